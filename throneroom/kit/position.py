"""A match in progress: the log is the truth, the state is its replay."""

from bisect import bisect_left
from collections import deque
from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from throneroom.kit.calls import Bytes, Moved
from throneroom.kit.errors import Illegal, Malformed, Stale
from throneroom.kit.frames import CHANCE, OVER, WATCHER
from throneroom.kit.game import Game, Json
from throneroom.kit.luck import Luck
from throneroom.kit.state import MOST_SEATS, States, copied, top_frame
from throneroom.kit.text import read_number, read_seat, seat_name
from throneroom.kit.view import View, states_of

UNDO = -1  # in place of an action, with the ply to go back to
Entry = tuple[int, int] | tuple[int, int, int]  # (seat, action), or (seat, UNDO, ply)
SEATS_IN = [tuple(seat for seat in range(MOST_SEATS) if asked >> seat & 1) for asked in range(1 << MOST_SEATS)]
ACTORS = [seats[0] if seats else OVER for seats in SEATS_IN] + [OVER, CHANCE]  # by what is asked: -1 is CHANCE
STATES = ("_state", "_begin")  # the fields of a position that are states
MANY, FEW = 32, 2  # so many answers of CHANCE are looked up at once at the beginning, and later
Answers = Luck | int | Sequence[str] | None


