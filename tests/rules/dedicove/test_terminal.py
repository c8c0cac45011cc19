"""What the terminal shows, and how it tells what happened."""

import io

import pytest
from rich.console import Console
from rich.theme import Theme

from tests.rules.dedicove.table import GAME, WATCHER, A, B, C, at, events
from throneroom import Position
from throneroom.cli.drawing import sentence
from throneroom.games.dedicove import drawing
from throneroom.kit.speech import LANGUAGES, say

PLAIN = Theme(dict.fromkeys(("vert", "gules", "azure", "or"), "bold"))


def printed(position: Position, seat: int, language: str = "en") -> str:
    """The table as this seat sees it in 80 columns."""
    out = io.StringIO()
    Console(file=out, width=80, theme=PLAIN).print(drawing.draw(position.view(seat).json(), language))
    return out.getvalue()


def test_H9_who_searches_the_graveyard_reads_all_of_it() -> None:
    position = at("A hand {53 2}; graveyard 7 62 85", "A play 53", "A move G+1")
    seen = printed(position, A)
    assert "1: 7 Pigmented War Pig" in seen
    assert "2: 62 Furious Frog" in seen
    assert "3: 85 Buried Emperor" in seen
    for other in (B, WATCHER):
        assert "Furious Frog" not in printed(position, other)


def test_H13_steps_are_printed_where_the_heir_is_unknown() -> None:
    position = at("A heir 1 hand {1} moved G+5; B heir 2 hand {2} moved R+3 G-1")
    assert "unknown heir R+3 G-1" in printed(position, A)
    assert "G+5" not in printed(position, A)
    assert "unknown heir G+5" in printed(position, WATCHER)


def test_Q31_at_other_times_only_the_top_is_printed() -> None:
    seen = printed(at("A hand {53 2}; graveyard 7 62 85"), A)
    assert "Pigmented War Pig" in seen
    assert "Furious Frog" not in seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_H7_known_cards_of_the_wilderness_have_their_depth(language: str) -> None:
    position = at("A hand {5 6 7}; B hand {8}; wilderness 30", "A discard 5", "A discard 6")
    name = {"en": "Battle Pet Master", "cs": "Mazaný mazlíčkář"}[language]
    assert f"2: (5 {name})" in printed(position, A, language)
    assert name not in printed(position, B, language)
    assert "3: " not in printed(position, A, language)


def test_H2_drawn_cards_that_are_not_known_lie_there_all_the_same() -> None:
    position = at("A hand {4 1}; wilderness 30 31; B knows {31}", "A play 4")
    assert "Drawn        30 Almost-Evil Scholar  31 Well-Aged Warrior" in printed(position, A)
    assert "Drawn        (?)  31 Well-Aged Warrior" in printed(position, B)


def told(position: Position, seat: int, kind: str, language: str = "en") -> list[str]:
    """The sentences of the last action to this seat."""
    return [sentence(GAME, event, language) for event in events(position, kind, seat)]


SWAPS = {
    21: ("A hand {21 5}; A party 7d", ("A play 21", "A swap A1"), ("hand → A 1", "A 1 → hand")),
    33: (
        "A hand {33 1}; tavern 23 5 -",
        ("A play 33", "A move G+1", "A swap slot 2"),
        ("tavern 2 → A 1", "A 1 → tavern 2"),
    ),
    50: (
        "A hand {50 1}; A party 9u; graveyard 62 85",
        ("A play 50", "A swap A1"),
        ("graveyard → A 1", "A 1 → graveyard"),
    ),
    75: ("A hand {75 1}; A party 7d; B party 8u 9d", ("A play 75", "A move R+1"), ("B 2 → A 1", "A 1 → B 2")),
    78: (
        "A hand {78 1}; A party 7d; wilderness 5 6",
        ("A play 78", "A move R-1", "A swap 6"),
        ("wilderness → A 1", "A 1 → wilderness"),
    ),
    83: ("A hand {83 5}; B party 40d 62u", ("A play 83", "A move R+1", "A swap B1"), ("hand → B 1", "B 1 → hand")),
}


