"""What is told about finished matches: made once, the same bytes for ever, and not too much of it for one person."""

from typing import Any

import pytest

from tests.server.rig.serving import AtTable, Served
from throneroom.server import past
from throneroom.server.safety import Rate
from throneroom.server.shelf import Shelf

PAGES = ("story", "story?as=B", "story?as=watcher&tables=false", "record", "fairness")


async def finished(served: Served) -> AtTable:
    eva, jan = await served.match("trun", "Eva", "Jan")
    now = await eva.see(lambda now: now["view"])
    place = eva if now["asked"] is not None else jan
    await place.must("play", action=place.now["view"]["legal"][0]["text"], asked=place.now["asked"])
    for place in (eva, jan):
        await place.must("vote", about="abandon")
    return eva


def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of what is made from a log, as it is made."""
    made: list[str] = []

    def count(name: str) -> None:
        honest = getattr(past, name)

        def noted(*args: Any) -> Any:
            made.append(name)
            return honest(*args)

        monkeypatch.setattr(past, name, noted)

    for name in ("story", "record"):
        count(name)
    return made


async def test_a_finished_match_is_told_once_and_kept(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    eva, made = await finished(served), counted(monkeypatch)
    http, at = eva.person.http, f"/api/tables/{eva.table}"
    for page in PAGES:
        first, second = [(await http.get(f"{at}/{page}")) for _ in range(2)]
        assert (first.status_code, second.status_code) == (200, 200)
        assert first.content == second.content
        assert first.headers["content-type"] == "application/json"
    assert made == ["story", "story", "story", "record", "record"]


async def test_what_goes_on_is_told_anew(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    eva, _ = await served.match("trun", "Eva", "Jan")
    made = counted(monkeypatch)
    for _ in range(2):
        await eva.person.http.get(f"/api/tables/{eva.table}/story")
    assert made == ["story", "story"]
    await eva.must("close")
    assert (await eva.person.http.get(f"/api/tables/{eva.table}/fairness")).json()["secret"]


async def test_a_record_that_was_kept_does_not_name_who_has_left(served: Served) -> None:
    eva = await finished(served)
    reader = await served.person("Ivo")
    at = f"/api/tables/{eva.table}/record"
    assert "Eva" in (await reader.http.get(at)).text
    assert (await eva.person.http.delete("/api/me")).status_code == 204
    assert "Eva" not in (await reader.http.get(at)).text
    assert not any(b"Eva" in answer for answer in served.site.shelf._answers.values())


async def test_one_person_gets_only_so_many_stories(served: Served) -> None:
    eva, ivo = await finished(served), await served.person("Ivo")
    served.site.replay_rate = Rate(0, 3)
    pages = (*PAGES, "view?ply=1")
    found = [(await ivo.http.get(f"/api/tables/{eva.table}/{page}")).status_code for page in pages]
    assert found == [200] * 3 + [429] * 3
    assert (await ivo.http.get(f"/api/tables/{eva.table}")).status_code == 200
    assert (await eva.person.http.get(f"/api/tables/{eva.table}/story")).status_code == 200


async def test_one_address_gets_only_so_many_stories(served: Served) -> None:
    eva, ivo = await finished(served), await served.person("Ivo")
    served.site.replays_rate = Rate(0, 3)
    found = [(await person.http.get(f"/api/tables/{eva.table}/story")).status_code for person in (eva.person, ivo) * 2]
    assert found == [200] * 3 + [429]


def test_a_shelf_has_an_end() -> None:
    shelf = Shelf(10)
    for name in "abc":
        shelf.keep((name,), b"xxxx")
    assert [shelf.find((name,)) for name in "abc"] == [None, b"xxxx", b"xxxx"]
    shelf.find(("b",))
    shelf.keep(("d",), b"x" * 6)
    assert [shelf.find((name,)) for name in "bcd"] == [b"xxxx", None, b"x" * 6]
    shelf.keep(("e",), b"x" * 11)
    shelf.keep(("d",), b"y")  # the same for ever
    assert (shelf.find(("d",)), shelf.kept) == (b"x" * 6, 10)
    shelf.clear()
    assert (shelf.find(("d",)), shelf.kept) == (None, 0)
