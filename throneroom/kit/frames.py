"""What the game waits for: the top frame of a stack inside the state. Frames are public: nothing secret in them."""

from throneroom.kit.bits import BIT, lowest
from throneroom.kit.rule import rule

CHANCE, OVER, WATCHER = -1, -2, -3  # seats that are nobody's: luck answers, nobody answers, somebody looks on
UNKNOWN = -1  # a hole in a view: something is there, this seat may not know what
NOTHING = -2  # in an event: no card belongs to it
TOO_DEEP, TOO_MANY_EVENTS = 1, 2  # faults: nothing is dropped silently, `broken` reports them
STEP, ASKED, FIRST = 0, 1, 2  # columns of a frame


@rule
def top(s):
    """The row of the top frame, an empty one when it is over. Never negative: then no index has to wrap around."""
    return max(s.depth - 1, 0)


@rule
def ask(s, step, asked, a=0, b=0, c=0, d=0):
    """Put a question on the stack: to CHANCE, or to a set of seats."""
    if not 0 <= s.depth < len(s.stack):
        s.fault |= TOO_DEEP
        return
    frame = s.stack[s.depth]
    frame[STEP] = step
    frame[ASKED] = asked
    frame[FIRST] = a
    frame[FIRST + 1] = b
    frame[FIRST + 2] = c
    frame[FIRST + 3] = d
    s.depth += 1


@rule
def answered(s):
    """Take the top question off the stack, leaving no trace."""
    s.depth = top(s)
    frame = s.stack[s.depth]
    for i in range(len(frame)):
        frame[i] = 0


@rule
def step(s):
    """The step of the top frame; 0 when it is over."""
    return int(s.stack[top(s), STEP])


@rule
def argument(s, i=0):
    """An argument of the top frame."""
    return int(s.stack[top(s), FIRST + i])


@rule
def set_argument(s, value, i=0):
    """Change an argument of the top frame."""
    s.stack[top(s), FIRST + i] = value


@rule
def waiting(s):
    """The set of seats that are asked now; empty when CHANCE is asked or it is over."""
    return max(int(s.stack[top(s), ASKED]), 0)


@rule
def is_asked(s, seat):
    """Is this seat to act? Nobody asks a watcher."""
    return seat >= 0 and waiting(s) >> seat & 1 != 0


@rule
def actor(s):
    """The lowest waiting seat, or CHANCE, or OVER."""
    if s.depth == 0:
        return OVER
    asked = int(s.stack[top(s), ASKED])
    return CHANCE if asked == CHANCE else int(lowest(asked))


# -- sealed simultaneous choices: several seats are asked at once, and may answer in any order --------------


@rule
def seal(s, seat, action):
    """Keep a seat's answer unseen by the others. True when it was the last one: then apply all and `unseal`."""
    s.sealed[seat] = action + 1
    s.stack[top(s), ASKED] &= ~BIT[seat]
    return s.stack[top(s), ASKED] == 0


@rule
def answer_of(s, seat):
    """The sealed answer of a seat."""
    return int(s.sealed[seat]) - 1


@rule
def unseal(s):
    """Forget the sealed answers: they have been applied."""
    for seat in range(s.seats):
        s.sealed[seat] = 0
