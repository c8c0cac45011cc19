"""The question of a position text: read, and whether play can have led to it."""

from collections.abc import Sequence
from itertools import permutations
from typing import Any

import numpy as np

from throneroom.games.dedicove import grammar as g
from throneroom.games.dedicove.effects import CARD_OF_ROW, FIRST_ROW, ROWS
from throneroom.games.dedicove.flow import legal
from throneroom.games.dedicove.notation import read_card, seat_at
from throneroom.games.dedicove.pieces import DEALT, HEROES, SLOTS
from throneroom.games.dedicove.piles import FOR_DRAW, FOR_EFFECT, FOR_HANDS, FOR_REFILL, FOR_TAVERN
from throneroom.games.dedicove.position import NEXT_FRAME
from throneroom.games.dedicove.sentence import FIRST_AT, VERB_AT, decider, it
from throneroom.games.dedicove.state import (
    ALL_DISCARD,
    ANOTHER,
    CARDS_WIDE,
    COPIED,
    DRAWN,
    FACTION,
    FIRST,
    GIVE,
    GRAVE,
    HAND,
    HARBOUR,
    HEIR,
    HERO,
    MODE,
    MOVE,
    PLACES_WIDE,
    PLAYED,
    PLAYER,
    RANDOM_HERO,
    SET_UP,
    STEAL,
    STEPS,
    TAVERN,
    TO_PARTY,
    TURN,
    harbour_size,
)
from throneroom.kit import CHANCE, UNKNOWN, ask, waiting
from throneroom.kit.errors import Malformed
from throneroom.kit.game import Frame
from throneroom.kit.text import SEATS, names_in, read_number, seat_name


def read_question(words: Sequence[str], out: Any) -> None:
    """Ask it: the frames from below. Without words it is a turn."""
    if list(words) == ["over"]:
        return
    if not words:
        ask(out, TURN, 1 << int(out.turn))
        return
    for frame in " ".join(words).split(f" {NEXT_FRAME} "):
        if out.depth == len(out.stack):
            raise Malformed("ask", sent=frame)
        _read_frame(frame.split(), out)
    if not _is_askable(out):
        raise Malformed("ask", sent=" ".join(words))


def _read_frame(words: list[str], out: Any) -> None:
    name, *rest = words or [""]
    if name not in STEPS[1:]:
        raise Malformed("ask", sent=" ".join(words))
    step, asked = STEPS.index(name), 0
    if rest and rest[0] == seat_name(CHANCE):
        asked = CHANCE
        rest = rest[1:]
    elif rest and rest[0].isalpha():
        asked = sum({1 << seat_at(letter, out) for letter in rest[0]})
        rest = rest[1:]
    arguments = _read_row(rest) if step >= PLAYED else [read_number(word, 99) for word in rest]
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


QUESTION_OF = {
    HERO: (g.BURY, g.TURN, g.LOOK, g.TAKE, g.SEND, g.DISCARD, g.PERFORM, g.SWAP),
    TAVERN: (g.TOSS, g.RECRUIT, g.ASIDE, g.SWAP),
    HAND: (g.HIDE, g.SWAP),
    DRAWN: (g.HIDE_ONE, g.SWAP),
    MOVE: (g.MOVE,),
    PLAYER: (g.PICK,),
    FACTION: (g.NAME,),
    MODE: (g.MODE,),
    GRAVE: (g.EXHUME,),
    ANOTHER: (g.ANOTHER,),
    GIVE: (g.GIVE,),
    STEAL: (g.STEAL,),
    RANDOM_HERO: (g.BURY_RANDOM,),
    TO_PARTY: (g.SEND,),
    ALL_DISCARD: (g.ALL_DISCARD,),
}


def _is_askable(s: Any) -> bool:
    """Can play have led to this question, as far as the rules of the next action rely on it?"""
    *below, (step, asked, *arguments) = s.stack[: int(s.depth)].tolist()
    if any(frame[0] not in (PLAYED, COPIED) or frame[1] for frame in below) or step in (PLAYED, COPIED):
        return False
    if not all(_is_it_right(s, *frame[2:4]) for frame in below):
        return False
    if step == HARBOUR:
        return asked == CHANCE and _is_harbour_askable(s, below[-1][2] if below else None, *arguments[:2])
    if step in (HEIR, FIRST):
        return asked == CHANCE and not below and (step == FIRST or arguments[0] < s.seats)
    if below if step < PLAYED else not (below and _is_row_askable(s, step, below, arguments)):
        return False
    return bool(asked == _asked(s, step) and _are_sealed_right(s, step, arguments) and _can_answer(s))


def _is_row_askable(s: Any, step: int, below: Sequence[Frame], arguments: Sequence[int]) -> bool:
    """A question is one of its row, takes along what the performance knows, and what waits aside is there."""
    row, _, that, _ = arguments
    verb = int(ROWS[row][VERB_AT])
    if verb not in QUESTION_OF[step] or list(below[-1][2:]) != list(arguments):
        return False
    if s.asides != sum(_keeps_aside(frame[2]) for frame in below):
        return False
    needs_place = step == TO_PARTY or (that > SLOTS and verb in (g.SEND, g.LOOK, g.SWAP))
    return not needs_place or _is_place(s, that)


def _is_it_right(s: Any, row: int, it: int) -> bool:
    """A seat; or a number of times, where a movement is made so often."""
    is_count = ROWS[row][VERB_AT] == g.MOVE and ROWS[row][FIRST_AT] & g.TIMES_IT
    return bool(it < (HEROES + 1 if is_count else s.seats))


def _keeps_aside(row: int) -> bool:
    """Has the sentence a card aside when it comes to this row?"""
    done = {int(ROWS[i][VERB_AT]) for i in range(int(FIRST_ROW[CARD_OF_ROW[row]]), row)}
    return g.ASIDE in done and not done & {g.HIDE_ASIDE, g.BURY_ASIDE}


def _asked(s: Any, step: int) -> int:
    """Who answers it."""
    if step in (STEAL, RANDOM_HERO):
        return CHANCE
    if step in (SET_UP, ALL_DISCARD):
        seats = [seat for seat in range(int(s.seats)) if s.held[seat] and not s.sealed[seat]]
        return sum(1 << seat for seat in seats if step == SET_UP or seat != s.turn)
    if step == GIVE:
        return 1 << int(it(s))
    return 1 << int(decider(s) if step >= PLAYED else s.turn)


def _are_sealed_right(s: Any, step: int, arguments: Sequence[int]) -> bool:
    """Is everything that was sealed an answer to this question? A swap keeps the place of a drawn card there."""
    row, _, that, _ = arguments
    swaps_drawn = step >= PLAYED and tuple(ROWS[row][[VERB_AT, FIRST_AT]]) == (g.SWAP, g.SIDE_DRAWN) and that != 0
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
    if step == ALL_DISCARD and seat != s.turn:
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
        verb, _, most, pile = ROWS[row][: FIRST_AT + 2]
        return bool(verb == g.DRAW and pile == g.HARBOUR and s.drawns < most)
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
