"""`python -m bench.dedicove_value`: fit the value of Dědicové trůnu to games of bots, and write its weights.

Two fits by maximum likelihood: which faction wins, and which of its allies. What speaks for each is a sum of cells.
Begin with hand-made play (`--by greedy`), then let the search play with these weights (`--by regent:100`), fit anew.
"""

import argparse
import os
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console

from bench import dedicove_games as games
from bench.weights import written
from throneroom.bots import dedicove_weights
from throneroom.bots.dedicove_value import CELLS

MODULE = Path(dedicove_weights.__file__)
SCALE = 1024
BATCH, SPEED, DECAY = 4096, 0.03, 3e-6
CHECKED = 10  # of so many positions, the first ones, one is not learnt from
KEPT = ("factions", "allies", "won", "victors")


class Fit:
    """All tables as one row of numbers, with a last one that stays 0 and stands for no cell."""

    def __init__(self, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        self.net = np.zeros(CELLS + 1)

    def hopes(self, rows: Any) -> Any:
        """The chance of each option, where its cells are rows; an option without cells is none."""
        scores = self.net[rows].sum(axis=2)
        scores = np.where(rows[:, :, 0] < 0, -np.inf, scores)
        made = np.exp(scores - scores.max(axis=1, keepdims=True))
        return made / made.sum(axis=1, keepdims=True)

    def train(self, rows: Any, chosen: Any, rounds: int) -> None:
        """Adam with a speed that goes down to nothing. What these rows do not speak of stays as it is."""
        first, second = np.zeros(CELLS + 1), np.zeros(CELLS + 1)
        seen = np.bincount(rows.ravel() % (CELLS + 1), minlength=CELLS + 1) > 0
        steps = max(1, rounds * len(rows) // BATCH)
        for step in range(1, steps + 1):
            taken = self.random.integers(0, len(rows), BATCH)
            slopes = self.slopes(rows[taken], chosen[taken]) * seen
            first += 0.1 * (slopes - first)
            second += 0.001 * (slopes**2 - second)
            mean, spread = first / (1 - 0.9**step), second / (1 - 0.999**step)
            self.net -= SPEED * (1 - step / steps) * mean / (np.sqrt(spread) + 1e-8)
            self.net[-1] = 0

    def slopes(self, rows: Any, chosen: Any) -> Any:
        """The gradient of the mean log-loss, and a little towards nothing."""
        off = self.hopes(rows)
        off[np.arange(len(rows)), chosen] -= 1
        spread = np.repeat(off.ravel() / len(rows), rows.shape[2])
        return np.bincount(rows.ravel() % (CELLS + 1), spread, CELLS + 1) + DECAY * self.net

    def loss(self, rows: Any, chosen: Any) -> str:
        """Against results that were not learnt from."""
        hopes = self.hopes(rows)
        loss = -np.log(hopes[np.arange(len(rows)), chosen]).mean()
        return f"log-loss {loss:.4f}, named in {100 * (hopes.argmax(axis=1) == chosen).mean():.1f} % of {len(rows)}"


def main() -> None:
    """Play, fit, tell, write."""
    parser = argparse.ArgumentParser(prog="python -m bench.dedicove_value", description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="games to learn from")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--by", default="greedy", help="who plays: bots, with commas")
    parser.add_argument("--rounds", type=int, default=6, help="how often everything is learnt from")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="processes")
    parser.add_argument("--kept", type=Path, metavar="FILE", help="keep the positions there, or read them")
    parser.add_argument("--also", type=Path, nargs="*", metavar="FILE", default=[], help="learn from these as well")
    parser.add_argument("--to", type=Path, metavar="FILE", default=MODULE, help="where the weights go")
    asked = parser.parse_args()
    console, fit = Console(), Fit(0)
    parts = [kept(asked), *map(loaded, asked.also)]
    rows = [np.concatenate(same) for same in zip(*parts, strict=True)]
    for words, cells, chosen in (("faction", rows[0], rows[2]), ("ally", rows[1], rows[3])):
        counts = chosen >= 0
        cells, chosen = cells[counts], chosen[counts]
        edge = len(cells) // CHECKED
        fit.train(cells[edge:], chosen[edge:], asked.rounds)
        console.print(f"{words}: {fit.loss(cells[:edge], chosen[:edge])}")
        console.print(f"of what was learnt from: {fit.loss(cells[edge:], chosen[edge:])}")
    asked.to.write_text(written("dedicove_value", fit.net[:CELLS], SCALE), "utf-8")


def kept(asked: Any) -> Any:
    """Playing takes longest, so it need not be done again."""
    if asked.kept is not None and asked.kept.exists():
        return loaded(asked.kept)
    rows = games.played(asked.first, asked.games, tuple(asked.by.split(",")), asked.workers)
    if asked.kept is not None:
        np.savez_compressed(asked.kept, **dict(zip(KEPT, rows, strict=True)))
    return rows


def loaded(file: Path) -> list[Any]:
    """What was kept."""
    found = np.load(file)
    return [found[name] for name in KEPT]


if __name__ == "__main__":
    main()
