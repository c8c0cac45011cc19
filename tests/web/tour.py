"""Every screen of the client, reached quickly: the server brings a match to a moment, then a browser looks."""

import hashlib
import random
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.async_api import Page

from tests.server.rig import headway
from tests.server.rig.headway import Moment
from tests.server.rig.serving import Person, Served
from tests.web.browsing import FACED, Visit
from throneroom.games import GAMES
from throneroom.kit.luck import Luck
from throneroom.server.lessons import has_lesson
from throneroom.server.match import Match
from throneroom.server.people import COOKIE, Ids

NAMES = (
    "Eva",
    "Vratislav z Pernštejna",
    "Radek",
    "Bohumila Kratochvílová",
    "Ota",
    "Žofie",
)  # the longest name has 24 letters
Step = Callable[[Page], Awaitable[object]]
DESKTOP = ("desktop",)
NO_PHONE = ("desktop", "tablet")


class SameLuck:
    """The first match of every tour has the same luck, and so on: pictures show the same moments each time."""

    def __init__(self, first: int = 0) -> None:
        self.first = first
        self.known: list[str] = []

    def __call__(self, match: Match) -> Luck:
        if match.id not in self.known:
            self.known.append(match.id)
        return Luck.seeded(self.first + self.known.index(match.id))


class SameSecrets(Ids):
    """Honest luck that is the same each time: the first table has the same secret, and so on."""

    def __init__(self) -> None:
        self.given = 0

    def luck(self) -> bytes:
        self.given += 1
        return hashlib.sha256(f"table {self.given}".encode()).digest()


@dataclass(frozen=True)
class Screen:
    """Where a screen is, who looks at it, and what is touched there."""

    path: str
    ready: str  # what is on the page when it is there
    guest: Person | None = None
    steps: tuple[Step, ...] = ()
    not_at: tuple[str, ...] = ()  # sizes of windows that have no such thing


def click(what: str) -> Step:
    """Touch the first of these that can be seen."""

    async def touch(page: Page) -> None:
        await page.locator(f"{what} >> visible=true").first.click(position={"x": 12, "y": 20})

    return touch


async def look_closer(page: Page) -> None:
    """The inspector, by the right button."""
    await page.locator(".hand button[data-card] >> visible=true").first.click(
        button="right", position={"x": 8, "y": 20}
    )
    await page.wait_for_selector("dialog[open]")


async def lose_the_server(page: Page) -> None:
    """Nothing sensible comes back any more, and the page is loaded again."""
    await page.route("**/api/whoami", lambda route: route.fulfill(body=""))
    await page.reload()
    await page.wait_for_selector("main .throne")


def see_it_close(served: Served, host: Person) -> Step:
    """A table that is closed while somebody sits in its waiting room: a new one for each who looks."""

    async def watch(page: Page) -> None:
        table = await host.open_table("trun", 2)
        await page.goto(f"{served.url}/t/{table}")
        await page.wait_for_selector(".places")
        await served.site.hall.close_table(table)
        await page.wait_for_selector(".gone")

    return watch


HINT = ".prompt[data-hint]"


LOOK = (click("[data-end] [data-more] summary"), click("[data-look]"))


async def read_to_a_question(page: Page) -> None:
    """All hints up to the first thing that the lesson asks for."""
    while not await page.query_selector(".prompt[data-asked]"):
        await page.click(".prompt .go")
        await page.wait_for_timeout(50)


async def go_astray(page: Page) -> None:
    """Something legal that the lesson does not go on with."""
    place = ".options"
    if await page.is_visible(".tabs"):
        await page.click('.tabs [aria-expanded="false"]')
        place = ".sheet"
    await page.locator(f"{place} [data-action]").last.click()
    if place == ".sheet":
        await page.click('.tabs [aria-expanded="true"]')
    await page.click(".prompt .go")
    await page.wait_for_selector(".prompt p small")


# -- moments ------------------------------------------------------------------------------------------------


def asked_to(step: str, at_least: int = 0) -> Moment:
    """The first seat is asked this, with so many choices."""

    def is_so(now: dict[str, Any]) -> bool:
        legal = now["view"]["legal"]
        return now["asked"] is not None and now["view"]["table"]["step"] == step and len(legal) >= at_least

    return is_so


def in_phase_two(now: dict[str, Any]) -> bool:
    """Trůn: some cards are scored already."""
    table = now["view"]["table"]
    return table["phase"] == 2 and now["asked"] is not None and len(table["seats"][0]["hand"]) < 8


def must_follow(now: dict[str, Any]) -> bool:
    """Trůn: some cards of the hand cannot be played."""
    hand = set(now["view"]["table"]["seats"][0]["hand"])
    return asked_to("follow", 2)(now) and len(now["view"]["legal"]) + 3 < len(hand)


