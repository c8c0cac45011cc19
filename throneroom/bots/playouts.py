"""Whole games without a word to Python. A template: `bind` makes it for each game."""

from throneroom.bots.policy import SCRATCH, greedy
from throneroom.kit.bits import count, lowest
from throneroom.kit.contract import GAME, STATE, actor, broken, draw, legal, play, scores, start, view, waiting, winners
from throneroom.kit.frames import CHANCE, OVER
from throneroom.kit.rng import below, one_of
from throneroom.kit.rule import door, rule
from throneroom.kit.state import MOST_OPTIONS, MOST_SEATS, cells, layout_of_room, number

UNIFORM, GREEDY = 0, 1
LONGEST, WIDEST = GAME.longest, GAME.widest
SPARE = 256  # room for a question that is wider than it may be
BROKEN, STUCK, TOO_WIDE, TOO_LONG = range(1, 5)  # problems

ROOM = layout_of_room(
    ("worlds", STATE, (2,)),  # an empty table, and the one that is played at
    ("views", STATE, (2,)),
    number("seat"),
    number("action"),
    number("rng", 1),
    number("seats"),
    number("options", MOST_OPTIONS),
    number("games"),
    number("kinds", MOST_SEATS),  # of bot, for each seat
    number("totals", 3, MOST_SEATS),
    number("decisions"),
    number("actions"),
    number("problem"),
    number("digest"),
    cells("acts", GAME.widest + SPARE),
    number("points", MOST_SEATS),
    ("scratch", SCRATCH, (1,)),
    words=("worlds", 1),
)
DOORS = ("choose_greedily", "play_games", "survey")


@rule
def playout(s, acts, rng):
    """Play to the end, every choice uniform; return how many decisions and how many actions that took."""
    decisions = 0
    actions = 0
    seat = actor(s)
    while seat != OVER:
        if seat == CHANCE:
            play(s, seat, draw(s, rng))
        else:
            decisions += 1
            play(s, seat, int(acts[below(rng, legal(s, seat, acts))]))
        actions += 1
        seat = actor(s)
    return decisions, actions


@rule
def match(r, s):
    """The same between bots; in its own loop, because their thinking would slow down the other."""
    decisions = 0
    actions = 0
    seat = actor(s)
    while seat != OVER:
        if seat == CHANCE:
            play(s, seat, draw(s, r.rng))
        else:
            decisions += 1
            play(s, seat, choice(r, s, seat))
        actions += 1
        seat = actor(s)
    return decisions, actions


@rule
def choice(r, s, seat):
    """What a bot does."""
    if r.kinds[seat] == UNIFORM:
        return int(r.acts[below(r.rng, legal(s, seat, r.acts))])
    r.views[1] = r.views[0]  # row 0 stays empty
    view(s, seat, r.views[1])
    return int(greedy(r.views[1], seat, r.scratch[0], r.rng))


@rule
def tally(won, points, seats, totals):
    """Add a result: rows of totals are scores, wins, and in the first cell of the last row games without one winner."""
    for p in range(seats):
        totals[0, p] += points[p]
    if count(won) != 1:
        totals[2, 0] += 1
    else:
        totals[1, lowest(won)] += 1


@rule
def are_uniform(r):
    """Is there no bot that thinks?"""
    thinking = 0
    for seat in range(r.seats):
        thinking += int(r.kinds[seat] != UNIFORM)
    return thinking == 0


@rule
def follow(r, s):
    """One uniform game; 0, or what went wrong first, with the number of the invariant in the tens.

    Of several waiting seats any may answer. Every byte on the way goes into the digest.
    """
    for _ in range(LONGEST + 1):
        if broken(s) != 0:
            return BROKEN + 10 * broken(s)
        seat = actor(s)
        if seat == OVER:
            return 0
        if seat != CHANCE:
            seat = one_of(waiting(s), r.rng)
        n = legal(s, seat, r.acts)
        if n < 1:
            return STUCK
        if n > WIDEST:
            return TOO_WIDE
        play(s, seat, int(r.acts[below(r.rng, n)]))
        r.digest = digested(r)
    return TOO_LONG


@rule
def digested(r):
    """The digest with the words of the table as they are now: shifts and xor, which never overflow."""
    digest = r.digest
    for i in range(len(r.words)):
        digest ^= r.words[i]
        digest ^= digest << 13
        digest ^= (digest >> 7) & 0x01FFFFFFFFFFFFFF
        digest ^= digest << 17
    return digest


# -- the doors ------------------------------------------------------------------------------------------------


@door
def choose_greedily(room):
    """The greedy player's choice for a `seat` from its view (row 1 of `views`), in `action`."""
    r = room[0]
    r.action = greedy(r.views[1], r.seat, r.scratch[0], r.rng)


@door
def play_games(room):
    """So many `games` with a kind of bot in each seat: `totals`, and how many `decisions` and `actions` they took."""
    r = room[0]
    s = r.worlds[1]
    r.decisions = 0
    r.actions = 0
    uniform = are_uniform(r)
    for _ in range(r.games):
        r.worlds[1] = r.worlds[0]
        start(s, r.seats, r.options)
        d, a = playout(s, r.acts, r.rng) if uniform else match(r, s)
        r.decisions += d
        r.actions += a
        scores(s, r.points)
        tally(winners(s), r.points, r.seats, r.totals)


@door
def survey(room):
    """So many uniform `games` watched step by step: the first `problem`, and a `digest` of every byte."""
    r = room[0]
    s = r.worlds[1]
    r.problem = 0
    for _ in range(r.games):
        r.worlds[1] = r.worlds[0]
        start(s, r.seats, r.options)
        r.problem = follow(r, s)
        if r.problem != 0:
            return
