"""Free fields, which camps, babies and bells are put on (R54, R73, R75)."""

from throneroom.games.trolli.effects import do
from throneroom.games.trolli.events import EVENTS
from throneroom.games.trolli.pieces import EFFECT_NAMES, ITEMS
from throneroom.games.trolli.reasons import REASONS
from throneroom.games.trolli.registers import QUESTIONS, named
from throneroom.games.trolli.state import free_fields
from throneroom.kit import BIT, EVERYONE, NOTHING, answered, argument, ask, count, lowest, rule, tell
from throneroom.kit.events import TARGET
from throneroom.kit.kinds import WHO, one_of

ITEM = 0  # argument of FIELD
FILLED = EVENTS.add("filled", seat=WHO, item=one_of(ITEMS, TARGET), bonus=one_of(EFFECT_NAMES))
NO_SUCH_FIELD = REASONS.add("trolli-no-field", "R71", item=lambda tried: ITEMS[argument(tried.v, ITEM)])


@rule
def against_field(s, p, bonus):
    """R71"""
    return 0 if s.free[p, argument(s, ITEM), bonus] > 0 else NO_SUCH_FIELD


@rule
def choose_field(s, p, bonus):
    """R71"""
    item = argument(s, ITEM)
    answered(s)
    fill_field(s, p, item, bonus)


@rule
def fill_field(s, p, item, bonus):
    """R54, R73, R75: a neutral camp, baby or bell on a free field, and its bonus at once."""
    s.free[p, item, bonus] -= 1
    s.items[p, item] += 1
    tell(s, FILLED, p, NOTHING, 0, item, EVERYONE, bonus)
    do(s, p, bonus)


FIELD = QUESTIONS.add("field", refusal=against_field, answer=choose_field, texts=named("field", EFFECT_NAMES))


@rule
def ask_field(s, p, item):
    """Which free field: asked only where they differ."""
    free = free_fields(s, p, item)
    if count(free) == 1:
        fill_field(s, p, item, lowest(free))
    else:
        ask(s, FIELD, BIT[p], item)
