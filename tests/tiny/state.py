"""The table of Peek."""

from throneroom.kit import layout, number

CARDS = 9
ALL = (1 << CARDS) - 1  # card c is member c - 1
STATE = layout(
    number("hand", 3),
    number("stake", 3),
    number("drawn", 3),
    number("peeked", 3),  # the seats that have seen this stake
    number("table"),
    number("deck"),
    number("draws"),  # option: may cards be drawn?
    number("unseen_hand", 3),  # views only
    number("unseen_stake", 3),
    number("unseen_drawn", 3),
    number("unseen_deck"),
    frames=4,
    events=6,
)
DEAL, SEAL, TURN, TARGET, MORE, DRAW = range(1, 7)
STEPS = ("over", "deal", "seal", "turn", "target", "more", "draw")
