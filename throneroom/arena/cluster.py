"""Deals on a Ray cluster. They come back in order, so nothing depends on who played which."""

import os
import sys
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from functools import cache
from itertools import islice
from socket import create_connection, gethostname
from typing import TYPE_CHECKING, Any

import msgspec

from throneroom.arena.contest import Contest, code_of
from throneroom.arena.deal import Deal, play_deal, warm_up
from throneroom.arena.workers import AHEAD
from throneroom.games import game
from throneroom.kit.errors import Illegal

if TYPE_CHECKING:
    from ray import ObjectRef

SILENT: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
PATIENCE = 10  # seconds for an address to answer at all
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray would tell its makers that it is used


def played_on_ray(contest: Contest, numbers: Iterable[int], address: str) -> Generator[Deal]:
    """These deals, one after the other, by whoever is free in the cluster; lost ones are played again."""
    import ray

    with cluster(address):
        todo, coming = iter(numbers), deque["ObjectRef[Deal]"]()
        play = ray.remote(play_there)
        while True:
            coming += [play.remote(contest, number) for number in islice(todo, processors() * AHEAD - len(coming))]
            if not coming:
                return
            yield ray.get(coming.popleft())


@contextmanager
def cluster(address: str) -> Iterator[None]:
    """Joined for this long. What goes wrong there is told here, without the stack of another machine."""
    import ray
    from ray.exceptions import RayError, RayTaskError

    try:
        knock(address)
        ray.init(address, **SILENT)
    except (OSError, RuntimeError, ValueError, ImportError) as trouble:
        raise refusal(address, trouble) from trouble
    try:
        with redirect_stdout(sys.stderr):  # Ray tells of lost processes in the middle of our output
            yield
    except RayTaskError as trouble:
        raise trouble.cause from None
    except RayError as trouble:
        raise refusal(address, trouble) from trouble
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """Ray itself would wait for ever at a port where nobody is."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        create_connection((host, int(port)), PATIENCE).close()


def refusal(address: str, trouble: Exception) -> Illegal:
    """In a sentence, where Ray has pages."""
    return Illegal("contest-cluster", sent=address, why=str(trouble).strip().partition("\n")[0])


def processors() -> int:
    """Of all machines that are there now: more may come."""
    import ray

    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def play_there(contest: Contest, number: int) -> Deal:
    """One deal, in a process of the cluster."""
    prepare(msgspec.json.encode(contest))
    return play_deal(contest, number)


@cache
def prepare(encoded: bytes) -> None:
    """Once in a process: the same code as where the contest was made, and warm."""
    contest = msgspec.json.decode(encoded, type=Contest)
    if code_of(game(contest.game)) != contest.code:
        raise Illegal("contest-machine", sent=gethostname())
    warm_up(contest)
