"""One deal: the same luck at every table of a contest, the same numbers for a bot wherever it sits on the same seat."""

import math
import time
import zlib
from collections import Counter

import msgspec

from throneroom.arena.contest import Contest, Table
from throneroom.bots import Bot, bot
from throneroom.bots.oracle import shown
from throneroom.games import game
from throneroom.kit.position import Position
from throneroom.kit.rng import Rng, below, seeded

STEP = math.log(1.02)  # times are told apart by two hundredths
SHORTEST = 1e-7
WARM_UP, SOMETIMES = -1, 5  # a deal that does not count, and how often bots are asked in it


class Times(msgspec.Struct):
    """Many times: how long in all, and how many took about exp(key * STEP) seconds."""

    seconds: float = 0.0
    spread: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        """One more."""
        key = round(math.log(max(seconds, SHORTEST)) / STEP)
        self.seconds += seconds
        self.spread[key] = self.spread.get(key, 0) + 1

    def join(self, other: "Times") -> None:
        """Both together."""
        self.seconds += other.seconds
        self.spread = dict(Counter(self.spread) + Counter(other.spread))

    def percentile(self, percent: float) -> float:
        """Seconds within which so many of a hundred ended."""
        left = math.ceil(sum(self.spread.values()) * percent / 100)
        for key in sorted(self.spread):
            left -= self.spread[key]
            if left <= 0:
                return math.exp(key * STEP)
        return 0.0

    def above(self, seconds: float) -> int:
        """How many took longer."""
        return sum(count for key, count in self.spread.items() if math.exp(key * STEP) > seconds)


class Thinking(msgspec.Struct):
    """How long one bot thought, by the clock and of the processor, and what it did wrong."""

    decisions: int = 0
    illegal: int = 0
    clock: Times = msgspec.field(default_factory=lambda: Times(spread={}))
    cpu: Times = msgspec.field(default_factory=lambda: Times(spread={}))

    def took(self, seconds: float, cpu_seconds: float) -> None:
        """One decision more."""
        self.decisions += 1
        self.clock.add(seconds)
        self.cpu.add(cpu_seconds)

    def join(self, other: "Thinking") -> None:
        """Both together."""
        self.decisions += other.decisions
        self.illegal += other.illegal
        self.clock.join(other.clock)
        self.cpu.join(other.cpu)

    def late(self, limit: float) -> int:
        """Decisions over the limit by both: the clock runs on while others have the processor, and threads add up."""
        return min(self.clock.above(limit), self.cpu.above(limit))


class Deal(msgspec.Struct):
    """What came of it."""

    number: int
    winners: list[int]  # at each table of the contest, as a set of seats
    thinking: dict[str, Thinking]


def play_deal(contest: Contest, number: int) -> Deal:
    """Every table of one deal, one after the other."""
    bots = {name: bot(name, game(contest.game)) for name in contest.players}
    thinking = {name: Thinking() for name in bots}
    return Deal(number, [_play(contest, table, number, bots, thinking) for table in contest.tables], thinking)


def begin(contest: Contest, number: int) -> Position:
    """The deal of this number."""
    luck = int(seeded(contest.seed, number)[0])
    return game(contest.game).start(contest.seats, contest.options, luck)


def numbers_of(contest: Contest, number: int, seat: int, name: str) -> Rng:
    """A bot's own numbers: they depend on the deal, the seat and the bot, never on who else plays."""
    return seeded(contest.seed, number, seat, zlib.crc32(name.encode()))


def _play(contest: Contest, table: Table, number: int, bots: dict[str, Bot], thinking: dict[str, Thinking]) -> int:
    """The winners of one match. Whoever answers with an illegal action has lost it, and all the others have won."""
    match = begin(contest, number)
    rngs = [numbers_of(contest, number, seat, name) for seat, name in enumerate(table)]
    while not match.is_over:
        seat = match.actor
        name = table[seat]
        view, began, cpu = shown(bots[name], match, seat), time.perf_counter(), time.process_time()
        action = bots[name].choose(view, rngs[seat])
        thinking[name].took(time.perf_counter() - began, time.process_time() - cpu)
        if action not in match.actions(seat):
            thinking[name].illegal += 1
            return (1 << contest.seats) - 1 & ~(1 << seat)
        match.play(action, seat)
    return sum(1 << seat for seat in match.winners())


def warm_up(contest: Contest) -> None:
    """Every bot is asked now and then in a match of random actions: nobody's clock pays for the compiler."""
    match, rng = begin(contest, WARM_UP), seeded(0)
    bots = [bot(name, game(contest.game)) for name in contest.players]
    while not match.is_over:
        actions = match.actions(match.actor)
        if match.ply % SOMETIMES == 0:
            for each in bots:
                each.choose(shown(each, match, match.actor), seeded(0))
        match.play(actions[below(rng, len(actions))], match.actor)
