"""The games, and the only registry of them."""

from throneroom.games.krvavy_trun import GAME as KRVAVY_TRUN
from throneroom.games.trun import GAME as TRUN
from throneroom.kit.errors import Malformed
from throneroom.kit.game import Game

GAMES = {known.name: known for known in (TRUN, KRVAVY_TRUN)}


def game(name: str) -> Game:
    """A game by its name."""
    if name not in GAMES:
        raise Malformed("game", sent=name, known=", ".join(GAMES))
    return GAMES[name]
