"""Lessons can be followed to their ends, whichever of the offered ways the learner takes; nothing of them is stored."""

import asyncio
import random
from itertools import product
from pathlib import Path

import pytest

from tests.server.rig.serving import quick_bots, serving
from throneroom.games import GAMES
from throneroom.kit.errors import Illegal, Malformed
from throneroom.kit.position import Position
from throneroom.kit.speech import LANGUAGES, catalogue
from throneroom.server.lessons import LEARNER, Page, follow, has_lesson, lesson_of, read

LEARNED = [name for name, game in GAMES.items() if has_lesson(game)]
FEW_WAYS, WAYS = 5, 40


async def anything(position: Position, seat: int) -> int:
    """A bot that takes the first thing it may."""
    return position.view(seat).actions()[0]


def pages_after(game: str, played: list[str]) -> list[Page]:
    return asyncio.run(follow(GAMES[game], played, anything))[0]


def to_the_end(game: str, chooser: random.Random) -> tuple[list[str], Page]:
    """Do what is wanted, any of it, and anything at all where nothing is."""
    played: list[str] = []
    while (last := pages_after(game, played)[-1]).message.table.status != "over":
        assert last.message.asked is not None
        assert last.message.view is not None
        legal = [action["text"] for action in last.message.view["legal"]]  # type: ignore[index]
        assert set(last.wants) <= set(legal)
        played.append(chooser.choice(last.wants or legal))
    return played, last


def test_every_open_game_has_a_lesson() -> None:
    assert set(LEARNED) == set(GAMES)


@pytest.mark.parametrize("game", LEARNED)
def test_every_table_of_a_lesson_could_be_one_of_a_match(game: str) -> None:
    for chapter in lesson_of(GAMES[game]):
        table = GAMES[game].from_text("\n".join(chapter.begin), ())
        assert GAMES[game].doors.broken_in(table.state()) == 0


def check_ways(game: str, count: int) -> None:
    ways = [to_the_end(game, random.Random(seed)) for seed in range(count)]
    assert all(last.message.table.result is not None for _, last in ways)
    assert len({tuple(played) for played, _ in ways}) > 1  # the last part is free


@pytest.mark.parametrize("game", LEARNED)
def test_every_way_through_a_lesson_leads_to_an_end(game: str) -> None:
    check_ways(game, FEW_WAYS)


@pytest.mark.slow
@pytest.mark.parametrize("game", LEARNED)
def test_very_many_ways_through_a_lesson_lead_to_an_end(game: str) -> None:
    check_ways(game, WAYS)


@pytest.mark.parametrize("game", LEARNED)
def test_every_offered_alternative_goes_on_in_the_same_way(game: str) -> None:
    own = [step.actions for chapter in lesson_of(GAMES[game]) for step in chapter.steps if step.seat == LEARNER]
    ends = [pages_after(game, list(way))[-1] for way in product(*own)]
    assert {(end.chapter, tuple(end.wants)) for end in ends} == {(ends[0].chapter, ())}


@pytest.mark.parametrize("game", LEARNED)
def test_every_hint_is_in_every_catalogue(game: str) -> None:
    hints = {"over"}
    for chapter in lesson_of(GAMES[game]):
        said = [*chapter.says, *(hint for step in chapter.steps for hint in step.says)]
        tried = [chapter.tries, *(step.tries for step in chapter.steps)]
        hints |= {hint.name for hint in [*said, *filter(None, tried)]}
    for language in LANGUAGES:
        assert [hint for hint in sorted(hints) if f"{game}-lesson-{hint}" not in catalogue(language)] == []


@pytest.mark.parametrize("game", LEARNED)
def test_every_own_action_of_a_lesson_is_explained(game: str) -> None:
    steps = [step for chapter in lesson_of(GAMES[game]) for step in chapter.steps if step.seat == LEARNER]
    assert len(steps) >= 5
    assert all(step.tries for step in steps)


def test_another_action_than_the_wanted_one_is_refused() -> None:
    with pytest.raises(Illegal, match="lesson"):
        pages_after("trun", ["play M2"])


def test_nothing_is_played_after_the_end() -> None:
    played, _ = to_the_end("trun", random.Random(1))
    with pytest.raises(Illegal, match="over"):
        pages_after("trun", [*played, "play G0"])


@pytest.mark.parametrize("text", ["A play G7", "table:\n  ask lead A\nplay:\n  hint prize"])
def test_a_line_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        list(read(text))


async def test_a_lesson_over_the_wire_is_no_match(tmp_path: Path) -> None:
    async with serving(tmp_path / "hall.db", pool=quick_bots()) as served:
        eva = await served.person("")
        games = (await eva.http.get("/api/games")).json()
        assert [game["name"] for game in games if game["lesson"]] == LEARNED
        first = (await eva.http.get("/api/lessons/trun")).json()
        assert [page["wants"] for page in first] == [["play D9"]]
        second = (await eva.http.get("/api/lessons/trun", params={"played": ["play D9"]})).json()
        assert [page["message"]["moments"][0]["seat"] for page in second] == ["A", "B"]
        view = second[-1]["message"]["view"]["table"]
        assert view["seats"][1]["hand"] == []  # of the other side only what a seat may know
        assert (await eva.http.get("/api/lessons/chess")).status_code == 404
        assert (await eva.http.get("/api/lessons/trun", params={"played": ["play G7"]})).status_code == 409
        played = ["play D9", "play G0"]
        asked = {"thing": "K3", "played": played}
        because = (await eva.http.get("/api/lessons/trun/why", params=asked)).json()
        assert (because["code"], because["rule"]) == ("trun-must-follow", "R4")
        assert (await eva.http.get("/api/tables")).json() == []
