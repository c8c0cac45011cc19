"""Building a camp (R54, A30)."""

from throneroom.games.trolli.data import CAMPS, VILLAGES
from throneroom.games.trolli.events import EVENTS
from throneroom.games.trolli.fields import ask_field
from throneroom.games.trolli.pieces import CAMP, FIRST_VILLAGE
from throneroom.games.trolli.reasons import REASONS, of_item
from throneroom.games.trolli.registers import QUESTIONS, deed, paired
from throneroom.games.trolli.state import free_fields
from throneroom.kit import BIT, EVERYONE, NOTHING, answered, ask, has, rule, tell
from throneroom.kit.kinds import TO, WHO, one_of

CAMPED = EVENTS.add("camped", seat=WHO, camp=one_of(CAMPS), to=TO)
NONE_LEFT = of_item("trolli-none-left", "R54", "camp")
NO_FIELD = of_item("trolli-no-field", "R54", "camp")
NO_CAMPSITE = REASONS.add("trolli-no-campsite", "R54")
GONE = of_item("trolli-gone", "A30", "camp")
NOT_THERE = of_item("trolli-not-there", "R71", "camp")


@rule
def against_campsite(s, p, action):
    """A30: any own camp, to any village with a neutral one."""
    if not has(s.camps[p], action // 4):
        return GONE
    return 0 if s.wild_camps[action % 4] > 0 else NOT_THERE


@rule
def build_camp(s, p, action):
    """R54: an own camp takes the place of a neutral one, which goes on a field."""
    camp, village = action // 4, action % 4
    answered(s)
    s.camps[p] &= ~BIT[camp]
    s.wild_camps[village] -= 1
    s.camp[village, p] += 1
    tell(s, CAMPED, p, NOTHING, 0, FIRST_VILLAGE + village, EVERYONE, camp)
    ask_field(s, p, CAMP)


CAMPSITE = QUESTIONS.add(
    "campsite", refusal=against_campsite, answer=build_camp,
    texts=paired("camp", CAMPS, VILLAGES),
)  # fmt: skip


@rule
def against_camping(s, p, deed, place):
    """A19, A30: an own camp, a free field, and a village with a neutral camp."""
    if s.camps[p] == 0:
        return NONE_LEFT
    if free_fields(s, p, CAMP) == 0:
        return NO_FIELD
    for village in range(s.seats):
        if s.wild_camps[village] > 0:
            return 0
    return NO_CAMPSITE


@rule
def camp(s, p, deed, place):
    """R54"""
    ask(s, CAMPSITE, BIT[p])


CAMPING = deed("camp", rule="R54", check=against_camping, effect=camp)
