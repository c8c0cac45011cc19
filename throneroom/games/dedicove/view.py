"""Who may know what (section 5 of the rules), what a seat can imagine, and what a network is told."""

from throneroom.games.dedicove.effects import DECK
from throneroom.games.dedicove.flow import CARDS_WIDE
from throneroom.games.dedicove.hands import fitting, hand_filter
from throneroom.games.dedicove.pieces import EMPEROR, HEIRS, HEROES, KEPT, SLOTS, SPACES
from throneroom.games.dedicove.state import (
    ALL_DISCARD,
    ANOTHER,
    GIVE,
    GRAVE,
    HALF,
    SET_UP,
    STEPS,
    TURN,
    can_draw,
    everybody,
    free_slots,
    harbour_size,
)
from throneroom.kit import (
    BIT,
    UNKNOWN,
    WATCHER,
    actor,
    below,
    count,
    has,
    large_rule,
    lowest,
    nth,
    rule,
    show_table,
    step,
    waiting,
)
from throneroom.kit.state import MOST_SEATS

# -- view: built up from an empty table ----------------------------------------------------------------------


@large_rule
def view(s, seat, v):
    """Everything public, own things, and the cards this seat has a mark on; of the rest how many there are."""
    show_table(s, seat, v)
    show_numbers(s, v)
    over = s.depth == 0
    for p in range(s.seats):
        if p == seat or over:
            v.heir[p] = s.heir[p]
        elif s.heir[p] != 0:
            v.heir[p] = UNKNOWN
        show_hand(s, seat, p, v)
        show_party(s, seat, p, v)
    show_piles(s, seat, v)


@large_rule
def show_numbers(s, v):
    """What all can count."""
    v.turn = s.turn
    v.first = s.first
    v.turns = s.turns
    v.cap = s.cap
    v.deck = s.deck
    v.red = s.red
    v.green = s.green
    v.wilds = s.wilds
    v.buried = s.buried
    v.asides = s.asides
    v.drawns = s.drawns
    for p in range(s.seats):
        v.held[p] = s.held[p]
        v.heroes[p] = s.heroes[p]
        v.up[p] = s.up[p]


@rule
def is_known(s, seat, card):
    """H3: has this seat a mark on it? H15: at the end everything is open; a watcher has no marks."""
    if card <= 0:
        return False
    return s.depth == 0 or (seat >= 0 and has(int(s.known[card]), seat))


@large_rule
def show_mark(s, seat, card, owners, v):
    """Of who knows a card the observer is told: itself, and those who see it anyway."""
    own = BIT[seat] & s.known[card] if seat >= 0 else 0
    v.known[card] = s.known[card] if s.depth == 0 else own | owners


@large_rule
def show_hand(s, seat, p, v):
    """H4, H8"""
    n = 0
    for i in range(s.held[p] - s.unseen_hand[p]):
        card = int(s.hand[p, i])
        if is_known(s, seat, card):
            v.hand[p, n] = card
            n += 1
            show_mark(s, seat, card, BIT[p], v)
    v.unseen_hand[p] = s.held[p] - n


@large_rule
def show_party(s, seat, p, v):
    """H4, H6"""
    for i in range(s.heroes[p]):
        card = int(s.party[p, i])
        up = has(s.up[p], i)
        v.party[p, i] = card if up or is_known(s, seat, card) else UNKNOWN
        if v.party[p, i] > 0:
            show_mark(s, seat, card, everybody(s) if up else BIT[p], v)


