"""H and K: who may know what, and the marks that follow the cards."""

import re

import pytest

from tests.laws.games import SCALE
from tests.rules.dedicove.table import COUNTS, WATCHER, A, B, C, asked, at, bare, done, events, started, walk, zone
from throneroom import Malformed, Position, View
from throneroom.kit import UNKNOWN
from throneroom.kit.game import Json

SEEN_BY = (A, B, C, WATCHER)
SOMETIMES = 1 if SCALE == 1 else 40  # plies


def faces(position: Position, place: str) -> list[str]:
    """What A, B, C and a watcher see there."""
    return [zone(position.view(seat), place) for seat in SEEN_BY]


def test_H1_nothing_hidden_is_named_in_a_view() -> None:
    text = "seats 3; A heir 1; B heir 2; C heir 3; A hand {1 2}; B hand {50}; C party 60d; wilderness 70; tavern 5 6 7"
    for position, found in ((at(text), set()), (at(f"{text}; A knows {{50 60 70}}"), {50, 60, 70})):
        for seen in (str(position.view(A).json()), position.view(A).text):
            assert {int(number) for number in re.findall(r"\d+", seen)} & {50, 60, 70} == found


def test_H2_zones_and_sight() -> None:
    position = at("seats 3; A heir 1; B heir 2; C heir 3; A hand {1 2}; B party 9u 10d; tavern 5 6 7; graveyard 8 85")
    assert faces(position, "A heir") == ["1", "?", "?", "?"]
    assert faces(position, "A hand") == ["1 2", "?2", "?2", "?2"]
    assert faces(position, "B party") == ["9u ?d", "9u 10d", "9u ?d", "9u ?d"]
    assert set(faces(position, "tavern")) == {"5 6 7"}
    assert set(faces(position, "graveyard")) == {"8 ?"}
    assert {face[0] for face in faces(position, "harbour")} == {"?"}


def test_H2_cards_of_a_running_instruction_are_seen_as_before_it() -> None:
    taken = at("seats 3; A hand {27}; tavern 5 60 31; B hand {1}", "A play 27")
    assert set(faces(taken, "drawn")) == {"5 60 31"}
    looked = at("seats 3; A hand {4}; wilderness 30 31; B knows {31}; C hand {1}", "A play 4")
    assert faces(looked, "drawn") == ["30 31", "? 31", "? ?", "? ?"]
    revealed = at("seats 3; A hand {4}; wilderness 30 31; A knows {30}; B knows {30}; C knows {30}", "A play 4")
    assert faces(revealed, "drawn") == ["30 31", "30 ?", "30 ?", "? ?"]


def test_H3_a_mark_shows_the_card() -> None:
    position = at("seats 3; A hand {1}; B knows {30}; A knows {9}; C party 9d; wilderness 30 31; tavern 5 6 7")
    assert faces(position, "wilderness") == ["? ?", "30 ?", "? ?", "? ?"]
    assert faces(position, "C party") == ["9d", "?d", "9d", "?d"]


def test_H4_own_things_are_always_known() -> None:
    position = at("seats 3; A hand {9}; B hand {5 6}", "A play 9", "chance steal 5")
    assert faces(position, "A party") == ["9u 5d", "9u 5d", "9u ?d", "9u ?d"]


def test_H5_what_was_open_stays_known_where_all_can_follow_it() -> None:
    position = at("seats 3; A hand {25}; tavern 7 - -; B hand {1}", "A play 25")
    assert faces(position, "A party") == ["25u 7d", "25u 7d", "25u 7d", "25u ?d"]


def test_H6_a_look_marks_for_the_actor_only() -> None:
    position = at("seats 3; A hand {6}; B party 9d 10d; C hand {1}", "A play 6", "A move R+1", "A look B1", "A stop")
    assert faces(position, "B party") == ["9d ?d", "9d 10d", "?d ?d", "?d ?d"]
    told = at("seats 3; A hand {6}; B party 9d 10d", "A play 6", "A move R+1", "A look B1")
    assert [events(told, "looked", seat)[0]["card"] for seat in SEEN_BY] == ["9", "9", "?", "?"]
    assert events(told, "looked", C)[0]["place"] == {"pile": "party", "seat": "B", "number": 1}
    blowfish = at("seats 3; A hand {71}; B party 9d 10d; C hand {1}", "A play 71", "A move R+1", "A mode look")
    done(blowfish, "A look B2")
    assert faces(blowfish, "B party") == ["?d 10d", "9d 10d", "?d ?d", "?d ?d"]
    assert [events(blowfish, "looked", seat)[0]["card"] for seat in SEEN_BY] == ["10", "10", "?", "?"]
    swapped = at("seats 3; B hand {1}; A hand {21 5} party 9d; C knows {9}", "A play 21", "A swap A1")
    assert faces(swapped, "A hand") == ["9", "?1", "9", "?1"]