@pytest.mark.parametrize("hero", SWAPS)
def test_H13_a_swap_tells_both_places_to_all(hero: int) -> None:
    text, actions, ways = SWAPS[hero]
    position = at(f"seats 3; {text}; C hand {{2}}", *actions)
    for seat in (A, B, C, WATCHER):
        assert [way in said for way, said in zip(ways, told(position, seat, "swapped"), strict=True)] == [True] * 2


def test_H13_a_swap_in_czech() -> None:
    position = at("A hand {33 1}; tavern 23 5 -", "A play 33", "A move G+1", "A swap slot 1")
    assert told(position, B, "swapped", "cs") == [
        "A vyměňuje kartu: Živořící žoldnéř (hospoda 1 → A 1).",
        "A vyměňuje kartu: Kymácivý kazatel (A 1 → hospoda 1).",
    ]


def test_H13_a_taken_or_buried_hero_is_told_with_its_place() -> None:
    taken = at("A hand {15 1}; B party 23u 62u", "A play 15", "A take B2")
    assert told(taken, WATCHER, "took") == ["A takes Furious Frog (B 2 → hand)."]
    exhumed = at("A hand {53 2}; graveyard 7 62 85", "A play 53", "A move G+1", "A exhume 2")
    assert told(exhumed, B, "took", "cs") == ["A bere: Žlučovitá žába (hřbitov → ruka)."]
    buried = at("A hand {54 1}; A party 5d; B party 12d 33d", "A play 54", "A move R-1", "A bury B2")
    assert told(buried, B, "buried") == ["Buried: Groggy Preacher (B 2)."]


def test_H13_markers_players_and_factions_are_told_by_name() -> None:
    moved = at("R 6 G 3; A hand {7 1}", "A play 7")
    assert told(moved, B, "moved") == ["Markers: red on 5, green on 4."]
    lacked = at("A hand {76}; B hand {1 2}", "A play 76", "A name undead")
    assert told(lacked, B, "named", "cs") == ["A jmenuje frakci: Nemrtví."]
    assert told(lacked, WATCHER, "picked") == ["A picks B."]
    assert told(lacked, A, "lacked") == ["B has no such card: Undead."]
    stolen = at("A hand {9}; B hand {62}", "A play 9", "chance steal 62")
    assert told(stolen, B, "stole") == ["A steals a card of B: Furious Frog."]
    assert told(stolen, WATCHER, "stole", "cs") == ["A krade kartu, přichází o ni B."]


def test_H13_a_drawn_card_that_is_kept_is_not_drawn_again() -> None:
    position = at("A hand {84 1}; wilderness 5 6; B hand {2}; tavern 7 8 9", "A play 84", "A move R-1")
    assert told(position, B, "drew") == ["A draws a card."] * 2
    position.play("hide 5", A)
    assert told(position, B, "kept") == ["A keeps a drawn card."]
    assert told(position, A, "kept", "cs") == ["A si nechává líznutou kartu: Tázavý trol."]


@pytest.mark.parametrize(
    ("how", "text"), [("capped", "The turns have run out."), ("dry", "The last card has been played.")]
)
def test_W12_an_early_end_is_told(how: str, text: str) -> None:
    view = at("A hand {1}; ask over").view(A).json()
    plain = drawing.ending(view, "en")
    assert text not in plain
    view["table"]["result"][how] = True
    assert drawing.ending(view, "en") == f"{text} {plain}"


def test_E37_what_is_performed_is_told_to_all() -> None:
    position = at("A hand {20 39 7}; B hand {1}", "A play 20", "B move R+2", "A play 39", "B move R-2")
    for seat in (A, B, WATCHER):
        assert "Performing   Doubtful Priest › Ghastly Granny › Doubtful Priest" in printed(position, seat)
    assert drawing.prompt(position.view(B).json(), "en") == "A is thinking (Doubtful Priest)."
    assert drawing.prompt(position.view(B).json(), "cs") == "A přemýšlí (Tápající páter)."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("army", ["imperial", "hill"])
def test_W5_an_army_must_be_ahead_by_two(language: str, army: str) -> None:
    assert "2" in say(language, f"dedicove-board-ending-{army}")
