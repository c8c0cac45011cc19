"""Copies and further plays (E32-E37): set aside, perform, play another."""

from throneroom.games.dedicove.events import IN_ASIDE
from throneroom.games.dedicove.hands import fitting
from throneroom.games.dedicove.pieces import EMPEROR
from throneroom.games.dedicove.sentence import (
    DECLINE,
    DONE,
    RUNS,
    ask_row,
    begin_playing,
    cell,
    decline,
    enter,
    go_on,
    is_in_chain,
    that,
)
from throneroom.games.dedicove.state import ANOTHER, PLAY
from throneroom.games.dedicove.verbs import bury, hide_drawn, leave_aside, show_hero
from throneroom.kit import BIT, rule


@rule
def begin_performing(s, card):
    """E34, E38: the Emperor and what is in the chain are not performed."""
    if card == EMPEROR or is_in_chain(s, card):
        return DONE
    return enter(s, card)


@rule
def begin_performing_top(s):
    """E33: the top of the graveyard."""
    return begin_performing(s, int(s.grave[s.buried - 1])) if s.buried > 0 else DONE


@rule
def begin_performing_that(s):
    """E33"""
    return begin_performing(s, that(s))


@rule
def hide_aside(s):
    """E35: in any case."""
    hide_drawn(s, leave_aside(s), IN_ASIDE)
    return DONE


@rule
def bury_aside(s):
    """E35: in any case."""
    bury(s, leave_aside(s), IN_ASIDE)
    return DONE


@rule
def begin_another(s):
    """E32: offered if a hand card fits."""
    n, _ = fitting(s, s.turn, cell(s, 0))
    if n == 0:
        decline(s)
        return DONE
    return ask_row(s, ANOTHER, BIT[s.turn])


@rule
def play_another(s, action):
    """E32, E37"""
    if action == DECLINE:
        decline(s)
        return DONE
    card = action - PLAY
    go_on(s)
    show_hero(s, s.turn, card)
    begin_playing(s, card)
    return RUNS
