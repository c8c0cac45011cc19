"""Krvavý trůn (Oriflamme): six rounds of cards laid face down in a row, kept or revealed one after the other."""

from throneroom.games.krvavy_trun import text
from throneroom.games.krvavy_trun.events import EVENTS
from throneroom.games.krvavy_trun.flow import draw, legal, play, refusal, scores, start, winners
from throneroom.games.krvavy_trun.reasons import REASONS
from throneroom.games.krvavy_trun.shapes import Action, Table
from throneroom.games.krvavy_trun.state import ACTIONS, PLACES_WIDE, STATE, STEPS
from throneroom.games.krvavy_trun.view import FEATURES, broken, features, imagine, view
from throneroom.kit import actor, waiting
from throneroom.kit.game import Game, Option

OPTIONS = (
    Option("first", ("random", "A", "B", "C", "D", "E"), of_seats=True),
    Option("copied-heir", ("own-name", "only-heir")),
    Option("own-cards", ("free", "last")),
)
GAME = Game.of(__name__, version=2, seats=range(2, 6), minutes=30, actions=ACTIONS, widest=PLACES_WIDE, longest=400)
