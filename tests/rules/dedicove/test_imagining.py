"""E7, E32: that somebody is asked about the cards of a hand tells something of them, in every imagined world."""

import pytest

from tests.laws.games import SCALE
from tests.rules.dedicove.table import GAME, WATCHER, A, B, at, bare
from throneroom import Position
from throneroom.kit import seeded

WORLDS = 1_000 if SCALE == 1 else 100
HILL = " ".join(f"{card}u" for card in (*range(3, 19), 73, 77, 78, 85))  # all but 1 and 2
UNDEAD = " ".join(f"{card}u" for card in (*range(37, 55), 75, 81, 82))
WATER = " ".join(f"{card}u" for card in (*range(55, 72), 76, 83, 84))  # all but 72
ASKED = "tavern 20 21 22; ask played 76.3 1 0 1 | give B 76.3 1 0 1"


def hands(position: Position, owner: int, observer: int) -> set[tuple[int, ...]]:
    """The hands that an observer imagines there, in worlds that are whole."""
    view, rng, found = position.view(observer), seeded(76), set()
    for _ in range(WORLDS):
        world = view.imagine(rng)
        assert GAME.doors.broken_in(world) == 0
        found.add(tuple(world[0].hand[owner, : world[0].held[owner]].tolist()))
    return found


@pytest.mark.parametrize("observer", [A, WATCHER])
def test_E7_who_is_asked_to_give_holds_the_last_two_cards_that_fit(observer: int) -> None:
    position = at(f"A hand {{76}}; B hand {{1 2}} party {HILL}; tavern 20 21 22", "A play 76", "A name hill")
    assert hands(position, B, observer) == {(1, 2)}


def test_E7_of_the_cards_that_may_be_given_one_can_be_known() -> None:
    text = f"A hand {{76}} knows {{1}}; B hand {{1 2 40}} party {HILL}; tavern 20 21 22"
    found = hands(at(text, "A play 76", "A name hill"), B, A)
    assert {hand[:2] for hand in found} == {(1, 2)}
    assert len(found) > 30


def test_E32_who_may_play_another_holds_the_last_card_that_fits() -> None:
    text = f"R 6; A hand {{20 72 74}} party 1u 2u {HILL}; B party {UNDEAD} {WATER}; tavern 79 80 -"
    found = hands(at(text, "A play 20", "B move R+2"), A, B)
    assert {hand[-1] if hand[0] == 72 else hand[0] for hand in found} == {*range(19, 37), 74} - {20}
    assert all(72 in hand for hand in found)


def test_E7_a_hand_that_is_dealt_anew_loses_no_card() -> None:
    """Among so many cards that fit, the first two are seldom the lowest."""
    found = hands(at("A hand {76}; B hand {1 2 3 4}; tavern 20 21 22", "A play 76", "A name hill"), B, A)
    assert len(found) > WORLDS // 2


@pytest.mark.parametrize("harbour", ["{30}", "{60}", "{30 60}"])
def test_who_sees_everything_imagines_nothing(harbour: str) -> None:
    """A whole state is a view of itself, although nobody knows every card of its wilderness."""
    text = f"A heir 1 hand {{1}}; B heir 2 hand {{2}} party 3d; wilderness 5 6; tavern 20 21 22; harbour {harbour}"
    whole = at(text).state()
    world = whole.copy()
    GAME.doors.imagine_in(world, A, seeded(1))
    assert world.tobytes() == whole.tobytes()


def test_a_text_may_ask_for_more_cards_than_there_are() -> None:
    one_card = bare(f"A party 76u; B hand {{?1}} party {HILL}; harbour {{?60}}; {ASKED}")
    assert hands(one_card, B, A) == {(1,), (2,)}
    one_fits = bare(f"A party 76u; B hand {{?2}} party 1u {HILL}; harbour {{?58}}; {ASKED}")
    assert {hand[0] for hand in hands(one_fits, B, A)} == {2}
