"""Heroes that are turned over or looked at, and what depends on the one that was turned up."""

from functools import partial

from throneroom.games.dedicove.choosing import NEEDS_ONE, NOT_AGAIN, Side, choice
from throneroom.games.dedicove.events import EVENTS, IN_PARTY
from throneroom.games.dedicove.heroes import CHOOSE_HERO, begin_hero
from throneroom.games.dedicove.rows import VERBS, Rows, row
from throneroom.games.dedicove.sentence import DONE, ENDS, THAT_AT, cell, fits, that
from throneroom.games.dedicove.state import card_at, index_at, is_up_at, seat_at
from throneroom.games.dedicove.verbs import knowers, report, show_all, show_to
from throneroom.kit import BIT, EVERYONE, rule, set_argument
from throneroom.kit.kinds import FACE, TO, WHO

TURNED_UP = EVENTS.add("turned-up", seat=WHO, card=FACE, place=TO)
TURNED_DOWN = EVENTS.add("turned-down", seat=WHO, card=FACE, place=TO)
LOOKED = EVENTS.add("looked", seat=WHO, card=FACE, place=TO)

# -- turn ----------------------------------------------------------------------------------------------------


@rule
def turn_hero(s, place):
    """E29: `that` is the hero if it lies face up now."""
    card = card_at(s, place)
    show_all(s, card)
    seat = seat_at(place)
    s.up[seat] ^= BIT[index_at(place)]
    up = is_up_at(s, place)
    report(s, TURNED_UP if up else TURNED_DOWN, seat, card, IN_PARTY + place, IN_PARTY + place, EVERYONE)
    set_argument(s, card if up else 0, THAT_AT)
    return DONE


TURN = VERBS.add("turn", begin=begin_hero, effect=turn_hero, asks=(CHOOSE_HERO,))
turn = partial(choice, TURN, needs=NEEDS_ONE)

# -- if that is ----------------------------------------------------------------------------------------------

ITS_FACTIONS = 0  # argument of the row


@rule
def begin_need_that(s):
    """The sentence goes on only if the hero turned up is of these factions."""
    return DONE if fits(that(s), cell(s, ITS_FACTIONS)) else ENDS


NEED_THAT = VERBS.add("need-that", begin=begin_need_that)
if_that_is = partial(row, NEED_THAT)

# -- look ----------------------------------------------------------------------------------------------------


@rule
def look_at_hero(s, place):
    """H6: only the actor learns it; all see the place, which is `that` now."""
    card = card_at(s, place)
    show_to(s, card, s.turn)
    report(s, LOOKED, s.turn, card, IN_PARTY + place, IN_PARTY + place, knowers(s, card))
    set_argument(s, place, THAT_AT)
    return DONE


LOOK = VERBS.add("look", begin=begin_hero, effect=look_at_hero, asks=(CHOOSE_HERO,), no="stop")
look = partial(choice, LOOK, limit=NOT_AGAIN, needs=NEEDS_ONE)


def look_twice(heroes: Side) -> Rows:
    """E24: up to two, each seen before the next is chosen."""
    return look(heroes, may=True) * 2
