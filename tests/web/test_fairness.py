"""A player's own browser checks the luck of a match, by what it noted before the deal and every card that it saw."""

import asyncio
import random
import re
import shlex
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
import pytest
from playwright.async_api import Page, Route

from tests.cli.conftest import Outcome, Run, home, run
from tests.server.rig.serving import quick_bots
from tests.web.browsing import ASKED, play_by_keys, play_now, visiting
from tests.web.browsing import run as browse
from tests.web.tour import SameSecrets, Screen, go
from throneroom.kit.luck import Luck
from throneroom.kit.record import Record
from throneroom.server import deeds, fair, past, routes, wire
from throneroom.server.match import Match

__all__ = ["home", "run"]
TEXTS = Path(__file__).parents[2] / "throneroom" / "locale"
FAIR = "section[data-end] [data-fair]"
ANOTHER = "ab" * 32  # a secret that pleases the server better


def drawn_anew(match: Match) -> None:
    match.secret = ANOTHER


def contribution_left_out(match: Match) -> None:
    match.contributions = {"A": "00"}


STARTS = {"drew another secret": drawn_anew, "own part in the luck was not used": contribution_left_out}


class Told(NamedTuple):
    """What the browser says after a match: a sentence, the rest to whoever asks, and the server's record."""

    sentence: str
    said: str
    command: str
    record: str


async def verdict(folder: Path, game: str = "trun", reloads: bool = False, **parts: Any) -> Told:
    """Play by keys until it is over."""
    async with visiting(folder / "hall.db", pool=quick_bots(), **parts) as visit:
        page = await visit.page("phone", reduced_motion="reduce")
        await play_now(page, visit.served.url, game)
        if reloads:
            await page.wait_for_selector(ASKED)
            await page.reload()
        await play_by_keys(page)
        return await told_by(page)


async def told_by(page: Page) -> Told:
    """A sentence first; a touch tells the rest."""
    await page.wait_for_selector(FAIR)
    sentence = await page.inner_text(f"{FAIR} summary")
    assert not await page.is_visible(f"{FAIR} code")
    await page.click(f"{FAIR} summary")
    command = await page.inner_text(f"{FAIR} code")
    record = await (await page.request.get(address(page, "record"))).text()
    return Told(sentence, await page.inner_text(FAIR), command, record)


def address(page: Page, what: str) -> str:
    """Where the server tells it of the match on this page."""
    here = urlsplit(page.url)
    return f"{here.scheme}://{here.netloc}/api{here.path.replace('/t/', '/tables/')}/{what}"


def in_the_terminal(run: Run, told: Told, folder: Path) -> Outcome:
    """Somebody saves the record and does as the page says."""
    path = folder / "match.json"
    path.write_text(told.record, "utf-8")
    words = shlex.split(told.command)
    assert words[:3] == ["throneroom", "verify", "RECORD"]
    return run("verify", path, *words[3:])


NOTHING = (
    "✓ Nothing looks wrong with this deal: its secret was fixed before you sat down, your own part went in, "
    "and the cards that you saw stand in the record."
)


@pytest.mark.parametrize(
    ("game", "reloads", "fewest"), [("trun", False, 26), ("trun", True, 26), ("dedicove", False, 5)]
)
def test_an_honest_server_is_told_to_be_so(run: Run, game: str, reloads: bool, fewest: int, tmp_path: Path) -> None:
    told = browse(verdict(tmp_path, game, reloads))
    assert told.sentence == NOTHING
    assert "Not checked here: whether each number stands for its card" in told.said
    cards = re.search(r"the (\d+) cards that you saw dealt", told.said)
    assert cards
    assert int(cards[1]) >= fewest
    proved = in_the_terminal(run, told, tmp_path)
    assert (proved.code, proved.out.count("Not proved")) == (0, 0), proved


