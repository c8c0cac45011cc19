"""`broken` bites: I1-I15. And V1-V3: what a seat sees."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.rules.trolli.table import GAME, A, B, dealt, now
from throneroom import WATCHER
from throneroom.games.trolli.acting import ACT
from throneroom.games.trolli.moving import ENDING
from throneroom.games.trolli.pieces import PERIOD, PLACES_WIDE, SLOT_NAMES, TILE_NAMES

Spoil = Callable[[Any], None]


def lay(s: Any, slot: str, tile: str) -> None:
    s.tile[A][SLOT_NAMES.index(slot)] = TILE_NAMES.index(tile) + 1
    s.occupied[A] |= 1 << SLOT_NAMES.index(slot)


def five_in_a_village(s: Any) -> None:
    s.trolls[A][:] = 4


def six_in_a_cave(s: Any) -> None:
    s.trolls[A][:] = 1
    s.humans[A][0] = 1
    s.supply[2] -= 1


def a_bell_too_many(s: Any) -> None:
    s.bells[0] += 1


def a_baby_lost(s: Any) -> None:
    s.wild_babies[0] -= 1


def a_camp_lost(s: Any) -> None:
    s.wild_camps[0] -= 1


def a_cow_too_many(s: Any) -> None:
    s.supply[3] += 1


def two_princesses(s: Any) -> None:
    s.tower[0] = 2
    s.supply[0] -= 2


def a_card_twice(s: Any) -> None:
    s.pool |= s.hand[A]


def a_card_played_by_nobody(s: Any) -> None:
    card = int(s.pool) & -int(s.pool)
    s.pool ^= card
    s.spent |= card


def a_tile_lost(s: Any) -> None:
    s.cave_stack[0] &= int(s.cave_stack[0]) - 1


def six_royal_tiles(s: Any) -> None:
    tile = int(s.royal_stack) & -int(s.royal_stack)
    s.royal_stack ^= tile
    s.royal_display |= tile


def a_barn_too_many(s: Any) -> None:
    s.barns[A] += 1


def too_strong(s: Any) -> None:
    s.might[A] = 7


def a_debt(s: Any) -> None:
    s.ore[A][0] = -1


def a_shaft_from_nowhere(s: Any) -> None:
    s.shafts[A][0] += 1


def too_full(s: Any) -> None:
    s.filled[A][2] = s.shafts[A][2] + 1


def an_island(s: Any) -> None:
    take_from_stack(s)
    lay(s, "A1N", "P01")
    s.built[A][0] += 1


def take_from_stack(s: Any) -> None:
    """Room for one more tile in the networks."""
    s.cave_stack[1] &= int(s.cave_stack[1]) - 1


def no_room_at_the_start(s: Any) -> None:
    s.room[A] = 0


def a_condition_too_many(s: Any) -> None:
    s.counts[A] |= 1


def two_activations(s: Any) -> None:
    s.stack[int(s.depth)] = [ACT, 1, 1, 3, 0, 2]
    s.depth += 1


def the_same_troll(s: Any) -> None:
    """Phase 3 of a turn, in which the troll of phase 2 has gone to the mining cave."""
    s.mover = 2
    s.depth = 2
    s.stack[1] = [ENDING, 0, 0, 1 * PLACES_WIDE + 1, 1, 0]


def an_early_end(s: Any) -> None:
    s.depth = 0


@pytest.mark.parametrize(
    ("number", "spoil"),
    [
        (1, five_in_a_village),
        (1, six_in_a_cave),
        (2, a_bell_too_many),
        (2, a_baby_lost),
        (2, a_camp_lost),
        (3, a_cow_too_many),
        (3, two_princesses),
        (4, a_card_twice),
        (4, a_card_played_by_nobody),
        (5, a_tile_lost),
        (5, six_royal_tiles),
        (6, a_barn_too_many),
        (7, too_strong),
        (8, a_debt),
        (9, a_shaft_from_nowhere),
        (9, too_full),
        (10, an_island),
        (11, no_room_at_the_start),
        (12, a_condition_too_many),
        (13, two_activations),
        (14, the_same_troll),
        (15, an_early_end),
    ],
)
def test_I1_I2_I3_I4_I5_I6_I7_I8_I9_I10_I11_I12_I13_I14_I15_are_noticed(number: int, spoil: Spoil) -> None:
    state = dealt(4, 2).state()
    assert GAME.doors.broken_in(state) == 0
    spoil(state[0])
    assert GAME.doors.broken_in(state) == number


def test_V1_V2_only_backs_of_others_are_seen() -> None:
    position = dealt(3, 4)
    for observer in (A, B, WATCHER):
        seen = position.view(observer).array[0]
        for p in range(3):
            own = p == observer
            assert int(seen.hand[p]) == (int(now(position).hand[p]) if own else 0)
            assert seen.unseen_hand[p].tolist() == ([0, 0, 0] if own else [3, 0, 0])
        assert int(seen.pool) == 0


def test_V3_a_card_that_was_played_is_seen_by_all() -> None:
    position = dealt(3, 4)
    who = position.actor
    position.play(position.legal(who)[0])
    for observer in (*range(3), WATCHER):
        assert int(position.view(observer).array[0].spent) == int(now(position).spent) != 0
    assert int(now(position).spent) & int(PERIOD[0]) != 0


def test_a_fault_of_the_kit_is_told() -> None:
    states = dealt().state()
    states[0].fault = 2
    assert GAME.doors.broken_in(states) == 102
