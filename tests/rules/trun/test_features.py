"""What a network is told: planes of cards, own first, then voids, the step and the sizes of hidden piles."""

import throneroom
from throneroom import WATCHER
from throneroom.games.trun.pieces import CARDS, NAMES
from throneroom.games.trun.view import FEATURES

TEXT = """
A hand {G0 G0 K7} followers {D7 M3} shown {D7} score {U9 U1} void {K M}
B hand {G1 U2} followers {G5} shown {G5} score {U3} void {D}
deck {K2 K3 K4 M8}
prize {M9}
removed {D0 D1}
ask follow B K8
"""
POSITION = throneroom.game("trun").from_text(TEXT, ())
PLANES: tuple[str, ...] = (
    "own hand",
    "own followers",
    "own shown",
    "own score",
    "their hand",
    "their followers",
    "their shown",
)
PLANES += ("their score", "prize", "removed", "led")


def planes(seat: int) -> dict[str, list[str]]:
    numbers = POSITION.view(seat).features()
    return {name: [NAMES[card] for card in range(CARDS) if numbers[i * CARDS + card]] for i, name in enumerate(PLANES)}


def rest(seat: int) -> list[int]:
    return list(POSITION.view(seat).features()[len(PLANES) * CARDS :].tolist())


def test_planes_of_seat_b_are_relative_to_b() -> None:
    assert planes(1) == {
        "own hand": ["G1", "U2"],
        "own followers": ["G5"],
        "own shown": ["G5"],
        "own score": ["U3"],
        "their hand": [],
        "their followers": ["D7"],
        "their shown": ["D7"],
        "their score": ["U1", "U9"],
        "prize": ["M9"],
        "removed": ["D0", "D1"],
        "led": ["K8"],
    }


def test_planes_of_seat_a_show_both_zeros() -> None:
    assert planes(0)["own hand"] == ["G0", "G0", "K7"]
    assert planes(0)["own followers"] == ["D7", "M3"]
    assert planes(0)["their hand"] == []


def test_a_watcher_sees_no_hand() -> None:
    assert planes(WATCHER)["own hand"] == planes(WATCHER)["their hand"] == []
    assert planes(WATCHER)["own shown"] == ["D7"]


def test_voids_step_turn_and_sizes() -> None:
    voids_of_b, voids_of_a = [0, 0, 0, 1, 0], [0, 1, 0, 0, 1]
    step = [0, 0, 0, 0, 0, 0, 1]
    assert rest(1) == voids_of_b + voids_of_a + step + [1, 4, 3, 2]
    assert rest(0) == voids_of_a + voids_of_b + step + [0, 4, 2, 1]
    assert rest(WATCHER) == voids_of_a + voids_of_b + step + [0, 4, 2, 1]


def test_a_led_zero_is_told_too() -> None:
    position = throneroom.game("trun").from_text(TEXT.replace("K8", "G0"), ())
    numbers = position.view(0).features()
    assert numbers[PLANES.index("led") * CARDS] == 1


def test_the_length_is_the_one_promised() -> None:
    assert len(POSITION.view(0).features()) == FEATURES == len(PLANES) * CARDS + 21
