"""What one process hands to another: games, positions, views, bots and refusals, at every table."""

import pickle
import subprocess
import sys
from typing import TypeVar

import pytest

from tests.laws.games import TABLES, Table, bots_of
from tests.laws.test_laws import play_on, played
from throneroom import Game, Malformed, Position, Refusal
from throneroom.bots import bot
from throneroom.kit import seeded
from throneroom.kit.game import known
from throneroom.kit.portable import KEPT
from throneroom.kit.view import View

at_every_table = pytest.mark.parametrize("table", TABLES, ids=str)
GAMES_HERE = list({table.game.name: table.game for table in TABLES}.values())
KEPT_HERE = [tuple(file.stem.split("@")) for file in sorted(KEPT.glob("*.wasm"))]
VERSIONS = [game.at(int(version)) for game in GAMES_HERE for name, version in KEPT_HERE if name == game.name]
EVERY_GAME = pytest.mark.parametrize("game", [*GAMES_HERE, *VERSIONS], ids=lambda game: f"{game.name}@{game.version}")
NAMES_ONLY, BESIDE, FOR_AN_ENTRY = 150, 2_000, 40  # bytes
READ_IT = (
    "import pickle, sys; view = pickle.load(sys.stdin.buffer); sys.stdout.write(repr((view.json(), view.legal())))"
)
Thing = TypeVar("Thing")


def handed_over(thing: Thing) -> Thing:
    """As the other process has it."""
    got: Thing = pickle.loads(pickle.dumps(thing))
    return got


def told(view: View) -> list[object]:
    """All that a view says."""
    return [
        view.array.tobytes(),
        view.actions(),
        view.json(),
        view.events(),
        view.text,
        view.imagine(seeded(1)).tobytes(),
    ]


def known_of(position: Position) -> list[object]:
    """Everything about it, secrets too."""
    observers = [*range(position.seats), -3]
    asked = [(position.opened(seat), position.legal(seat), position.last_undoable(seat)) for seat in observers[:-1]]
    views = [told(position.view(observer)) for observer in observers]
    luck = position.luck and (position.luck.commitment, position.luck.answers)
    return [position.game, position.options, position.log, position.lines(), position.text, asked, views, luck]


@EVERY_GAME
def test_a_game_is_its_name_and_version(game: Game) -> None:
    assert handed_over(game) is game
    assert len(pickle.dumps(game)) < NAMES_ONLY


@EVERY_GAME
def test_a_match_of_every_version_goes_on_elsewhere(game: Game) -> None:
    position = game.start(luck=3)
    play_on(position, 3, 30)
    other = handed_over(position)
    play_on(position, 4)
    play_on(other, 4)
    assert other.is_over
    assert known_of(other) == known_of(position)


@pytest.mark.parametrize("game", GAMES_HERE, ids=lambda game: game.name)
def test_a_version_that_is_not_here_is_refused(game: Game) -> None:
    with pytest.raises(Malformed, match="99"):
        known(game.package, 99)


@at_every_table
def test_a_position_comes_back_whole_and_shares_nothing(table: Table) -> None:
    for luck, plies in enumerate((0, 25, 60, None)):
        position = played(table, luck, plies)
        before, other = known_of(position), handed_over(position)
        assert known_of(other) == before
        play_on(other, 5, position.ply + 20)
        assert known_of(position) == before
        play_on(position, 5, position.ply + 20)
        assert known_of(other) == known_of(position)


@at_every_table
def test_what_was_seen_and_not_told_yet_comes_along(table: Table) -> None:
    position = table.game.start(table.seats, dict(table.options), 2, watched=True)
    play_on(position, 2, 12)
    other = handed_over(position)
    for ply in range(position.ply):
        for observer in table.observers():
            assert told(other.saw(ply, observer)) == told(position.saw(ply, observer))


@at_every_table
def test_pickles_hold_bytes_and_names_and_no_more(table: Table) -> None:
    position, state = played(table, 1, 60), table.game.state.itemsize
    assert len(pickle.dumps(position)) < 2 * state + 2 * table.game.widest + FOR_AN_ENTRY * position.ply + BESIDE
    for observer in table.observers():
        view = position.view(observer)
        assert len(pickle.dumps(view)) < state + 10 * len(view.actions()) + 2 * NAMES_ONLY
        assert told(handed_over(view)) == told(view)


@at_every_table
def test_bots_choose_the_same_elsewhere(table: Table) -> None:
    position = table.start(4)
    play_on(position, 4, position.ply + 3)
    view = position.view(position.actor)
    for name in bots_of(table.game, simulations=4):
        one = bot(name, table.game)
        assert handed_over(one).choose(handed_over(view), seeded(7)) == one.choose(view, seeded(7))


@pytest.mark.parametrize("game", GAMES_HERE, ids=lambda game: game.name)
def test_a_process_that_knew_nothing_reads_a_view(game: Game) -> None:
    view = game.start(luck=1).view(0)
    read = subprocess.run([sys.executable, "-c", READ_IT], input=pickle.dumps(view), capture_output=True, check=True)
    assert read.stdout.decode() == repr((view.json(), view.legal()))


def test_a_refusal_says_the_same_elsewhere() -> None:
    with pytest.raises(Refusal) as refused:
        played(TABLES[0], 1, 30).play("play Z9", 0)
    again = handed_over(refused.value)
    assert (type(again), again.data(), str(again)) == (refused.type, refused.value.data(), str(refused.value))
