"""Every message of the socket, tried by everybody at every time of a match: what is said to it, and what it changes."""

from collections.abc import Mapping
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, get_args

import pytest

from tests.server.rig.cast import PEOPLE, STATUSES, Cast, Stage, casting, name_of
from tests.server.rig.serving import Served
from throneroom.server import wire
from throneroom.server.deeds import DEEDS, NEEDS
from throneroom.server.guard import ALLOWED, AT_TABLE, Who

VISITORS, SEATED, HOST = PEOPLE["visitor"], PEOPLE["seated"], PEOPLE["host"]
EVERYBODY = (*VISITORS, *SEATED, *HOST)
LIVE, ALWAYS = ("playing", "paused"), STATUSES
NOTHING: Mapping[str, str] = MappingProxyType({})


class Wish(NamedTuple):
    """Who may say it and when, and what is answered to some of them instead of `done`."""

    by: tuple[str, ...]
    when: tuple[str, ...]
    says: Mapping[str, Any] = NOTHING
    answers: Mapping[str, str] = NOTHING
    done: str = "done"
    too_early: str = "table-open"


# Seat A is asked first. The host has no seat here; a host with one is tried as whoever has a seat.
MESSAGES: dict[str, Wish] = {
    "sit": Wish(EVERYBODY, ("open",), {"seat": "C"}, dict.fromkeys(SEATED, "seat-taken")),
    "stand": Wish(SEATED, ("open",)),
    "bot": Wish(HOST, ("open",), {"seat": "C", "level": "uniform"}),
    "open": Wish(HOST, ("open",), {"seat": "C"}),
    "start": Wish(HOST, ("open",), {}, {"host": "seats-open"}),
    "play": Wish(SEATED, ("playing",), {"action": "", "asked": 0}, {"heir": "stale", "host": "stale"}),
    "undo": Wish(SEATED, ("playing",), {}, dict.fromkeys((*SEATED, *HOST), "undo-others")),
    "dismiss": Wish(SEATED, ALWAYS),
    "hand": Wish(SEATED, LIVE, {"level": "uniform"}),
    "back": Wish(SEATED, LIVE),
    "resign": Wish(SEATED, LIVE),
    "vote": Wish(SEATED, LIVE, {"about": "draw"}),
    "rematch": Wish(SEATED, ("over",)),
    "say": Wish(EVERYBODY, ALWAYS, {"text": "Ahoj"}, {"silenced": "silenced"}),
    "emote": Wish(SEATED, (*LIVE, "over"), {"what": "thanks"}),
    "mute": Wish(EVERYBODY, ALWAYS, {"name": name_of("watcher")}),
    "close": Wish(HOST, ("open", *LIVE)),
    "remove": Wish(HOST, ALWAYS, {"name": name_of("watcher")}),
    "silence": Wish(HOST, ALWAYS, {"name": name_of("watcher")}),
    "why": Wish(SEATED, (*LIVE, "over"), {"thing": "play G7"}, done="because", too_early="not-started"),
}


def tag_of(message: Any) -> str:
    tag: str = message.__struct_config__.tag
    return tag


def expected(do: str, who: str, status: str, *, plays: bool) -> str:
    """What is said to it; `plays` of a host who has a seat."""
    wish = MESSAGES[do]
    if who not in wish.by and not (plays and wish.by is SEATED):
        return "no-seat" if wish.by is SEATED else "forbidden"
    if status not in wish.when:
        return wish.too_early if status == "open" else f"table-{status}"
    return wish.answers.get(who, wish.done)


def test_every_message_is_expected_here() -> None:
    messages = set(get_args(wire.Message))
    assert {tag_of(message) for message in messages} == MESSAGES.keys()
    assert messages == NEEDS.keys() == DEEDS.keys() | {wire.Why}


def test_no_message_is_for_those_who_are_not_at_the_table() -> None:
    assert set(NEEDS.values()) <= AT_TABLE
    for deed in NEEDS.values():
        assert not ALLOWED[deed] & {Who.ANYONE, Who.GUEST, Who.READER}


async def attempt(cast: Cast, stage: Stage, who: str, do: str) -> str:
    """What is said to this message, once everybody who speaks is here."""
    says = MESSAGES[do].says
    place = await stage.join(who)
    if do == "play" and (await (await stage.join("seated")).see(lambda now: now))["asked"] is not None:
        asked = stage.at["seated"].now
        says = {"action": asked["view"]["legal"][0]["text"], "asked": asked["asked"]}
    place.frames.clear()
    answer = await place.ask(do, **says)
    hidden = [text for text in cast.secrets(who) if any(text in frame for frame in place.frames)]
    assert hidden == [], (do, who)
    return str(answer["code"] if answer["type"] == "refused" else answer["type"])


async def check(cast: Cast, stage: Stage, who: str, do: str, wanted: str) -> None:
    """The right answer, and a refusal has changed nothing."""
    found = await attempt(cast, stage, who, do)
    assert found == wanted, (do, who)
    has_changed = await cast.settle()
    assert not has_changed or found == "done", (do, who)


@pytest.mark.parametrize("status", STATUSES)
async def test_who_may_send_which_message(status: str, tmp_path: Path) -> None:
    async with casting(tmp_path, status) as cast:
        for do, who in product(MESSAGES, EVERYBODY):
            await check(cast, cast.stages[status, False], who, do, expected(do, who, status, plays=False))
        for do, wish in MESSAGES.items():
            if wish.by is SEATED:
                await check(cast, cast.stages[status, True], "host", do, expected(do, "host", status, plays=True))


@pytest.mark.parametrize("public", [False, True])
async def test_whoever_is_sent_away_while_they_speak_is_not_heard(public: bool, tmp_path: Path) -> None:
    async with casting(tmp_path, "playing") as cast:
        stage = cast.stages["playing", public]
        match = await cast.served.site.hall.match(stage.table)
        await stage.join("invited")
        match.removed |= match.visitors
        match.visitors.clear()
        cast.before = await cast.known()
        for do in MESSAGES:
            await check(cast, stage, "invited", do, "table")


async def test_nobody_takes_a_seat_of_another_or_a_second_one(tmp_path: Path) -> None:
    async with casting(tmp_path, "open") as cast:
        stage = cast.stages["open", False]
        watcher, seated, host = [await stage.join(who) for who in ("watcher", "seated", "host")]
        assert await watcher.refused("sit", seat="A") == "seat-taken"
        assert await seated.refused("sit", seat="C") == "seat-taken"
        assert await watcher.refused("sit", seat="D") == "seat"
        assert await host.refused("bot", seat="A", level="uniform") == "seat-taken"
        assert await host.refused("open", seat="A") == "seat-here"


async def test_a_message_that_names_no_deed_is_refused(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(NEEDS, wire.Say)
    eva, _ = await served.match("trun", "Eva", "Jan")
    assert await eva.refused("say", text="Ahoj") == "forbidden"
