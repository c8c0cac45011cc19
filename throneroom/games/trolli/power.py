"""Troll power (R67)."""

from throneroom.games.trolli import data
from throneroom.games.trolli.events import EVENTS
from throneroom.games.trolli.pieces import BABY_P, BABY_Q
from throneroom.games.trolli.reasons import REASONS
from throneroom.games.trolli.registers import VERBS, deed
from throneroom.games.trolli.state import power_max
from throneroom.kit import BIT, EVERYONE, NOTHING, count, rule, tell
from throneroom.kit.kinds import COUNT, WHO

GAIN_FIRST, GAIN_SECOND, GAIN_THIRD = data.GAIN_POWER
GOT_POWER = EVENTS.add("power", seat=WHO, count=COUNT)
FULL_TRACK = REASONS.add("trolli-full-track", "R67")


@rule
def can_gain(s, p, ore=0):
    """A19: does the track go on?"""
    return s.might[p] < power_max(s, p)


@rule
def gain_power(s, p, most, ore=0):
    """R67: as far as the track goes."""
    n = min(most, power_max(s, p) - int(s.might[p]))
    if n > 0:
        s.might[p] += n
        tell(s, GOT_POWER, p, NOTHING, 0, 0, EVERYONE, n)


VERBS.add("power", can=can_gain, do=gain_power)


@rule
def gained_power(s, p):
    """R67: more, the fewer of the two babies still stand there."""
    babies = count(s.babies[p] & (BIT[BABY_P] | BIT[BABY_Q]))
    return GAIN_FIRST if babies == 2 else GAIN_SECOND if babies == 1 else GAIN_THIRD


@rule
def against_gaining(s, p, deed, place):
    """A19"""
    return 0 if can_gain(s, p) else FULL_TRACK


@rule
def gain(s, p, deed, place):
    """R67"""
    gain_power(s, p, gained_power(s, p))


GAINING = deed("gain", rule="R67", check=against_gaining, effect=gain)
