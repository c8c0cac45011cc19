"""The other actions of a village: princess, bell, castle, human (R71-R74, R76)."""

from throneroom.games.trolli.caves import HOUSE
from throneroom.games.trolli.effects import can_do, do
from throneroom.games.trolli.events import EVENTS, FACE_CASTLE
from throneroom.games.trolli.fields import ask_field
from throneroom.games.trolli.pieces import BELL, CASTLE_EFFECT, FIRST_VILLAGE
from throneroom.games.trolli.reasons import NO_EFFECT, REASONS, of_item
from throneroom.games.trolli.registers import USED, USED_CASTLE, deed
from throneroom.games.trolli.state import caves_with_room, free_fields
from throneroom.games.trolli.tiles import offer_royal_tile
from throneroom.kit import BIT, EVERYONE, NOTHING, argument, ask, rule, set_argument, tell
from throneroom.kit.kinds import FACE, FROM, WHO

GOT_PRINCESS = EVENTS.add("princess", seat=WHO, from_=FROM)
GOT_BELL = EVENTS.add("bell", seat=WHO, from_=FROM)
CASTLE_USED = EVENTS.add("castle-used", seat=WHO, card=FACE, from_=FROM)
NO_PRINCESS, NO_BELL, NO_FARMER = (of_item("trolli-not-there", "R71", item) for item in ("princess", "bell", "human"))
NO_BED = REASONS.add("trolli-no-bed", "R71")
NO_BELL_FIELD = of_item("trolli-no-field", "R71", "bell")
NO_CAULDRON = REASONS.add("trolli-no-cauldron", "R76")


@rule
def against_rescue(s, p, deed, place):
    """R71: a princess in the tower, and a bed for her."""
    if s.tower[place - FIRST_VILLAGE] == 0:
        return NO_PRINCESS
    return 0 if s.princesses[p] < s.beds[p] else NO_BED


@rule
def rescue(s, p, deed, place):
    """R72: from the tower to a bed, and a royal tile."""
    s.tower[place - FIRST_VILLAGE] -= 1
    s.princesses[p] += 1
    tell(s, GOT_PRINCESS, p, NOTHING, place, 0, EVERYONE)
    offer_royal_tile(s, p)


RESCUE = deed("princess", rule="R72", check=against_rescue, effect=rescue)


@rule
def against_bell(s, p, deed, place):
    """R71: a bell, and a field for it."""
    if s.bells[place - FIRST_VILLAGE] == 0:
        return NO_BELL
    return 0 if free_fields(s, p, BELL) != 0 else NO_BELL_FIELD


@rule
def tear_down(s, p, deed, place):
    """R73"""
    s.bells[place - FIRST_VILLAGE] -= 1
    tell(s, GOT_BELL, p, NOTHING, place, 0, EVERYONE)
    ask_field(s, p, BELL)


TEAR_DOWN = deed("bell", rule="R73", check=against_bell, effect=tear_down)


@rule
def against_castle(s, p, deed, place):
    """A19, A38: once in a phase for the way home alone."""
    if argument(s, USED) & USED_CASTLE == 0:
        return 0
    return 0 if can_do(s, p, int(CASTLE_EFFECT[s.castle[place - FIRST_VILLAGE] - 1])) else NO_EFFECT


@rule
def use_castle(s, p, deed, place):
    """R74, A38: its effect; the trolls go home when the phase ends."""
    tile = int(s.castle[place - FIRST_VILLAGE]) - 1
    set_argument(s, argument(s, USED) | USED_CASTLE, USED)
    tell(s, CASTLE_USED, p, FACE_CASTLE + tile, place, 0, EVERYONE)
    do(s, p, int(CASTLE_EFFECT[tile]))


CASTLE = deed("castle", rule="R74", check=against_castle, effect=use_castle)


@rule
def against_hiring(s, p, deed, place):
    """R71: a human on the farm, and an empty cauldron."""
    if s.farm[place - FIRST_VILLAGE] == 0:
        return NO_FARMER
    return 0 if caves_with_room(s, p) != 0 else NO_CAULDRON


@rule
def hire(s, p, deed, place):
    """R76"""
    ask(s, HOUSE, BIT[p], place)


HIRE = deed("hire", rule="R76", check=against_hiring, effect=hire)