@large_rule
def show_piles(s, seat, v):
    """H2, H7, H9, H11"""
    for slot in range(SLOTS):
        show_open(s, seat, int(s.tavern[slot]), v)
        v.tavern[slot] = s.tavern[slot]
    for i in range(s.asides):
        show_open(s, seat, int(s.aside[i]), v)
        v.aside[i] = s.aside[i]
    for i in range(s.drawns):
        card = int(s.drawn[i])
        v.drawn[i] = card if is_known(s, seat, card) else UNKNOWN
        if v.drawn[i] > 0:
            show_mark(s, seat, card, BIT[s.turn], v)
    for i in range(s.wilds):
        card = int(s.wild[i])
        v.wild[i] = card if is_known(s, seat, card) else UNKNOWN
        if v.wild[i] > 0:
            show_mark(s, seat, card, 0, v)
    browses = s.depth == 0 or (step(s) == GRAVE and seat >= 0 and has(waiting(s), seat))
    for i in range(s.buried):
        v.grave[i] = s.grave[i] if browses or i == s.buried - 1 else UNKNOWN
        if v.grave[i] > 0:
            show_open(s, seat, int(s.grave[i]), v)
    if s.depth == 0:
        v.harbour[0] = s.harbour[0]
        v.harbour[1] = s.harbour[1]
        v.unseen_harbour = s.unseen_harbour
    else:
        v.unseen_harbour = harbour_size(s)


@rule
def show_open(s, seat, card, v):
    """H5: everybody knows it."""
    if card > 0:
        show_mark(s, seat, card, everybody(s), v)


# -- imagine: every world that cannot be ruled out, each equally likely ---------------------------------------


@large_rule
def imagine(v, seat, rng):
    """The unseen cards over all holes, the rest is the harbour; the unseen heirs over the other seats."""
    if v.depth == 0:
        return
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


# -- features ------------------------------------------------------------------------------------------------

SEAT_NUMBERS = 3 * HEROES + HEIRS + 5  # hand, face up, hidden; heir; held, unseen, heroes, up, whether it is asked
PILE_NUMBERS = 4 * HEROES  # tavern and aside, wilderness from its top, top of the graveyard, drawn
FEATURES = MOST_SEATS * SEAT_NUMBERS + PILE_NUMBERS + 2 * (SPACES + 1) + len(STEPS) + 8


@large_rule
def features(v, seat, out):
    """Seats (own first), piles, the track, the step, and where the game stands."""
    for i in range(len(out)):
        out[i] = 0
    me = 0 if seat == WATCHER else seat
    for k in range(v.seats):
        seat_features(v, (me + k) % v.seats, out, k * SEAT_NUMBERS)
    at = MOST_SEATS * SEAT_NUMBERS
    pile_features(v, out, at)
    at += PILE_NUMBERS
    out[at + v.red] = 1
    out[at + SPACES + 1 + v.green] = 1
    at += 2 * (SPACES + 1)
    out[at + step(v)] = 1
    at += len(STEPS)
    out[at] = 1 if actor(v) == seat else 0
    out[at + 1] = v.turns
    out[at + 2] = (v.turn - me) % v.seats
    out[at + 3] = (v.first - me) % v.seats
    out[at + 4] = harbour_size(v)
    out[at + 5] = v.wilds
    out[at + 6] = v.buried
    out[at + 7] = v.deck


@large_rule
def seat_features(v, p, out, at):
    """What is known of one seat."""
    for i in range(v.held[p] - v.unseen_hand[p]):
        out[at + v.hand[p, i] - 1] = 1
    for i in range(v.heroes[p]):
        if v.party[p, i] > 0:
            out[at + (HEROES if has(v.up[p], i) else 2 * HEROES) + v.party[p, i] - 1] = 1
    at += 3 * HEROES
    if v.heir[p] > 0:
        out[at + v.heir[p] - 1] = 1
    at += HEIRS
    out[at] = v.held[p]
    out[at + 1] = v.unseen_hand[p]
    out[at + 2] = v.heroes[p]
    out[at + 3] = count(v.up[p])
    out[at + 4] = waiting(v) >> p & 1


@large_rule
def pile_features(v, out, at):
    """What is known of the piles; how deep a card lies in the wilderness counts from 1."""
    for slot in range(SLOTS):
        if v.tavern[slot] > 0:
            out[at + v.tavern[slot] - 1] = slot + 1
    for i in range(v.asides):
        out[at + v.aside[i] - 1] = SLOTS + 1
    for i in range(v.wilds):
        if v.wild[i] > 0:
            out[at + HEROES + v.wild[i] - 1] = v.wilds - i
    for i in range(v.buried):
        if v.grave[i] > 0:
            out[at + 2 * HEROES + v.grave[i] - 1] = v.buried - i
    for i in range(v.drawns):
        if v.drawn[i] > 0:
            out[at + 3 * HEROES + v.drawn[i] - 1] = 1


