"""Mirrored deals of Jak se trollí princezny: the same luck, with every player and clan in every seat once."""

import multiprocessing
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bench.balance_match import GAINS
from bench.balance_strategies import ALL_ROUNDER, weights_of
from throneroom.games.trolli import GAME
from throneroom.games.trolli.pieces import CLAN_NAMES
from throneroom.kit import seeded
from throneroom.kit.room import room

Numbers = npt.NDArray[np.float64]
Gains = dict[tuple[str, str], int]  # tried: what a clan, or who comes so late, has more at the start
OPTIONS = (1, 1, 0)  # seat A begins, clans are chosen, whoever is pushed out is asked
CHUNK = 20
USED = ("shown", "took", "activated", "paid")


def read_gains(text: str) -> Gains:
    """`red O=1, 2 of 4 power=1, all bed=-1`."""
    found: Gains = {}
    for part in filter(None, text.split(", ")):
        who, _, gain = part.rpartition(" ")
        what, _, more = gain.partition("=")
        found[who, what] = int(more)
    return found


class Plan(NamedTuple):
    """What is played: the first player against others who play another way, or all the same way."""

    seats: int
    first: str = ALL_ROUNDER
    others: str = ALL_ROUNDER
    gains: Gains = {}  # noqa: RUF012 read only
    seed: int = 0


class Deal(NamedTuple):
    """What came of all matches with one luck."""

    first: float  # the first player's share of victories
    clans: Numbers  # the share of every clan; nothing where it did not play
    places: Numbers  # of who began, who came second ...
    points: Numbers  # by source, of everybody
    first_points: Numbers  # and of the first player
    leader: float  # how often the leader at half-time won
    decisions: float
    used: dict[str, Numbers]


def clans_of(plan: Plan, number: int) -> list[int]:
    """Every choice of clans in turn, in any order."""
    choices = [*combinations(range(len(CLAN_NAMES)), plan.seats)]
    return [
        int(clan) for clan in np.random.default_rng([plan.seed, number]).permutation(choices[number % len(choices)])
    ]


def play_deal(plan: Plan, number: int) -> Deal:
    """So many matches as there are seats, everybody one seat further each time."""
    at, n = room(GAME.rules, "bench.balance_match").at, plan.seats
    clans, luck = clans_of(plan, number), seeded(plan.seed, number)
    by_clan, places, first, leader = np.full(len(CLAN_NAMES), np.nan), np.zeros(n), 0.0, 0.0
    points, first_points, decisions = np.zeros(at.points.shape[1]), np.zeros(at.points.shape[1]), 0.0
    used = {name: np.zeros(getattr(at, name).shape[-1]) for name in USED}
    by_clan[clans] = 0
    for turn in range(n):
        match = _match(plan, np.roll(clans, turn), turn, luck)
        share = (match.won >> np.arange(n) & 1) / match.won.bit_count()
        by_clan[np.roll(clans, turn)] += share / n
        places += share / n
        first += share[turn] / n
        leads = at.halfway[:n] == at.halfway[:n].max()
        leader += (share * leads).sum() / leads.sum() / n
        points += at.points[:n].mean(axis=0) / n
        first_points += at.points[turn] / n
        decisions += match.decisions / n
        for name, total in used.items():
            total += getattr(at, name).reshape(-1, len(total)).sum(axis=0)
    return Deal(first, by_clan, places, points, first_points, leader, decisions, used)


class Match(NamedTuple):
    """Its winners, as a set, and its length."""

    won: int
    decisions: int


def _match(plan: Plan, clans: Any, turn: int, luck: Any) -> Match:
    """The first player and its clan sit so many seats further."""
    match, n = room(GAME.rules, "bench.balance_match"), plan.seats
    at = match.at
    at.seats[0], at.luck[:], at.options[: len(OPTIONS)], at.clans[:n] = n, luck, OPTIONS, clans
    at.gains[:] = 0
    for seat in range(n):
        at.weights[seat] = weights_of(plan.first if seat == turn else plan.others)
        at.wits[seat] = int(seeded(int(luck[0]), seat)[0])
        for (who, what), more in plan.gains.items():
            if who in ("all", CLAN_NAMES[clans[seat]], f"{seat + 1} of {n}"):
                at.gains[seat, GAINS.index(what)] += more
    match.door.play_match()
    return Match(int(at.won[0]), int(at.decisions[0]))


def play_deals(plan: Plan, numbers: Sequence[int]) -> list[Deal]:
    """One after the other."""
    return [play_deal(plan, number) for number in numbers]


class Workers:
    """Processes that play deals. They come back in order, so nothing depends on how many there are."""

    def __init__(self, workers: int) -> None:
        room(GAME.rules, "bench.balance_match")  # here first: what is compiled now, the workers load
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(workers, context) if workers > 1 else None

    def play(self, plan: Plan, numbers: Iterable[int]) -> list[Deal]:
        """These deals."""
        todo = [*numbers]
        chunks = [todo[i : i + CHUNK] for i in range(0, len(todo), CHUNK)]
        done = (self._pool.map if self._pool else map)(partial(play_deals, plan), chunks)
        return [deal for deals in done for deal in deals]

    def close(self) -> None:
        """No more."""
        if self._pool:
            self._pool.shutdown()
