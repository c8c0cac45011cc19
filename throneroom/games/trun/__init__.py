"""Trůn (Claim): thirteen tricks win followers, thirteen more win votes."""

from throneroom.games.trun import text
from throneroom.games.trun.events import EVENTS
from throneroom.games.trun.flow import draw, legal, play, refusal, scores, start, winners
from throneroom.games.trun.pieces import CARDS
from throneroom.games.trun.reasons import REASONS
from throneroom.games.trun.shapes import Action, Table
from throneroom.games.trun.state import STATE, STEPS
from throneroom.games.trun.view import FEATURES, broken, features, imagine, view
from throneroom.kit import actor, waiting
from throneroom.kit.game import Game, Option

OPTIONS = (Option("first", ("random", "A", "B"), of_seats=True),)
GAME = Game.of(__name__, version=1, seats=range(2, 3), minutes=20, actions=CARDS, widest=CARDS, longest=105)
