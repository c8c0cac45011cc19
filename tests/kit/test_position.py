"""The friendly API: sealed questions, stale answers, undo, refusals."""

from dataclasses import replace
from typing import Any

import pytest

import throneroom
from tests.tiny import GAME as TINY
from throneroom import CHANCE, WATCHER, Illegal, Malformed, Position, Stale

DEALS = ["deal 1", "deal 2", "deal 3", "deal 4"]  # A has 1 and 2, B has 3 and 4


def table() -> Position:
    return TINY.start(2, luck=DEALS)


def test_sealed_questions_wait_for_all_and_keep_their_ply() -> None:
    position = table()
    assert list(position.waiting) == [0, 1]
    assert position.opened(0) == position.opened(1) == 4
    position.play("seal 3", 1)
    assert list(position.waiting) == [0]
    assert position.opened(0) == 4
    position.play("seal 1", 0, asked=4)
    assert list(position.waiting) == [0]
    assert position.opened(0) == 6


def test_a_sealed_answer_is_told_to_nobody_else() -> None:
    position = table()
    position.play("seal 3", 1)
    assert position.view(0).text == position.view(throneroom.WATCHER).text.replace("A hand {?2}", "A hand {1 2}")
    assert "sealed -1" in position.view(0).text
    assert "sealed 3" in position.view(1).text


def test_with_several_waiting_the_seat_must_be_named() -> None:
    with pytest.raises(Malformed) as refused:
        table().play("seal 1")
    assert refused.value.code == "which-seat"


def test_an_answer_to_a_question_that_is_gone_is_stale() -> None:
    position = table()
    position.play("seal 1", 0)
    position.play("seal 3", 1)
    before = position.state().tobytes()
    with pytest.raises(Stale) as refused:
        position.play("play 2", 0, asked=4)
    assert "play 2" in str(refused.value)
    assert position.state().tobytes() == before


def test_a_two_step_card_can_be_taken_back_before_anything_is_seen() -> None:
    position = table()
    position.play("seal 1", 0)
    position.play("seal 3", 1)
    before = position.state().tobytes()
    position.play("play 2", 0)
    assert position.legal(0) == ["peek B"]
    position.undo(0)
    assert position.state().tobytes() == before
    assert position.log[-1] == (0, -1, 6)
    assert position.lines()[-1] == ("A", "undo 6")


def test_undo_stops_at_news_other_seats_and_chance() -> None:
    position = table()
    position.play("seal 1", 0)
    position.play("seal 3", 1)
    with pytest.raises(Illegal) as refused:
        position.undo(0)  # B sealed after A
    assert refused.value.code == "undo-others"
    position.play("play 2", 0)
    position.play("peek B", 0)
    with pytest.raises(Illegal) as refused:
        position.undo(0)
    assert refused.value.code == "undo-news"
    position.play("draw", 0)
    position.play("draw 9", CHANCE)
    with pytest.raises(Illegal) as refused:
        position.undo(0)
    assert refused.value.code == "undo-others"


def test_undo_back_to_a_ply_takes_several_actions_back() -> None:
    position = TINY.start(2, luck=["deal 1", "deal 2", "deal 3", "deal 5"])
    for seat, text in ((0, "seal 1"), (1, "seal 3"), (0, "play 2")):
        position.play(text, seat)
    before = position.copy()
    position.undo(0, 6)
    assert position.ply == before.ply + 1
    with pytest.raises(Illegal) as refused:
        position.undo(0, 6)
    assert refused.value.code == "undo-nothing"


def test_what_people_have_seen_stays_and_what_bots_have_seen_does_not() -> None:
    position = table()
    position.play("seal 1", 0)
    position.play("seal 3", 1)
    position.play("play 2", 0)  # which B sees
    with pytest.raises(Illegal) as refused:
        position.undoable(0, people=0b10)
    assert refused.value.code == "undo-shown"
    assert position.undoable(0) == position.ply - 1


def test_a_game_without_undo_says_so() -> None:
    position = replace(TINY, undo=False).start(2, luck=DEALS)
    position.play("seal 1", 0)
    with pytest.raises(Illegal) as refused:
        position.undo(0)
    assert refused.value.code == "no-undo"


def test_refusals_carry_code_rule_and_arguments_and_quote_what_was_sent() -> None:
    position = throneroom.game("trun").from_text(
        "A hand {G5}\nB hand {G3 K9}\ndeck {U1 U2}\nprize {U3}\nask follow B G5"
    )
    with pytest.raises(Illegal) as refused:
        position.play("play K9")
    assert refused.value.data() == {
        "code": "trun-must-follow",
        "rule": "R4",
        "args": {"sent": "play K9", "card": "K9", "faction": "knight", "value": 9, "led": "goblin"},
    }
    with pytest.raises(Malformed, match="play Q9"):
        position.play("play Q9")
    with pytest.raises(Illegal, match="prize G3"):
        position.play("prize G3")  # an action of CHANCE, not of this seat


def test_unknown_games_seats_and_options_are_refused() -> None:
    with pytest.raises(Malformed, match="chess"):
        throneroom.game("chess")
    with pytest.raises(Illegal, match="5"):
        throneroom.game("trun").start(seats=5)
    with pytest.raises(Malformed, match="colour"):
        throneroom.game("trun").start(options={"colour": "red"})
    with pytest.raises(Malformed, match="Z"):
        throneroom.game("trun").start(options={"first": "Z"})


