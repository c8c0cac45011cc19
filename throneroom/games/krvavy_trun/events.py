"""Everything that can happen in Krvavý trůn, and what is told of it. Slots and gaps are counted from 0."""

from throneroom.games.krvavy_trun.pieces import FAMILIES, NAMES
from throneroom.kit.events import SOURCE, TARGET
from throneroom.kit.kinds import COUNT, FACE, WHO, WHOM, Kinds, number_in, one_of

SLOT = number_in(SOURCE)  # where the card lies, or comes to lie
LAID = number_in(TARGET)  # which card it is: the how manieth one that was placed
FAMILY = one_of(FAMILIES)

EVENTS = Kinds(NAMES.__getitem__)
CHOSEN = EVENTS.add("chosen", seat=WHO)
LAID_ASIDE = EVENTS.add("set-aside", seat=WHO, card=FACE, family=FAMILY, quiet=True)
PLACED = EVENTS.add("placed", seat=WHO, card=FACE, slot=SLOT, laid=LAID, family=FAMILY)
COVERED = EVENTS.add("covered", seat=WHO, card=FACE, slot=SLOT, laid=LAID, family=FAMILY)
KEPT = EVENTS.add("kept", seat=WHO, slot=SLOT, laid=LAID)
REVEALED = EVENTS.add("revealed", seat=WHO, card=FACE, slot=SLOT, laid=LAID)
TOOK = EVENTS.add("took", seat=WHO, slot=SLOT, laid=LAID, points=COUNT)
LOST = EVENTS.add("lost", seat=WHO, slot=SLOT, laid=LAID, points=COUNT)
GAINED = EVENTS.add("gained", seat=WHO, slot=SLOT, laid=LAID, points=COUNT)
STOLE = EVENTS.add("stole", seat=WHO, victim=WHOM)
COPIED = EVENTS.add("copied", seat=WHO, card=FACE, slot=SLOT, by=number_in(TARGET))  # by the card in that slot
ELIMINATED = EVENTS.add("eliminated", seat=WHO, card=FACE, slot=SLOT, laid=LAID, family=FAMILY)
DISCARDED = EVENTS.add("discarded", seat=WHO, card=FACE, slot=SLOT, laid=LAID, family=FAMILY)
MOVED = EVENTS.add("moved", seat=WHO, card=FACE, slot=SLOT, gap=number_in(TARGET), family=FAMILY)
ROUND = EVENTS.add("round", seat=WHO, number=COUNT)
