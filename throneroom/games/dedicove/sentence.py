"""Where a performance stands: its frame holds the row and the pronouns. A question takes them along.

What a verb returns: it is DONE, it ASKS, the sentence ENDS, or another performance was ENTERED.
"""

from throneroom.games.dedicove.effects import CARD_OF_ROW, FACTION, FIRST_ROW, ROWS
from throneroom.games.dedicove.grammar import IT, NEXT
from throneroom.games.dedicove.state import COPIED, DECLINED, PERFORMED, PLAYED, next_seat
from throneroom.kit import BIT, EVERYONE, NOTHING, argument, ask, large_rule, rule, set_argument, tell

DONE, ASKS, ENDS, ENTERED = range(4)
DECLINE = 0  # as an action
ROW, IT_AT, THAT_AT, NAMED_AT = range(4)  # arguments of the frame
VERB_AT, BY_AT, FIRST_AT = range(3)  # columns of a row


@rule
def here(s):
    """The row that is carried out."""
    return argument(s, ROW)


@rule
def cell(s, i):
    """An argument of that row."""
    return int(ROWS[here(s), FIRST_AT + i])


@rule
def verb(s):
    """The verb of that row."""
    return int(ROWS[here(s), VERB_AT])


@rule
def it(s):
    """A seat or a count."""
    return argument(s, IT_AT)


@rule
def that(s):
    """A card or a place."""
    return argument(s, THAT_AT)


@rule
def named(s):
    """A faction."""
    return argument(s, NAMED_AT)


@rule
def go_on(s, rows=1):
    """To the next row."""
    set_argument(s, here(s) + rows, ROW)


@rule
def decider(s):
    """E10: who decides this row."""
    by = int(ROWS[here(s), BY_AT])
    if by == NEXT:
        return next_seat(s, s.turn)
    return it(s) if by == IT else s.turn


@large_rule
def ask_row(s, step, asked):
    """A question about this row."""
    ask(s, step, asked, here(s), it(s), that(s), named(s))
    return ASKS


@rule
def ask_decider(s, step):
    """A question to whoever decides this row."""
    return ask_row(s, step, BIT[decider(s)])


@large_rule
def decline(s):
    """E4, E7: told to all, whether it was refused or impossible."""
    tell(s, DECLINED, s.turn, NOTHING, 0, 0, EVERYONE)


@rule
def fits(card, factions):
    """N6: one of these factions; of a negative filter none. E39: the Emperor is of all."""
    if factions < 0:
        return FACTION[card] & -factions == 0
    return FACTION[card] & factions != 0


@large_rule
def begin_playing(s, card):
    """E37: a play opens a chain of its own."""
    ask(s, PLAYED, 0, int(FIRST_ROW[card]))


@large_rule
def enter(s, card):
    """E33: perform another card inside this one."""
    go_on(s)
    tell(s, PERFORMED, s.turn, card, 0, 0, EVERYONE)
    ask(s, COPIED, 0, int(FIRST_ROW[card]))
    return ENTERED


@large_rule
def is_in_chain(s, card):
    """E34, E37: has its performance begun and not ended, since the last play?"""
    for i in range(s.depth - 1, -1, -1):
        step = s.stack[i, 0]
        if step in (PLAYED, COPIED) and CARD_OF_ROW[s.stack[i, 2]] == card:
            return True
        if step == PLAYED:
            return False
    return False
