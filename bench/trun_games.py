"""Games of Trůn to learn from, in compiled code: what `bench.trun_value` is fitted to."""

from typing import Any

import numpy as np

from throneroom.bots.trun import greedy
from throneroom.bots.trun_search import let_chance_answer
from throneroom.bots.trun_value import COLUMNS, worth
from throneroom.games.trun import STATE, actor, imagine, legal, play, start, view, winners
from throneroom.games.trun.pieces import CARDS
from throneroom.games.trun.pieces import HAND as TRICKS
from throneroom.games.trun.state import is_phase_two, led
from throneroom.kit import BIT, OVER, below, door, large_rule, rule

HANDS, FOLLOWERS, SCORES, PRIZE, LEADER, TARGET = 0, 2, 4, 6, 7, 8  # columns of a row; seat B's behind seat A's
WIDTH = TARGET + 1
SURE = 1_000_000  # a target that says: seat A wins
BLANK, TABLE, WORLD, AFTER, LATER = range(5)  # rows of the worlds
WHIMS, MORE_WHIMS = 15, 40  # of 100 choices; every fourth game has more


@rule
def note(s, row):
    """A position at the start of a trick. In phase 2 the hands are the followers."""
    for p in range(2):
        row[HANDS + p] = 0 if is_phase_two(s) else s.hand[p]
        row[FOLLOWERS + p] = s.hand[p] if is_phase_two(s) else s.followers[p]
        row[SCORES + p] = s.score[p]
    row[PRIZE] = s.prize
    row[LEADER] = actor(s)


@large_rule
def best_reply(worlds, at, seat, acts, net, sums, rng):
    """The reply after which the value is best for this seat, and that value."""
    best, chosen = -1.0, 0
    for i in range(legal(worlds[at], seat, acts[at])):
        worlds[at + 1] = worlds[at]
        play(worlds[at + 1], seat, int(acts[at, i]))
        let_chance_answer(worlds[at + 1], rng)
        hope = worth(worlds[at + 1], net, sums)
        if (hope if seat == 0 else 1 - hope) > best:
            best, chosen = hope if seat == 0 else 1 - hope, int(acts[at, i])
    return chosen, best


@large_rule
def best_action(worlds, seat, acts, net, sums, rng):
    """One trick ahead in an imagined world."""
    if led(worlds[WORLD]) >= 0:
        return best_reply(worlds, WORLD, seat, acts, net, sums, rng)[0]
    best, chosen = -1.0, 0
    for i in range(legal(worlds[WORLD], seat, acts[WORLD])):
        worlds[AFTER] = worlds[WORLD]
        play(worlds[AFTER], seat, int(acts[WORLD, i]))
        hope = 1 - best_reply(worlds, AFTER, 1 - seat, acts, net, sums, rng)[1]
        if hope > best:
            best, chosen = hope, int(acts[WORLD, i])
    return chosen


@large_rule
def choice(worlds, acts, whims, looks_ahead, net, sums, rng):
    """What a seat does, from its view: any action on a whim, else by hand or by the value."""
    seat = actor(worlds[TABLE])
    if below(rng, 100) < whims:
        return int(acts[TABLE, below(rng, legal(worlds[TABLE], seat, acts[TABLE]))])
    worlds[WORLD] = worlds[BLANK]
    view(worlds[TABLE], seat, worlds[WORLD])
    if not looks_ahead:
        return int(greedy(worlds[WORLD], seat, worlds[WORLD], rng))
    imagine(worlds[WORLD], seat, rng)
    return best_action(worlds, seat, acts, net, sums, rng)


@rule
def begin(worlds, rng):
    """A new deal."""
    worlds[TABLE] = worlds[BLANK]
    start(worlds[TABLE], 2, np.zeros(1, np.int64))
    let_chance_answer(worlds[TABLE], rng)
    return MORE_WHIMS if below(rng, 4) == 0 else WHIMS


@door
def play_phase_one(rows, ends, looks_ahead, net, rng):
    """A game for every fourteen rows; also as whole states, the starts of phase 2."""
    worlds, acts, sums = np.zeros(5, STATE), np.zeros((5, CARDS), np.int16), np.zeros(COLUMNS, np.float32)
    for k in range(len(ends)):
        whims = begin(worlds, rng)
        s = worlds[TABLE]
        trick = 0
        while not is_phase_two(s):
            if led(s) < 0:
                note(s, rows[k * (TRICKS + 1) + trick])
                trick += 1
            play(s, actor(s), choice(worlds, acts, whims, looks_ahead, net, sums, rng))
            let_chance_answer(s, rng)
        note(s, rows[k * (TRICKS + 1) + TRICKS])
        ends[k] = worlds[TABLE]


@door
def play_phase_two(states, rows, whims, net, rng):
    """By hand to the end: the results."""
    worlds, acts, sums = np.zeros(5, STATE), np.zeros((5, CARDS), np.int16), np.zeros(COLUMNS, np.float32)
    for k in range(len(states)):
        worlds[TABLE] = states[k]
        while actor(worlds[TABLE]) != OVER:
            play(worlds[TABLE], actor(worlds[TABLE]), choice(worlds, acts, whims, False, net, sums, rng))
        won = winners(worlds[TABLE])
        rows[k, TARGET] = SURE if won == BIT[0] else 0 if won == BIT[1] else SURE // 2


def phase_one(games: int, looks_ahead: bool, weights: Any, rng: Any) -> tuple[Any, Any]:
    """Fourteen positions of each game, and the last of them as a state."""
    rows, ends = np.zeros((games * (TRICKS + 1), WIDTH), np.int64), np.zeros(games, STATE)
    play_phase_one(rows, ends, looks_ahead, weights, rng)
    return rows, ends


def by_hand(games: int, rng: Any, weights: Any) -> Any:
    """Starts of phase 2, and who won them by hand-made play with a few whims."""
    rows, ends = phase_one(games, False, weights, rng)
    starts = rows[TRICKS :: TRICKS + 1].copy()
    play_phase_two(ends, starts, 8, weights, rng)
    return starts


def starts(games: int, rng: Any, weights: Any) -> tuple[Any, Any]:
    """Starts of phase 2 as rows and as states."""
    rows, ends = phase_one(games, False, weights, rng)
    return rows[TRICKS :: TRICKS + 1].copy(), ends


def recruiting(games: int, rng: Any, weights: Any, ends: Any, looks_ahead: bool) -> Any:
    """Positions of phase 1 and the value of the phase 2 they led to, by the weights fitted to ends."""
    rows, states = phase_one(games, looks_ahead, weights, rng)
    sums = np.zeros(COLUMNS, np.float32)
    values = np.array([worth_of(states[k : k + 1], ends, sums) for k in range(games)])
    rows[:, TARGET] = np.repeat((values * SURE).astype(np.int64), TRICKS + 1)
    return rows


@door
def worth_of(a, net, sums):
    """A door from Python."""
    return worth(a[0], net, sums)
