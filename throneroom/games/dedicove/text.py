"""Notation, position text, JSON for people: the codec."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from throneroom.games.dedicove.flow import is_of_row
from throneroom.games.dedicove.hands import CHOOSE_DISCARD
from throneroom.games.dedicove.notation import FACTION_NAMES, LETTERS, Thing
from throneroom.games.dedicove.pieces import DECKS
from throneroom.games.dedicove.position import ZONES, write_position
from throneroom.games.dedicove.reading import read_position
from throneroom.games.dedicove.result import (
    CRITERIA,
    FEWEST_HEROES,
    HEIR_NUMBER,
    MOST_HEROES,
    allies,
    decision,
    faction_at,
    heroes_of,
    is_capped,
    is_played_out,
    strongest,
)
from throneroom.games.dedicove.rows import CARD_OF_ROW, ROWS, VERB_AT, VERBS
from throneroom.games.dedicove.sentence import COPIED, NAMED_AT, PLAYED, ROW
from throneroom.games.dedicove.setup import SET_UP
from throneroom.games.dedicove.shapes import Action, Ally, Outcome, Question, Seat, Side, Step, Steps, Table
from throneroom.games.dedicove.state import DECLINE, QUESTIONS, harbour_size, threshold
from throneroom.kit import UNKNOWN, has
from throneroom.kit.errors import Malformed
from throneroom.kit.frames import FIRST, STEP
from throneroom.kit.game import Frame
from throneroom.kit.state import plain
from throneroom.kit.text import as_written

# -- actions: a word, and what it names; both follow from the registers of questions and verbs ---------------

DECLINED = "decline"  # where neither verb nor question has another word
NO = {DECLINED, *QUESTIONS.all_of("no"), *VERBS.all_of("no")}


def verb_of(frame: Frame) -> int:
    """The verb of the row that a frame is about."""
    return int(ROWS[frame[FIRST + ROW]][VERB_AT])


def _row_names() -> tuple[str, ...]:
    """Each row by its hero, its verb and how many of that verb came before it, so that it is known wherever it lies."""
    names = list[str]()
    for card, verb in zip(CARD_OF_ROW.tolist(), ROWS[:, VERB_AT].tolist(), strict=True):
        kind = f"{card} {VERBS.names[verb]} "
        names.append(f"{kind}{sum(name.startswith(kind) for name in names)}" if card else "")
    return tuple(names)


ROW_NAMES = _row_names()


def _word(verb: int) -> str:
    """The word of a verb in notation; usually its name."""
    return str(VERBS.part(verb, "word") or VERBS.names[verb])


@cache
def _said(step: int, verb: int) -> Mapping[str, Thing]:
    """The words that answer a question, and what each of them names. Many questions take the word of the row's verb."""
    says = QUESTIONS.part(step, "says")
    return {_word(verb): says} if isinstance(says, Thing) else says or {}


def _asked_by(step: int) -> list[int]:
    """The verbs that ask this question."""
    return [verb for verb in range(len(VERBS.names)) if step in (VERBS.part(verb, "asks") or ())]


def _words() -> dict[str, list[Thing]]:
    """Everything that a word can name."""
    found: dict[str, list[Thing]] = {}
    for step in range(len(QUESTIONS.names)):
        for verb in _asked_by(step) or [0]:
            for word, thing in _said(step, verb).items():
                found.setdefault(word, []).append(thing)
    return found


WORDS = _words()


def _answer(frame: Frame, action: int) -> tuple[str, Thing | None]:
    """The word of an answer and what it names; nothing where it declines."""
    step = frame[STEP]
    verb = verb_of(frame) if is_of_row(step) else 0
    for word, thing in _said(step, verb).items():
        if action >= thing.least:
            return word, thing
    return VERBS.part(verb, "no") or QUESTIONS.part(step, "no") or DECLINED, None


def write_action(frame: Frame, action: int) -> str:
    """One line of notation."""
    word, thing = _answer(frame, action)
    return f"{word} {thing.write(action)}" if thing else word


def read_action(text: str) -> int:
    """Its number."""
    if text in NO:
        return DECLINE
    word, _, rest = text.partition(" ")
    for thing in WORDS.get(word, []):
        if re.fullmatch(thing.form, rest, re.ASCII):
            return thing.read(rest)
    raise Malformed("action", sent=text)


def action_json(frame: Frame, action: int) -> Action:
    """What a browser needs to light a card, a hero, a slot or a marker."""
    word, thing = _answer(frame, action)
    told: dict[str, Any] = thing.tell(action) if thing else {}
    return cast(Action, {"text": write_action(frame, action), "do": word} | told)


