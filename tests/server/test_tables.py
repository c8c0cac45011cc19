"""Everything that people do at a table, from its opening to the rematch."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from tests.server.rig.serving import AtTable, Clock, Served, quick_server, serving
from tests.tiny import GAME as TINY
from throneroom import GAMES
from throneroom.server import deeds, hall, schema
from throneroom.server.deeds import LONGEST_CUT
from throneroom.server.hall import CHAT, DAY, EMPTY_TABLE, IDLE_GUEST, IDLE_MATCH, MINUTE
from throneroom.server.safety import Rate
from throneroom.server.site import CHAT_OF_ONE
from throneroom.server.talk import LAST_LINES


async def facts(place: AtTable) -> dict[str, Any]:
    answer = await place.person.http.get(f"/api/tables/{place.table}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def seat(place: AtTable, letter: str) -> dict[str, Any]:
    """Who sits there now."""
    found: dict[str, Any] = (await facts(place))["seats"]["ABCDEF".index(letter)]
    return found


async def bye(place: AtTable) -> dict[str, Any]:
    """The last word of the server, after which the socket is closed."""
    said = await place.hear_until("bye")
    await place.socket.wait_closed()
    return said


# -- opening ------------------------------------------------------------------------------------------------


async def test_a_table_is_opened_with_game_options_clock_and_secrecy(served: Served) -> None:
    eva = await served.person("Eva")
    chosen = {"options": {"first": "B"}, "clock": {"bank": 300, "increment": 5}, "public": False}
    table = await eva.open_table("krvavy_trun", 4, **chosen)
    found = (await eva.http.get(f"/api/tables/{table}")).json()
    assert found["options"] == {"first": "B", "copied-heir": "own-name", "own-cards": "free"}
    assert found["clock"] == {"bank": 300, "increment": 5}
    assert (found["public"], found["status"], found["host"]) == (False, "open", "Eva")
    assert [place["seat"] for place in found["seats"]] == ["A", "B", "C", "D"]


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"game": "chess", "seats": 2}, 400, "game"),
        ({"game": "trun", "seats": 3}, 409, "seat-count"),
        ({"game": "trun", "seats": 2, "options": {"joker": "yes"}}, 400, "option"),
        ({"game": "trun", "seats": 2, "options": {"first": "C"}}, 400, "option-value"),
        ({"game": "trun", "seats": 2, "clock": {"bank": 1}}, 400, "message"),
        ({"game": "trun"}, 400, "message"),
    ],
)
async def test_a_table_that_cannot_be_is_not_opened(
    wish: dict[str, Any], status: int, code: str, served: Served
) -> None:
    eva = await served.person("Eva")
    answer = await eva.http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert (await eva.http.get("/api/tables")).json() == []


async def test_an_invitation_opens_a_private_table_until_a_new_one_is_made(served: Served) -> None:
    eva, jan, ivo = [await served.person(name) for name in ("Eva", "Jan", "Ivo")]
    table, invite = await eva.open_for("trun", 2, public=False)
    await jan.enter(table, invite)
    await jan.enter(table, invite)  # twice does no harm
    answer = await eva.http.post(f"/api/tables/{table}/invite")
    assert answer.status_code == 201
    late = await ivo.http.post(f"/api/tables/{table}/enter", json={"secret": invite})
    assert late.status_code == 404
    await ivo.enter(table, answer.json()["secret"])
    for person in (eva, jan, ivo):
        assert (await person.http.get(f"/api/tables/{table}")).status_code == 200


async def test_somebody_may_enter_twice_at_once(served: Served) -> None:
    eva, jan = await served.person("Eva"), await served.person("Jan")
    table, invite = await eva.open_for("trun", 2, public=False)
    await asyncio.gather(*(jan.enter(table, invite) for _ in range(8)))


# -- seats --------------------------------------------------------------------------------------------------


async def test_people_sit_down_stand_up_and_bring_their_luck(served: Served) -> None:
    eva, jan = await served.person("Eva"), await served.person("Jan")
    table = await eva.open_table("trun", 2)
    place, other = await eva.join(table), await jan.join(table)
    await place.must("sit", seat="A", luck="0f")
    assert (await seat(other, "A"))["name"] == "Eva"
    assert (await facts(other))["contributions"] == {"A": "0f"}
    await place.must("sit", seat="A", luck="ff")
    assert (await facts(other))["contributions"] == {"A": "ff"}
    await place.must("stand")
    assert (await facts(other))["contributions"] == {}
    await other.must("sit", seat="A", luck="")
    assert (await facts(other))["contributions"] == {}  # nothing is no contribution
    await place.must("sit", seat="B")
    assert (await other.see(lambda now: now["table"]["seats"][1]["name"] == "Eva"))["you"]["seat"] == "A"


@pytest.mark.parametrize("luck", ["0g", "AB", "0f\n", "0f ", "f" * 65])
async def test_luck_that_is_no_row_of_digits_is_refused(luck: str, served: Served) -> None:
    eva = await served.person("Eva")
    place = await eva.join(await eva.open_table("trun", 2))
    assert await place.refused("sit", seat="A", luck=luck) == "message"


async def test_the_host_frees_the_seat_of_somebody_who_has_gone(served: Served) -> None:
    eva, jan = await served.person("Eva"), await served.person("Jan")
    table = await eva.open_table("trun", 2)
    place, first, second = await eva.join(table), await jan.join(table), await jan.join(table)
    await place.must("sit", seat="A", luck="0a")
    await first.must("sit", seat="B", luck="0b")
    assert await place.refused("open", seat="A") == "seat-here"
    await first.socket.close()
    assert await place.refused("open", seat="B") == "seat-here"  # on another device
    await second.socket.close()
    await place.see(lambda now: not now["table"]["seats"][1]["here"])
    await place.must("open", seat="B")
    freed = (await place.see(lambda now: not now["table"]["seats"][1]["person"]))["table"]
    assert (freed["seats"][1]["name"], freed["contributions"]) == ("", {"A": "0a"})
    served.site.hall.forget(served.site.hall.live[table])  # so it is stored as well
    back, place = await jan.join(table), await eva.join(table)
    assert (await back.see(lambda now: True))["you"]["seat"] is None
    await back.must("sit", seat="B")
    await place.must("start")
    await back.socket.close()
    await place.see(lambda now: not now["table"]["seats"][1]["here"])
    assert await place.refused("open", seat="B") == "table-playing"


async def test_a_match_needs_every_seat(served: Served) -> None:
    eva = await served.person("Eva")
    place = await eva.join(await eva.open_table("trun", 2))
    assert await place.refused("start") == "seats-open"
    await place.must("sit", seat="A")
    assert await place.refused("start") == "seats-open"
    assert await place.refused("bot", seat="B", level="genius") == "bot"
    await place.must("bot", seat="B", level="greedy")
    assert (await seat(place, "B"))["bot"] == "greedy"
    await place.must("open", seat="B")
    assert await place.refused("start") == "seats-open"
    await place.must("bot", seat="B", level="uniform")
    await place.must("start")
    assert (await place.play_to_the_end())["table"]["result"]["by"] == "played"


async def test_a_bot_plays_for_somebody_until_they_come_back(served: Served) -> None:
    eva, jan = await served.match("trun", "Eva", "Jan", options={"first": "A"})
    now = await eva.see(lambda now: now["asked"] is not None)
    await eva.must("hand", level="uniform")
    mine = {"action": now["view"]["legal"][0]["text"], "asked": now["asked"]}
    assert await eva.refused("play", **mine) == "bot-plays"
    assert (await seat(jan, "A")) == {
        "seat": "A",
        "name": "Eva",
        "person": True,
        "bot": "uniform",
        "here": True,
        "resigned": False,
        "awaited": False,
    }
    await jan.see(lambda now: now["asked"] is not None)
    await eva.must("back")
    ends = await asyncio.gather(eva.play_to_the_end(), jan.play_to_the_end())
    assert ends[0]["table"]["result"]["by"] == "played"


async def test_bots_can_be_left_alone(served: Served) -> None:
    eva, jan = await served.match("trun", "Eva", "Jan")
    for place in (eva, jan):
        await place.must("hand", level="uniform")
    assert (await eva.see(lambda now: now["table"]["status"] == "over"))["table"]["result"]["by"] == "played"


async def test_a_seat_moves_to_another_device_by_a_link_that_works_once(served: Served) -> None:
    eva, jan = await served.match("trun", "Eva", "Jan", options={"first": "A"}, public=False)
    asked = (await eva.see(lambda now: now["asked"] is not None))["view"]
    answer = await eva.person.http.post(f"/api/tables/{eva.table}/seat-link")
    link = {"secret": answer.json()["secret"]}
    assert (await jan.person.http.post("/api/seat-links", json=link)).status_code == 409  # has a seat already
    devices = [await served.person("Eva's phone") for _ in range(3)]
    answers = await asyncio.gather(*(device.http.post("/api/seat-links", json=link) for device in devices))
    assert sorted(answer.status_code for answer in answers) == [200, 404, 404]
    assert (await bye(eva))["back"] is None
    phone = devices[[answer.status_code for answer in answers].index(200)]
    place = await phone.join(eva.table)
    now = await place.see(lambda now: now["asked"] is not None)
    assert (now["you"]["seat"], now["view"]["legal"]) == ("A", asked["legal"])
    assert (await eva.person.http.get(f"/api/tables/{eva.table}")).status_code == 200  # still its host
    await asyncio.gather(place.play_to_the_end(), jan.play_to_the_end())


async def test_a_link_of_somebody_who_stood_up_opens_nothing(served: Served) -> None:
    host, mallory, bob = [await served.person(name) for name in ("Host", "Mallory", "Bob")]
    table = await host.open_table("trun", 2)
    at = [await person.join(table) for person in (host, mallory, bob)]
    await at[0].must("sit", seat="A")
    await at[1].must("sit", seat="B")
    link = (await mallory.http.post(f"/api/tables/{table}/seat-link")).json()
    await at[1].must("stand")
    await at[2].must("sit", seat="B")
    assert (await mallory.http.post("/api/seat-links", json=link)).status_code == 404
    assert (await mallory.http.post(f"/api/tables/{table}/seat-link")).status_code == 403


# -- play ---------------------------------------------------------------------------------------------------


async def test_a_stale_answer_is_refused_and_nothing_changes(served: Served) -> None:
    eva, jan = await served.match("trun", "Eva", "Jan", options={"first": "A"})
    now = await eva.see(lambda now: now["asked"] is not None)
    action = now["view"]["legal"][0]["text"]
    assert await eva.refused("play", action=action, asked=now["asked"] - 1) == "stale"
    assert await jan.refused("play", action=action, asked=now["asked"]) == "stale"
    assert await eva.refused("play", action="dance", asked=now["asked"]) == "trun-action"
    assert (await eva.must("play", action=action, asked=now["asked"]))["ply"] == now["ply"]
    assert await eva.refused("play", action=action, asked=now["asked"]) == "stale"


async def test_the_same_id_plays_once_even_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path / "hall.db") as served:
        eva, _ = await served.match("trun", "Eva", "Jan", options={"first": "A"})
        now = await eva.see(lambda now: now["asked"] is not None)
        mine = {"action": now["view"]["legal"][0]["text"], "asked": now["asked"], "id": "once"}
        first = await eva.must("play", **mine)
        assert await eva.must("play", **mine) == first
    async with serving(tmp_path / "hall.db") as served:
        place = await (await served.again(eva.person)).join(eva.table)
        before = (await place.see(lambda now: now["view"]))["ply"]
        assert (await place.must("play", **mine))["ply"] == first["ply"]
        assert place.now["ply"] == before
        assert await place.refused("play", **mine | {"id": "twice"}) == "stale"


async def test_what_was_done_can_be_taken_back_where_the_game_allows_it(tmp_path: Path) -> None:
    dealt = ["deal 1", "deal 2", "deal 3", "deal 4"]  # A has 1 and 2, B has 3 and 4

    async def act(place: AtTable, action: str) -> None:
        now = await place.see(lambda now: now["asked"] is not None and action in str(now["view"]["legal"]))
        await place.must("play", action=action, asked=now["asked"])

    async with quick_server(tmp_path, games={**GAMES, "tiny": TINY}, luck=lambda match: dealt) as served:
        eva, jan = await served.match("tiny", "Eva", "Jan")
        await act(jan, "seal 3")
        assert await eva.refused("undo") == "undo-others"
        done = await jan.must("undo", id="back")
        assert await jan.must("undo", id="back") == done  # the same id twice takes back once
        told = await eva.see(lambda now: now["moments"] and now["moments"][-1]["undo"] is not None)
        assert told["moments"][-1] == {
            "ply": done["ply"],
            "seat": "B",
            "events": [],
            "undo": done["ply"] - 1,
            "view": None,
        }
        await act(jan, "seal 3")
        assert await jan.refused("undo", ply=0) == "undo-others"
        await act(eva, "seal 1")
        await act(eva, "play 2")
        assert await eva.refused("undo") == "undo-shown"  # Jan has seen the card
        await act(eva, "peek B")
        assert await eva.refused("undo") == "undo-news"
        await act(eva, "stop")
        await eva.must("hand", level="uniform")
        assert await eva.refused("undo") == "bot-plays"
        await eva.must("back")
        await act(jan, "play 4")
        await act(jan, "peek A")
        await act(jan, "stop")
        end = await eva.see(lambda now: now["table"]["status"] == "over")
        assert end["table"]["result"]["scores"] == [1, 3]
        story = (await eva.person.http.get(f"/api/tables/{eva.table}/story")).json()
        assert [ply["undo"] for ply in story if ply["undo"] is not None] == [done["ply"] - 1]


# -- ending -------------------------------------------------------------------------------------------------


async def test_who_resigns_against_one_loses(served: Served) -> None:
    eva, jan = await served.match("trun", "Eva", "Jan")
    await jan.must("resign")
    end = await eva.see(lambda now: now["table"]["status"] == "over")
    assert end["table"]["result"] | {"scores": []} == {"scores": [], "winners": ["A"], "by": "resigned"}
    assert end["table"]["seats"][1]["resigned"]
    assert end["table"]["secret"]


async def test_who_resigns_against_many_leaves_the_seat_to_a_bot(served: Served) -> None:
    eva, jan, ivo = await served.match("krvavy_trun", "Eva", "Jan", "Ivo")
    await jan.must("resign")
    assert (await seat(eva, "B"))["resigned"]
    assert await jan.refused("back") == "resigned"
    assert await jan.refused("resign") == "resigned"
    assert await jan.refused("vote", about="draw") == "resigned"
    ends = await asyncio.gather(eva.play_to_the_end(), ivo.play_to_the_end())
    assert ends[0]["table"]["result"]["by"] == "played"


async def test_a_draw_needs_everybody_and_a_vote_can_be_withdrawn(served: Served) -> None:
    eva, jan, ivo = await served.match("krvavy_trun", "Eva", "Jan", "Ivo")
    await eva.must("vote", about="draw")
    await jan.must("vote", about="draw")
    assert (await facts(ivo))["votes"] == {"draw": ["A", "B"]}
    await eva.must("vote", about="draw", yes=False)
    await ivo.must("vote", about="draw")
    assert (await facts(ivo))["votes"] == {"draw": ["B", "C"]}
    assert (await facts(ivo))["status"] == "playing"
    await eva.must("vote", about="draw")
    end = await ivo.see(lambda now: now["table"]["status"] == "over")
    assert end["table"]["result"]["by"] == "draw"
    assert end["table"]["result"]["winners"] == ["A", "B", "C"]
    assert end["table"]["votes"] == {}


async def test_those_who_are_there_can_abandon_a_match_but_not_call_it_a_draw(tmp_path: Path) -> None:
    clock = Clock()
    async with quick_server(tmp_path, now=clock) as served:
        eva, jan = await served.match("trun", "Eva", "Jan")
        await jan.socket.close()
        await eva.see(lambda now: not now["table"]["seats"][1]["here"])
        await eva.must("vote", about="draw")
        await eva.must("vote", about="abandon")
        assert (await facts(eva))["status"] == "playing"  # Jan may be in a tunnel
        clock.time += LONGEST_CUT
        await eva.must("vote", about="abandon")
        end = await eva.see(lambda now: now["table"]["status"] == "over")
        assert (end["table"]["result"]["by"], end["table"]["result"]["winners"]) == ("abandoned", [])


async def test_who_plays_on_wants_no_draw_any_more(served: Served) -> None:
    eva, jan = await served.match("trun", "Eva", "Jan", options={"first": "A"})
    now = await eva.see(lambda now: now["asked"] is not None)
    await eva.must("vote", about="draw")
    await eva.must("play", action=now["view"]["legal"][0]["text"], asked=now["asked"])
    await jan.see(lambda now: now["asked"] is not None)
    await jan.must("vote", about="draw")
    assert (await facts(jan))["status"] == "playing"
    assert (await facts(jan))["votes"] == {"draw": ["B"]}


async def test_a_match_is_paused_and_goes_on_by_agreement(served: Served) -> None:
    eva, jan = await served.match("trun", "Eva", "Jan", options={"first": "A"})
    now = await eva.see(lambda now: now["asked"] is not None)
    mine = {"action": now["view"]["legal"][0]["text"], "asked": now["asked"]}
    assert await eva.refused("vote", about="resume") == "table-playing"
    await eva.must("vote", about="pause")
    await jan.must("vote", about="pause")
    paused = await eva.see(lambda now: now["table"]["status"] == "paused")
    assert paused["asked"] is None
    assert await eva.refused("play", **mine) == "table-paused"
    assert await eva.refused("vote", about="pause") == "table-paused"
    await jan.must("vote", about="resume")
    await eva.must("vote", about="resume")
    assert (await jan.see(lambda now: now["table"]["status"] == "playing"))["table"]["votes"] == {}
    await eva.must("play", **mine)


async def test_whoever_did_not_agree_to_a_pause_ends_it_alone(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    eva, jan = await served.match("trun", "Eva", "Jan", options={"first": "A"})
    await jan.socket.close()
    await eva.see(lambda now: not now["table"]["seats"][1]["here"])
    monkeypatch.setattr(deeds, "LONGEST_CUT", 0)
    await eva.must("vote", about="pause")
    await eva.see(lambda now: now["table"]["status"] == "paused")
    monkeypatch.undo()
    jan = await jan.person.join(jan.table)
    await jan.must("vote", about="resume")
    await eva.see(lambda now: now["table"]["status"] == "playing")


async def test_nobody_stops_clocks_alone(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    eva, jan = await served.match("trun", "Eva", "Jan", options={"first": "A"}, clock={"bank": 60})
    await jan.socket.close()
    monkeypatch.setattr(deeds, "LONGEST_CUT", 0)
    await eva.must("vote", about="pause")
    assert (await facts(eva))["status"] == "playing"


async def test_a_rematch_is_open_to_the_same_people(served: Served) -> None:
    host, watcher = await served.person("host"), await served.person("watcher")
    table, invite = await host.open_for("trun", 2, public=False, clock={"bank": 60}, options={"first": "B"})
    people = [await served.person(name) for name in ("Eva", "Jan")]
    for person in (*people, watcher):
        await person.enter(table, invite)
    eva, jan = [await person.join(table) for person in people]
    await eva.must("sit", seat="A")
    await jan.must("sit", seat="B")
    await (await host.join(table)).must("start")
    assert await eva.refused("rematch") == "table-playing"
    await jan.must("resign")
    await asyncio.gather(eva.must("rematch"), jan.must("rematch"))
    again = (await eva.see(lambda now: now["table"]["rematch"]))["table"]["rematch"]
    for person in (*people, host, watcher):
        found = (await person.http.get(f"/api/tables/{again}")).json()
        assert (found["status"], found["clock"]["bank"], found["options"]) == ("open", 60, {"first": "A"})
    stranger = await served.person("stranger")
    assert (await stranger.http.get(f"/api/tables/{again}")).status_code == 404
    tables = await served.site.hall.store.read(select(schema.matches.c.id))
    assert {row["id"] for row in tables} == {table, again}


async def test_bots_take_their_seats_again_in_a_rematch(served: Served) -> None:
    eva = await served.against_bots("krvavy_trun", "uniform", "greedy")
    await eva.must("vote", about="abandon")
    await eva.must("rematch")
    again = (await eva.see(lambda now: now["table"]["rematch"]))["table"]["rematch"]
    place = await eva.person.join(again)
    assert [seat["bot"] for seat in (await place.see(bool))["table"]["seats"]] == [None, "uniform", "greedy"]
    await place.must("sit", seat="A")
    await place.see(lambda now: now["table"]["status"] == "playing")


async def test_public_matches_are_listed_while_somebody_plays_and_private_ones_never(served: Served) -> None:
    async def listed() -> dict[str, dict[str, Any]]:
        return {facts["id"]: facts for facts in (await stranger.http.get("/api/matches")).json()}

    stranger = await served.person()
    eva, jan = await served.match("trun", "Eva", "Jan", public=True)
    hidden = await served.match("trun", "Ivo", "Ota", public=False)
    waiting = await eva.person.open_table("trun", 2, public=True)
    found = await listed()
    assert found.keys() == {eva.table}
    assert hidden[0].table not in found
    assert waiting not in found
    assert [seat["name"] for seat in found[eva.table]["seats"]] == ["Eva", "Jan"]
    assert 0 <= served.site.hall.now() - found[eva.table]["since"] < 60_000
    for place in (eva, jan):
        await place.socket.close()
    while await listed():
        pass  # nobody plays there any more
    back = await eva.person.join(eva.table)
    assert (await listed()).keys() == {eva.table}
    assert (await back.see(bool))["table"]["since"] == found[eva.table]["since"]
    await back.must("vote", about="abandon")
    await (await jan.person.join(eva.table)).must("vote", about="abandon")
    assert not await listed()


async def test_since_when_a_match_is_played_outlives_the_server(tmp_path: Path) -> None:
    async with serving(tmp_path / "hall.db") as served:
        eva, _ = await served.match("trun", "Eva", "Jan")
        since = (await eva.see(lambda now: now["table"]["status"] == "playing"))["table"]["since"]
    async with serving(tmp_path / "hall.db") as later:
        back = await (await later.again(eva.person)).join(eva.table)
        assert (await back.see(bool))["table"]["since"] == since


async def test_after_the_end_everything_is_open(served: Served) -> None:
    eva, jan = await served.match("trun", "Eva", "Jan")
    http, at = eva.person.http, f"/api/tables/{eva.table}"
    assert (await http.get(f"{at}/story?as=B")).status_code == 403
    assert (await http.get(f"{at}/view?ply=3&as=A")).status_code == 200
    assert (await http.get(f"{at}/record")).status_code == 409
    assert (await http.get(f"{at}/fairness")).json()["secret"] is None
    await asyncio.gather(eva.play_to_the_end(), jan.play_to_the_end())
    theirs = (await jan.person.http.get(f"{at}/story")).json()
    assert (await http.get(f"{at}/story?as=B")).json() == theirs
    assert (await http.get(f"{at}/story?as=watcher")).json() != theirs
    assert (await http.get(f"{at}/story?as=C")).status_code == 404
    assert (await http.get(f"{at}/view?ply=5&as=B")).status_code == 200
    assert (await http.get(f"{at}/view?ply=9999")).status_code == 404
    assert (await http.get(f"{at}/record")).json()["secret"] == eva.now["table"]["secret"]
    assert (await http.get(f"{at}/fairness")).json()["holds"]
    history = (await http.get("/api/me/matches")).json()
    assert [(line["id"], line["result"]["by"]) for line in history] == [(eva.table, "played")]


# -- watching and talking -----------------------------------------------------------------------------------


async def test_watchers_are_counted_and_see_what_is_public(served: Served) -> None:
    eva, _ = await served.match("trun", "Eva", "Jan")
    watcher = await served.person("watcher")
    first, second = await watcher.join(eva.table), await watcher.join(eva.table)
    now = await second.see(lambda now: now["view"])
    assert (now["you"], now["asked"], now["table"]["watchers"]) == ({"seat": None, "host": False}, None, 1)
    assert now["view"]["legal"] == []
    await first.socket.close()
    await second.socket.close()
    await eva.see(lambda now: now["table"]["watchers"] == 0)


async def test_people_talk_and_need_not_listen(served: Served) -> None:
    eva, jan = await served.match("trun", "Eva", "Jan")
    watcher = await (await served.person("Ivo")).join(eva.table)
    await watcher.must("say", text="  Ahoj\n\x00\u202e  světe\t! ")
    said = await eva.hear_until("said")
    assert (said["seat"], said["name"], said["text"]) == (None, "Ivo", "Ahoj světe !")
    await jan.hear_until("said")
    await eva.must("mute", name="Ivo")
    await watcher.must("say", text="Haló?")
    assert (await jan.hear_until("said"))["text"] == "Haló?"
    await eva.must("mute", name="Ivo", on=False)
    await watcher.must("say", text="Slyšíš?")
    assert (await eva.hear_until("said"))["text"] == "Slyšíš?"
    assert not any("Haló?" in frame for frame in eva.frames)
    await jan.must("say", text="x" * 300)
    assert (await eva.hear_until("said"))["seat"] == "B"
    assert await jan.refused("say", text="x" * 301) == "message"
    assert await jan.refused("say", text="") == "message"
    assert await jan.refused("say", text=" \u200b\x07 ") == "chat"


async def test_who_is_muted_stays_so_under_another_name_and_on_every_device(served: Served) -> None:
    eva, _ = await served.match("trun", "Eva", "Jan")
    ivo, namesake = await served.person("Ivo"), await served.person("Ivo")
    place = await ivo.join(eva.table)
    await place.must("say", text="jedna")
    await eva.hear_until("said")
    await place.socket.close()
    await eva.see(lambda now: now["table"]["watchers"] == 0)
    await eva.must("mute", name="Ivo")  # from a line: he is not here any more
    await ivo.take_name("Ota")
    place, other = await ivo.join(eva.table), await namesake.join(eva.table)
    again = await eva.person.join(eva.table)
    for number, who in enumerate((place, other, place, other)):
        await who.must("say", text=f"{number}")
    for listener in (eva, again):
        assert [(await listener.hear_until("said"))["text"] for _ in range(2)] == ["1", "3"]
    await eva.must("mute", name="Ivo", on=False)  # the name under which he was muted
    await place.must("say", text="dvě")
    assert (await again.hear_until("said"))["text"] == "dvě"
    await eva.must("mute", name="Eva")
    await eva.must("say", text="já")
    assert (await again.hear_until("said"))["text"] == "já"  # nobody mutes themselves


async def test_whoever_joins_is_told_the_last_lines(served: Served) -> None:
    eva, jan = await served.match("trun", "Eva", "Jan")
    ivo = await served.person("Ivo")
    watcher = await ivo.join(eva.table)
    await watcher.must("say", text="od Iva")
    words = [f"{number}" for number in range(LAST_LINES)]
    for text in words:
        await jan.must("say", text=text)

    async def told(place: AtTable, lines: int) -> list[str]:
        assert (await place.hear())["type"] == "table"
        heard = [await place.hear() for _ in range(lines)]
        assert all((line["type"], line["seat"], line["name"]) == ("said", "B", "Jan") for line in heard)
        return [line["text"] for line in heard]

    assert await told(await eva.person.join(eva.table), LAST_LINES) == words
    await watcher.must("say", text="ještě Ivo")
    await eva.must("mute", name="Ivo")
    assert await told(await eva.person.join(eva.table), LAST_LINES - 1) == words[1:]
    served.site.hall.forget(served.site.hall.live[eva.table])  # read again, and the mutes are gone with it
    late = await eva.person.join(eva.table)
    assert await told(late, LAST_LINES - 1) == words[1:]
    assert (await late.hear())["text"] == "ještě Ivo"
    assert (await ivo.http.delete("/api/me")).status_code == 204
    later = await eva.person.join(eva.table)
    assert await told(later, LAST_LINES - 1) == words[1:]
    await later.must("say", text="konec")
    assert sum('"said"' in frame for frame in later.frames) == LAST_LINES
    assert not any("Ivo" in frame for frame in later.frames)
    await late.must("mute", name="nikdo")
    assert sum('"said"' in frame for frame in late.frames) == LAST_LINES + 1  # nobody else is told a line twice


async def test_chat_keeps_its_newest_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deeds, "LONGEST_CHAT", 3)
    async with quick_server(tmp_path) as served:
        eva, jan = await served.match("trun", "Eva", "Jan")
        for number in range(5):
            await eva.must("say", text=f"{number}")
            assert (await jan.hear_until("said"))["text"] == f"{number}"
        lines = await served.site.hall.store.read(select(schema.chat.c.text).order_by(schema.chat.c.line))
        assert [row["text"] for row in lines] == ["2", "3", "4"]
    async with quick_server(tmp_path) as served:
        again = await (await served.again(jan.person)).join(eva.table)
        assert [(await again.hear_until("said"))["text"] for _ in range(3)] == ["2", "3", "4"]


async def test_nobody_says_everything_at_once_and_others_are_still_heard(tmp_path: Path) -> None:
    clock = Clock()
    async with quick_server(tmp_path, now=clock) as served:
        served.site.hall.chat_rate = Rate(*CHAT, lambda: clock.time / 1000)
        eva, _ = await served.match("trun", "Eva", "Jan")
        watcher = await (await served.person("Ivo")).join(eva.table)
        a_second, at_once = CHAT
        for _ in range(at_once):
            await watcher.must("say", text="Haló!")
        assert await watcher.refused("say", text="Haló!") == "often"
        again = await watcher.person.join(eva.table)  # as on another socket
        assert await again.refused("say", text="Haló!") == "often"
        await eva.must("say", text="Ticho")
        clock.time += int(1000 / a_second)
        await watcher.must("say", text="Haló!")
        assert await watcher.refused("say", text="Haló!") == "often"


async def test_many_names_at_one_address_do_not_fill_a_chat(tmp_path: Path) -> None:
    clock = Clock()
    async with quick_server(tmp_path, now=clock) as served:
        served.site.chat_rate = Rate(*CHAT_OF_ONE, lambda: clock.time / 1000)
        eva, _ = await served.match("trun", "Eva", "Jan")
        watchers = [await (await served.person(f"Ivo {n}")).join(eva.table) for n in range(3)]
        _, at_once = CHAT_OF_ONE
        for line in range(at_once):
            await watchers[line % 3].must("say", text="Haló!")
        for watcher in watchers:
            assert await watcher.refused("say", text="Haló!") == "often"
            assert await eva.refused("emote", what="oops") == "often"
        clock.time += 1000
        await eva.must("say", text="Ticho")


async def test_what_is_said_again_after_a_crash_is_told_once(tmp_path: Path) -> None:
    async with quick_server(tmp_path) as served:
        eva, jan = await served.match("trun", "Eva", "Jan")
        await eva.must("say", text="Ahoj", id="c-1")
    async with quick_server(tmp_path) as served:
        again, other = [await (await served.again(place.person)).join(eva.table) for place in (eva, jan)]
        await again.must("say", text="Ahoj", id="c-1")
        await other.must("say", text="Ahoj", id="c-1")  # an id is its guest's own
        await again.must("say", text="konec")
        assert (await other.hear_until("said"))["text"] == "konec"
        lines = await served.site.hall.store.read(select(schema.chat.c.name).order_by(schema.chat.c.line))
        assert [row["name"] for row in lines] == ["Eva", "Jan", "Eva"]


# -- expiring -----------------------------------------------------------------------------------------------


async def test_empty_tables_close_and_idle_guests_are_forgotten(tmp_path: Path) -> None:
    clock = Clock()
    async with quick_server(tmp_path, now=clock) as served:
        eva, jan = await served.match("trun", "Eva", "Jan")
        await jan.must("resign")
        ivo, ota = await served.person("Ivo"), await served.person("Ota")
        left, watched = await ivo.open_table("trun", 2), await ota.open_table("trun", 2)
        place, other = await ota.join(watched), await ivo.join(watched)
        await other.must("say", text="Nikdo?")
        await other.socket.close()
        clock.time += EMPTY_TABLE - MINUTE
        await served.site.hall.sweep()
        assert len((await ivo.http.get("/api/tables")).json()) == 2
        clock.time += 2 * MINUTE
        await served.site.hall.sweep()
        assert [table["id"] for table in (await ivo.http.get("/api/tables")).json()] == [watched]
        assert (await ivo.http.get(f"/api/tables/{left}")).status_code == 404
        await place.must("say", text="Ahoj")
        await place.socket.close()
        await asyncio.sleep(0.2)
        await served.site.hall.sweep()
        assert len((await ivo.http.get("/api/tables")).json()) == 1  # old, but somebody was there just now
        place = await ota.join(watched)
        await place.hear()
        clock.time += IDLE_GUEST + DAY
        await ota.http.get("/api/me")  # is seen again
        await served.site.hall.sweep()
        names = {row["name"] for row in await served.site.hall.store.read(select(schema.guests.c.name))}
        assert names == {"Eva", "Jan", "Ota"}  # those who played keep their matches
        lines = await served.site.hall.store.read(select(schema.chat.c.text))
        assert [row["text"] for row in lines] == ["Ahoj"]
        assert (await ivo.http.get("/api/me")).status_code == 403
        assert (await eva.person.http.get(f"/api/tables/{eva.table}/record")).status_code == 200


async def test_a_table_of_older_rules_does_not_spoil_the_lobby(served: Served) -> None:
    eva = await served.person("Eva")
    old, new = [await eva.open_table("trun", 2) for _ in range(2)]
    store = served.site.hall.store
    await store.write((update(schema.matches).where(schema.matches.c.id == old).values(rules=0), []))
    assert [table["id"] for table in (await eva.http.get("/api/tables")).json()] == [new]
    assert (await eva.http.get(f"/api/tables/{old}")).status_code == 409


async def test_a_match_that_nobody_looks_at_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    clock = Clock()
    async with quick_server(tmp_path, now=clock) as served:
        eva, jan = await served.match("trun", "Eva", "Jan")
        before = eva.now["view"]
        live = served.site.hall.live
        clock.time += IDLE_MATCH + MINUTE
        await served.site.hall.sweep()
        assert eva.table in live
        for place in (eva, jan):
            await place.socket.close()
        while live[eva.table].connections:
            await asyncio.sleep(0.01)
        clock.time += IDLE_MATCH + MINUTE
        await served.site.hall.sweep()
        assert eva.table not in live
        again = await eva.person.join(eva.table)
        assert (await again.see(lambda now: now["view"]))["view"]["table"] == before["table"]


async def test_a_guest_has_only_so_many_tables_even_at_once(served: Served) -> None:
    eva = await served.person("Eva")
    wish = {"game": "trun", "seats": 2}
    answers = await asyncio.gather(*(eva.http.post("/api/tables", json=wish) for _ in range(hall.MOST_TABLES + 4)))
    assert sorted(answer.status_code for answer in answers) == [201] * hall.MOST_TABLES + [429] * 4
    await (await served.person("Jan")).open_table("trun", 2)  # everybody has their own


async def test_a_guest_has_only_so_many_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "MOST_BOTS", 3)
    async with quick_server(tmp_path) as served:
        eva, jan = await served.person("Eva"), await served.person("Jan")
        place = await eva.join(await eva.open_table("krvavy_trun", 5))
        for letter in "ABC":
            await place.must("bot", seat=letter, level="uniform")
        assert await place.refused("bot", seat="D", level="uniform") == "bots"
        await place.must("open", seat="A")
        await place.must("bot", seat="D", level="uniform")
        other = await jan.join(await jan.open_table("trun", 2))
        await other.must("bot", seat="A", level="uniform")  # everybody has their own
        guest = await eva.join(other.table)
        await guest.must("sit", seat="B")
        await other.must("start")
        assert await guest.refused("hand", level="uniform") == "bots"
