"""Settings for all tests."""

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import settings

from tests.missing import WORDS, missing
from throneroom.games import GAMES
from throneroom.kit.trial import works

RULES, WEB = Path(__file__).parent / "rules", Path(__file__).parent / "web"
UNFINISHED = {folder.name for folder in RULES.iterdir() if (folder / "__init__.py").exists()} - {*GAMES}

# The first example may compile, and the machine may be busy: a slow example is no failure.
settings.register_profile("throneroom", deadline=None)
settings.load_profile("throneroom")


@pytest.fixture(scope="session")
def numba() -> None:
    """For tests of native rules."""
    if not works():
        missing("Numba")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What an `async def test` runs in: what the server runs in."""
    return "asyncio"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Games that nobody can play yet are for the slow set. A browser mostly waits, so that others compute meanwhile."""
    for item in items:
        if any(game in item.nodeid for game in UNFINISHED):
            item.add_marker(pytest.mark.slow)
    waiting = [item for item in items if WEB in item.path.parents]
    computing = [item for item in items if WEB not in item.path.parents]
    share = {id(item): at / len(group) for group in (waiting, computing) for at, item in enumerate(group)}
    items.sort(key=lambda item: share[id(item)])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """In one line at the end, what this machine lacks."""
    reasons = [report.longrepr[2].removeprefix("Skipped: ") for report in terminalreporter.getreports("skipped")]
    lacking = Counter(reason for reason in reasons if reason.endswith(WORDS))
    if lacking:
        told = "; ".join(f"{reason} ({tests} left out)" for reason, tests in sorted(lacking.items()))
        terminalreporter.write_line(told, yellow=True)
