"""Actions as lines of text: a word, and what it names. Both follow from the registers of questions and verbs."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from throneroom.games.dedicove.flow import is_of_row
from throneroom.games.dedicove.notation import Thing
from throneroom.games.dedicove.rows import ROWS, VERB_AT, VERBS
from throneroom.games.dedicove.sentence import ROW
from throneroom.games.dedicove.shapes import Action
from throneroom.games.dedicove.state import DECLINE, QUESTIONS
from throneroom.kit.errors import Malformed
from throneroom.kit.frames import FIRST, STEP
from throneroom.kit.game import Frame
from throneroom.kit.text import as_written

NO = ("pass", "stop", "decline")


def verb_of(frame: Frame) -> int:
    """The verb of the row that a frame is about."""
    return int(ROWS[frame[FIRST + ROW]][VERB_AT])


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
    return VERBS.part(verb, "no") or QUESTIONS.part(step, "no") or "decline", None


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
