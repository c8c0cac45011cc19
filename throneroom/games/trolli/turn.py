"""A turn: a round card is played, trolls move and act, royal cards, a round card is drawn (R34-R37, R48, R79).

Only round cards are ever secret.
"""

from throneroom.games.trolli.data import KING_CHOICE
from throneroom.games.trolli.events import EVENTS
from throneroom.games.trolli.moving import MOVE, never
from throneroom.games.trolli.pieces import (
    BABY_STOCK,
    COWS,
    FIRST_VILLAGE,
    PERIOD,
    PRINCESSES,
    ROUND_ITEM,
    ROUND_KING,
    ROUND_NAMES,
    ROUND_VILLAGE,
    STOCK,
)
from throneroom.games.trolli.reasons import REASONS
from throneroom.games.trolli.registers import QUESTIONS, count_down, named
from throneroom.games.trolli.royal import CLAIMS
from throneroom.games.trolli.state import deck_size, drawn, period_of_draw
from throneroom.kit import BIT, CHANCE, EVERYONE, NOTHING, answered, argument, ask, has, members, rule, tell
from throneroom.kit.kinds import COUNT, FACE, TO, WHO, one_of

WHOSE, CARDS_LEFT = range(2)  # arguments of DEAL
PLAYED = EVENTS.add("played", seat=WHO, card=FACE)
PLACED = EVENTS.add("placed", seat=WHO, item=one_of(STOCK[:COWS]), to=TO)
KING = EVENTS.add("king", seat=WHO, to=TO)
DREW = EVENTS.add("drew", seat=WHO, card=FACE, quiet=True)
TURN = EVENTS.add("turn", seat=WHO, round=COUNT)
NOT_IN_HAND = REASONS.add("trolli-card", "R35")

assert not KING_CHOICE  # A8: a card has one place in ROUND_KING, and nobody is asked

# -- a round card is played ---------------------------------------------------------------------------------


@rule
def hand(s, p, out):
    """R35: any of the hand."""
    return members(s.hand[p], out)


@rule
def against_card(s, p, card):
    """R35"""
    return 0 if has(s.hand[p], card) else NOT_IN_HAND


@rule
def play_round_card(s, p, card):
    """R35-R37, A9: its item into the village, and the king to where the card sends him."""
    answered(s)
    play_card(s, p, card)
    place_item(s, p, int(ROUND_ITEM[card]), int(ROUND_VILLAGE[card]))
    s.king = ROUND_KING[card]
    s.king_of = p
    tell(s, KING, p, NOTHING, 0, s.king, EVERYONE)


@rule
def play_card(s, p, card):
    """R35: for all to see; it stays played, for it ends phase 1."""
    s.hand[p] ^= BIT[card]
    s.spent |= BIT[card]
    s.played[p] += 1
    tell(s, PLAYED, p, card, 0, 0, EVERYONE, 0, EVERYONE)


@rule
def place_item(s, p, kind, village):
    """R36, A3: into the village, if the supply has one; a tower holds one princess."""
    if s.supply[kind] == 0 or (kind == PRINCESSES and s.tower[village] > 0):
        return
    s.supply[kind] -= 1
    if kind == PRINCESSES:
        s.tower[village] += 1
    elif kind == BABY_STOCK:
        s.wild_babies[village] += 1
    else:
        s.farm[village] += 1
    tell(s, PLACED, p, NOTHING, 0, FIRST_VILLAGE + village, EVERYONE, kind)


CARD = QUESTIONS.add(
    "card", options=hand, refusal=against_card, answer=play_round_card, own_time=True,
    texts=named("play", ROUND_NAMES), instead=NOT_IN_HAND,
)  # fmt: skip

# -- a round card is drawn ----------------------------------------------------------------------------------


@rule
def next_cards(s):
    """R26, R48: all of the period that lies on top of the deck."""
    return s.pool & PERIOD[period_of_draw(s, drawn(s, argument(s, WHOSE)))]


@rule
def has_deck(s, p):
    """R48: is a card left for this player?"""
    return drawn(s, argument(s, WHOSE)) < deck_size(s)


@rule
def deal_card(s, p, card):
    """R27, R48: one of so many."""
    draw_card(s, argument(s, WHOSE), card)
    count_down(s, CARDS_LEFT)


@rule
def draw_card(s, p, card):
    """R48: only its player sees the face."""
    s.pool ^= BIT[card]
    s.hand[p] |= BIT[card]
    tell(s, DREW, p, card, 0, 0, BIT[p], 0, BIT[p])


DEAL = QUESTIONS.add("deal", drawn_from=next_cards, drawn=deal_card, is_open=has_deck, texts=named("draw", ROUND_NAMES))

# -- the next player ----------------------------------------------------------------------------------------


@rule
def pass_on(s, p):
    """R34, R79, A51: the next player's turn, its four phases last first; it is over when nobody has cards left."""
    answered(s)
    s.turn = (s.turn + 1) % s.seats
    s.mover = 0
    if s.played[s.turn] == deck_size(s):
        return
    tell(s, TURN, s.turn, NOTHING, 0, 0, EVERYONE, int(s.played[s.turn]) + 1)
    ask(s, PASS, 0)
    ask(s, CLAIMS, BIT[s.turn])
    ask(s, DEAL, CHANCE, s.turn, 1)
    ask(s, MOVE, BIT[s.turn], 3)
    ask(s, MOVE, BIT[s.turn], 2)
    ask(s, CARD, BIT[s.turn])


PASS = QUESTIONS.add("pass", is_open=never, lapse=pass_on)
