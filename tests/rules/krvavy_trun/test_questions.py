"""Position texts that no play leads to: questions that nobody can ask, rows that cannot lie there."""

import pytest

from tests.rules.krvavy_trun.table import GAME, KINDS, SCHEMES, A, asked, resolving, things
from throneroom import Malformed, Position

ASKS = {  # what can be asked, and a row with the cursor on slot 1 in which it can
    "decide A": "B.Lordv0 R.Spyv1 G.Lordv0",
    "strike A Archer": "B.Lordv0 R.Archer^ G.Lordv0",
    "strike A Squire": "B.Lordv0 R.Squire^ G.Lordv0",
    "strike A Murder": "B.Lordv0 R.Murder^ G.Lordv0",
    "spy A": "B.Lordv0 R.Spy^ G.Lordv0",
    "copy A": "B.Lord^ R.Impersonator^ G.Lord^",
    "move A": "B.Lordv0 R.Decree^ G.Lordv0",
    "to A 2": "B.Lordv0 R.Decree^ G.Lordv0",
}
COPIED = ("strike A Archer", "strike A Squire", "spy A")


def question(ask: str, row: str, more: str = "turn 6 cursor 2") -> Position:
    """A table with this row and question."""
    return GAME.from_text(f"{more}\nrow {row}\nask {ask}", ())


def refuse(ask: str, row: str, more: str = "turn 6 cursor 2") -> None:
    with pytest.raises(Malformed) as refused:
        question(ask, row, more)
    assert refused.value.code == "krvavy_trun-table"


@pytest.mark.parametrize("ask", ASKS)
def test_a_card_asks_what_it_can_ask(ask: str) -> None:
    position = question(ask, ASKS[ask])
    assert asked(position) == ask
    assert position.legal(A)
    if ask in COPIED:
        assert question(ask, "B.Lordv0 R.Impersonator^ G.Lordv0").legal(A) == position.legal(A)


@pytest.mark.parametrize("ask", ASKS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_card_asks_nothing_else(ask: str, kind: str) -> None:
    """R11, R13: face down only whether it is kept, face up only what its ability asks."""
    able = {kind for kind in KINDS if kind in ASKS[ask].split()[1]} | ({"Impersonator"} if ask in COPIED else set())
    for card, can_ask in ((f"R.{kind}v0", ask == "decide A"), (f"R.{kind}^", ask != "decide A" and kind in able)):
        row = f"B.Spy^ {card} G.Spy^"
        if can_ask:
            assert asked(question(ask, row)) == ask
        else:
            refuse(ask, row)


@pytest.mark.parametrize("ask", ASKS)
def test_only_the_player_of_the_acting_card_is_asked(ask: str) -> None:
    refuse(ask.replace(" A", " B", 1), ASKS[ask])
    for cursor in (0, 1, 3, 4, 5):
        refuse(ask, ASKS[ask], f"turn 6 cursor {cursor}")


@pytest.mark.parametrize(
    ("ask", "row"),
    [
        ("strike A Squire", "R.Squire^"),
        ("strike A Squire", "R.Impersonator^"),
        ("strike A Lord", "R.Lord^ B.Spyv0"),
        ("spy A", "R.Spy^"),
        ("copy A", "R.Impersonator^"),
        ("copy A", "R.Impersonator^ B.Lordv0"),
        ("move A", "R.Decree^"),
        ("to A 0", "R.Decree^ B.Lordv0"),
        ("to A 2", "R.Decree^ B.Lordv0"),
    ],
)
def test_a_question_without_a_target_is_refused(ask: str, row: str) -> None:
    with pytest.raises(Malformed):
        question(ask, row, "turn 6 cursor 1")


@pytest.mark.parametrize("ask", ["choose-first", "set-aside 3"])
def test_chance_is_asked_before_the_first_round_only(ask: str) -> None:
    assert question(ask, "", "turn 0").asks_chance
    for more in ("turn 6", "turn 1", "turn 0 cursor 1"):
        refuse(ask, "", more)


@pytest.mark.parametrize("kind", SCHEMES)
@pytest.mark.parametrize("row", ["B.Lordv0 R.{}^", "R.{}^ B.Lordv0", "R.Spyv0/R.{}^ B.Lordv0", "B.Lordv0 R.Spy^/R.{}^"])
def test_a_scheme_that_does_not_act_lies_face_down(kind: str, row: str) -> None:
    """R15: a scheme is discarded right after its use, and nothing covers it in between."""
    row = row.format(kind)
    for zones, ask in (
        ("turn 6", ""),
        ("turn 6 cursor 1", ""),
        ("turn 6 first A", "ask place A 0"),
        ("turn 6 cursor 2", "ask strike C Archer"),
    ):
        text = f"{zones}\nrow G.Spy^ G.Archer^ {{}}\n{ask}"
        with pytest.raises(Malformed) as refused:
            GAME.from_text(text.format(row), ())
        assert refused.value.code == "krvavy_trun-table"
        GAME.from_text(text.format(row.replace(f"{kind}^", f"{kind}v0")), ())


def test_an_unknown_card_is_not_resolved() -> None:
    for row in ("R.?v0 B.Lordv0", "R.Lordv0/R.?v1", "R.Lordv0 B.?v0"):
        with pytest.raises(Malformed):
            resolving(row)
    assert asked(question("decide B", "R.Lordv0 B.?v0")) == "decide B"


# -- rows that would become too long ---------------------------------------------------------------------------


def row_of(cards: int) -> str:
    """So many cards of five families, face down."""
    return " ".join(f"{'RBGVY'[i % 5]}.{KINDS[i // 5]}v0" for i in range(cards))


@pytest.mark.parametrize(
    ("cards", "more"),
    [
        (30, "turn 6"),
        (30, "turn 1"),
        (30, "turn 6 cursor 1"),
        (25, "turn 5 cursor 1"),
        (5, "turn 1 cursor 1"),
        (0, "turn 0\nask set-aside 0"),
        (0, "turn 1\nask place A 0"),
        (25, "turn 6\nask place A 0"),
        (29, "turn 6\nask place E 4"),
        (24, "turn 5\nask place E 4"),
    ],
)
def test_a_row_has_room_for_all_cards_that_are_still_placed(cards: int, more: str) -> None:
    text = f"seats 5 {more}\nrow "
    assert len(things(GAME.from_text(text + row_of(cards), ()), "row")) == cards
    with pytest.raises(Malformed) as refused:
        GAME.from_text(text + row_of(cards + 1), ())
    assert refused.value.code in ("krvavy_trun-table", "krvavy_trun-row")
