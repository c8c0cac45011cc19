"""Ore: taken from the supply, mined from filled shafts; and shafts that are refilled (R50-R52, R66)."""

from throneroom.games.trolli import data
from throneroom.games.trolli.events import EVENTS, ORE
from throneroom.games.trolli.pieces import KINDS, ORES
from throneroom.games.trolli.reasons import REASONS, asked_rule, ore_of
from throneroom.games.trolli.registers import QUESTIONS, VERBS, always, deed, named
from throneroom.kit import BIT, EVERYONE, NOTHING, answered, ask, has, rule, tell
from throneroom.kit.kinds import COUNT, WHO

MINED_FIRST, MINED_MORE = data.MINED
GAINED = EVENTS.add("gained", seat=WHO, ore=ORE, count=COUNT)
MINED = EVENTS.add("mined", seat=WHO, ore=ORE, count=COUNT)
REFILLED_ALL = EVENTS.add("refilled", seat=WHO, ore=ORE, count=COUNT)
EMPTY_SHAFTS = REASONS.add("trolli-empty-shafts", asked_rule, ore=ore_of)
FULL_SHAFTS = REASONS.add("trolli-full-shafts", asked_rule, ore=ore_of)


@rule
def can_take_ore(s, p, ore):
    """The supply never runs out."""
    return True


@rule
def take_ore(s, p, n, ore):
    """From the supply."""
    s.ore[p, ore] += n
    tell(s, GAINED, p, NOTHING, 0, ore, EVERYONE, n)


VERBS.add("take", can=can_take_ore, do=take_ore)

# -- mining -------------------------------------------------------------------------------------------------


@rule
def can_mine(s, p, ore):
    """A19: is a shaft filled?"""
    return s.filled[p, ore] > 0


@rule
def mine(s, p, most, ore):
    """R50-R52, A21: up to so many pieces from filled shafts."""
    n = min(most, int(s.filled[p, ore]))
    s.filled[p, ore] -= n
    s.ore[p, ore] += n
    tell(s, MINED, p, NOTHING, 0, ore, EVERYONE, n)


@rule
def mined(s, p, ore):
    """R50-R52: more, once the camp that stands there is gone."""
    return MINED_FIRST if has(s.camps[p], ore) else MINED_MORE


@rule
def against_mining(s, p, deed, place):
    """A19"""
    return 0 if can_mine(s, p, deed - MINING) else EMPTY_SHAFTS


@rule
def go_mining(s, p, deed, place):
    """R50-R52"""
    mine(s, p, mined(s, p, deed - MINING), deed - MINING)


VERBS.add("mine", can=can_mine, do=mine)
MINING, *_ = (
    deed(f"mine-{ore}", rule=number, check=against_mining, effect=go_mining)
    for ore, number in zip(ORES, ("R52", "R51", "R50"), strict=True)
)

# -- refilling ----------------------------------------------------------------------------------------------


@rule
def against_ore(s, p, ore):
    """A19: has it an empty shaft?"""
    return 0 if s.filled[p, ore] < s.shafts[p, ore] else FULL_SHAFTS


@rule
def can_refill(s, p, ore=0):
    """A19: is there any empty shaft?"""
    found = 0
    for kind in range(KINDS):
        found += 1 if against_ore(s, p, kind) == 0 else 0
    return found > 0


@rule
def refill(s, p, ore):
    """R66, A22: every shaft of one kind."""
    n = int(s.shafts[p, ore]) - int(s.filled[p, ore])
    s.filled[p, ore] = s.shafts[p, ore]
    tell(s, REFILLED_ALL, p, NOTHING, 0, ore, EVERYONE, n)


@rule
def against_refilling(s, p, deed, place):
    """A19"""
    return against_ore(s, p, deed - REFILLING)


@rule
def go_refilling(s, p, deed, place):
    """R66"""
    refill(s, p, deed - REFILLING)


REFILLING, *_ = (deed(f"refill-{ore}", rule="R66", check=against_refilling, effect=go_refilling) for ore in ORES)


@rule
def refill_one(s, p, ore):
    """R66"""
    answered(s)
    refill(s, p, ore)


REFILLED = QUESTIONS.add(
    "refill", refusal=against_ore, answer=refill_one, is_open=can_refill, may_end=always,
    texts=named("refill", ORES), rule="A19",
)  # fmt: skip


@rule
def ask_ore(s, p, n):
    """Which kind?"""
    ask(s, REFILLED, BIT[p])


VERBS.add("refill", can=can_refill, ask=ask_ore)
