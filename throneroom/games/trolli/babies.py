"""Swapping a baby (R75, A36, A42)."""

from throneroom.games.trolli.cows import take_cows
from throneroom.games.trolli.data import BABIES, SWAP_DIAMONDS, SWAP_GOLD
from throneroom.games.trolli.events import EVENTS
from throneroom.games.trolli.fields import ask_field
from throneroom.games.trolli.pieces import BABY, BABY_C, BABY_P, BABY_Q, DIAMOND, FIRST_VILLAGE, GOLD, ORES
from throneroom.games.trolli.reasons import REASONS, SOMETHING_ELSE, of_item
from throneroom.games.trolli.registers import QUESTIONS, deed, paired
from throneroom.games.trolli.state import free_fields
from throneroom.kit import BIT, EVERYONE, NOTHING, answered, argument, ask, has, rule, tell
from throneroom.kit.events import SOURCE
from throneroom.kit.kinds import TO, WHO, Field, one_of
from throneroom.kit.reasons import Attempt

VILLAGE = 0  # argument of CHANGELING
IN_GOLD, IN_DIAMONDS = range(2)  # an answer is a baby and how it is paid
PAYMENTS = ("gold", "diamond")
PRICES = ((GOLD, SWAP_GOLD), (DIAMOND, SWAP_DIAMONDS))
PAID = Field(  # version 1 did not tell it
    SOURCE, "word", lambda told: PAYMENTS[told - 1] if told else None, {"enum": [*PAYMENTS, None]}
)
SWAPPED = EVENTS.add("swapped", seat=WHO, baby=one_of(BABIES), to=TO, paid=PAID)


def price(tried: Attempt) -> tuple[int, int]:
    """What was to be paid: which ore, and how many."""
    return PRICES[tried.action % 2]


NO_SWAP = REASONS.add("trolli-no-swap", "A36", gold=lambda tried: SWAP_GOLD, diamonds=lambda tried: SWAP_DIAMONDS)
NOT_PAID = REASONS.add(
    "trolli-no-ore",
    "A36",
    ore=lambda tried: ORES[price(tried)[0]],
    need=lambda tried: price(tried)[1],
    have=lambda tried: int(tried.v.ore[tried.seat][price(tried)[0]]),
)
NONE_LEFT = of_item("trolli-none-left", "R75", "baby")
NO_FIELD = of_item("trolli-no-field", "R71", "baby")
NOT_THERE = of_item("trolli-not-there", "R71", "baby")
GONE = of_item("trolli-gone", "R75", "baby")


@rule
def can_pay_for(s, p, payment):
    """A36: in gold or in diamonds."""
    return s.ore[p, GOLD] >= SWAP_GOLD if payment == IN_GOLD else s.ore[p, DIAMOND] >= SWAP_DIAMONDS


@rule
def against_changeling(s, p, action):
    """R75, A36. The two babies on the power action are alike, so the second one goes first."""
    baby = action // 2
    if not has(s.babies[p], baby):
        return GONE
    if not can_pay_for(s, p, action % 2):
        return NOT_PAID
    return SOMETHING_ELSE if baby == BABY_P and has(s.babies[p], BABY_Q) else 0


@rule
def swap_babies(s, p, action):
    """R75: pay, leave the own baby, take a neutral one to a field."""
    baby, village = action // 2, argument(s, VILLAGE)
    answered(s)
    if action % 2 == IN_DIAMONDS:
        s.ore[p, DIAMOND] -= SWAP_DIAMONDS
    else:
        s.ore[p, GOLD] -= SWAP_GOLD
    tell(s, SWAPPED, p, NOTHING, 1 + action % 2, FIRST_VILLAGE + village, EVERYONE, baby)
    s.wild_babies[village] -= 1
    send_baby(s, p, baby)
    ask_field(s, p, BABY)


@rule
def send_baby(s, p, baby):
    """R75, A42: what its place on the board gives, once it has left."""
    s.babies[p] &= ~BIT[baby]
    if baby == BABY_C:
        s.barns[p] += 1
        take_cows(s, p, 1)


CHANGELING = QUESTIONS.add(
    "changeling", refusal=against_changeling, answer=swap_babies,
    texts=paired("swap", BABIES, PAYMENTS),
)  # fmt: skip


@rule
def against_swapping(s, p, deed, place):
    """R71, A36: what is to be paid, an own baby, one in the village, a free field."""
    if not can_pay_for(s, p, IN_GOLD) and not can_pay_for(s, p, IN_DIAMONDS):
        return NO_SWAP
    if s.babies[p] == 0:
        return NONE_LEFT
    if s.wild_babies[place - FIRST_VILLAGE] == 0:
        return NOT_THERE
    return 0 if free_fields(s, p, BABY) != 0 else NO_FIELD


@rule
def swap(s, p, deed, place):
    """R75"""
    ask(s, CHANGELING, BIT[p], place - FIRST_VILLAGE)


SWAP = deed("swap", rule="R75", check=against_swapping, effect=swap)
