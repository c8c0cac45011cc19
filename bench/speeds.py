"""`python -m bench.speeds [server|GAME…]`: portable rules beside native ones, by turns, per CPU-second."""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench.ours import ROOT
from bench.rounds import told
from bench.server_run import Figures, Load, ours
from throneroom import GAMES
from throneroom.bots.levels import LEVELS, level
from throneroom.bots.searching import Search
from throneroom.kit import seeded
from throneroom.kit.speed import NATIVE, PORTABLE, SWITCH

ROUNDS = 9
WARM_UP = Load(tables=8, at_once=8)
LOAD = Load(tables=64, at_once=64)
SIMULATIONS = {"trun": 20_000, "krvavy_trun": 10_000, "dedicove": 1_500, "trolli": 600}
POSITIONS = 4


def main() -> None:
    """What was asked for, the server and every game if nothing was."""
    parser = argparse.ArgumentParser(prog="python -m bench.speeds", description=__doc__)
    parser.add_argument("what", nargs="*", default=["server", *GAMES])
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--search", metavar="GAME", help="print the pace of this process's own rules")
    asked = parser.parse_args()
    if asked.search:
        answer_with_paces(asked.search)
        return
    for what in asked.what:
        found = server(asked.rounds) if what == "server" else search(what, asked.rounds)
        print(f"{what}: {told(found, PORTABLE, NATIVE)}", flush=True)


# -- the server ---------------------------------------------------------------------------------------------


def server(rounds: int) -> list[tuple[float, float]]:
    """Moves of Trůn, new servers in every round: each process has its own luck with memory and hashes."""
    return [round_of_servers() for _ in range(rounds)]


def round_of_servers() -> tuple[float, float]:
    """Portable, native, native, portable: whoever comes later may find another machine."""
    with (
        tempfile.TemporaryDirectory() as folder,
        ours(Path(folder), PORTABLE) as portable,
        ours(Path(folder), NATIVE) as native,
    ):
        for each in (portable, native):
            each.loaded(WARM_UP)
        first, second, third, fourth = (each.loaded(LOAD) for each in (portable, native, native, portable))
    return pace(first, fourth), pace(second, third)


def pace(*loads: Figures) -> float:
    """Moves per CPU-second."""
    return sum(load.moves for load in loads) / sum(load.cpu for load in loads)


# -- searches -----------------------------------------------------------------------------------------------


def search(game: str, rounds: int) -> list[tuple[float, float]]:
    """Simulations; each speed in a process of its own, asked by turns. The first round is for warming up."""
    command = [sys.executable, "-m", "bench.speeds", "--search", game]

    def begun(speed: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            command, cwd=ROOT, env=os.environ | {SWITCH: speed}, stdin=-1, stdout=-1, text=True, bufsize=1
        )

    def asked(process: subprocess.Popen[str]) -> float:
        assert process.stdin
        assert process.stdout
        process.stdin.write("\n")
        return float(json.loads(process.stdout.readline()))

    with begun(PORTABLE) as portable, begun(NATIVE) as native:
        found = [(asked(portable), asked(native)) for _ in range(rounds + 1)]
        for process in (portable, native):
            assert process.stdin
            process.stdin.close()
    return found[1:]


def answer_with_paces(name: str) -> None:
    """For every line that comes in, so many simulations per CPU-second of the best level that is a search."""
    game = GAMES[name]
    player = next(found for each in reversed(LEVELS) if isinstance(found := level(each, game), Search))
    thinker = player.given(SIMULATIONS[name])
    views = [(match := game.start(game.seats[-1], luck=luck)).view(match.actor) for luck in range(POSITIONS)]
    for _ in sys.stdin:
        began = time.process_time()
        for view in views:
            thinker.tries(view, seeded(1))
        print(POSITIONS * SIMULATIONS[name] / (time.process_time() - began), flush=True)


if __name__ == "__main__":
    main()
