"""The same once more: one wish of each, kept seats, and who begins."""

from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.rig.serving import AtTable, Person, Served, quick_server
from throneroom.games import GAMES


async def three(served: Served, **more: Any) -> list[AtTable]:
    """Eva, Jan and Ota have ended a match without a winner."""
    places = await served.match("krvavy_trun", "Eva", "Jan", "Ota", **more)
    for place in places:
        await place.must("vote", about="abandon")
    return places


async def again(place: AtTable) -> AtTable:
    """This person wants the same once more, and goes where the others are awaited."""
    await place.must("rematch")
    now = await place.see(lambda now: now["you"]["seat"] in now["table"]["votes"].get("rematch", ()))
    there = await place.person.join(now["table"]["rematch"])
    await there.see(bool)
    return there


async def come(place: AtTable) -> AtTable:
    """And sits down."""
    there = await again(place)
    await there.must("sit", seat=there.now["you"]["awaited"], luck="0f")
    return there


def standing(place: AtTable) -> list[tuple[str, bool, bool]]:
    """Of every seat: whose it is, whether somebody sits there, whether it is kept."""
    return [(seat["name"], seat["person"], seat["awaited"]) for seat in place.now["table"]["seats"]]


async def test_it_begins_when_the_last_has_said_yes_and_nobody_presses_start(served: Served) -> None:
    eva, jan, ota = await three(served)
    first = await come(jan)
    await first.see(lambda now: now["you"]["seat"] == "B")
    assert standing(first) == [("Eva", False, True), ("Jan", True, False), ("Ota", False, True)]
    assert first.now["you"] == {"seat": "B", "host": True}
    now = await ota.see(lambda now: "rematch" in now["table"]["votes"])
    assert now["table"]["votes"] == {"rematch": ["B"]}  # who wants it
    second = await come(eva)
    assert (await second.see(lambda now: now["you"]["seat"]))["table"]["status"] == "open"
    await ota.see(lambda now: now["table"]["votes"] == {"rematch": ["A", "B"]})
    third = await come(ota)
    for place in (first, second, third):
        now = await place.see(lambda now: now["table"]["status"] == "playing")
        assert now["table"]["contributions"] == dict.fromkeys("ABC", "0f")


async def test_a_kept_seat_is_nobody_elses_until_the_host_frees_it(served: Served) -> None:
    eva, jan, ota = await three(served, public=True)
    ivo = await served.person("Ivo")
    there = await come(eva)
    place = await ivo.join(there.table)
    assert (await place.see(bool))["you"] == {"seat": None, "host": False}
    assert await place.refused("sit", seat="B") == "seat-taken"
    back = await again(jan)
    assert await back.refused("sit", seat="C") == "seat-taken"  # one seat for each
    await there.must("open", seat="C")
    await place.must("sit", seat="C")
    await back.must("sit", seat="B")  # the last who was awaited
    await there.see(lambda now: now["table"]["status"] == "playing")
    away = await again(ota)  # too late
    assert "awaited" not in away.now["you"]
    assert await away.refused("sit", seat="C") == "table-playing"


async def test_the_host_lets_a_bot_play_for_who_does_not_come_and_starts(served: Served) -> None:
    eva, jan, _ = await three(served)
    there = await come(eva)
    await come(jan)
    assert await there.refused("start") == "seats-open"
    await there.must("bot", seat="C", level="uniform")
    await there.see(lambda now: not any(seat["awaited"] for seat in now["table"]["seats"]))
    assert there.now["table"]["status"] == "open"  # somebody is missing: it is the host's to say
    await there.must("start")


async def test_what_was_agreed_is_kept_when_the_server_stops(tmp_path: Path) -> None:
    async with quick_server(tmp_path) as served:
        eva, jan, ota = await three(served, public=False)
        there = await come(eva)
        people, old = [eva.person, jan.person, ota.person], eva.table
    async with quick_server(tmp_path) as served:
        back: list[Person] = [await served.again(person) for person in people]
        facts = (await back[1].http.get(f"/api/tables/{there.table}")).json()
        assert [seat["awaited"] for seat in facts["seats"]] == [False, True, True]
        assert there.table in (await back[1].http.get("/api/me/matches")).text  # from where they find it
        places = [await person.join(old) for person in back[1:]]
        for place in places:
            assert (await come(place)).table == there.table
        assert (await back[0].http.get(f"/api/tables/{there.table}")).json()["status"] == "playing"


async def test_a_rematch_that_is_gone_is_opened_anew(served: Served) -> None:
    eva, jan, _ = await three(served)
    there = await again(eva)
    await there.must("close")
    new = await come(jan)
    assert new.table != there.table
    assert (await jan.see(lambda now: now["table"]["rematch"] == new.table))["table"]["votes"] == {"rematch": ["B"]}


async def test_who_is_forgotten_is_awaited_no_more(served: Served) -> None:
    eva, jan, _ = await three(served)
    there = await again(eva)
    kept = (await jan.person.http.get("/api/me/export")).json()["seats"]
    assert {"match": there.table, "seat": 1, "name": "Jan", "bot": None, "resigned": False} in kept
    assert (await jan.person.http.delete("/api/me")).status_code == 204
    back = await eva.person.join(there.table)
    await back.see(bool)
    assert standing(back)[1] == ("", False, False)


async def test_who_was_sent_away_does_not_come_by_a_kept_seat(served: Served) -> None:
    eva, jan, _ = await three(served)
    there = await come(eva)
    back = await again(jan)
    await there.must("remove", name="Jan")
    await back.hear_until("bye")
    with pytest.raises(InvalidStatus):
        await jan.person.join(there.table)


async def test_an_invitation_leads_who_is_awaited_straight_to_the_table(served: Served) -> None:
    eva, jan, _ = await three(served)
    there = await come(eva)
    made = (await eva.person.http.post(f"/api/tables/{there.table}/invite")).json()
    for person, is_known in ((jan.person, True), (await served.person("Ivo"), False)):
        told = await person.http.post(f"/api/tables/{there.table}/invitation", json={"secret": made["secret"]})
        assert told.json()["yours"] is is_known


def test_whoever_was_chosen_to_begin_gives_way_to_the_next_seat() -> None:
    for game in GAMES.values():
        usual = game.read_options({}, game.seats[0])
        assert game.options_again(usual, game.seats[0]) == usual  # chance decides again
    options = GAMES["krvavy_trun"].read_options({"first": "B", "own-cards": "last"}, 3)
    for first in "CAB":
        options = GAMES["krvavy_trun"].options_again(options, 3)
        assert (options["first"], options["own-cards"]) == (first, "last")