def late(step: str) -> Moment:
    """Krvavý trůn: asked this in a long row."""
    return lambda now: asked_to(step)(now) and now["view"]["table"]["round"] >= 4


def with_heroes(step: str, least: int) -> Moment:
    """Dědicové trůnu: asked this when somebody has so many heroes."""
    return lambda now: (
        asked_to(step, 2)(now) and any(len(side["party"]) >= least for side in now["view"]["table"]["seats"])
    )


def is_over(now: dict[str, Any]) -> bool:
    """The end."""
    return bool(now["table"]["status"] == "over")


# -- late in a match: the fullest boards ----------------------------------------------------------------------

LONG_PARTY = 7
LATE = 5  # rounds of ten to twelve


def nearly_over(step: str | None) -> Moment:
    """Dědicové trůnu: asked this, or waiting for others, with a party that lacks one or two heroes, and a long one."""

    def is_so(now: dict[str, Any]) -> bool:
        table = now["view"]["table"]
        parties = [[hero["up"] for hero in side["party"]] for side in table["seats"]]
        is_late = max(map(sum, parties)) >= table["threshold"] - 2 and max(map(len, parties)) >= LONG_PARTY
        return is_late and (asked_to(step, 2)(now) if step else now["asked"] is None)

    return is_so


def others_building(now: dict[str, Any]) -> bool:
    """Trolli: another one has just laid a tile, late in the match."""
    table = now["view"]["table"]
    told = [event["kind"] for moment in now["moments"] for event in moment["events"]]
    return now["asked"] is None and table["round"] >= LATE and table["turn"] != "A" and "laid" in told


def built_late(step: str) -> Moment:
    """Trolli: asked this late in the match, with a network."""
    return lambda now: built(step, 2, 2)(now) and now["view"]["table"]["round"] >= LATE


LATE_MOMENTS: dict[str, dict[str, Moment]] = {
    "dedicove": {"late": nearly_over("act"), "late-more": nearly_over("more"), "late-watch": nearly_over(None)},
    "trolli": {"late": built_late("move"), "late-act": built_late("act"), "late-watch": others_building},
}


async def late_screens(served: Served, game: str, seats: int) -> dict[str, Screen]:
    """Own turns and those of others, and a card that is chosen."""
    at = await tables(served, game, seats, **LATE_MOMENTS[game])
    seen = {f"{game}-{seats}-{name}": Screen(f"/t/{table}", f".{game}", guest) for name, (guest, table) in at.items()}
    if game == "dedicove":
        guest, table = at["late"]
        card = click(".hand .lit button")
        seen[f"{game}-{seats}-late-card"] = Screen(f"/t/{table}", f".{game}", guest, (card,))
    return seen


# -- the screens --------------------------------------------------------------------------------------------


async def tables(served: Served, game: str, seats: int, **moments: Moment) -> dict[str, tuple[Person, str]]:
    """A table of this game for each of these moments: who looks, and its id."""
    return {name: await table(served, game, seats, moment) for name, moment in moments.items()}


MOST_MATCHES = 50  # the rarest moment comes in every tenth one


async def table(served: Served, game: str, seats: int, moment: Moment) -> tuple[Person, str]:
    """People play until the moment comes: the same ones each time, for as long as it takes."""
    for seed in range(MOST_MATCHES):
        options = {"first": "A"} if "first" in {option.name for option in GAMES[game].options} else {}
        places = await served.match(game, *NAMES[:seats], options=options)
        if await headway.advance(served, places, moment, random.Random(seed)):
            await places[-1].must("say", text="Hodně štěstí.")
            return places[0].person, places[0].table
    raise AssertionError(f"In {game} with {seats} seats the moment never came.")


async def waiting_rooms(served: Served) -> dict[str, Screen]:
    """Before a match, and the hall with people in it."""
    host = await served.person("Eva")
    few, _ = await host.open_for("trun", 2)
    many, invite = await host.open_for("krvavy_trun", 5, public=True)
    for table in (few, many):
        await (await host.join(table)).must("sit", seat="A")
    return {
        "home": Screen("/", ".game"),
        "home-known": Screen("/", ".game", host),
        "new-table": Screen("/", ".game", None, (click(".game[data-game=krvavy_trun]"), click("dialog summary"))),
        "settings": Screen("/", ".game", host, (click("footer button >> nth=1"),)),
        "lobby-trun": Screen(f"/t/{few}", ".places", host),
        "lobby-krvavy_trun": Screen(f"/t/{many}", ".places", host),
        "invitation": Screen(f"/t/{many}#invite={invite}", "#name"),
        "no-server": Screen("/", ".game", None, (lose_the_server,)),
        "table-closed": Screen("/", ".game", host, (see_it_close(served, host),)),
        "about": Screen("/about", "main h2"),
        "privacy": Screen("/privacy", "main h2"),
    }


