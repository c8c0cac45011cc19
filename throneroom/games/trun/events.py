"""Everything that can happen in Trůn, and what is told of it."""

from throneroom.games.trun.pieces import NAMES
from throneroom.kit.kinds import FACE, FROM, TO, WHO, Kinds

PLACES = ("", "deck", "hand", "prize", "trick", "followers", "score", "removed")
IN_DECK, IN_HAND, AS_PRIZE, IN_TRICK, IN_FOLLOWERS, IN_SCORE, IN_REMOVED = range(1, 8)

EVENTS = Kinds(NAMES.__getitem__, PLACES)
CHOSEN = EVENTS.add("chosen", seat=WHO)
DEALT = EVENTS.add("dealt", seat=WHO, card=FACE, from_=FROM, to=TO, quiet=True)
TURNED = EVENTS.add("turned", card=FACE, from_=FROM, to=TO)
PLAYED = EVENTS.add("played", seat=WHO, card=FACE, from_=FROM, to=TO)
WON = EVENTS.add("won", seat=WHO)
RECRUITED = EVENTS.add("recruited", seat=WHO, card=FACE, from_=FROM, to=TO)
DREW = EVENTS.add("drew", seat=WHO, card=FACE, from_=FROM, to=TO)
SCORED = EVENTS.add("scored", seat=WHO, card=FACE, from_=FROM, to=TO)
REMOVED = EVENTS.add("removed", card=FACE, from_=FROM, to=TO, quiet=True)
TOOK_UP = EVENTS.add("took-up", seat=WHO, from_=FROM, to=TO)
