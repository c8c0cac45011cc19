"""The doors from Python, or from any other language, into the rules of a game. A template: `bind` makes it for each.

Everything a door reads and writes lies in its room (docs/abi.md): `state` is the table, `seat` and `action` what is
done, `asked`, `n` and `out` the question that follows.
"""

import numpy as np

from throneroom.kit.bits import has
from throneroom.kit.contract import (
    GAME,
    STATE,
    actor,
    broken,
    draw,
    features,
    imagine,
    legal,
    play,
    refusal,
    scores,
    start,
    view,
    waiting,
    winners,
)
from throneroom.kit.events import NEWS
from throneroom.kit.frames import CHANCE, OVER, WATCHER
from throneroom.kit.luck import RANGE
from throneroom.kit.rule import door, rule
from throneroom.kit.state import MOST_OPTIONS, MOST_SEATS, cells, layout_of_room, number

LARGEST = np.uint64(RANGE - 1)  # what is declined here for being too large, Luck.answer decides
ENTRIES = 33  # of the log in one move: an action, and answers of CHANCE
MOST_ENTRIES = 512  # that are played again at once
DEEPEST = 8  # lines of play are counted to a depth below this

ROOM = layout_of_room(
    ("state", STATE, (1,)),
    ("seen", STATE, (1,)),
    ("blank", STATE, (1,)),  # nobody writes here
    number("seats"),
    number("options", MOST_OPTIONS),
    number("seat"),
    number("action"),
    number("asked"),  # the set of seats that are asked now, or CHANCE, or OVER
    number("n"),  # so many actions has the lowest of them
    cells("out", GAME.widest),  # these
    number("ready"),  # so many numbers for CHANCE are there
    ("numbers", np.uint64, (ENTRIES - 1,)),
    number("used"),  # so many of them were used
    cells("given", ENTRIES - 1),  # what CHANCE answered by them
    number("news", ENTRIES),  # for each entry, the seats that learned something by it
    number("watched"),  # 1: what everybody sees is kept for each entry
    ("views", STATE, (ENTRIES, MOST_SEATS + 1)),  # the watchers' behind the last seat's
    number("opens", MOST_SEATS),  # so many actions has each asked seat, by its own last view
    cells("open", MOST_SEATS, GAME.widest),  # these
    number("length"),  # of a log that is played again
    cells("log", MOST_ENTRIES, 2),  # seats and actions
    number("points", MOST_SEATS),
    number("found"),  # what a door that answers with one number has found
    cells("features", GAME.features),
    number("rng", 1),
    number("depth"),
    ("worlds", STATE, (DEEPEST + 1,)),
    cells("acts", DEEPEST + 1, GAME.widest + 2),
)
DOORS = (
    "begin",
    "question",
    "options_of",
    "refusal_of",
    "draw_one",
    "play_on",
    "replay",
    "move",
    "answer_chance",
    "scores_of",
    "winners_of",
    "view_of",
    "imagine_in",
    "features_of",
    "broken_in",
    "lines_of_play",
)


# -- questions and answers ------------------------------------------------------------------------------------


@rule
def ask_next(r):
    """The set of seats asked now (or CHANCE, or OVER), and the actions of the lowest."""
    s = r.state[0]
    seat = actor(s)
    r.asked = waiting(s) if seat >= 0 else seat
    r.n = 0 if seat == OVER else legal(s, seat, r.out)


@rule
def keep_news(r, entry):
    """Who learned something by the last action."""
    s = r.state[0]
    news = 0
    for i in range(s.told):
        news |= int(s.events[i, NEWS])
    r.news[entry] = news


@rule
def keep_views(r, entry):
    """What everybody sees after the last action."""
    if r.watched != 0:
        s = r.state[0]
        for seat in range(s.seats):
            r.views[entry, seat] = r.blank[0]
            view(s, seat, r.views[entry, seat])
        r.views[entry, s.seats] = r.blank[0]
        view(s, WATCHER, r.views[entry, s.seats])


@rule
def enter(r, entry, seat, action):
    """One action, already known to be legal."""
    play(r.state[0], seat, action)
    keep_news(r, entry)
    keep_views(r, entry)