def test_H7_marks_in_the_wilderness() -> None:
    position = at("seats 3; A hand {1 2}; tavern 5 6 7; B hand {3}", "A discard 1", "A stop")
    assert faces(position, "wilderness") == ["1", "?", "?", "?"]
    swept = at("seats 3; A hand {3}; tavern 19 6 7; B hand {1}", "A play 3")
    assert faces(swept, "wilderness") == ["19", "19", "19", "?"]
    drawn = at("seats 3; A hand {68}; wilderness 30 31; B knows {31}; C hand {1}", "A play 68", "A move R-1")
    assert faces(drawn, "A hand") == ["30 31", "31 ?1", "?2", "?2"]


def test_H8_marks_on_hands() -> None:
    position = at("seats 3; A hand {7 1 2}; tavern 5 6 8", "A play 7", "A draw slot 1")
    assert faces(position, "A hand") == ["1 2 5", "5 ?2", "5 ?2", "?3"]
    done(position, "A draw slot 2", "A discard 1")
    assert faces(position, "A hand") == ["2 5 6", "?3", "?3", "?3"]
    stolen = at("seats 3; A hand {36}; B hand {5 6}; C knows {5 6}; A knows {5}; C hand {1}", "A play 36", "A move R+1")
    done(stolen, "A pick B", "chance steal 6")
    assert faces(stolen, "B hand") == ["5", "5", "?1", "?1"]
    assert faces(stolen, "A hand") == ["6", "6", "?1", "?1"]
    played = at("seats 3; A hand {7 1 2}; B knows {1}; tavern 5 6 8", "A play 7")
    assert zone(played.view(B), "A hand") == "1 ?1"


def test_H8_a_card_that_leaves_a_hand_unseen_costs_all_marks_on_it() -> None:
    hid = at("seats 3; A hand {5 1 2}; B knows {1 2}", "A play 5", "A hide 1")
    assert [zone(hid.view(B), place) for place in ("A hand", "A party")] == ["?1", "5u ?d"]
    taken = at("seats 3; A hand {83 5 6}; B party 40d; B knows {5 6}; C knows {5 6 40}", "A play 83", "A move R+1")
    done(taken, "A swap 5")
    assert [zone(taken.view(C), place) for place in ("A hand", "B party")] == ["40 ?1", "?d"]
    own = at("seats 3; A hand {21 5 6} party 40d; C knows {5 6 40}", "A play 21", "A swap A1", "A swap 5")
    assert [zone(own.view(C), place) for place in ("A hand", "A party")] == ["40 ?1", "?d 21u"]


def test_H8_a_card_given_openly_costs_no_other_mark() -> None:
    given = at("seats 3; A hand {76}; B hand {1 2 40}; C knows {2 40}", "A play 76", "A name hill", "B give 1")
    assert zone(given.view(C), "B hand") == "2 40"


def test_H9_Q31_only_the_top_of_the_graveyard_is_shown() -> None:
    position = at("seats 3; A hand {53}; graveyard 7 62 85; B hand {1}", "A play 53", "A move R+1")
    assert faces(position, "graveyard") == ["7 62 85", "7 ? ?", "7 ? ?", "7 ? ?"]
    done(position, "A exhume 2")
    assert faces(position, "A hand") == ["62", "62", "62", "?1"]
    assert events(position, "took", WATCHER)[0]["card"] == "62"


