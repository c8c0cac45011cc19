"""E: the effects engine."""

import pytest

import throneroom
from tests.rules.dedicove.table import GAME, WATCHER, A, B, C, asked, at, bare, done, events, markers, zone
from throneroom.games.dedicove.copies import ASIDE, PERFORM, PERFORM_THAT, PERFORM_TOP
from throneroom.games.dedicove.markers import FLAGS_AT, MOVE, TIMES_IT, WAYS_AT
from throneroom.games.dedicove.rows import CARD_OF_ROW, FIRST_AT, ROWS, VERB_AT
from throneroom.kit import seeded
from throneroom.kit.frames import CHANCE
from throneroom.kit.speech import say


def test_E1_E2_a_played_card_counts_for_itself() -> None:
    position = at("A hand {38 1}; B party 9d", "A play 38")
    assert zone(position, "graveyard") == "38"
    assert [event["kind"] for event in events(position)][:3] == ["played", "moved", "buried"]


def test_E3_Q25_what_is_possible_must_be_done() -> None:
    position = at("A hand {1} party 19u; B party 40u", "A play 1", "A move R+1")
    assert zone(position, "graveyard") == "19"
    assert zone(at("A hand {73 5}", "A play 73"), "A party") == "73u 5d"


def test_E4_only_may_can_be_declined() -> None:
    assert "decline" in at("A hand {21 5 6} party 9d", "A play 21").legal(0)
    chosen = at("A hand {21 5 6} party 9d 10d", "A play 21", "A swap A1")
    assert chosen.legal(0) == ["swap 5", "swap 6"]
    assert "stop" in at("A hand {6}; B party 9d 10d", "A play 6", "A move R+1", "A look B1").legal(0)


def test_E5_Q49_targets_are_those_of_the_moment() -> None:
    position = at("A hand {46 52}; tavern 7 - -; graveyard 85; B hand {1}", "A play 46")
    assert zone(position, "graveyard") == "7 85"
    performed = at("A hand {46}; tavern 52 - -; graveyard 12 85", "A play 46")
    assert markers(performed) == (5, 7)
    assert zone(performed, "graveyard") == "52 12 85"
    assert at("A hand {42} party 7u; B party 9u", "A play 42", "A move R+2").legal(0) == ["bury A1", "bury A2"]


def test_E6_a_card_may_target_itself() -> None:
    assert "bury A1" in at("A hand {38}; B party 9u", "A play 38").legal(0)
    assert zone(at("A hand {33}; tavern 23 - -", "A play 33", "A move R+1"), "tavern") == "33 - -"


def test_E7_one_option_is_applied_and_none_is_skipped() -> None:
    position = at("A hand {54}; B party 9d; R 1 G 4", "A play 54")
    assert zone(position, "graveyard") == "9"
    skipped = at("A hand {34 5}", "A play 34")
    refused = at("A hand {50} party 9u; graveyard 8 85", "A play 50", "A decline")
    for position in (skipped, refused):
        assert [event["seat"] for event in events(position, "declined")] == ["A"]


def test_E8_a_performance_is_completed() -> None:
    position = at("A hand {42}; B party 9u", "A play 42", "A move R+2 G+2")
    assert zone(position, "graveyard") == "9 42"


def test_E9_Q53_own_and_next_are_seen_from_the_actor() -> None:
    position = at("seats 3; A hand {79}; B party 20u; C party 1u", "A play 79")
    assert asked(position).startswith("move B")
    assert markers(at("R 6 G 4; A hand {79} party 37u; B party 8u", "A play 79")) == (4, 4)


def test_E10_others_decide_where_a_card_says_so() -> None:
    assert asked(at("A hand {20}", "A play 20")).startswith("move B")
    assert asked(at("A hand {15}; B party 9u", "A play 15")).startswith("move B")
    assert asked(at("A hand {2}; B party 9u 10u", "A play 2", "A move R+1", "A pick B")).startswith("choose-hero B")
    assert asked(at("A hand {76}; B hand {1 2}", "A play 76", "A name hill")).startswith("give B")


def test_E11_one_selection_after_the_other() -> None:
    position = at("A hand {32}; B party 9d 10d", "A play 32", "A move R-1")
    assert asked(position).startswith("name-faction A")
    assert asked(done(position, "A name hill")).startswith("choose-hero A")
    assert at("A hand {71}; B party 9d 10d", "A play 71", "A move R+1").legal(0) == ["mode turn", "mode look"]
    assert asked(at("A hand {68}; wilderness 1 2; tavern 3 4 5", "A play 68", "A move R-1")) == "draw A"


