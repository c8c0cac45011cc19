"""Four quiet signs at a seat: who may, who sees them, and that nothing of them stays."""

import json
from pathlib import Path
from typing import get_args

from sqlalchemy import select

from tests.server.rig.serving import AtTable, Clock, Served, quick_server
from throneroom.server import hall, schema, wire
from throneroom.server.safety import Rate


def shown(place: AtTable) -> list[str]:
    """All emotes that somebody was told."""
    return [frame for frame in place.frames if '"emoted"' in frame]


async def test_everybody_is_told_the_same_and_who_comes_later_nothing(tmp_path: Path) -> None:
    async with quick_server(tmp_path) as served:
        eva, jan = await served.match("trun", "Eva", "Jan")
        watcher = await (await served.person("Ivo")).join(eva.table)
        await eva.must("emote", what="well-played", id="e-1")
        await eva.must("emote", what="well-played", id="e-1")  # sent again after a cut
        await eva.must("say", text="Dobrá")
        for place in (jan, watcher):
            await place.hear_until("said")
        assert [shown(place) for place in (eva, jan, watcher)] == [
            ['{"type":"emoted","seat":"A","what":"well-played"}']
        ] * 3
        assert await watcher.refused("emote", what="oops") == "no-seat"
        assert await eva.refused("emote", what="angry") == "message"
        assert len(await served.site.hall.store.read(select(schema.chat))) == 1
    async with quick_server(tmp_path) as served:  # a new life knows nothing of it
        back = await (await served.again(eva.person)).join(eva.table)
        await back.must("emote", what="thanks", id="e-1")
        assert shown(back) == ['{"type":"emoted","seat":"A","what":"thanks"}']


async def test_mute_and_silence_hold_for_emotes(served: Served) -> None:
    eva, jan = await served.match("trun", "Eva", "Jan")
    ivo = await (await served.person("Ivo")).join(eva.table)
    await ivo.must("mute", name="Jan")
    await jan.must("emote", what="oops")
    await eva.must("emote", what="thinking")
    assert (await ivo.hear_until("emoted"))["seat"] == "A"  # the first that was heard
    assert [json.loads(frame)["seat"] for frame in shown(eva)] == ["B", "A"]
    await eva.must("silence", name="Jan")
    assert await jan.refused("emote", what="oops") == "silenced"


async def test_emotes_and_chat_have_one_limit(served: Served) -> None:
    clock = Clock()
    served.site.hall.chat_rate = Rate(*hall.CHAT, lambda: clock() / 1000)
    eva, _ = await served.match("trun", "Eva", "Jan")
    for _ in range(hall.CHAT[1] // 2):
        for answer in (await eva.ask("say", text="Ha"), await eva.ask("emote", what="oops")):
            assert answer["type"] == "done"
    assert await eva.refused("emote", what="oops") == "often"
    assert await eva.refused("say", text="Ha") == "often"
    clock.time += 2000
    await eva.must("emote", what="oops")


async def test_they_belong_to_a_match_and_not_to_the_waiting_room(served: Served) -> None:
    eva = await served.person("Eva")
    place = await eva.join(await eva.open_table("trun", 2))
    await place.must("sit", seat="A")
    assert await place.refused("emote", what="thanks") == "table-open"
    one, other = await served.match("trun", "Jan", "Ota")
    await one.must("resign")
    for sign in get_args(wire.Sign):
        await other.must("emote", what=sign)
