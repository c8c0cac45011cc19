"""Whoever has gone leaves nothing in memory, without the collector: at a full house it would stop everybody."""

import asyncio
import gc

import pytest
from litestar.connection import WebSocket
from websockets.server import ServerProtocol

from tests.server.rig.serving import Served
from throneroom.server.callers import Caller
from throneroom.server.hosting import Gathering
from throneroom.server.match import Match
from throneroom.server.telling import Teller

HEAVY = Match, Teller, WebSocket, Gathering, Caller, ServerProtocol


@pytest.fixture
def uncollected() -> object:
    """Only what is counted down to nothing goes."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def alive() -> list[str]:
    return [type(each).__name__ for each in gc.get_objects() if isinstance(each, HEAVY)]


async def test_nothing_is_left_of_a_match_when_all_have_gone(served: Served, uncollected: object) -> None:
    """The sockets, the requests before them and the match itself."""
    before = len(alive())
    places = await served.match("trun", "Eva", "Jan")
    assert {"Match", "Teller", "Gathering", "WebSocket"} <= set(alive())
    await asyncio.gather(*(place.play_to_the_end() for place in places))
    for place in places:
        await place.person.leave()
    del places
    async with asyncio.timeout(5):
        while len(alive()) > before:  # sockets close a moment later
            await asyncio.sleep(0.05)
