"""The Oracle sees everything, and so it sits in the arena alone."""

import pytest

from throneroom import GAMES, Game, Illegal, Malformed
from throneroom.bots import bot, bot_names
from throneroom.bots.oracle import shown
from throneroom.kit import seeded
from throneroom.server.pool import Question
from throneroom.server.worker import think

every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.name)


@every_game
def test_it_is_no_level_of_a_table(game: Game) -> None:
    assert "oracle" not in bot_names(game)


@every_game
def test_it_refuses_a_mere_view(game: Game) -> None:
    position = game.start(luck=1)
    with pytest.raises(Illegal, match="arena"):
        bot("oracle:5", game).choose(position.view(position.actor), seeded(1))


@every_game
def test_it_refuses_to_think_for_a_server(game: Game) -> None:
    """Even where somebody writes its name into a stored match."""
    position = game.start(luck=1)
    view = position.view(position.actor)
    with pytest.raises((Illegal, Malformed)):
        think(Question(game.name, game.version, "oracle", view.seat, view.array.tobytes(), (1,)))


@every_game
def test_it_plays_legally_in_the_arena(game: Game) -> None:
    position, rng = game.start(luck=1), seeded(1)
    player = bot("oracle:10", game)
    while not position.is_over:
        seat = position.actor
        action = player.choose(shown(player, position, seat), rng)
        assert action in position.actions(seat)
        position.play(action, seat)


@every_game
def test_the_arena_shows_everything_to_it_and_views_to_others(game: Game) -> None:
    position = game.start(luck=1)
    seat = position.actor
    everything = shown(bot("oracle", game), position, seat)
    assert everything.array.tobytes() == position.state().tobytes()
    assert everything.imagine(seeded(3)).tobytes() == position.state().tobytes()  # nothing is left to imagine
    for name in bot_names(game):
        assert shown(bot(name, game), position, seat).array.tobytes() == position.view(seat).array.tobytes()


MURDER = """\
seats 3 turn 6 first A cursor 1
A purse 5 hand {Archer} aside {Spy Heir Decree}
B purse 5 hand {Spy} aside {Heir Conspiracy Decree}
C purse 1 hand {Spy} aside {Heir Conspiracy Decree}
row R.Murder^ B.%sv0 B.%sv0 G.Lordv0
ask strike A Murder
"""  # four points for B if the Trap is hit


@pytest.mark.parametrize("cards", [("Trap", "Lord"), ("Lord", "Trap")])
def test_it_knows_where_a_trap_lies(cards: tuple[str, str]) -> None:
    position, player = GAMES["krvavy_trun"].from_text(MURDER % cards), bot("oracle:300", GAMES["krvavy_trun"])
    for number in range(5):
        struck = player.choose(shown(player, position, 0), seeded(number))
        assert struck == 1 + cards.index("Lord")