class Position:
    """Asked seats play, CHANCE answers by luck, and everything that happened stands in the log."""

    def __init__(
        self,
        game: Game,
        state: States,
        luck: Answers,
        *,
        seats: int,
        options: Mapping[str, str] | None = None,
        origin: str = "",
        script: Iterable[int] = (),
        watched: bool = False,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options or {})
        self.origin = origin  # the text this position began with, if it did not begin with an empty table
        self.log: list[Entry] = []
        self._in_force: list[int] = []  # the plies that were not taken back
        self._news: list[int] = []  # for each ply, the seats that learned something by it
        self._opened = [0] * seats  # the ply at which each seat's question was opened
        self._begin = copied(state)
        self._state = state
        self._out = np.zeros(game.widest, np.int16)
        self._can_undo = game.undo
        self.watched = watched  # what everybody sees is kept for each entry, until it was told
        self._seen: dict[int, Bytes] = {}  # by ply
        self._legal: dict[int, list[int]] = {}  # what the asked seats may do, by their own views
        self._asks, self._n = game.doors.question(state, self._out)  # a set of seats, or CHANCE, or OVER
        self._open: dict[str, int] | None = None
        self._script: deque[int | str] = deque(script)
        self.luck = self._source(luck)
        self._let_chance_answer()
        self._open_questions()

    def _source(self, luck: Answers) -> Luck | None:
        if luck is None:
            return Luck.fresh()
        if isinstance(luck, Luck):
            return luck.copy()
        if isinstance(luck, int):
            return Luck.seeded(luck)
        self._script.extend(luck)
        return None

    # -- looking --------------------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        """How many entries the log has."""
        return len(self.log)

    @property
    def is_over(self) -> bool:
        """Has it ended?"""
        return self._asks == OVER

    @property
    def asks_chance(self) -> bool:
        """Must somebody answer for CHANCE? Only where luck was a list that has run out."""
        return self._asks == CHANCE

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that are asked now; none when it is over or CHANCE must be answered by hand."""
        return SEATS_IN[max(self._asks, 0)]

    @property
    def actor(self) -> int:
        """The lowest waiting seat, or CHANCE, or OVER."""
        return ACTORS[self._asks]

    def opened(self, seat: int) -> int:
        """The ply at which this seat's question was opened: an answer to an older one is stale."""
        self._check_seat(seat)
        return self._opened[seat]

    def actions(self, seat: int) -> list[int]:
        """The legal actions of a seat (or of CHANCE), as numbers; none when it is not asked."""
        if seat == ACTORS[self._asks]:
            actions: list[int] = self._out[: self._n].tolist()
            return actions
        if seat < 0 or not max(self._asks, 0) >> seat & 1:
            return []
        out = np.zeros(self.game.widest, np.int16)
        others: list[int] = out[: self.game.doors.legal_of(self._state, seat, out)].tolist()
        return others

    def legal(self, seat: int) -> list[str]:
        """The legal actions of a seat (or of CHANCE), as text."""
        if seat >= 0:
            return list(self._texts(seat))
        frame = top_frame(self._state)
        return [self.game.codec.write_action(frame, action) for action in self.actions(seat)]

    def _texts(self, seat: int) -> dict[str, int]:
        """The legal actions by their texts, kept while the lowest seat's question is open."""
        if seat != ACTORS[self._asks]:
            return self._written(seat)
        if self._open is None:
            self._open = self._written(seat)
        return self._open

    def _written(self, seat: int) -> dict[str, int]:
        """CHANCE has a number for each of several equal cards; it does not matter for which one their text stands."""
        write, frame = self.game.codec.write_action, top_frame(self._state)
        return {write(frame, action): action for action in self.actions(seat)}

    def view(self, seat: int) -> View:
        """What a seat, or WATCHER, may know."""
        self._check_seat(seat, WATCHER)
        return self.saw(len(self.log) - 1, seat)

    def saw(self, ply: int, seat: int) -> View:
        """What a seat, or WATCHER, saw after an entry that was not told yet; after an undo, what it sees now.

        Of older entries it says no more what could be done then.
        """
        is_last = ply == len(self.log) - 1
        if ply in self._seen:
            seen = self._seen[ply][seat if seat >= 0 else self.seats]
            array = np.frombuffer(seen.tobytes(), self.game.state)  # ndarray.view asks many questions first
            return View(self.game, seat, array, self._legal.get(seat, []) if is_last else [])
        if not is_last and self.log[ply][1] != UNDO:
            raise LookupError(f"Entry {ply} was told already, or nobody watched.")
        array = np.empty(1, self.game.state)
        self.game.doors.view_of(self._state, seat, array)
        return View(self.game, seat, array)

    def forget_seen(self) -> None:
        """It was told."""
        last = len(self.log) - 1
        self._seen = {last: self._seen[last].copy()} if last in self._seen else {}

    def scores(self) -> list[int]:
        """The result per seat, as it stands."""
        out = np.zeros(self.seats, np.int64)
        self.game.doors.scores_of(self._state, out)
        return out.tolist()

    def winners(self) -> tuple[int, ...]:
        """The seats that won; several share a victory or a draw."""
        return SEATS_IN[self.game.doors.winners_of(self._state)]

    @property
    def text(self) -> str:
        """The whole position as text, secrets included: for tests, puzzles and bug reports."""
        return self.game.codec.write_position(self._state[0])

    def state(self) -> States:
        """A copy of the whole state, secrets included: for tests and research, never for a bot."""
        return copied(self._state)

    def copy(self) -> "Position":
        """A position that shares nothing with this one."""
        other = object.__new__(Position)
        for name, value in self.__dict__.items():
            if name in STATES:
                setattr(other, name, copied(value))
            else:
                setattr(other, name, value.copy() if hasattr(value, "copy") else value)
        return other

    def __getstate__(self) -> dict[str, Any]:
        """Pickled whole, states as their bytes: with luck and every secret, so for one's own processes only."""
        luck = self.luck and (self.luck.secret, self.luck.contributions, self.luck.answers)
        return self.__dict__ | {name: self.__dict__[name].tobytes() for name in STATES} | {"luck": luck}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__ |= kept | {name: states_of(kept[name], kept["game"]) for name in STATES}
        self.luck = Luck(*kept["luck"]) if kept["luck"] else None

    # -- playing --------------------------------------------------------------------------------------------

    def play(self, sent: str | int, seat: int | None = None, asked: int | None = None) -> None:
        """One action by text or number. Refused as Malformed, Illegal or Stale, it leaves everything as it was."""
        if seat is None:
            seat = self._seat_meant(sent)
        else:
            self._check_seat(seat, CHANCE)
        if asked is not None and seat >= 0 and not (self._is_asked(seat) and asked == self._opened[seat]):
            raise Stale("stale", sent=str(sent), asked=asked, now=self._opened[seat])
        action = self._read(sent, seat)
        before = self.copy() if self._script else None
        still_asked = self._asks & ~(1 << max(seat, 0))
        self._enter(seat, action)
        try:
            self._let_chance_answer()
        except Malformed:  # the list of chance's answers was wrong: nothing has happened
            self.__dict__.update(before.__dict__ if before else {})
            raise
        if self._asks != still_asked:  # others still asked the same sealed question keep theirs
            self._open_questions()

    def _check_seat(self, seat: int, *others: int) -> None:
        if type(seat) is not int or not (0 <= seat < self.seats or seat in others):
            raise Malformed("seat", sent=str(seat))

    def _seat_meant(self, sent: str | int) -> int:
        if self._asks > 0 and self._asks & (self._asks - 1):
            raise Malformed("which-seat", sent=str(sent), waiting=" ".join(map(seat_name, self.waiting)))
        return self.actor

    def _read(self, sent: str | int, seat: int) -> int:
        if self._asks == OVER:
            raise Illegal("over", sent=str(sent))
        if isinstance(sent, str):
            return self._read_text(sent, seat)
        if type(sent) is int and sent in self.actions(seat):
            return sent
        raise Illegal("not-legal" if self._is_asked(seat) else "not-asked", sent=str(sent), seat=seat_name(seat))

    def _is_asked(self, seat: int) -> bool:
        return seat == self._asks == CHANCE or seat in self.waiting

    def _read_text(self, sent: str, seat: int) -> int:
        texts = self._texts(seat)
        if sent in texts:
            return texts[sent]
        text, codec = " ".join(sent.split()), self.game.codec
        if not texts:
            raise Illegal("not-asked", sent=text, seat=seat_name(seat))
        if text in texts:
            return texts[text]
        codec.read_action(text)  # refuses what is no action of this game at all
        why = self.view(seat).why_not(text) if seat >= 0 else None
        if why is None:
            raise Illegal("not-legal", sent=text, seat=seat_name(seat))
        raise Illegal(why.code, why.rule, sent=text, **why.arguments)

    def _enter(self, seat: int, action: int) -> None:
        """An action, and the answers of CHANCE that follow at once."""
        move = self.game.doors.move
        self._take([(seat, action)], move(self._state, seat, action, self._ahead(), self._out, self.watched))

    def _ahead(self) -> Sequence[int]:
        """Numbers for the next answers of CHANCE: a deal has 28."""
        if self.luck is None or self._script:
            return ()
        return self.luck.ahead(FEW if self.log else MANY)

    def _take(self, played: list[Entry], moved: Moved) -> None:
        """What was played and answered goes into the log."""
        begin = len(self.log)
        self.log += played
        if moved.given:
            assert self.luck is not None
            self.luck.used(len(moved.given))
            self.log += [(CHANCE, action) for action in moved.given]
        self._asks, self._n, self._legal, self._open = moved.asked, moved.n, moved.open, None
        if self._can_undo:
            self._in_force += range(begin, len(self.log))
            self._news += moved.news
        if moved.views is not None:
            self._seen |= dict(enumerate(moved.views, begin))

    def _let_chance_answer(self) -> None:
        while self._asks == CHANCE:
            if self._script:
                self._enter(CHANCE, self._scripted(self._script.popleft()))
            elif self.luck is None:
                return
            elif self._n == 0:
                raise Malformed("no-chance")  # a text that no play leads to
            else:
                self._answer(self.luck)

    def _answer(self, luck: Luck) -> None:
        """Several answers in one call; one that must be rejected is looked up by itself."""
        moved = self.game.doors.answer_chance(self._state, self._ahead(), self._out, self.watched)
        self._take([], moved)
        if not moved.given:
            self._enter(CHANCE, self._out.item(luck.answer(self._n)))

    def _scripted(self, given: int | str) -> int:
        try:
            return self._read(given, CHANCE)
        except Illegal as refusal:
            raise Malformed("luck-list", sent=str(given)) from refusal

    def _open_questions(self, already: Container[int] = ()) -> None:
        for seat in self.waiting:
            if seat not in already:
                self._opened[seat] = len(self.log)

    # -- taking back ----------------------------------------------------------------------------------------

    def undo(self, seat: int, ply: int | None = None) -> None:
        """Take back this seat's own actions from a ply on (by default its last one). The log keeps them all."""
        ply = self.undoable(seat, ply)
        already_asked = set(self.waiting) - {seat}
        del self._in_force[self._in_force.index(ply) :]
        self.log.append((seat, UNDO, ply))
        self._news.append(0)
        self._state = copied(self._begin)
        self.game.doors.replay(self._state, [self.log[kept][:2] for kept in self._in_force])
        self._asks, self._n = self.game.doors.question(self._state, self._out)
        self._open = None
        self._open_questions(already_asked)

    def undoable(self, seat: int, ply: int | None = None, people: int = 0) -> int:
        """The ply from which an undo would take back; a refusal if it may not.

        `people` are other seats that must not have learned anything by it: a bot forgets, a person does not.
        """
        self._check_seat(seat)
        if not self.game.undo:
            raise Illegal("no-undo", game=self.game.name)
        if ply is None:
            ply = self._last_in_force
        if refused := self._against_undo(seat, ply, people):
            raise refused
        return ply

    def last_undoable(self, seat: int, people: int = 0) -> int | None:
        """The same for its last action, or None: asked after every action, where a refusal would be dear."""
        ply = self._last_in_force
        return ply if self.game.undo and not self._against_undo(seat, ply, people) else None

    @property
    def _last_in_force(self) -> int:
        return self._in_force[-1] if self._in_force else len(self.log)

    def _against_undo(self, seat: int, ply: int, people: int) -> Illegal | None:
        """Never across CHANCE, another seat, or something that this seat, or one of these people, has learned."""
        name = seat_name(seat)
        if len(self.log) - len(self._in_force) > 2 * self.game.longest:
            return Illegal("undo-often", seat=name)
        begin = bisect_left(self._in_force, ply)
        if ply not in self._in_force[begin : begin + 1]:
            return Illegal("undo-nothing", seat=name)
        for taken in self._in_force[begin:]:
            if self.log[taken][0] != seat:
                return Illegal("undo-others", seat=name)
            if self._news[taken] >> seat & 1:
                return Illegal("undo-news", seat=name)
            if self._news[taken] & people:
                return Illegal("undo-shown", seat=name)
        return None

    # -- the log as text ------------------------------------------------------------------------------------

    def lines(self) -> list[tuple[str, str]]:
        """The log as (seat, notation), undo included: what a record keeps."""
        again = Position(self.game, copied(self._begin), (), seats=self.seats)
        written = []
        for seat, action, *ply in self.log:
            if action == UNDO:
                written.append((seat_name(seat), f"undo {ply[0]}"))
            else:
                written.append((seat_name(seat), self.game.codec.write_action(top_frame(again._state), action)))
            again.enter(seat, action, *ply)
        return written

    def events(self, seat: int, since: int = 0) -> list[Json]:
        """What happened from a ply on, as a seat, or WATCHER, saw it. A view tells the last entry only."""
        self._check_seat(seat, WATCHER)
        again = Position(self.game, copied(self._begin), (), seats=self.seats)
        told: list[Json] = []
        for entry in self.log:
            again.enter(*entry)
            if again.ply > since and entry[1] != UNDO:
                told += again.view(seat).events()
        return told

    def enter(self, seat: int, action: int, undone: int | None = None) -> None:
        """One entry of a log again."""
        if action == UNDO:
            self.undo(seat, undone)
        else:
            self.play(action, seat)

    def play_line(self, seat: str, text: str) -> None:
        """One line of a log: an action, an undo, or an answer of CHANCE."""
        verb, _, ply = text.partition(" ")
        if verb == "undo":
            self.undo(read_seat(seat), read_number(ply, len(self.log)))
        else:
            self.play(text, read_seat(seat))
