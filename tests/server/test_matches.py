"""Whole matches through real sockets, each person seeing only their own view."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.rig.serving import AtTable, quick_server, serving
from tests.tiny import GAME as TINY
from throneroom import GAMES, WATCHER
from throneroom.server import past, wire
from throneroom.server.match import Match


@pytest.mark.parametrize("game", list(GAMES))
async def test_people_play_a_whole_match_and_somebody_watches(game: str, tmp_path: Path) -> None:
    async with serving(tmp_path / "hall.db") as served:
        seats = GAMES[game].seats[0]
        people = [await served.person(f"player {n}") for n in range(seats)]
        table = await people[0].open_table(game, seats)
        at = [await person.join(table) for person in people]
        for letter, place in zip("ABCDEF", at, strict=False):
            assert (await place.ask("sit", seat=letter, luck="0f"))["type"] == "done"
        watcher = await (await served.person("watcher")).join(table)
        assert (await at[0].ask("start"))["type"] == "done"
        ends = await asyncio.gather(*(place.play_to_the_end() for place in at))
        assert all(end["table"]["result"]["by"] == "played" for end in ends)
        while not watcher.now or watcher.now["table"]["status"] != "over":
            await watcher.hear()
        assert watcher.now["you"]["seat"] is None
        played = await served.site.hall.match(table)
        for observer, place in [*enumerate(at), (WATCHER, watcher)]:
            assert views(place) == expected(place, played, observer)


def views(place: AtTable) -> list[object]:
    """What somebody was shown, in order."""
    return [message["view"] for message in shown(place)]


def expected(place: AtTable, match: Match, observer: int) -> list[object]:
    """What the rules let this observer see at the same moments."""
    seen = [past.replayed(match, message["ply"]).view(observer).json() for message in shown(place)]
    told: list[object] = json.loads(wire.encode(seen))
    return told


def shown(place: AtTable) -> list[dict[str, Any]]:
    messages = [json.loads(frame) for frame in place.frames]
    return [message for message in messages if message["type"] == "table" and message["view"]]


@pytest.mark.parametrize("order", [("A", "B"), ("B", "A")], ids="".join)
async def test_sealed_choices_arrive_in_both_orders(order: tuple[str, str], tmp_path: Path) -> None:
    sealed = {"A": "seal 1", "B": "seal 3"}
    async with quick_server(
        tmp_path, games={"tiny": TINY}, luck=lambda match: ["deal 1", "deal 2", "deal 3", "deal 4"]
    ) as served:
        eva, jan = await served.match("tiny", "Eva", "Jan")
        at = {"A": eva, "B": jan}
        watcher = await (await served.person("Ivo")).join(eva.table)
        first, second = order
        for letter in order:
            now = await at[letter].see(lambda now: now["asked"] is not None)
            await at[letter].must("play", action=sealed[letter], asked=now["asked"])
        for place in (at[second], watcher):
            told = await place.see(lambda now: now["moments"] and now["moments"][-1]["events"][-1]["kind"] == "staked")
            before = next(one for one in shown(place) if one["moments"] and one["moments"][-1]["seat"] == first)
            events = before["moments"][-1]["events"]
            assert events == [{"kind": "sealed", "seat": first}]
            assert before["view"]["waiting"] == [second]
            faces = {event["seat"]: event["card"] for event in told["moments"][-1]["events"]}
            assert faces == {"A": "?", "B": "?"} | ({second: sealed[second][-1]} if place is not watcher else {})


async def test_a_match_survives_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path / "hall.db") as served:
        eva = await served.against_bots("trun", "uniform")
        view = (await eva.see(lambda now: now["asked"] is not None))["view"]
    async with serving(tmp_path / "hall.db") as served:
        place = await (await served.again(eva.person)).join(eva.table)
        await place.hear()
        assert place.now["view"] == view
        assert (await place.play_to_the_end())["table"]["result"]["by"] == "played"
