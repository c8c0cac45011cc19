"""W: the end and the winner."""

import pytest

from tests.rules.dedicove.table import COUNTS, WATCHER, at, bare, result, started, walk, zone
from throneroom.games.dedicove.pieces import FACTIONS
from throneroom.games.dedicove.result import faction_at

THRESHOLDS = {2: (8, 7), 3: (7, 6), 4: (7, 6), 5: (6, 5), 6: (5, 4)}


def seat(letter: str, heir: int, party: str = "") -> str:
    hand = " hand {2}" if letter == "A" else ""
    return f"{letter} heir {heir} party {party}{hand}"


def over(*lines: str, red: int = 6, green: int = 7) -> dict[str, object]:
    """The result when the cap is reached with these players."""
    table = f"seats {len(lines)} turns {len(lines) - 1} cap {len(lines)} R {red} G {green}"
    return result(bare("\n".join([table, *lines]), "A pass"))


@pytest.mark.parametrize("seats", COUNTS)
def test_W1_thresholds(seats: int) -> None:
    normal, introductory = THRESHOLDS[seats]
    assert started(seats).view(0).json()["table"]["threshold"] == normal
    assert started(seats, "introductory").view(0).json()["table"]["threshold"] == introductory


def test_W2_Q3_Q4_face_up_heroes_of_any_party_end_the_game() -> None:
    party = "1u 2u 3u 4u 5u 6u 8u"
    assert at(f"A heir 1 hand {{7}} party {party}; B heir 2", "A play 7").is_over
    assert not at(f"A heir 1 hand {{7}} party {party[:-1]}d; B heir 2", "A play 7").is_over
    assert at(f"A heir 1 hand {{17}}; B heir 2 party {party} 9d", "A play 17", "A turn B8").is_over
    lost = at(f"A heir 1 hand {{38}} party {party}; B heir 2", "A play 38", "A bury A1")
    assert not lost.is_over
    beyond = at(f"A heir 1 hand {{20 7 9}} party {party}; B heir 2", "A play 20", "B move R+2", "A play 7")
    assert beyond.is_over
    assert len(zone(beyond, "A party").split()) == 9


def test_W3_Q6_the_last_turn_has_no_further_steps() -> None:
    position = at("A heir 1 hand {7 9} party 1u 2u 3u 4u 5u 6u 8u; B heir 2; tavern 10 11 12", "A play 7")
    assert position.is_over
    assert (zone(position, "A hand"), zone(position, "tavern")) == ("9", "10 11 12")


def test_W4_everything_is_open_at_the_end() -> None:
    position = at("A heir 1 hand {7 9} party 1u 2u 3u 4u 5u 6u 8u; B heir 2 party 40d hand {50}", "A play 7")
    assert zone(position.view(WATCHER), "B party") == "40d"
    assert zone(position.view(0), "B heir") == "2"
    assert zone(position.view(0), "B hand") == "50"


def test_W5_one_faction_for_each_of_144_positions() -> None:
    found = [faction_at(red, green) for red in range(1, 13) for green in range(1, 13)]
    assert [found.count(FACTIONS[name]) for name in ("undead", "water", "imperial", "hill")] == [16, 24, 52, 52]


def test_W6_the_only_ally_wins() -> None:
    record = over(seat("A", 1, "7u"), seat("B", 3, "1u"), seat("C", 5, "19u"), red=7, green=4)
    assert (record["winner"], record["criterion"], record["faction"]) == ("C", "sole-ally", "imperial")


def test_W7_Q46_Q47_most_of_the_faction_then_the_smaller_party() -> None:
    most = over(seat("A", 2, "61u 62d 19u"), seat("B", 6, "63u 85d 64u"))
    assert (most["winner"], most["criterion"]) == ("B", "most-heroes")
    fewest = over(seat("A", 2, "61u 62d"), seat("B", 6, "63u 64d 1u"))
    assert (fewest["winner"], fewest["criterion"]) == ("A", "fewest-heroes")


def test_W8_the_higher_heir_wins_the_last_tie() -> None:
    record = over(seat("A", 6, "61u 19u"), seat("B", 2, "63u 37d"))
    assert (record["winner"], record["criterion"]) == ("A", "heir-number")


def test_W7_W8_only_those_still_equal_are_compared() -> None:
    allies = seat("A", 2, "61u 62u"), seat("B", 6, "63u 64u 1u"), seat("C", 1, "65u 66u")
    record = over(*allies, seat("D", 3, "67u"))
    assert record["compared"] == [["A", "B", "C"], ["A", "B", "C"], ["A", "C"]]
    assert record["winner"] == "A"  # B's heir has the highest number, but its party is larger
    weaker = seat("A", 6, "61u"), seat("B", 2, "63u 64u"), seat("C", 1, "65u 66u")
    record = over(*weaker)
    assert record["compared"] == [["A", "B", "C"], ["B", "C"], ["B", "C"]]
    assert record["winner"] == "B"  # A has the smallest party and the highest heir, but fewer heroes
    assert over(seat("A", 2, "61u"), seat("B", 3, "63u"))["compared"] == []


def test_W9_nobody_may_win() -> None:
    record = over(seat("A", 1, "37u"), seat("B", 5, "40u"), red=10, green=10)
    assert (record["winner"], record["criterion"], record["allies"]) == (None, "nobody", [])
    position = bare("turns 1 cap 2 R 10 G 10\nA heir 1 party 37u hand {2}\nB heir 5 party 40u", "A pass")
    assert (position.winners(), position.scores()) == ((), [0, 0])


def test_W10_hands_graveyard_and_tavern_never_count() -> None:
    last = "A heir 2 hand {7 62 63} party 61u 1u 2u 3u 4u 5u 6u"
    position = at(f"R 6 G 5; {last}; B heir 6 party 64u 8u; tavern 65 66 67; graveyard 68 85", "A play 7")
    record = result(position)
    assert record["faction"] == "water"
    assert [ally["of_faction"] for ally in record["allies"]] == [1, 1]
    assert record["criterion"] == "fewest-heroes"


def test_W11_the_result_record() -> None:
    record = over(seat("A", 2, "61u 62d 19u"), seat("B", 6, "63u 85d 64u"))
    assert record == {
        "faction": "water",
        "red": 6,
        "green": 7,
        "allies": [
            {"seat": "A", "of_faction": 2, "heroes": 3, "heir": 2},
            {"seat": "B", "of_faction": 3, "heroes": 3, "heir": 6},
        ],
        "compared": [["A", "B"]],
        "criterion": "most-heroes",
        "winner": "B",
        "capped": True,
        "dry": False,
    }


def test_W12_Q7_the_cap_ends_the_game() -> None:
    position = bare("turns 118 cap 120; A heir 1 hand {2}; B heir 2 hand {3}", "A pass")
    assert position.waiting == (1,)
    position.play("pass", 1)
    assert position.is_over
    assert result(position)["capped"]


def test_W12_Q7_an_end_before_the_cap_is_not_capped() -> None:
    *_, last = walk(started(2, luck=4), 3)
    assert not result(last)["capped"]


def test_W12_nobody_can_ever_act_again() -> None:
    position = bare("A heir 1 hand {7}; B heir 2; cap 0", "A play 7")
    assert position.is_over
    assert not result(position)["capped"]
    assert result(position)["dry"]
