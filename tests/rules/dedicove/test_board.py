"""B and O: the board, the decks, the options."""

import re
from pathlib import Path

import pytest

import throneroom
from tests.rules.dedicove.table import ALL, COUNTS, DECKS, GAME, at, bare, mentioned, started, zone
from throneroom.games.dedicove.effects import ADVANCED
from throneroom.games.dedicove.pieces import FACTIONS
from throneroom.games.dedicove.result import faction_at
from throneroom.games.dedicove.rows import FACTION
from throneroom.kit.speech import say

PAGES = Path(__file__).parents[3] / "docs" / "rules"


def cards(position: throneroom.Position) -> set[int]:
    return mentioned(position.text)


def test_B1_B5_spaces_one_to_twelve() -> None:
    assert zone(bare("R 11 G 2; A hand {23}", "A play 23"), "R") == "12"
    assert zone(bare("R 2 G 2; A hand {11}", "A play 11"), "R") == "1"
    with pytest.raises(throneroom.Malformed):
        bare("R 13 G 4; A hand {23}")
    with pytest.raises(throneroom.Malformed):
        bare("R 4 G 0; A hand {23}")


def test_B2_both_markers_may_share_a_space() -> None:
    for text, way in (("R 5 G 7", "R+2"), ("R 7 G 5", "G+2")):
        moved = bare(f"{text}; A hand {{40 1}}", "A play 40", f"A move {way}")
        assert (zone(moved, "R"), zone(moved, "G")) == ("7", "7")


def test_B3_both_start_on_space_four() -> None:
    for seats in COUNTS:
        assert (zone(started(seats), "R"), zone(started(seats), "G")) == ("4", "4")


def test_B4_spaces_from_nine_on_are_dark() -> None:
    dark = [space for space in range(1, 13) if faction_at(space, 12) == FACTIONS["undead"]]
    assert dark == [9, 10, 11, 12]


def test_B6_on_equal_spaces_nobody_leads() -> None:
    assert zone(bare("R 6 G 6; A hand {65 1}", "A play 65"), "R") == "6"
    assert zone(bare("R 7 G 6; A hand {65 1}", "A play 65"), "R") == "6"
    assert zone(bare("R 6 G 7; A hand {65 1}", "A play 65"), "R") == "7"


def test_B7_three_slots_and_piles_with_a_top() -> None:
    position = at("A hand {4}; wilderness 10 11; tavern 1 2 3", "A play 4")
    assert zone(position, "tavern") == "1 2 3"
    assert zone(position, "drawn") == "10 11"
    with pytest.raises(throneroom.Malformed):
        bare("tavern 1 2 3 4; A hand {5}")


def test_B8_overview_cards_are_not_in_the_game() -> None:
    assert len(cards(started(2, "extended"))) == 85


def test_O1_two_to_six_players() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(throneroom.Illegal):
            GAME.start(seats)


def test_O2_the_standard_deck_has_77_heroes() -> None:
    assert cards(started(3)) == {*range(1, 77), 85}
    assert GAME.start(2, luck=1).view(0).json()["table"]["deck"] == "standard"


def test_O3_the_extended_deck_has_all_85() -> None:
    assert cards(started(3, "extended")) == set(ALL)
    for bit in FACTIONS.values():
        assert sum(FACTION[card] == bit for card in ALL) == 21


def test_O4_the_introductory_deck_has_53() -> None:
    intro = cards(started(3, "introductory"))
    assert len(intro) == 53
    for bit in FACTIONS.values():
        assert sum(FACTION[card] == bit for card in intro) == 13
    assert started(3, "introductory").view(0).json()["table"]["threshold"] == 6


def test_O5_six_marked_cards_of_each_faction() -> None:
    for bit in FACTIONS.values():
        assert sum(FACTION[card] == bit for card in ADVANCED if card <= 76) == 6
    assert {card for card in ADVANCED if card <= 76} == {
        *(3, 4, 9, 15, 16, 73),
        *(20, 25, 30, 32, 33, 74),
        *(39, 46, 49, 50, 52, 75),
        *(56, 60, 67, 68, 69, 76),
    }
    assert {card for card in ADVANCED if card > 76} == set(range(77, 85))


@pytest.mark.parametrize(("language", "other"), [("en", "cs"), ("cs", "en")])
def test_O5_the_rules_page_lists_every_hero_as_it_is(language: str, other: str) -> None:
    page = (PAGES / f"dedicove.{language}.md").read_text("utf-8")
    rows = {int(found[1]): found[2] for found in re.finditer(r"^\| (\d+) \| (.*\|.*\|.*\|.*) \|$", page, re.MULTILINE)}
    assert sorted(rows) == list(ALL)
    for card in ALL:
        names = [say(tongue, f"dedicove-hero-{card}") for tongue in (language, other)]
        plus = "+" if card in ADVANCED else ""
        assert rows[card] == " | ".join([*names, plus, say(language, f"dedicove-text-{card}")])


def test_O6_no_introductory_extended_deck() -> None:
    assert GAME.option_values("deck", 2) == DECKS
    with pytest.raises(throneroom.Malformed):
        GAME.start(2, {"deck": "introductory extended"})
    with pytest.raises(throneroom.Malformed):
        GAME.start(2, {"introductory": "true"})


def test_O7_sixty_turns_for_each_seat_or_no_cap() -> None:
    assert zone(started(3), "cap") == "180"
    assert zone(GAME.start(3, {"turn_cap": "0"}, luck=1), "cap") == "0"


@pytest.mark.parametrize("deck", DECKS)
def test_O8_every_hero_exists_once(deck: str) -> None:
    position = started(6, deck)
    zones = position.text.split("\n", 2)[2].replace("{", " ").replace("}", " ")
    found = [word.rstrip("ud") for word in zones.split("ask")[0].split() if word.rstrip("ud").isdecimal()]
    heirs = 6
    assert len(found) - heirs == len(cards(position))
