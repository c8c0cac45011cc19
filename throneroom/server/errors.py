"""What a server refuses beyond the rules of a game."""

from throneroom.kit.errors import Refusal


class Forbidden(Refusal):
    """It is not this person's to do."""


class Missing(Refusal):
    """There is no such thing, or this person may not know of it."""


class Conflict(Refusal):
    """It cannot be done now."""


class TooMany(Refusal):
    """Too much at once."""


class Unavailable(Refusal):
    """The server cannot keep anything at the moment, so it does nothing."""


class Elsewhere(Unavailable):
    """Another node has this table: it is to be asked."""

    def __init__(self, url: str, table: str) -> None:
        super().__init__("moved")
        self.url, self.table = url, table
