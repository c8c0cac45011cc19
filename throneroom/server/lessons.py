"""Lessons: a fixed deal with hints. The learner sits at A; the others do what is written, and in the end what bots do.

`lesson.txt` of a game is a list of chapters, each with a table and what is played at it:

table:
  A hand {D9 G0} …              # a position text; a deck without braces fixes what comes
play:
  say prize at spot=prize       # a hint to be read, and what it points at
  try lead at card=D9           # a hint beside a question
  A play D9 | play D8           # any of these: the lesson goes on in the same way
  B play D4

After its last line everybody plays on freely to the end. A hint is the message `GAME-lesson-NAME`. Nothing is stored:
the learner's client says what was played so far, and the lesson is followed again from its beginning.
"""

from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from msgspec import Struct

from throneroom.kit.errors import Illegal, Malformed
from throneroom.kit.game import Game
from throneroom.kit.position import Position
from throneroom.kit.text import SEATS, read_seat, seat_name
from throneroom.server import wire
from throneroom.server.errors import Missing
from throneroom.server.pool import Pool, Question
from throneroom.server.rota import Asker
from throneroom.server.table import STAND_IN
from throneroom.server.telling import reason, since

FILE = "lesson.txt"
LEARNER = 0
Choose = Callable[[Position, int], Awaitable[int]]


class Hint(Struct, kw_only=True):
    """A message `GAME-lesson-NAME`, and the things on the table it points at, as `card=D9`."""

    name: str
    at: list[str]


class Page(Struct, kw_only=True):
    """The table at one moment: hints to be read one after the other, then what to try. Without `wants` all is free."""

    chapter: int
    message: wire.Table
    says: list[Hint]
    tries: Hint | None
    wants: list[str]


# -- reading ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Step:
    """An action of a seat, or any of several; before it, what is said and what is suggested."""

    seat: int
    actions: tuple[str, ...]
    says: tuple[Hint, ...]
    tries: Hint | None


@dataclass
class Chapter:
    """A table, what is played at it, and the hints after that."""

    begin: list[str] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    says: list[Hint] = field(default_factory=list)
    tries: Hint | None = None


def has_lesson(game: Game) -> bool:
    """Can this game be learned here?"""
    return files(game.package).joinpath(FILE).is_file()


@cache
def lesson_of(game: Game) -> tuple[Chapter, ...]:
    """The chapters of a game's lesson."""
    if not has_lesson(game):
        raise Missing("lesson", game=game.name)
    return tuple(read(files(game.package).joinpath(FILE).read_text("utf-8")))


def read(text: str) -> Iterator[Chapter]:
    """The chapters of a text; Malformed with the line that cannot be read."""
    chapter, is_table = None, False
    for line in filter(None, (raw.partition("#")[0].strip() for raw in text.splitlines())):
        if line == "table:":
            if chapter:
                yield chapter
            chapter, is_table = Chapter(), True
        elif chapter is None:
            raise Malformed("lesson-line", sent=line)
        elif line == "play:":
            is_table = False
        elif is_table:
            chapter.begin.append(line)
        else:
            _read_step(line, chapter)
    if chapter:
        yield chapter


def _read_step(line: str, chapter: Chapter) -> None:
    word, _, rest = line.partition(" ")
    if word == "say":
        chapter.says.append(_read_hint(rest))
    elif word == "try":
        chapter.tries = _read_hint(rest)
    elif word in SEATS:
        actions = tuple(action.strip() for action in rest.split("|"))
        chapter.steps.append(Step(read_seat(word), actions, tuple(chapter.says), chapter.tries))
        chapter.says, chapter.tries = [], None
    else:
        raise Malformed("lesson-line", sent=line)


def _read_hint(text: str) -> Hint:
    name, _, at = text.partition(" at ")
    return Hint(name=name, at=at.split())


# -- following ----------------------------------------------------------------------------------------------


