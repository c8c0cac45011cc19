"""Small tables to test rules on: somebody acts somewhere, with all that is needed written as text."""

from typing import Any

import throneroom.games.trolli
from throneroom import Position
from throneroom.games.trolli.pieces import PLACE_NAMES

GAME = throneroom.games.trolli.GAME
A, B, C, D = range(4)
CLANS = ("red", "yellow", "purple", "turquoise")
COVERED = (3, 3, 3, 2)
VILLAGE = "castle:C4 bells:3 camps:3 babies:1 humans:1"
CAVES_UP = "{P01 L01 R01 V01 V09}"
CARDS_UP = "{bat1 bat5 snake5 toad5 toad8}"
Zones = dict[str, str]


def text(ask: str, seats: int = 2, villages: Zones | None = None, common: str = "", **players: Zones) -> str:
    """A position: every board as at the start but for what is written."""
    lines = [f"seats {seats} first A turn A mover 1 {common}"]
    if "caves" not in common:
        lines.append(f"caves {CAVES_UP}")
    if "trolls-up" not in common:
        lines.append(f"trolls-up {CARDS_UP}")
    for village in PLACE_NAMES[4 : 4 + seats]:
        lines.append(f"village-{village} {(villages or {}).get(village, VILLAGE)}")
    for p in range(seats):
        zones = {"clan": CLANS[p], "covered": str(COVERED[p]), "camps": "{O G D X}", "babies": "{P Q C T}"}
        zones |= players.get("ABCD"[p], {})
        lines.append(f"{'ABCD'[p]} " + " ".join(f"{name} {value}" for name, value in zones.items() if value))
    return "\n".join([*lines, f"ask {ask}"])


def acting(place: str, points: int, foreign: int = 0, used: int = 0, **rest: Any) -> Position:
    """A acts at a place with so many action points, in phase 3."""
    frame = f"act A {PLACE_NAMES.index(place)} {points} {foreign} {used}"
    return GAME.from_text(text(f"pass - deal chance 0 1 {frame}", **rest), ())


def moving(phase: int = 2, **rest: Any) -> Position:
    """A is to move a troll; the displays are not filled up afterwards."""
    return GAME.from_text(text(f"pass - deal chance 0 1 move A {phase}", **rest), ())


def done(position: Position, *actions: str) -> Position:
    """The same position after these actions of whoever is asked."""
    for action in actions:
        position.play(action)
    return position


def may(position: Position, action: str) -> bool:
    """Is it legal for whoever is asked?"""
    return action in position.legal(position.actor)


def now(position: Position) -> Any:
    """The state, to be read."""
    return position.state()[0]


def asked(position: Position) -> list[int]:
    """The top frame: step, asked, arguments."""
    s = now(position)
    return [int(n) for n in s.stack[int(s.depth) - 1]] if s.depth else []


def points_left(position: Position) -> tuple[int, int]:
    """Own and foreign action points of the top frame."""
    return asked(position)[3], asked(position)[4]


def dealt(seats: int = 4, luck: int = 1, **options: str) -> Position:
    """A table that has just been set up; a start human stands in the mining cave."""
    position = GAME.start(seats, options, luck)
    return done(position, "house mine") if may(position, "house mine") else position


def broken(position: Position) -> int:
    """The number of a broken invariant."""
    return int(GAME.doors.broken_in(position.state()))
