"""Questions and answers. Rule numbers: docs/rules/trolli.en.md.

set-up · { play a round card · move a troll and act · move another and act · draw a round card } x 10, 11 or 12

A turn is a stack of its four steps. What needs nobody's answer is done by `settle`, which goes on until somebody is
asked.
"""

import numpy as np

from throneroom.games.trolli import setup, turn  # noqa: F401 their questions, and those that they ask
from throneroom.games.trolli.displays import draws_tile, tile_list
from throneroom.games.trolli.pieces import ACTION_NUMBERS, CLAIM, DONE
from throneroom.games.trolli.reasons import NOT_YOUR_TURN, PAID_ALREADY, SOMETHING_ELSE
from throneroom.games.trolli.registers import QUESTIONS, Texts, decline
from throneroom.games.trolli.royal import CLAIM_TEXTS, against_claim, claim, with_claims
from throneroom.games.trolli.state import nth_tile, tiles_in
from throneroom.kit import BIT, CHANCE, actor, below, has, hush, is_asked, lowest, members, one_of, rule, step

STEPS = tuple(QUESTIONS.names)


def texts_of(question: int) -> Texts:
    """Every answer to a question, with how it is written."""
    texts = list(QUESTIONS.part(question, "texts") or [])
    texts += CLAIM_TEXTS if QUESTIONS.part(question, "own_time") else []
    texts += [(DONE, QUESTIONS.part(question, "enough") or "done")] if QUESTIONS.part(question, "may_end") else []
    return texts


def _with(part: str) -> int:
    """The set of questions that have a part."""
    return sum(1 << question for question in range(len(STEPS)) if QUESTIONS.part(question, part))


def _answers() -> np.ndarray:
    """For each question and each action: is it an answer to it?"""
    made = np.zeros((len(STEPS), ACTION_NUMBERS), np.int8)
    for question in range(len(STEPS)):
        for action, _ in texts_of(question):
            made[question, action] = 1
    return made


OWN_TIME, ENDABLE, MAY_LAPSE, IS_ANSWER = _with("own_time"), _with("may_end"), _with("is_open"), _answers()
FEW_ANSWERS = IS_ANSWER[:, : len(BIT)] @ BIT  # as sets; questions with more list their options
INSTEAD = np.array([QUESTIONS.part(question, "instead") or SOMETHING_ELSE for question in range(len(STEPS))], np.int16)

against_answer = QUESTIONS.rule_for("refusal", "s, p, action")
may_end = QUESTIONS.rule_for("may_end", "s", otherwise=False)
drawn_from = QUESTIONS.rule_for("drawn_from", "s")
answer = QUESTIONS.rule_for("answer", "s, p, action", otherwise=None)
answer_chance = QUESTIONS.rule_for("drawn", "s, p, action", otherwise=None)
end = QUESTIONS.rule_for("end", "s, p", otherwise=decline)
is_open = QUESTIONS.rule_for("is_open", "s, p", otherwise=True)
lapse = QUESTIONS.rule_for("lapse", "s, p", otherwise=decline)

# -- what may be done ---------------------------------------------------------------------------------------


@rule
def not_refused(s, p, out):
    """All answers that nothing stands against."""
    now, n = step(s), 0
    left = FEW_ANSWERS[now]
    while left != 0:
        action = lowest(left)
        left &= left - 1
        if against_answer(now, s, p, action) == 0:
            out[n] = action
            n += 1
    return n


options = QUESTIONS.rule_for("options", "s, p, out", otherwise=not_refused)


@rule
def legal(s, seat, out):
    """The answers to the top question, the royal cards that may be fulfilled beside it (A45), and that it is enough."""
    now = step(s)
    if seat == CHANCE:
        return tile_list(s.cave_stack[0], s.cave_stack[1], out) if draws_tile(s) else members(drawn_from(now, s), out)
    n = options(now, s, seat, out)
    if has(OWN_TIME, now):
        n = with_claims(s, seat, out, n)
    if has(ENDABLE, now) and may_end(now, s):
        out[n] = DONE
        n += 1
    return n


@rule
def refusal(s, seat, action):
    """What stands against an action: it is no answer, or the reason of the question."""
    now = step(s)
    if not is_asked(s, seat):
        return NOT_YOUR_TURN
    if not 0 <= action < ACTION_NUMBERS or IS_ANSWER[now, action] == 0:
        return int(INSTEAD[now])
    if is_claim(now, action):
        return against_claim(s, seat, action - CLAIM)
    if is_end(now, action):
        return 0 if may_end(now, s) else PAID_ALREADY
    return against_answer(now, s, seat, action)


@rule
def is_claim(now, action):
    """A45: royal cards are fulfilled beside some questions."""
    return CLAIM <= action < DONE and has(OWN_TIME, now)


@rule
def is_end(now, action):
    """A18, A33: no more of this; the same number may lay a tile."""
    return action == DONE and has(ENDABLE, now)


@rule
def draw(s, rng):
    """An answer of CHANCE, all equally likely."""
    if draws_tile(s):
        return nth_tile(s.cave_stack, below(rng, tiles_in(s.cave_stack)))
    return one_of(drawn_from(step(s), s), rng)


# -- what happens then --------------------------------------------------------------------------------------


@rule
def play(s, seat, action):
    """One action of a seat or of CHANCE, and all that follows without a question."""
    hush(s)
    now = step(s)
    if seat == CHANCE:
        answer_chance(now, s, seat, action)
    elif is_claim(now, action):
        claim(s, seat, action - CLAIM)
    elif is_end(now, action):
        end(now, s, seat)
    else:
        answer(now, s, seat, action)
    settle(s)


@rule
def settle(s):
    """A question without an answer is taken off the stack, until there is one with an answer."""
    while s.depth > 0:
        now, p = step(s), actor(s)
        if not has(MAY_LAPSE, now) or is_open(now, s, p):
            return
        lapse(now, s, p)
