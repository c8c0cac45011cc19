"""The ten cards of every family, and the families."""

from typing import Final

ARCHER, SQUIRE, SPY, HEIR, IMPERSONATOR, LORD, MURDER, DECREE, TRAP, CONSPIRACY = range(10)
NAMES: Final = ("Archer", "Squire", "Spy", "Heir", "Impersonator", "Lord", "Murder", "Decree", "Trap", "Conspiracy")
KINDS = {name: kind for kind, name in enumerate(NAMES)}
CARDS = len(NAMES)
FIRST_SCHEME = MURDER  # schemes are discarded after use, characters stay
ALL = (1 << CARDS) - 1

FAMILIES: Final = ("R", "B", "G", "V", "Y")  # red, blue, green, violet, yellow: the letters of the row
MOST_FAMILIES = len(FAMILIES)
DUEL_FAMILIES = 4  # D1: two for each of two players
ROUNDS = 6
ASIDE = 3
LONGEST_ROW = MOST_FAMILIES * ROUNDS

HEIR_POINTS, LORD_POINTS, TRAP_REVEALED, TRAP_SPRUNG = 2, 1, 1, 4
