"""I: what always holds, and that `broken` would notice."""

from collections.abc import Callable

import numpy as np
import pytest

import throneroom
from tests.rules.dedicove.table import ALL, COUNTS, DECKS, GAME, WATCHER, asked, at, bare, started, walk, zone
from throneroom.games.dedicove.invariants import (
    FAULTS,
    MISPLACED,
    NOT_TIDY,
    OFF_TRACK,
    SLOT_FREE,
    STILL_ASIDE,
    WRONG_HAND,
    WRONG_MARK,
)
from throneroom.kit.state import States

LUCK = 3
KEPT = ("red", "green", "buried", "grave", "heroes", "party", "up")


def spoiled(text: str, change: Callable[[np.record], object]) -> int:
    """What `broken` says of a whole position after a change."""
    state: States = at(text).state()
    assert GAME.doors.broken_in(state) == 0
    change(state[0])
    return GAME.doors.broken_in(state)


WHOLE = "A hand {1 2 3} party 7u 8d; B hand {4}; tavern 9 10 11; wilderness 12; graveyard 13 85; turns 4"


def put(field: str, value: int, *at: int) -> Callable[[np.record], object]:
    """A change of one number."""

    def change(s: np.record) -> None:
        if at:
            s[field][at] = value
        else:
            s[field] = value

    return change


@pytest.mark.parametrize(
    ("change", "number"),
    [
        (put("tavern", 12, 0), MISPLACED),
        (put("red", 13), OFF_TRACK),
        (put("green", 0), OFF_TRACK),
        (put("known", 0, 1), WRONG_MARK),
        (put("known", 1, 9), WRONG_MARK),
        (put("known", 1, 13), WRONG_MARK),
        (put("known", 1, 7), WRONG_MARK),
        (put("known", 1, 40), WRONG_MARK),
        (put("held", 2, 0), NOT_TIDY),
        (put("hand", 5, 0, 0), NOT_TIDY),
        (put("up", 4, 0), NOT_TIDY),
        (put("wilds", 2), NOT_TIDY),
        (put("fault", 1), FAULTS + 1),
    ],
)
def test_broken_notices(change: Callable[[np.record], object], number: int) -> None:
    assert spoiled(WHOLE, change) == number


def test_I1_I2_every_card_is_in_one_place_and_the_markers_on_the_track() -> None:
    for seats, deck in ((2, "extended"), (4, "introductory"), (6, "standard")):
        for position in walk(started(seats, deck, LUCK), seats):
            assert GAME.doors.broken_in(position.state()) == 0


def test_B3_the_steps_of_all_seats_lead_from_the_start_to_where_the_markers_are() -> None:
    s = list(walk(started(5, luck=LUCK), 1))[-1].state()[0]
    red_right, red_left, green_right, green_left = s.moved.sum(axis=0).tolist()
    assert (4 + red_right - red_left, 4 + green_right - green_left) == (int(s.red), int(s.green))
    assert min(red_right, red_left, green_right, green_left) > 0


@pytest.mark.parametrize(("deck", "size"), [("standard", 77), ("extended", 85), ("introductory", 53)])
def test_I1_a_text_hides_no_more_cards_than_its_deck_has(deck: str, size: int) -> None:
    assert GAME.from_text(f"deck {deck}\nharbour {{?{size}}}", ()).text
    with pytest.raises(throneroom.Malformed):
        GAME.from_text(f"deck {deck}\nharbour {{?{size + 1}}}", ())


SET_UP = "A hand {1 2 3}; B hand {5 6 7}; tavern 9 10 11"
DISCARDS = "seats 3; A hand {1} party 48u; B hand {5 6}; C hand {7 8}"
SWAP = "A hand {1} party 9d 10d 78u; drawn 30 31; ask played 78.2 0 1 | choose-hero A 78.2 0 1"
AT_40 = "ask played 25.2 0 40 | copied 40.0 | move A 40.0"
QUESTIONS = [  # one that play can have led to, and one that it cannot
    (f"{SET_UP}; B sealed 5+6; ask set-up A", f"{SET_UP}; ask set-up A"),
    (f"{SET_UP}; B sealed 6+5; ask set-up A", f"{SET_UP}; B sealed 20+21; ask set-up A"),
    (f"{SET_UP}; B sealed 7+5; ask set-up A", f"{SET_UP}; B sealed 6+6; ask set-up A"),
    (f"{SET_UP}; ask act A", f"{SET_UP}; A sealed 1+2; ask act A"),
    (
        f"{DISCARDS}; C sealed 7; ask played 48.1 | all-discard B 48.1",
        f"{DISCARDS}; C sealed 70; ask played 48.1 | all-discard B 48.1",
    ),
    (f"A sealed 0; {SWAP}", f"A sealed 2; {SWAP}"),
    (f"A sealed 1; {SWAP}", SWAP),
    (f"A party 25u; aside 40; {AT_40}", f"A party 25u; {AT_40}"),
    (
        "A party 76u; B hand {1 2}; ask played 76.3 1 0 1 | give B 76.3 1 0 1",
        "A party 76u; B hand {1 2}; ask played 76.3 300 0 1 | give B 76.3 1 0 1",
    ),
    (
        "R 6; A party 15u; B hand {1}; ask played 15.1 1 | move B 15.1 1",
        "R 6; A party 15u; B hand {1}; ask played 15.1 300 | move B 15.1 300",
    ),
    (
        "harbour {40 41}; tavern 3 4 -; ask from-harbour chance 3 2",
        "harbour {40 41}; tavern 3 4 -; ask from-harbour chance 3 9",
    ),
    (
        "harbour {40 41}; tavern 3 - 4; ask from-harbour chance 3 1",
        "harbour {40 41}; tavern 3 4 -; ask from-harbour chance 3 1",
    ),
    (
        "harbour {40 41}; A party 55u; drawn 7; ask played 55.1 | from-harbour chance 4",
        "harbour {40 41}; A party 55u; drawn 7 8 9; ask played 55.1 | from-harbour chance 4",
    ),
    (
        "A hand {1 2} party 5u; B hand {6 7}; ask played 5.1 | choose-card A 5.1",
        "A hand {1 2} party 5u; B hand {6 7}; ask played 5.1 | choose-card B 5.1",
    ),
]


