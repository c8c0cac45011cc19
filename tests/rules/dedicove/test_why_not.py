"""What is said to somebody who touches what cannot be chosen: the rule that is against this very thing."""

import pytest

from tests.rules.dedicove.table import A, at
from throneroom.kit.speech import LANGUAGES, say


def rule_against(thing: str, text: str, *actions: str) -> str:
    """The rule that is named to the seat that is asked; its sentence can be said."""
    position = at(text, *actions)
    why = position.view(position.actor).why_not(thing)
    assert why is not None
    for language in LANGUAGES:
        assert say(language, f"refused-{why.code}", **why.arguments)
    return why.rule


def test_Q20_the_emperor_in_the_tavern_is_not_set_aside() -> None:
    for hero in (25, 46):
        assert rule_against("aside slot 3", f"A hand {{{hero} 1}}; tavern 5 6 85", f"A play {hero}") == "Q20"


def test_E38_the_emperor_in_a_party_is_not_performed() -> None:
    assert rule_against("perform A1", "A hand {39 1}; A party 85u 7u 8u", "A play 39") == "E38"
    assert rule_against("perform B1", "A hand {79 1}; B party 85u 7u 8u", "A play 79") == "E38"


def test_Q21_granny_does_not_perform_herself() -> None:
    assert rule_against("perform A3", "A hand {39 1}; A party 7u 8u", "A play 39") == "Q21"


def test_E34_what_is_in_the_chain_is_not_performed_again() -> None:
    granny = "A hand {79 1}; A party 7u 8u; B party 39u 12u"
    assert rule_against("perform A3", granny, "A play 79", "A perform B1") == "E34"


@pytest.mark.parametrize("hero", [2, 44])
def test_Q15_nobody_without_a_face_up_hero_is_picked(hero: int) -> None:
    text = f"seats 3; A hand {{{hero} 1}}; B party 7u; C party 8d"
    assert rule_against("pick C", text, f"A play {hero}", "A move R+1") == "Q15"


@pytest.mark.parametrize(("hero", "before"), [(36, "A move R+1"), (76, "A name hill")])
def test_Q16_nobody_without_cards_is_picked(hero: int, before: str) -> None:
    text = f"seats 4; A hand {{{hero} 1}}; B hand {{7}}; D hand {{8}}"
    assert rule_against("pick C", text, f"A play {hero}", before) == "Q16"
    assert rule_against("pick A", text, f"A play {hero}", before) == "E9"


def test_Q33_with_two_players_only_own_heroes_are_sent() -> None:
    text = "A hand {74 1}; A party 7u; B party 8u"
    assert rule_against("send B1", text, "A play 74", "A move R-1") == "Q33"


def test_Q33_the_hero_changes_parties() -> None:
    text = "seats 4; A hand {74 1}; A party 7u; B party 8u"
    sent = ("A play 74", "A move R-1", "A send B1")
    assert rule_against("to B", text, *sent) == "Q33"
    assert rule_against("to A", text, *sent) == "E31"


@pytest.mark.parametrize("hero", [6, 10])
def test_Q27_own_hidden_heroes_are_not_looked_at(hero: int) -> None:
    text = f"A hand {{{hero} 1}}; A party 7d 12u; B party 8d 9d 11u"
    play = (f"A play {hero}", "A move G+1")
    assert rule_against("look A1", text, *play) == "Q27"
    assert rule_against("look A2", text, *play) == "E9"
    assert rule_against("look B3", text, *play) == "E5"
    assert rule_against("look B1", text, *play, "A look B1") == "Q28"


def test_Q17_the_emperor_is_imperial() -> None:
    assert rule_against("play 85", "A hand {20 85 7 19}", "A play 20", "B move R+2") == "Q17"
    assert rule_against("play 19", "A hand {20 85 7 19}", "A play 20", "B move R+2") == "E32"
    assert rule_against("swap A1", "A hand {34 1}; A party 85u 7u 8u", "A play 34") == "Q17"
    assert rule_against("swap A4", "A hand {34 1}; A party 85u 7u 8u", "A play 34") == "E5"


def test_E9_E5_whose_hero_and_which_way_it_lies() -> None:
    text = "seats 3; A hand {39 1}; A party 7u 8d 9u; B party 11u"
    assert rule_against("perform B1", text, "A play 39") == "E9"
    assert rule_against("perform A2", text, "A play 39") == "E5"
    swapped = "seats 3; A hand {75 1}; A party 7d 8d; B party 9d 11u; C party 12d"
    assert rule_against("swap B1", swapped, "A play 75", "A move R+1") == "E9"
    assert rule_against("swap A2", swapped, "A play 75", "A move R+1", "A swap A1") == "E9"
    assert rule_against("swap B2", swapped, "A play 75", "A move R+1", "A swap A1") == "E5"


def test_E10_who_must_bury_chooses_among_their_own() -> None:
    text = "A hand {2 1}; B party 7u 8u 9d"
    asked = ("A play 2", "A move R+1", "A pick B")
    assert rule_against("bury A1", text, *asked) == "E9"
    assert rule_against("bury B3", text, *asked) == "E5"


def test_E5_factions_that_do_not_fit() -> None:
    assert rule_against("toss slot 2", "A hand {29 1}; tavern 5 19 6", "A play 29") == "E5"
    assert rule_against("toss slot 3", "A hand {29 1}; tavern 5 6 -", "A play 29") == "E20"
    assert rule_against("bury B1", "A hand {1 2}; A party 19u; B party 7u 22u", "A play 1", "A move R+1") == "E5"


@pytest.mark.parametrize(
    "thing", ["", "look", "look F9", "look B99", "look Z1", "pick F", "aside slot 99", "play 0", "💥"]
)
def test_E5_nonsense_is_answered_as_well(thing: str) -> None:
    for text, *actions in (
        ("A hand {6 1}; B party 8d 9d", "A play 6", "A move G+1"),
        ("A hand {2 1}; B party 8u", "A play 2", "A move R+1"),
        ("A hand {25 1}; tavern 5 6 7", "A play 25"),
        ("A hand {20 7 8}", "A play 20", "B move R+2"),
    ):
        assert at(text, *actions).view(A).why_not(thing) is not None
