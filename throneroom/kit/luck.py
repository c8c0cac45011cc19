"""The luck of a match: a secret, the commitment that is published first, and the answers that follow from them."""

import hashlib
import secrets
import struct

_COUNTERS = struct.Struct(">II")  # which answer, which try
_NUMBER = struct.Struct(">Q")
RANGE = 1 << 64  # numbers are below this
_BLOCK = 64
_INNER_PAD = bytes(byte ^ 0x36 for byte in range(256))
_OUTER_PAD = bytes(byte ^ 0x5C for byte in range(256))


class Luck:
    """The n-th answer is HMAC-SHA-256(secret, contributions, n, retry), mapped without bias by rejection."""

    def __init__(self, secret: bytes, contributions: bytes = b"", answers: int = 0) -> None:
        if len(secret) > _BLOCK:
            raise ValueError(f"A secret has at most {_BLOCK} bytes.")
        self.secret = secret
        self.contributions = contributions
        self.answers = answers
        self._ahead: list[int] = []  # first tries of the answers to come
        # HMAC (RFC 2104) with its two keyed hashes kept: a third of the time of hmac.digest, and a deal asks 28 times.
        key = secret.ljust(_BLOCK, b"\0")
        self._inner = hashlib.sha256(key.translate(_INNER_PAD) + contributions)
        self._outer = hashlib.sha256(key.translate(_OUTER_PAD))

    @classmethod
    def fresh(cls) -> "Luck":
        """A secret nobody can guess."""
        return cls(secrets.token_bytes(32))

    @classmethod
    def seeded(cls, seed: int) -> "Luck":
        """The same luck again for tests and examples."""
        return cls(hashlib.sha256(f"throneroom seed {seed}".encode()).digest())

    @property
    def commitment(self) -> str:
        """What is published before the first answer."""
        return hashlib.sha256(self.secret).hexdigest()

    def answer(self, options: int) -> int:
        """One of so many options, all equally likely."""
        n, retry = self.answers, 0
        self.used(1)
        while (number := self._number(n, retry)) >= RANGE - RANGE % options:
            retry += 1
        return number % options

    def ahead(self, n: int) -> list[int]:
        """The first tries of the next n answers: number % options, unless rejected by `answer`."""
        while len(self._ahead) < n:
            self._ahead.append(self._number(self.answers + len(self._ahead), 0))
        return self._ahead[:n]

    def used(self, n: int) -> None:
        """So many answers were given."""
        self.answers += n
        del self._ahead[:n]

    def _number(self, n: int, retry: int) -> int:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(_COUNTERS.pack(n, retry))
        outer.update(inner.digest())
        number: int = _NUMBER.unpack_from(outer.digest())[0]
        return number

    def copy(self) -> "Luck":
        """The same luck at the same point."""
        return Luck(self.secret, self.contributions, self.answers)
