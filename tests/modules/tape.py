"""Decisions of the levels on tape: what was laid into each room, which door was used, and a digest of what came out.

python -m tests.modules.tape GAME DECISIONS SIMULATIONS > tape.jsonl

The same tape must come from every speed, which is told beside it; Node plays it back (tape.mjs) and compares each
digest.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from tests.native import speeds_opened
from throneroom import GAMES, Game
from throneroom.bots import LEVELS, bot
from throneroom.bots.levels import level
from throneroom.kit import room as rooms
from throneroom.kit import seeded
from throneroom.kit.rng import below
from throneroom.kit.room import Room
from throneroom.kit.view import View

LARGEST = 1 << 16  # bytes of a field that is looked at: trees and memos show in what is chosen
OFTEN = 3  # of so many questions one is a decision


class Taped(Room):
    """A room whose doors are written down."""

    def __init__(self, room: Room, place: str) -> None:
        self.block, self.at, self.speed, self.place = room.block, room.at, room.speed, place
        self.kept: dict[str, bytes] = {}
        self.door = SimpleNamespace(**{name: self._taped(name, use) for name, use in vars(room.door).items()})

    def _fields(self) -> Iterator[tuple[str, bytes]]:
        for name, field in vars(self.at).items():
            if field.nbytes <= LARGEST and name != "words":
                yield name, field.tobytes()

    def _taped(self, name: str, use: Any) -> Any:
        def used() -> None:
            laid = [[field, now.hex()] for field, now in self._fields() if self.kept.get(field) != now]
            use()
            self.kept = dict(self._fields())
            after = hashlib.sha256(b"".join(self.kept.values())).hexdigest()
            print(json.dumps({"room": self.place, "door": name, "laid": laid, "after": after}))

        return used


def tape(game: Game, decisions: int, most: int) -> None:
    """So many decisions of each level, with its settings and at most so many simulations."""
    open_room = rooms._opened
    rooms._opened = lambda wanted, speed: Taped(open_room(wanted, speed), wanted.place)
    for name in LEVELS:
        player = bot(f"{name}:{min(most, level(name, game).simulations)}", game)  # type: ignore[attr-defined]
        for number, view in enumerate(views(game, decisions)):
            player.choose(view, seeded(number))


def views(game: Game, most: int) -> Iterator[View]:
    """Real questions out of uniform matches, at every seat count by turns."""
    found, luck = 0, 0
    while True:
        match, rng = game.start(game.seats[luck % len(game.seats)], luck=luck), seeded(luck)
        luck += 1
        while not match.is_over:
            seat = match.actor
            actions = match.actions(seat)
            if len(actions) > 1 and below(rng, OFTEN) == 0:
                if found == most:
                    return
                found += 1
                yield match.view(seat)
            match.play(actions[below(rng, len(actions))], seat)


if __name__ == "__main__":
    tape(GAMES[sys.argv[1]], int(sys.argv[2]), int(sys.argv[3]))
    print(speeds_opened(), file=sys.stderr)
