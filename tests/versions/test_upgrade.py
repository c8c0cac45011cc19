"""A server is upgraded to a second version of a game: what was begun goes on, what has ended stays readable."""

from pathlib import Path
from typing import Any

import pytest

import throneroom
from tests.server.rig.serving import Person, quick_server
from throneroom.kit import portable
from throneroom.kit.game import Game
from throneroom.server.hall import MOST_TABLES

TRUN = throneroom.game("trun")
PARTS = ("record", "story?eyes=A", "story?eyes=B", "view?ply=40&eyes=A", "fairness")


async def read(person: Person, table: str) -> list[Any]:
    """All that a finished match tells."""
    answers = [await person.http.get(f"/api/tables/{table}/{part}") for part in PARTS]
    assert {answer.status_code for answer in answers} == {200}, [answer.text for answer in answers]
    return [answer.json() for answer in answers]


async def test_matches_outlive_a_new_version_of_their_rules(second: Game, tmp_path: Path) -> None:
    async with quick_server(tmp_path, games={"trun": TRUN}) as served:
        over = await served.against_bots("trun", "page")
        await over.play_to_the_end()
        running = await served.against_bots("trun", "page")
        before = await read(over.person, over.table)
    async with quick_server(tmp_path, games={"trun": second}) as served:
        assert await read(await served.again(over.person), over.table) == before
        eva = await served.again(running.person)
        end = await (await eva.join(running.table)).play_to_the_end()
        assert end["table"]["result"]["by"] == "played"
        assert (await read(eva, running.table))[0]["rules"] == TRUN.version
        new = await served.against_bots("trun", "page")
        await new.play_to_the_end()
        assert (await read(new.person, new.table))[0]["rules"] == second.version


async def test_what_no_rules_are_kept_for_counts_for_nobody(
    second: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with quick_server(tmp_path, games={"trun": TRUN}) as served:
        eva = await served.person("Eva")
        tables = [await eva.open_table("trun", 2) for _ in range(MOST_TABLES)]
    monkeypatch.setattr(portable, "KEPT", tmp_path / "nothing")
    async with quick_server(tmp_path, games={"trun": second}) as served:
        same = await served.again(eva)
        assert (await same.http.get(f"/api/tables/{tables[0]}")).status_code == 409
        await same.open_table("trun", 2)
