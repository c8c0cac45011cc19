"""Games of Trůn to learn from, in compiled code: what `bench.trun_value` is fitted to."""

from collections.abc import Callable
from typing import Any

import numpy as np

from throneroom.bots import trun_solver as solver
from throneroom.bots.trun import greedy
from throneroom.bots.trun_search import let_chance_answer
from throneroom.bots.trun_value import COLUMNS, ROWS, worth
from throneroom.games.trun import STATE, actor, imagine, legal, play, start, view, winners
from throneroom.games.trun.pieces import CARDS
from throneroom.games.trun.pieces import HAND as TRICKS
from throneroom.games.trun.state import is_phase_two, led
from throneroom.kit import BIT, OVER, below, cells, door, number, rule
from throneroom.kit.room import Room, room
from throneroom.kit.speed import NATIVE
from throneroom.kit.state import layout_of_room

HANDS, FOLLOWERS, SCORES, PRIZE, LEADER, TARGET = 0, 2, 4, 6, 7, 8  # columns of a row; seat B's behind seat A's
WIDTH = TARGET + 1
SURE, UNSOLVED = 1_000_000, -1  # targets that say: seat A wins, and nobody knows
BLANK, TABLE, WORLD, AFTER, LATER = range(5)  # rows of the worlds
FEW_WHIMS, WHIMS, MORE_WHIMS = 8, 15, 40  # of 100 choices: in phase 2, in phase 1, in every fourth game
AT_ONCE = 1024  # games in the room
PATIENT_NODES, MEMO = 6_000_000, 1 << 20  # of the solver

ROOM = layout_of_room(
    ("ends", STATE, (AT_ONCE,)),  # of phase 1, where phase 2 starts
    ("worlds", STATE, (5,)),
    ("work", solver.WORK, (1,)),
    number("games"),
    number("looks_ahead"),  # 1: play by the value, not by hand
    number("rng", 1),
    number("rows", AT_ONCE, TRICKS + 1, WIDTH),
    number("targets", AT_ONCE),
    number("options", 1),  # nobody writes here
    number("memo", MEMO, 2),
    cells("acts", 5, CARDS),
    ("net", np.float32, (ROWS, COLUMNS)),
    ("sums", np.float32, (COLUMNS,)),
)
DOORS = ("play_phase_one", "play_phase_two", "worth_of", "solve")


@rule
def note(s, row):
    """A position at the start of a trick. In phase 2 the hands are the followers."""
    for p in range(2):
        row[HANDS + p] = 0 if is_phase_two(s) else s.hand[p]
        row[FOLLOWERS + p] = s.hand[p] if is_phase_two(s) else s.followers[p]
        row[SCORES + p] = s.score[p]
    row[PRIZE] = s.prize
    row[LEADER] = actor(s)


@rule
def best_reply(r, at, seat):
    """The reply after which the value is best for this seat, and that value."""
    best, chosen = -1.0, 0
    for i in range(legal(r.worlds[at], seat, r.acts[at])):
        r.worlds[at + 1] = r.worlds[at]
        play(r.worlds[at + 1], seat, int(r.acts[at, i]))
        let_chance_answer(r.worlds[at + 1], r.rng)
        hope = worth(r.worlds[at + 1], r.net, r.sums)
        if (hope if seat == 0 else 1 - hope) > best:
            best, chosen = hope if seat == 0 else 1 - hope, int(r.acts[at, i])
    return chosen, best


@rule
def best_action(r, seat):
    """One trick ahead in an imagined world."""
    if led(r.worlds[WORLD]) >= 0:
        return best_reply(r, WORLD, seat)[0]
    best, chosen = -1.0, 0
    for i in range(legal(r.worlds[WORLD], seat, r.acts[WORLD])):
        r.worlds[AFTER] = r.worlds[WORLD]
        play(r.worlds[AFTER], seat, int(r.acts[WORLD, i]))
        hope = 1 - best_reply(r, AFTER, 1 - seat)[1]
        if hope > best:
            best, chosen = hope, int(r.acts[WORLD, i])
    return chosen


@rule
def choice(r, whims, looks_ahead):
    """What a seat does, from its view: any action on a whim, else by hand or by the value."""
    table, world = r.worlds[TABLE], r.worlds[WORLD]
    seat = actor(table)
    if below(r.rng, 100) < whims:
        return int(r.acts[TABLE, below(r.rng, legal(table, seat, r.acts[TABLE]))])
    r.worlds[WORLD] = r.worlds[BLANK]
    view(table, seat, world)
    if not looks_ahead:
        return int(greedy(world, seat, world, r.rng))
    imagine(world, seat, r.rng)
    return best_action(r, seat)


