"""A client of another version is told to reload, and nothing of its match is lost."""

from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.rig.serving import AtTable, Served, quick_server
from throneroom.server import wire

KEPT = ("ply", "asked", "you", "view")
OTHERS = ("", "?protocol=1", f"?protocol={wire.VERSION - 1}", f"?protocol={wire.VERSION + 1}")


async def somebody_asked(served: Served) -> AtTable:
    """Who leads the first trick of a match."""
    places = await served.match("trun", "Eva", "Jan")
    for place in places:
        await place.see(lambda now: now["view"] is not None)
    return next(place for place in places if place.now["asked"] is not None)


@pytest.mark.parametrize("protocol", dict.fromkeys(OTHERS))
async def test_a_client_of_another_version_is_told_to_reload_and_loses_nothing(protocol: str, tmp_path: Path) -> None:
    async with quick_server(tmp_path) as served:
        asked = await somebody_asked(served)
        ply = asked.now["asked"]
        await asked.must("play", action=asked.now["view"]["legal"][0]["text"], asked=ply, id="first")
        after = await asked.see(lambda now: now["ply"] > ply)
        old = await asked.person.join(asked.table, protocol)
        assert await old.hear() == {"type": "bye", "why": "reload", "back": None}
        with pytest.raises(ConnectionClosed):  # and that was all
            await old.hear()
        assert old.socket.close_code == 1012
        again = await asked.person.join(asked.table)
        now = await again.see(lambda now: now["view"])
        assert [now[part] for part in KEPT] == [after[part] for part in KEPT]


async def test_what_an_old_client_says_is_not_done(tmp_path: Path) -> None:
    async with quick_server(tmp_path) as served:
        asked = await somebody_asked(served)
        before = asked.now["ply"]
        old = await asked.person.join(asked.table, "?protocol=1")
        with suppress(ConnectionClosed):  # the server may have been quicker
            await old.send("play", action=asked.now["view"]["legal"][0]["text"], asked=asked.now["asked"], id="old")
        assert (await old.hear())["why"] == "reload"
        await old.socket.wait_closed()
        assert (await served.site.hall.match(asked.table)).ply == before