class Desk:
    """One chapter as it is played."""

    def __init__(self, game: Game, number: int, chapter: Chapter) -> None:
        self.number = number
        self.position = game.from_text("\n".join(chapter.begin), number)  # the same luck each time
        self.position.watched = True
        self._told = self.position.ply

    def play(self, seat: int, action: str | int) -> Page:
        """An action under the rules, and the table after it."""
        self.position.play(action, seat)
        return self.page()

    def page(self) -> Page:
        """The table now, and what has happened since the last page."""
        position = self.position
        moments, table = since(position, self._told, LEARNER)
        self._told = position.ply
        position.forget_seen()
        view: Any = table
        message = wire.Table(
            table=self._facts(),
            you=wire.You(seat="A", host=False),
            ply=position.ply,
            asked=position.opened(LEARNER) if LEARNER in position.waiting else None,
            moments=moments,
            clocks=None,
            view=view,
        )
        return Page(chapter=self.number, message=message, says=[], tries=None, wants=[])

    def _facts(self) -> wire.Facts:
        """A table that is no match: it has no id, no luck and no host."""
        position = self.position
        winners = [seat_name(seat) for seat in position.winners()] if position.is_over else []
        return wire.Facts(
            id="",
            game=position.game.name,
            rules=position.game.version,
            options={},
            changed=[],
            status="over" if position.is_over else "playing",
            public=False,
            host="",
            since=0,
            clock=None,
            seats=[_sitting(seat) for seat in range(position.seats)],
            watchers=0,
            votes={},
            commitment="",
            contributions={},
            secret=None,
            result=wire.Result(scores=position.scores(), winners=winners, by="played") if position.is_over else None,
            rematch=None,
        )


def _sitting(seat: int) -> wire.SeatFacts:
    letter: Any = seat_name(seat)
    bot = None if seat == LEARNER else STAND_IN
    return wire.SeatFacts(seat=letter, name="", person=bot is None, bot=bot, here=True, resigned=False, awaited=False)


class Walk:
    """A learner on the way through a lesson. The pages are those since the learner's last action."""

    def __init__(self, played: Sequence[str], choose: Choose) -> None:
        self.left = deque(played)
        self.choose = choose
        self.pages: list[Page] = []

    def through(self, desk: Desk, chapter: Chapter) -> bool:
        """As far as it is written; False if the learner has not answered yet."""
        self.pages.append(desk.page())
        for step in chapter.steps:
            now = self.pages[-1]
            now.says += step.says
            action = self._own(step.actions) if step.seat == LEARNER else step.actions[0]
            if action is None:
                now.tries, now.wants = step.tries, list(step.actions)
                return False
            self.pages.append(desk.play(step.seat, action))
        self.pages[-1].says += chapter.says
        self.pages[-1].tries = chapter.tries
        return True

    async def freely(self, desk: Desk) -> None:
        """To the end, or until the learner is asked."""
        while not desk.position.is_over:
            waiting = desk.position.waiting
            seat = LEARNER if LEARNER in waiting else waiting[0]
            action = self._own() if seat == LEARNER else await self.choose(desk.position, seat)
            if action is None:
                return
            self.pages.append(desk.play(seat, action))
        if self.left:
            raise Illegal("over", sent=self.left[0])

    def _own(self, offered: Sequence[str] = ()) -> str | None:
        """The learner's next action: what was shown before it need not be shown again."""
        if not self.left:
            return None
        action = self.left.popleft()
        if offered and action not in offered:
            raise Illegal("lesson-other", sent=action)
        self.pages.clear()
        return action


async def follow(game: Game, played: Sequence[str], choose: Choose) -> tuple[list[Page], Desk]:
    """The pages since the learner's last action, up to the next question or the end."""
    walk = Walk(played, choose)
    for number, chapter in enumerate(lesson_of(game)):
        desk = Desk(game, number, chapter)
        if not walk.through(desk, chapter):
            break
    else:
        await walk.freely(desk)
    return walk.pages, desk


def by_bots(pool: Pool, learner: str) -> Choose:
    """What bots do at the table of a lesson: the same again whenever the lesson is followed again."""

    async def choose(position: Position, seat: int) -> int:
        view = position.view(seat)
        legal = view.actions()
        question = Question(
            position.game.name, position.game.version, STAND_IN, seat, view.array.tobytes(), (position.ply, seat)
        )
        action = (await pool.choose(question, Asker(learner, "", waits=True))).action
        return legal[0] if action is None or action not in legal else action

    return choose


def why_not(desk: Desk, thing: str) -> wire.Because:
    """Why can the learner not use this thing now?"""
    return reason(desk.position, LEARNER, thing, "")
