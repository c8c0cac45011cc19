"""What one seat may know, in the forms that people, browsers, bots and networks want."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from throneroom.kit.calls import asked_in
from throneroom.kit.frames import ASKED
from throneroom.kit.reasons import Attempt, Why
from throneroom.kit.rng import Rng
from throneroom.kit.state import States, copied, top_frame
from throneroom.kit.text import SEATS, names_in, seat_name

if TYPE_CHECKING:
    from throneroom.kit.game import Game, Json


@dataclass(frozen=True)
class View:
    """Made from `view` alone: there is no way from here to the state."""

    game: "Game"
    seat: int
    array: States
    known: "list[int] | None" = None  # its legal actions, where they were found together with it

    @property
    def is_asked(self) -> bool:
        """Is this seat to act?"""
        return self.seat >= 0 and bool(max(asked_in(self.array), 0) >> self.seat & 1)

    def actions(self) -> list[int]:
        """The legal actions of this seat, as numbers; none when it is not asked."""
        if self.known is not None:
            return list(self.known)
        if not self.is_asked:
            return []
        out = np.zeros(self.game.widest, np.int16)
        n = self.game.doors.legal_of(self.array, self.seat, out)
        actions: list[int] = out[:n].tolist()
        return actions

    def legal(self) -> list[str]:
        """The legal actions of this seat, as text."""
        frame = top_frame(self.array)
        return [self.game.codec.write_action(frame, action) for action in self.actions()]

    def why_not(self, thing: str) -> Why | None:
        """The rule that keeps this seat from using a thing now; None if it can be used."""
        action = self.game.codec.meant(top_frame(self.array), thing)
        number = self.game.doors.refusal_of(self.array, self.seat, action)
        return self.game.reasons.why(number, Attempt(self.array[0], self.seat, action, thing))

    @property
    def text(self) -> str:
        """The position as far as it is known: `?3` stands for three unknown cards."""
        return self.game.codec.write_position(self.array[0])

    def events(self) -> list["Json"]:
        """What the last entry of the log did, as far as this seat saw it; `Position.events` tells more."""
        told = self.array["told"].item()
        return [self.game.events.write(event) for event in self.array["events"][0, :told].tolist()]

    def json(self) -> "Json":
        """The whole view for a browser: the table and the legal actions."""
        codec, frame = self.game.codec, top_frame(self.array)
        return {
            "game": self.game.name,
            "seat": seat_name(self.seat) if self.seat >= 0 else "watcher",
            "waiting": names_in(max(frame[ASKED], 0), SEATS) if frame else [],
            "table": codec.view_json(self.array[0], self.seat),
            "legal": [codec.action_json(frame, action) for action in self.actions()],
        }

    def __reduce__(self) -> "tuple[Callable[..., View], tuple[Game, int, bytes, list[int] | None]]":
        """Pickled as the bytes that this seat may know, and the game by its name."""
        return _of_bytes, (self.game, self.seat, self.array.tobytes(), self.known)

    def features(self) -> npt.NDArray[np.int16]:
        """Numbers for a network."""
        out = np.zeros(self.game.features, np.int16)
        self.game.doors.features_of(self.array, self.seat, out)
        return out

    def imagine(self, rng: Rng) -> States:
        """A state that this view cannot rule out, each equally likely."""
        world = copied(self.array)
        self.game.doors.imagine_in(world, self.seat, rng)
        return world


def states_of(content: bytes, game: "Game") -> States:
    """The state or view that these bytes are, in memory of its own."""
    return np.frombuffer(bytearray(content), game.state)


def _of_bytes(game: "Game", seat: int, seen: bytes, known: list[int] | None) -> View:
    return View(game, seat, states_of(seen, game), known)
