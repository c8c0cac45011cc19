"""The displays of cave tiles, royal tiles and troll cards, and what CHANCE turns up into them (R13-R15, R45)."""

from throneroom.games.trolli.data import COPIES, DISPLAY
from throneroom.games.trolli.events import DISPLAY as WHICH
from throneroom.games.trolli.events import EVENTS, FACE_CARD, FACE_TILE
from throneroom.games.trolli.pieces import CARD_NAMES, CARDS, CAVE_TILES, HALF, TILE_NAMES
from throneroom.games.trolli.registers import QUESTIONS, Texts, named
from throneroom.games.trolli.state import CARD_ROW, CAVE_ROW, ROYAL_ROW, tiles_in, with_card, without_card
from throneroom.kit.bits import BIT, count, members, members_from
from throneroom.kit.events import EVERYONE, tell
from throneroom.kit.frames import CHANCE, NOTHING, answered, argument, ask, step
from throneroom.kit.kinds import FACE, WHO
from throneroom.kit.rule import rule

TURNED_UP = EVENTS.add("turned-up", card=FACE, display=WHICH, quiet=True)
SHUFFLED = EVENTS.add("shuffled", display=WHICH, quiet=True)
DISCARDED = EVENTS.add("discarded", seat=WHO, display=WHICH)
TEXTS_OF_ROW: tuple[Texts, ...] = (  # by CAVE_ROW, ROYAL_ROW, CARD_ROW
    named("turn", TILE_NAMES[:CAVE_TILES]),
    named("turn", TILE_NAMES[CAVE_TILES:]),
    named("turn", [name for name in CARD_NAMES for _ in range(COPIES)]),
)


@rule
def is_short(s, row):
    """R45: does a display lack something?"""
    if row == ROYAL_ROW:
        return count(s.royal_display) < DISPLAY
    return (tiles_in(s.cave_display) if row == CAVE_ROW else count(s.card_display)) < DISPLAY


@rule
def can_turn_up(s, p):
    """R45: is a display short, and has its stack something to show?"""
    row = argument(s)
    if row == ROYAL_ROW:
        return is_short(s, row) and s.royal_stack != 0
    return is_short(s, row) and (tiles_in(s.cave_stack) > 0 if row == CAVE_ROW else s.card_stack != 0)


@rule
def has_discards(s, row):
    """Royal tiles are never discarded."""
    return (row == CAVE_ROW and tiles_in(s.cave_discards) > 0) or (row == CARD_ROW and s.card_discards != 0)


@rule
def restock(s, p):
    """A32: a display that is to be filled and has no stack left gets its discards as a new one."""
    row = argument(s)
    if is_short(s, row) and has_discards(s, row):
        shuffle_discards(s, row)
    else:
        answered(s)


@rule
def shuffle_discards(s, row):
    """A32: discards become the stack, when it is empty."""
    if row == CAVE_ROW:
        for half in range(2):
            s.cave_stack[half] = s.cave_discards[half]
            s.cave_discards[half] = 0
    else:
        s.card_stack = s.card_discards
        s.card_discards = 0
    tell(s, SHUFFLED, CHANCE, NOTHING, 0, 0, EVERYONE, row)


@rule
def draws_tile(s):
    """Is a cave tile to be turned up? They are too many for one set."""
    return step(s) == REVEAL and argument(s) == CAVE_ROW


@rule
def tile_list(low, high, out):
    """Cave tiles of two halves."""
    return members_from(HALF, high, out, members(low, out))


@rule
def stack_of_row(s):
    """Royal tiles or troll cards."""
    return s.royal_stack if argument(s) == ROYAL_ROW else s.card_stack


@rule
def turn_up(s, p, card):
    """One from a stack into its display."""
    row = argument(s)
    if row == CAVE_ROW:
        s.cave_stack[card // HALF] ^= BIT[card % HALF]
        s.cave_display[card // HALF] |= BIT[card % HALF]
        tell(s, TURNED_UP, CHANCE, FACE_TILE + card, 0, 0, EVERYONE, row)
    elif row == CARD_ROW:
        s.card_stack = without_card(s.card_stack, card >> 1)
        s.card_display = with_card(s.card_display, card >> 1)
        tell(s, TURNED_UP, CHANCE, FACE_CARD + (card >> 1), 0, 0, EVERYONE, row)
    else:
        s.royal_stack ^= BIT[card]
        s.royal_display |= BIT[card]
        tell(s, TURNED_UP, CHANCE, FACE_TILE + CAVE_TILES + card, 0, 0, EVERYONE, row)


REVEAL = QUESTIONS.add(
    "reveal", drawn_from=stack_of_row, drawn=turn_up, is_open=can_turn_up, lapse=restock,
    texts=[text for texts in TEXTS_OF_ROW for text in texts],
)  # fmt: skip


@rule
def ask_displays(s):
    """R45: displays are filled up."""
    ask(s, REVEAL, CHANCE, CARD_ROW)
    ask(s, REVEAL, CHANCE, ROYAL_ROW)
    ask(s, REVEAL, CHANCE, CAVE_ROW)


@rule
def refresh(s, row):
    """R64, R69"""
    discard_display(s, row)
    ask(s, REVEAL, CHANCE, row)


@rule
def discard_display(s, row):
    """R64, R69: all that lies face up."""
    tell(s, DISCARDED, s.turn, NOTHING, 0, 0, EVERYONE, row)
    if row == CAVE_ROW:
        for half in range(2):
            s.cave_discards[half] |= s.cave_display[half]
            s.cave_display[half] = 0
        return
    for card in range(CARDS):
        while s.card_display >> 2 * card & 3 != 0:
            s.card_display = without_card(s.card_display, card)
            s.card_discards = with_card(s.card_discards, card)
