"""Who may know what (section 4 of the rules), what a seat can imagine, and what a network is told."""

from throneroom.games.trun.pieces import ALL, CARDS, HAND, OF, UNDEADS
from throneroom.games.trun.state import LEAD, STEPS, add, deck_size, is_phase_two, joined, led, without
from throneroom.kit import WATCHER, actor, below, count, has, rule, show_table, some_of, step

# -- view: built up from an empty table ---------------------------------------------------------------------


@rule
def view(s, seat, v):
    """V4: own hand and followers, everything public, and for the rest how many cards there are."""
    show_table(s, seat, v)
    v.prize = s.prize
    v.removed = s.removed
    v.unseen_deck = deck_size(s)
    for p in range(2):
        v.shown[p] = s.shown[p]
        v.score[p] = s.score[p]
        v.void[p] = s.void[p]
        if p == seat:
            v.hand[p] = s.hand[p]
            v.followers[p] = s.followers[p]
        else:
            show_backs(s, p, v)


@rule
def show_backs(s, p, v):
    """Of another seat's cards only the prizes are known: in its follower pile, or in phase 2 in its hand."""
    in_hand = s.shown[p] if is_phase_two(s) else 0
    in_pile = s.shown[p] ^ in_hand
    v.hand[p] = in_hand
    v.followers[p] = in_pile
    v.unseen_hand[p] = count(s.hand[p]) + s.unseen_hand[p] - count(in_hand)
    v.unseen_followers[p] = count(s.followers[p]) + s.unseen_followers[p] - count(in_pile)


# -- imagine: every world that cannot be ruled out, each equally likely --------------------------------------


@rule
def known(v):
    """The cards whose place is known in this view, all together."""
    cards = joined(joined(v.prize, v.removed), v.deck)
    for p in range(2):
        cards = joined(joined(joined(cards, v.hand[p]), v.followers[p]), v.score[p])
    return add(cards, led(v)) if led(v) >= 0 else cards


@rule
def possible(v, p, unseen):
    """V1, V3: the unseen cards that may be in this hand."""
    for faction in range(len(OF)):
        if has(v.void[p], faction):
            unseen &= ~OF[faction]
    return unseen


@rule
def imagine_hands(v, unseen, rng):
    """V3: unseen cards into both hands, uniformly over all pairs of hands that the public voids allow.

    One hand is drawn freely. It is kept with the chance that is in proportion to the number of ways in which the other
    hand can then be dealt, told against the best case; the factors (ways - i) / (best - i) are thrown one by one.
    """
    mine = possible(v, 0, unseen)
    theirs = possible(v, 1, unseen)
    n, m = v.unseen_hand[0], v.unseen_hand[1]
    if count(mine) < n or count(theirs) < m or count(mine | theirs) < n + m:
        mine = theirs = unseen  # a text that no play leads to: no world fits, so any must do
    best = count(theirs) - max(0, n - count(mine & ~theirs))
    while True:
        hand = some_of(mine, n, rng)
        left = theirs & ~hand
        i = 0
        while i < m and below(rng, best - i) < count(left) - i:
            i += 1
        if i == m:
            return hand, some_of(left, m, rng)


@rule
def imagine(v, seat, rng):
    """V1-V3: fill the holes of a view."""
    unseen = without(ALL, known(v))
    first, second = imagine_hands(v, unseen, rng)
    unseen ^= first | second
    give(v, 0, first)
    give(v, 1, second)
    for p in range(2):
        blind = some_of(unseen, v.unseen_followers[p], rng)
        unseen ^= blind
        v.followers[p] = joined(v.followers[p], blind)
        v.unseen_followers[p] = 0
    v.deck = joined(v.deck, unseen)
    v.unseen_deck = 0


@rule
def give(v, p, cards):
    """Imagined cards into a hand."""
    v.hand[p] = joined(v.hand[p], cards)
    v.unseen_hand[p] = 0


# -- features -----------------------------------------------------------------------------------------------

PILES = 11
FEATURES = PILES * CARDS + 2 * len(OF) + len(STEPS) + 4


@rule
def features(v, seat, out):
    """Card planes (own first), voids, the step, whether it is the observer's turn, and the sizes of hidden piles."""
    me = 0 if seat == WATCHER else seat
    at = 0
    for p in (me, 1 - me):
        for pile in (v.hand[p], v.followers[p], v.shown[p], v.score[p]):
            at = plane(pile, out, at)
    at = plane(v.prize, out, at)
    at = plane(v.removed, out, at)
    at = plane(add(0, led(v)) if led(v) >= 0 else 0, out, at)
    for p in (me, 1 - me):
        for faction in range(len(OF)):
            out[at] = v.void[p] >> faction & 1
            at += 1
    for which in range(len(STEPS)):
        out[at] = 1 if which == step(v) else 0
        at += 1
    out[at] = 1 if actor(v) == seat else 0
    out[at + 1] = deck_size(v)
    out[at + 2] = count(v.hand[1 - me]) + v.unseen_hand[1 - me]
    out[at + 3] = count(v.followers[1 - me]) + v.unseen_followers[1 - me]


@rule
def plane(pile, out, at):
    """One number per card, 1 where the pile holds it; returns where the next plane begins."""
    for card in range(CARDS):
        out[at + card] = pile >> card & 1
    return at + CARDS


# -- broken -------------------------------------------------------------------------------------------------

FAULTS = 100


@rule
def broken(s):
    """The first invariant that does not hold: 1-3 are I1-I3, 6 a shown card that is not held, from 100 on faults."""
    if s.fault != 0:
        return FAULTS + s.fault
    if known(s) != ALL or card_count(s) != CARDS:
        return 1
    if step(s) == LEAD and not is_phase_two(s) and not is_recruiting_level(s):
        return 2
    if s.depth == 0 and (count(s.score[0]) + count(s.score[1]) + count(s.removed) != CARDS or s.removed & UNDEADS != 0):
        return 3
    for p in range(2):
        held = s.hand[p] if is_phase_two(s) else s.followers[p]
        if s.shown[p] & ~held != 0:
            return 6
    return 0


@rule
def card_count(s):
    """How many cards lie anywhere on the table."""
    n = count(s.deck) + count(s.prize) + count(s.removed) + (1 if led(s) >= 0 else 0)
    for p in range(2):
        n += count(s.hand[p]) + count(s.followers[p]) + count(s.score[p])
    return n


@rule
def is_recruiting_level(s):
    """I2: after t finished tricks, with the next prize on the table."""
    t = count(s.followers[0])
    hands = count(s.hand[0]) == HAND - t and count(s.hand[1]) == HAND - t
    return hands and count(s.followers[1]) == t and count(s.deck) == 2 * HAND - 2 * t - 1 and count(s.prize) == 1
