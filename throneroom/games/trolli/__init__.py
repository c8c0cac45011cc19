"""Jak se trollí princezny (Trolls & Princesses): ten to twelve rounds of trolls, caves and villages."""

from throneroom.games.trolli.flow import draw, legal, play, start
from throneroom.games.trolli.pieces import EDGES, SLOTS
from throneroom.games.trolli.scoring import scores, winners
from throneroom.games.trolli.state import EVENTS, PLACES, STATE
from throneroom.games.trolli.view import FEATURES, broken, features, imagine, view
from throneroom.kit import actor, waiting
