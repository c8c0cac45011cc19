"""`broken` bites: positions that no play leads to are told by the number of the invariant they break."""

import pytest

import throneroom
from throneroom.games.trun.state import deck_size
from throneroom.kit import seeded
from throneroom.kit.state import States

GAME = throneroom.game("trun")


def state_after(plies: int) -> States:
    """A real position of phase 1 (27 plies and a whole number of tricks)."""
    position = GAME.start(options={"first": "A"}, luck=1)
    while position.ply < plies:
        position.play(position.actions(position.actor)[0])
    return position.state()


def broken(state: States) -> int:
    return GAME.doors.broken_in(state)


def test_real_positions_are_whole() -> None:
    for plies in (27, 31, 35, 79, 90, 104):
        assert broken(state_after(plies)) == 0


@pytest.mark.parametrize("pile", ["deck", "prize", "removed"])
def test_I1_a_card_that_is_nowhere_is_noticed(pile: str) -> None:
    state = state_after(35)
    state[0][pile] &= state[0][pile] - 1
    assert broken(state) == 1


@pytest.mark.parametrize("pile", ["hand", "followers", "score"])
def test_I1_a_card_that_is_nowhere_is_noticed_at_a_seat(pile: str) -> None:
    state = state_after(71)
    seat = max((0, 1), key=lambda seat: int(state[0][pile][seat]))
    assert state[0][pile][seat]
    state[0][pile][seat] &= state[0][pile][seat] - 1
    state[0].shown[:] = 0
    assert broken(state) == 1


def test_I1_a_card_in_two_places_is_noticed() -> None:
    state = state_after(35)
    state[0].removed |= state[0].prize
    assert broken(state) == 1


def test_I1_the_card_that_was_led_counts_as_well() -> None:
    state = state_after(28)
    assert broken(state) == 0
    state[0].stack[state[0].depth - 1][2] = 51 if state[0].stack[state[0].depth - 1][2] != 51 else 50
    assert broken(state) == 1


def moved(state: States, source: tuple[str, int | None], target: tuple[str, int | None]) -> States:
    """One card (never a G0) from pile to pile."""
    name, seat = source
    pile = int(state[0][name] if seat is None else state[0][name][seat])
    card = 1 << pile.bit_length() - 1
    for (name, seat), change in ((source, -card), (target, card)):
        if seat is None:
            state[0][name] += change
        else:
            state[0][name][seat] += change
    return state


@pytest.mark.parametrize(
    ("source", "target"),
    [
        (("hand", 0), ("hand", 1)),
        (("hand", 0), ("removed", None)),
        (("hand", 1), ("removed", None)),
        (("deck", None), ("removed", None)),
        (("removed", None), ("deck", None)),
        (("deck", None), ("followers", 1)),
        (("deck", None), ("followers", 0)),
        (("prize", None), ("removed", None)),
    ],
)
def test_I2_piles_of_the_wrong_size_are_noticed(source: tuple[str, int | None], target: tuple[str, int | None]) -> None:
    assert broken(moved(state_after(47), source, target)) == 2


def test_I3_an_undead_that_left_the_game_is_noticed() -> None:
    state = state_after(104)
    undead = 0b1111111111 << 22
    owner = 0 if int(state[0].score[0]) & undead else 1
    card = int(state[0].score[owner]) & undead
    card &= -card
    state[0].score[owner] -= card
    state[0].removed += card
    assert broken(state) == 3


def test_I3_a_card_left_in_a_hand_at_the_end_is_noticed() -> None:
    assert broken(moved(state_after(104), ("score", 0), ("hand", 0))) == 3


@pytest.mark.parametrize("plies", [47, 90])
def test_a_shown_card_that_is_not_held_is_noticed(plies: int) -> None:
    for seat in (0, 1):
        state = state_after(plies)
        state[0].shown[seat] |= state[0].removed & ~31
        assert broken(state) == 6


def test_faults_of_the_kit_are_told_first() -> None:
    state = state_after(47)
    state[0].fault = 2
    state[0].deck = 0
    assert broken(state) == 102


def test_imagine_ends_even_where_no_world_fits() -> None:
    view = GAME.from_text("A hand {G1}\nB hand {?2} void {G K U D M}\ndeck {?3}\nprize {K2}\nask lead A", ()).view(0)
    assert deck_size(view.imagine(seeded(1))[0]) > 0
