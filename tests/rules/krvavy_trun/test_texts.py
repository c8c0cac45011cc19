"""Notation and position texts: what is written can be read, and what cannot be read is refused."""

from pathlib import Path

import pytest

from tests.rules.krvavy_trun.table import COUNTS, GAME, A, B, asked, placing, resolving, walk
from throneroom import Illegal, Malformed, Position


@pytest.mark.parametrize("seats", COUNTS)
def test_every_position_can_be_written_and_read(seats: int) -> None:
    for position in walk(seats, 60):
        again = GAME.from_text(position.text, ())
        assert again.text == position.text
        assert again.actor == position.actor
        assert again.legal(again.actor) == position.legal(position.actor)


@pytest.mark.parametrize("seats", COUNTS)
def test_every_action_can_be_written_and_read(seats: int) -> None:
    for position in walk(seats, 61):
        actions = position.actions(position.actor)
        texts = position.legal(position.actor)
        assert len(set(texts)) == len(texts)
        assert [GAME.codec.read_action(text) for text in texts] == actions


@pytest.mark.parametrize(
    "text",
    [
        "seats 1 turn 1",
        "seats 6 turn 1",
        "turn 7",
        "cursor 31",
        "turn 1 2",
        "first D",
        "D purse 1",
        "A purse 1000",
        "A hand {Soldier}",
        "A hand2 {Spy}",
        "D hand2 {Spy}",
        "row V.Spyv0",
        "row R.Spy",
        "row R.Spyv0^",
        "row R.Soldierv0",
        "row R.Spyv0/",
        "ask decide",
        "ask decide D",
        "ask strike A",
        "ask strike A Soldier",
        "ask place A",
        "ask nonsense A",
        "nonsense 1",
    ],
)
def test_a_text_that_says_nothing_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        GAME.from_text(text, ())


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("A turn 3", "zone-owner"),
        ("purse 3", "zone-owner"),
        ("turn 3 turn 3", "zone-twice"),
        ("A hand {Spy Spy}", "krvavy_trun-table"),
        ("A hand {Spy} aside {Spy}", "krvavy_trun-table"),
        ("A hand {?6 ?5}", "krvavy_trun-table"),
        ("row R.Spyv٣", "krvavy_trun-row"),
        ("row R.Spyv0/B.Spyv0", "krvavy_trun-table"),
        ("row R.?^", "krvavy_trun-table"),
    ],
)
def test_a_text_that_contradicts_itself_is_refused(text: str, code: str) -> None:
    with pytest.raises(Malformed) as refused:
        GAME.from_text(text, ())
    assert refused.value.code == code


@pytest.mark.parametrize("sent", ["", "place", "place Spy", "place Soldier end", "strike", "strike x", "spy Z", "pass"])
def test_an_action_that_says_nothing_is_refused(sent: str) -> None:
    for position in (placing("Spy"), resolving("R.Lordv0")):
        before = position.state().tobytes()
        with pytest.raises(Malformed):
            position.play(sent)
        assert position.state().tobytes() == before


@pytest.mark.parametrize(
    ("before", "seat", "sent", "code", "rule"),
    [
        ("R.Lordv0", B, "keep", "not-asked", None),
        ("R.Lordv0", A, "strike 0", "krvavy_trun-decide", "R11"),
        ("B.Lordv0 R.Archer^ B.Spyv0", A, "strike 1", "krvavy_trun-strike", "R26"),
        ("B.Lordv0 R.Spy^ G.Spyv0", A, "spy A", "krvavy_trun-spy", "R28"),
        ("B.Lord^ R.Impersonator^ G.Spy^", A, "copy 1", "krvavy_trun-copy", "R30"),
    ],
)
def test_a_refusal_names_the_rule(before: str, seat: int, sent: str, code: str, rule: str | None) -> None:
    position = resolving(before, cursor=2 if " " in before else 1)
    with pytest.raises(Illegal) as refused:
        position.play(sent, seat)
    assert (refused.value.code, refused.value.rule or None) == (code, rule)


@pytest.mark.parametrize(
    ("position", "rule"),
    [(placing("Spy"), "R4"), (resolving("R.Lordv0"), "R10"), (resolving("R.Lordv0", cursor=2), "R3")],
)
def test_whose_turn_it_is_not_is_told(position: Position, rule: str) -> None:
    why = position.view(B).why_not("keep")
    assert why is not None
    assert (why.code, why.rule) == ("krvavy_trun-not-your-turn", rule)


def test_a_row_is_resolved_from_the_cursor_on() -> None:
    assert asked(resolving("R.Lordv0 B.Lordv0", cursor=2)) == "decide B"
    assert resolving("R.Lordv0 B.Lordv0", cursor=3).is_over


def test_a_browser_is_told_what_a_click_does() -> None:
    legal = placing("Spy", "R.Lord^", turn=2).view(A).json()["legal"]
    assert {"text": "place Spy on 0", "do": "place", "card": "Spy", "place": "on", "slot": 0} in legal
    assert {"text": "place Spy end", "do": "place", "card": "Spy", "place": "end"} in legal
    decide = resolving("R.Lordv0").view(A).json()
    assert decide["legal"][0] == {"text": "keep", "do": "keep"}
    assert (decide["table"]["step"], decide["table"]["cursor"], decide["table"]["round"]) == ("decide", 0, 6)
    strike = resolving("B.Lordv0 R.Archer^ B.Spyv0", cursor=2).view(A).json()["legal"]
    assert strike == [{"text": f"strike {slot}", "do": "strike", "slot": slot} for slot in (0, 2)]


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_rules_page_knows_every_zone(language: str) -> None:
    page = Path(__file__).parents[3] / "docs" / "rules" / f"krvavy_trun.{language}.md"
    table = [line for line in page.read_text("utf-8").splitlines() if line.startswith("| `")]
    assert all(any(f"`{zone}`" in line.split("|")[1] for line in table) for zone in GAME.codec.ZONES)
