"""How a host keeps order: a table closed, a watcher sent away, somebody muted for all."""

from pathlib import Path

import pytest
from sqlalchemy import select
from websockets.exceptions import InvalidStatus

from tests.server.rig.serving import AtTable, Person, Served, quick_server
from throneroom.server import hall, schema


async def beside(served: Served, public: bool = True) -> tuple[Person, str, str, list[AtTable]]:
    """A host without a seat, the table and its invitation, and two people who sit at it."""
    host, eva, jan = [await served.person(name) for name in ("Hostitel", "Eva", "Jan")]
    table, invite = await host.open_for("trun", 2, public=public)
    for person in (eva, jan):
        await person.enter(table, invite)
    places = [await person.join(table) for person in (eva, jan)]
    for seat, place in zip("AB", places, strict=True):
        await place.must("sit", seat=seat)
    return host, table, invite, places


async def knock(person: Person, table: str) -> int:
    try:
        place = await person.join(table)
    except InvalidStatus as refused:
        return refused.response.status_code
    await place.socket.close()
    return 101


# -- closing ------------------------------------------------------------------------------------------------


async def test_a_host_closes_a_table_before_the_start_and_it_is_gone(served: Served) -> None:
    host, table, _, (eva, _) = await beside(served)
    place = await host.join(table)
    await place.must("close", id="c-1")
    for other in (place, eva):
        assert await other.hear_until("bye") == {"type": "bye", "why": "closed", "back": None}
    assert (await eva.person.http.get(f"/api/tables/{table}")).status_code == 404
    assert await served.site.hall.store.read(select(schema.matches)) == []


@pytest.mark.parametrize("seated", [True, False])
async def test_a_host_closes_a_match_and_nobody_has_won(seated: bool, served: Served) -> None:
    if seated:
        host, eva = await served.match("trun", "Eva", "Jan")
        table = host.table
    else:
        person, table, _, (eva, _) = await beside(served)
        host = await person.join(table)
        await host.must("start")
    await host.must("close")
    now = await eva.see(lambda now: now["table"]["status"] == "over")
    assert now["table"]["result"] == {"scores": [], "winners": [], "by": "closed"}
    assert await host.refused("close") == "table-over"
    stored = await served.site.hall.store.read(select(schema.matches.c.status))
    assert [row["status"] for row in stored] == ["over"]
    assert (await eva.person.http.get(f"/api/tables/{table}/record")).status_code == 200


async def test_a_closed_match_counts_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "MOST_TABLES", 1)
    async with quick_server(tmp_path) as served:
        eva, _ = await served.match("trun", "Eva", "Jan")
        new = {"game": "trun", "seats": 2}
        assert (await eva.person.http.post("/api/tables", json=new)).status_code == 429
        await eva.must("close")
        assert (await eva.person.http.post("/api/tables", json=new)).status_code == 201


# -- sending away -------------------------------------------------------------------------------------------


async def invited(host: Person, table: str) -> str:
    answer = await host.http.post(f"/api/tables/{table}/invite")
    secret: str = answer.json()["secret"]
    return secret


@pytest.mark.parametrize("public", [True, False])
async def test_a_watcher_who_was_removed_needs_a_new_invitation(public: bool, tmp_path: Path) -> None:
    async with quick_server(tmp_path) as served:
        host, table, invite, _ = await beside(served, public)
        place, ivo = await host.join(table), await served.person("Ivo")
        await ivo.enter(table, invite)
        watcher = await ivo.join(table)
        now = await place.see(lambda now: now["you"].get("watching"))
        assert now["you"] == {"seat": None, "host": True, "watching": ["Ivo"]}
        await place.must("remove", name="Ivo")
        assert await watcher.hear_until("bye") == {"type": "bye", "why": "closed", "back": None}
        await place.see(lambda now: now["table"]["watchers"] == 1 and "watching" not in now["you"])
        assert await place.refused("remove", name="Ivo") == "watcher"
    async with quick_server(tmp_path) as served:  # it is kept
        host, ivo, other = await served.again(host), await served.again(ivo), await served.person("Ivo")
        for person in (ivo, other):  # nor as another guest
            answer = await person.http.post(f"/api/tables/{table}/enter", json={"secret": invite})
            assert answer.status_code == 404
        assert await knock(ivo, table) == 403
        assert (await ivo.http.get(f"/api/tables/{table}")).status_code == 404
        assert await knock(other, table) == (101 if public else 403)
        await ivo.enter(table, await invited(host, table))
        assert await knock(ivo, table) == 101


