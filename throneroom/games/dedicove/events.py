"""What can happen in Dědicové trůnu: where, in every turn, and wherever a card changes its place.

What only one family of verbs tells is declared there.
"""

from throneroom.games.dedicove.pieces import FACTIONS, SLOTS
from throneroom.games.dedicove.state import PLACES_WIDE
from throneroom.kit import lowest
from throneroom.kit.kinds import COUNT, FACE, FROM, SEATS, TO, WHO, Kinds, Schema, one_of

PILES = ("harbour", "wilderness", "graveyard", "aside", "drawn")
PLACES = (
    {},
    *({"pile": pile} for pile in PILES),
    *({"pile": "tavern", "number": slot + 1} for slot in range(SLOTS)),
    *({"pile": "hand", "seat": seat} for seat in SEATS),
    *({"pile": "party", "seat": seat, "number": i} for seat in SEATS for i in range(PLACES_WIDE)),
)
IN_HARBOUR, IN_WILD, IN_GRAVE, IN_ASIDE, IN_DRAWN, IN_TAVERN = range(1, 7)
IN_HAND = IN_TAVERN + SLOTS
IN_PARTY = IN_HAND + len(SEATS)
HEIR_CARDS = 90  # in events an heir is a card too: 90 and its number


def shape(piles: Schema, **parts: Schema) -> Schema:
    """What a place in one of these piles looks like."""
    whole = {"pile": piles, **parts}
    return {"type": "object", "properties": whole, "required": [*whole], "additionalProperties": False}


SEAT, NUMBER = {"enum": [*SEATS]}, {"type": "integer"}
PLACE = {
    "title": "Place",
    "oneOf": [
        shape({"enum": [*PILES]}),
        shape({"const": "tavern"}, number=NUMBER),
        shape({"const": "hand"}, seat=SEAT),
        shape({"const": "party"}, seat=SEAT, number=NUMBER),
    ],
}


def name_of(card: int) -> str:
    """`23`; an heir is `heir3`."""
    return str(card) if card < HEIR_CARDS else f"heir{card - HEIR_CARDS}"


ITS_FACTION = one_of((*FACTIONS,), part=lowest)  # a bit

EVENTS = Kinds(name_of, PLACES, PLACE)
GOT_HEIR = EVENTS.add("got-heir", seat=WHO, card=FACE)
STARTS = EVENTS.add("starts", seat=WHO)
CARD_DEALT = EVENTS.add("dealt", seat=WHO, card=FACE, from_=FROM, to=TO, quiet=True)
DECIDED = EVENTS.add("decided", seat=WHO, quiet=True)
HID = EVENTS.add("hid", seat=WHO, card=FACE, from_=FROM, to=TO)
DROPPED = EVENTS.add("dropped", seat=WHO, card=FACE, from_=FROM, to=TO)
PASSED = EVENTS.add("passed", seat=WHO)
HERO_PLAYED = EVENTS.add("played", seat=WHO, card=FACE, from_=FROM, to=TO)
BURIED = EVENTS.add("buried", seat=WHO, card=FACE, from_=FROM, to=TO)
DISCARDED = EVENTS.add("discarded", seat=WHO, card=FACE, from_=FROM, to=TO)
DREW = EVENTS.add("drew", seat=WHO, card=FACE, from_=FROM, to=TO)
CARD_KEPT = EVENTS.add("kept", seat=WHO, card=FACE, from_=FROM, to=TO)  # one that was drawn before
REFILLED = EVENTS.add("refilled", seat=WHO, card=FACE, from_=FROM, to=TO)
SHUFFLED = EVENTS.add("shuffled", seat=WHO, count=COUNT)
TOOK = EVENTS.add("took", seat=WHO, card=FACE, from_=FROM, to=TO)
RETURNED = EVENTS.add("returned", seat=WHO, card=FACE, from_=FROM, to=TO)
TURN_BEGAN = EVENTS.add("turn", seat=WHO, number=COUNT, quiet=True)
ENDED = EVENTS.add("ended", quiet=True)
