"""The question of a position text: read, and whether play can have led to it."""

from collections.abc import Sequence
from itertools import permutations
from typing import Any

import numpy as np

from throneroom.games.dedicove.choosing import LEFT, OF_DRAWN, PLACE
from throneroom.games.dedicove.copies import ASIDE, BURY_ASIDE, HIDE_ASIDE
from throneroom.games.dedicove.flow import is_of_row, legal
from throneroom.games.dedicove.hands import CHOOSE_DISCARD, CHOOSE_GIFT, RANDOM_CARD
from throneroom.games.dedicove.markers import FLAGS_AT, MOVE, TIMES_IT
from throneroom.games.dedicove.notation import read_card, seat_at
from throneroom.games.dedicove.pieces import DEALT, HEROES, SLOTS
from throneroom.games.dedicove.piles import (
    DRAW,
    FOR_DRAW,
    FOR_EFFECT,
    FOR_HANDS,
    FOR_REFILL,
    FOR_TAVERN,
    HARBOUR,
    LEAVE_HARBOUR,
    MOST_AT,
    PILE_AT,
)
from throneroom.games.dedicove.position import NEXT_FRAME
from throneroom.games.dedicove.removing import RANDOM_HERO
from throneroom.games.dedicove.rows import CARD_OF_ROW, FIRST_AT, FIRST_ROW, ROWS, VERB_AT, VERBS
from throneroom.games.dedicove.sending import CHOOSE_PARTY, SEND
from throneroom.games.dedicove.sentence import COPIED, IT_AT, PLAYED, ROW, decider, it
from throneroom.games.dedicove.setup import CHOOSE_FIRST, GET_HEIR, SET_UP
from throneroom.games.dedicove.state import CARDS_WIDE, PLACES_WIDE, QUESTIONS, harbour_size
from throneroom.games.dedicove.swaps import SWAP
from throneroom.games.dedicove.turn import ACT
from throneroom.games.dedicove.turning import LOOK
from throneroom.kit import CHANCE, UNKNOWN, ask, waiting
from throneroom.kit.errors import Malformed
from throneroom.kit.frames import ASKED, FIRST, STEP
from throneroom.kit.game import Frame
from throneroom.kit.text import SEATS, names_in, read_number, seat_name


def read_question(words: Sequence[str], out: Any) -> None:
    """Ask it: the frames from below. Without words it is a turn."""
    if list(words) == ["over"]:
        return
    if not words:
        ask(out, ACT, 1 << int(out.turn))
        return
    for frame in " ".join(words).split(f" {NEXT_FRAME} "):
        if out.depth == len(out.stack):
            raise Malformed("ask", sent=frame)
        _read_frame(frame.split(), out)
    if not _is_askable(out):
        raise Malformed("ask", sent=" ".join(words))


def _read_frame(words: list[str], out: Any) -> None:
    name, *rest = words or [""]
    if name not in QUESTIONS.names[1:]:
        raise Malformed("ask", sent=" ".join(words))
    step, asked = QUESTIONS.names.index(name), 0
    if rest and rest[0] == seat_name(CHANCE):
        asked = CHANCE
        rest = rest[1:]
    elif rest and rest[0].isalpha():
        asked = sum({1 << seat_at(letter, out) for letter in rest[0]})
        rest = rest[1:]
    arguments = _read_row(rest) if is_of_row(step) else [read_number(word, 99) for word in rest]
    if len(arguments) > 4:
        raise Malformed("ask", sent=" ".join(words))
    ask(out, step, asked, *arguments)


def _read_row(words: list[str]) -> list[int]:
    card, dot, number = words[0].partition(".") if words else ("", "", "")
    if not dot:
        raise Malformed("ask", sent=" ".join(words))
    row = int(FIRST_ROW[read_card(card)]) + read_number(number, len(ROWS))
    if row >= len(ROWS) or CARD_OF_ROW[row] != read_card(card):
        raise Malformed("ask", sent=words[0])
    return [row, *(read_number(word, len(SEATS) * PLACES_WIDE) for word in words[1:])]


def _is_askable(s: Any) -> bool:
    """Can play have led to this question, as far as the rules of the next action rely on it?"""
    *below, (step, asked, *arguments) = s.stack[: int(s.depth)].tolist()
    if any(frame[STEP] not in (PLAYED, COPIED) or frame[ASKED] for frame in below) or step in (PLAYED, COPIED):
        return False
    if not all(_is_it_right(s, frame) for frame in below):
        return False
    if step == LEAVE_HARBOUR:
        return asked == CHANCE and _is_harbour_askable(s, _row(below[-1]) if below else None, *arguments[:2])
    next_heir, *_ = arguments
    if step in (GET_HEIR, CHOOSE_FIRST):
        return asked == CHANCE and not below and (step == CHOOSE_FIRST or next_heir < s.seats)
    if not (below and _is_row_askable(s, step, below, arguments)) if is_of_row(step) else below:
        return False
    return bool(asked == _asked(s, step) and _are_sealed_right(s, step, arguments) and _can_answer(s))