def test_H10_a_secret_split_costs_the_others_their_marks() -> None:
    position = at("seats 3; A hand {27}; tavern 5 60 31; B hand {1}", "A play 27", "A hide 60")
    assert faces(position, "A party") == ["27u 60d", "27u ?d", "27u ?d", "27u ?d"]
    assert faces(position, "wilderness") == ["31 5", "? ?", "? ?", "? ?"]
    single = at("seats 3; A hand {27}; tavern - 60 -; B hand {1}", "A play 27")
    assert faces(single, "A party") == ["27u 60d", "27u 60d", "27u 60d", "27u ?d"]
    swap = at("seats 3; A hand {78} party 9d; wilderness 30 31; B knows {9 30}; C hand {1}", "A play 78", "A move R-1")
    done(swap, "A swap 30")
    assert zone(swap.view(B), "A party") == "?d 78u"
    assert zone(swap.view(B), "wilderness") == "? ?"
    alone = at("seats 3; A hand {78 1} party 9d; wilderness 30; B knows {9 30}", "A play 78", "A move R-1")
    assert [zone(alone.view(seat), "A party") for seat in (B, C)] == ["30d 78u", "?d 78u"]
    assert [zone(alone.view(seat), "wilderness") for seat in (B, C)] == ["9", "?"]


def test_H11_a_shuffle_removes_all_marks() -> None:
    position = bare(
        "A hand {58}; wilderness 30 31; A knows {30}; B knows {31}; tavern 1 2 3", "A play 58", "A move R+1"
    )
    assert "knows" not in position.text
    assert events(position, "shuffled", WATCHER)[0]["count"] == 2


def test_H12_H15_heirs_are_shown_at_the_end_only() -> None:
    for seats in COUNTS:
        for position in walk(started(seats, luck=seats), seats):
            if position.ply % SOMETIMES and not position.is_over:
                continue
            shown = [position.view(seat).array[0].heir[:seats].tolist() for seat in range(seats)]
            if not position.is_over:
                others = [heir for seat, heirs in enumerate(shown) for other, heir in enumerate(heirs) if other != seat]
                assert set(others) == {UNKNOWN}
        assert shown == [shown[0]] * seats
        assert UNKNOWN not in shown[0]
        assert position.view(WATCHER).text == position.text


def test_H13_announcements() -> None:
    hid = at("seats 3; A hand {5 1 2}", "A play 5", "A hide 1")
    assert [events(hid, "hid", seat)[0]["card"] for seat in SEEN_BY] == ["1", "?", "?", "?"]
    assert events(hid, "hid", C)[0]["to"] == {"pile": "party", "seat": "A", "number": 2}
    lacked = at("seats 3; A hand {76}; B hand {1}", "A play 76", "A name water")
    assert events(lacked, "lacked", C)[0]["seat"] == "B"
    drew = at("seats 3; A hand {7 1}; tavern 5 6 8", "A play 7", "A draw slot 1")
    assert [events(drew, "drew", seat)[0]["card"] for seat in SEEN_BY] == ["5"] * 4
    stole = at("seats 3; A hand {36}; B hand {5 6}", "A play 36", "A move R+1", "chance steal 6")
    assert [events(stole, "stole", seat)[0]["card"] for seat in SEEN_BY] == ["6", "6", "?", "?"]


def moved(position: Position) -> list[Json]:
    """The steps of each seat, as a watcher sees them."""
    return [side["moved"] for side in position.view(WATCHER).json()["table"]["seats"]]


def test_H13_whoever_decides_a_movement_is_remembered_with_its_steps() -> None:
    own = at("R 6 G 6; A hand {19 1}; B hand {2}", "A play 19")
    assert moved(own) == [{"R+": 1, "R-": 0, "G+": 0, "G-": 1}, {"R+": 0, "R-": 0, "G+": 0, "G-": 0}]
    assert zone(own, "A moved") == "R+1 G-1"
    others = at("R 6 G 6; A hand {20 1} moved R+9 G+2; B hand {2} moved R-1", "A play 20", "B move R-2")
    assert [zone(others, f"{seat} moved") for seat in "AB"] == ["R+9 G+2", "R-3"]


def test_H13_only_steps_that_were_made_are_remembered() -> None:
    clamped = at("R 12 G 1; A hand {19 1}; B hand {2}", "A play 19")
    assert zone(clamped, "A moved") == ""
    assert zone(at("R 12 G 6; A hand {19 1}; B hand {2}", "A play 19"), "A moved") == "G-1"


@pytest.mark.parametrize("steps", ["X+1", "R1", "R+", "R+x", "R+-1", "R+10000"])
def test_H13_a_text_remembers_nothing_else(steps: str) -> None:
    with pytest.raises(Malformed):
        at(f"A hand {{1}} moved {steps}")


def decided(position: Position) -> list[bool]:
    """Who is shown to have decided."""
    return [side["decided"] for side in position.view(WATCHER).json()["table"]["seats"]]


