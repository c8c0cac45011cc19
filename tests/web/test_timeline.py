"""One timeline: whatever moment is shown, board, seats and log are those of that moment, and of no other."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, Route

from tests.server.rig import headway
from tests.server.rig.serving import AtTable, quick_bots
from tests.web.browsing import FACED, Visit, run, visiting
from tests.web.drawn import Json, differences
from tests.web.test_after import come
from tests.web.tour import NAMES, SameLuck
from throneroom.cli.drawing import sentence
from throneroom.games import GAMES

RENDERED = "() => {" + Path(__file__).with_name("rendered.js").read_text("utf-8") + "}"
MOST = 20  # moments that are looked at in quick tests
SEEDS = [4, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2, 3))]  # of luck and of what people do
GO = """async ([game, ply]) => {
    const slider = document.querySelector(".controls input[type=range]");
    slider.value = ply + 1;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    return window.rendered(game);
}"""


# -- the moments of a match ---------------------------------------------------------------------------------------


async def story_of(place: AtTable, seat: str) -> list[Json]:
    """Every moment with its table: one that is not told looks as before."""
    answer = await place.person.http.get(f"/api/tables/{place.table}/story?as={seat}")
    moments: list[Json] = answer.json()
    view = None
    for moment in moments:
        view = moment["view"] = moment["view"] or view
    return moments


def told(game: str, moments: list[Json]) -> list[str]:
    """The log after these moments, as patterns: where the terminal has the code of a card, the browser has words."""
    events = [named(game, event) for moment in moments for event in moment["events"]]
    texts = [(sentence(GAMES[game], event, "en"), str(event.get("card"))) for event in events]
    return [re.escape(text).replace(re.escape(card), ".+") for text, card in texts if text]


def is_log(lines: list[str], patterns: list[str]) -> bool:
    return len(lines) == len(patterns) and all(map(re.fullmatch, patterns, lines))


def named(game: str, event: Json) -> Json:
    """Seats by their names, also inside places."""
    kinds = {name: field.type for name, field in GAMES[game].events[event["kind"]].fields.items()}
    return event | {name: call(of, event[name]) for name, of in kinds.items()}


def call(of: str, value: Any) -> Any:
    if of == "seat":
        return NAMES["ABCDEF".index(value)]
    if of == "place" and isinstance(value, dict) and "seat" in value:
        return value | {"seat": call("seat", value["seat"])}
    return value


def check(game: str, seen: Json, moments: list[Json], is_step: bool) -> None:
    """What is seen is what the last of these moments looks like; what just happened is seen after a step alone."""
    last = moments[-1]
    assert differences(game, seen, last["view"]["table"], last if is_step else None) == {}, last["ply"]
    assert is_log(seen["log"], told(game, moments)), last["ply"]
    assert seen["waiting"] == last["view"]["waiting"], last["ply"]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", FACED)
def test_every_moment_is_drawn_as_its_view_says(game: str, seed: int, tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck(seed)) as visit:
            await look_at_a_replay(visit, game, seed, MOST if seed == SEEDS[0] else None)

    run(look())


async def look_at_a_replay(visit: Visit, game: str, seed: int, most: int | None = MOST) -> None:
    """Of a match in which everybody did something at random."""
    places = await visit.served.match(game, *NAMES[: 3 if 3 in GAMES[game].seats else 2])
    await headway.played(visit.served, places, headway.anything(seed))
    moments = await story_of(places[0], "A")
    page = await come(visit, places[0], "/replay", ".controls")
    await page.evaluate(RENDERED)
    await check_moments(page, game, moments, most)


VIEW, TOLD = "this.timeline.at(this.ply)?.view", "this.timeline.upTo(this.ply)"  # as the playhead says them
STALE = [
    (VIEW, "this.timeline.last?.view"),
    (VIEW, "(this.timeline.at(this.ply-1)??this.timeline.last)?.view"),
    (TOLD, "this.timeline.moments"),
    (TOLD, "this.timeline.upTo(this.ply-1)"),
]


@pytest.mark.parametrize(("said", "planted"), STALE)
def test_a_stale_playhead_is_noticed(said: str, planted: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A playhead that tells of the newest moment, or of the one before, is planted in the client as it was built."""

    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            changed = spoil(visit, "**/assets/*.js", lambda script: script.replace(said, planted), monkeypatch)
            with pytest.raises(AssertionError):
                await look_at_a_replay(visit, "trun", 4)
            assert any(changed)

    run(look())


# Of the second player, in what the page is told: a score, a pile or a number that lies there.
WRONG: dict[tuple[str, str], Callable[[Json], object]] = {
    ("trun", "vote"): lambda side: side["score"].append("U3"),
    ("trun", "follower"): lambda side: side["followers"].append("U3"),
    ("krvavy_trun", "purse"): lambda side: side.update(purse=side["purse"] + 1),
    ("krvavy_trun", "discards"): lambda side: side["families"][0]["discards"].append("Spy"),
    ("dedicove", "party"): lambda side: side["party"].reverse(),
    ("dedicove", "hand"): lambda side: side["hand"].append(1),
    ("trolli", "ore"): lambda side: side["ore"].update(G=side["ore"]["G"] + 1),
    ("trolli", "network"): lambda side: [laid.update(turned=laid["turned"] ^ 1) for laid in side["network"]],
}


@pytest.mark.parametrize(("game", "what"), WRONG)
def test_a_wrong_party_or_purse_is_noticed(
    game: str, what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One thing is told to the page otherwise than it is."""

    def plant(story: str) -> str:
        moments = json.loads(story)
        for moment in moments:
            if moment["view"]:
                WRONG[game, what](moment["view"]["table"]["seats"][1])
        return json.dumps(moments)

    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck(4)) as visit:
            changed = spoil(visit, "**/story?*", plant, monkeypatch)
            with pytest.raises(AssertionError, match="assert"):
                await look_at_a_replay(visit, game, 4)
            assert any(changed)

    run(look())


def spoil(visit: Visit, what: str, plant: Callable[[str], str], monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """What pages load under such an address is changed; was it, each time?"""
    honest, changed = visit.page, []

    async def change(route: Route) -> None:
        answer = await route.fetch()
        told = await answer.text()
        spoilt = plant(told)
        changed.append(spoilt != told)
        await route.fulfill(response=answer, body=spoilt)

    async def page(*ways: Any, **more: Any) -> Page:
        opened = await honest(*ways, **more)
        await opened.route(what, change)
        return opened

    monkeypatch.setattr(visit, "page", page)
    return changed


async def check_moments(page: Page, game: str, moments: list[Json], most: int | None) -> None:
    """By steps over the whole match, there and back again: a board that keeps something of its own would show it."""
    first = next(at for at, moment in enumerate(moments) if moment["seat"] != "chance")
    step = max(1, (len(moments) - first) // most) if most else 1
    there, before = range(first, len(moments) - 1, step), -1
    steps = [next_one for at in there for next_one in (at, at + 1)]
    for at in (*steps, *reversed(there[::4])):
        check(game, await page.evaluate(GO, [game, at]), moments[: at + 1], at == before + 1)
        before = at
