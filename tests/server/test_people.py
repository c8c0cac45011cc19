"""Guests: a name, a signed cookie, all that is kept about them on request, and nothing of it after they leave."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.rig.serving import AtTable, Served, quick_server, serving
from throneroom.kit.errors import Malformed
from throneroom.server import schema
from throneroom.server.people import COOKIE, LONGEST_NAME, Ids, hashed, read_name, sign, signed

KEY, OTHER_KEY = b"k" * 32, b"o" * 32
# Every table of the store, the column that names a guest, and where the export shows it.
KEPT: dict[str, tuple[str | None, str]] = {
    "settings": (None, ""),
    "nodes": (None, ""),
    "guests": ("id", "guest"),
    "matches": ("host", "hosted"),
    "seats": ("guest", "seats"),
    "moves": (None, "moves"),  # through the seat
    "visitors": ("guest", "visits"),
    "removed": ("guest", "removed"),
    "silenced": ("guest", "silenced"),
    "chat": ("guest", "chat"),
}
COLUMNS = {  # a new one must be thought about: is it about a person, is it exported, does it go?
    "settings": {"name", "value"},
    "nodes": {"id", "url", "until", "zero", "evicted"},  # machines, not people
    "guests": {"id", "name", "created", "seen"},
    "matches": {
        *("id", "game", "rules", "seats", "options", "bank", "increment", "public", "host", "host_name", "status"),
        *("secret", "contributions", "invite", "result", "rematch", "created", "ended", "seen", "clocks", "code"),
        *("owner", "fence"),  # the node that plays it
    },
    "seats": {"match", "seat", "guest", "name", "bot", "resigned", "link", "awaited"},
    "moves": {"match", "ply", "seat", "action", "undone", "at", "left", "client"},
    "visitors": {"match", "guest"},
    "removed": {"match", "guest"},
    "silenced": {"match", "guest", "name"},
    "chat": {"match", "line", "guest", "seat", "name", "text", "at", "client"},
}


# -- cookies ------------------------------------------------------------------------------------------------


def test_a_cookie_that_somebody_made_up_names_nobody() -> None:
    good = sign("eva", KEY)
    assert signed(good, KEY) == "eva"
    guest, _, seal = good.partition(".")
    for bad in (
        "",
        ".",
        "eva",
        "eva.",
        f".{seal}",
        f"jan.{seal}",
        f"{guest}.{seal[:-1]}",
        f"{guest}.{seal}0",
        f"{guest}.{seal.upper()}",
        f"{guest}.é",
        sign("eva", OTHER_KEY),
    ):
        assert signed(bad, KEY) is None, bad


async def test_a_changed_cookie_is_refused(served: Served) -> None:
    eva, jan = await served.person("Eva"), await served.person("Jan")
    mine, theirs = eva.http.cookies[COOKIE], jan.http.cookies[COOKIE]
    mixed = f"{theirs.partition('.')[0]}.{mine.partition('.')[2]}"
    for value in (mixed, mine[:-1], "x" + mine, sign("nobody", served.site.hall.key)):
        stranger = await served.person()
        stranger.http.cookies.set(COOKIE, value)
        assert (await stranger.http.get("/api/me")).status_code == 403
    assert (await eva.http.get("/api/me")).json()["name"] == "Eva"


async def test_scripts_and_other_sites_do_not_get_the_cookie(served: Served) -> None:
    eva = await served.person()
    plain = (await eva.http.post("/api/guests", json={"name": "Eva"})).headers["set-cookie"].lower()
    assert "httponly" in plain
    assert "samesite=lax" in plain
    assert "secure" not in plain
    served.site.public_url = "https://throne.example"
    assert "secure" in (await eva.http.post("/api/guests", json={"name": "Eva"})).headers["set-cookie"].lower()


async def test_a_cookie_of_another_server_is_worth_nothing(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    people = {}
    for folder in (tmp_path, other):
        async with serving(folder / "hall.db") as served:
            people[folder] = await served.person("Eva")
    async with quick_server(tmp_path) as served:
        for folder, status in ((tmp_path, 200), (other, 403)):
            back = await served.again(people[folder])
            assert (await back.http.get("/api/me")).status_code == status


# -- names --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sent", "shown"),
    [
        ("Eva", "Eva"),
        ("  Eva \t Nováková\n", "Eva Nováková"),
        ("E\x00v\x1ba", "E v a"),
        ("Eva\u202eavE", "Eva avE"),
        ("\u200bEva\ufeff", "Eva"),
        ("🐉", "🐉"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
        (" " * 100 + "Eva", "Eva"),
    ],
)
def test_names_are_cleaned(sent: str, shown: str) -> None:
    assert read_name(sent) == shown


@pytest.mark.parametrize("sent", ["", " ", "\u200b", "\x00\x07", "x" * (LONGEST_NAME + 1)])
def test_a_name_has_something_to_see_and_an_end(sent: str) -> None:
    with pytest.raises(Malformed):
        read_name(sent)


@pytest.mark.parametrize(
    "name",
    [
        *("Žluťoučký kůň", "Đorđe Ñuñez", "Łukasz O’Neill", "D'Artagnan-Müller", "Иван Петров", "Ελένη", "דוד", "محمد"),
        *(
            "王小明",
            "山田太郎 Taro",
            "ひらがなカタカナ",
            "김철수",
            "สมชาย",
            "Eva 🐉",
            "❤\ufe0f Eva ❤\ufe0f",
            "Jan 2",
            "!!!",
            "R2-D2",
        ),
        *("Jan Herold", "Regentka", "Pageová", "Paige", "Herolda", "Uniforma", "Bot", "Jana B", "Nguyễn Văn Bình"),
    ],
)
def test_a_name_of_one_script_is_taken_as_it_is(name: str) -> None:
    assert read_name(name) == name


def test_a_name_is_written_in_one_way() -> None:
    assert read_name("Eliška") == read_name("Elis\u030cka") == "Eliška"


@pytest.mark.parametrize(
    "name",
    [
        *("\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\u2800 \u3164", "\u0301", "\u034f", "\ufe0f", "\U000e0101"),
        *("Eva\u3164", "E\u2800va", "Eva\u115f", "Eva\ufe0f", "\u0301Eva", "\U00013441\U00013442", "E\U00016fe4va"),
    ],
)
def test_nothing_in_a_name_is_unseen(name: str) -> None:
    with pytest.raises(Malformed) as refused:
        read_name(name)
    assert refused.value.code == "name"


@pytest.mark.parametrize("name", ["Еva", "Evа", "Рavel", "Αlice", "Jan Иван", "Ivo Ωmega", "ꓰva", "ᎪNNA"])
def test_letters_of_several_scripts_are_refused(name: str) -> None:
    with pytest.raises(Malformed) as refused:
        read_name(name)
    assert refused.value.code == "name-scripts"


@pytest.mark.parametrize(
    "name",
    [
        *("page", "Page", "PAGE", "Herald", "chancellor", "Regent", "greedy", "Uniform", "Wanderer", "Courtier"),
        *("Páže", "páže", "Herold", "Kancléř", "KANCLÉŘ", "Vladař", "Poutník", "Dvořan", "Paze", "vladar"),
        *(
            "Regent B",
            "regent 2",
            "page:300",
            "P a g e",
            "-Page-",
            "Ｐａｇｅ",
            "𝐏𝐚𝐠𝐞",
            "ᴘᴀɢᴇ",
            "paɡe",
            "Page (bot)",
            "🤖 Regent",
        ),
    ],
)
def test_nobody_is_called_like_a_bot(name: str) -> None:
    with pytest.raises(Malformed) as refused:
        read_name(name)
    assert refused.value.code == "name-bot"


async def test_a_guest_can_take_another_name(served: Served) -> None:
    eva = await served.person("Eva")
    first = (await eva.http.get("/api/me")).json()
    await eva.take_name(" Eliška\x07 ")
    assert (await eva.http.get("/api/me")).json() == first | {"name": "Eliška"}
    for name in ("x" * 25, " \u200b ", "", "\u3164", "Еva", "Regent"):
        assert (await eva.http.post("/api/guests", json={"name": name})).status_code == 400


# -- what is kept -------------------------------------------------------------------------------------------


def test_every_column_of_the_store_is_known_here() -> None:
    found = {name: set(table.columns.keys()) for name, table in schema.metadata.tables.items()}
    assert found == COLUMNS
    assert found.keys() == KEPT.keys()


async def live(served: Served) -> tuple[AtTable, AtTable, str]:
    """Zdislava plays and ends a match, sits at an open table and hosts one, watches a match, and talks everywhere."""
    zdislava, jan = await served.match("trun", "Zdislava", "Jan", options={"first": "A"}, public=False)
    now = await zdislava.see(lambda now: now["asked"] is not None)
    mine = {"action": now["view"]["legal"][0]["text"], "asked": now["asked"], "id": "client-id"}
    await zdislava.must("play", **mine)
    await zdislava.must("say", text="Dobrá hra")
    await jan.must("resign")
    waiting = await (await served.person("Ivo")).open_table("trun", 2)
    await (await zdislava.person.join(waiting)).must("sit", seat="A")
    await zdislava.person.open_table("krvavy_trun", 3)
    eva, _ = await served.match("trun", "Eva", "Ota")
    invite = (await eva.person.http.post(f"/api/tables/{eva.table}/invite")).json()["secret"]
    await zdislava.person.enter(eva.table, invite)
    watching = await zdislava.person.join(eva.table)
    await watching.must("say", text="Jen se dívám")
    await eva.must("silence", name="Zdislava")
    ota, _ = await served.match("trun", "Ota", "Ida")
    await zdislava.person.join(ota.table)
    await ota.see(lambda now: now["table"]["watchers"] == 1)
    await ota.must("remove", name="Zdislava")
    running, *_ = await served.match("krvavy_trun", "Ema", "Petr", "Pavel")
    link = (await running.person.http.post(f"/api/tables/{running.table}/seat-link")).json()
    assert (await zdislava.person.http.post("/api/seat-links", json=link)).status_code == 200
    return zdislava, watching, running.table


async def rows(served: Served) -> dict[str, list[dict[str, Any]]]:
    """Everything that is stored."""
    return {name: await served.site.hall.store.read(select(table)) for name, table in schema.metadata.tables.items()}


async def test_the_export_has_everything_that_is_kept(served: Served) -> None:
    zdislava, _, _ = await live(served)
    guest = (await zdislava.person.http.get("/api/me")).json()["id"]
    stored = await rows(served)
    export = (await zdislava.person.http.get("/api/me/export")).json()
    for table, (column, part) in KEPT.items():
        if column:
            own = [row for row in stored[table] if row[column] == guest]
            assert own, f"nothing of {table} is tried here"
            assert len(export[part]) == len(own), table
    assert set(export) == {part for _, part in KEPT.values() if part} | {"luck"}
    assert [line["text"] for line in export["chat"]] == ["Dobrá hra", "Jen se dívám"]
    assert "client-id" in [move["client"] for move in export["moves"]]
    secrets = [row[name] for row in stored["matches"] for name in ("secret", "invite")]
    assert not any(secret in str(export) for secret in secrets)


async def test_who_leaves_leaves_nothing_behind(served: Served) -> None:
    zdislava, watching, running = await live(served)
    http = zdislava.person.http
    guest, cookie = (await http.get("/api/me")).json()["id"], dict(http.cookies)
    assert guest in str(await rows(served))
    assert (await http.delete("/api/me")).status_code == 204
    for word in (guest, "Zdislava", "Dobrá hra", "Jen se dívám"):
        assert word not in str(await rows(served)), word
    assert (await watching.hear_until("bye"))["back"] is None
    http.cookies.update(cookie)
    assert (await http.get("/api/me")).status_code == 403
    left = await served.site.hall.match(running)
    assert (left.seats[0].bot, left.seats[0].name, left.seats[0].guest) == ("greedy", "–", None)
    lobby = (await http.get("/api/tables")).json()
    assert [(table["host"], table["seats"][0]["name"]) for table in lobby] == [("Ivo", "")]
    assert (await served.site.hall.match(zdislava.table)).seats[0].bot is None  # a finished match stays as it was


async def test_a_contribution_is_exported_and_goes_with_who_gave_it(served: Served) -> None:
    eva, jan, ivo = [await served.person(name) for name in ("Eva", "Jan", "Ivo")]
    table = await eva.open_table("krvavy_trun", 3)
    for person, letter, luck in ((eva, "A", "0a"), (jan, "B", "0b"), (ivo, "C", "")):
        await (await person.join(table)).must("sit", seat=letter, luck=luck)
    export = [(await person.http.get("/api/me/export")).json()["luck"] for person in (jan, ivo)]
    assert export == [[{"match": table, "seat": 1, "luck": "0b"}], []]
    assert (await jan.http.delete("/api/me")).status_code == 204
    (stored,) = await served.site.hall.store.read(select(schema.matches.c.contributions))
    assert json.loads(stored["contributions"]) == {"A": "0a"}
    place = await eva.join(table)
    await place.must("bot", seat="B", level="uniform")
    assert (await place.see(lambda now: now["table"]["seats"][1]["bot"]))["table"]["contributions"] == {"A": "0a"}
    await place.must("start")
    assert (await ivo.http.delete("/api/me")).status_code == 204
    assert (await eva.http.delete("/api/me")).status_code == 204
    (stored,) = await served.site.hall.store.read(select(schema.matches.c.contributions))
    assert json.loads(stored["contributions"]) == {"A": "0a"}  # the luck of a match that began follows from it


async def test_matches_of_somebody_who_left_still_replay(tmp_path: Path) -> None:
    async with serving(tmp_path / "hall.db") as served:
        eva, jan = await served.match("trun", "Eva", "Jan")
        await asyncio.gather(eva.play_to_the_end(), jan.play_to_the_end())
        await jan.must("say", text="Dík")
        assert (await eva.person.http.delete("/api/me")).status_code == 204
    async with quick_server(tmp_path) as served:
        back = await served.again(jan.person)
        record = (await back.http.get(f"/api/tables/{jan.table}/record")).json()
        assert record["seats"] == ["–", "Jan"]
        assert (await back.http.get(f"/api/tables/{jan.table}/fairness")).json()["holds"]
        assert (await back.http.get(f"/api/tables/{jan.table}/story?as=A")).status_code == 200


async def test_the_others_can_still_talk_after_somebody_left(served: Served) -> None:
    eva, jan = await served.match("trun", "Eva", "Jan")
    for place in (eva, jan, eva, jan):
        await place.must("say", text="Ahoj")
    await eva.person.http.delete("/api/me")
    await jan.hear_until("bye")
    again = await jan.person.join(jan.table)
    await again.must("say", text="Eva?")


# -- secrets ------------------------------------------------------------------------------------------------


async def test_secrets_are_long_and_stored_as_hashes_only(tmp_path: Path) -> None:
    secrets: list[str] = []
    async with quick_server(tmp_path) as served:
        eva, _ = await served.match("trun", "Eva", "Jan")
        invite = (await eva.person.http.post(f"/api/tables/{eva.table}/invite")).json()["secret"]
        link = (await eva.person.http.post(f"/api/tables/{eva.table}/seat-link")).json()["secret"]
        stored = str(await rows(served))
        for secret in (invite, link):
            assert len(bytes.fromhex(secret)) * 8 == 128
            assert hashed(secret) in stored
            secrets.append(secret)
        secrets.append(eva.person.http.cookies[COOKIE].partition(".")[2])
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("hall.db*"))
    assert not any(secret.encode() in kept or bytes.fromhex(secret) in kept for secret in secrets)


def test_identifiers_are_not_guessed_or_used_twice() -> None:
    ids = Ids()
    for make, size in ((ids.table, 10), (ids.guest, 20), (ids.secret, 32)):
        made = [make() for _ in range(1000)]
        assert len(set(made)) == 1000
        assert {len(one) for one in made} == {size}
    assert len(ids.luck()) == 32
