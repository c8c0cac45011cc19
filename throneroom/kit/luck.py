"""The luck of a match: a secret, the commitment that is published first, and the answers that follow from them."""

import hashlib
import hmac
import secrets
import struct
from dataclasses import dataclass

_COUNTERS = struct.Struct(">II")  # which answer, which try
_NUMBER = struct.Struct(">Q")
_RANGE = 1 << 64


@dataclass(slots=True)
class Luck:
    """The n-th answer is HMAC-SHA-256(secret, contributions, n, retry), mapped without bias by rejection."""

    secret: bytes
    contributions: bytes = b""
    answers: int = 0

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
        self.answers = n + 1
        while True:
            message = self.contributions + _COUNTERS.pack(n, retry)
            number = _NUMBER.unpack_from(hmac.digest(self.secret, message, "sha256"))[0]
            if number < _RANGE - _RANGE % options:
                return int(number % options)
            retry += 1

    def copy(self) -> "Luck":
        """The same luck at the same point."""
        return Luck(self.secret, self.contributions, self.answers)
