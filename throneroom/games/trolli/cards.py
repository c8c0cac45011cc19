"""Troll cards: which may be taken, what they do, and the actions that bring them (R68, R69)."""

from throneroom.games.trolli.displays import refresh
from throneroom.games.trolli.effects import TROLL_CARD, can_take_card, do
from throneroom.games.trolli.events import EVENTS, FACE_CARD
from throneroom.games.trolli.pieces import CARD_BED, CARD_EFFECT, CARD_FIELDS, CARD_NAMES
from throneroom.games.trolli.reasons import NO_STACK, REASONS
from throneroom.games.trolli.registers import QUESTIONS, deed, named
from throneroom.games.trolli.state import CARD_ROW, cards_to_take, without_card
from throneroom.kit import BIT, EVERYONE, answered, argument, ask, has, members, rule, tell
from throneroom.kit.kinds import FACE, WHO

MUST = 0  # argument of TROLL_CARD: was it paid for?
BOUGHT = EVENTS.add("bought", seat=WHO, card=FACE)
OWNED = REASONS.add("trolli-owned", "R68")
NOT_DISPLAYED = REASONS.add("trolli-not-displayed", "R68")
NO_CARD = REASONS.add("trolli-no-card", "R68")


@rule
def cards(s, p, out):
    """R68"""
    return members(cards_to_take(s, p), out)


@rule
def against_card(s, p, card):
    """R68, A33"""
    if has(cards_to_take(s, p), card):
        return 0
    return OWNED if has(s.cards[p], card) else NOT_DISPLAYED


@rule
def may_decline(s):
    """A33: what is granted may be declined; what was paid for is taken."""
    return argument(s, MUST) == 0


@rule
def take_card(s, p, card):
    """R68: a troll card with its fields; its effect comes at once."""
    answered(s)
    s.card_display = without_card(s.card_display, card)
    s.cards[p] |= BIT[card]
    s.beds[p] += CARD_BED[card]
    for i in range(CARD_FIELDS.shape[1]):
        if CARD_FIELDS[card, i, 0] >= 0:
            s.free[p, CARD_FIELDS[card, i, 0], CARD_FIELDS[card, i, 1]] += 1
    tell(s, BOUGHT, p, FACE_CARD + card, 0, 0, EVERYONE)
    do(s, p, int(CARD_EFFECT[card]))


QUESTIONS.give(
    TROLL_CARD, options=cards, refusal=against_card, answer=take_card, is_open=can_take_card, may_end=may_decline,
    texts=named("take", CARD_NAMES),
)  # fmt: skip


@rule
def against_buying(s, p, deed, place):
    """A19"""
    return 0 if can_take_card(s, p) else NO_CARD


@rule
def buy(s, p, deed, place):
    """R68"""
    ask(s, TROLL_CARD, BIT[p], 1)


@rule
def against_new_cards(s, p, deed, place):
    """A19: is there anything to turn up?"""
    return 0 if s.card_stack | s.card_discards != 0 else NO_STACK


@rule
def renew_cards(s, p, deed, place):
    """R69"""
    refresh(s, CARD_ROW)


BUYING = deed("buy", rule="R68", check=against_buying, effect=buy)
NEW_CARDS = deed("new-cards", rule="R69", check=against_new_cards, effect=renew_cards)
