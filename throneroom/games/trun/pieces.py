"""The 52 cards as printed, and who beats whom as sets of cards.

Cards are numbered 0-4 G0, 5-13 G1..G9, 14-21 K2..K9, 22-31 U0..U9, 32-41 D0..D9, 42-51 M0..M9. The five G0 are one
kind: a pile with three of them holds the members 0, 1 and 2, whichever three they were, so no copy can be recognised.
"""

import numpy as np

GOBLIN, KNIGHT, UNDEAD, DWARF, DOPPELGANGER = range(5)
LETTERS = "GKUDM"
FACTIONS = ("goblin", "knight", "undead", "dwarf", "doppelganger")
PRINTED = (
    [(GOBLIN, 0)] * 5
    + [(GOBLIN, value) for value in range(1, 10)]
    + [(KNIGHT, value) for value in range(2, 10)]
    + [(faction, value) for faction in (UNDEAD, DWARF, DOPPELGANGER) for value in range(10)]
)
CARDS = len(PRINTED)
HAND = 13  # cards dealt to a seat, and tricks in a phase
COPIES, ZEROS = 5, 0b11111  # how often G0 exists, and its members
NAMES = [f"{LETTERS[faction]}{value}" for faction, value in PRINTED]
KINDS = {name: card for card, name in reversed(list(enumerate(NAMES)))}


def follower_wins(lead: tuple[int, int], reply: tuple[int, int]) -> bool:
    """R8: the three rows of the table, first that applies."""
    if lead[0] == GOBLIN and reply[0] == KNIGHT:
        return True
    return reply[0] in (lead[0], DOPPELGANGER) and reply[1] > lead[1]


def _members(*factions: int) -> int:
    return sum(1 << card for card, (faction, _) in enumerate(PRINTED) if faction in factions)


def _beaten_by(lead: tuple[int, int]) -> int:
    return sum(1 << card for card, reply in enumerate(PRINTED) if follower_wins(lead, reply))


FACTION = np.array([faction for faction, _ in PRINTED], np.int8)
VALUE = np.array([value for _, value in PRINTED], np.int8)
OF = np.array([_members(faction) for faction in range(5)], np.int64)
FOLLOWS = np.array([_members(faction, DOPPELGANGER) for faction in range(5)], np.int64)
BEATS = np.array([_beaten_by(lead) for lead in PRINTED], np.int64)
ALL = (1 << CARDS) - 1
UNDEADS, DWARVES = _members(UNDEAD), _members(DWARF)