def test_a_card_that_chance_only_points_at_accuses_nobody(tmp_path: Path) -> None:
    """In Dědicové trůnu chance may choose which hidden hero is buried: its answer names a place, not a card."""

    async def match() -> str:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), ids=SameSecrets()) as visit:
            for seed in range(20):
                places = await visit.served.match("dedicove", "Eva", "Jan")
                played = visit.served.site.hall.live[places[0].table]
                plays = [place.play_to_the_end(random.Random(seed + n).choice) for n, place in enumerate(places)]
                await asyncio.gather(*plays)
                assert played.position
                if any(text.startswith("bury") for who, text in Record.of(played.position).log if who == "chance"):
                    screen = Screen(f"/t/{places[0].table}", FAIR, places[0].person)
                    return await (await go(visit, screen, "phone", "en")).inner_text(FAIR)
        raise AssertionError("Nobody was ever buried by chance.")

    assert browse(match()).startswith("✓ The deal agrees with the record.")


@pytest.mark.parametrize("said", STARTS)
def test_a_server_that_cheats_after_all_have_contributed_is_caught(
    said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = deeds.DEEDS[wire.Start]

    async def start(match: Match, guest: Any, message: Any) -> None:
        STARTS[said](match)
        await honest(match, guest, message)

    monkeypatch.setitem(deeds.DEEDS, wire.Start, start)
    assert said in browse(verdict(tmp_path)).sentence


@pytest.mark.parametrize("game", ["trun", "krvavy_trun"])
def test_a_server_that_deals_what_it_likes_is_caught_in_the_terminal(
    run: Run, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It invents numbers that follow from the secret. No page without rules can know; this one claims nothing else."""
    honest = routes.write_fairness

    async def invented(match: Match) -> bytes:
        told, promised = msgspec.json.decode(await honest(match)), fair.luck(match.secret, match.contributions)
        for given in told["answers"] or []:
            given["index"] = promised.answer(given["options"])
        return wire.encode(told | {"holds": True})

    monkeypatch.setattr(routes, "write_fairness", invented)
    told = browse(verdict(tmp_path, game, luck=lambda match: Luck.seeded(5)))
    assert told.sentence == NOTHING
    assert "Not checked here: whether each number stands for its card" in told.said
    caught = in_the_terminal(run, told, tmp_path)
    assert (caught.code, caught.out, caught.err.count("does not follow from the commitment")) == (1, "", 1), caught


# -- after the end: each in its own words -------------------------------------------------------------------

Json = dict[str, Any]


def another_secret_than_promised(told: Json, record: Json) -> None:
    told["secret"] = ANOTHER


def a_commitment_to_it(told: Json, record: Json) -> None:
    told.update(secret=ANOTHER, commitment=fair.commitment(ANOTHER))


def own_part_changed(told: Json, record: Json) -> None:
    told["contributions"]["A"] = "00"


def part_of_a_bot(told: Json, record: Json) -> None:
    told["contributions"]["B"] = "00"


def other_rules(told: Json, record: Json) -> None:
    record["options"]["first"] = "A"


def one_more_seat(told: Json, record: Json) -> None:
    record["seats"].append("Jan")


def begun_in_the_middle(told: Json, record: Json) -> None:
    record["begin"] = "G0"


def another_number(told: Json, record: Json) -> None:
    told["answers"][7]["index"] += 1


def another_face(told: Json, record: Json) -> None:
    told["answers"][-1]["faces"] = ["?!"]
    next(given for given in told["answers"] if given["text"].startswith("prize "))["faces"] = ["?!"]


def another_line(told: Json, record: Json) -> None:
    first, second = two_deals(record["log"])
    record["log"][first], record["log"][second] = record["log"][second], record["log"][first]


def cut_off(told: Json, record: Json) -> None:
    record["log"] = record["log"][:40]


def one_answer_more(told: Json, record: Json) -> None:
    record["log"].append(["chance", "first A"])


CHEATS = {
    another_secret_than_promised: "The secret is not the one that was promised before the deal.",
    a_commitment_to_it: "The server drew another secret after it had shown the first",
    own_part_changed: "Your own part in the luck was not used",
    part_of_a_bot: "The others’ parts in the luck are not those of the start",
    other_rules: "The record is not of this table",
    one_more_seat: "The record is not of this table",
    begun_in_the_middle: "The record is not of this table",
    another_number: "An answer of chance does not follow from the secret.",
    another_face: "A card that you saw is not the one in the record.",
    another_line: "A card that you saw is not the one in the record.",
    cut_off: "A card that you saw is not the one in the record.",
    one_answer_more: "The record and what the server tells of the deal are not the same.",
}


async def sentences(folder: Path) -> dict[Any, str]:
    """One match; whoever comes back to its end is told another story each time."""
    async with visiting(folder / "hall.db", pool=quick_bots()) as visit:
        page = await visit.page("phone", reduced_motion="reduce")
        await play_now(page, visit.served.url, "trun")
        await play_by_keys(page)
        await page.wait_for_selector(FAIR)
        honest = [await (await page.request.get(address(page, what))).json() for what in ("fairness", "record")]
        return {cheat: await sentence_about(page, honest, cheat) for cheat in CHEATS}


def answering(answer: Json) -> Callable[[Route], Coroutine[Any, Any, None]]:
    """In the server's place."""
    return lambda route: route.fulfill(json=answer)


async def sentence_about(page: Page, honest: Sequence[Json], cheat: Any) -> str:
    """Come back, and be told this."""
    told, record = deepcopy(honest)
    cheat(told, record)
    for what, answer in (("fairness", told), ("record", record)):
        await page.unroute(f"**/{what}")
        await page.route(f"**/{what}", answering(answer))
    await page.reload()
    await page.wait_for_selector(FAIR)
    return await page.inner_text(f"{FAIR} summary")


def test_every_cheat_is_told_in_its_own_sentence(tmp_path: Path) -> None:
    told = browse(sentences(tmp_path))
    assert {cheat.__name__: said for cheat, said in told.items() if not said.startswith(f"✗ {CHEATS[cheat]}")} == {}


def test_every_sentence_has_a_cheat() -> None:
    """In both languages, and nothing is left of an older one."""
    for language in ("en", "cs"):
        text = (TEXTS / language / "web.ftl").read_text("utf-8")
        listed = re.findall(r"\[(\w+)\]", text[text.index("web-unfair =") : text.index("web-verify-why")])
        assert len(listed) == len(set(CHEATS.values()))


def two_deals(lines: Iterable[tuple[str, str]]) -> list[int]:
    """The plies of the first two cards."""
    return [ply for ply, (_, text) in enumerate(lines) if text.startswith("deal ")][:2]


def swapped(record: Record) -> Record:
    """Another story: the first two cards were dealt the other way round."""
    first, second = two_deals(record.log)
    record.log[first], record.log[second] = record.log[second], record.log[first]
    record.digest = record.expected_digest()
    return record


@pytest.fixture
def _forged(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = past.record
    monkeypatch.setattr(past, "record", lambda match: swapped(honest(match)))


@pytest.mark.usefixtures("_forged")
def test_a_record_with_other_cards_than_were_seen_is_noticed(tmp_path: Path) -> None:
    assert "is not the one in the record" in browse(verdict(tmp_path)).sentence


@pytest.mark.usefixtures("_forged")
def test_a_story_that_was_made_to_fit_the_record_fools_nobody_who_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a reload the server tells what was dealt; the browser has seen something else."""
    honest = past.story

    def story(match: Match, observer: int, tables: bool) -> Iterator[wire.Moment]:
        told = list(honest(match, observer, tables))
        assert match.position
        first, second = [told[ply] for ply in two_deals(match.position.lines())]
        first.events, second.events = second.events, first.events
        return iter(told)

    monkeypatch.setattr(past, "story", story)
    assert "is not the one in the record" in browse(verdict(tmp_path, reloads=True)).sentence


FILL = """() => {
  const old = Date.now() - 90 * 24 * 3600 * 1000;
  const at = (n) => (n < 10 ? old : Date.now() - n);
  for (let n = 0; n < 70; n++) localStorage.setItem(`luck-t${n}`, JSON.stringify({ at: at(n) }));
}"""


def test_what_was_noted_long_ago_makes_room(tmp_path: Path) -> None:
    async def look() -> set[str]:
        async with visiting(tmp_path / "hall.db", pool=quick_bots()) as visit:
            page = await visit.page("phone", reduced_motion="reduce")
            await page.goto(visit.served.url)
            await page.evaluate(FILL)
            await play_now(page, visit.served.url, "trun")
            await page.wait_for_selector(ASKED)
            return set(await page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('luck-'))"))

    kept = browse(look())
    assert len(kept) == 50
    assert not kept & {f"luck-t{n}" for n in range(10)}
    assert {"luck-t10", "luck-t58"} < kept  # the newest of them, and this match
