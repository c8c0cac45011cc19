"""The levels that people play against: always legal, never late, each stronger than the one before."""

import time
from functools import cache
from itertools import pairwise

import pytest

from tests.laws.games import LONG, TABLES, Table
from throneroom import GAMES, Game
from throneroom.arena.contest import contest
from throneroom.arena.hold import hold
from throneroom.bots import KINDS, LEVELS, bot
from throneroom.bots.searching import Search
from throneroom.bots.trolli_mind import Mind as TrolliMind
from throneroom.bots.trun_mind import Mind
from throneroom.kit import seeded
from throneroom.kit.rng import below
from throneroom.kit.speech import LANGUAGES, say
from throneroom.kit.speed import INTERPRETED, SPEED

DEALS, LEAST_DEALS = 150, 60  # of long games at least
FEW_DEALS = 30
FEW_MATCHES = 80  # for a step that is wide: fewer deals where more seats are turned
SOMETIMES = 3  # plies: a bot may think in another way later on
LATE = 1.0  # seconds of the processor: what else the machine does is not the level's fault


@cache
def warmed(name: str, game: Game) -> None:
    """Compiling is not thinking: asked now and then in a match of random actions."""
    match, rng = game.start(luck=0), seeded(0)
    kind = name.partition(":")[0]
    player = bot(kind if kind in KINDS else f"{kind}:1", game)
    while not match.is_over:
        seat, actions = match.actor, match.actions(match.actor)
        if match.ply % SOMETIMES == 0:
            player.choose(match.view(seat), seeded(0))
        match.play(actions[below(rng, len(actions))], seat)


def match(table: Table, luck: int, names: list[str], every: int = 1) -> tuple[tuple[int, ...], float]:
    """Who won a match between bots, and how long the slowest decision took. An illegal action is refused aloud.

    Of so many decisions one is thought about, the others are uniform.
    """
    for name in names:
        warmed(name, table.game)
    position, slowest = table.start(luck), 0.0
    bots, rngs = [bot(name, table.game) for name in names], [seeded(luck, seat) for seat in range(table.seats)]
    while not position.is_over:
        seat, actions = position.actor, position.actions(position.actor)
        if position.ply % every:
            position.play(actions[below(rngs[seat], len(actions))], seat)
            continue
        began = time.process_time()
        action = bots[seat].choose(position.view(seat), rngs[seat])
        slowest = max(slowest, time.process_time() - began)
        assert action in actions, names[seat]
        position.play(action, seat)
    return position.winners(), slowest


def usual(game: Game) -> Table:
    """Its first table."""
    return next(table for table in TABLES if table.game is game)


def mixed(table: Table, luck: int, names: tuple[str, ...]) -> list[str]:
    """Anybody on any seat."""
    rng = seeded(luck, 99)
    return [names[below(rng, len(names))] for _ in range(table.seats)]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_no_move_is_illegal_or_late(table: Table) -> None:
    """With real budgets, regents excepted: they have their own test."""
    assert match(table, 1, mixed(table, 1, (*LEVELS[:-1], "baseline:100")), table.sparse())[1] < LATE


@pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.name)
def test_the_top_level_is_in_time(game: Game) -> None:
    table = usual(game)
    names = mixed(table, 1, ("page",))
    assert match(table, 1, ["regent", *names[1:]], table.sparse(3))[1] < LATE


@pytest.mark.slow
@pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.name)
def test_no_move_is_illegal_or_late_in_2000_games(game: Game) -> None:
    """Every twentieth with levels that think as long as they do for people, the others with few simulations."""
    tables = [table for table in TABLES if table.game is game]
    quick = tuple(f"{name}:20" for name in (*LEVELS, "baseline"))
    slowest = 0.0
    for luck in range(2_000):
        table = tables[luck % len(tables)]
        slowest = max(slowest, match(table, luck, mixed(table, luck, quick if luck % 20 else LEVELS))[1])
    print(f"{game.name}: the slowest of all decisions took {slowest:.3f} s")
    assert slowest < LATE


# -- each beats the one before --------------------------------------------------------------------------------

every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.name)
QUICK_RULES = pytest.mark.skipif(SPEED == INTERPRETED, reason="too much for the interpreter")


def is_stronger(game: Game, name: str, than: str, deals: int) -> bool:
    """One against the others, the same deals from every seat: does the interval of its share lie above a fair one?"""
    told = hold(contest(game, [name, than]), deals, workers=1)
    share = told.results[0]
    print(f"{game.name}: {name} wins {share.win_share:.1%} ({share.low:.1%} to {share.high:.1%}) against {than}")
    return share.low > told.fair


def without_clock(level: str, game: Game) -> str:
    """With the level's own budget, so that the same is found on every machine."""
    made = bot(level, game)
    assert isinstance(made, Search | Mind | TrolliMind)
    return f"{level}:{made.simulations}"


def stronger_pairs(game: Game, deals: int, levels: tuple[str, ...] = LEVELS) -> list[bool]:
    """From the weakest pair of neighbours to the strongest."""
    return [
        is_stronger(game, without_clock(stronger, game), without_clock(weaker, game), deals)
        for weaker, stronger in pairwise(levels)
    ]


@QUICK_RULES
@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.longest <= LONG], ids=lambda game: game.name)
def test_the_second_level_beats_the_first(game: Game) -> None:
    assert all(stronger_pairs(game, FEW_MATCHES // usual(game).seats, LEVELS[:2]))


@QUICK_RULES
def test_equal_levels_would_be_found_out() -> None:
    """Otherwise the test before could not fail."""
    assert not is_stronger(GAMES["trun"], "herald:8", "page:8", FEW_DEALS)


@pytest.mark.slow
@every_game
def test_every_level_beats_the_one_before(game: Game) -> None:
    assert all(stronger_pairs(game, usual(game).scaled(DEALS, LEAST_DEALS)))


# -- what they are called -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_names(language: str) -> None:
    names = [say(language, f"web-level-{level}") for level in LEVELS]
    assert len(set(names)) == len(LEVELS)
    assert not any(name.startswith("web-") or any(letter.isdigit() for letter in name) for name in names)
