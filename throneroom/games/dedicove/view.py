"""Who may know what (section 5 of the rules), and what a network is told."""

from throneroom.games.dedicove.flow import is_of_row
from throneroom.games.dedicove.pieces import HEIRS, HEROES, SLOTS, SPACES
from throneroom.games.dedicove.piles import CHOOSE_DRAWN, CHOOSE_GRAVE, DRAW, PILE_AT, TAVERN
from throneroom.games.dedicove.rows import CARD_OF_ROW, FIRST_AT, FIRST_ROW, ROWS, VERB_AT
from throneroom.games.dedicove.sentence import IT_AT, NAMED_AT, ROW, THAT_AT
from throneroom.games.dedicove.state import DIRECTIONS, QUESTIONS, everybody, harbour_size, threshold
from throneroom.kit import BIT, UNKNOWN, WATCHER, actor, argument, count, has, rule, show_table, step, waiting
from throneroom.kit.events import NEWS
from throneroom.kit.state import MOST_SEATS

# -- view: built up from an empty table ----------------------------------------------------------------------


@rule
def view(s, seat, v):
    """Everything public, own things, and the cards this seat has a mark on; of the rest how many there are."""
    show_table(s, seat, v)
    show_news(s, seat, v)
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


@rule
def show_news(s, seat, v):
    """What was news to others tells who had no mark, which is their own affair."""
    own = BIT[seat] if seat >= 0 else 0
    for i in range(s.told):
        v.events[i, NEWS] = own & s.events[i, NEWS]


@rule
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
        for k in range(len(DIRECTIONS)):
            v.moved[p, k] = s.moved[p, k]


@rule
def is_known(s, seat, card):
    """H3: has this seat a mark on it? H15: at the end everything is open; a watcher has no marks."""
    if card <= 0:
        return False
    return s.depth == 0 or (seat >= 0 and has(int(s.known[card]), seat))


@rule
def show_mark(s, seat, card, owners, v):
    """Of who knows a card the observer is told: itself, and those who see it anyway."""
    own = BIT[seat] & s.known[card] if seat >= 0 else 0
    v.known[card] = s.known[card] if s.depth == 0 else own | owners


@rule
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


@rule
def show_party(s, seat, p, v):
    """H4, H6"""
    for i in range(s.heroes[p]):
        card = int(s.party[p, i])
        up = has(s.up[p], i)
        v.party[p, i] = card if up or is_known(s, seat, card) else UNKNOWN
        if v.party[p, i] > 0:
            show_mark(s, seat, card, everybody(s) if up else BIT[p], v)


@rule
def show_piles(s, seat, v):
    """H2, H7, H9, H11"""
    for slot in range(SLOTS):
        show_open(s, seat, int(s.tavern[slot]), v)
        v.tavern[slot] = s.tavern[slot]
    for i in range(s.asides):
        show_open(s, seat, int(s.aside[i]), v)
        v.aside[i] = s.aside[i]
    is_open = is_drawn_from_tavern(s)
    for i in range(s.drawns):
        card = int(s.drawn[i])
        v.drawn[i] = card if is_open or is_known(s, seat, card) else UNKNOWN
        if v.drawn[i] > 0:
            show_mark(s, seat, card, BIT[s.turn], v)
    for i in range(s.wilds):
        card = int(s.wild[i])
        v.wild[i] = card if is_known(s, seat, card) else UNKNOWN
        if v.wild[i] > 0:
            show_mark(s, seat, card, 0, v)
    browses = s.depth == 0 or (step(s) == CHOOSE_GRAVE and seat >= 0 and has(waiting(s), seat))
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
def is_drawn_from_tavern(s):
    """H2: what lay open before the instruction is seen still. The row before the question says where it came from."""
    if step(s) != CHOOSE_DRAWN:
        return False
    row = argument(s, ROW) - 1
    return ROWS[row, VERB_AT] == DRAW and ROWS[row, FIRST_AT + PILE_AT] == TAVERN


@rule
def show_open(s, seat, card, v):
    """H5: everybody knows it."""
    if card > 0:
        show_mark(s, seat, card, everybody(s), v)


# -- features ------------------------------------------------------------------------------------------------

STEPS = len(QUESTIONS.names)
SEAT_NUMBERS = 3 * HEROES + HEIRS + 5 + len(DIRECTIONS)  # hand, face up, hidden; heir; sizes, if it is asked; steps
PILE_NUMBERS = 4 * HEROES  # tavern and aside, wilderness from its top, top of the graveyard, drawn
ASKED_NUMBERS = STEPS + HEROES + 5  # step; hero that asks, its row, pronouns (a seat from the observer's on too)
GAME_NUMBERS = 10
FEATURES = MOST_SEATS * SEAT_NUMBERS + PILE_NUMBERS + 2 * (SPACES + 1) + ASKED_NUMBERS + GAME_NUMBERS


@rule
def features(v, seat, out):
    """Seats (own first), piles, the track, the question, and where the game stands."""
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
    question_features(v, me, out, at)
    at += ASKED_NUMBERS
    out[at] = 1 if actor(v) == seat else 0
    out[at + 1] = v.turns
    out[at + 2] = (v.turn - me) % v.seats
    out[at + 3] = (v.first - me) % v.seats
    out[at + 4] = harbour_size(v)
    out[at + 5] = v.wilds
    out[at + 6] = v.buried
    out[at + 7] = v.deck
    out[at + 8] = v.cap
    out[at + 9] = threshold(v)


@rule
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
    for k in range(len(DIRECTIONS)):
        out[at + 5 + k] = v.moved[p, k]


@rule
def question_features(v, me, out, at):
    """The step, and inside a performance what the row needs to know."""
    now = step(v)
    out[at + now] = 1
    if not is_of_row(now):
        return
    at += STEPS
    row, it = argument(v, ROW), argument(v, IT_AT)
    hero = int(CARD_OF_ROW[row])
    out[at + hero - 1] = 1
    at += HEROES
    out[at] = row - FIRST_ROW[hero] + 1
    out[at + 1] = it
    out[at + 2] = (it - me) % v.seats
    out[at + 3] = argument(v, THAT_AT)
    out[at + 4] = argument(v, NAMED_AT)


@rule
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
