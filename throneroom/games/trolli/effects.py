"""What bonuses, castle tiles, royal tiles, printed actions and troll cards do: sentences in shared verbs.

What needs no choice happens at once; for the rest the player is asked, and may decline (A33).
"""

import numpy as np

from throneroom.games.trolli import cows, effect_moves, mining, power, tiles  # noqa: F401 they declare their verbs
from throneroom.games.trolli.data import EFFECTS
from throneroom.games.trolli.pieces import EFFECT_COUNT, ORES
from throneroom.games.trolli.registers import QUESTIONS, VERBS
from throneroom.games.trolli.state import cards_to_take
from throneroom.kit import BIT, ask, rule

TROLL_CARD = QUESTIONS.add("troll-card")  # `cards` gives it the rest: its answer does an effect in turn


@rule
def can_take_card(s, p, ore=0):
    """A19: is there one that the player does not have?"""
    return cards_to_take(s, p) != 0


@rule
def ask_card(s, p, n):
    """Which one?"""
    ask(s, TROLL_CARD, BIT[p])


VERBS.add("card", can=can_take_card, ask=ask_card)

LONGEST_SENTENCE = 2
VERB, WHICH_ORE, AMOUNT = range(3)


def _sentences() -> np.ndarray:
    """For each effect its verbs, each with a kind of ore and an amount."""
    made = np.zeros((EFFECT_COUNT, LONGEST_SENTENCE, 3), np.int8)
    for effect, sentence in enumerate(EFFECTS.values()):
        for i, clause in enumerate(sentence.split(", ") if sentence else ()):
            verb, *ore, amount = clause.split()
            made[effect, i] = VERBS.names.index(verb), ORES.index(ore[0]) if ore else 0, int(amount)
    return made


SENTENCES = _sentences()
can_verb = VERBS.rule_for("can", "s, p, ore", otherwise=False)
do_now = VERBS.rule_for("do", "s, p, n, ore", otherwise=None)
ask_for = VERBS.rule_for("ask", "s, p, n", otherwise=None)


@rule
def can_do(s, p, effect):
    """A19: would any part of an effect do something?"""
    for i in range(LONGEST_SENTENCE):
        if can_verb(int(SENTENCES[effect, i, VERB]), s, p, int(SENTENCES[effect, i, WHICH_ORE])):
            return True
    return False


@rule
def do(s, p, effect):
    """An effect: first what needs no choice, in order; then its questions, the last one first on the stack."""
    for i in range(LONGEST_SENTENCE):
        n, ore = int(SENTENCES[effect, i, AMOUNT]), int(SENTENCES[effect, i, WHICH_ORE])
        do_now(int(SENTENCES[effect, i, VERB]), s, p, n, ore)
    for i in range(LONGEST_SENTENCE - 1, -1, -1):
        ask_for(int(SENTENCES[effect, i, VERB]), s, p, int(SENTENCES[effect, i, AMOUNT]))
