"""Scenarios: a position, what is done there, and what must be so afterwards, as text a person can read.

name: P1 a Knight beats a Goblin
game: trun
rules: R8 R14
before:
  A hand {G9}
  B hand {K2 G3}
actions:
  A play G9
  B may play G3                  # exactly these are legal
  B may not play K2 because R4   # refused, by that rule
  chance draw M3                 # only where the pile was written in braces
after:
  B followers {D7} score {}      # only the zones that are mentioned
view A:
  A followers {M3}
  told drew A M3                 # all events of the last action, as this observer saw them
scores: A 2 B 2
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from throneroom.kit.errors import Illegal, Malformed, Refusal
from throneroom.kit.frames import WATCHER
from throneroom.kit.game import Game, Json
from throneroom.kit.position import Position
from throneroom.kit.text import SEATS, Zone, read_zones

LINES = ("name", "game", "rules", "scores")
BLOCKS = ("before", "actions", "after")
NEEDED = ("name", "game", "before")
OBSERVERS = {f"view {name}": seat for seat, name in enumerate(SEATS)} | {"view watcher": WATCHER}
_STEP = re.compile(r"(?P<who>[A-F]|chance) (?P<verb>may not |may |)(?P<what>.+?)(?: because (?P<rule>\w+))?")


@dataclass(frozen=True)
class Line:
    """A line without its comment, and its number in the file."""

    number: int
    text: str

    def differs(self, what: str) -> str:
        """A difference, told with the line that expects otherwise."""
        return f"line {self.number}: {self.text}: {what}"


@dataclass(frozen=True)
class Section:
    """What stands behind a heading: on its own line, or indented below it."""

    heading: Line
    lines: tuple[Line, ...] = ()

    @property
    def value(self) -> str:
        """The rest of the heading's line."""
        return self.heading.text.partition(":")[2].strip()


@dataclass(frozen=True)
class Step:
    """One line of the actions: something is played, refused, or all that is legal is listed."""

    line: Line
    who: str
    verb: str
    what: str
    rule: str

    def difference(self, position: Position) -> str:
        """Do it, or check it; empty if all is as written."""
        if self.verb == "may":
            return self._legal(position)
        if self.verb == "may not":
            return self._refused(position)
        position.play_line(self.who, self.what)
        return ""

    def _legal(self, position: Position) -> str:
        expected = sorted(" ".join(action.split()) for action in self.what.split("|"))
        seat = SEATS.index(self.who) if self.who in SEATS else -1
        found = sorted(set(position.legal(seat)))
        return "" if found == expected else self.line.differs(f"legal are {' | '.join(found) or 'no actions'}")

    def _refused(self, position: Position) -> str:
        try:
            position.copy().play_line(self.who, self.what)
        except Illegal as refusal:  # Malformed is a slip in the scenario, not an answer
            known = self.rule in ("", refusal.rule)
            return "" if known else self.line.differs(f"refused by {refusal.rule or 'no rule'} ({refusal.code})")
        return self.line.differs("it is legal")


@dataclass(frozen=True)
class Scenario:
    """A scenario that has been read and can be run."""

    name: str
    game: str
    rules: tuple[str, ...]
    before: Section
    steps: tuple[Step, ...]
    after: Section | None
    views: tuple[tuple[int, Section], ...]
    scores: Section | None

    def run(self, game: Game) -> list[str]:
        """All differences between what is written and what happens; none if the scenario passes."""
        if self.game != game.name:
            return [f"this scenario is of {self.game}, not of {game.name}"]
        try:
            position = game.from_text("\n".join(line.text for line in self.before.lines), ())
        except Refusal as refusal:
            return [self.before.heading.differs(str(refusal))]
        differences: list[str] = []
        for step in self.steps:
            try:
                differences.append(step.difference(position))
            except Refusal as refusal:  # nothing after it can be compared any more
                return [*filter(None, differences), step.line.differs(f"refused: {refusal} [{refusal.code}]")]
        return [*filter(None, differences), *self._outcome(position)]

    def _outcome(self, position: Position) -> Iterator[str]:
        if self.after:
            yield from _table_differences(self.after, position.text, position.game)
        for seat, section in self.views:
            yield from _view_differences(section, position, seat)
        if self.scores:
            found = " ".join(f"{SEATS[seat]} {score}" for seat, score in enumerate(position.scores()))
            if " ".join(self.scores.value.split()) != found:
                yield self.scores.heading.differs(f"it is {found}")


