"""`throneroom think`: a machine that thinks for the bots of servers elsewhere."""

import asyncio
import os
import signal
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated

import typer

from throneroom.cli.terminal import Lang, voice

if TYPE_CHECKING:
    from throneroom.server.thinker import Thinker


def think(
    bus: Annotated[str, typer.Option(help="The Redis of the servers, as redis://…", show_default=False)],
    workers: Annotated[
        int | None, typer.Option(help="Processes that think.", min=1, max=256, show_default="your cores")
    ] = None,
    lang: Lang = None,
) -> None:
    """Think for the bots of servers that have the same bus. It is told what a seat may know, and nothing else."""
    from throneroom.server.thinker import Thinker

    thinker = Thinker(bus, workers or os.cpu_count() or 1)
    print(voice.say("cli-think-begun", count=workers or os.cpu_count() or 1), flush=True)
    asyncio.run(_until_stopped(thinker))


async def _until_stopped(thinker: "Thinker") -> None:
    running = asyncio.ensure_future(thinker.run())
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows
            asyncio.get_running_loop().add_signal_handler(number, running.cancel)
    with suppress(asyncio.CancelledError):
        await running
