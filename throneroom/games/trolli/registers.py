"""What is declared once, by its name, with all that belongs to it: questions, the actions of the places, and verbs.

Of a question, as far as it needs them: `refusal(s, p, action)` is the number of what stands against an answer;
`options(s, p, out)` writes those that nothing stands against, where that is quicker than to ask of each, and tells how
many; `answer(s, p, action)` is what one does. `is_open(s, p)`: is there anything to answer? Where not, `lapse(s, p)`.
CHANCE chooses from the set `drawn_from(s)`, and `drawn(s, p, action)` is what that does. A question with `may_end(s)`
can be answered with DONE, and then comes `end(s, p)`. Beside those of one's `own_time` royal cards are fulfilled.
`texts` is how its answers are written, `enough` how DONE is, `rule` where it stands in the rules, and `instead` the
reason against whatever is no answer to it.

Of a deed: `rule`, `check(s, p, deed, place)` is the number of what stands against it, and `effect(s, p, deed, place)`.
Of a verb: `can(s, p, ore)`, would it do anything; and either `do(s, p, n, ore)`, at once, or `ask(s, p, n)`.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from throneroom.games.trolli.pieces import ACTION_NAMES
from throneroom.kit import answered, argument, rule, set_argument
from throneroom.kit.register import Register

Texts = list[tuple[int, str]]  # an action and how it is written

QUESTIONS = Register("over")
DEEDS = Register(*ACTION_NAMES)
VERBS = Register()

WHERE, OWN_POINTS, FOREIGN_POINTS, USED = range(4)  # arguments while a player acts
USED_CASTLE = 4  # in the last of them; below it the number of royal activations


def deed(name: str, **parts: Any) -> int:
    """The number of an action, which the printed data give it."""
    number = ACTION_NAMES.index(name)
    DEEDS.give(number, **parts)
    return number


def named(verb: str, names: Iterable[str], first: int = 0) -> Texts:
    """Answers of a verb and a name."""
    return [(number, f"{verb} {name}") for number, name in enumerate(names, first)]


def paired(verb: str, firsts: Sequence[object], seconds: Sequence[object]) -> Texts:
    """Answers of a verb and two names, every pair of them."""
    wide = len(seconds)
    return [(i * wide + k, f"{verb} {one} {other}") for i, one in enumerate(firsts) for k, other in enumerate(seconds)]


@rule
def always(s):
    """A18, A33: enough may be said at any time."""
    return True


@rule
def decline(s, p):
    """A question is left unanswered."""
    answered(s)


@rule
def count_down(s, i):
    """One less in an argument of the question; after the last one it is answered."""
    left = argument(s, i)
    if left > 1:
        set_argument(s, left - 1, i)
    else:
        answered(s)
