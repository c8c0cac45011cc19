"""Actions as one line of text: a word, and what it names. Both follow from the registers of questions and verbs."""

import re
from collections.abc import Iterator, Mapping
from functools import cache

from throneroom.games.dedicove.flow import is_of_row
from throneroom.games.dedicove.notation import Thing
from throneroom.games.dedicove.rows import ROWS, VERB_AT, VERBS
from throneroom.games.dedicove.sentence import ROW
from throneroom.games.dedicove.state import DECLINE, QUESTIONS
from throneroom.kit.errors import Malformed
from throneroom.kit.frames import FIRST, STEP
from throneroom.kit.game import Frame
from throneroom.kit.text import as_written

DECLINED = "decline"  # where neither verb nor question has another word
NO = {DECLINED, *QUESTIONS.all_of("no"), *VERBS.all_of("no")}


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


def _words() -> Iterator[tuple[int, str, Thing]]:
    """By the questions that they answer: everything that a word can name."""
    for step in range(len(QUESTIONS.names)):
        for verb in _asked_by(step) or [0]:
            for word, thing in _said(step, verb).items():
                yield step, word, thing


def deed_of(word: str, thing: Thing | None) -> str:
    """What a seat does by it, usually the word."""
    return (thing and thing.deed) or word


WORDS: dict[str, list[Thing]] = {}
for _, word, thing in _words():
    WORDS.setdefault(word, []).append(thing)
DEEDS = {deed_of(word, thing) for step, word, thing in _words() if not QUESTIONS.part(step, "draw")} | NO


def answer_of(frame: Frame, action: int) -> tuple[str, Thing | None]:
    """The word of an answer and what it names; nothing where it declines."""
    step = frame[STEP]
    verb = verb_of(frame) if is_of_row(step) else 0
    for word, thing in _said(step, verb).items():
        if action >= thing.least:
            return word, thing
    return VERBS.part(verb, "no") or QUESTIONS.part(step, "no") or DECLINED, None


def write_action(frame: Frame, action: int) -> str:
    """One line of notation."""
    word, thing = answer_of(frame, action)
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


def meant(frame: Frame, thing: str) -> int:
    """What is touched is told as an action, `bury B2`."""
    return as_written(read_action, write_action, frame, thing)
