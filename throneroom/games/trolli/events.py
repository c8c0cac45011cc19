"""Everything that can happen in Jak se trollí princezny, and what is told of it."""

from throneroom.games.trolli.data import BABIES, CAMPS
from throneroom.games.trolli.pieces import (
    ACTION_NAMES,
    CARD_NAMES,
    CASTLE_NAMES,
    CLAN_NAMES,
    COWS,
    EFFECT_NAMES,
    ITEMS,
    ORES,
    PLACE_NAMES,
    ROUND_NAMES,
    ROYAL_CARD_NAMES,
    SLOT_NAMES,
    STOCK,
    TILE_NAMES,
)
from throneroom.kit.events import AMOUNT, TARGET
from throneroom.kit.kinds import COUNT, FACE, FACE_IF_ANY, FROM, TO, WHO, Kinds, number_in, one_of

PLACES = (*PLACE_NAMES, "supply")
IN_SUPPLY = PLACES.index("supply")
DISPLAYS = ("caves", "royals", "cards")  # by CAVE_ROW, ROYAL_ROW, CARD_ROW
PAID_FOR = (*ACTION_NAMES, "activate")
ACTIVATION = PAID_FOR.index("activate")

FACES = (*ROUND_NAMES, *TILE_NAMES, *CARD_NAMES, *CASTLE_NAMES, *ROYAL_CARD_NAMES)
FACE_TILE = len(ROUND_NAMES)
FACE_CARD = FACE_TILE + len(TILE_NAMES)
FACE_CASTLE = FACE_CARD + len(CARD_NAMES)
FACE_ROYAL_CARD = FACE_CASTLE + len(CASTLE_NAMES)

DISPLAY = one_of(DISPLAYS)
ORE = one_of(ORES, TARGET)
TROLL = number_in(AMOUNT, lambda troll: troll + 1)  # as actions call it

EVENTS = Kinds(FACES.__getitem__, PLACES)
CHOSEN = EVENTS.add("chosen", seat=WHO)
GOT_CLAN = EVENTS.add("clan", seat=WHO, clan=one_of(CLAN_NAMES))
CROWNED = EVENTS.add("castle", card=FACE, to=TO, quiet=True)
TURNED_UP = EVENTS.add("turned-up", card=FACE, display=DISPLAY, quiet=True)
SHUFFLED = EVENTS.add("shuffled", display=DISPLAY, quiet=True)
GOT_ROYAL_CARD = EVENTS.add("royal-card", card=FACE, quiet=True)
DREW = EVENTS.add("drew", seat=WHO, card=FACE, quiet=True)
HOUSED = EVENTS.add("housed", seat=WHO, from_=FROM, to=TO)
PLAYED = EVENTS.add("played", seat=WHO, card=FACE)
PLACED = EVENTS.add("placed", seat=WHO, item=one_of(STOCK[:COWS]), to=TO)
KING = EVENTS.add("king", seat=WHO, to=TO)
MOVED = EVENTS.add("moved", seat=WHO, troll=TROLL, from_=FROM, to=TO)
PUSHED = EVENTS.add("pushed", seat=WHO, troll=TROLL, from_=FROM)
POINTS = EVENTS.add("points", seat=WHO, place=TO, points=COUNT, quiet=True)
PAID = EVENTS.add("paid", seat=WHO, deed=one_of(PAID_FOR), quiet=True)  # what it brings is told
GAINED = EVENTS.add("gained", seat=WHO, ore=ORE, count=COUNT)
MINED = EVENTS.add("mined", seat=WHO, ore=ORE, count=COUNT)
REFILLED_ALL = EVENTS.add("refilled", seat=WHO, ore=ORE, count=COUNT)
GOT_COW = EVENTS.add("cow", seat=WHO, count=COUNT)
GOT_POWER = EVENTS.add("power", seat=WHO, count=COUNT)
UNCOVERED = EVENTS.add("uncovered", seat=WHO)
LAID = EVENTS.add("laid", seat=WHO, card=FACE, slot=one_of(SLOT_NAMES, TARGET), turned=COUNT)
SHAFT = EVENTS.add("shaft", seat=WHO, ore=ORE)
CAMPED = EVENTS.add("camped", seat=WHO, camp=one_of(CAMPS), to=TO)
FILLED = EVENTS.add("filled", seat=WHO, item=one_of(ITEMS, TARGET), bonus=one_of(EFFECT_NAMES))
SWAPPED = EVENTS.add("swapped", seat=WHO, baby=one_of(BABIES), to=TO)
BOUGHT = EVENTS.add("bought", seat=WHO, card=FACE)
GOT_PRINCESS = EVENTS.add("princess", seat=WHO, from_=FROM)
GOT_BELL = EVENTS.add("bell", seat=WHO, from_=FROM)
CASTLE_USED = EVENTS.add("castle-used", seat=WHO, card=FACE, from_=FROM)
ACTIVATED = EVENTS.add("activated", seat=WHO, card=FACE_IF_ANY)  # no card: the action printed on the board
FULFILLED = EVENTS.add("fulfilled", seat=WHO, card=FACE)
ENDED = EVENTS.add("ended", seat=WHO)
WENT_HOME = EVENTS.add("home", seat=WHO, troll=TROLL, from_=FROM, to=TO)
TURN = EVENTS.add("turn", seat=WHO, round=COUNT)
DISCARDED = EVENTS.add("discarded", seat=WHO, display=DISPLAY)
HUMAN_MOVED = EVENTS.add("human-moved", seat=WHO, from_=FROM, to=TO)
