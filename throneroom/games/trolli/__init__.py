"""Jak se trollí princezny (Trolls & Princesses): ten to twelve rounds of trolls, caves and villages."""

from throneroom.games.trolli import text
from throneroom.games.trolli.events import EVENTS
from throneroom.games.trolli.flow import STEPS, draw, legal, play, refusal
from throneroom.games.trolli.invariants import broken
from throneroom.games.trolli.pieces import ACTION_NUMBERS
from throneroom.games.trolli.reasons import REASONS
from throneroom.games.trolli.scoring import scores, winners
from throneroom.games.trolli.setup import start
from throneroom.games.trolli.shapes import Action, Table
from throneroom.games.trolli.state import STATE
from throneroom.games.trolli.view import FEATURES, features, imagine, view
from throneroom.kit import actor, waiting
from throneroom.kit.game import Game, Option

OPTIONS = (
    Option("first", ("random", "A", "B", "C", "D"), of_seats=True),
    Option("clans", ("random", "choose")),
    Option("pushed", ("asked", "automatic")),
)
GAME = Game.of(
    __name__,
    version=2,
    seats=range(2, 5),
    minutes=120,
    actions=ACTION_NUMBERS,
    widest=ACTION_NUMBERS,
    longest=4000,
)
