"""A match as it is played: at every animation frame, what log, board, seats and prompt show belongs to one moment."""

import asyncio
import json
import random
import re
from collections.abc import Iterator
from itertools import accumulate, product
from pathlib import Path

import pytest
from playwright.async_api import Page

from tests.server.rig import headway
from tests.server.rig.serving import quick_bots
from tests.web.asking import is_asked
from tests.web.browsing import ASKED, FACED, KEYS, run, visiting
from tests.web.drawn import Json, is_drawn, words
from tests.web.test_motion import show
from tests.web.test_timeline import RENDERED, is_log, story_of, told
from tests.web.tour import NAMES, SameLuck
from throneroom.games import GAMES

# Time goes twelve times as fast; the last moment alone stays longer, so that a busy machine paints it, too.
QUICKLY = """
const wait = window.setTimeout;
window.setTimeout = (done, time, ...more) => wait(done, time / (time < 900 ? 12 : 3), ...more);
"""
PACES = ("step", "calm", "quick", "at-once")
WATCHED, LAST = 28, 5  # actions, the last of a match
NEWS = {"at-once": 4}  # so many moments may be news at once, where nothing is shown by itself
MOST_WORDS = 2  # sentences that are told of one step
A_BLINK = 15  # milliseconds
STEP = ".prompt [data-next]"
Trace = tuple[list[Json], list[Json]]  # what was shown, and the moments of the match


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_log_board_and_prompt_are_of_one_moment_at_every_frame(motion: str, tmp_path: Path) -> None:
    frames, moments = run(traced(tmp_path, "trun", "calm", WATCHED, motion))
    check_frames_and_others(frames, Story("trun", moments, "calm" if motion == "no-preference" else "at-once"))


@pytest.mark.parametrize("pace", PACES)
def test_the_last_action_is_seen_before_the_end(pace: str, tmp_path: Path) -> None:
    frames, moments = run(traced(tmp_path, "trun", pace, LAST))
    story = Story("trun", moments, pace)
    check_frames(frames, story)
    with pytest.raises(AssertionError):  # as if the end had covered it
        check_frames([frame | {"isEnded": frame["log"] == frames[-1]["log"]} for frame in frames], story)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "pace"), [*product(FACED, PACES)])
def test_a_whole_match_is_of_one_moment_at_every_frame(game: str, pace: str, tmp_path: Path) -> None:
    frames, moments = run(traced(tmp_path, game, pace, None))
    check_frames_and_others(frames, Story(game, moments, pace))


