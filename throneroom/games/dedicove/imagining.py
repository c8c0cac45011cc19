"""What a seat can imagine: every world that it cannot rule out, each equally likely."""

from throneroom.games.dedicove.effects import DECK
from throneroom.games.dedicove.hands import fitting, hand_filter
from throneroom.games.dedicove.pieces import EMPEROR, HEIRS, HEROES
from throneroom.games.dedicove.state import ALL_DISCARD, ANOTHER, CARDS_WIDE, GIVE, HALF, SET_UP, everybody
from throneroom.kit import BIT, UNKNOWN, below, count, large_rule, lowest, nth, rule, step, waiting


@large_rule
def imagine(v, seat, rng):
    """The unseen cards over all holes, the rest is the harbour; the unseen heirs over the other seats."""
    if v.depth == 0 or v.harbour[0] | v.harbour[1] != 0:
        return  # who sees the harbour sees everything
    gather_unseen(v)
    imagine_hands(v, seat, rng)
    for p in range(v.seats):
        for i in range(v.heroes[p]):
            if v.party[p, i] == UNKNOWN:
                v.party[p, i] = pull(v, rng)
                v.known[v.party[p, i]] = BIT[p]
    imagine_piles(v, rng)
    imagine_heirs(v, rng)
    imagine_sealed(v, rng)


@large_rule
def gather_unseen(v):
    """The cards of the deck that this view does not place; its harbour holds them until they are."""
    for half in range(2):
        v.harbour[half] |= DECK[v.deck, half]
    v.harbour[1] |= BIT[EMPEROR - 1 - HALF]
    for card in range(1, HEROES + 1):
        if v.known[card] != 0:
            if card <= HALF:
                v.harbour[0] &= ~BIT[card - 1]
            else:
                v.harbour[1] &= ~BIT[card - 1 - HALF]


@large_rule
def pull(v, rng):
    """A random one of them."""
    low = count(v.harbour[0])
    k = below(rng, low + count(v.harbour[1]))
    if k < low:
        i = nth(v.harbour[0], k)
        v.harbour[0] ^= BIT[i]
        return i + 1
    i = nth(v.harbour[1], k - low)
    v.harbour[1] ^= BIT[i]
    return i + HALF + 1


@rule
def push(v, card):
    """Back to the unseen ones."""
    if card <= HALF:
        v.harbour[0] |= BIT[card - 1]
    else:
        v.harbour[1] |= BIT[card - 1 - HALF]


ATTEMPTS = 10_000  # a hand that must hold certain cards is dealt anew until it does


@large_rule
def imagine_hands(v, seat, rng):
    """First the hand of a seat whose question tells something of its cards, so that all are still to be had."""
    asked = lowest(waiting(v)) if step(v) in (ANOTHER, GIVE) else -1
    if asked >= 0 and asked != seat:
        for _ in range(ATTEMPTS):
            fill_hand(v, asked, rng)
            n, _ = fitting(v, asked, hand_filter(v))
            if n >= (2 if step(v) == GIVE else 1):
                break
            empty_hand(v, asked)
        sort_hand(v, asked)
    for p in range(v.seats):
        if p != asked:
            fill_hand(v, p, rng)
            sort_hand(v, p)


@large_rule
def fill_hand(v, p, rng):
    """A card for every unseen one, behind the known ones."""
    for i in range(v.held[p] - v.unseen_hand[p], v.held[p]):
        v.hand[p, i] = pull(v, rng)


@large_rule
def empty_hand(v, p):
    """They are unseen again."""
    for i in range(v.held[p] - v.unseen_hand[p], v.held[p]):
        push(v, int(v.hand[p, i]))


@large_rule
def sort_hand(v, p):
    """Hands are kept sorted, and their owners know them."""
    for i in range(v.held[p] - v.unseen_hand[p], v.held[p]):
        card = v.hand[p, i]
        v.known[card] = BIT[p]
        while i > 0 and v.hand[p, i - 1] > card:
            v.hand[p, i] = v.hand[p, i - 1]
            i -= 1
        v.hand[p, i] = card
    v.unseen_hand[p] = 0


@large_rule
def imagine_piles(v, rng):
    """Drawn cards, wilderness and graveyard; the harbour keeps what is left."""
    for i in range(v.drawns):
        if v.drawn[i] == UNKNOWN:
            v.drawn[i] = pull(v, rng)
            v.known[v.drawn[i]] = BIT[v.turn]
    for i in range(v.wilds):
        if v.wild[i] == UNKNOWN:
            v.wild[i] = pull(v, rng)
    for i in range(v.buried):
        if v.grave[i] == UNKNOWN:
            v.grave[i] = pull(v, rng)
            v.known[v.grave[i]] = everybody(v)
    while count(v.harbour[0]) + count(v.harbour[1]) > v.unseen_harbour:
        pull(v, rng)  # a text may leave cards out
    v.unseen_harbour = 0


@large_rule
def imagine_heirs(v, rng):
    """Each heir exists once."""
    free = BIT[HEIRS + 1] - 2
    for p in range(v.seats):
        if v.heir[p] > 0:
            free &= ~BIT[v.heir[p]]
    for p in range(v.seats):
        if v.heir[p] == UNKNOWN:
            heir = nth(free, below(rng, count(free)))
            free ^= BIT[heir]
            v.heir[p] = heir


@large_rule
def imagine_sealed(v, rng):
    """Decided, unknown what: anything that could have been."""
    for p in range(v.seats):
        if v.sealed[p] == UNKNOWN:
            if step(v) == ALL_DISCARD:
                v.sealed[p] = v.hand[p, below(rng, v.held[p])] + 1
            elif step(v) == SET_UP:
                i = below(rng, v.held[p])
                k = (i + 1 + below(rng, v.held[p] - 1)) % v.held[p]
                v.sealed[p] = v.hand[p, i] * CARDS_WIDE + v.hand[p, k] + 1
            else:
                v.sealed[p] = below(rng, v.drawns) + 1
