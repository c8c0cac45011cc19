"""Who may know what in Peek."""

from tests.tiny.state import ALL, CARDS
from throneroom.kit import WATCHER, count, has, rule, show_table, some_of


@rule
def view(s, seat, v):
    show_table(s, seat, v)
    v.table = s.table
    v.draws = s.draws
    v.unseen_deck = count(s.deck) + s.unseen_deck
    for p in range(s.seats):
        v.peeked[p] = s.peeked[p]
        if p == seat:
            v.hand[p] = s.hand[p]
            v.drawn[p] = s.drawn[p]
        else:
            v.unseen_hand[p] = count(s.hand[p]) + s.unseen_hand[p]
            v.unseen_drawn[p] = count(s.drawn[p]) + s.unseen_drawn[p]
        if p == seat or (seat >= 0 and has(s.peeked[p], seat)):
            v.stake[p] = s.stake[p]
        else:
            v.unseen_stake[p] = count(s.stake[p]) + s.unseen_stake[p]


@rule
def imagine(v, seat, rng):
    unseen = ALL & ~v.table & ~v.deck
    for p in range(v.seats):
        unseen &= ~(v.hand[p] | v.stake[p] | v.drawn[p])
    for p in range(v.seats):
        hand = some_of(unseen, v.unseen_hand[p], rng)
        unseen ^= hand
        stake = some_of(unseen, v.unseen_stake[p], rng)
        unseen ^= stake
        drawn = some_of(unseen, v.unseen_drawn[p], rng)
        unseen ^= drawn
        v.hand[p] |= hand
        v.stake[p] |= stake
        v.drawn[p] |= drawn
        v.unseen_hand[p] = 0
        v.unseen_stake[p] = 0
        v.unseen_drawn[p] = 0
        if v.sealed[p] < 0:  # decided, unknown what: one of the cards imagined in that hand
            v.sealed[p] = 1 + nth_of(v.hand[p], rng)
    v.deck |= unseen
    v.unseen_deck = 0


@rule
def nth_of(pile, rng):
    one = some_of(pile, 1, rng)
    card = 0
    while one >> card != 1:
        card += 1
    return card


FEATURES = 3 * CARDS + 2


@rule
def features(v, seat, out):
    me = 0 if seat == WATCHER else seat
    for card in range(CARDS):
        out[card] = v.hand[me] >> card & 1
        out[CARDS + card] = v.stake[me] >> card & 1
        out[2 * CARDS + card] = v.table >> card & 1
    out[3 * CARDS] = v.unseen_deck
    out[3 * CARDS + 1] = v.depth


@rule
def broken(s):
    if s.fault != 0:
        return 100 + s.fault
    cards = s.deck | s.table
    n = count(s.deck) + count(s.table)
    for p in range(s.seats):
        cards |= s.hand[p] | s.stake[p] | s.drawn[p]
        n += count(s.hand[p]) + count(s.stake[p]) + count(s.drawn[p])
    return 0 if cards == ALL and n == CARDS else 1
