"""Deals on all cores. They come back in order, so nothing depends on how many workers there are."""

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing.connection import Connection, wait
from threading import Thread

from throneroom.arena.contest import Contest
from throneroom.arena.deal import Deal, play_deal, warm_up

AHEAD = 4  # so many deals wait for each worker


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def played(contest: Contest, numbers: Iterable[int], workers: int) -> Generator[Deal]:
    """These deals, one after the other, in this process alone or in several."""
    todo = iter(numbers)
    warm_up(contest)  # here first: what is compiled now, the workers load
    if workers == 1:
        yield from (play_deal(contest, number) for number in todo)
        return
    context = multiprocessing.get_context("spawn")  # a fork would copy the compiler's threads in the middle of work
    ended, end = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(workers, context, _begin, (contest, ended))
    coming: deque[Future[Deal]] = deque()
    try:
        while True:
            while len(coming) < workers * AHEAD and (number := next(todo, None)) is not None:
                coming.append(pool.submit(play_deal, contest, number))
            if not coming:
                return
            yield coming.popleft().result()
    finally:
        end.close()
        pool.shutdown(cancel_futures=True)


def _begin(contest: Contest, ended: Connection) -> None:
    """A worker leaves Ctrl+C to its parent, and ends with it, even in the middle of a deal."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end, args=(ended,), daemon=True).start()
    warm_up(contest)


def _end(ended: Connection) -> None:
    wait([ended])  # the other end was closed, or its process is gone
    os._exit(1)
