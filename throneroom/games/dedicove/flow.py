"""The order of play. Rule numbers: docs/rules/dedicove.en.md.

heirs · starting seat · tavern and hands · set-up { turn: play or discard · draw to four · down to three · refill }

What can be asked, and what the verbs of the sentences do, stands in the registers QUESTIONS and VERBS. Here all their
entries are known, and the choice among them becomes rules.
"""

from throneroom.games.dedicove.choosing import may_decline
from throneroom.games.dedicove.events import IN_HARBOUR
from throneroom.games.dedicove.pieces import SLOTS
from throneroom.games.dedicove.piles import (
    FOR_DRAW,
    FOR_EFFECT,
    FOR_HANDS,
    FOR_REFILL,
    FOR_TAVERN,
    LEAVE_HARBOUR,
    ask_harbour,
)
from throneroom.games.dedicove.reasons import NOT_ASKED
from throneroom.games.dedicove.result import winner
from throneroom.games.dedicove.rows import VERBS
from throneroom.games.dedicove.sentence import (
    ANSWER,
    DONE,
    ENDS,
    HALTS,
    PLAYED_OUT,
    RUNS,
    WIDE,
    decline,
    go_on,
    the_only,
    verb,
)
from throneroom.games.dedicove.setup import deal
from throneroom.games.dedicove.state import DECLINE, QUESTIONS
from throneroom.games.dedicove.turn import FOUR, TWO, go_through_turn
from throneroom.games.dedicove.verbs import draw_aside, draw_to_hand, leave_harbour, refill
from throneroom.kit import BIT, answered, argument, has, hush, is_asked, rule, step

# -- the harbour ---------------------------------------------------------------------------------------------


@rule
def from_harbour(s, chance, card):
    """A card of the harbour goes where it is needed."""
    purpose, number = argument(s), argument(s, 1)
    answered(s)
    leave_harbour(s, card)
    if purpose == FOR_EFFECT:
        draw_aside(s, card, IN_HARBOUR, False)
        return RUNS
    if purpose == FOR_DRAW:
        draw_to_hand(s, s.turn, card, IN_HARBOUR, False)
        return TWO
    if purpose == FOR_REFILL:
        refill(s, number, card, IN_HARBOUR)
        return FOUR
    if purpose == FOR_TAVERN:
        refill(s, number, card, IN_HARBOUR)
        last = number + 1 == SLOTS
        ask_harbour(s, FOR_HANDS if last else FOR_TAVERN, 0 if last else number + 1)
    else:
        deal(s, card, number)
    return HALTS


QUESTIONS.give(LEAVE_HARBOUR, answer=from_harbour)

# -- what may be done ----------------------------------------------------------------------------------------

options_of = QUESTIONS.rule_for("options", "s, seat, out")
refusal_of = QUESTIONS.rule_for("refusal", "s, seat, action")
draw_of = QUESTIONS.rule_for("draw", "s, rng")
OF_ROWS = QUESTIONS.having("row")


@rule
def is_of_row(step):
    """Is this question about a row of a sentence?"""
    return has(OF_ROWS, step)


@rule
def legal(s, seat, out):
    """The answers to the question on top."""
    return options_of(step(s), s, seat, out)


@rule
def refusal(s, seat, action):
    """Why this is no answer to it; T14: nobody else answers."""
    return refusal_of(step(s), s, seat, action) if is_asked(s, seat) else NOT_ASKED


@rule
def draw(s, rng):
    """An answer of CHANCE, all equally likely."""
    return draw_of(step(s), s, rng)


# -- what happens then ---------------------------------------------------------------------------------------


@rule
def answer_in_row(s, seat, action):
    """An answer to a question about a row is carried out there."""
    now = step(s)
    answered(s)
    return the_only(now, action)


answer_to = QUESTIONS.rule_for("answer", "s, seat, action", answer_in_row)
begin = VERBS.rule_for("begin", "s", ENDS)
do = VERBS.rule_for("effect", "s, action")


@rule
def do_verb(s, action):
    """The verb of the row, done to what was chosen; E4: or declined."""
    return decline(s) if action == DECLINE and may_decline(s) else do(verb(s), s, action)


effect_of = QUESTIONS.rule_for("effect", "s, action", do_verb)


@rule
def play(s, seat, action):
    """One action of a seat or of CHANCE, and all that follows until somebody is asked."""
    hush(s)
    how = answer_to(step(s), s, seat, action)
    while how != HALTS:
        if how >= ANSWER:
            how = effect_of((how - ANSWER) // WIDE, s, (how - ANSWER) % WIDE)
        elif how < PLAYED_OUT:
            how = perform_row(s, how)
        else:
            how = go_through_turn(s, how)


@rule
def perform_row(s, how):
    """E2, E36: on to the next row, or back to what this was part of, and its verb begins. An empty stack ends it."""
    if how == DONE:
        go_on(s)
    elif how == ENDS:
        answered(s)
    return begin(verb(s), s) if s.depth > 0 else PLAYED_OUT


# -- the end -------------------------------------------------------------------------------------------------


@rule
def scores(s, out):
    """W11: one for the winner; there are no places below the first."""
    for seat in range(s.seats):
        out[seat] = 1 if seat == winner(s) else 0


@rule
def winners(s):
    """W6-W9: one seat or none."""
    return BIT[winner(s)] if winner(s) >= 0 else 0