async def test_who_has_a_seat_is_not_removed_and_neither_is_the_host(served: Served) -> None:
    host, table, _, (eva, _) = await beside(served)
    place = await host.join(table)
    for name in ("Eva", "Hostitel", "Nikdo"):
        assert await place.refused("remove", name=name) == "watcher"
    await eva.must("say", text="Jsem tu")


async def test_a_watcher_who_has_gone_is_removed_by_what_they_said(served: Served) -> None:
    host, table, invite, _ = await beside(served, public=False)
    place, ivo = await host.join(table), await served.person("Ivo")
    await ivo.enter(table, invite)
    watcher = await ivo.join(table)
    await watcher.must("say", text="Ahoj")
    await watcher.socket.close()
    await place.must("remove", name="Ivo")
    assert await knock(ivo, table) == 403


# -- muting for all -----------------------------------------------------------------------------------------


async def test_whom_the_host_silences_nobody_hears_until_they_may_speak_again(tmp_path: Path) -> None:
    async with quick_server(tmp_path) as served:
        host, table, _, (eva, jan) = await beside(served)
        place = await host.join(table)
        await place.must("silence", name="Jan")
        assert (await place.see(lambda now: now["you"].get("silenced")))["you"]["silenced"] == ["Jan"]
        assert await jan.refused("say", text="Haló?") == "silenced"
        await place.must("silence", name="Jan")  # once more changes nothing
        for name in ("Hostitel", "Nikdo"):
            assert await place.refused("silence", name=name) == "person"
        await eva.must("say", text="Ticho")
        assert not any("silenced" in frame for frame in eva.frames)
        await jan.person.take_name("Josef")
    async with quick_server(tmp_path) as served:  # it is kept, whatever they are called
        host, person = await served.again(host), await served.again(jan.person)
        again, place = await person.join(table), await host.join(table)
        assert await again.refused("say", text="Haló?") == "silenced"
        await place.must("silence", name="Jan", on=False)
        await again.must("say", text="Díky")
        assert (await place.hear_until("said"))["text"] == "Díky"


async def test_who_takes_over_a_seat_by_its_link_is_silenced_with_it(tmp_path: Path) -> None:
    async with quick_server(tmp_path) as served:
        host, table, _, (_, jan) = await beside(served)
        place = await host.join(table)
        await place.must("silence", name="Jan")
        link = (await jan.person.http.post(f"/api/tables/{table}/seat-link")).json()["secret"]
        other = await served.person("Pavel")
        assert (await other.http.post("/api/seat-links", json={"secret": link})).status_code == 200
        assert await (await other.join(table)).refused("say", text="Haló?") == "silenced"
    async with quick_server(tmp_path) as served:
        host, person = await served.again(host), await served.again(other)
        again, place = await person.join(table), await host.join(table)
        assert await again.refused("say", text="Haló?") == "silenced"
        await place.must("silence", name="Jan", on=False)  # under that name it was done
        await again.must("say", text="Díky")


@pytest.mark.parametrize("by", ["host", "silenced"])
async def test_who_is_silenced_is_so_in_a_rematch_whoever_opens_it(by: str, served: Served) -> None:
    eva, jan = await served.match("trun", "Eva", "Jan")
    await eva.must("silence", name="Jan")
    await jan.must("resign")
    for _ in range(2):  # and in a rematch of the rematch
        await (eva if by == "host" else jan).must("rematch")
        table = (await eva.see(lambda now: now["table"]["rematch"]))["table"]["rematch"]
        eva, jan = [await place.person.join(table) for place in (eva, jan)]
        assert await jan.refused("say", text="Haló?") == "silenced"
        await eva.must("say", text="Ahoj")
        if by == "silenced":
            await jan.must("silence", name="Jan", on=False)  # nobody lets oneself speak again
            assert await jan.refused("say", text="Haló?") == "silenced"
        for letter, place in zip("AB", (eva, jan), strict=True):
            await place.must("sit", seat=letter)
        await jan.must("resign")
        await eva.see(lambda now: now["table"]["status"] == "over")


async def test_who_was_removed_is_not_let_into_a_rematch(served: Served) -> None:
    eva, jan = await served.match("trun", "Eva", "Jan")
    ivo = await served.person("Ivo")
    await ivo.join(eva.table)
    await eva.see(lambda now: now["table"]["watchers"])
    await eva.must("remove", name="Ivo")
    await jan.must("resign")
    await eva.must("rematch")
    table = (await eva.see(lambda now: now["table"]["rematch"]))["table"]["rematch"]
    assert await knock(ivo, table) == 403
    assert await knock(jan.person, table) == 101
