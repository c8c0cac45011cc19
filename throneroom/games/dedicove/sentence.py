"""Where a performance stands: its frame holds the row and the pronouns. A question takes them along.

What a verb returns says how it goes on: somebody is asked (HALTS), the frame on top is carried out (RUNS), its next row
(DONE), or what it was part of (ENDS); at last the play is over (PLAYED_OUT). Where only one answer is possible, that
answer is returned (`the_only`, E7).
"""

from throneroom.games.dedicove.events import EVENTS
from throneroom.games.dedicove.rows import BY_AT, CARD_OF_ROW, FACTION, FIRST_AT, FIRST_ROW, IT, NEXT, ROWS, VERB_AT
from throneroom.games.dedicove.state import QUESTIONS, next_seat
from throneroom.games.dedicove.verbs import announce, report
from throneroom.kit import BIT, EVERYONE, argument, ask, rule, set_argument
from throneroom.kit.frames import FIRST, STEP
from throneroom.kit.kinds import FACE, WHO

HALTS, RUNS, DONE, ENDS, PLAYED_OUT = range(5)
ANSWER, WIDE = 16, 1024  # an answer to a step is 16 + step * 1024 + action
ROW, IT_AT, THAT_AT, NAMED_AT = range(4)  # arguments of the frame
PLAYED = QUESTIONS.add("played", row=True)  # performances: they wait for what lies on them
COPIED = QUESTIONS.add("copied", row=True)
PERFORMED = EVENTS.add("performed", seat=WHO, card=FACE)
DECLINED = EVENTS.add("declined", seat=WHO)


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


@rule
def ask_row(s, step, asked):
    """A question about this row."""
    ask(s, step, asked, here(s), it(s), that(s), named(s))
    return HALTS


@rule
def the_only(step, action):
    """E7: the answer that is given without asking."""
    return ANSWER + step * WIDE + action


@rule
def ask_decider(s, step):
    """A question to whoever decides this row."""
    return ask_row(s, step, BIT[decider(s)])


@rule
def decline(s):
    """E4, E7: told to all, whether it was refused or impossible."""
    announce(s, DECLINED, s.turn, 0)
    return ENDS


@rule
def fits(card, factions):
    """N6: one of these factions; of a negative filter none. E39: the Emperor is of all."""
    if factions < 0:
        return FACTION[card] & -factions == 0
    return FACTION[card] & factions != 0


@rule
def begin_playing(s, card):
    """E37: a play opens a chain of its own."""
    ask(s, PLAYED, 0, int(FIRST_ROW[card]))


@rule
def enter(s, card):
    """E33: perform another card inside this one."""
    go_on(s)
    report(s, PERFORMED, s.turn, card, 0, 0, EVERYONE)
    ask(s, COPIED, 0, int(FIRST_ROW[card]))
    return RUNS


@rule
def is_in_chain(s, card):
    """E34, E37: has its performance begun and not ended, since the last play?"""
    for i in range(s.depth - 1, -1, -1):
        step = s.stack[i, STEP]
        if step in (PLAYED, COPIED) and CARD_OF_ROW[s.stack[i, FIRST + ROW]] == card:
            return True
        if step == PLAYED:
            return False
    return False
