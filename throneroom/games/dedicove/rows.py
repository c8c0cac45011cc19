"""Sentences as rows of small numbers, and the tables that hold them. The card table (effects.py) fills these.

A row is a verb, who decides, whether it may be declined, and eight arguments. Between the rows of a sentence there are
three pronouns, kept in the frame of the performance: `it` (a seat or a count), `that` (a card or a place) and `named`
(a faction).
"""

import numpy as np

from throneroom.games.dedicove.pieces import HEROES
from throneroom.kit.register import Register

VERBS = Register("end")  # each family of verbs adds its own
END = 0
VERB_AT, BY_AT, MAY_AT, FIRST_AT = range(4)  # columns of a row
ARGUMENTS = 8
MOST_ROWS = 320

ROWS = np.zeros((MOST_ROWS, FIRST_AT + ARGUMENTS), np.int8)
CARD_OF_ROW = np.zeros(MOST_ROWS, np.int8)
FIRST_ROW = np.zeros(HEROES + 1, np.int16)
FACTION = np.zeros(HEROES + 1, np.int8)

ME, NEXT, IT = range(3)  # who decides
Row = tuple[int, ...]
Rows = list[Row]


def row(verb: int, *arguments: int, by: int = ME, may: bool = False) -> Rows:
    """One row, filled up with zeros."""
    return [(verb, by, int(may), *arguments, *[0] * (ARGUMENTS - len(arguments)))]
