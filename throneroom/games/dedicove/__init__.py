"""Dědicové trůnu (Hidden Leaders): secret heirs, two markers, and heroes played openly or hidden."""

from throneroom.games.dedicove import text
from throneroom.games.dedicove.events import EVENTS
from throneroom.games.dedicove.flow import draw, legal, play, refusal, scores, winners
from throneroom.games.dedicove.imagining import imagine
from throneroom.games.dedicove.invariants import broken
from throneroom.games.dedicove.pieces import CAPS, DECKS
from throneroom.games.dedicove.reasons import REASONS
from throneroom.games.dedicove.setup import start
from throneroom.games.dedicove.shapes import Action, Table
from throneroom.games.dedicove.state import CARDS_WIDE, QUESTIONS, STATE
from throneroom.games.dedicove.view import FEATURES, features, view
from throneroom.kit import actor, waiting
from throneroom.kit.game import Game, Option

STEPS = tuple(QUESTIONS.names)
OPTIONS = (Option("deck", DECKS), Option("turn_cap", CAPS))
GAME = Game.of(
    __name__,
    version=1,
    seats=range(2, 7),
    minutes=40,
    actions=CARDS_WIDE * CARDS_WIDE,
    widest=128,
    longest=12_000,
)