def test_H13_only_sealed_answers_are_told_as_decided() -> None:
    set_up = started(3)
    assert decided(set_up) == [False, False, False]
    set_up.play(set_up.legal(B)[0], B)
    assert decided(set_up) == [False, True, False]
    discards = at("seats 3; A hand {48 1}; B hand {5 6}; C hand {7 8}", "A play 48", "A move R+1", "C discard 7")
    assert decided(discards) == [False, False, True]
    swap = at("A hand {78 1} party 9d 10d; wilderness 30 31; B hand {2}", "A play 78", "A move R-1", "A swap 30")
    assert asked(swap).startswith("choose-hero A")
    assert decided(swap) == [False, False]


def told(text: str, *actions: str) -> list[Json]:
    """All that B is told while this is done."""
    position = at(f"{text}; B hand {{3}}; tavern 6 7 8")
    return [event for action in actions for event in events(done(position, action), observer=B)]


def test_H14_neither_a_question_nor_its_options_are_announced() -> None:
    assert told("A hand {5 1 2}", "A play 5", "A hide 1") == told("A hand {5 1}", "A play 5")
    chosen = told("A hand {4}; wilderness 30 31", "A play 4", "A hide 30")
    only = told("A hand {4}; wilderness 30", "A play 4")
    assert [event["kind"] for event in chosen] == ["played", "moved", "drew", "drew", "hid", "returned"]
    assert [event["kind"] for event in only] == ["played", "moved", "drew", "hid"]
    assert chosen[4] == only[3]


def seen_by_C(text: str, *actions: str) -> View:
    return at(f"seats 3; {text}; C hand {{1}}; tavern 6 9 10", *actions).view(C)


@pytest.mark.parametrize(
    ("text", "actions", "many", "few"),
    [
        ("A hand {{20 {}}}; B hand {{2}}", ("A play 20", "B move R+2"), ("7 8", "7 19", "19 61"), "19 22"),
        ("A hand {{76}}; B hand {{{}}}", ("A play 76", "A name water", "A pick B"), ("55 57 58", "55 58 3"), "55 3 4"),
    ],
    ids=["20", "76"],
)
def test_H14_I9_a_question_that_depends_on_a_hand_tells_no_more_than_that(
    text: str, actions: tuple[str, ...], many: tuple[str, ...], few: str
) -> None:
    views = [seen_by_C(text.format(hand), *actions) for hand in many]
    assert asked(views[0]).split()[0] in ("play-another", "give")
    assert len({view.array.tobytes() for view in views}) == 1
    assert asked(seen_by_C(text.format(few), *actions)) == "draw A"


def test_K1_the_discarder_has_a_mark() -> None:
    position = at("A hand {5}; B hand {1}; tavern 6 7 8", "A discard 5")
    assert zone(position.view(A), "wilderness") == "5"
    assert zone(position.view(B), "wilderness") == "?"


def test_K2_the_oracle_shows_it_to_all() -> None:
    position = at("seats 3; turn B; A knows {5}; B hand {56}; wilderness 5; A hand {1}", "B play 56")
    assert faces(position, "wilderness") == ["5", "5", "5", "?"]


def test_K3_the_chief_takes_the_mark_away() -> None:
    position = at("seats 3; turn B; A knows {5}; B hand {4}; wilderness 5 9; A hand {1}", "B play 4", "B hide 9")
    assert faces(position, "wilderness") == ["?", "5", "?", "?"]
    assert faces(position, "B party") == ["4u ?d", "4u 9d", "4u ?d", "4u ?d"]


def test_K4_a_mark_follows_through_a_swap() -> None:
    text = "seats 3; turn C; A knows {12}; B party 12d; C hand {75} party 9d; A hand {1}"
    position = at(text, "C play 75", "C move R+1")
    assert faces(position, "C party") == ["12d 75u", "12d 75u", "12d 75u", "?d 75u"]
    assert faces(position, "B party") == ["?d", "9d", "9d", "?d"]


def test_K5_a_secret_discard_takes_the_mark_on_a_hand() -> None:
    position = at("turn B; B hand {1 2 3}; A hand {4}; tavern 62 5 6", "B pass", "B draw slot 1")
    assert zone(position.view(A), "B hand") == "62 ?3"
    assert zone(done(position, "B discard 1").view(A), "B hand") == "?3"


def test_K6_a_shuffle_takes_every_mark() -> None:
    position = bare("A hand {7 1}; A knows {5}; wilderness 5 6; B hand {2}", "A play 7")
    assert "knows" not in position.text
