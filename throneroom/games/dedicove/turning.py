"""Heroes that are turned over or looked at, and what depends on the one that was turned up."""

from throneroom.games.dedicove.choosing import NOT_AGAIN, choice
from throneroom.games.dedicove.events import EVENTS, IN_PARTY
from throneroom.games.dedicove.heroes import CHOOSE_HERO, Heroes, begin_needed_hero
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


TURN = VERBS.add("turn", begin=begin_needed_hero, effect=turn_hero, asks=(CHOOSE_HERO,))


def turn(heroes: Heroes) -> Rows:
    """E29: `that` is the hero if it was turned up. Nothing to turn ends the sentence."""
    return choice(TURN, heroes.side)


# -- if that is ----------------------------------------------------------------------------------------------

ITS_FACTIONS = 0  # argument of the row


@rule
def begin_need_that(s):
    """The sentence goes on only if the hero turned up is of these factions."""
    return DONE if fits(that(s), cell(s, ITS_FACTIONS)) else ENDS


NEED_THAT = VERBS.add("need-that", begin=begin_need_that)


def if_that_is(factions: int) -> Rows:
    """The sentence goes on only if the hero just turned up is one of these."""
    return row(NEED_THAT, factions)


# -- look ----------------------------------------------------------------------------------------------------


@rule
def look_at(s, seat, place):
    """H6: only this seat learns it; all see the place."""
    card = card_at(s, place)
    show_to(s, card, seat)
    report(s, LOOKED, seat, card, IN_PARTY + place, IN_PARTY + place, knowers(s, card))


@rule
def look_at_hero(s, place):
    """E24: `that` is its place."""
    look_at(s, s.turn, place)
    set_argument(s, place, THAT_AT)
    return DONE


LOOK = VERBS.add("look", begin=begin_needed_hero, effect=look_at_hero, asks=(CHOOSE_HERO,), no="stop")


def look(heroes: Heroes) -> Rows:
    """One, and it must be."""
    return choice(LOOK, heroes.side, limit=NOT_AGAIN)


def look_twice(heroes: Heroes) -> Rows:
    """E24: up to two, each seen before the next is chosen."""
    return choice(LOOK, heroes.side, limit=NOT_AGAIN, may=True) * 2
