"""What a seat can imagine: every world that it cannot rule out, each equally likely."""

from throneroom.games.dedicove.choosing import wanted
from throneroom.games.dedicove.copies import PLAY_ANOTHER
from throneroom.games.dedicove.effects import DECK
from throneroom.games.dedicove.hands import CHOOSE_DISCARD, CHOOSE_GIFT
from throneroom.games.dedicove.pieces import EMPEROR, HEIRS, HEROES
from throneroom.games.dedicove.sentence import fits
from throneroom.games.dedicove.setup import SET_UP
from throneroom.games.dedicove.state import CARDS_WIDE, HALF, everybody
from throneroom.kit import BIT, UNKNOWN, below, count, lowest, nth, one_of, rule, step, waiting


@rule
def imagine(v, seat, rng):
    """The unseen cards over all holes, the rest is the harbour; the unseen heirs over the other seats."""
    if v.depth == 0 or v.harbour[0] | v.harbour[1] != 0:
        return  # who sees the harbour sees everything
    gather_unseen(v)
    imagine_hands(v, rng)
    for p in range(v.seats):
        for i in range(v.heroes[p]):
            if v.party[p, i] == UNKNOWN:
                v.party[p, i] = pull(v, rng)
                v.known[v.party[p, i]] = BIT[p]
    imagine_piles(v, rng)
    imagine_heirs(v, rng)
    imagine_sealed(v, rng)


@rule
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


@rule
def pull(v, rng):
    """A random one of them."""
    return pull_of(v, v.harbour[0], v.harbour[1], rng)


@rule
def pull_of(v, low, high, rng):
    """A random one of some of them, which are two sets."""
    n = count(low)
    k = below(rng, n + count(high))
    if k < n:
        i = nth(low, k)
        v.harbour[0] ^= BIT[i]
        return i + 1
    i = nth(high, k - n)
    v.harbour[1] ^= BIT[i]
    return i + HALF + 1


@rule
def push(v, card):
    """Back to the unseen ones."""
    if card <= HALF:
        v.harbour[0] |= BIT[card - 1]
    else:
        v.harbour[1] |= BIT[card - 1 - HALF]


@rule
def imagine_hands(v, rng):
    """First the hand of a seat whose question tells something of its cards, so that all are still to be had."""
    if step(v) in (PLAY_ANOTHER, CHOOSE_GIFT):
        imagine_asked(v, lowest(waiting(v)), rng)
    for p in range(v.seats):
        fill_hand(v, p, v.held[p] - v.unseen_hand[p], rng)
        sort_hand(v, p)


@rule
def imagine_asked(v, p, rng):
    """E7: a hand in which so many cards fit that its owner is asked; every such hand is equally likely.

    Those that must fit are dealt first, the others from all that are left. So a hand comes up once for each choice of
    the first ones among all that fit: it is kept if they are the lowest, and else dealt anew. Of deals of three cards
    at least a third is kept, however rare the cards that fit.
    """
    low, high = unseen_fitting(v)
    seen = v.held[p] - v.unseen_hand[p]
    first = seen + min(missing(v, p), v.unseen_hand[p], count(low) + count(high))  # a text may ask for too many
    while True:
        highest = 0
        for i in range(seen, first):
            card = pull_of(v, low & v.harbour[0], high & v.harbour[1], rng)
            v.hand[p, i] = card
            highest = max(highest, card)
        fill_hand(v, p, first, rng)
        if fitting_below(v, p, first, highest) == 0:
            break
        empty_hand(v, p)
    sort_hand(v, p)


@rule
def unseen_fitting(v):
    """The unseen cards that the question is about, as two sets."""
    factions = wanted(v)
    low, high = v.harbour[0], v.harbour[1]
    for card in range(1, HEROES + 1):
        if not fits(card, factions):
            if card <= HALF:
                low &= ~BIT[card - 1]
            else:
                high &= ~BIT[card - 1 - HALF]
    return low, high


@rule
def missing(v, p):
    """E7, E32: a card is given by choice only if two fit, another one is played if one does; some are seen."""
    n = 2 if step(v) == CHOOSE_GIFT else 1
    factions = wanted(v)
    for i in range(v.held[p] - v.unseen_hand[p]):
        if fits(int(v.hand[p, i]), factions):
            n -= 1
    return max(n, 0)


@rule
def fitting_below(v, p, first, highest):
    """How many cards of a hand, from this place on, fit and are lower than this one."""
    n = 0
    factions = wanted(v)
    for i in range(first, v.held[p]):
        if v.hand[p, i] < highest and fits(int(v.hand[p, i]), factions):
            n += 1
    return n


@rule
def fill_hand(v, p, first, rng):
    """A card for every unseen one from this place on, behind the known ones."""
    for i in range(first, v.held[p]):
        v.hand[p, i] = pull(v, rng)


@rule
def empty_hand(v, p):
    """They are unseen again."""
    for i in range(v.held[p] - v.unseen_hand[p], v.held[p]):
        push(v, int(v.hand[p, i]))


@rule
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


@rule
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


@rule
def imagine_heirs(v, rng):
    """Each heir exists once."""
    free = BIT[HEIRS + 1] - 2
    for p in range(v.seats):
        if v.heir[p] > 0:
            free &= ~BIT[v.heir[p]]
    for p in range(v.seats):
        if v.heir[p] == UNKNOWN:
            heir = one_of(free, rng)
            free ^= BIT[heir]
            v.heir[p] = heir


@rule
def imagine_sealed(v, rng):
    """Decided, unknown what: anything that could have been."""
    for p in range(v.seats):
        if v.sealed[p] == UNKNOWN:
            if step(v) == CHOOSE_DISCARD:
                v.sealed[p] = v.hand[p, below(rng, v.held[p])] + 1
            elif step(v) == SET_UP:
                i = below(rng, v.held[p])
                k = (i + 1 + below(rng, v.held[p] - 1)) % v.held[p]
                v.sealed[p] = v.hand[p, i] * CARDS_WIDE + v.hand[p, k] + 1
            else:
                v.sealed[p] = below(rng, v.drawns) + 1
