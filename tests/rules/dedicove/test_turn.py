"""T: the turn."""

import pytest

import throneroom
from tests.laws.games import SCALE
from tests.rules.dedicove.table import asked, at, bare, done, events, started, walk, zone

HAND = "A hand {1 5 7}; B hand {2}; tavern 62 23 9; wilderness 30"


def test_T1_four_steps_then_the_next_player() -> None:
    position = at(HAND, "A play 7")
    assert asked(position) == "draw A"
    done(position, "A draw slot 1", "A draw slot 2")
    assert asked(position) == "drop A"
    done(position, "A discard 1")
    assert asked(position) == "from-harbour chance 3"
    done(position, "chance draw 40", "chance draw 41")
    assert (asked(position), zone(position, "tavern"), zone(position, "turns")) == ("act B", "40 41 9", "1")


def test_T2_T5_play_discard_or_pass() -> None:
    position = at(HAND)
    cards = ("1", "5", "7")
    assert position.legal(0) == [*(f"play {card}" for card in cards), *(f"discard {card}" for card in cards), "pass"]
    assert done(position, "A discard 5").legal(0) == ["discard 1", "discard 7", "stop"]
    assert zone(position, "wilderness") == "5 30"
    assert zone(position, "A party") == ""


def test_T3_Q2_a_card_that_can_do_nothing_may_be_played() -> None:
    assert zone(at("A hand {52}; tavern 1 2 3", "A play 52"), "A party") == "52u"


def test_T4_Q1_none_to_three_cards_are_discarded() -> None:
    assert asked(at(HAND, "A pass")) == "draw A"
    assert asked(at(HAND, "A discard 1", "A stop")) == "draw A"
    three = at(HAND.replace("5 7", "5 7 8"), "A discard 1", "A discard 5", "A discard 7")
    assert asked(three) == "draw A"
    assert zone(three, "A hand") == "8"


def test_T6_T8_draw_to_four_in_any_mixture() -> None:
    position = at(HAND, "A play 7")
    assert position.legal(0) == ["draw slot 1", "draw slot 2", "draw slot 3", "draw harbour"]
    done(position, "A draw harbour", "chance draw 40")
    assert zone(position.view(0), "A hand") == "1 5 40"
    assert zone(position.view(1), "A hand") == "?3"
    assert done(position, "A draw slot 3").view(1).text.count("A hand {9 ?3}") == 1
    assert asked(position) == "drop A"
    with pytest.raises(throneroom.Illegal) as refused:
        at(HAND, "A play 7").play("draw slot 0", 0)
    assert refused.value.rule == "T8"


def test_T7_Q40_with_four_or_more_nothing_is_drawn() -> None:
    position = at("A hand {68 1 2 3 4}; wilderness 30 31; tavern 5 6 7", "A play 68", "A move R-1")
    assert asked(position) == "drop A"
    assert len(zone(position, "A hand").split()) == 6
    assert zone(done(position, "A discard 1", "A discard 2", "A discard 3"), "A hand") == "4 30 31"


def test_T9_Q38_drawing_ends_when_everything_is_empty() -> None:
    position = bare("A hand {7}; B hand {1 2}; tavern 9 - 10", "A play 7", "A draw slot 3")
    assert (zone(position, "A hand"), asked(position)) == ("9 10", "act B")


def test_T9_E22_the_wilderness_is_a_harbour_to_come() -> None:
    position = bare("A hand {7 1}; B hand {2}; tavern 9 - -; wilderness 30 31", "A play 7")
    assert position.legal(0) == ["draw slot 1", "draw harbour"]


def test_T10_slots_stay_empty_until_step_four() -> None:
    position = at(HAND, "A play 7", "A draw slot 2")
    assert zone(position, "tavern") == "62 - 9"
    assert "draw slot 2" not in position.legal(0)


def test_T11_down_to_three() -> None:
    position = at(HAND, "A play 7", "A draw slot 1", "A draw slot 2")
    assert position.legal(0) == ["discard 1", "discard 5", "discard 23", "discard 62"]
    assert zone(done(position, "A discard 62"), "wilderness") == "62 30"
    assert events(position, "dropped", 1)[0]["card"] == "?"


def test_T12_with_three_or_fewer_nothing_is_discarded() -> None:
    position = bare("A hand {7}; B hand {1 2}; tavern 9 - -", "A play 7")
    assert (zone(position, "A hand"), asked(position)) == ("9", "act B")


def test_T13_slots_are_filled_from_the_first_on() -> None:
    position = at("A hand {7 1 2 3 4}; B hand {5}; tavern - 9 -", "A play 7", "A discard 1")
    assert asked(position) == "from-harbour chance 3"
    done(position, "chance draw 40")
    assert zone(position, "tavern") == "40 9 -"
    assert zone(done(position, "chance draw 41"), "tavern") == "40 9 41"


def test_T14_nobody_else_acts() -> None:
    with pytest.raises(throneroom.Illegal):
        at(HAND).play("pass", 1)
    assert at(HAND).view(1).why_not("pass").rule == "T14"  # type: ignore[union-attr]


def test_T15_T16_a_turn_starts_with_at_most_three_cards() -> None:
    for luck in range(4 if SCALE == 1 else 1):
        for position in walk(started(4, luck=luck), luck):
            if asked(position).startswith("act"):
                assert 1 <= len(zone(position, f"{asked(position)[-1]} hand").split()) <= 3
    assert (
        len(zone(at("A hand {68 1 2}; wilderness 30 31; tavern 5 6 7", "A play 68", "A move R-1"), "A hand").split())
        == 4
    )


def test_Q39_an_empty_hand_passes_without_asking() -> None:
    position = at("A hand {7 1 2 3}; tavern 8 9 10", "A play 7", "A draw slot 1", "A discard 8", "chance draw 40")
    assert [event["seat"] for event in events(position, "passed")] == ["B"]
    assert asked(position) == "draw B"
