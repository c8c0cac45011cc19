"""The golden game of the rules page: no random numbers, both seats always play their lowest legal card."""

NAMES = [
    *["G0"] * 5,
    *(f"G{value}" for value in range(1, 10)),
    *(f"K{value}" for value in range(2, 10)),
    *(f"{faction}{value}" for faction in "UDM" for value in range(10)),
]
ORDER = [NAMES[(17 * i + 5) % 52] for i in range(52)]
DEALT, DECK = ORDER[:26], ORDER[26:]
LUCK = [f"deal {card}" for card in DEALT] + [f"{('prize', 'draw')[i % 2]} {card}" for i, card in enumerate(DECK)]