@rule
def go_on(r, before):
    """CHANCE answers by numbers until they run out or somebody is asked. One that must be rejected ends the run."""
    s = r.state[0]
    r.used = 0
    while r.used < r.ready and actor(s) == CHANCE:
        n = legal(s, CHANCE, r.out)
        drawn = r.numbers[r.used]
        if n == 0 or drawn >= LARGEST - LARGEST % np.uint64(n):
            break
        r.given[r.used] = r.out[int(drawn % np.uint64(n))]
        enter(r, before + r.used, CHANCE, int(r.given[r.used]))
        r.used += 1
    ask_next(r)
    keep_options(r, before + r.used - 1)


@rule
def keep_options(r, entry):
    """What everybody who is asked may do, as their own views tell it."""
    if r.watched != 0 and entry >= 0 and r.asked > 0:
        for seat in range(r.state[0].seats):
            r.opens[seat] = 0
            if has(r.asked, seat):
                r.opens[seat] = legal(r.views[entry, seat], seat, r.open[seat])


# -- the doors ------------------------------------------------------------------------------------------------


@door
def begin(room):
    """The empty table for so many `seats` with these `options`."""
    r = room[0]
    r.state[0] = r.blank[0]
    start(r.state[0], r.seats, r.options)
    ask_next(r)


@door
def question(room):
    """Who is asked, and what they may do."""
    ask_next(room[0])


@door
def options_of(room):
    """What one `seat` (or CHANCE) may do: `n` actions in `out`."""
    r = room[0]
    r.n = legal(r.state[0], r.seat, r.out)


@door
def refusal_of(room):
    """Why a `seat` may not play an `action`: the number of a reason, or 0, in `found`."""
    r = room[0]
    r.found = refusal(r.state[0], r.seat, r.action)


@door
def draw_one(room):
    """An answer of CHANCE by `rng`, in `action`."""
    r = room[0]
    r.action = draw(r.state[0], r.rng)


@door
def play_on(room):
    """One `action` of a `seat`, already known to be legal, and no more than that."""
    r = room[0]
    play(r.state[0], r.seat, r.action)


@door
def replay(room):
    """The `length` first entries of `log`, one after the other."""
    r = room[0]
    for i in range(r.length):
        play(r.state[0], int(r.log[i, 0]), int(r.log[i, 1]))


@door
def move(room):
    """One `action` of a `seat`; then CHANCE answers by the `ready` numbers; then the question that follows.

    With `watched`, what everybody saw of the action and of each answer comes with it: one call for a whole move.
    """
    r = room[0]
    enter(r, 0, r.seat, r.action)
    go_on(r, 1)


@door
def answer_chance(room):
    """The same without an action: CHANCE answers, and the question follows."""
    go_on(room[0], 0)


@door
def scores_of(room):
    """The result per seat, in `points`."""
    r = room[0]
    scores(r.state[0], r.points)


@door
def winners_of(room):
    """The set of seats that won, in `found`."""
    r = room[0]
    r.found = winners(r.state[0])


@door
def view_of(room):
    """What a `seat`, or WATCHER, may know, in `seen`."""
    r = room[0]
    r.seen[0] = r.blank[0]
    view(r.state[0], r.seat, r.seen[0])


@door
def imagine_in(room):
    """Fill the holes of `state`, a view of `seat`, by `rng`."""
    r = room[0]
    imagine(r.state[0], r.seat, r.rng)


@door
def features_of(room):
    """Numbers for a network from `state`, a view of `seat`."""
    r = room[0]
    for i in range(len(r.features)):
        r.features[i] = 0
    features(r.state[0], r.seat, r.features)


@door
def broken_in(room):
    """The number of a broken invariant, or 0, in `found`."""
    r = room[0]
    r.found = broken(r.state[0])


@door
def lines_of_play(room):
    """How many lines of play (chance included) there are to a `depth`, in `found`."""
    r = room[0]
    worlds, acts = r.worlds, r.acts
    total = 0
    level = 0
    worlds[0] = r.state[0]
    acts[0, 0] = -1
    while level >= 0:
        if acts[level, 0] < 0:
            seat = actor(worlds[level])
            n = 0 if seat == OVER else legal(worlds[level], seat, acts[level, 2:])
            if level == r.depth or n == 0:
                total += 1
                level -= 1
                continue
            acts[level, 0] = n
            acts[level, 1] = 0
        if acts[level, 1] == acts[level, 0]:
            level -= 1
            continue
        action = int(acts[level, 2 + acts[level, 1]])
        acts[level, 1] += 1
        worlds[level + 1] = worlds[level]
        play(worlds[level + 1], actor(worlds[level]), action)
        level += 1
        acts[level, 0] = -1
    r.found = total