def screens_to_learn() -> dict[str, Screen]:
    """The rules with their pictures, a hint of a lesson, its first question, and what it says to another answer."""
    found = {f"rules-{game}": Screen(f"/rules/{game}", "figure .board > *") for game in FACED}
    for game in filter(lambda name: has_lesson(GAMES[name]), FACED):
        found[f"lesson-{game}"] = Screen(f"/learn/{game}", HINT)
        found[f"lesson-{game}-question"] = Screen(f"/learn/{game}", HINT, None, (read_to_a_question,))
        found[f"lesson-{game}-astray"] = Screen(f"/learn/{game}", HINT, None, (read_to_a_question, go_astray))
    return found


async def screens_of_trun(served: Served, seats: int) -> dict[str, Screen]:
    """Both parts, and the end."""
    at = await tables(
        served, "trun", seats, start=asked_to("lead"), follow=must_follow, part2=in_phase_two, end=is_over
    )
    ready = {"end": "[data-end]"}
    seen = {
        f"trun-{name}": Screen(f"/t/{table}", ready.get(name, ".hand ul"), guest) for name, (guest, table) in at.items()
    }
    guest, table = at["follow"]
    here = Screen(f"/t/{table}", ".hand ul", guest)
    off, lit = click(".hand li.off button"), click(".hand li.lit button")
    return seen | {
        "trun-why": Screen(here.path, here.ready, guest, (off, lambda page: page.wait_for_selector(".prompt small a"))),
        "trun-chosen": Screen(here.path, here.ready, guest, (lit,)),
        "trun-inspector": Screen(here.path, here.ready, guest, (look_closer,)),
        "trun-menu": Screen(here.path, here.ready, guest, (click("header nav button"),)),
        **{
            f"trun-sheet-{number}": Screen(
                here.path, here.ready, guest, (click(f".tabs button >> nth={number}"),), DESKTOP
            )
            for number in range(3)
        },
        "trun-end-table": Screen(f"/t/{at['end'][1]}", "[data-end]", at["end"][0], LOOK),
        "replay-trun": Screen(f"/replay/{at['end'][1]}", ".controls", at["end"][0]),
    }


async def screens_of_krvavy_trun(served: Served, seats: int) -> dict[str, Screen]:
    """Placing, deciding, striking, moving, and the end."""
    steps = {"place": late("place"), "decide": late("decide"), "end": is_over, "start": asked_to("place")}
    if seats == 3:
        steps |= {"strike": asked_to("strike", 3), "move": asked_to("move"), "to": asked_to("to", 4)}
    at = await tables(served, "krvavy_trun", seats, **steps)
    name = f"krvavy_trun-{seats}"
    seen = {f"{name}-{step}": Screen(f"/t/{table}", ".krvavy", guest) for step, (guest, table) in at.items()}
    guest, table = at["place"]
    card = click(".hand .lit button")
    seen[f"{name}-card"] = Screen(f"/t/{table}", ".krvavy", guest, (card,))
    seen[f"{name}-chosen"] = Screen(f"/t/{table}", ".krvavy", guest, (card, click("[data-place=end]")))
    if seats == 3:
        guest, table = at["end"]
        seen[f"{name}-end-table"] = Screen(f"/t/{table}", "[data-end]", guest, LOOK)
        seen["replay-krvavy_trun"] = Screen(f"/replay/{table}", ".controls", guest)
    return seen


async def screens_of_dedicove(served: Served, seats: int) -> dict[str, Screen]:
    """The set-up, a turn, drawing, moving markers, choosing heroes, and the end."""
    steps = {
        "start": asked_to("set-up"),
        "act": with_heroes("act", 5),
        "draw": with_heroes("draw", 5),
        "move": with_heroes("move", 4),
        "hero": with_heroes("choose-hero", 4),
        "end": is_over,
    }
    if seats == 6:
        steps |= {"player": asked_to("choose-player", 3), "faction": asked_to("name-faction")}
    at = await tables(served, "dedicove", seats, **steps)
    name = f"dedicove-{seats}"
    seen = {f"{name}-{step}": Screen(f"/t/{table}", ".dedicove", guest) for step, (guest, table) in at.items()}
    card = click(".hand .lit button")
    guest, table = at["act"]
    seen[f"{name}-card"] = Screen(f"/t/{table}", ".dedicove", guest, (card,))
    seen |= await late_screens(served, "dedicove", seats)
    if seats == 6:
        guest, table = at["start"]
        seen[f"{name}-set-up"] = Screen(f"/t/{table}", ".dedicove", guest, (card, click(".hand .lit button")))
        guest, table = at["act"]
        seen[f"{name}-inspector"] = Screen(f"/t/{table}", ".dedicove", guest, (look_closer,))
        seen[f"{name}-sheet"] = Screen(f"/t/{table}", ".dedicove", guest, (click(".tabs button"),), DESKTOP)
        guest, table = at["end"]
        seen[f"{name}-end-table"] = Screen(f"/t/{table}", "[data-end]", guest, LOOK)
        seen["replay-dedicove"] = Screen(f"/replay/{table}", ".controls", guest)
    return seen


