"""What can happen in a game: every kind of event once, with its fields by name and where each of them is read.

A rule tells an event as a row of small numbers. What leaves Python of it, the types that the browser's code is checked
by, and what a sentence can speak of, all follow from the kinds that a game declares in its module `events`.
"""

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Any

from throneroom.kit.events import AMOUNT, CARD, KIND, SEAT, SOURCE, TARGET
from throneroom.kit.frames import NOTHING, UNKNOWN

SEATS = "ABCDEF"
HIDDEN = "?"  # a face that the reader may not know
Schema = dict[str, Any]
Write = Callable[[int], Any]


@dataclass(frozen=True)
class Field:
    """A part of an event: its column, how a sentence speaks of it, and what is written for the number there.

    A sentence tells a `seat` by its name, a `card` and a `place` in words, a `word` and a `number` as they are.
    """

    column: int
    type: str
    write: Write | None = None  # if nothing is said, as the game writes all of this type
    schema: Schema | None = None  # likewise


WHO = Field(SEAT, "seat")  # the seat that it is about
FACE = Field(CARD, "card")
FACE_IF_ANY = Field(CARD, "card?")  # null where no card belongs to it
FROM, TO = Field(SOURCE, "place"), Field(TARGET, "place")
COUNT = Field(AMOUNT, "number")
WHOM = Field(AMOUNT, "seat")  # another seat


def number_in(column: int, write: Callable[[int], int] = int) -> Field:
    """A number, as it stands in another column or as a part of what stands there."""
    return Field(column, "number", write)


def one_of(words: Sequence[str], column: int = AMOUNT, part: Callable[[int], int] = int) -> Field:
    """One of a few words, by its number among them."""
    return Field(column, "word", lambda value: words[part(value)], {"enum": [word for word in words if word]})


@dataclass(frozen=True)
class Kind:
    """One kind of event."""

    name: str
    is_quiet: bool  # the table shows it better than a sentence would
    fields: dict[str, Field]

    @property
    def schema(self) -> Schema:
        """What an event of this kind looks like."""
        fields = {name: field.schema for name, field in self.fields.items()}
        return {
            "title": "".join(part.capitalize() for part in self.name.split("-")),
            "type": "object",
            "properties": {"kind": {"const": self.name}, **fields},
            "required": ["kind", *fields],
            "additionalProperties": False,
        }


class Kinds:
    """The kinds of a game. `cards` names a face; `places` are what is written for a place, nothing for none.

    Places of several parts look as `place` says, whose title is the name of their type.
    """

    def __init__(self, cards: Callable[[int], str], places: Sequence[Any] = (), place: Schema | None = None) -> None:
        named = {number: name for number, name in enumerate(places) if name}
        text: Schema = {"type": "string"}
        self.parts: dict[str, Schema] = {place["title"]: place} if place else {}

        def card(face: int) -> str:
            return HIDDEN if face == UNKNOWN else cards(face)

        self._types: dict[str, tuple[Write, Schema]] = {
            "seat": (dict(enumerate(SEATS)).__getitem__, {"enum": [*SEATS]}),
            "card": (card, text),
            "card?": (lambda face: None if face == NOTHING else card(face), {"anyOf": [text, {"type": "null"}]}),
            "place": (
                named.__getitem__,
                {"$ref": f"#/$defs/{place['title']}"} if place else {"enum": [*named.values()]},
            ),
            "number": (int, {"type": "integer"}),
        }
        self._kinds: list[Kind] = []
        self._columns: list[tuple[tuple[str, int, Write], ...]] = []

    def add(self, name: str, *, quiet: bool = False, **fields: Field) -> int:
        """The number of a new kind with these fields; `from_` is called `from`."""
        whole = {field.rstrip("_"): self._whole(given) for field, given in fields.items()}
        self._kinds.append(Kind(name, quiet, whole))
        self._columns.append(tuple((field, given.column, given.write or int) for field, given in whole.items()))
        return len(self._kinds)

    def write(self, event: Sequence[int]) -> dict[str, Any]:
        """An event by its names."""
        number = event[KIND] - 1
        told: dict[str, Any] = {"kind": self._kinds[number].name}
        for name, column, write in self._columns[number]:
            told[name] = write(event[column])
        return told

    def numbered(self, names: Sequence[str]) -> "Kinds":
        """The same kinds with the numbers that they have in this list."""
        other = copy(self)
        at = [kind.name for kind in self._kinds]
        other._kinds = [self._kinds[at.index(name)] for name in names]
        other._columns = [self._columns[at.index(name)] for name in names]
        return other

    def __iter__(self) -> Iterator[Kind]:
        return iter(self._kinds)

    def __getitem__(self, name: str) -> Kind:
        return next(kind for kind in self._kinds if kind.name == name)

    def _whole(self, field: Field) -> Field:
        write, schema = self._types.get(field.type, (field.write, field.schema))
        return replace(field, write=field.write or write, schema=field.schema or schema)