async def traced(folder: Path, game: str, pace: str, watched: int | None, motion: str = "no-preference") -> Trace:
    """A match, or so many actions to its end, as A saw it at this pace."""
    async with visiting(folder / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
        page = await visit.page("desktop", reduced_motion=motion)
        chosen = json.dumps({"pace": pace})
        await page.add_init_script(f"localStorage.setItem('throneroom-settings', '{chosen}'); {QUICKLY}")
        places = await visit.served.match(game, *NAMES[: 3 if 3 in GAMES[game].seats else 2])
        if watched:
            await headway.near_the_end(visit.served, places, watched)
        await show(page, visit, places[0].person, places[0].table)
        await page.evaluate(RENDERED)
        await page.evaluate("game => window.watch(game)", game)
        for seed, place in enumerate(places[1:]):
            visit.tasks.add(asyncio.create_task(place.play_to_the_end(random.Random(seed).choice)))
        await play_along(page)
        frames, moments = await page.evaluate("window.frames"), await story_of(places[0], "A")
        assert len({json.dumps(frame["log"]) for frame in frames}) > (watched or len(moments)) // 8
        return frames, moments


async def play_along(page: Page) -> None:
    """Something legal whenever one is asked, to the end; step by step if somebody wants that.

    A number chooses and the same number plays. A page that is busy passes over one: then it is pressed again.
    """
    dice, key, presses = random.Random(1), "1", 0
    while True:
        await page.wait_for_selector(f"{ASKED}, {STEP}, [data-end]")
        if await page.query_selector(STEP):
            await page.keyboard.press("ArrowRight")
        elif await page.query_selector(ASKED):
            if presses % 2 == 0:
                options = await page.locator(".options [data-action]").count()
                key = str(dice.randint(1, max(min(options, KEYS), 1)))
            presses += 1
            await page.keyboard.press(key)
        elif await page.query_selector("[data-end]"):
            return
        await page.wait_for_timeout(A_BLINK)


# -- what was shown -------------------------------------------------------------------------------------------------

# What is read of each part of the page, in whatever game.
PARTS = {
    "board": ("prize", "trick", "deck", "row", "markers", "piles", "parties", "displays", "villages", "network"),
    "seats": ("waiting", "badges", "purses", "held", "points"),
    "prompt": ("prompt", "isAsked", "isStepping", "chosen"),
    "log": ("log",),
}


def mixed(frames: list[Json], part: tuple[str, ...], by: int) -> list[Json]:
    """As if this part were of a later frame, or of an earlier one."""
    others = frames[by:] + frames[-1:] if by > 0 else frames[:by]
    own = frames if by > 0 else frames[-by:]
    return [frame | {key: other[key] for key in part if key in other} for frame, other in zip(own, others, strict=True)]


def check_frames_and_others(frames: list[Json], story: "Story") -> None:
    """They are right, and would not be if any part of them were that of another frame."""
    check_frames(frames, story)
    for part, by in product(PARTS, (1, -1)):
        with pytest.raises(AssertionError):
            check_frames(mixed(frames, PARTS[part], by), story)


def check_frames(frames: list[Json], story: "Story") -> None:
    """Every frame is one of the moments; the last one is seen before the end is told."""
    open_frames = [frame for frame in frames if not frame["isEnded"]]  # then the end covers the board
    for frame in open_frames:
        assert any(True for _ in story.like(frame)), frame
    assert len(open_frames) < len(frames)
    assert len(story.moments) - 1 in story.like(open_frames[-1])


class Story:
    """The moments of a match, and the log that each of them has."""

    def __init__(self, game: str, moments: list[Json], pace: str) -> None:
        self.game, self.moments, self.news = game, moments, NEWS.get(pace, 1)
        self.log = told(game, moments)
        self.lines = list(accumulate(len(told(game, [moment])) for moment in moments))

    def like(self, frame: Json) -> Iterator[int]:
        """The moments that look like this."""
        if not is_log(frame["log"], self.log[: len(frame["log"])]):
            return
        for at, lines in enumerate(self.lines):
            if lines == len(frame["log"]) and self.is_of(frame, at):
                yield at

    def is_of(self, frame: Json, at: int) -> bool:
        """Do board, seats and prompt belong to this moment, just seen or seen before?"""
        view = self.moments[at]["view"]
        just_seen = self.moments[max(at + 1 - self.news, 0) : at + 1]
        return (
            frame["waiting"] == view["waiting"]
            and self.is_prompt(frame, at)
            and any(is_drawn(self.game, frame, view["table"], news) for news in (None, *just_seen))
        )

    def is_prompt(self, frame: Json, at: int) -> bool:
        """What has just happened, a question of this moment, or who it waits for."""
        moment = self.moments[at]
        view, shown = moment["view"], str(frame["prompt"])
        if frame["isStepping"]:
            sentences = told(self.game, [moment])
            more = " …" if len(sentences) > MOST_WORDS else ""
            return re.fullmatch(" ".join(sentences[:MOST_WORDS]) + more, shown) is not None
        if frame["isAsked"]:
            return "A" in view["waiting"] and is_asked(self.game, shown, view["table"], frame["chosen"])
        names = [NAMES["ABCDEF".index(seat)] for seat in view["waiting"] if seat != "A"]
        if names:
            return shown == words("web-waiting-for", names=", ".join(names), count=len(names))
        return shown == words("web-the-end" if at == len(self.moments) - 1 else "web-wait")
