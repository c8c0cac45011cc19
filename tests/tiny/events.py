"""Everything that can happen in Peek, and what is told of it."""

from throneroom.kit.kinds import FACE, FROM, TO, WHO, Kinds

PLACES = ("", "deck", "hand", "stake", "table", "drawn")
IN_DECK, IN_HAND, IN_STAKE, IN_TABLE, IN_DRAWN = range(1, 6)

EVENTS = Kinds(lambda card: str(card + 1), PLACES)
DEALT = EVENTS.add("dealt", seat=WHO, card=FACE, from_=FROM, to=TO, quiet=True)
SEALED = EVENTS.add("sealed", seat=WHO)
STAKED = EVENTS.add("staked", seat=WHO, card=FACE, from_=FROM, to=TO)
PLAYED = EVENTS.add("played", seat=WHO, card=FACE, from_=FROM, to=TO)
PEEKED = EVENTS.add("peeked", seat=WHO, card=FACE)
DREW = EVENTS.add("drew", seat=WHO, card=FACE, from_=FROM, to=TO)