@pytest.mark.parametrize(("right", "wrong"), QUESTIONS)
def test_I3_a_text_asks_only_what_play_can_have_led_to(right: str, wrong: str) -> None:
    assert at(right).text
    with pytest.raises(throneroom.Malformed):
        at(wrong)


def test_O8_a_text_has_only_cards_of_its_deck() -> None:
    assert GAME.from_text("deck extended\nA hand {80}", ()).text
    with pytest.raises(throneroom.Malformed):
        GAME.from_text("deck standard\nA hand {80}", ())


def test_H11_a_text_marks_no_card_of_the_harbour() -> None:
    with pytest.raises(throneroom.Malformed):
        at("A hand {1}; harbour {5 6}; A knows {5}")


def test_I3_nothing_is_aside_outside_step_one() -> None:
    text = "A hand {1}; aside 7; B hand {2}; tavern 9 10 11; graveyard 85"
    assert GAME.doors.broken_in(at(text).state()) == STILL_ASIDE
    for position in walk(started(4, luck=LUCK), 1):
        if asked(position).split()[0] in ("act", "draw", "drop"):
            assert (zone(position, "aside"), zone(position, "drawn")) == ("", "")
            assert "played" not in position.text


def test_I4_three_cards_after_step_three() -> None:
    text = "A hand {1 2 3 4}; B hand {5}; graveyard 85; tavern 9 10 11"
    assert GAME.doors.broken_in(at(text).state()) == WRONG_HAND
    turns = 0
    for position in walk(started(3, luck=LUCK), 2):
        if asked(position).startswith("act") and int(zone(position, "turns")) > turns:
            turns = int(zone(position, "turns"))
            before = "ABC"["ABC".index(asked(position)[-1]) - 1]
            assert len(zone(position, f"{before} hand").split()) == 3
    assert turns > 5


def test_I5_the_tavern_is_full_after_step_four() -> None:
    text = "A hand {1}; B hand {5}; graveyard 85; tavern 9 - 11; turns 3"
    assert GAME.doors.broken_in(at(text).state()) == SLOT_FREE
    assert "-" not in zone(at("A hand {7 1 2 3 4}; B hand {5}; tavern 9 10 11", "A play 7", "A discard 1"), "tavern")


def test_I6_steps_two_to_four_change_no_party_marker_or_graveyard() -> None:
    before: tuple[str, object] = "", None
    refilled = 0
    for position in walk(started(4, luck=LUCK), 5):
        step, now = asked(position).split()[0], [position.state()[0][field].tolist() for field in KEPT]
        if before[0] in ("draw", "drop"):
            assert before[1] == now
            refilled += step == "act"
        before = step, now
    assert refilled > 5


@pytest.mark.parametrize("seats", COUNTS)
def test_I7_every_question_has_two_options_at_least(seats: int) -> None:
    for position in walk(started(seats, DECKS[seats % 3], LUCK), seats):
        for seat in position.waiting:
            assert len(set(position.legal(seat))) >= 2


def test_I8_the_same_log_gives_the_same_game() -> None:
    ends = [[position.text for position in walk(started(3, luck=LUCK), 7)] for _ in range(2)]
    assert ends[0] == ends[1]


def test_I9_unknown_cards_can_be_exchanged() -> None:
    texts = ["B hand {50 51}; wilderness 60", "B hand {60 51}; wilderness 50"]
    views = [bare(f"A hand {{1}}; {text}").view(0) for text in texts]
    assert views[0].array.tobytes() == views[1].array.tobytes()


TWIN = (
    "seats 3; A hand {{{0} {1} {2}}} party {3}d {4}d 7u; B hand {{11 12}} party 19d 22d 23u; "
    "C hand {{{5} {6}}} party {7}d {8}d 40u; tavern 61 62 63; wilderness 37 {9} {10}; graveyard 57 85"
)
PLAIN = {7, 11, 12, 19, 22, 23, 37, 40, 57, 61, 62, 63, 85}  # they lie open there, or are B's
UNSEEN = (1, 24, 38, 55, 2, 28, 44, 58, 16, 30, 51)  # of all factions


@pytest.mark.parametrize("hero", sorted(set(ALL) - PLAIN))
def test_I9_whatever_is_asked_then(hero: int) -> None:
    unseen = [card for card in UNSEEN if card != hero][:10]
    twins = [at(TWIN.format(hero, *cards), f"A play {hero}") for cards in (unseen, unseen[::-1])]
    while asked(twins[0]).startswith("move"):
        for twin in twins:
            twin.play(twin.legal(twin.waiting[0])[0])
    for observer in (1, WATCHER):
        assert twins[0].view(observer).array.tobytes() == twins[1].view(observer).array.tobytes()
