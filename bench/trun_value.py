"""`python -m bench.trun_value`: fit Trůn's value to games and to solved starts of phase 2, and write its weights.

1. Starts of phase 2 with the result of hand-made play: many, cheap, and somewhat wrong.
2. Starts of phase 2 with the result of best play, from the solver: few, and right. `--solved FILE` keeps them.
3. Positions of phase 1, each with the value that phase 2 had when it came; played by hand, then by the value itself,
   which looks one trick ahead in one imagined world.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console

from bench import trun_games as games
from bench.weights import written
from throneroom.bots import trun_weights
from throneroom.bots.trun_value import BIAS, COLUMNS, HIDDEN, LEADS, OUT, ROWS
from throneroom.games.trun.pieces import CARDS, UNDEADS
from throneroom.kit import seeded

MODULE = Path(trun_weights.__file__)
SCALE = 2048
BATCH = 1024
Rows = Any  # a position and its target in each: see bench.trun_games


class Fit:
    """The network of `trun_value` with Adam's memory of its gradients."""

    def __init__(self, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.random = random
        self.inner = random.normal(0, 0.12, (OUT, COLUMNS)).astype(np.float32)
        self.outer = random.normal(0, 0.3, COLUMNS).astype(np.float32)
        self.inner[:, HIDDEN] = 0
        self.outer[HIDDEN] = 1

    def weights(self) -> Any:
        """As `trun_value` reads them."""
        return np.vstack([self.inner, self.outer])

    def sums(self, seen: Any) -> tuple[Any, Any]:
        """What one seat's side of each position adds up to, and the units behind it."""
        units = seen @ self.inner
        units[:, :HIDDEN] = np.maximum(units[:, :HIDDEN], 0)
        return units @ self.outer, units

    def hopes(self, rows: Rows) -> Any:
        """The chance that seat A wins each position."""
        return 1 / (1 + np.exp(self.sums(seen_by(rows, 1))[0] - self.sums(seen_by(rows, 0))[0]))

    def train(self, rows: Rows, rounds: int, speed: float, batch: int = BATCH) -> None:
        """Adam with a speed that goes down to nothing."""
        first = [np.zeros_like(self.inner), np.zeros_like(self.outer)]
        second = [np.zeros_like(self.inner), np.zeros_like(self.outer)]
        steps = rounds * (len(rows) // batch)
        for step in range(1, steps + 1):
            slopes = self.slopes(rows[self.random.integers(0, len(rows), batch)])
            for k, part in enumerate((self.inner, self.outer)):
                first[k] += 0.1 * (slopes[k] - first[k])
                second[k] += 0.001 * (slopes[k] ** 2 - second[k])
                mean, spread = first[k] / (1 - 0.9**step), second[k] / (1 - 0.999**step)
                part -= speed * (1 - step / steps) * mean / (np.sqrt(spread) + 1e-8)

    def slopes(self, rows: Rows) -> tuple[Any, Any]:
        """The gradient of the mean log-loss."""
        sides = [seen_by(rows, seat) for seat in range(2)]
        (a, units_a), (b, units_b) = (self.sums(seen) for seen in sides)
        off = ((1 / (1 + np.exp(b - a)) - rows[:, games.TARGET] / games.SURE) / len(rows)).astype(np.float32)
        inner = np.zeros_like(self.inner)
        for seen, units, sign in ((sides[0], units_a, 1), (sides[1], units_b, -1)):
            is_on = units > 0
            is_on[:, HIDDEN] = True
            inner += seen.T @ (np.outer(sign * off, self.outer) * is_on)
        outer = units_a.T @ off - units_b.T @ off
        outer[HIDDEN] = 0
        return inner, outer


def seen_by(rows: Rows, seat: int) -> Any:
    """The rows of the network that count for a seat, as zeros and ones."""
    seen = np.zeros((len(rows), OUT), np.float32)
    leads = rows[:, games.LEADER] == seat
    piles = [rows[:, first + p] for first in (games.HANDS, games.FOLLOWERS) for p in (seat, 1 - seat)]
    piles += [rows[:, games.SCORES + p] & UNDEADS for p in (seat, 1 - seat)]
    piles += [np.where(leads == mine, rows[:, games.PRIZE], 0) for mine in (True, False)]
    for k, pile in enumerate(piles):
        seen[:, k * CARDS : (k + 1) * CARDS] = pile[:, None] >> np.arange(CARDS) & 1
    seen[:, LEADS] = leads
    seen[:, BIAS] = 1
    return seen


def solved(number: int, weights: Any) -> Rows:
    """Starts of phase 2 and what they are worth under best play; the few that take too long are left out."""
    rows, states = games.starts(number, seeded(2), weights)
    rows[:, games.TARGET] = games.targets(states, games.opened().door.solve, at_once=1)
    return rows[rows[:, games.TARGET] != games.UNSOLVED]


def main() -> None:
    """All three steps."""
    parser = argparse.ArgumentParser(prog="python -m bench.trun_value", description=__doc__)
    parser.add_argument("--by-hand", type=int, default=500_000, help="games of hand-made play")
    parser.add_argument("--solve", type=int, default=10_000, help="starts of phase 2 to solve, about 20 in a second")
    parser.add_argument("--solved", type=Path, metavar="FILE", help="keep them there, or read them if it exists")
    parser.add_argument("--games", type=int, default=50_000, help="games of phase 1 in each round")
    parser.add_argument("--to", type=Path, metavar="FILE", default=MODULE, help="where the weights go")
    asked = parser.parse_args()
    console, fit = Console(), Fit(0)
    assert fit.weights().shape == (ROWS, COLUMNS)
    fit.train(games.by_hand(asked.by_hand, seeded(1), fit.weights()), 3, 0.01)
    exact = kept(asked.solved, asked.solve, fit.weights())
    held_out = exact[: len(exact) // 5]
    console.print(f"hand-made play alone: {judged(fit, held_out)}")
    fit.train(exact[len(held_out) :], 8, 0.001, batch=64)
    console.print(f"with solved starts:   {judged(fit, held_out)}")
    ends = fit.weights()
    for looks_ahead in (False, True):
        rows = games.recruiting(asked.games, seeded(3, looks_ahead), fit.weights(), ends, looks_ahead)
        fit.train(rows, 2, 0.004)
        console.print(f"with phase 1:         {judged(fit, held_out)}")
    asked.to.write_text(written("trun_value", fit.weights(), SCALE), "utf-8")


def kept(file: Path | None, number: int, weights: Any) -> Rows:
    """Solving takes longest, so it need not be done again."""
    if file is not None and file.exists():
        return np.load(file)
    rows = solved(number, weights)
    if file is not None:
        np.save(file, rows)
    return rows


def judged(fit: Fit, rows: Rows) -> str:
    """Against results that were not learnt from."""
    hopes, results = fit.hopes(rows), rows[:, games.TARGET] / games.SURE
    loss = -np.mean(results * np.log(hopes) + (1 - results) * np.log(1 - hopes))
    right = np.mean((hopes > 0.5) == (results > 0.5))
    return f"log-loss {loss:.3f}, the winner named in {100 * right:.1f} % of {len(rows)}"


if __name__ == "__main__":
    main()