def test_E12_E13_plus_is_right_and_moves_are_clamped() -> None:
    assert markers(at("R 4 G 4; A hand {19}", "A play 19")) == (5, 3)
    assert markers(at("R 11 G 4; A hand {23}", "A play 23")) == (12, 5)


def test_E14_Q8_Q9_dead_ways_go_and_equal_ones_are_merged() -> None:
    assert markers(at("R 12 G 5; A hand {40}", "A play 40")) == (12, 7)
    assert at("R 11 G 5; A hand {40}", "A play 40").legal(0) == ["move R+1", "move G+2"]
    assert markers(at("R 2 G 1; A hand {66}", "A play 66")) == (1, 1)
    with pytest.raises(throneroom.Illegal) as refused:
        at("A hand {40}", "A play 40").play("move R+1", 0)
    assert refused.value.rule == "E14"


def test_E15_Q10_one_or_both_but_not_none() -> None:
    assert at("A hand {62}", "A play 62").legal(0) == ["move R-2", "move G-2", "move R-2 G-2"]


def test_E16_a_blocked_half_does_not_stop_the_other() -> None:
    assert markers(at("R 1 G 4; A hand {7}", "A play 7")) == (1, 5)


def test_E17_Q11_who_leads_is_fixed_before_the_move() -> None:
    assert markers(at("R 5 G 4; A hand {65}", "A play 65")) == (4, 5)
    assert markers(at("R 4 G 4; A hand {65}", "A play 65")) == (4, 4)


def test_E18_Q12_a_condition_adds_an_option() -> None:
    assert at("R 6 G 4; A hand {13}", "A play 13").legal(0) == ["move R-1", "move R-2"]
    assert at("R 4 G 6; A hand {26}", "A play 26").legal(0) == ["move R+1", "move R+2"]
    assert markers(at("R 4 G 4; A hand {26}", "A play 26")) == (5, 4)


@pytest.mark.parametrize(("language", "for_each"), [("en", "each"), ("cs", "každ")])
def test_E19_a_choice_after_counting_is_one_choice_for_all(language: str, for_each: str) -> None:
    moves = [(int(card), row) for card, row in zip(CARD_OF_ROW, ROWS, strict=True) if row[VERB_AT] == MOVE]
    chosen = {card for card, row in moves if row[FIRST_AT + FLAGS_AT] & TIMES_IT and row[FIRST_AT + WAYS_AT] > 1}
    assert chosen == {60, 77, 80}
    assert [card for card in chosen if for_each in say(language, f"dedicove-text-{card}")] == []


def test_E19_with_nothing_counted_nobody_is_asked() -> None:
    assert markers(at("A hand {77} party 1u; tavern 2 3 4", "A play 77")) == (4, 4)
    assert markers(at("A hand {51}; graveyard 1 2 3 6", "A play 51")) == (7, 7)


def test_E20_slots_do_not_shift() -> None:
    assert zone(at("A hand {64}; tavern 1 2 3", "A play 64", "A recruit slot 2"), "tavern") == "1 - 3"
    position = at("A hand {49}; tavern 1 2 3; graveyard 7 8", "A play 49", "A move R+1")
    assert zone(position, "tavern") == "7 8 -"


def test_E21_draw_from_the_top_and_reveal_in_place() -> None:
    assert zone(at("A hand {84}; wilderness 1 2 3", "A play 84", "A move R-1"), "drawn") == "1 2"
    assert zone(at("A hand {56}; wilderness 1 2", "A play 56"), "wilderness") == "1 2"


def test_E22_Q37_an_empty_harbour_is_made_from_the_wilderness_when_needed() -> None:
    position = bare("A hand {58}; wilderness 30 31; harbour 70; tavern 1 2 3", "A play 58", "A move R+1")
    assert [event["count"] for event in events(position, "shuffled")] == [2]
    assert sorted(position.legal(-1)) == ["draw 30", "draw 31"]
    done(position, "chance draw 31", "A hide 70")
    assert zone(position, "A party") == "58u 70d"
    idle = bare("A hand {56}; wilderness 7 1; tavern 2 3 4", "A play 56")
    assert zone(idle, "wilderness") == "7 1"


def test_E23_both_piles_empty() -> None:
    position = bare("A hand {58 1}; B hand {2}; tavern 3 4 5", "A play 58", "A move R+1")
    assert zone(position, "A party") == "58u"


def test_E24_Q26_as_many_as_there_are_and_put_one_comes_first() -> None:
    assert zone(at("A hand {4}; wilderness 9", "A play 4"), "A party") == "4u 9d"
    assert zone(at("A hand {45}; graveyard 9", "A play 45"), "A party") == "45u 9d"
    assert zone(at("A hand {27}; tavern - 9 -", "A play 27"), "A party") == "27u 9d"
    looked = at("A hand {4}; wilderness 9 10", "A play 4")
    assert zone(looked.view(A), "drawn") == "9 10"
    assert zone(looked.view(B), "drawn") == "? ?"


