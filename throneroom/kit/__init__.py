"""kit: the words every game is written in, and the friendly API on top of them.

It touches the disk only for the compile cache, the catalogues and records; it has no network and no luck of its own.
"""

from throneroom.kit.bits import BIT, closed_up, count, has, is_among, lowest, members, nth, parted
from throneroom.kit.events import EVERYONE, hush, sees, show_table, tell
from throneroom.kit.frames import (
    CHANCE,
    NOTHING,
    OVER,
    TOO_DEEP,
    TOO_MANY_EVENTS,
    UNKNOWN,
    WATCHER,
    actor,
    answer_of,
    answered,
    argument,
    ask,
    is_asked,
    seal,
    set_argument,
    step,
    unseal,
    waiting,
)
from throneroom.kit.rng import Rng, below, seeded, shuffle, some_of
from throneroom.kit.rule import door, rule
from throneroom.kit.state import blank, cells, layout, number

__all__ = [
    "BIT",
    "CHANCE",
    "EVERYONE",
    "NOTHING",
    "OVER",
    "TOO_DEEP",
    "TOO_MANY_EVENTS",
    "UNKNOWN",
    "WATCHER",
    "Rng",
    "actor",
    "answer_of",
    "answered",
    "argument",
    "ask",
    "below",
    "blank",
    "cells",
    "closed_up",
    "count",
    "door",
    "has",
    "hush",
    "is_among",
    "is_asked",
    "layout",
    "lowest",
    "members",
    "nth",
    "number",
    "parted",
    "rule",
    "seal",
    "seeded",
    "sees",
    "set_argument",
    "show_table",
    "shuffle",
    "some_of",
    "step",
    "tell",
    "unseal",
    "waiting",
]
