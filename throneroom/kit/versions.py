"""Earlier versions of a game's rules: a match that began under one goes on under it, and is replayed by it for ever.

The module of an earlier version is kept (`python -m throneroom.modules.keep GAME`, before the version is raised), and
with it what its numbers meant: steps, kinds of events, reasons, rows of sentences. Texts and JSON are those of today.
So what an earlier state holds is handed to today's codec under the same names, in today's numbers.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple, Protocol, runtime_checkable

import numpy as np

from throneroom.kit.errors import Malformed
from throneroom.kit.events import KIND
from throneroom.kit.game import Codec, Frame, Game, Option
from throneroom.kit.portable import Module, module
from throneroom.kit.state import States, blank

Numbers = Mapping[int, int]  # by numbers


@runtime_checkable
class OfSentences(Protocol):
    """A codec of a game whose cards are sentences: the first argument of some frames is the number of a row."""

    ROW_NAMES: Sequence[str]  # by number; nothing where there is no row

    def is_of_row(self, step: int) -> bool:
        """Is it the first argument of this step's frames?"""


class Meaning(NamedTuple):
    """What stands for the numbers of one version in another."""

    steps: Numbers
    kinds: Numbers
    rows: Numbers
    of_rows: Collection[int]  # steps

    def frame(self, frame: Frame) -> Frame:
        """A frame with the numbers of the other version."""
        step, asked, first, *rest = frame
        return [self.steps[step], asked, self.rows[first] if step in self.of_rows else first, *rest]

    def back(self) -> "Meaning":
        """The other way, as far as there is one."""
        steps, kinds, rows = (inverse(numbers) for numbers in (self.steps, self.kinds, self.rows))
        return Meaning(steps, kinds, rows, {self.steps[step] for step in self.of_rows})


@cache
def earlier(game: Game, version: int) -> Game | None:
    """The game as it was in this version; None if its module was not kept, or cannot run here."""
    rules = f"{game.package}@{version}"
    kept = module(rules)
    if kept is None:
        return None
    facts, codec = kept.layout["facts"], Translated(game, kept)
    return replace(
        game,
        version=version,
        rules=rules,
        state=state_of(kept),
        codec=codec,
        events=game.events.numbered(kept.layout["events"]),
        reasons=game.reasons.numbered([tuple(reason) for reason in kept.layout["reasons"]], codec.today),
        steps=tuple(kept.layout["steps"]),
        seats=range(*facts["seats"]),
        options=tuple(Option(name, tuple(values), of_seats) for name, values, of_seats in facts["options"]),
        **{name: facts[name] for name in ("actions", "widest", "longest", "features", "undo")},
    )


def state_of(kept: Module) -> np.dtype[Any]:
    """What a state is in a kept module."""
    return kept.kind_of("doors")["state"].base


class Translated:
    """Today's codec for the states and frames of an earlier version."""

    def __init__(self, game: Game, kept: Module) -> None:
        self._codec: Codec = game.codec
        self._now, self._then = game.state, state_of(kept)
        steps = numbers_of(kept.layout["steps"], game.steps)
        kinds = numbers_of(["", *kept.layout["events"]], ["", *(kind.name for kind in game.events)])
        rows = numbers_of(kept.layout["rows"], row_names(game))
        is_of_row = game.codec.is_of_row if isinstance(game.codec, OfSentences) else lambda step: False
        self._meaning = Meaning(steps, kinds, rows, {then for then, now in steps.items() if is_of_row(now)})
        self.ZONES = self._codec.ZONES

    def write_action(self, frame: Frame, action: int) -> str:
        """One line of notation."""
        return self._codec.write_action(self._meaning.frame(frame), action)

    def read_action(self, text: str) -> int:
        """Its number: numbers of actions never change, since logs hold them."""
        return self._codec.read_action(text)

    def action_json(self, frame: Frame, action: int) -> Any:
        """A small typed object."""
        return self._codec.action_json(self._meaning.frame(frame), action)

    def meant(self, frame: Frame, thing: str) -> int:
        """The action that a thing stands for."""
        return self._codec.meant(self._meaning.frame(frame) if frame else frame, thing)

    def write_position(self, s: Any) -> str:
        """As text."""
        return self._codec.write_position(self.today(s))

    def view_json(self, v: Any, seat: int) -> Any:
        """For people and browsers."""
        return self._codec.view_json(self.today(v), seat)

    def read_position(self, text: str, out: Any) -> Sequence[int]:
        """Fill a blank state of the earlier version."""
        read, then = blank(self._now), blank(self._then)
        script = self._codec.read_position(text, read[0])
        try:
            move(read, then, self._meaning.back())
        except KeyError:
            raise Malformed("ask", sent=text.rpartition("ask ")[2]) from None
        for name in self._then.names or ():
            out[name] = then[0][name]
        return script

    def today(self, s: Any) -> Any:
        """The same table as a state of today."""
        before = np.zeros(1, self._then)
        before[0] = s
        now = blank(self._now)
        move(before, now, self._meaning)
        return now[0]


def row_names(game: Game) -> Sequence[str]:
    """Of every row of a sentence, by number."""
    return game.codec.ROW_NAMES if isinstance(game.codec, OfSentences) else ()


def numbers_of(then: Sequence[str], now: Sequence[str]) -> Numbers:
    """From the numbers of names then to those of today; a name that is gone is told by its name."""
    return {number: now.index(name) for number, name in enumerate(then)}


def inverse(numbers: Numbers) -> Numbers:
    """From today's numbers to those of then, as far as they existed."""
    return {there: here for here, there in numbers.items()}


def move(source: States, target: States, meaning: Meaning) -> None:
    """What two layouts have in common, from one to the other, with the numbers of the other."""
    for name in set(source.dtype.names or ()) & set(target.dtype.names or ()):
        a, b = source[name], target[name]
        common = tuple(slice(min(one, other)) for one, other in zip(a.shape, b.shape, strict=True))
        b[common] = a[common]
    for frame in target["stack"][0, : target["depth"].item()]:
        frame[:] = meaning.frame(frame)
    for event in target["events"][0, : target["told"].item()]:
        event[KIND] = meaning.kinds[event[KIND]]
