"""Copies and further plays (E32-E37): set aside, perform, play another."""

from functools import partial

from throneroom.games.dedicove.choosing import (
    HAND_SIDE,
    NEEDS_ONE,
    PERFORMABLE,
    TAVERN_SIDE,
    against_performing,
    choice,
    may_decline,
    wanted,
)
from throneroom.games.dedicove.events import EVENTS, IN_ASIDE, IN_TAVERN
from throneroom.games.dedicove.hands import fitting, options_of_hand, refusal_of_hand
from throneroom.games.dedicove.heroes import CHOOSE_HERO, begin_hero
from throneroom.games.dedicove.notation import A_PLAY
from throneroom.games.dedicove.reasons import REASONS
from throneroom.games.dedicove.rows import VERBS, Rows, row
from throneroom.games.dedicove.sentence import DONE, RUNS, THAT_AT, ask_row, begin_playing, decline, enter, go_on, that
from throneroom.games.dedicove.state import DECLINE, PLAY, QUESTIONS, card_at
from throneroom.games.dedicove.tavern import CHOOSE_SLOT, begin_slot
from throneroom.games.dedicove.verbs import bury_card, hide_drawn, leave_tavern, report, show_hero, taken_out
from throneroom.kit import BIT, EVERYONE, rule, set_argument
from throneroom.kit.kinds import FACE, FROM, TO, WHO

SET_ASIDE = EVENTS.add("set-aside", seat=WHO, card=FACE, from_=FROM, to=TO)
NO_OTHER = REASONS.add("dedicove-another", "E32")

# -- perform -------------------------------------------------------------------------------------------------


@rule
def perform_hero(s, place):
    """E33"""
    return enter(s, card_at(s, place))


PERFORM = VERBS.add("perform", begin=begin_hero, effect=perform_hero, asks=(CHOOSE_HERO,))
perform = partial(choice, PERFORM, limit=PERFORMABLE)


@rule
def begin_performing(s, card):
    """E34, E38: not if something is against it."""
    return enter(s, card) if against_performing(s, card) == 0 else DONE


@rule
def begin_performing_that(s):
    """E33"""
    return begin_performing(s, that(s))


PERFORM_THAT = VERBS.add("perform-that", begin=begin_performing_that)
perform_that = partial(row, PERFORM_THAT)


@rule
def begin_performing_top(s):
    """E33: the top of the graveyard."""
    return begin_performing(s, int(s.grave[s.buried - 1])) if s.buried > 0 else DONE


PERFORM_TOP = VERBS.add("perform-top", begin=begin_performing_top)
perform_grave_top = partial(row, PERFORM_TOP)

# -- aside ---------------------------------------------------------------------------------------------------


@rule
def set_aside(s, action):
    """E35: `that` is the card."""
    slot = action - 1
    card = leave_tavern(s, slot)
    s.aside[s.asides] = card
    s.asides += 1
    report(s, SET_ASIDE, s.turn, card, IN_TAVERN + slot, IN_ASIDE, EVERYONE)
    set_argument(s, card, THAT_AT)
    return DONE


@rule
def leave_aside(s):
    """E35, E36: the last one set aside."""
    s.asides -= 1
    return taken_out(s.aside, s.asides, s.asides)


ASIDE = VERBS.add("aside", begin=begin_slot, effect=set_aside, asks=(CHOOSE_SLOT,))
aside = partial(choice, ASIDE, TAVERN_SIDE, limit=PERFORMABLE, needs=NEEDS_ONE)  # `that` is the card


@rule
def begin_hiding_aside(s):
    """E35: in any case."""
    hide_drawn(s, leave_aside(s), IN_ASIDE)
    return DONE


HIDE_ASIDE = VERBS.add("hide-aside", begin=begin_hiding_aside)
hide_aside = partial(row, HIDE_ASIDE)


@rule
def begin_burying_aside(s):
    """E35: in any case."""
    bury_card(s, leave_aside(s), IN_ASIDE)
    return DONE


BURY_ASIDE = VERBS.add("bury-aside", begin=begin_burying_aside)
bury_aside = partial(row, BURY_ASIDE)

# -- play another --------------------------------------------------------------------------------------------


@rule
def options_of_another(s, seat, out):
    """E32: as plays."""
    return options_of_hand(s, seat, PLAY, out)


@rule
def refusal_of_another(s, seat, action):
    """E32, Q17"""
    if action == DECLINE and may_decline(s):
        return 0
    return refusal_of_hand(s, seat, action - PLAY, NO_OTHER)


PLAY_ANOTHER = QUESTIONS.add(
    "play-another", row=True, options=options_of_another, refusal=refusal_of_another, says={"play": A_PLAY}
)


@rule
def begin_another(s):
    """E32: offered if a hand card fits."""
    n, _ = fitting(s, s.turn, wanted(s))
    return ask_row(s, PLAY_ANOTHER, BIT[s.turn]) if n > 0 else decline(s)


@rule
def play_another(s, action):
    """E32, E37"""
    card = action - PLAY
    go_on(s)
    show_hero(s, s.turn, card)
    begin_playing(s, card)
    return RUNS


ANOTHER = VERBS.add("another", begin=begin_another, effect=play_another, asks=(PLAY_ANOTHER,))


def may_play_another(factions: int) -> Rows:
    """E32"""
    return choice(ANOTHER, HAND_SIDE[factions], may=True)