# -- broken --------------------------------------------------------------------------------------------------

FAULTS = 100
MISPLACED, OFF_TRACK, STILL_ASIDE, WRONG_HAND, SLOT_FREE, WRONG_MARK, NOT_TIDY = range(1, 8)


@large_rule
def broken(s):
    """The first invariant that does not hold: I1-I5, then marks and tidiness; from 100 on faults."""
    if s.fault != 0:
        return FAULTS + s.fault
    if not is_tidy(s):
        return NOT_TIDY
    if not is_whole(s):
        return MISPLACED
    if not (1 <= s.red <= SPACES and 1 <= s.green <= SPACES):
        return OFF_TRACK
    if not are_marks_right(s):
        return WRONG_MARK
    if s.depth == 0 or step(s) != TURN:
        return 0
    if s.asides != 0 or s.drawns != 0:
        return STILL_ASIDE
    for p in range(s.seats):
        if s.held[p] > KEPT:
            return WRONG_HAND
    if s.turns > 0 and free_slots(s) != 0 and can_draw(s):
        return SLOT_FREE
    return 0


@large_rule
def is_tidy(s):
    """Hands sorted, no hole in a pile, nothing right behind its last card."""
    for p in range(s.seats):
        if not is_filled(s.hand[p], s.held[p]) or not is_filled(s.party[p], s.heroes[p]) or s.up[p] >> s.heroes[p] != 0:
            return False
        for i in range(1, s.held[p]):
            if s.hand[p, i] <= s.hand[p, i - 1]:
                return False
    return is_filled(s.wild, s.wilds) and is_filled(s.grave, s.buried) and is_filled(s.drawn, s.drawns)


@large_rule
def is_filled(cards, n):
    """A pile of n cards."""
    for i in range(n):
        if cards[i] <= 0:
            return False
    return n == len(cards) or cards[n] == 0


@large_rule
def is_whole(s):
    """I1: every card of the deck in exactly one place."""
    n = harbour_size(s) + s.wilds + s.buried + s.asides + s.drawns + SLOTS - count(free_slots(s))
    low, high = set_of(s.wild, s.wilds, s.harbour[0], s.harbour[1])
    low, high = set_of(s.grave, s.buried, low, high)
    low, high = set_of(s.aside, s.asides, low, high)
    low, high = set_of(s.drawn, s.drawns, low, high)
    low, high = set_of(s.tavern, SLOTS, low, high)
    for p in range(s.seats):
        low, high = set_of(s.hand[p], s.held[p], low, high)
        low, high = set_of(s.party[p], s.heroes[p], low, high)
        n += s.held[p] + s.heroes[p]
    deck = count(DECK[s.deck, 0]) + count(DECK[s.deck, 1]) + 1
    return low == DECK[s.deck, 0] and high == DECK[s.deck, 1] | BIT[EMPEROR - 1 - HALF] and n == deck


@large_rule
def set_of(cards, n, low, high):
    """Two sets with the cards of a pile added."""
    for i in range(n):
        card = int(cards[i])
        if card > HALF:
            high |= BIT[card - 1 - HALF]
        elif card > 0:
            low |= BIT[card - 1]
    return low, high


@large_rule
def are_marks_right(s):
    """H4, H5, H11: owners know theirs, all know what lies open or buried, nobody knows the harbour."""
    for p in range(s.seats):
        for i in range(s.held[p]):
            if not has(int(s.known[s.hand[p, i]]), p):
                return False
        for i in range(s.heroes[p]):
            needed = everybody(s) if has(s.up[p], i) else BIT[p]
            if s.known[s.party[p, i]] & needed != needed:
                return False
    for slot in range(SLOTS):
        if s.tavern[slot] > 0 and s.known[s.tavern[slot]] != everybody(s):
            return False
    for i in range(s.buried):
        if s.known[s.grave[i]] != everybody(s):
            return False
    for half in range(2):
        left = s.harbour[half]
        while left != 0:
            if s.known[lowest(left) + 1 + half * HALF] != 0:
                return False
            left &= left - 1
    return True