def _is_row_askable(s: Any, step: int, below: Sequence[Frame], arguments: Sequence[int]) -> bool:
    """A question is one of its row, takes along what the performance knows, and what waits aside is there."""
    row, _, that, _ = arguments
    verb = int(ROWS[row][VERB_AT])
    if step not in (VERBS.part(verb, "asks") or ()) or list(below[-1][FIRST:]) != list(arguments):
        return False
    if s.asides != sum(_keeps_aside(_row(frame)) for frame in below):
        return False
    needs_place = step == CHOOSE_PARTY or (that > SLOTS and verb in (SEND, LOOK, SWAP))
    return not needs_place or _is_place(s, that)


def _row(frame: Frame) -> int:
    return frame[FIRST + ROW]


def _is_it_right(s: Any, frame: Frame) -> bool:
    """A seat; or a number of times, where a movement is made so often."""
    row = ROWS[_row(frame)]
    is_count = row[VERB_AT] == MOVE and row[FIRST_AT + FLAGS_AT] & TIMES_IT
    return bool(frame[FIRST + IT_AT] < (HEROES + 1 if is_count else s.seats))


def _keeps_aside(row: int) -> bool:
    """Has the sentence a card aside when it comes to this row?"""
    done = {int(ROWS[i][VERB_AT]) for i in range(int(FIRST_ROW[CARD_OF_ROW[row]]), row)}
    return ASIDE in done and not done & {HIDE_ASIDE, BURY_ASIDE}


def _asked(s: Any, step: int) -> int:
    """Who answers it."""
    if step in (RANDOM_CARD, RANDOM_HERO):
        return CHANCE
    if step in (SET_UP, CHOOSE_DISCARD):
        seats = [seat for seat in range(int(s.seats)) if s.held[seat] and not s.sealed[seat]]
        return sum(1 << seat for seat in seats if step == SET_UP or seat != s.turn)
    if step == CHOOSE_GIFT:
        return 1 << int(it(s))
    return 1 << int(decider(s) if is_of_row(step) else s.turn)


def _are_sealed_right(s: Any, step: int, arguments: Sequence[int]) -> bool:
    """Is everything that was sealed an answer to this question? A swap keeps the place of a drawn card there."""
    row, _, that, _ = arguments
    swaps = is_of_row(step) and ROWS[row][VERB_AT] == SWAP
    swaps_drawn = swaps and ROWS[row][FIRST_AT + LEFT + PLACE] == OF_DRAWN and that != 0
    return all(
        int(s.sealed[seat]) in (_drawn_places(s) if swaps_drawn and seat == s.turn else _answers(s, step, seat))
        for seat in range(int(s.seats))
    )


def _drawn_places(s: Any) -> set[int]:
    return {UNKNOWN, *range(1, int(s.drawns) + 1)}


def _answers(s: Any, step: int, seat: int) -> set[int]:
    """What a seat can have sealed; 0 is nothing."""
    cards = s.hand[seat][: int(s.held[seat] - s.unseen_hand[seat])].tolist()
    if step == SET_UP:
        return {0, UNKNOWN, *(hidden * CARDS_WIDE + dropped + 1 for hidden, dropped in permutations(cards, 2))}
    if step == CHOOSE_DISCARD and seat != s.turn:
        return {0, UNKNOWN, *(card + 1 for card in cards)}
    return {0}


def _is_place(s: Any, place: int) -> bool:
    seat, number = divmod(place, PLACES_WIDE)
    return bool(seat < s.seats and 1 <= number <= s.heroes[seat])


def _is_harbour_askable(s: Any, row: int | None, purpose: int, number: int) -> bool:
    """The card has a place to go: an empty slot, a hand at the deal or in a turn, or what a row draws."""
    if harbour_size(s) == 0 or (purpose == FOR_EFFECT) != (row is not None):
        return False
    if purpose == FOR_EFFECT:
        verb, (most, pile) = ROWS[row][VERB_AT], ROWS[row][[FIRST_AT + MOST_AT, FIRST_AT + PILE_AT]]
        return bool(verb == DRAW and pile == HARBOUR and s.drawns < most)
    if purpose in (FOR_TAVERN, FOR_REFILL):
        return bool(number < SLOTS and s.tavern[number] == 0)
    return bool(purpose == FOR_DRAW or (purpose == FOR_HANDS and number < DEALT * s.seats))


def _can_answer(s: Any) -> bool:
    """Has everybody who is asked an answer? Of a hand that is not known one may be there."""
    if s.unseen_hand.any():
        return True
    seats = names_in(int(waiting(s)), SEATS)
    return all(options_of(s, SEATS.index(seat)) for seat in seats) if seats else bool(options_of(s, CHANCE))


def options_of(s: Any, seat: int) -> list[int]:
    """What this seat can do."""
    out = np.zeros(512, np.int16)
    options: list[int] = out[: legal(s, seat, out)].tolist()
    return options