def meant(frame: Frame, thing: str) -> int:
    """What is touched is told as an action, `bury B2`."""
    return as_written(read_action, write_action, frame, thing)


# -- for people ----------------------------------------------------------------------------------------------


def view_json(v: Any, seat: int) -> Table:
    """The table as this seat knows it."""
    known = plain(v)
    frames = [known.stack[i].tolist() for i in range(known.depth)]
    step = frames[-1][STEP] if frames else 0
    return {
        "step": cast(Step, QUESTIONS.names[step]),
        "turn": LETTERS[known.turn],
        "first": LETTERS[known.first],
        "turns": known.turns,
        "cap": known.cap or None,
        "deck": DECKS[known.deck],
        "threshold": int(threshold(known)),
        "red": known.red,
        "green": known.green,
        "favoured": FACTION_NAMES[int(faction_at(known.red, known.green))],
        "seats": [_seat_json(known, p, step) for p in range(known.seats)],
        "tavern": [card or None for card in known.tavern],
        "harbour": int(harbour_size(known)),
        "wilderness": [_face(card) for card in known.wild[: known.wilds][::-1]],
        "graveyard": [_face(card) for card in known.grave[: known.buried][::-1]],
        "aside": known.aside[: known.asides],
        "drawn": [_face(card) for card in known.drawn[: known.drawns]],
        "chain": [_hero(frame) for frame in frames if frame[STEP] in (PLAYED, COPIED)],
        "question": _question_json(frames[-1]) if frames else None,
        "result": None if frames else result_json(known),
    }


def _face(card: int) -> int | None:
    return None if card == UNKNOWN else card


def _seat_json(v: Any, seat: int, step: int) -> Side:
    return {
        "heir": v.heir[seat] if v.heir[seat] > 0 else None,
        "hand": v.hand[seat][: v.held[seat] - v.unseen_hand[seat]].tolist(),
        "unseen_hand": v.unseen_hand[seat],
        "party": [
            {"card": _face(int(card)), "up": v.up[seat] >> i & 1 == 1}
            for i, card in enumerate(v.party[seat][: v.heroes[seat]])
        ],
        "moved": _moved_json(*v.moved[seat].tolist()),
        "decided": step in (SET_UP, CHOOSE_DISCARD) and v.sealed[seat] != 0,  # a swap keeps its card there, too
    }


def _moved_json(red_right: int, red_left: int, green_right: int, green_left: int) -> Steps:
    return {"R+": red_right, "R-": red_left, "G+": green_right, "G-": green_left}


def _hero(frame: Frame) -> int:
    """The hero whose sentence it is about."""
    return int(CARD_OF_ROW[frame[FIRST + ROW]])


def _question_json(frame: Frame) -> Question:
    """Which hero asks, what it wants, and the faction that was named."""
    if not is_of_row(frame[STEP]):
        return {"hero": None, "verb": None, "faction": None}
    named = FACTION_NAMES.get(frame[FIRST + NAMED_AT])
    return {"hero": _hero(frame), "verb": VERBS.names[verb_of(frame)], "faction": named}


def result_json(s: Any) -> Outcome:
    """W11: the result record."""
    faction = int(faction_at(s.red, s.green))
    winner, criterion = decision(s)
    return {
        "faction": FACTION_NAMES[faction],
        "red": s.red,
        "green": s.green,
        "allies": [_ally_json(s, seat, faction) for seat in range(s.seats) if has(int(allies(s)), seat)],
        "compared": _compared(s),
        "criterion": CRITERIA[criterion],
        "winner": LETTERS[winner] if winner >= 0 else None,
        "capped": bool(is_capped(s)),
        "dry": bool(is_played_out(s)),
    }


def _ally_json(s: Any, seat: int, faction: int) -> Ally:
    return {
        "seat": LETTERS[seat],
        "of_faction": int(heroes_of(s, seat, faction)),
        "heroes": s.heroes[seat],
        "heir": s.heir[seat],
    }


def _compared(s: Any) -> list[list[Seat]]:
    """W7, W8: the seats that each criterion compared, down to the one that decided."""
    left, found = int(allies(s)), list[list[Seat]]()
    for criterion in (MOST_HEROES, FEWEST_HEROES, HEIR_NUMBER):
        if left.bit_count() > 1:
            found.append([letter for seat, letter in enumerate(LETTERS) if has(left, seat)])
            left = int(strongest(s, left, criterion))
    return found
