"""Q: edge cases that no other test names."""

from tests.rules.dedicove.table import B, asked, at, done, events, markers, result, zone
from throneroom.games.dedicove.pieces import FACTIONS
from throneroom.games.dedicove.result import faction_at

SEVEN = "1u 2u 3u 4u 5u 6u 8u"


def test_Q5_two_parties_at_the_threshold_change_nothing() -> None:
    position = at(f"A heir 1 hand {{7}} party {SEVEN}; B heir 2 party 9u 10u 11u 12u 13u 14u 15u 16u", "A play 7")
    assert result(position)["winner"] == "A"


def test_Q13_a_player_who_counts_nothing_may_be_picked() -> None:
    for hero in (16, 30, 69):
        position = at(f"A hand {{{hero}}}; tavern 80 81 82", f"A play {hero}")
        assert position.legal(0) == ["pick A", "pick B"]
        assert markers(done(position, "A pick B")) == (4, 4)


def test_Q14_an_absent_faction_may_be_named() -> None:
    position = at("A hand {60}; tavern 1 2 3", "A play 60")
    assert position.legal(0) == ["name hill", "name imperial", "name undead", "name water"]
    assert markers(done(position, "A name water")) == (4, 4)


def test_Q15_only_players_with_a_face_up_hero_are_picked() -> None:
    position = at("seats 3; A hand {2}; B party 9d; C party 10u", "A play 2", "A move R+1")
    assert position.legal(0) == ["pick A", "pick C"]


def test_Q16_only_players_with_cards_are_picked() -> None:
    position = at("seats 4; A hand {76}; B hand {1}; D hand {3}", "A play 76", "A name hill")
    assert position.legal(0) == ["pick B", "pick D"]


def test_Q20_the_emperor_alone_in_the_tavern() -> None:
    for hero in (25, 46):
        assert zone(at(f"A hand {{{hero}}}; tavern - 85 -", f"A play {hero}"), "tavern") == "- 85 -"


def test_Q24_own_hero_first_then_the_other() -> None:
    position = at("A hand {42}; B party 9u", "A play 42", "A move R+2")
    assert zone(position, "graveyard") == "9 42"


def test_Q27_own_hidden_heroes_are_not_looked_at() -> None:
    position = at("A hand {6} party 5d; B party 9d 10d", "A play 6", "A move R+1")
    assert position.legal(0) == ["look B1", "look B2", "stop"]


def test_Q28_looks_are_chosen_one_after_the_other() -> None:
    position = at("A hand {6}; B party 9d 10d", "A play 6", "A move R+1", "A look B1")
    assert position.legal(0) == ["look B2", "stop"]
    position = at("turn B; A party 9d 10d; B hand {6}; ask act B", "B play 6", "B move R+1", "B look A1")
    assert position.legal(1) == ["look A2", "stop"]


def test_Q29_a_short_pile_may_be_chosen() -> None:
    position = at("A hand {68}; wilderness 30; graveyard 7 8 9", "A play 68", "A move R-1")
    assert position.legal(0) == ["mode wild", "mode grave"]
    assert zone(done(position, "A mode wild"), "A hand") == "30"


def test_Q30_a_card_taken_from_the_graveyard_is_shown() -> None:
    position = at("A hand {53}; graveyard 7 62 85; B hand {1}", "A play 53", "A move R+1", "A exhume 2")
    assert zone(position.view(B), "A hand") == "62"


def test_Q32_a_foreign_hidden_hero_is_seen_after_the_swap_only() -> None:
    position = at("A hand {75} party 9d; B party 12d 13d", "A play 75", "A move R+1")
    assert zone(position.view(0), "B party") == "?d ?d"
    assert zone(done(position, "A swap B1").view(0), "A party") == "12d 75u"


def test_Q33_a_hero_is_sent_to_a_different_party() -> None:
    two = at("A hand {74} party 9u; B party 10u", "A play 74", "A move R-1")
    assert two.legal(0) == ["send A1", "send A2", "decline"]
    assert zone(done(two, "A send A1"), "B party") == "10u 9u"


def test_Q35_the_given_card_takes_over_the_facing() -> None:
    position = at("A hand {83 5}; B party 40u 62d", "A play 83", "A move R+1", "A swap B1")
    assert zone(position, "B party") == "5u 62d"


def test_Q36_the_last_discard_lies_on_top() -> None:
    position = at("A hand {1 2 3}; tavern 5 6 7", "A discard 2", "A discard 1", "A stop")
    assert zone(position, "wilderness") == "1 2"


def test_Q41_the_last_seat_lies_on_top_after_the_set_up() -> None:
    text = "seats 2; first A; A hand {1 2 3 4 5}; B hand {6 7 8 9 10}; tavern 11 12 13; ask set-up AB"
    assert zone(at(text, "B hide 6 drop 7", "A hide 1 drop 2"), "wilderness") == "7 2"


def test_Q43_hidden_heroes_do_not_count() -> None:
    for hero, marker in ((8, "37d"), (18, "61d"), (80, "37d")):
        assert markers(at(f"A hand {{{hero}}} party {marker}; tavern 1 2 3", f"A play {hero}")) == (4, 4)
    for hero, card in ((16, 19), (30, 7), (69, 37)):
        assert markers(at(f"A hand {{{hero}}}; B party {card}d; tavern 1 2 3", f"A play {hero}", "A pick B")) == (4, 4)
    assert at("A hand {77} party 1d", "A play 77").legal(0) == ["move R-1", "move G+1"]


def test_Q44_Q45_eight_and_nine_or_nine_and_twelve() -> None:
    assert faction_at(8, 9) == FACTIONS["water"]
    assert faction_at(9, 12) == FACTIONS["undead"]


def test_Q48_the_ram_performed_from_the_tavern() -> None:
    position = at("A hand {25}; tavern 49 1 2; graveyard 7 8 9 10", "A play 25", "A aside slot 1", "A move R+1")
    assert zone(position, "tavern") == "7 8 9"
    assert zone(position, "A party") == "25u 49d"
    assert zone(position, "wilderness") == "2 1"


def test_Q50_a_card_performed_in_the_graveyard_may_take_itself() -> None:
    position = at("A hand {52}; graveyard 53 7; B hand {1}", "A play 52", "A move R+1", "A exhume 1")
    assert (zone(position, "A hand"), zone(position, "graveyard")) == ("53", "7")
    drawn = at("A hand {52}; graveyard 45 7", "A play 52", "A hide 45")
    assert zone(drawn, "A party") == "52u 45d"


def test_Q54_nothing_is_named_where_nothing_could_follow() -> None:
    position = at("A hand {32}; B party 9u; tavern 1 2 3", "A play 32", "A move R-1")
    assert asked(position) == "draw A"
    assert asked(at("A hand {76}; tavern 1 2 3", "A play 76")) == "draw A"


def test_Q55_the_sage_must_turn_the_emperor() -> None:
    position = at("A hand {67} party 85d; tavern 1 2 3", "A play 67")
    assert zone(position, "A party") == "85u 67u"
    assert events(position, "performed") == []


def test_Q56_nobody_can_refuse() -> None:
    assert zone(at("A hand {76}; B hand {1}", "A play 76", "A name hill"), "A hand") == "1"
    assert zone(at("A hand {74} party 9u", "A play 74", "A move R-1", "A send A1"), "B party") == "9u"
