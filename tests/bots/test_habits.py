"""How Krvavý trůn is usually played: always legally, and each card in its own way."""

import numpy as np
import pytest

from tests.laws.games import TABLES, Table, legal, positions
from throneroom import GAMES
from throneroom.bots.krvavy_trun import SCRATCH, usual
from throneroom.games.krvavy_trun.flow import KEEP, REVEAL
from throneroom.kit import actor, seeded

KRVAVY = GAMES["krvavy_trun"]
OURS = [table for table in TABLES if table.game is KRVAVY]
MANY = 200
ONE_CARD = """\
seats 3 turn {turn} first A cursor 1
A purse 3 hand {{Archer}} aside {{Spy Squire}}
B purse 9 hand {{Spy}} aside {{Heir Trap Decree}}
C purse 5 hand {{Spy}} aside {{Heir Trap Decree}}
row R.{card}v{points} B.Lordv0 G.Lordv0
ask decide A
"""


@pytest.mark.parametrize("table", OURS, ids=str)
def test_what_is_usual_is_legal(table: Table) -> None:
    rng, scratch = seeded(2), np.zeros(1, SCRATCH)
    for state in positions(table, 6, 3):
        seat = actor(state[0])
        if seat >= 0:
            assert usual(state[0], seat, scratch[0], rng) in legal(table, state, seat)


def revealed(card: str, points: int, turn: int = 3) -> float:
    """How often this card is turned up."""
    state, rng = KRVAVY.from_text(ONE_CARD.format(card=card, points=points, turn=turn)).state(), seeded(1)
    answers = [usual(state[0], 0, np.zeros(1, SCRATCH)[0], rng) for _ in range(MANY)]
    assert {*answers} <= {KEEP, REVEAL}
    return answers.count(REVEAL) / MANY


def test_a_trap_waits_and_a_lord_does_not() -> None:
    assert revealed("Trap", 1) < 0.15
    assert 0.5 < revealed("Lord", 0) < 0.9


def test_a_conspiracy_ripens() -> None:
    assert revealed("Conspiracy", 1) < 0.3
    assert revealed("Conspiracy", 4) > 0.5


@pytest.mark.parametrize("card", ["Trap", "Decree", "Conspiracy", "Murder", "Impersonator", "Heir"])
def test_in_the_last_round_every_card_is_revealed(card: str) -> None:
    assert revealed(card, 1, turn=6) == 1
