"""Actions as one line of text: every question knows its answers."""

from collections.abc import Iterable

from throneroom.games.trolli.displays import REVEAL, TEXTS_OF_ROW
from throneroom.games.trolli.flow import STEPS, texts_of
from throneroom.games.trolli.shapes import Action
from throneroom.kit.errors import Malformed
from throneroom.kit.frames import FIRST, STEP
from throneroom.kit.game import Frame
from throneroom.kit.reasons import NO_ACTION


def _read(texts: Iterable[tuple[int, str]]) -> dict[str, int]:
    """Numbers by their texts; of equal ones the first."""
    found: dict[str, int] = {}
    for action, text in texts:
        found.setdefault(text, action)
    return found


QUESTIONS = [texts_of(question) for question in range(len(STEPS))]
WRITTEN = [dict(reversed(texts)) for texts in QUESTIONS]  # of equal ones the first
WRITTEN_OF_ROW = [dict(texts) for texts in TEXTS_OF_ROW]
MEANT = [_read(texts) for texts in QUESTIONS]
READ = _read(text for texts in QUESTIONS for text in texts)


def write_action(frame: Frame, action: int) -> str:
    """One line of notation."""
    return (WRITTEN_OF_ROW[frame[FIRST]] if frame[STEP] == REVEAL else WRITTEN[frame[STEP]])[action]


def read_action(text: str) -> int:
    """Its number."""
    if text not in READ:
        raise Malformed("action", sent=text)
    return READ[text]


def meant(frame: Frame, thing: str) -> int:
    """The answer that is written so, while this is asked."""
    return MEANT[frame[STEP]].get(thing, NO_ACTION) if frame else NO_ACTION


def action_json(frame: Frame, action: int) -> Action:
    """What a browser needs to light a tile, a slot or a place."""
    text = write_action(frame, action)
    verb, *rest = text.split()
    return {"text": text, "do": verb, "what": rest[0] if rest else None, "to": rest[1] if len(rest) > 1 else None}
