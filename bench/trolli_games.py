"""Games of Jak se trollí princezny to learn from, in compiled code: what `bench.trolli_outlook` is fitted to."""

from typing import Any

import numpy as np

from throneroom.bots.trolli import SCRATCH, greedy
from throneroom.bots.trolli_mind import BREADTH, EXPLORE, NODES
from throneroom.bots.trolli_outlook import ROUNDS, WIDE, outlook
from throneroom.bots.trolli_search import favourite, forget, search
from throneroom.bots.trolli_thought import FIELDS
from throneroom.games.trolli import STATE, actor, draw, legal, play, scores, start, view, winners
from throneroom.games.trolli.pieces import MOST_SEATS
from throneroom.games.trolli.state import deck_size
from throneroom.games.trolli.turn import CARD
from throneroom.kit import CHANCE, OVER, below, door, number, rule, step
from throneroom.kit.room import Room, room
from throneroom.kit.speed import NATIVE
from throneroom.kit.state import layout_of_room

NOTED = 1 << 14  # positions in the room
IN_A_GAME = 512  # at most
SELDOM = 8  # decisions within a turn for one that is noted; the start of every turn is
LEFT, SCORE, SHARE, NEXT = range(WIDE, WIDE + 4)  # columns behind what counts: rounds left, then points, and victory;
COLUMNS = NEXT + 1  # the row where the next turn starts, its own if it is one, below zero if none comes

ROOM = layout_of_room(
    *FIELDS,
    ("table", STATE, (2,)),  # an empty one, and the one that is played at
    ("scratch", SCRATCH, (1,)),
    number("seats"),
    number("options", 8),  # nobody writes here
    number("whims"),  # how many of 1,000 choices are uniform
    number("noted"),
    number("points", 8),
    ("weights", np.float64, (ROUNDS + 1, WIDE)),
    ("one", np.float64, (WIDE,)),
    ("rows", np.float64, (NOTED, MOST_SEATS, COLUMNS)),
)
DOORS = ("play_games",)


@rule
def link(r, first):
    """Here starts the turn that the last rows waited for."""
    k = r.noted - 1
    while k >= first and r.rows[k, 0, NEXT] < 0:
        r.rows[k, 0, NEXT] = r.noted
        k -= 1


@rule
def note(r, s, starts):
    """How much of everything each seat has: the outlook is a sum, so each weight alone tells its thing."""
    for p in range(s.seats):
        row = r.rows[r.noted, p]
        for k in range(WIDE):
            r.one[k] = 1.0
            row[k] = outlook(s, p, r.one)
            r.one[k] = 0.0
        row[LEFT] = deck_size(s) - s.played[p]
        row[NEXT] = r.noted if starts else -1
    r.noted += 1


@rule
def choice(r, s, seat):
    """By hand if there are no simulations, else by the search; any action on a whim."""
    if below(r.rng, 1000) < r.whims:
        return int(r.acts[below(r.rng, legal(s, seat, r.acts))])
    if legal(s, seat, r.acts) == 1:
        return int(r.acts[0])
    r.seen[0] = r.table[0]
    view(s, seat, r.seen[0])
    if r.simulations == 0:
        return int(greedy(r.seen[0], seat, r.scratch[0], r.rng))
    r.seat = seat
    forget(r)
    search(r, r.weights)
    return favourite(r)


@door
def play_games(room):
    """Games until the `rows` are full."""
    r = room[0]
    s = r.table[1]
    r.noted = 0
    while r.noted < NOTED - IN_A_GAME:
        r.table[1] = r.table[0]
        start(s, r.seats, r.options)
        first = r.noted
        seat = actor(s)
        while seat != OVER:
            if seat == CHANCE:
                play(s, seat, draw(s, r.rng))
            else:
                starts = step(s) == CARD
                if starts:
                    link(r, first)
                if (starts or below(r.rng, SELDOM) == 0) and r.noted < first + IN_A_GAME:
                    note(r, s, starts)
                play(s, seat, choice(r, s, seat))
            seat = actor(s)
        scores(s, r.points)
        won = winners(s)
        for k in range(first, r.noted):
            for p in range(s.seats):
                r.rows[k, p, SCORE] = r.points[p]
                r.rows[k, p, SHARE] = won >> p & 1


# -- for Python -----------------------------------------------------------------------------------------------


def opened() -> Room:
    """All this in one room."""
    return room("throneroom.games.trolli", "bench.trolli_games", speed=NATIVE)


def played(seats: int, positions: int, simulations: int, weights: Any, rng: Any, whims: int) -> Any:
    """So many positions of games, with how they ended."""
    here = opened()
    at, found = here.at, list[Any]()
    at.seats[0], at.simulations[0], at.whims[0], at.weights[:] = seats, simulations, whims, weights
    at.explore[0], at.breadth[0], at.most[0], at.rng[:] = EXPLORE, BREADTH, NODES * (simulations + 4), rng
    while sum(len(rows) for rows in found) < positions:
        here.door.play_games()
        found.append(at.rows[: int(at.noted[0]), :seats].copy())
    return joined(found)


def joined(parts: list[Any]) -> Any:
    """All rows one after the other, each with the row where its next turn starts."""
    have = 0
    for rows in parts:
        follows = rows[..., NEXT]
        follows[follows >= 0] += have
        have += len(rows)
    return np.concatenate(parts)
