"""Heroes leave their parties: bury, discard, take; by choice or by chance."""

from functools import partial

from throneroom.games.dedicove.choosing import NEEDS_ONE, choice
from throneroom.games.dedicove.events import IN_HAND, IN_PARTY, TOOK
from throneroom.games.dedicove.heroes import CHOOSE_HERO, begin_hero, options_of_hero
from throneroom.games.dedicove.notation import A_PLACE
from throneroom.games.dedicove.rows import VERBS, row
from throneroom.games.dedicove.sentence import DONE, IT_AT, ask_row, fits, it, named, that
from throneroom.games.dedicove.state import QUESTIONS, place_of, seat_at
from throneroom.games.dedicove.verbs import bury_card, discard_open, join_hand, leave_party, report
from throneroom.kit import CHANCE, EVERYONE, one_of, rule, set_argument

# -- bury ----------------------------------------------------------------------------------------------------


@rule
def bury_hero(s, place):
    """E26: to the graveyard."""
    bury_card(s, leave_party(s, place), IN_PARTY + place)
    return DONE


BURY = VERBS.add("bury", begin=begin_hero, effect=bury_hero, asks=(CHOOSE_HERO,))
bury = partial(choice, BURY)

# -- bury at random ------------------------------------------------------------------------------------------


@rule
def draw_hero(s, rng):
    """E25: a face-up hero of the party of `it`."""
    seat = it(s)
    return one_of(s.up[seat], rng) + place_of(seat, 0)


RANDOM_HERO = QUESTIONS.add("random-hero", row=True, options=options_of_hero, draw=draw_hero, says=A_PLACE)


@rule
def begin_random_burial(s):
    """E25: CHANCE chooses."""
    return ask_row(s, RANDOM_HERO, CHANCE)


BURY_RANDOM = VERBS.add("bury-random", begin=begin_random_burial, effect=bury_hero, asks=(RANDOM_HERO,), word="bury")
bury_random = partial(choice, BURY_RANDOM)

# -- bury that -----------------------------------------------------------------------------------------------


@rule
def begin_burying_that(s):
    """The hero turned up, if it is of the named faction."""
    return bury_hero(s, where_is(s, that(s))) if fits(that(s), named(s)) else DONE


@rule
def where_is(s, card):
    """The place of a hero in the parties."""
    for seat in range(s.seats):
        for i in range(s.heroes[seat]):
            if s.party[seat, i] == card:
                return place_of(seat, i)
    return 0


BURY_THAT = VERBS.add("bury-that", begin=begin_burying_that)
bury_that_if_named = partial(row, BURY_THAT)

# -- discard -------------------------------------------------------------------------------------------------


@rule
def discard_hero(s, place):
    """E27: to the wilderness."""
    discard_open(s, leave_party(s, place), IN_PARTY + place)
    return DONE


DISCARD = VERBS.add("discard", begin=begin_hero, effect=discard_hero, asks=(CHOOSE_HERO,))
discard = partial(choice, DISCARD)

# -- take ----------------------------------------------------------------------------------------------------


@rule
def take_hero(s, place):
    """E31: into the actor's hand."""
    card = leave_party(s, place)
    join_hand(s, s.turn, card)
    report(s, TOOK, s.turn, card, IN_PARTY + place, IN_HAND + s.turn, EVERYONE)
    set_argument(s, seat_at(place), IT_AT)
    return DONE


TAKE = VERBS.add("take", begin=begin_hero, effect=take_hero, asks=(CHOOSE_HERO,))
take = partial(choice, TAKE, needs=NEEDS_ONE)  # `it` is the owner