@rule
def begin(r):
    """A new deal; how many whims it will see."""
    r.worlds[TABLE] = r.worlds[BLANK]
    start(r.worlds[TABLE], 2, r.options)
    let_chance_answer(r.worlds[TABLE], r.rng)
    return MORE_WHIMS if below(r.rng, 4) == 0 else WHIMS


# -- the doors ------------------------------------------------------------------------------------------------


@door
def play_phase_one(room):
    """So many `games`: fourteen `rows` of each, and its end as a state."""
    r = room[0]
    s = r.worlds[TABLE]
    for k in range(r.games):
        whims = begin(r)
        trick = 0
        while not is_phase_two(s):
            if led(s) < 0:
                note(s, r.rows[k, trick])
                trick += 1
            play(s, actor(s), choice(r, whims, r.looks_ahead))
            let_chance_answer(s, r.rng)
        note(s, r.rows[k, TRICKS])
        r.ends[k] = r.worlds[TABLE]


@door
def play_phase_two(room):
    """The `targets` of so many `ends`: by hand to the end."""
    r = room[0]
    s = r.worlds[TABLE]
    for k in range(r.games):
        r.worlds[TABLE] = r.ends[k]
        while actor(s) != OVER:
            play(s, actor(s), choice(r, FEW_WHIMS, 0))
        won = winners(s)
        r.targets[k] = SURE if won == BIT[0] else 0 if won == BIT[1] else SURE // 2


@door
def worth_of(room):
    """The same by the value."""
    r = room[0]
    for k in range(r.games):
        r.targets[k] = int(worth(r.ends[k], r.net, r.sums) * SURE)


@door
def solve(room):
    """The same under best play, unless that takes too long."""
    r = room[0]
    w = r.work[0]
    for k in range(r.games):
        solver.begin(r.ends[k : k + 1], r.work)
        solver.go_on(r.work, PATIENT_NODES, r.memo)
        sign = int(w.low > 0) - int(w.high < 0)
        r.targets[k] = SURE * (1 + sign) // 2 if solver.is_settled(r.work) else UNSOLVED


# -- for Python -----------------------------------------------------------------------------------------------


def opened() -> Room:
    """All this in one room."""
    return room("throneroom.games.trun", "bench.trun_games", speed=NATIVE)


def phase_one(games: int, looks_ahead: bool, weights: Any, rng: Any) -> tuple[Any, Any]:
    """Fourteen positions of each game, and the last of them as a state."""
    rows, ends = np.zeros((games, TRICKS + 1, WIDTH), np.int64), np.zeros((games, STATE.itemsize), np.uint8)
    here = opened()
    here.at.looks_ahead[0], here.at.net[:], here.at.rng[:] = looks_ahead, weights, rng
    for k in range(0, games, AT_ONCE):
        n = min(AT_ONCE, games - k)
        here.at.games[0] = n
        here.door.play_phase_one()
        rows[k : k + n], ends[k : k + n] = here.at.rows[:n], here.at.ends[:n]
    rng[:] = here.at.rng
    return rows.reshape(-1, WIDTH), ends.view(STATE).reshape(-1)


def targets(states: Any, by: Callable[[], object], at_once: int = AT_ONCE) -> Any:
    """What a door says to starts of phase 2."""
    found, at = np.zeros(len(states), np.int64), opened().at
    for k in range(0, len(states), at_once):
        some = states[k : k + at_once]
        n = len(some)
        at.games[0], at.ends[:n] = n, some.view(np.uint8).reshape(n, -1)
        by()
        found[k : k + n] = at.targets[:n]
    return found


def by_hand(games: int, rng: Any, weights: Any) -> Any:
    """Starts of phase 2, and who won them by hand-made play with a few whims."""
    rows, states = starts(games, rng, weights)
    here = opened()
    here.at.rng[:] = rng
    rows[:, TARGET] = targets(states, here.door.play_phase_two)
    rng[:] = here.at.rng
    return rows


def starts(games: int, rng: Any, weights: Any) -> tuple[Any, Any]:
    """Starts of phase 2 as rows and as states."""
    rows, ends = phase_one(games, False, weights, rng)
    return rows[TRICKS :: TRICKS + 1].copy(), ends


def recruiting(games: int, rng: Any, weights: Any, ends: Any, looks_ahead: bool) -> Any:
    """Positions of phase 1 and the value of the phase 2 they led to, by the weights fitted to ends."""
    rows, states = phase_one(games, looks_ahead, weights, rng)
    here = opened()
    here.at.net[:] = ends
    rows[:, TARGET] = np.repeat(targets(states, here.door.worth_of), TRICKS + 1)
    return rows
