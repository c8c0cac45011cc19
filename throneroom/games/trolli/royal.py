"""Royal cards: free actions in one's own turn (R78, A45, A46, A50)."""

from throneroom.games.trolli.events import EVENTS, FACE_ROYAL_CARD
from throneroom.games.trolli.moving import ENDED
from throneroom.games.trolli.pieces import CLAIM, ROYAL_CARD_NAMES, ROYAL_CARD_NEEDS, ROYAL_CARD_OF
from throneroom.games.trolli.reasons import REASONS
from throneroom.games.trolli.registers import QUESTIONS, always, decline, named
from throneroom.games.trolli.scoring import counted
from throneroom.games.trolli.tiles import BETWEEN, can_build, offer_royal_tile
from throneroom.kit.bits import BIT, has, lowest, members_from
from throneroom.kit.events import EVERYONE, tell
from throneroom.kit.frames import NOTHING, answered, argument, set_argument, step
from throneroom.kit.kinds import FACE, WHO
from throneroom.kit.reasons import Attempt
from throneroom.kit.rule import rule

BEGUN = 0  # argument of CLAIMS
CLAIM_TEXTS = named("claim", ROYAL_CARD_NAMES, CLAIM)
FULFILLED = EVENTS.add("fulfilled", seat=WHO, card=FACE)


def count_of(tried: Attempt) -> int:
    """How many the player has of what the card wants."""
    return int(counted(tried.v, tried.seat, int(ROYAL_CARD_OF[tried.action - CLAIM])))


NOT_SHOWN = REASONS.add("trolli-not-shown", "R78")
CLAIMED = REASONS.add("trolli-claimed", "A45")
TOO_FEW = REASONS.add(
    "trolli-claim", "R78", have=count_of, need=lambda tried: int(ROYAL_CARD_NEEDS[tried.action - CLAIM])
)


@rule
def against_claim(s, p, card):
    """R78, A45, A46: face up, not used yet, and the condition is met."""
    if not has(s.royal_cards, card):
        return NOT_SHOWN
    if has(s.fulfilled[p], card):
        return CLAIMED
    return 0 if counted(s, p, int(ROYAL_CARD_OF[card])) >= ROYAL_CARD_NEEDS[card] else TOO_FEW


@rule
def claimable(s, p):
    """R78, A45, A46: the royal cards that a player may fulfil."""
    found = 0
    left = s.royal_cards & ~s.fulfilled[p]
    while left != 0:
        card = lowest(left)
        left &= left - 1
        if against_claim(s, p, card) == 0:
            found |= BIT[card]
    return found


@rule
def with_claims(s, p, out, n):
    """R78, A45: behind n other options."""
    return members_from(CLAIM, claimable(s, p), out, n)


@rule
def claim(s, p, card):
    """R78, A50: a clan symbol on a royal card, and a royal tile if it can be laid."""
    s.fulfilled[p] |= BIT[card]
    if step(s) == CLAIMS:
        set_argument(s, 1, BEGUN)
    tell(s, FULFILLED, p, FACE_ROYAL_CARD + card, 0, 0, EVERYONE)
    offer_royal_tile(s, p)


# -- between two tiles of one building action ---------------------------------------------------------------


@rule
def may_interrupt(s, p):
    """A45: there is a card to fulfil, and another tile to build afterwards."""
    return claimable(s, p) != 0 and can_build(s, p)


QUESTIONS.give(BETWEEN, is_open=may_interrupt, may_end=always, end=decline, enough="go-on", own_time=True, rule="A45")

# -- in phase 4 ---------------------------------------------------------------------------------------------


@rule
def can_claim(s, p):
    """A45: whoever has begun says when it is enough."""
    return claimable(s, p) != 0 or argument(s, BEGUN) != 0


@rule
def stop_claiming(s, p):
    """A45, A56: phase 4 has ended; told as news, like the end of the others."""
    answered(s)
    tell(s, ENDED, p, NOTHING, 0, 0, EVERYONE, 0, BIT[p])


CLAIMS = QUESTIONS.add("claims", is_open=can_claim, may_end=always, end=stop_claiming, own_time=True)
