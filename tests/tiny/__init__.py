"""Peek, a tiny game for tests only: a sealed choice, a hidden pile, a two-step card, undo and a cap on its length.

Cards 1 to 9. Everyone is dealt two and seals one of them as a stake, all at once. Then each seat in turn plays the
other: an odd card does nothing; an even card names another seat, whose stake its player then sees. After that the seat
draws from the deck or stops. The score is stake plus drawn card.
"""

from tests.tiny import text
from tests.tiny.events import EVENTS
from tests.tiny.flow import draw, legal, play, refusal, scores, start, winners
from tests.tiny.reasons import REASONS
from tests.tiny.shapes import Action, Table
from tests.tiny.state import CARDS, STATE, STEPS
from tests.tiny.view import FEATURES, broken, features, imagine, view
from throneroom.kit import actor, waiting
from throneroom.kit.game import Game, Option

OPTIONS = (Option("draws", ("yes", "no")),)
GAME = Game.of(__name__, version=1, seats=range(2, 4), minutes=1, actions=CARDS + 1, widest=CARDS, longest=21)
