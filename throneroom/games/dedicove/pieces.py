"""What is printed: the track, the factions, the heirs, the decks and the thresholds. The heroes: effects.py."""

from typing import Final, Literal

import numpy as np

Seat = Literal["A", "B", "C", "D", "E", "F"]
Faction = Literal["hill", "imperial", "undead", "water"]

SPACES, FIRST_DARK, START_SPACE = 12, 9, 4
HILL, IMPERIAL, UNDEAD, WATER = 1, 2, 4, 8  # factions are bits: the Emperor is all four
FACTIONS = {"hill": HILL, "imperial": IMPERIAL, "undead": UNDEAD, "water": WATER}
EVERY_FACTION = 15

HEROES = 85  # cards are numbered from 1, as on the page
EMPEROR = 85
CORE = 76  # the standard deck: so many heroes and the Emperor
SLOTS, DEALT, KEPT = 3, 5, 3  # the tavern; cards dealt to a seat; cards in a hand between turns
FULL_HAND = 4  # drawn up to
MOST_DISCARDS = 3  # in place of playing a card
MOST_COUNTED = 3  # no count of a hero's is higher

HEIRS = 6
ALLIED = np.array(
    [0, WATER | HILL, IMPERIAL | WATER, UNDEAD | HILL, IMPERIAL | UNDEAD, IMPERIAL | HILL, UNDEAD | WATER], np.int8
)

STANDARD, EXTENDED, INTRODUCTORY = range(3)
DECKS: Final = ("standard", "extended", "introductory")
THRESHOLD = np.array([0, 0, 8, 7, 7, 6, 5], np.int8)  # by seats; one less in the introductory game
CAPS = ("60", "0")  # turns for each seat; 0 is no cap
TURNS = np.array([int(cap) for cap in CAPS], np.int64)
