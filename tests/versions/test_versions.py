"""A match that began under an earlier version of the rules goes on and is replayed under it."""

import re

import pytest

import throneroom
from throneroom import WATCHER, Record
from throneroom.bots import LEVELS, bot
from throneroom.kit import seeded
from throneroom.kit.errors import Malformed
from throneroom.kit.frames import CHANCE
from throneroom.kit.game import Game
from throneroom.kit.position import Position
from throneroom.kit.rng import below

TRUN, DEDICOVE = throneroom.game("trun"), throneroom.game("dedicove")
of_both_games = pytest.mark.parametrize("second", ["trun", "dedicove"], indirect=True)


def played(game: Game, luck: int, plies: int = 1000) -> Position:
    """By uniform choices."""
    position, rng = game.start(luck=luck), seeded(luck)
    while not position.is_over and position.ply < plies:
        actions = position.actions(position.actor)
        position.play(actions[below(rng, len(actions))], position.actor)
    return position


def told(position: Position) -> list[object]:
    """All that leaves a position."""
    seen: list[object] = [position.text]
    for observer in (*range(position.seats), WATCHER) if position.seats == 2 else (position.actor, WATCHER):
        view = position.view(observer)
        seen += [view.text, view.json(), view.legal(), position.events(observer, since=0)]
        seen += [view.why_not(thing) for thing in ("G3", "K5", "play M9", "nonsense", "bury B2", "play 7")]
    return seen


def test_a_position_tells_the_same_under_its_earlier_version(second: Game) -> None:
    first = second.at(1)
    assert first is not None
    for luck in range(12):
        plies = 30 + 6 * luck
        assert told(played(first, luck, plies)) == told(played(TRUN, luck, plies))


def in_today(seen: object) -> object:
    """The first hero's sentence has a row before its first now: what a text counts from 0, it counts from 1."""
    return re.sub(r"(?<= )1\.(\d)", lambda row: f"1.{int(row[1]) + 1}", seen) if isinstance(seen, str) else seen


@pytest.mark.parametrize("second", ["dedicove"], indirect=True)
def test_rows_of_sentences_are_found_wherever_they_lie_today(second: Game) -> None:
    first, asked = second.at(1), set[str]()
    assert first is not None
    today, then = (game.start(seats=4, luck=1) for game in (DEDICOVE, first))
    rng = seeded(1)
    while not today.is_over and today.ply < 600:
        step = "first hero" if " 1." in today.text else str(today.view(WATCHER).json()["table"]["step"])
        if step not in asked:
            assert [in_today(seen) for seen in told(today)] == told(then)
        asked.add(step)
        seat, actions = today.actor, today.actions(today.actor)
        action = actions[below(rng, len(actions))]
        for position in (today, then):
            position.play(action, seat)
    assert len(asked) > 10
    assert "first hero" in asked


def test_the_second_version_is_another_game(second: Game) -> None:
    assert (second.version, second.at(2)) == (2, second)
    position = second.from_text(FOLLOWING)
    assert position.legal(1) == ["play G3", "play K5"]
    before = second.at(1)
    assert before is not None
    following = before.from_text(FOLLOWING)
    assert following.legal(1) == ["play G3"]
    assert following.view(1).why_not("K5") == TRUN.from_text(FOLLOWING).view(1).why_not("K5")


def test_a_question_that_did_not_exist_then_cannot_be_read(second: Game) -> None:
    before = second.at(1)
    assert before is not None
    with pytest.raises(Malformed):
        before.from_text("A hand {G1}\nB hand {G3}\nask pause A")


FOLLOWING = "A hand {G1}\nB hand {G3 K5}\nask follow B G2"


def test_a_position_text_is_read_under_an_earlier_version(second: Game) -> None:
    first = second.at(1)
    assert first is not None
    for luck in range(4):
        text = played(TRUN, luck, 60).text
        assert first.from_text(text, ()).text == TRUN.from_text(text, ()).text


@of_both_games
def test_records_are_replayed_by_the_rules_that_they_were_played_with(second: Game) -> None:
    for luck in range(4):
        record = Record.of(played(throneroom.game(second.name), luck))
        again = record.replay(second)
        assert again.game.version == 1
        assert (again.scores(), again.lines()) == (record.result, record.log)
        assert Record.of(again).rules == 1


@of_both_games
def test_a_match_goes_on_with_every_level_of_bots(second: Game) -> None:
    game = throneroom.game(second.name)
    half = Record.of(played(game, 3, 90))  # in the second phase of Trůn nobody draws
    on = half.replay(second)
    before = half.replay(game)
    for level in LEVELS:
        name = f"{level}:40"
        choice = bot(name, on.game).choose(on.view(on.actor), seeded(5))
        assert choice == bot(name, game).choose(before.view(before.actor), seeded(5))
        for position in (on, before):
            position.play(choice, position.actor)
            while position.asks_chance:
                position.play(position.actions(CHANCE)[0], CHANCE)
    assert on.lines() == before.lines()


def test_a_version_that_was_never_kept_is_named(second: Game) -> None:
    assert second.at(7) is None
    record = Record.of(played(second, 1, 40))
    record.rules = 7
    with pytest.raises(Malformed, match="7"):
        record.replay(second)


@pytest.mark.parametrize("name", throneroom.GAMES)
def test_every_earlier_version_is_kept(name: str) -> None:
    game = throneroom.GAMES[name]
    assert [version for version in range(1, game.version) if game.at(version) is None] == []
