"""Why something cannot be done: what many families say. The other reasons stand beside what they are about."""

from throneroom.games.trolli.pieces import KINDS, ORES
from throneroom.games.trolli.registers import QUESTIONS
from throneroom.kit import step
from throneroom.kit.reasons import Attempt, Reasons


def asked_rule(tried: Attempt) -> str:
    """The rule of the question that is asked, or of the action that was tried."""
    found = QUESTIONS.part(step(tried.v), "rule")
    return str(found if isinstance(found, str) else found(tried))


def ore_of(tried: Attempt) -> str:
    """What would be mined or refilled: by an action, or as an answer."""
    return ORES[tried.action % KINDS]


REASONS = Reasons()
NOT_YOUR_TURN = REASONS.add("trolli-not-your-turn", "R34")
SOMETHING_ELSE = REASONS.add("trolli-answer", "R44", step=lambda tried: QUESTIONS.names[step(tried.v)])
PAID_ALREADY = REASONS.add("trolli-paid", "A33")
NO_EFFECT = REASONS.add("trolli-no-effect", "A19")
NO_STACK = REASONS.add("trolli-no-stack", "A19")
SAME_PLACE = REASONS.add("trolli-same-place", asked_rule)
FULL_CAVE = REASONS.add("trolli-full-cave", asked_rule)
CAVES_ONLY = REASONS.add("trolli-caves-only", asked_rule)


def of_item(code: str, rule: str, item: str) -> int:
    """A reason that speaks of a camp, a baby, a bell, a princess or a human."""
    return REASONS.add(code, rule, item=lambda tried: item)