def test_nothing_can_be_played_after_the_end() -> None:
    position = throneroom.game("trun").start(luck=2)
    while not position.is_over:
        position.play(position.legal(position.actor)[0])
    assert not position.waiting
    with pytest.raises(Illegal) as refused:
        position.play("play G1")
    assert refused.value.code == "over"


def test_control_characters_and_long_texts_are_not_echoed_raw() -> None:
    position = throneroom.game("trun").start(luck=2)
    with pytest.raises(Malformed) as refused:
        position.play("play \x1b[31m" + "G" * 500)
    assert "\x1b" not in str(refused.value)
    assert len(str(refused.value)) < 200


def test_a_question_that_was_answered_is_stale_while_another_seat_is_asked() -> None:
    position = table()
    position.play("seal 1", 0, asked=4)
    with pytest.raises(Stale):
        position.play("seal 1", 0, asked=4)


def test_undo_leaves_the_questions_of_other_seats_open() -> None:
    position = TINY.start(3, luck=[*DEALS, "deal 5", "deal 6"])
    position.play("seal 1", 0)
    position.undo(0)
    position.play("seal 3", 1, asked=6)
    assert position.opened(0) == 8


def test_undo_has_an_end() -> None:
    position = table()
    position.play("seal 1", 0)
    while 2 * (position.ply // 2) - 4 <= 2 * TINY.longest:
        position.undo(0)
        position.play("seal 1", 0)
    with pytest.raises(Illegal) as refused:
        position.undo(0)
    assert refused.value.code == "undo-often"


def test_a_wrong_list_of_answers_changes_nothing() -> None:
    text = "A hand {G5}\nB hand {G3}\ndeck {U1 U2}\nprize {U3}\nask lead A"
    position = throneroom.game("trun").from_text(text, ["draw K9"])
    position.play("play G5")
    before = position.state().tobytes(), list(position.log)
    with pytest.raises(Malformed) as refused:
        position.play("play G3")
    assert refused.value.code == "luck-list"
    assert (position.state().tobytes(), list(position.log)) == before


@pytest.mark.parametrize("seat", [2, 7, -2, -7, True, 10**30])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    position = throneroom.game("trun").start(luck=1)
    for attempt in (position.view, position.opened, position.undo, lambda seat: position.play("play G1", seat)):
        with pytest.raises(Malformed):
            attempt(seat)


@pytest.mark.parametrize("sent", [True, 0.0, None, b"play G1", 10**30])
def test_what_is_neither_text_nor_number_is_refused(sent: Any) -> None:
    position = throneroom.game("trun").start(luck=1)
    with pytest.raises(Illegal):
        position.play(sent)


def test_huge_numbers_do_not_spoil_the_sentence() -> None:
    with pytest.raises(Illegal) as refused:
        throneroom.game("trun").start(seats=10**40)
    assert str(refused.value).endswith(".")


IMPOSSIBLE = [
    "A hand {G1}\nB hand {G2}\nask prize, lead A",
    "A hand {G1}\nB hand {G2}\ndeck {U1 U2}\nask lead A",
    "A hand {G1}\nB hand {G2} shown {U9}\ndeck {U1 U2}\nprize {U3}\nask lead A",
    "A hand {?40}\nB hand {?40}\nask lead A",
    "A hand {G1} hand {G2}\nask lead A",
    "prize {G1 G2}\ndeck {U1 U2}\nask draw A, lead A",
]


@pytest.mark.parametrize("text", IMPOSSIBLE)
def test_positions_that_no_play_leads_to_are_refused(text: str) -> None:
    with pytest.raises(Malformed):
        throneroom.game("trun").from_text(text, 1)


def test_events_are_told_since_a_ply_whatever_chance_did_meanwhile() -> None:
    position = throneroom.game("trun").start(luck=1)
    begin = position.ply
    for _ in range(2):  # a whole trick, after which CHANCE draws a card and turns another
        position.play(position.legal(position.actor)[0])
    kinds = [event["kind"] for event in position.events(WATCHER, begin)]
    assert [kind for kind in kinds if kind != "scored"][:4] == ["played", "played", "won", "recruited"]
    assert kinds[-2:] == ["drew", "turned"]
    assert [event["kind"] for event in position.view(WATCHER).events()] == ["turned"]
    drawn = next(event for event in position.events(WATCHER, begin) if event["kind"] == "drew")
    assert (
        drawn["card"]
        == "?"
        != next(event["card"] for event in position.events("AB".index(drawn["seat"]), begin) if event["kind"] == "drew")
    )
    assert position.events(WATCHER, position.ply) == []
    assert len(position.events(WATCHER)) > begin


def test_an_undo_tells_nothing() -> None:
    position = TINY.start(2, luck=3)
    for seat in (0, 1):
        position.play(position.actions(seat)[0], seat)
    begin = position.ply
    position.play(position.actions(0)[0], 0)
    position.undo(0)
    assert [event["kind"] for event in position.events(0, begin)] == ["played"]
