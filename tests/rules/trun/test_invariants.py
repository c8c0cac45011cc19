"""I1-I5: what holds in every game, looked at from outside after every ply of random games."""

from collections import Counter
from itertools import combinations

import pytest

from tests.rules.trun.table import CARDS, asked, cards, ended, led, votes, walk, winner, won
from throneroom import WATCHER, Position

GAMES = range(6)
PILES = ["deck", "prize", "removed", *(f"{seat} {pile}" for seat in "AB" for pile in ("hand", "followers", "score"))]


def everything(position: Position) -> list[str]:
    """All cards on the table, the trick included."""
    return [card for pile in PILES for card in cards(position, pile)] + led(position)


def undealt(seed: int) -> Counter[str]:
    """The 26 cards of the draw deck, before the first prize."""
    for position in walk(seed):
        if asked(position) == "prize":
            return Counter(cards(position, "deck"))
    raise AssertionError("nothing was dealt")


def at_the_end(seed: int) -> Position:
    """A random game, played out."""
    *_, position = walk(seed)
    return position


def scored(position: Position) -> Counter[str]:
    """Both score piles together."""
    return Counter(cards(position, "A score") + cards(position, "B score"))


@pytest.mark.parametrize("seed", GAMES)
def test_I1_the_52_cards_are_always_all_there(seed: int) -> None:
    for position in walk(seed):
        assert Counter(everything(position)) == Counter(CARDS)


@pytest.mark.parametrize("seed", GAMES)
def test_I2_the_sizes_of_hands_deck_and_followers(seed: int) -> None:
    tricks = 0
    for position in walk(seed):
        if asked(position) == "prize" and tricks < 13:
            assert [len(cards(position, f"{seat} hand")) for seat in "AB"] == [13 - tricks] * 2
            assert [len(cards(position, f"{seat} followers")) for seat in "AB"] == [tricks] * 2
            assert len(cards(position, "deck")) == 26 - 2 * tricks
            tricks += 1
    assert tricks == 13


@pytest.mark.parametrize("seed", range(12))
def test_I3_all_undead_are_scored(seed: int) -> None:
    final = scored(at_the_end(seed))
    in_hands = 10 - sum(count for card, count in undealt(seed).items() if card[0] == "U")
    assert {card for card in final if card[0] == "U"} == {f"U{value}" for value in range(10)}
    assert final.total() == 26 + in_hands


def test_I3_six_undead_win_that_vote_and_so_do_five_with_U9() -> None:
    undead = [f"U{value}" for value in range(10)]
    for size in (4, 5, 6):
        for mine in combinations(undead, size):
            theirs = [card for card in undead if card not in mine]
            expected = "A" if size == 6 or (size == 5 and "U9" in mine) else "B"
            assert votes(ended(" ".join(mine), " ".join(theirs))) == f"--{expected}--"


@pytest.mark.parametrize("seed", range(12))
def test_I4_other_factions_are_scored_as_often_as_they_lay_in_the_deck(seed: int) -> None:
    final, deck = scored(at_the_end(seed)), undealt(seed)
    others = [card for card in CARDS if card[0] != "U"]
    assert {card: final[card] for card in others} == {card: deck[card] for card in others}


@pytest.mark.parametrize("seed", GAMES)
def test_I5_every_trick_has_one_winner_who_leads_the_next(seed: int) -> None:
    trick: list[str] = []
    leader, tricks = "", 0
    for position in walk(seed):
        played = [event for event in position.view(WATCHER).events() if event["kind"] == "played"]
        trick += [event["card"] for event in played]
        if len(trick) == 2 and played:
            leader = leader if winner(*trick) == "leader" else played[0]["seat"]
            assert won(position) == leader
            trick, tricks = [], tricks + 1
        if asked(position).startswith("lead"):
            leader = leader or asked(position)[-1]
            assert asked(position) == f"lead {leader}"
    assert tricks == 26
