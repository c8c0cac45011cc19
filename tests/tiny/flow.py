"""The order of play of Peek, with its verbs."""

from tests.tiny.events import (
    DEALT,
    DREW,
    IN_DECK,
    IN_DRAWN,
    IN_HAND,
    IN_STAKE,
    IN_TABLE,
    PEEKED,
    PLAYED,
    SEALED,
    STAKED,
)
from tests.tiny.reasons import NOT_ASKED, NOT_LEGAL
from tests.tiny.state import ALL, DEAL, DRAW, MORE, SEAL, TARGET, TURN
from throneroom.kit.bits import BIT, is_among, lowest, members
from throneroom.kit.events import EVERYONE, hush, tell
from throneroom.kit.frames import (
    CHANCE,
    NOTHING,
    answer_of,
    answered,
    argument,
    ask,
    is_asked,
    seal,
    set_argument,
    step,
    unseal,
)
from throneroom.kit.rng import one_of
from throneroom.kit.rule import rule

STOP, MORE_CARDS = 0, 1


@rule
def start(s, seats, options):
    s.seats = seats
    s.deck = ALL
    s.draws = 1 - options[0]
    for seat in range(seats - 1, -1, -1):
        ask(s, TURN, BIT[seat])
    ask(s, DEAL, CHANCE, 0)


@rule
def choices(s, seat):
    now = step(s)
    if now == TARGET:
        return BIT[s.seats] - 1 & ~BIT[seat]
    if now == MORE:
        return BIT[STOP] | BIT[MORE_CARDS]
    return s.deck if seat == CHANCE else s.hand[seat]


@rule
def legal(s, seat, out):
    return members(choices(s, seat), out)


@rule
def refusal(s, seat, action):
    if not is_asked(s, seat):
        return NOT_ASKED
    return 0 if is_among(choices(s, seat), action) else NOT_LEGAL


@rule
def draw(s, rng):
    return one_of(s.deck, rng)


@rule
def play(s, seat, action):
    hush(s)
    now = step(s)
    if now == DEAL:
        deal(s, action)
    elif now == SEAL:
        seal_stake(s, seat, action)
    elif now == TURN:
        lay(s, seat, action)
    elif now == TARGET:
        peek(s, seat, action)
    elif now == MORE:
        more(s, seat, action)
    else:
        take(s, action)


@rule
def deal(s, card):
    dealt = argument(s)
    seat = dealt >> 1
    s.deck ^= BIT[card]
    s.hand[seat] |= BIT[card]
    tell(s, DEALT, seat, card, IN_DECK, IN_HAND, BIT[seat], 0, BIT[seat])
    if dealt + 1 < 2 * s.seats:
        set_argument(s, dealt + 1)
        return
    answered(s)
    ask(s, SEAL, BIT[s.seats] - 1)


@rule
def seal_stake(s, seat, card):
    """Sealed: nobody learns more than that a seat has decided, and all stakes are laid together."""
    if not seal(s, seat, card):
        tell(s, SEALED, seat, NOTHING, 0, 0, EVERYONE)
        return
    answered(s)
    for p in range(s.seats):
        s.hand[p] ^= BIT[answer_of(s, p)]
        s.stake[p] = BIT[answer_of(s, p)]
        tell(s, STAKED, p, answer_of(s, p), IN_HAND, IN_STAKE, BIT[p])
    unseal(s)


@rule
def lay(s, seat, card):
    answered(s)
    s.hand[seat] ^= BIT[card]
    s.table |= BIT[card]
    others = EVERYONE & ~BIT[seat]
    tell(s, PLAYED, seat, card, IN_HAND, IN_TABLE, EVERYONE, 0, others)
    if s.draws == 1:
        ask(s, MORE, BIT[seat])
    if card & 1 == 1:  # member 1 is card 2: the even ones
        ask(s, TARGET, BIT[seat])


@rule
def peek(s, seat, whose):
    answered(s)
    s.peeked[whose] |= BIT[seat]
    tell(s, PEEKED, whose, lowest(s.stake[whose]), IN_STAKE, IN_STAKE, BIT[seat] | BIT[whose], 0, BIT[seat])


@rule
def more(s, seat, answer):
    answered(s)
    if answer == MORE_CARDS and s.deck != 0:
        ask(s, DRAW, CHANCE, seat)


@rule
def take(s, card):
    seat = argument(s)
    answered(s)
    s.deck ^= BIT[card]
    s.drawn[seat] |= BIT[card]
    tell(s, DREW, seat, card, IN_DECK, IN_DRAWN, BIT[seat], 0, BIT[seat])


@rule
def score(s, seat):
    points = 0
    for pile in (s.stake[seat], s.drawn[seat]):
        if pile != 0:
            points += lowest(pile) + 1
    return points


@rule
def scores(s, out):
    for seat in range(s.seats):
        out[seat] = score(s, seat)


@rule
def winners(s):
    best = 0
    for seat in range(s.seats):
        best = max(best, score(s, seat))
    found = 0
    for seat in range(s.seats):
        if score(s, seat) == best:
            found |= BIT[seat]
    return found
