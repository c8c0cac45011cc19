"""What is counted, and conditions (E19)."""

from functools import partial

from throneroom.games.dedicove.choosing import UP, choice
from throneroom.games.dedicove.events import EVENTS
from throneroom.games.dedicove.heroes import among_heroes, lying
from throneroom.games.dedicove.pieces import MOST_COUNTED
from throneroom.games.dedicove.rows import FACTION, VERBS, row
from throneroom.games.dedicove.sentence import DONE, ENDS, IT_AT, cell, here
from throneroom.games.dedicove.verbs import announce
from throneroom.kit import count, lowest, rule, set_argument
from throneroom.kit.kinds import COUNT as HOW_MANY
from throneroom.kit.kinds import WHO

COUNTED = EVENTS.add("counted", seat=WHO, count=HOW_MANY, quiet=True)
COUNTED_FACTIONS = 0  # argument of the row


@rule
def counted(s, n):
    """X is counted once."""
    set_argument(s, n, IT_AT)
    announce(s, COUNTED, s.turn, n)
    return DONE


@rule
def begin_count(s):
    """E19"""
    n, _ = among_heroes(s, here(s))
    return counted(s, min(MOST_COUNTED, n))


COUNT = VERBS.add("count", begin=begin_count)
count_heroes = partial(choice, COUNT)


@rule
def begin_count_graves(s):
    """E19"""
    return counted(s, min(MOST_COUNTED, s.buried))


COUNT_GRAVES = VERBS.add("count-graves", begin=begin_count_graves)
count_graves = partial(row, COUNT_GRAVES)


@rule
def begin_count_factions(s):
    """How many of the factions lie face up; the Emperor is all of them."""
    found = 0
    mine = lying(s, s.turn, UP)
    while mine != 0:
        found |= int(FACTION[s.party[s.turn, lowest(mine)]])
        mine &= mine - 1
    return counted(s, count(found & cell(s, COUNTED_FACTIONS)))


COUNT_FACTIONS = VERBS.add("count-factions", begin=begin_count_factions)
count_factions = partial(row, COUNT_FACTIONS)


@rule
def begin_need(s):
    """The sentence goes on only if there is such a hero."""
    n, _ = among_heroes(s, here(s))
    return DONE if n > 0 else ENDS


NEED = VERBS.add("need", begin=begin_need)
if_any = partial(choice, NEED)
