"""`python -m bench.search`: simulations per CPU-second of our baseline on Trůn beside OpenSpiel's ISMCTSBot, one core.

Everybody takes turns in one run, and the best turn of each counts. Both search from the first real decision of a deal,
with UCB 0.7, one uniform playout for a simulation and the same number of simulations for a decision.
"""

import argparse
import importlib
import json
import os
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.peers import OPENSPIEL_GAMES
from throneroom.bots import bot
from throneroom.games import GAMES
from throneroom.kit import seeded
from throneroom.kit.speed import SPEED

SIMULATIONS = 1000  # for a decision
EXPLORE = 0.7
DEALS = 16
OURS = "Throneroom, baseline"
THEIRS = "OpenSpiel, ISMCTSBot"
PEERS = ("oh_hell", "euchre", "hearts, no passing", "bridge, no double dummy")
CHANCE_PLAYER, NO_PASS = -1, 0  # of OpenSpiel; hearts is told by its first chance outcome that nobody passes

Batch = Callable[[], object]  # a decision at each of DEALS deals


def main() -> None:
    """Measure and print."""
    asked = _arguments()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    paces = measured(contestants(), asked.rounds)
    show(paces, Console())
    if asked.json:
        asked.json.write_text(json.dumps([{"who": who, "game": game, "pace": pace} for (who, game), pace in paces]))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.search", description=__doc__)
    parser.add_argument("--rounds", type=int, default=8, help="how often everybody has a turn (default: 8)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures as JSON")
    return parser.parse_args()


def contestants() -> list[tuple[tuple[str, str], Batch | None]]:
    """Our games, and theirs where the `bench` extra is installed."""
    found: list[tuple[tuple[str, str], Batch | None]] = [((OURS, name), _ours(name)) for name in GAMES]
    return found + [((THEIRS, name), _theirs(OPENSPIEL_GAMES[name])) for name in PEERS]


def _ours(name: str) -> Batch:
    player = bot(f"baseline:{SIMULATIONS}", GAMES[name])
    begun = [GAMES[name].start(luck=deal) for deal in range(DEALS)]
    views = [match.view(match.actor) for match in begun]
    return lambda: [player.choose(view, seeded(7)) for view in views]


def _theirs(text: str) -> Batch | None:
    try:
        spiel = importlib.import_module("pyspiel")
    except ImportError:
        return None
    game, uniform = spiel.load_game(text), random.Random(1).random
    states = [_first_decision(game, uniform) for _ in range(DEALS)]
    most_visits = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    player = spiel.ISMCTSBot(7, spiel.RandomRolloutEvaluator(1, 7), EXPLORE, SIMULATIONS, -1, most_visits, False, True)
    return lambda: [player.step(state) for state in states]


def _first_decision(game: Any, uniform: Callable[[], float]) -> Any:
    """A random deal, up to the first choice among several actions."""
    state = game.new_initial_state()
    if game.get_type().short_name == "hearts":
        state.apply_action(NO_PASS)
    while state.current_player() == CHANCE_PLAYER or len(state.legal_actions()) == 1:
        actions = state.legal_actions()  # all chance outcomes of these games are equally likely
        state.apply_action(actions[int(uniform() * len(actions))])
    return state


def measured(
    everybody: Sequence[tuple[tuple[str, str], Batch | None]], rounds: int
) -> list[tuple[tuple[str, str], float | None]]:
    """Simulations per CPU-second, each in its best turn; none where it is not installed."""
    best: dict[tuple[str, str], float] = {}
    for _ in range(rounds + 1):  # the first turn warms up, and may be the best all the same
        for who, batch in everybody:
            if batch:
                began = time.process_time()
                batch()
                best[who] = max(best.get(who, 0.0), SIMULATIONS * DEALS / (time.process_time() - began))
    return [(who, best.get(who)) for who, _ in everybody]


def show(paces: Sequence[tuple[tuple[str, str], float | None]], console: Console) -> None:
    """The table, and how many times the best peer our Trůn is."""
    table = Table(title=f"simulations per CPU-second, one core; our rules are {SPEED}")
    table.add_column("search")
    table.add_column("game")
    table.add_column("simulations/s", justify="right")
    for (who, game), pace in paces:
        table.add_row(who, game, f"{pace:,.0f}" if pace else "not installed")
    console.print(table)
    known = dict(paces)
    peers = [pace for (who, _), pace in paces if who == THEIRS and pace]
    own = known[OURS, "trun"]
    if peers and own:
        console.print(f"our Trůn is {own / max(peers):.1f} times the best of OpenSpiel's")


if __name__ == "__main__":
    main()
