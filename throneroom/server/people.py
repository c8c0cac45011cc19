"""Guests: a name and a signed cookie. Secrets are 128 bits and kept only as hashes."""

import hashlib
import hmac
import secrets
import unicodedata
from dataclasses import dataclass

from throneroom.kit.errors import Malformed
from throneroom.server import names
from throneroom.server.codes import new_code, sealed

COOKIE = "throneroom"
LONGEST_NAME = 24
YEAR = 365 * 24 * 3600  # seconds


@dataclass(frozen=True)
class Guest:
    """Somebody with a name."""

    id: str
    name: str


@dataclass(frozen=True)
class Invite:
    """What lets somebody in: a secret for a link, and a code to be said aloud."""

    secret: str
    code: str = ""

    def kept(self, key: bytes) -> dict[str, str | None]:
        """What is stored of it."""
        return {"invite": hashed(self.secret), "code": sealed(self.code, key) if self.code else None}


class Ids:
    """Where new identifiers and secrets come from; tests bring their own."""

    def table(self) -> str:
        """Short enough to be read aloud."""
        return _letters(10)

    def guest(self) -> str:
        """Not to be guessed."""
        return _letters(20)

    def secret(self) -> str:
        """128 bits for a link."""
        return secrets.token_hex(16)

    def code(self) -> str:
        """Short enough to be said aloud."""
        return new_code()

    def luck(self) -> bytes:
        """256 bits for a match."""
        return secrets.token_bytes(32)

    def key(self) -> str:
        """256 bits that sign cookies."""
        return secrets.token_hex(32)


def _letters(length: int) -> str:
    """Letters and digits that nobody mixes up."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(length))


def hashed(secret: str) -> str:
    """What is stored of a secret; being random and long, it needs no salt."""
    return hashlib.sha256(secret.encode()).hexdigest()


def sign(guest: str, key: bytes) -> str:
    """The value of a guest's cookie."""
    return f"{guest}.{_seal(guest, key)}"


def signed(value: str, key: bytes) -> str | None:
    """The guest of a cookie; none if somebody made it up."""
    guest, _, seal = value.partition(".")
    return guest if hmac.compare_digest(seal.encode(), _seal(guest, key).encode()) else None


def _seal(guest: str, key: bytes) -> str:
    return hmac.new(key, b"guest " + guest.encode(), hashlib.sha256).hexdigest()


def read_name(name: str) -> str:
    """A name that can be shown to others, and fools nobody."""
    printed = "".join(c if c.isprintable() else " " for c in name)
    shown = unicodedata.normalize("NFC", " ".join(printed.split()))
    if not 1 <= len(shown) <= LONGEST_NAME or names.hides_something(shown):
        raise Malformed("name", sent=name, most=LONGEST_NAME)
    if names.mixes_scripts(shown):
        raise Malformed("name-scripts", sent=shown)
    if names.is_a_bots(shown):
        raise Malformed("name-bot", sent=shown)
    return shown