def test_E25_chance_chooses_among_all() -> None:
    hero = at("A hand {44}; B party 9u 10u 11d", "A play 44", "A move R+1", "A pick B")
    assert hero.legal(CHANCE) == ["bury B1", "bury B2"]
    card = at("A hand {36}; B hand {5 6 7}", "A play 36", "A move R+1")
    assert card.legal(CHANCE) == ["steal 5", "steal 6", "steal 7"]
    for position in (hero, card):
        drawn = {int(GAME.doors.draw_from(position.state(), seeded(number))) for number in range(40)}
        assert drawn == set(position.actions(CHANCE))


def test_E26_burials_lie_on_top_for_all_to_see() -> None:
    position = at("A hand {54}; B party 9d; graveyard 85", "A play 54", "A move R-1")
    assert zone(position, "graveyard") == "9 85"
    assert events(position, "buried", WATCHER)[0]["card"] == "9"


def test_E27_discards_of_the_tavern_go_in_slot_order() -> None:
    position = at("A hand {3}; tavern 19 37 20; wilderness 1", "A play 3")
    assert zone(position, "wilderness") == "20 37 19 1"


def test_E28_a_card_that_is_put_does_not_act() -> None:
    assert markers(at("A hand {64}; tavern 23 - -", "A play 64")) == (5, 5)
    assert zone(at("A hand {78}; wilderness 1 2 3 4", "A play 78", "A move R-1"), "wilderness") == "1 2 3 4"


def test_E29_Q42_turning_changes_the_side_only() -> None:
    position = at("A hand {17}; B party 9u 12d 10u", "A play 17", "A turn B2")
    assert zone(position, "B party") == "9u 12u 10u"
    assert markers(position) == (3, 3)


def test_E30_Q34_swaps_keep_places() -> None:
    position = at("A hand {75} party 1d 2d; B party 9u 10d", "A play 75", "A move R+1", "A swap A2")
    assert (zone(position, "A party"), zone(position, "B party")) == ("1d 10d 75u", "9u 2d")
    taken = at("A hand {78} party 9d; wilderness 30 31 32 33", "A play 78", "A move R-1", "A swap 32")
    assert zone(taken, "wilderness") == "30 31 9 33"


def test_E31_Q52_take_steal_give_send() -> None:
    assert asked(at("seats 3; A hand {15}; C party 9u", "A play 15")).startswith("move C")
    position = at("seats 3; A hand {74} party 9u; B party 10u", "A play 74", "A move R-1", "A send A1")
    assert position.legal(0) == ["to B", "to C"]
    assert zone(done(position, "A to C"), "C party") == "9u"
    with pytest.raises(throneroom.Illegal) as refused:
        at("A hand {76}; B hand {1 2 37}", "A play 76", "A name hill").play("give 37", 1)
    assert refused.value.rule == "E31"


def test_E32_Q22_every_performance_of_the_priest_offers_a_play() -> None:
    position = at("R 6 G 4; A hand {20 39 7}", "A play 20", "B move R+2")
    assert position.legal(0) == ["play 7", "play 39", "decline"]
    done(position, "A play 39")
    assert asked(position).startswith("move B")
    done(position, "B move R+2", "A play 7")
    assert zone(position, "A party") == "20u 39u 7u"
    with pytest.raises(throneroom.Illegal) as refused:
        at("A hand {20 7 19}", "A play 20", "B move R+2").play("play 19", 0)
    assert refused.value.rule == "E32"


def test_E33_a_performed_card_stays_where_it_is() -> None:
    position = at("A hand {79}; B party 12u", "A play 79")
    assert (markers(position), zone(position, "B party")) == ((5, 7), "12u")


def test_E34_Q21_nothing_in_the_chain_is_performed_again() -> None:
    position = at("A hand {39}; tavern 1 2 3", "A play 39")
    assert events(position, "performed") == []
    copied = at("A hand {39} party 79u; B party 12u 52u", "A play 39", "A perform B2")
    assert markers(copied) == (4, 4)


def test_E35_Q23_the_acting_card_is_no_tavern_card() -> None:
    position = at("A hand {25}; tavern 27 8 60", "A play 25", "A aside slot 1")
    assert (zone(position, "aside"), zone(position, "tavern"), zone(position, "drawn")) == ("27", "", "8 60")
    done(position, "A hide 8")
    assert zone(position, "A party") == "25u 8d 27d"


