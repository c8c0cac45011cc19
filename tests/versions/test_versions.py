"""A match that began under an earlier version of the rules goes on and is replayed under it."""

import pytest

import throneroom
from throneroom import WATCHER, Record
from throneroom.bots import LEVELS, bot
from throneroom.kit import seeded
from throneroom.kit.errors import Malformed
from throneroom.kit.game import Game
from throneroom.kit.position import Position
from throneroom.kit.rng import below

TRUN = throneroom.game("trun")


def played(game: Game, luck: int, plies: int = 1000) -> Position:
    """By uniform choices."""
    position, rng = game.start(luck=luck), seeded(luck)
    while not position.is_over and position.ply < plies:
        actions = position.actions(position.actor)
        position.play(actions[below(rng, len(actions))])
    return position


def told(position: Position) -> list[object]:
    """All that leaves a position."""
    seen: list[object] = [position.text]
    for observer in (*range(position.seats), WATCHER):
        view = position.view(observer)
        seen += [view.text, view.json(), view.legal(), position.events(observer, since=0)]
        seen += [view.why_not(thing) for thing in ("G3", "K5", "play M9", "nonsense")]
    return seen


def test_a_position_tells_the_same_under_its_earlier_version(second: Game) -> None:
    first = second.at(1)
    assert first is not None
    for luck in range(12):
        plies = 30 + 6 * luck
        assert told(played(first, luck, plies)) == told(played(TRUN, luck, plies))


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


def test_records_are_replayed_by_the_rules_that_they_were_played_with(second: Game) -> None:
    for luck in range(4):
        record = Record.of(played(TRUN, luck))
        again = record.replay(second)
        assert again.game.version == 1
        assert (again.scores(), again.lines()) == (record.result, record.log)
        assert Record.of(again).rules == 1


def test_a_match_goes_on_with_every_level_of_bots(second: Game) -> None:
    half = Record.of(played(TRUN, 3, 90))  # in the second phase nobody draws
    on = half.replay(second)
    before = half.replay(TRUN)
    for level in LEVELS:
        name = f"{level}:40"
        choice = bot(name, on.game).choose(on.view(on.actor), seeded(5))
        assert choice == bot(name, TRUN).choose(before.view(before.actor), seeded(5))
        on.play(choice)
        before.play(choice)
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
