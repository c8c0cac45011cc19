"""Games are made ready beside the server, so that it answers at once; their tables wait for it.

A portable module is there in no time. Native rules are compiled in a process of their own.
"""

import asyncio
from collections.abc import Mapping
from time import perf_counter

from throneroom.bots.rooms import wanted_of
from throneroom.kit import native, portable
from throneroom.kit.compiling import compiler
from throneroom.kit.game import Game
from throneroom.kit.kept import lacking
from throneroom.kit.speed import NATIVE, PORTABLE, SPEED
from throneroom.server.log import log


class Warming:
    """Which games can be played already. One after the other; the one that somebody waits for is next."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self._games = games
        self._todo = list(games)
        self._ready = {name: asyncio.Event() for name in games}

    @property
    def is_done(self) -> bool:
        """Can every game be played?"""
        return all(ready.is_set() for ready in self._ready.values())

    async def wait(self, game: Game) -> None:
        """Returns when this game can be played without holding up everybody else."""
        if game.name in self._todo:
            self._todo.remove(game.name)
            self._todo.insert(0, game.name)
        if game.name in self._ready:
            await self._ready[game.name].wait()

    async def run(self) -> None:
        """Compile what is not in the cache, then load it from there."""
        while self._todo:
            name, begin = self._todo.pop(0), perf_counter()
            try:
                if SPEED == NATIVE and await try_to_compile(self._games[name]) in native.STOPPED:
                    return  # and so will the server be
                await asyncio.to_thread(load, self._games, name)
                log.info("ready", game=name, seconds=round(perf_counter() - begin, 1))
            except Exception as error:
                log.error("not-ready", game=name, exc_info=error)
            self._ready[name].set()  # even so: whoever waits is refused rather than left waiting


async def try_to_compile(game: Game) -> int:
    """Where the compiler cannot even be started, loading ends in another speed."""
    try:
        return await compile_beside(game)
    except OSError as error:
        log.error("compiler", game=game.name, exc_info=error)
        return native.REFUSED


async def compile_beside(game: Game) -> int:
    """In another process: a compiler in this one would hold up every message for as long as it works."""
    todo, nothing = lacking(wanted_of(game)), asyncio.subprocess.DEVNULL
    if not todo:
        return native.FINISHED
    process = await asyncio.create_subprocess_exec(
        *native.command(todo), env=compiler(), stdin=nothing, stdout=nothing, start_new_session=True
    )  # in a session of its own: Ctrl+C is for the server
    code = await ended(process)
    if code:
        log.error("compiler", game=game.name, code=code)
        native.note_crash(todo, code)
    return code


async def ended(process: asyncio.subprocess.Process) -> int:
    """Its code; it is not left alone, and not waited for without end."""
    try:
        return await asyncio.wait_for(process.wait(), native.LONGEST_COMPILE)
    except TimeoutError:
        return native.TOO_LONG
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def load(games: Mapping[str, Game], name: str) -> None:
    """What is compiled, from the cache; or the game's module."""
    if SPEED == NATIVE:
        for wanted in wanted_of(games[name]):
            native.doors(wanted)
    elif SPEED == PORTABLE:
        portable.module(games[name].package)