def test_E36_only_six_heroes_extend_a_chain() -> None:
    verbs = (PERFORM, PERFORM_THAT, PERFORM_TOP, ASIDE)
    found = {int(card) for card, row in zip(CARD_OF_ROW, ROWS, strict=True) if row[VERB_AT] in verbs}
    assert found == {25, 39, 46, 52, 67, 79}
    deep = at("A hand {67} party 39d 79u; B party 52u; graveyard 12 85", "A play 67")
    assert zone(deep, "A party") == "39u 79u 67u"
    assert [event["card"] for event in events(deep, "performed")] == ["39", "79", "52", "12"]
    assert markers(deep) == (5, 7)


def test_E37_a_play_opens_a_chain_of_its_own() -> None:
    position = at("A hand {20 39 7}; tavern 1 2 3", "A play 20", "B move R+2", "A play 39")
    assert [event["card"] for event in events(position, "performed")] == ["20"]
    assert asked(done(position, "B move R-2")).startswith("play-another A")
    assert asked(done(position, "A play 7")) == "draw A"


def test_E38_the_emperor_cannot_be_performed() -> None:
    assert zone(at("A hand {25}; tavern 85 - -", "A play 25"), "tavern") == "85 - -"
    assert markers(at("A hand {52}; graveyard 85", "A play 52")) == (4, 4)
    assert at("A hand {46}; tavern 85 7 8", "A play 46").legal(0) == ["aside slot 2", "aside slot 3"]


def test_E39_Q17_Q18_Q19_the_emperor_is_of_all_factions_and_one_card() -> None:
    assert zone(at("A hand {28}; B party 85u", "A play 28", "A move R-1"), "graveyard") == "85"
    assert zone(at("A hand {32}; B party 85d", "A play 32", "A move R-1", "A name water"), "graveyard") == "85"
    assert markers(at("R 6 G 4; A hand {8} party 85u", "A play 8")) == (4, 4)
    assert markers(at("A hand {16}; B party 85u", "A play 16", "A pick B")) == (4, 5)
    assert markers(at("R 6 G 4; A hand {3}; tavern 85 - -", "A play 3")) == (5, 4)
    assert zone(at("A hand {34 1} party 85u", "A play 34"), "A party") == "85u 34u"
    assert at("A hand {20 85 7}", "A play 20", "B move R+2").legal(0) == ["play 7", "decline"]
    assert markers(at("A hand {56}; wilderness 85", "A play 56")) == (4, 4)
    assert at("A hand {80} party 85u", "A play 80").legal(0) == ["move R+3", "move G-3"]


def test_E40_otherwise_he_is_a_hero_like_any_other() -> None:
    assert zone(at("A hand {85 1}", "A play 85"), "A party") == "85u"
    assert zone(at("A hand {5 85}", "A play 5"), "A party") == "5u 85d"
    assert zone(at("A hand {14}; B party 85u", "A play 14"), "B party") == "85d"


def test_E41_later_heroes_move_up() -> None:
    position = at("A hand {38}; B party 9u 10d 11u", "A play 38", "A bury B1")
    assert zone(position, "B party") == "10d 11u"


def test_E42_the_order_of_hidden_heroes_is_kept() -> None:
    position = at("A hand {6}; B party 9d 10d 11d", "A play 6", "A move R+1", "A look B2", "A look B1")
    assert zone(position, "B party") == "9d 10d 11d"


def test_E43_Q51_all_others_discard_sealed() -> None:
    position = at(
        "seats 4; A hand {48 1}; B hand {5 6}; C hand {7}; D hand {8 9}; wilderness 30", "A play 48", "A move R+1"
    )
    assert asked(position).startswith("all-discard BD")
    assert zone(position.view(B), "C sealed") == "?"
    done(position, "D discard 9")
    assert zone(position.view(C), "wilderness") == "?"
    with pytest.raises(throneroom.Illegal) as refused:
        position.play("discard 7", 1)
    assert refused.value.rule == "E43"
    done(position, "B discard 5")
    assert zone(position, "wilderness") == "9 7 5 30"
    assert zone(position, "A hand") == "1"


def test_E43_the_turn_order_begins_left_of_the_actor() -> None:
    text = "seats 4; turn C; A hand {5}; B hand {6}; C hand {48 1}; D hand {7}; wilderness 30; ask act C"
    assert zone(at(text, "C play 48", "C move R+1"), "wilderness") == "6 5 7 30"


def test_E35_cards_aside_go_where_their_own_hero_sends_them() -> None:
    position = at("A hand {25}; tavern 46 7 9; graveyard 85", "A play 25", "A aside slot 1", "A aside slot 2")
    assert (zone(position, "A party"), zone(position, "graveyard")) == ("25u 46d", "7 85")
