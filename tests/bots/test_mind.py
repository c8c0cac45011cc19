"""Trůn's mind where the solver has nothing to say: a lost position is played for the reply that is wrong."""

from collections.abc import Iterator

import numpy as np
import pytest

from tests.bots.exhaustive import margin
from throneroom import Position, game
from throneroom.bots import bot
from throneroom.bots import trun_solver as solver
from throneroom.bots.trun_mind import Mind
from throneroom.kit import seeded

TRUN = game("trun")
SIMULATIONS = 300

# Seat A leads and loses, whatever it leads, if B replies well. After one card B can go wrong, and by hand it does.
SNARES = {
    "play G7": """
        A hand {G5 G7 D9} shown {G7 D9} score {G0 G0 G8 G9 U0 U1 U2 U3 U7 U8 D0 D6 D7 M0} void {U}
        B hand {G6 U4 M4} score {G0 G4 K2 K6 U5 U6 U9 D3 D5 D8 M6 M7}
        removed {G0 G0 G1 G2 G3 K3 K4 K5 K7 K8 K9 D1 D2 D4 M1 M2 M3 M5 M8 M9}
        ask lead A""",
    "play D1": """
        A hand {U1 D1 D8} shown {U1 D1 D8} score {G0 G3 G5 G8 U0 U2 U3 U6 U8 U9 D5 M4} void {K}
        B hand {G4 U5 U7} shown {U7} score {G0 G0 G2 G9 K6 K8 K9 U4 D4 M0 M1 M2 M3 M7 M8}
        removed {G0 G0 G1 G6 G7 K2 K3 K4 K5 K7 D0 D2 D3 D6 D7 D9 M5 M6 M9}
        ask lead A""",
}
every_snare = pytest.mark.parametrize("snare", SNARES)


def lost(snare: str) -> Position:
    """The position that has this one."""
    match = TRUN.from_text(SNARES[snare], ())
    assert margin(match.state()) < 0
    return match


def after_every_reply(match: Position, lead: str) -> Iterator[int]:
    """What the position is then worth to seat A."""
    match = match.copy()
    match.play(lead)
    for reply in match.legal(match.actor):
        then = match.copy()
        then.play(reply)
        yield margin(then.state())


def after_plies(plies: int) -> Position:
    """A match of hand-made play."""
    match = TRUN.start(luck=3)
    while match.ply < plies:
        match.play(bot("greedy", TRUN).choose(match.view(match.actor), seeded(1)), match.actor)
    return match


@pytest.mark.parametrize("plies", [0, 7, 26, 31, 40])
def test_looks_at_the_clock_change_nothing(plies: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In phase 1 and in phase 2, a card on the table or not, with and without an end of the solver's work."""
    view = after_plies(plies).view(after_plies(plies).actor)
    for simulations in (3, 20):
        choices = set()
        for chunk in (1, 2, 20):
            monkeypatch.setattr("throneroom.bots.trun_mind.CHUNK", chunk)
            rng = seeded(5)
            choices.add((Mind(TRUN, "mind", simulations).choose(view, rng), int(rng[0])))
        assert len(choices) == 1


@every_snare
def test_one_card_leaves_a_wrong_reply(snare: str) -> None:
    match = lost(snare)
    assert [lead for lead in match.legal(0) if max(after_every_reply(match, lead)) > 0] == [snare]


@every_snare
def test_the_mind_lays_the_snare(snare: str) -> None:
    match = lost(snare)
    match.play(Mind(TRUN, "mind", SIMULATIONS).choose(match.view(0), seeded(1)), 0)
    assert match.lines()[-1] == ("A", snare)


@every_snare
def test_the_solver_alone_would_not(snare: str) -> None:
    """Otherwise the test before could not fail."""
    match, work = lost(snare), np.zeros(1, solver.WORK)
    solver.begin(match.state(), work)
    solver.go_on(work, 1 << 20, np.zeros((1 << 10, 2), np.int64))
    match.play(int(solver.best_card(work)), 0)
    assert match.lines()[-1] != ("A", snare)


@every_snare
def test_the_hand_made_player_goes_wrong(snare: str) -> None:
    match = lost(snare)
    match.play(snare)
    match.play(bot("greedy", TRUN).choose(match.view(1), seeded(1)), 1)
    assert margin(match.state()) > 0
