"""Whole matches of such players, run natively: a template for the game, with one door.

Beside the result it counts what every seat took, did and used, from the events of every action.
"""

from bench.balance_player import SCRATCH, choose
from bench.balance_value import NAMES
from throneroom.games.trolli.acting import ACTIVATED, PAID
from throneroom.games.trolli.cards import BOUGHT
from throneroom.games.trolli.displays import TURNED_UP
from throneroom.games.trolli.events import FACES, PAID_FOR
from throneroom.games.trolli.flow import draw, play
from throneroom.games.trolli.network import LAID
from throneroom.games.trolli.pieces import HUMANS, KINDS, MOST_SEATS
from throneroom.games.trolli.royal import FULFILLED
from throneroom.games.trolli.scoring import SOURCES, points, score, winners
from throneroom.games.trolli.setup import CLAN, CROWNED, GOT_ROYAL_CARD, start
from throneroom.games.trolli.state import STATE, deck_size, power_max
from throneroom.games.trolli.turn import CARD, PLAYED
from throneroom.games.trolli.view import view
from throneroom.games.trolli.villages import CASTLE_USED
from throneroom.kit import CHANCE, actor, number, rule, step
from throneroom.kit.events import AMOUNT, KIND, SEAT
from throneroom.kit.events import CARD as WHICH
from throneroom.kit.frames import NOTHING, OVER
from throneroom.kit.rule import door
from throneroom.kit.state import MOST_OPTIONS, layout_of_room

GAINS = (*"OGD", "power", "cow", "H", "bed")  # what a try-out adds at the start
THINGS = len(FACES)

ROOM = layout_of_room(
    ("worlds", STATE, (2,)),  # an empty table, and the one that is played at
    ("views", STATE, (2,)),
    ("scratch", SCRATCH, (1,)),
    number("seats"),
    number("options", MOST_OPTIONS),
    number("clans", MOST_SEATS),  # of each seat
    number("weights", MOST_SEATS, len(NAMES)),
    number("gains", MOST_SEATS, len(GAINS)),  # tried: what each seat has more at the start
    number("luck", 1),
    number("wits", MOST_SEATS),  # the numbers of each player
    number("own_wits", 1),
    # what came of it
    number("won"),
    number("decisions"),
    number("points", MOST_SEATS, len(SOURCES)),
    number("halfway", MOST_SEATS),
    number("shown", THINGS),  # faces that came up
    number(
        "took", MOST_SEATS, THINGS
    ),  # tiles laid, cards taken, royal cards fulfilled, castles used, round cards played
    number("activated", MOST_SEATS, THINGS + 1),  # royal tiles; the last is the action printed on the board
    number("paid", MOST_SEATS, len(PAID_FOR)),
)
DOORS = ("play_match",)


@rule
def decide(r, s, p):
    """Clans are given; all else is the player's own choice, from its view."""
    if step(s) == CLAN:
        return int(r.clans[p])
    r.views[1] = r.views[0]
    view(s, p, r.views[1])
    r.own_wits[0] = r.wits[p]
    found = choose(r.views[1], p, r.weights[p], r.scratch[0], r.own_wits)
    r.wits[p] = r.own_wits[0]
    return found


@rule
def note(r, s):
    """What the last action brought."""
    for i in range(s.told):
        kind, seat, face = int(s.events[i, KIND]), int(s.events[i, SEAT]), int(s.events[i, WHICH])
        if kind in (TURNED_UP, GOT_ROYAL_CARD, CROWNED):
            r.shown[face] += 1
        elif kind in (LAID, BOUGHT, FULFILLED, CASTLE_USED, PLAYED):
            r.took[seat, face] += 1
        elif kind == ACTIVATED:
            r.activated[seat, THINGS if face == NOTHING else face] += 1
        elif kind == PAID:
            r.paid[seat, int(s.events[i, AMOUNT])] += 1


@rule
def give_gains(r, s):
    """A try-out: more to begin with."""
    for p in range(s.seats):
        for ore in range(KINDS):
            s.ore[p, ore] += r.gains[p, ore]
        s.might[p] = min(int(s.might[p]) + int(r.gains[p, KINDS]), power_max(s, p))
        cows = min(int(r.gains[p, KINDS + 1]), int(s.barns[p]) - int(s.cows[p]))
        s.cows[p] += cows
        s.supply[3] -= cows
        s.humans[p, 1] += r.gains[p, KINDS + 2]
        s.supply[HUMANS] -= r.gains[p, KINDS + 2]
        s.beds[p] += r.gains[p, KINDS + 3]


@rule
def is_first_card(s):
    """Is the table set up, and nothing played yet?"""
    return step(s) == CARD and s.spent == 0


@rule
def forget(r):
    """The counts of the match before."""
    r.shown[:] = 0
    r.took[:] = 0
    r.activated[:] = 0
    r.paid[:] = 0
    r.decisions = 0


@rule
def look_halfway(r, s):
    """The points of all, when everybody has played half of the round cards."""
    if step(s) == CARD and s.turn == s.first and s.played[s.turn] == deck_size(s) // 2:
        for p in range(s.seats):
            r.halfway[p] = score(s, p)


@door
def play_match(room):
    """From the empty table to the result."""
    r = room[0]
    s = r.worlds[1]
    forget(r)
    r.worlds[1] = r.worlds[0]
    start(s, r.seats, r.options)
    given = False
    while actor(s) != OVER:
        p = actor(s)
        if p == CHANCE:
            play(s, CHANCE, draw(s, r.luck))
        else:
            if not given and is_first_card(s):
                give_gains(r, s)
                given = True
            look_halfway(r, s)
            r.decisions += 1
            play(s, p, decide(r, s, p))
        note(r, s)
    r.won = winners(s)
    for p in range(s.seats):
        for source in range(len(SOURCES)):
            r.points[p, source] = points(s, p, source)
