"""The question of a position text: read, and whether play can have led to it."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from throneroom.games.dedicove import grammar as g
from throneroom.games.dedicove.effects import CARD_OF_ROW, FIRST_ROW, ROWS
from throneroom.games.dedicove.flow import legal
from throneroom.games.dedicove.notation import read_card, seat_at
from throneroom.games.dedicove.pieces import SLOTS
from throneroom.games.dedicove.position import NEXT_FRAME
from throneroom.games.dedicove.state import (
    ALL_DISCARD,
    ANOTHER,
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
from throneroom.kit import CHANCE, ask, waiting
from throneroom.kit.errors import Malformed
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
    frames = s.stack[: int(s.depth)].tolist()
    *below, (step, asked, *arguments) = frames
    if any(frame[0] not in (PLAYED, COPIED) or frame[1] for frame in below) or step in (PLAYED, COPIED):
        return False
    if step == HARBOUR:
        return asked == CHANCE and _is_harbour_askable(s, bool(below), *arguments[:2])
    if step in (HEIR, FIRST):
        return asked == CHANCE and not below and (step == FIRST or arguments[0] < s.seats)
    if step < PLAYED:
        return not below and asked > 0 and (step == SET_UP or asked == 1 << int(s.turn)) and _can_answer(s)
    row, it, that = arguments[:3]
    if not below or int(ROWS[row][0]) not in QUESTION_OF[step] or below[-1][2] != row:
        return False
    if it >= s.seats and step in (STEAL, GIVE, RANDOM_HERO, HERO):
        return False
    if that and not _is_place(s, that) and int(ROWS[row][0]) in (g.SEND, g.LOOK, g.SWAP) and that > SLOTS:
        return False
    is_chance = step in (STEAL, RANDOM_HERO)
    return (asked == CHANCE if is_chance else asked > 0) and (step != TO_PARTY or _is_place(s, that)) and _can_answer(s)


def _is_place(s: Any, place: int) -> bool:
    seat, number = divmod(place, PLACES_WIDE)
    return bool(seat < s.seats and 1 <= number <= s.heroes[seat])


def _is_harbour_askable(s: Any, in_effect: bool, purpose: int, number: int) -> bool:
    return bool(harbour_size(s) > 0 and purpose <= 4 and (purpose == 4) == in_effect and number < 5 * s.seats)


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
