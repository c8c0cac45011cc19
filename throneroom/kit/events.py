"""What the last action did, each event with its audience. Views get the same events with secret faces blanked."""

from throneroom.kit.frames import TOO_MANY_EVENTS, UNKNOWN
from throneroom.kit.rule import rule

WATCHER_BIT = 6
EVERYONE = (1 << WATCHER_BIT + 1) - 1  # all seats and the watchers
KIND, SEAT, CARD, SOURCE, TARGET, AMOUNT, SEEN_BY, NEWS = range(8)  # columns of an event


@rule
def sees(audience, seat):
    """Is this seat, or WATCHER, in the audience?"""
    return audience >> (WATCHER_BIT if seat < 0 else seat) & 1 != 0


@rule
def hush(s):
    """Forget the events of the action before: the first thing every `play` does."""
    for i in range(len(s.events)):  # all of them: a fixed length is a few wide stores
        event = s.events[i]
        for k in range(len(event)):
            event[k] = 0
    s.told = 0


@rule
def tell(s, kind, seat, card, source, target, seen_by, amount=0, news=0):
    """Record an event. `news` is the set of seats that learn a face by it: no undo goes back across that."""
    if not 0 <= s.told < len(s.events):
        s.fault |= TOO_MANY_EVENTS
        return
    event = s.events[s.told]
    event[KIND] = kind
    event[SEAT] = seat
    event[CARD] = card
    event[SOURCE] = source
    event[TARGET] = target
    event[AMOUNT] = amount
    event[SEEN_BY] = seen_by
    event[NEWS] = news
    s.told += 1


@rule
def show_table(s, seat, v):
    """The part of a view that every game shares: the questions, own sealed answer, events with secret faces blanked."""
    v.seats = s.seats
    v.depth = s.depth
    v.told = s.told
    v.fault = s.fault
    for i in range(s.depth):
        for k in range(s.stack.shape[1]):
            v.stack[i, k] = s.stack[i, k]
    for i in range(s.told):
        for k in range(s.events.shape[1]):
            v.events[i, k] = s.events[i, k]
        if not sees(int(s.events[i, SEEN_BY]), seat):
            v.events[i, CARD] = UNKNOWN
    for p in range(s.seats):
        if s.sealed[p] != 0:
            v.sealed[p] = s.sealed[p] if p == seat else UNKNOWN
