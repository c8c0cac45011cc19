"""S: the set-up."""

import pytest

import throneroom
from tests.rules.dedicove.table import COUNTS, DECKS, GAME, asked, at, done, events, mentioned, started, zone

DEAL = "turn B first B; A heir 1; B heir 2; graveyard 85; harbour {} ; ask from-harbour chance"
SIZES = {"standard": [63, 58, 53, 48, 43], "extended": [71, 66, 61, 56, 51], "introductory": [39, 34, 29, 24, 19]}


def dealt() -> throneroom.Position:
    """X54 before the decisions: B starts."""
    cards = " ".join(map(str, range(1, 20)))
    return GAME.from_text(DEAL.replace("{}", cards).replace(";", "\n"), ())


def decided(seats: int, deck: str = "standard") -> throneroom.Position:
    """A match after the set-up, everybody taking the first option."""
    position = started(seats, deck)
    while "set-up" in asked(position):
        position.play(position.legal(position.actor)[0], position.actor)
    return position


def test_S1_play_runs_clockwise() -> None:
    position = at("seats 3; turn C; A hand {1}; B hand {2}; C hand {3 4 5}; tavern 6 7 8")
    done(position, "C pass", "C draw slot 1", "C discard 3", "chance draw 20")
    assert asked(position) == "act A"


def test_S2_every_seat_gets_another_heir() -> None:
    for seats in COUNTS:
        heirs = [zone(started(seats), f"{seat} heir") for seat in "ABCDEF"[:seats]]
        assert len(set(heirs)) == seats
        assert set(heirs) <= set("123456")
    seen = started(3).view(0)
    assert zone(seen, "A heir") != "?"
    assert zone(seen, "B heir") == zone(seen, "C heir") == "?"


def test_S3_S4_markers_and_the_emperor() -> None:
    position = started(4)
    assert (zone(position, "R"), zone(position, "G"), zone(position, "graveyard")) == ("4", "4", "85")


def test_S5_S6_the_rest_is_the_harbour_and_three_lie_in_the_tavern() -> None:
    assert zone(dealt(), "tavern") == "1 2 3"
    for deck in DECKS:
        for seats in COUNTS:
            text = started(seats, deck).text
            assert 85 not in mentioned(text.replace("graveyard 85", ""))


def test_S7_every_seat_may_start() -> None:
    starting = {zone(started(3, luck=luck), "first") for luck in range(40)}
    assert starting == {"A", "B", "C"}
    assert GAME.start(5, luck=()).legal(-1) == [f"heir {number}" for number in range(1, 7)]


def test_S8_five_cards_each_the_starting_seat_first() -> None:
    assert zone(dealt(), "B hand") == "4 5 6 7 8"
    assert zone(dealt(), "A hand") == "9 10 11 12 13"


def test_S9_one_to_hide_and_one_for_the_wilderness() -> None:
    position = dealt()
    assert len(position.legal(0)) == 20
    for action in ("hide 9 drop 9", "hide 4 drop 9"):
        with pytest.raises(throneroom.Illegal) as refused:
            position.play(action, 0)
        assert refused.value.rule == "S9"


def test_S10_decisions_are_sealed() -> None:
    position = done(dealt(), "A hide 13 drop 9")
    assert asked(position) == "set-up B"
    assert zone(position.view(1), "A sealed") == "?"
    assert position.view(1).json()["table"]["seats"][0]["decided"]
    assert events(position, "decided", 1) == [{"kind": "decided", "seat": "A"}]
    with pytest.raises(throneroom.Illegal):
        position.play("hide 12 drop 9", 0)


def test_S11_S15_applied_in_turn_order_and_the_starting_seat_begins() -> None:
    for order in (("A hide 13 drop 9", "B hide 4 drop 5"), ("B hide 4 drop 5", "A hide 13 drop 9")):
        position = done(dealt(), *order)
        assert zone(position, "wilderness") == "9 5"
        assert (zone(position, "A party"), zone(position, "B party")) == ("13d", "4d")
        assert asked(position) == "act B"


def test_S12_what_a_seat_sees_during_the_set_up() -> None:
    seen = dealt().view(0)
    assert zone(seen, "A hand") == "9 10 11 12 13"
    assert zone(seen, "B hand") == "?5"
    assert zone(seen, "B heir") == "?"
    assert (zone(seen, "tavern"), zone(seen, "graveyard"), zone(seen, "harbour")) == ("1 2 3", "85", "?6")


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("seats", COUNTS)
def test_S13_counts_after_the_set_up(seats: int, deck: str) -> None:
    table = decided(seats, deck).view(-3).json()["table"]
    assert table["harbour"] == SIZES[deck][seats - 2]
    assert (len(table["wilderness"]), len(table["graveyard"])) == (seats, 1)
    for side in table["seats"]:
        assert side["unseen_hand"] == 3
        assert side["party"] == [{"card": None, "up": False}]


def test_S14_chance_is_in_the_log() -> None:
    position = started(2)
    chance = [line for who, line in position.lines() if who == "chance"]
    assert [line.split()[0] for line in chance] == ["heir"] * 2 + ["first"] + ["draw"] * 13
