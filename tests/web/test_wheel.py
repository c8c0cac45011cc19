"""The wheel: built with a Node of its own, installed where there is none, and played in the browser."""

import asyncio
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.async_api import async_playwright

from tests.web.browsing import ASKED, QUIET, chromium, play_now, press_until_gone, troubles_of

ROOT = Path(__file__).parents[2]
LEFT_OUT = (".git", ".venv", "node_modules", "dist", "pictures", "__pycache__", ".*_cache", ".hypothesis")
MADE = ("types.ts", "protocol.ts", "fonts.css")  # by the build
LONGEST_START = 300.0  # seconds until the first games are compiled


def build(folder: Path) -> Path:
    """A wheel of a copy of this tree, without anything that is built here."""
    source = folder / "source"
    shutil.copytree(ROOT, source, symlinks=True, ignore=shutil.ignore_patterns(*LEFT_OUT, *MADE))
    shutil.rmtree(source / "throneroom" / "web", ignore_errors=True)
    subprocess.run([sys.executable, "-m", "build", "--wheel", "--outdir", str(folder)], cwd=source, check=True)
    return next(folder.glob("*.whl"))


def install(wheel: Path, folder: Path) -> Path:
    """A clean environment with this wheel; the folder of its programs."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    programs = folder / "bin"
    subprocess.run([str(programs / "pip"), "install", "--quiet", str(wheel)], check=True)
    return programs


@contextmanager
def served(programs: Path, folder: Path) -> Iterator[str]:
    """The installed server, with nothing but itself on the path; its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    where = ("--host", "127.0.0.1", "--port", str(port), "--database", str(folder / "hall.db"), "--bots", "1")
    environment = {"PATH": str(programs), "HOME": os.environ["HOME"], "LANG": "C.UTF-8"}  # games stay compiled
    assert shutil.which("node", path=environment["PATH"]) is None
    server = subprocess.Popen([str(programs / "throneroom"), "serve", *where], env=environment, cwd=folder)
    try:
        url = f"http://127.0.0.1:{port}"
        wait_for(f"{url}/readyz")
        yield url
    finally:
        server.terminate()
        server.wait(30)


def wait_for(url: str) -> None:
    """Until this answers well."""
    end = time.monotonic() + LONGEST_START
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(url, timeout=5).close()
            return
        except OSError:
            time.sleep(0.5)
    raise AssertionError(f"{url} never answered.")


async def play_one_move(url: str) -> None:
    async with async_playwright() as player:
        browser = await player.chromium.launch(executable_path=chromium(), args=list(QUIET))
        page = await browser.new_page()
        page.set_default_timeout(LONGEST_START * 1000)
        troubles = troubles_of(page)
        await play_now(page, url, "trun")
        await page.wait_for_selector(ASKED)
        await press_until_gone(page, str(await page.get_attribute(ASKED, "data-asked")))
        await browser.close()
        assert troubles == []


@pytest.mark.slow
def test_a_wheel_installed_without_node_serves_the_client(tmp_path: Path) -> None:
    wheel = build(tmp_path)
    programs = install(wheel, tmp_path / "clean")
    with served(programs, tmp_path) as url:
        asyncio.run(play_one_move(url))