# -- comparing ----------------------------------------------------------------------------------------------


def _view_differences(section: Section, position: Position, seat: int) -> Iterator[str]:
    view = position.view(seat)
    told = [line for line in section.lines if line.text.startswith("told ")]
    table = tuple(line for line in section.lines if line not in told)
    yield from _table_differences(Section(section.heading, table), view.text, position.game)
    found = [_told(event) for event in view.events()]
    if told and [line.text for line in told] != found:
        yield told[0].differs(f"the events are: {'; '.join(found)}")


def _told(event: Json) -> str:
    return " ".join(["told", event["kind"], event.get("seat", "chance"), event.get("card") or ""]).rstrip()


def _table_differences(section: Section, text: str, game: Game) -> Iterator[str]:
    names = game.codec.ZONES
    table = {(zone.owner, zone.name): zone for zone in read_zones(text, names)}
    for line in section.lines:
        try:
            expected = read_zones(line.text, names)
        except Refusal as refusal:
            yield line.differs(str(refusal))
            continue
        for zone in expected:
            found = table.get((zone.owner, zone.name), Zone(zone.owner, zone.name, (), ordered=False))
            if not _agree(zone, found):
                place = f"{zone.owner} {zone.name}".strip()
                yield line.differs(f"{place} is {' '.join(found.things) or 'empty'}")


def _agree(expected: Zone, found: Zone) -> bool:
    """In order where the game keeps an order and the scenario writes one, otherwise as sets with repetition."""
    if expected.ordered and found.ordered:
        return expected.things == found.things
    return sorted(expected.things) == sorted(found.things)


# -- reading ------------------------------------------------------------------------------------------------


def read_scenario(text: str) -> Scenario:
    """The scenario of a text, or Malformed with the line that cannot be read."""
    sections = _sections(_lines(text))
    for needed in NEEDED:
        if needed not in sections:
            raise Malformed("scenario", sent=f"{needed}: ?")
    steps = sections["actions"].lines if "actions" in sections else ()
    return Scenario(
        name=sections["name"].value,
        game=sections["game"].value,
        rules=tuple(sections["rules"].value.split()) if "rules" in sections else (),
        before=sections["before"],
        steps=tuple(map(_step, steps)),
        after=sections.get("after"),
        views=tuple((OBSERVERS[title], section) for title, section in sections.items() if title in OBSERVERS),
        scores=sections.get("scores"),
    )


def _lines(text: str) -> Iterator[Line]:
    for number, raw in enumerate(text.splitlines(), 1):
        written = raw.partition("#")[0].rstrip()
        if written:
            yield Line(number, written)


def _sections(lines: Iterator[Line]) -> dict[str, Section]:
    sections: dict[str, Section] = {}
    title = ""
    for line in lines:
        if line.text[0].isspace():
            if title in LINES or not title:
                raise Malformed("scenario", sent=line.text.strip())
            below = Line(line.number, " ".join(line.text.split()))
            sections[title] = Section(sections[title].heading, (*sections[title].lines, below))
        else:
            title = _title(line)
            if title in sections:
                raise Malformed("scenario", sent=line.text)
            sections[title] = Section(line)
    return sections


def _title(line: Line) -> str:
    """A heading that we know, with something behind it exactly where it takes a line."""
    title, colon, value = line.text.partition(":")
    known = title in LINES or title in BLOCKS or title in OBSERVERS
    if not (colon and known) or bool(value.strip()) != (title in LINES):
        raise Malformed("scenario", sent=line.text)
    return title


def _step(line: Line) -> Step:
    found = _STEP.fullmatch(line.text)
    if found is None or (found["rule"] and found["verb"] != "may not "):
        raise Malformed("scenario", sent=line.text)
    return Step(line, found["who"], found["verb"].strip(), found["what"], found["rule"] or "")