def built(step: str, tiles: int, at_least: int = 0, in_village: bool = False) -> Moment:
    """Trolli: asked this with so many tiles in the own network; acting in a village, or anywhere."""

    def is_so(now: dict[str, Any]) -> bool:
        table = now["view"]["table"]
        if not asked_to(step, at_least)(now) or len(table["seats"][0]["network"]) < tiles:
            return False
        return not in_village or set(table["question"]["place"]) <= set("IV")

    return is_so


def joining(now: dict[str, Any]) -> bool:
    """Trolli: asked for a place where the tile joins a shaft."""
    return built("lay", 2)(now) and bool(now["view"]["table"]["question"]["joins"])


async def screens_of_trolli(served: Served, seats: int) -> dict[str, Screen]:
    """A card, a move, points to spend in a cave and in a village, a tile to lay, and the end."""
    steps = {"start": asked_to("card"), "move": built("move", 1), "end": is_over, "lay": joining}
    steps |= {"act": built("act", 2, 4), "village": built("act", 1, 3, in_village=True)}
    if seats == 3:
        steps |= {"tile": built("tile", 1), "camp": asked_to("campsite", 2)}
    at = await tables(served, "trolli", seats, **steps)
    name = f"trolli-{seats}"

    def screen(step: str, *steps: Step, not_at: tuple[str, ...] = ()) -> Screen:
        guest, table = at[step]
        return Screen(f"/t/{table}", ".trolli", guest, steps, not_at)

    seen = {f"{name}-{step}": screen(step) for step in steps}
    seen[f"{name}-preview"] = screen("lay", click(".ground [data-joins]"))
    seen[f"{name}-moved"] = screen("move", click(".board [data-place]"))
    seen[f"{name}-other"] = screen("move", click(".others button >> nth=1"))
    for part in ("network", "villages", "offer", "royal"):
        seen[f"{name}-{part}"] = screen("move", click(f"[data-part={part}]"), not_at=NO_PHONE)
    seen[f"{name}-inspector"] = screen("start", look_closer)
    seen |= await late_screens(served, "trolli", seats)
    guest, table = at["end"]
    seen[f"{name}-end-table"] = Screen(f"/t/{table}", "[data-end]", guest, LOOK)
    if seats == 3:
        seen["replay-trolli"] = Screen(f"/replay/{table}", ".controls", guest)
    return seen


SCREENS = {
    "trun": screens_of_trun,
    "krvavy_trun": screens_of_krvavy_trun,
    "dedicove": screens_of_dedicove,
    "trolli": screens_of_trolli,
}
SHELL, LEARN = "shell", "learn"  # what belongs to no game; rules and lessons
SEATS = {SHELL: (), LEARN: (), "trun": (2,), "krvavy_trun": (2, 3, 4, 5), "dedicove": (2, 4, 6), "trolli": (2, 3, 4)}
Seats = Mapping[str, Sequence[int]]  # that look different


async def all_screens(served: Served, seats: Seats) -> dict[str, Screen]:
    """Every screen of these games with so many seats, of the shell, and to learn from."""
    found = await waiting_rooms(served) if SHELL in seats else {}
    found |= screens_to_learn() if LEARN in seats else {}
    for game in filter(FACED.__contains__, seats):
        for number in seats[game]:
            found |= await SCREENS[game](served, number)
    return found


async def go(
    visit: Visit,
    screen: Screen,
    size: str,
    language: str = "cs",
    theme: str = "dark",
    page: Page | None = None,
    **more: Any,
) -> Page:
    """A browser of this person at that screen; a new one, unless somebody listens to it already."""
    page = page or await visit.page(size, language, theme, reduced_motion="reduce", **more)
    if screen.guest:
        cookie = {"name": COOKIE, "value": screen.guest.http.cookies[COOKIE], "url": visit.served.url}
        await page.context.add_cookies([cookie])  # type: ignore[list-item]
    await page.goto(f"{visit.served.url}{screen.path}")
    await page.wait_for_selector(screen.ready)
    await page.evaluate("document.fonts.ready")
    for step in screen.steps:
        await step(page)
    await page.wait_for_timeout(150)  # what is pressed changes its colour
    return page
