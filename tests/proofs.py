"""What we promise, and what holds it: writes docs/reliability.md.

python -m tests.proofs                  the page again, with the dates that it has
python -m tests.proofs lives corpus     tests with these words in their names are run first, and dated if they hold
"""

import ast
import os
import subprocess
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import NamedTuple

from tests.laws import leaks as leaks_of_rules
from tests.laws import test_bots, test_laws, test_twins
from tests.laws.games import TABLES
from tests.server import test_lives, test_powercut, test_sick_disk
from tests.server import test_twins as test_twins_over_the_wire
from tests.server.lives.faults import FAULTS
from tests.server.rig import chaos
from tests.server.rig import leaks as leaks_of_server
from tests.server.rig.fixed import SERVED
from tests.versions import corpus
from throneroom import GAMES

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "reliability.md"
NEVER = "–"
HEAD = """# Reliability

What this server promises, and the tests that hold it to that. This page is written by `make proofs` from the tests'
own numbers ([tests/proofs.py](../tests/proofs.py)); a test compares it with them. The date is that of the last run of
the command that was written down here, on the machine of whoever wrote it: `make proofs RUN=lives` runs some again.

| We promise | Test | Command | Count | Last run |
|---|---|---|---|---|
"""


class Proof(NamedTuple):
    """A row of the page."""

    promise: str
    file: str
    test: str
    command: str
    cases: str


def slowly(file: str, test: str) -> str:
    """The large count of one test."""
    return f'make test-one F="tests/{file} -k {test}"'


def proof(promise: str, where: str, cases: str, command: str = "") -> Proof:
    """A test by its file and name, and how to run it if not by itself."""
    file, _, test = where.partition("::")
    return Proof(promise, file, test, command or slowly(file, test), cases)


def stored_matches() -> int:
    """In the corpus."""
    return sum(1 for game in GAMES for _ in corpus.stored(game))


PROOFS = [
    proof(
        "Every game holds together and ends, at every number of seats and with every option",
        "laws/test_laws.py::test_very_many_games_hold_together_and_end",
        f"{test_laws.VERY_MANY:,} games at each of {len(TABLES)} tables",
    ),
    proof(
        "A match is the replay of its log",
        "laws/test_laws.py::test_replay_equals_state",
        f"{len(TABLES)} tables",
    ),
    proof(
        "What a seat sees does not depend on what it must not know",
        "laws/test_twins.py::test_many_twins_look_alike",
        f"up to {test_twins.MANY:,} pairs of worlds at each of {len(TABLES)} tables",
    ),
    proof(
        "and a leak in the rules would be found",
        "laws/test_twins.py::test_a_planted_leak_is_caught",
        f"{len(leaks_of_rules.LEAKS)} planted leaks",
    ),
    proof(
        "Nor does any byte that the server sends to it",
        "server/test_twins.py::test_many_twins_get_the_same_bytes",
        f"{test_twins_over_the_wire.TAPED:,} pairs of matches in each of {len(SERVED)} games",
    ),
    proof(
        "nor any message that would be written for it",
        "server/test_twins.py::test_the_same_is_written_for_many_twins",
        f"{test_twins_over_the_wire.WRITTEN:,} pairs of positions in each of {len(SERVED)} games",
    ),
    proof(
        "and a leak in the server would be found",
        "server/test_twins.py::test_a_planted_leak_is_caught",
        f"{len(leaks_of_server.LEAKS)} planted leaks",
    ),
    proof(
        "Bots know no more than the seat they sit on",
        "laws/test_bots.py::test_an_honest_bot_chooses_alike_in_many_twins",
        f"{test_bots.MANY:,} choices of every bot in each of {len(SERVED)} games",
    ),
    proof(
        "No move that was acknowledged is lost or played twice when the server is killed",
        "server/test_chaos.py::test_a_killed_server_loses_nothing_and_plays_nothing_twice",
        f"{chaos.KILLS:,} kills of the server, {chaos.STORE_KILLS:,} of its store",
        "make chaos",
    ),
    proof(
        "nor when the power is cut",
        "server/test_powercut.py::test_a_thousand_power_cuts_lose_nothing",
        f"{test_powercut.CUTS:,} cuts",
    ),
    proof(
        "nor when the disk fails or is full",
        "server/test_sick_disk.py::test_every_sickness_of_a_disk",
        f"{len(test_sick_disk.SICKNESSES)} sicknesses, with a kill and without",
    ),
    proof(
        "Nothing is told before it is stored, nor to the wrong seat; nothing acknowledged is lost or doubled; no table "
        "is stuck; no clock gives stored time back: under kills, cuts, delays, full disks and clocks that are set",
        "server/test_lives.py::test_ten_thousand_lives",
        f"{test_lives.SLOW:,} simulated lives",
        f"make simulate-server SEEDS={test_lives.SLOW}",
    ),
    proof(
        "and a fault in that would be found",
        "server/test_lives.py::test_a_planted_fault_is_found",
        f"{len(FAULTS)} planted faults, each within {test_lives.QUICK} seeds",
    ),
    proof(
        "A deal can be checked by whoever noted the commitment, and a server that draws its secret anew is caught",
        "cli/test_verify.py::test_a_server_that_cheats_is_caught",
        "1 cheating server",
    ),
    proof(
        "An upgrade keeps every match: running ones go on under their own rules",
        "versions/test_upgrade.py::test_matches_outlive_a_new_version_of_their_rules",
        "a second version of 1 game",
    ),
    proof(
        "and finished ones are replayed by every later build",
        "versions/test_corpus.py::test_all_stored_matches_are_replayed",
        f"{stored_matches():,} stored matches",
    ),
]


def exists(proof: Proof) -> bool:
    """Is there such a test?"""
    tree = ast.parse((ROOT / "tests" / proof.file).read_text("utf-8"))
    return any(
        isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name == proof.test for node in tree.body
    )


def row(proof: Proof, dated: str) -> str:
    """As it stands on the page."""
    test = f"[{proof.test}](../tests/{proof.file})"
    return f"| {proof.promise} | {test} | `{proof.command}` | {proof.cases} | {dated} |\n"


def written(dates: Sequence[str]) -> str:
    """The whole page."""
    return HEAD + "".join(row(proof, dated) for proof, dated in zip(PROOFS, dates, strict=True))


def dates_on(page: str) -> list[str]:
    """Of each row, if it stands there as it would be written; else it was never run."""
    dates = []
    for proof in PROOFS:
        begin = row(proof, "").removesuffix(" |\n")
        found = [line.removeprefix(begin).removesuffix(" |") for line in page.splitlines() if line.startswith(begin)]
        dates.append(found[0] if found else NEVER)
    return dates


def holds(proof: Proof) -> bool:
    """Run it; what this machine lacks is no proof."""
    print(proof.command, flush=True)
    strict = os.environ | {"THRONEROOM_REQUIRE_ALL": "1"}
    return subprocess.run(proof.command, shell=True, cwd=ROOT, env=strict, check=False).returncode == 0


def main(words: Sequence[str]) -> int:
    """Fails if a test does; its row keeps its date."""
    dates, failed = dates_on(PAGE.read_text("utf-8") if PAGE.exists() else ""), 0
    for number, proof in enumerate(PROOFS):
        if any(word in f"{proof.file} {proof.test}" for word in words):
            if holds(proof):
                dates[number] = date.today().isoformat()
            else:
                failed += 1
    PAGE.write_text(written(dates), "utf-8")
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
