"""A game as the rest of the world sees it: facts, and a first position."""

import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from throneroom.kit.errors import Illegal, Malformed
from throneroom.kit.kinds import Kinds
from throneroom.kit.luck import Luck
from throneroom.kit.reasons import Reasons
from throneroom.kit.state import blank
from throneroom.kit.text import SEATS

if TYPE_CHECKING:
    from throneroom.kit.calls import Doors
    from throneroom.kit.position import Position

Json = dict[str, Any]
Frame = Sequence[int]  # step, asked, and four arguments


@dataclass(frozen=True)
class Option:
    """A choice made when a table is opened; the first value is the default."""

    name: str
    values: tuple[str, ...]
    of_seats: bool = False  # a value that is a seat's letter must be a seat of the table, and moves on in a rematch


class Codec(Protocol):
    """A game's texts: the module `text` of its package."""

    ZONES: tuple[str, ...]  # the words that begin a zone in its position text

    def write_action(self, frame: Frame, action: int) -> str:
        """One line of notation. It follows from the question asked, which is public, and the number alone."""

    def read_action(self, text: str) -> int:
        """Its number; Malformed if it is no action of this game at all."""

    def action_json(self, frame: Frame, action: int) -> Mapping[str, Any]:
        """A small typed object; its `text` is the notation."""

    def write_position(self, s: Any) -> str:
        """A position, or a view with its holes, as text."""

    def read_position(self, text: str, out: Any) -> Sequence[int]:
        """Fill a blank state; return the next answers of CHANCE that the text fixes."""

    def view_json(self, v: Any, seat: int) -> Mapping[str, Any]:
        """A view for people and browsers."""

    def meant(self, frame: Frame, thing: str) -> int:
        """The action that a thing stands for while this is asked: a touched card, a written action; or NO_ACTION."""


PARTS = (  # of a game, and the names that its package has for them
    ("options", "OPTIONS"),
    ("state", "STATE"),
    ("codec", "text"),
    ("events", "EVENTS"),
    ("reasons", "REASONS"),
    ("table", "Table"),
    ("action", "Action"),
    ("features", "FEATURES"),
    ("steps", "STEPS"),
)


@dataclass(frozen=True)
class Game:
    """The facts of a game. `throneroom.game("trun")` gives one."""

    name: str
    package: str
    version: int  # of the rules: a record keeps the version it was played with
    seats: range
    minutes: int  # that people who know it take, about
    options: tuple[Option, ...]
    state: np.dtype[Any]
    codec: Codec
    events: Kinds  # everything that can happen
    reasons: Reasons  # and why something cannot be done
    table: type  # what `view_json` gives
    action: type  # what `action_json` gives, with its text
    actions: int  # action numbers are below this
    widest: int  # no question has more options
    longest: int  # no match has more entries in its log, undo aside: the length law
    features: int  # how many numbers a network is told
    steps: tuple[str, ...] = ("over",)  # what can be asked, by number
    undo: bool = True  # may a seat take back its own actions, as far as Position.undo allows?

    rules: str = ""  # what its rooms are opened by: the package, with a version behind it if it is an earlier one

    def __post_init__(self) -> None:
        object.__setattr__(self, "rules", self.rules or self.package)

    @classmethod
    def of(cls, package: str, name: str = "", **facts: Any) -> "Game":
        """The game of a package, with what the names in it do not tell: version, seats and sizes."""
        here = sys.modules[package]
        parts = {part: getattr(here, known) for part, known in PARTS}
        return cls(name or package.rpartition(".")[2], package, **parts, **facts)

    def at(self, version: int) -> "Game | None":
        """The game under an earlier version of its rules; None if there is no such version here."""
        from throneroom.kit.versions import earlier

        return self if version == self.version else earlier(self, version)

    def __reduce__(self) -> "tuple[Callable[[str, int], Game], tuple[str, int]]":
        """Pickled by its name and version: another process has the same rules, or refuses."""
        return known, (self.package, self.version)

    @cached_property
    def _here(self) -> threading.local:
        return threading.local()

    @property
    def doors(self) -> "Doors":
        """The rules, for the thread that asks."""
        try:
            return self._here.doors  # type: ignore[no-any-return]
        except AttributeError:
            from throneroom.kit.calls import Doors
            from throneroom.kit.room import room

            self._here.doors = Doors(room(self.rules, "throneroom.kit.doors"))
            return self._here.doors  # type: ignore[no-any-return]

    def start(
        self,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        luck: Luck | int | Sequence[str] | None = None,
        watched: bool = False,
    ) -> "Position":
        """A new match. Luck is fresh, seeded by a number, or a list of answers after which CHANCE waits for more."""
        from throneroom.kit.position import Position

        seats = self.seats[0] if seats is None else seats
        self.check_seats(seats)
        state = blank(self.state)
        chosen = self.read_options(options or {}, seats)
        self.doors.start_on(state, seats, self.option_numbers(chosen))
        return Position(self, state, luck, seats=seats, options=chosen, watched=watched)

    def from_text(self, text: str, luck: Luck | int | Sequence[str] | None = None) -> "Position":
        """The position that a text describes."""
        from throneroom.kit.position import Position

        state = blank(self.state)
        script = self.codec.read_position(text, state[0])
        origin = self.codec.write_position(state[0])
        return Position(self, state, luck, seats=int(state[0].seats), origin=origin, script=script)

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players that the game does not have."""
        if seats not in self.seats:
            raise Illegal("seat-count", game=self.name, sent=seats, least=self.seats[0], most=self.seats[-1])

    def read_options(self, options: Mapping[str, str], seats: int) -> dict[str, str]:
        """All options, those not named at their defaults."""
        chosen = {option.name: option.values[0] for option in self.options}
        for name, value in options.items():
            if name not in chosen:
                raise Malformed("option", sent=name, game=self.name, known=", ".join(chosen) or "-")
            values = self.option_values(name, seats)
            if value not in values:
                raise Malformed("option-value", sent=str(value), option=name, known=", ".join(values))
            chosen[name] = value
        return chosen

    def changed(self, options: Mapping[str, str]) -> list[str]:
        """The options that are not at their defaults, by name."""
        usual = {option.name: option.values[0] for option in self.options}
        return [name for name, value in usual.items() if options.get(name, value) != value]

    def option_values(self, name: str, seats: int) -> tuple[str, ...]:
        """What an option can be at a table with so many seats."""
        option = next(option for option in self.options if option.name == name)
        return tuple(value for value in option.values if not option.of_seats or value not in SEATS[seats:])

    def options_again(self, options: Mapping[str, str], seats: int) -> dict[str, str]:
        """Those of a rematch: what one seat had by choice, as to begin, the next one has."""
        moving = [option.name for option in self.options if option.of_seats and options[option.name] in SEATS]
        return dict(options) | {name: SEATS[(SEATS.index(options[name]) + 1) % seats] for name in moving}

    def option_numbers(self, chosen: Mapping[str, str]) -> Any:
        """The options as the rules read them: the index of each value."""
        numbers = [option.values.index(chosen[option.name]) for option in self.options]
        return np.array([*numbers, 0], np.int64)


def known(package: str, version: int) -> Game:
    """The game of a package, under some version of its rules."""
    today: Game = import_module(package).GAME
    found = today.at(version)
    if found is None:
        raise Malformed("record-version", game=today.name, sent=version, known=today.version)
    return found
