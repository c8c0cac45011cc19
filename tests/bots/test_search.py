"""The search and the baseline: they play every game legally, can be repeated, and find what is there to be found."""

import os
import subprocess
import sys
import time
from dataclasses import replace
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from tests.laws.games import LONG, TABLES, Table, positions
from throneroom import GAMES, Game, Malformed, Position
from throneroom.bots import BUDGETED, LEVELS, bot, bot_names
from throneroom.bots.bot import is_guided
from throneroom.bots.levels import level
from throneroom.bots.rooms import rooms_of
from throneroom.bots.searching import Search, thought
from throneroom.bots.settings import ALONE, DICE, EVER, MULTIPLE, SINGLE, Settings
from throneroom.games.krvavy_trun.pieces import KINDS
from throneroom.games.krvavy_trun.state import PLACES_WIDE
from throneroom.kit import seeded
from throneroom.kit.rng import below
from throneroom.kit.speed import INTERPRETED, SWITCH

KRVAVY, TRUN = GAMES["krvavy_trun"], GAMES["trun"]
NOW_AND_THEN = 5  # plies, an odd number: leads and replies in turn
MOST_CHOICES = 3  # of the best level in a match, interpreted
FEW_DECISIONS = 6  # of a playout, interpreted
VARIANTS = {
    "alone": Settings(ALONE),
    "alone, cut": Settings(ALONE, depth=6, margin=0.2),
    "single": Settings(SINGLE, breadth=1.0),
    "multiple": Settings(MULTIPLE, redeal=DICE // 2),
}


def variants(game: Game, simulations: int) -> list[Search]:
    """A search of every kind."""
    return [
        Search(game, name, guided(made) if is_guided(game) else made, simulations) for name, made in VARIANTS.items()
    ]


def guided(settings: Settings) -> Settings:
    """With the game's hand-made play."""
    return settings._replace(trust=1.0, whims=DICE // 8)


def played(position: Position, bots: list[Search], seed: int, every: int) -> int:
    """A whole match, every so many answers by the bots in turn, and checked; how many those are."""
    rng, plies, decisions = seeded(seed), 0, 0
    while not position.is_over:
        seat, actions = position.actor, position.actions(position.actor)
        if plies % every == 0:
            action = bots[decisions % len(bots)].choose(position.view(seat), rng)
            assert action in actions
            decisions += 1
        else:
            action = actions[below(rng, len(actions))]
        position.play(action, seat)
        plies += 1
    return decisions


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_variant_plays_whole_matches_legally(table: Table) -> None:
    searches = variants(table.game, 20)
    for luck in range(table.scaled(2, least=1)):
        assert played(table.start(luck), searches, luck, table.sparse()) > len(searches)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_same_numbers_give_the_same_choice(table: Table) -> None:
    position = table.start(5)
    view = position.view(position.actor)
    for search in variants(table.game, 60):
        assert search.choose(view, seeded(3)) == search.choose(view, seeded(3))


def test_other_numbers_give_other_choices() -> None:
    position = KRVAVY.start(4, luck=5)
    view = position.view(position.actor)
    for variant, settings in VARIANTS.items():
        search = Search(KRVAVY, variant, settings, 4)
        assert len({search.choose(view, seeded(number)) for number in range(20)}) > 1


def test_a_choice_takes_numbers_from_the_bot_so_the_next_one_thinks_anew() -> None:
    position = KRVAVY.start(4, luck=5)
    view, rng, before = position.view(position.actor), seeded(1), seeded(1)
    variants(KRVAVY, 4)[0].choose(view, rng)
    assert rng[0] != before[0]


def test_two_threads_search_more_and_can_be_repeated() -> None:
    position = KRVAVY.start(4, luck=5)
    view = position.view(position.actor)
    search = Search(KRVAVY, "two", Settings(SINGLE), 400, threads=2)
    assert len({search.choose(view, seeded(3)) for _ in range(3)}) == 1


def test_time_ends_a_search() -> None:
    position = KRVAVY.start(4, luck=5)
    view = position.view(position.actor)
    level("regent", KRVAVY).choose(view, seeded(1))
    began = time.perf_counter()
    Search(KRVAVY, "hurried", Settings(SINGLE), 10**9, seconds=0.05).choose(view, seeded(1))
    assert time.perf_counter() - began < 2  # of seconds, not of a billion simulations


def test_memory_that_is_full_ends_growth_not_the_search() -> None:
    """What a search knows is bounded: 400 simulations in room for a few nodes still choose a legal action."""
    position = KRVAVY.start(4, luck=5)
    view = position.view(position.actor)
    for search in variants(KRVAVY, 400):
        object.__setattr__(search, "_nodes", lambda simulations: 12)
        assert search.choose(view, seeded(2)) in view.actions()


# -- what there is to find ------------------------------------------------------------------------------------

LAST_ROUND = """\
seats 3 turn 6 first A cursor 1
A purse 3 hand {Archer} aside {Spy Trap Decree}
B purse 9 hand {Spy} aside {Heir Trap Decree}
C purse 5 hand {Spy} aside {Heir Trap Decree}
row R.Conspiracyv4 B.Lordv0 G.Lordv0
ask decide A
"""  # eight points that are lost if they stay where they are


@pytest.mark.parametrize("name", ["baseline:200", *(f"{level}:200" for level in LEVELS)])
def test_points_are_not_left_on_a_card_in_the_last_step(name: str) -> None:
    position = KRVAVY.from_text(LAST_ROUND)
    for number in range(5):
        assert bot(name, KRVAVY).choose(position.view(0), seeded(number)) == 1  # reveal


@pytest.mark.parametrize("variant", list(VARIANTS))
def test_every_variant_finds_it_without_a_guide(variant: str) -> None:
    position = KRVAVY.from_text(LAST_ROUND)
    search = Search(KRVAVY, variant, VARIANTS[variant]._replace(depth=EVER), 200)
    assert all(search.choose(position.view(0), seeded(number)) == 1 for number in range(5))


# -- what a mind may know, and how far it looks ---------------------------------------------------------------

HAND = "Archer Squire Spy Heir Lord Trap Decree"
PLACING = """\
seats 3 turn 1 first A
A purse 1 hand {Archer Squire Spy Heir Lord Trap Decree} aside {Murder Conspiracy Impersonator}
B purse 1 hand {Archer Squire Spy Heir Lord Trap Decree} aside {Murder Conspiracy Impersonator}
C purse 1 hand {Archer Squire Spy Heir Lord Trap Decree} aside {Murder Conspiracy Impersonator}
ask place A 0
"""


@cache
def bound(game: Game) -> ModuleType:
    """The search of a game."""
    return dict(rooms_of(game))["search"]


def told_of(action: str, seat: int) -> int:
    """What a mind makes of an action of A."""
    position = KRVAVY.from_text(PLACING)
    position.play(action, 0)
    return int(bound(KRVAVY).told(position.state()[0], seat))


def test_a_mind_cannot_tell_hidden_cards_apart() -> None:
    cards = HAND.split()
    assert len({told_of(f"place {card} end", 1) for card in cards}) == 1
    assert len({told_of(f"place {card} end", 0) for card in cards}) == len(cards)  # its own it can


def tried(settings: Settings, simulations: int) -> list[int]:
    """How often each of the seven first actions was tried."""
    view = KRVAVY.from_text(PLACING).view(0)
    tries = Search(KRVAVY, "counted", settings, simulations).tries(view, seeded(1))
    return [int(tries[action]) for action in view.actions()]


@pytest.mark.parametrize("observers", [ALONE, SINGLE])
def test_every_simulation_counts_once(observers: int) -> None:
    assert sum(tried(Settings(observers), 300)) == 300
    assert min(tried(Settings(observers), 300)) > 0


def test_others_learn_in_their_part_of_the_simulations() -> None:
    own = sum(tried(Settings(MULTIPLE, redeal=DICE // 4), 2000))
    assert 1350 < own < 1650


def first_kinds(tree: Any, root: int) -> set[int]:
    """The kinds of card that were placed first by whoever learns from this root."""
    search, found = bound(KRVAVY), set()
    child = tree[root, search.CHILD]
    while child:
        action = int(tree[child, search.ACTION])
        found |= {action // PLACES_WIDE} if action >= 0 else set()
        child = tree[child, search.SIBLING]
    return found


def test_others_learn_against_every_hand_that_we_might_have() -> None:
    """Redealt worlds have a root of their own: what this seat does there with any hand is no plan for its own."""
    tried(Settings(MULTIPLE, redeal=DICE // 2), 400)
    tree, mine = thought(KRVAVY).at.tree, {KINDS[card] for card in HAND.split()}
    assert first_kinds(tree, 0) == mine
    assert first_kinds(tree, 3) > mine
    assert len(first_kinds(tree, 1)) == 0  # nobody else is asked first


def test_breadth_holds_back_new_answers() -> None:
    """After 16 visits with breadth 0.5 a node knows at most 1 + 0.5 * 4 answers."""
    assert sum(count > 0 for count in tried(Settings(SINGLE, breadth=0.5), 17)) == 3
    assert sum(count > 0 for count in tried(Settings(SINGLE), 17)) == 7


def test_trust_puts_the_liked_answer_first() -> None:
    view = KRVAVY.from_text(PLACING).view(0)
    liked = view.actions().index(bot("greedy", KRVAVY).choose(view, seeded(1)))
    assert tried(Settings(SINGLE, trust=0.5), 1)[liked] == 1
    assert tried(Settings(SINGLE, trust=50.0), 40)[liked] > 30


@pytest.mark.parametrize("table", [table for table in TABLES if is_guided(table.game)], ids=str)
def test_an_evaluation_shares_out_one_victory(table: Table) -> None:
    """At most: in some games nobody may win."""
    hopes, most = np.zeros(8), 0.0
    for state in positions(table, 3, 10):
        bound(table.game).evaluate(state[0], hopes)
        assert hopes[: table.seats].sum() < 1 + 1e-9
        assert hopes.min() >= 0
        most = max(most, hopes[: table.seats].sum())
    assert most > 0


def test_a_fuller_purse_has_more_hope() -> None:
    hopes, text = np.zeros(8), PLACING.replace("B purse 1", "B purse 6")
    bound(KRVAVY).evaluate(KRVAVY.from_text(text).state()[0], hopes)
    assert hopes[1] > 2 * hopes[0]


# -- frozen ---------------------------------------------------------------------------------------------------

FROZEN = {
    "trun": [29, 49, 19, 18, 24, 27, 37, 35, 45, 51, 20, 15],
    "krvavy_trun": [576, 128, 449, 321, 1, 0, 0, 1, 65, 193, 4, 325],
}


@pytest.mark.parametrize("name", list(FROZEN))
def test_the_baseline_is_frozen(name: str) -> None:
    """Strength is told against it: if this fails, every figure of docs/bots.md is about another baseline."""
    position, rng, chosen = GAMES[name].start(luck=11), seeded(11), []
    for _ in range(12):
        chosen.append(bot("baseline:200", GAMES[name]).choose(position.view(position.actor), rng))
        position.play(chosen[-1], position.actor)
    assert chosen == FROZEN[name]


# -- compiled and interpreted ---------------------------------------------------------------------------------


def choices() -> list[int]:
    """Of all variants and of the baseline in every game: few simulations, because interpreted ones are slow."""
    found = []
    for game in GAMES.values():
        position = game.start(game.seats[-1], luck=4)
        view = position.view(position.actor)
        found += [cut_short(search).choose(view, seeded(1)) for search in variants(game, 3)]
        found.append(bot("baseline:3", game).choose(view, seeded(1)))
        found += levels_on_the_way(game)
    return found


def cut_short(search: Search) -> Search:
    """Where games are long, playouts are cut."""
    is_long = search.game.longest > LONG
    return replace(search, settings=search.settings._replace(depth=FEW_DECISIONS)) if is_long else search


def levels_on_the_way(game: Game) -> list[int]:
    """What the best level does now and then in a match of uniform choices."""
    position, rng, views = game.start(luck=4), seeded(4), []
    while not position.is_over:
        actions = position.actions(position.actor)
        if position.ply % NOW_AND_THEN == 0:
            views.append(position.view(position.actor))
        position.play(actions[below(rng, len(actions))], position.actor)
    every = 1 + len(views) // MOST_CHOICES
    return [bot("best:3", game).choose(view, seeded(1)) for view in views[::every]]


def test_every_speed_chooses_alike() -> None:
    code = "from tests.bots.test_search import choices; print(choices())"
    slowly = {**os.environ, SWITCH: INTERPRETED}
    told = subprocess.run([sys.executable, "-c", code], env=slowly, capture_output=True, text=True)
    assert told.stdout.strip() == str(choices()), told.stderr


# -- names ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.name)
def test_levels_are_named_and_best_is_the_last(game: Game) -> None:
    assert bot_names(game)[-4:] == LEVELS
    assert bot("best", game).name == LEVELS[-1]
    assert [bot(name, game).name for name in LEVELS] == list(LEVELS)


@pytest.mark.parametrize(
    "name", ["baseline:0", "baseline:-1", "baseline:many", "regent:", "best:1e3", "baseline:99999999"]
)
def test_a_budget_must_be_a_number(name: str) -> None:
    with pytest.raises(Malformed):
        bot(name, TRUN)


@pytest.mark.parametrize("name", ["", ":", "greedy:5", "uniform:1", "genius", "genius:10", "Regent"])
def test_an_unknown_bot_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(Malformed, match="uniform, greedy, page"):
        bot(name, TRUN)


@pytest.mark.parametrize("kind", BUDGETED)
def test_a_budget_is_part_of_the_name(kind: str) -> None:
    assert bot(f"{kind}:7", TRUN).name.endswith(":7")
