"""What is told of everything that can happen in Jak se trollí princezny. Its kinds stand beside what tells them."""

from throneroom.games.trolli.pieces import (
    ACTION_NAMES,
    CARD_NAMES,
    CASTLE_NAMES,
    ORES,
    PLACE_NAMES,
    ROUND_NAMES,
    ROYAL_CARD_NAMES,
    TILE_NAMES,
)
from throneroom.kit.events import AMOUNT, TARGET
from throneroom.kit.kinds import Kinds, number_in, one_of

PLACES = (*PLACE_NAMES, "supply")
IN_SUPPLY = PLACES.index("supply")
PAID_FOR = (*ACTION_NAMES, "activate")
ACTIVATION = PAID_FOR.index("activate")

FACES = (*ROUND_NAMES, *TILE_NAMES, *CARD_NAMES, *CASTLE_NAMES, *ROYAL_CARD_NAMES)
FACE_TILE = len(ROUND_NAMES)
FACE_CARD = FACE_TILE + len(TILE_NAMES)
FACE_CASTLE = FACE_CARD + len(CARD_NAMES)
FACE_ROYAL_CARD = FACE_CASTLE + len(CASTLE_NAMES)

DISPLAY = one_of(("caves", "royals", "cards"))  # by CAVE_ROW, ROYAL_ROW, CARD_ROW
ORE = one_of(ORES, TARGET)
TROLL = number_in(AMOUNT, lambda troll: troll + 1)  # as actions call it

EVENTS = Kinds(FACES.__getitem__, PLACES)
