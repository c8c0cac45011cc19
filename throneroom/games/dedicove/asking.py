"""Questions that are about no card: pick a player, name a faction, choose how to go on."""

from throneroom.games.dedicove import grammar as g
from throneroom.games.dedicove.effects import ROWS
from throneroom.games.dedicove.events import CHOSE, NAMED, PICKED
from throneroom.games.dedicove.heroes import among_heroes
from throneroom.games.dedicove.pieces import EVERY_FACTION
from throneroom.games.dedicove.piles import is_pile_there
from throneroom.games.dedicove.sentence import (
    DONE,
    ENDS,
    FIRST_AT,
    IT_AT,
    NAMED_AT,
    RUNS,
    VERB_AT,
    ask_row,
    cell,
    go_on,
    here,
    the_only,
)
from throneroom.games.dedicove.state import FACTION, MODE, PLAYER, everybody
from throneroom.games.dedicove.verbs import announce
from throneroom.kit import BIT, count, lowest, rule, set_argument

# -- pick ----------------------------------------------------------------------------------------------------


@rule
def candidates(s, whom):
    """N9, Q15, Q16: who can be picked, as a set of seats."""
    if whom == g.ANYBODY:
        return everybody(s)
    found = 0
    for seat in range(s.seats):
        if (whom == g.WITH_UP_HERO and s.up[seat] != 0) or (
            whom == g.OTHER_WITH_CARDS and seat != s.turn and s.held[seat] > 0
        ):
            found |= BIT[seat]
    return found


@rule
def begin_pick(s):
    """E7"""
    found = candidates(s, cell(s, 0))
    if found == 0:
        return ENDS
    if count(found) == 1:
        return the_only(PLAYER, lowest(found))
    return ask_row(s, PLAYER, BIT[s.turn])


@rule
def pick(s, seat):
    """`it` is this player."""
    set_argument(s, seat, IT_AT)
    announce(s, PICKED, s.turn, seat)
    return DONE


# -- name ----------------------------------------------------------------------------------------------------


@rule
def begin_name(s):
    """Q14, Q54: any faction, unless nothing could follow."""
    needs = cell(s, 3)
    heroes, _ = among_heroes(s, here(s))
    if needs == 1 and heroes == 0:
        return ENDS
    if needs == 2 and candidates(s, g.OTHER_WITH_CARDS) == 0:
        return ENDS
    return ask_row(s, FACTION, BIT[s.turn])


@rule
def options_name(out):
    """The four factions, as bits."""
    for i in range(count(EVERY_FACTION)):
        out[i] = BIT[i]
    return count(EVERY_FACTION)


@rule
def name(s, faction):
    """`named` is this faction."""
    set_argument(s, faction, NAMED_AT)
    announce(s, NAMED, s.turn, faction)
    return DONE


# -- mode ----------------------------------------------------------------------------------------------------


@rule
def is_possible(s, row):
    """E11: has this way a target?"""
    if ROWS[row, VERB_AT] == g.DRAW:
        return is_pile_there(s, int(ROWS[row, FIRST_AT + 1]))
    heroes, _ = among_heroes(s, row)
    return heroes > 0


@rule
def modes(s):
    """The words of the ways that are possible, as a set."""
    found = 0
    if is_possible(s, here(s) + 1):
        found |= BIT[cell(s, 0)]
    if is_possible(s, here(s) + cell(s, 2)):
        found |= BIT[cell(s, 1)]
    return found


@rule
def begin_mode(s):
    """E11"""
    found = modes(s)
    if found == 0:
        return ENDS
    if count(found) == 1:
        return the_only(MODE, lowest(found))
    return ask_row(s, MODE, BIT[s.turn])


@rule
def choose_mode(s, word):
    """On with the rows of that way."""
    announce(s, CHOSE, s.turn, word)
    go_on(s, 1 if word == cell(s, 0) else cell(s, 2))
    return RUNS


@rule
def jump(s):
    """Over the rows of the other way."""
    go_on(s, cell(s, 0))
    return RUNS
