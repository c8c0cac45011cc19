"""Follows a match one log entry at a time, and knows of it what one seat knows."""

from throneroom.kit.game import Json
from throneroom.kit.position import UNDO, Position
from throneroom.kit.view import View


class Witness:
    """A position keeps the events of its last action only; a witness hears those of every action."""

    def __init__(self, match: Position, seat: int) -> None:
        self.game = game = match.game
        self.seat = seat
        self._match = match
        self._seen = game.from_text(match.origin, ()) if match.origin else game.start(match.seats, match.options, ())

    @property
    def view(self) -> View:
        """What this seat knows at the entry it has followed the match to."""
        return self._seen.view(self.seat)

    @property
    def is_behind(self) -> bool:
        """Are there entries that it has not followed yet?"""
        return self._seen.ply < self._match.ply

    def step(self) -> list[Json]:
        """One entry further; what this seat saw of it."""
        entry = self._match.log[self._seen.ply]
        self._seen.enter(*entry)
        return [] if entry[1] == UNDO else self.view.events()

    def catch_up(self) -> list[Json]:
        """Everything that this seat has seen since it last looked."""
        events = []
        while self.is_behind:
            events += self.step()
        return events
