"""Trůn's worlds in phase 1: those that explain the lead on the table are imagined more often."""

import numpy as np
import pytest

from throneroom import Position, game
from throneroom.bots.trun_belief import better_leads, imagine_likely
from throneroom.games.trun.pieces import KINDS
from throneroom.games.trun.state import STATE
from throneroom.kit import seeded
from throneroom.kit.state import States

TRUN = game("trun")
WORLDS, MANY = 600, 3
WANTED, UNWANTED = "K2", "G1"


def cards(names: str) -> int:
    return sum(1 << KINDS[name] for name in names.split())


@pytest.mark.parametrize(("prize", "better"), [(WANTED, 1), (UNWANTED, 2)])
def test_high_leads_are_for_wanted_prizes_and_low_ones_for_others(prize: str, better: int) -> None:
    """Cards of one value are as good as each other."""
    assert better_leads(cards("G1 D3 U5 K9"), KINDS["K5"], cards(prize)) == better


def led(prize: str, card: str) -> Position:
    """B is asked for a reply to the first lead of a match, everything else as it came."""
    hand = "{G2 G3 K3 K4 U1 U2 D1 D2 M1 M2 U6 D6 M6}"
    text = f"A hand {{{card} G0 G6 G8 K6 K8 U0 U8 D0 D8 M0 M8 M9}}\nB hand {hand}\nprize {{{prize}}}"
    deck = " ".join(sorted({*KINDS} - {*text.replace("{", " ").replace("}", " ").split()}))
    match = TRUN.from_text(f"{text}\ndeck {{G0 G0 G0 G0 {deck}}}\nask lead A", ())
    match.play(f"play {card}")
    return match


def worlds(match: Position, *, likely: bool) -> list[States]:
    """Many that B imagines."""
    view, rng, found = match.view(1), seeded(1), []
    for _ in range(WORLDS):
        world = np.zeros(1, STATE)
        if likely:
            imagine_likely(view.array, 1, world, rng)
        else:
            world = view.imagine(rng)
        found.append(world)
    return found


def silly(match: Position, card: str, *, likely: bool) -> float:
    """In what part of the worlds many other cards would rather have been led."""
    hands = [(int(world[0].hand[0]), int(world[0].prize)) for world in worlds(match, likely=likely)]
    return float(np.mean([better_leads(hand, KINDS[card], prize) > MANY for hand, prize in hands]))


@pytest.mark.parametrize(("prize", "card"), [(WANTED, "K7"), (UNWANTED, "D3")])
def test_hands_for_which_the_lead_is_silly_are_imagined_less_often(prize: str, card: str) -> None:
    match = led(prize, card)
    uniform = silly(match, card, likely=False)
    assert 0.1 < uniform < 0.9
    assert silly(match, card, likely=True) < 0.75 * uniform


def test_nothing_is_ruled_out() -> None:
    """Nobody has to play as we think."""
    assert silly(led(UNWANTED, "D3"), "D3", likely=True) > 0


def test_without_a_lead_every_world_is_equally_likely() -> None:
    view, world = TRUN.start(luck=2).view(0), np.zeros(1, STATE)
    imagine_likely(view.array, 0, world, seeded(7))
    assert world.tobytes() == view.imagine(seeded(7)).tobytes()
