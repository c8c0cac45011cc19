"""`python -m bench.trolli_outlook`: learn what counts in Jak se trollí princezny from games, and write its weights.

1. Games by hand, with a few whims.
2. Games of the search itself with few simulations, judging by what was learnt before; and again. The games of the step
   before are learnt from once more. (With one simulation nobody looks further than an answer, and games that are played
   so badly teach nothing.)

What a seat has more of than the mean of all is set against what it scores more in the end; in the middle of a turn,
against what is expected when the next one starts, since that wavers less. How far it may err, round by round, follows
from who won. Run it again, `--start` left out, whenever the numbers of the game have changed.
"""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console

from bench import trolli_games as games
from throneroom.bots import trolli_weights
from throneroom.bots.trolli_outlook import NAMES, SPREAD, WIDE, table_of
from throneroom.games.trolli import GAME
from throneroom.kit import seeded

MODULE = Path(trolli_weights.__file__)
HEADER = (
    '"""The weights of `trolli_outlook`: points at the end, and for each round; by `python -m bench.trolli_outlook`."""'
)
RIDGE = 200.0  # rows that say that a thing counts nothing
NARROW = 0.03  # what hardly ever differs counts nothing
AT_ONCE = 5_000
SPREADS = np.arange(1.0, 12.1, 0.5), np.arange(0.0, 2.01, 0.1)  # at the end, and for every round left
HELD_OUT = 5  # every so many rows are not learnt from
Weights = dict[str, tuple[float, float]]


def above_mean(values: Any) -> Any:
    """What each seat has more than the mean of all."""
    return values - values.mean(axis=1, keepdims=True)


def things(rows: Any) -> Any:
    """What each seat has, now and by rounds left."""
    return np.concatenate([rows[..., :WIDE], rows[..., :WIDE] * rows[..., games.LEFT, None]], axis=-1)


def leads(rows: Any) -> Any:
    """What each seat scored more in the end."""
    return above_mean(rows[..., games.SCORE])


def solved(sets: list[tuple[Any, Any]]) -> Any:
    """Least squares, small where little is known: rows, and what each of their seats should be worth more."""
    squares, products, number = np.zeros((2 * WIDE, 2 * WIDE)), np.zeros(2 * WIDE), 0
    for rows, targets in sets:
        for k in range(0, len(rows), AT_ONCE):
            more = above_mean(things(rows[k : k + AT_ONCE])).reshape(-1, 2 * WIDE)
            squares += more.T @ more
            products += more.T @ targets[k : k + AT_ONCE].reshape(-1)
            number += len(more)
    width = np.sqrt(np.diag(squares) / number)
    kept = np.flatnonzero(width > NARROW)
    scaled = squares[np.ix_(kept, kept)] / np.outer(width[kept], width[kept])
    found = np.zeros(2 * WIDE)
    found[kept] = np.linalg.solve(scaled + RIDGE * np.eye(len(kept)), products[kept] / width[kept]) / width[kept]
    return found


def expected(rows: Any, found: Any) -> Any:
    """What each seat is expected to score more."""
    return above_mean(things(rows) @ found)


def followed(rows: Any, found: Any) -> Any:
    """What is expected at the start of the next turn, or came of it if there was none."""
    follows = rows[:, 0, games.NEXT].astype(int)
    comes = (follows >= 0) & (follows < len(rows))
    return np.where(comes[:, None], expected(rows[np.where(comes, follows, 0)], found), leads(rows))


def learnt(sets: list[Any]) -> Any:
    """Starts of turns from what came in the end, and then all that is between them from the starts that follow."""
    starts = [rows[rows[:, 0, games.NEXT] == np.arange(len(rows))] for rows in sets]
    found = solved([(rows, leads(rows)) for rows in starts])
    ends = [(rows, leads(rows)) for rows in starts]
    return solved(ends + [(rows, followed(rows, found)) for rows in sets])


def losses(rows: Any, lead: Any, end: float, more: float) -> float:
    """The mean log-loss of who wins with this spread."""
    odds = lead / (end + more * rows[..., games.LEFT].mean(axis=1, keepdims=True))
    odds = odds - odds.max(axis=1, keepdims=True)
    shares = rows[..., games.SHARE] / rows[..., games.SHARE].sum(axis=1, keepdims=True)
    return float(-(shares * (odds - np.log(np.exp(odds).sum(axis=1, keepdims=True)))).sum(axis=1).mean())


def fitted(sets: list[Any], before: list[Any], console: Console) -> Weights:
    """Weights from rows of every number of seats, and how well they foretell games that they were not learnt from."""
    found = learnt(before + [rows[: len(rows) * (HELD_OUT - 1) // HELD_OUT] for rows in sets])
    tried = [rows[len(rows) * (HELD_OUT - 1) // HELD_OUT :] for rows in sets]
    spread = min(
        (sum(losses(rows, expected(rows, found), end, more) for rows in tried), end, more)
        for end in SPREADS[0]
        for more in SPREADS[1]
    )[1:]
    for rows in tried:
        console.print(told(rows, expected(rows, found), *spread), highlight=False)
    weights = {name: (float(found[i]), float(found[WIDE + i])) for i, name in enumerate(NAMES)}
    return weights | {NAMES[SPREAD]: (float(spread[0]), float(spread[1]))}


def told(rows: Any, lead: Any, end: float, more: float) -> str:
    """How much is known."""
    seats = rows.shape[1]
    loss, known = losses(rows, lead, end, more), 1 - (leads(rows) - lead).var() / leads(rows).var()
    return (
        f"{seats} seats: log-loss {loss:.3f} (knowing nothing {np.log(seats):.3f}), {100 * known:.1f} % of the leads; "
        f"{rows[..., games.SCORE].mean():.1f} points in the mean of {len(rows)} positions"
    )


def written(weights: Weights) -> str:
    """The module `trolli_weights`."""
    lines = "\n".join(f'    "{name}": ({end:.3f}, {more:.4f}),' for name, (end, more) in weights.items())
    return f"{HEADER}\n\nWEIGHTS = {{\n{lines}\n}}\n"


def played(seats: int, asked: argparse.Namespace, step: int, simulations: int, weights: Weights) -> Any:
    """Games of every process in a row."""
    part, table = asked.positions // asked.workers, table_of(weights)
    with ProcessPoolExecutor(asked.workers) as pool:
        parts = [
            pool.submit(games.played, seats, part, simulations, table, seeded(step, seats, k), asked.whims)
            for k in range(asked.workers)
        ]
        return games.joined([one.result() for one in parts])


def main() -> None:
    """Games by hand, then by what was learnt."""
    parser = argparse.ArgumentParser(prog="python -m bench.trolli_outlook", description=__doc__)
    parser.add_argument("--positions", type=int, default=60_000, help="of every number of seats, in each step")
    parser.add_argument("--simulations", type=int, nargs="*", default=[64, 64], help="of a decision, step by step")
    parser.add_argument("--whims", type=int, default=70, help="of 1,000 choices")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="processes")
    parser.add_argument("--start", action="store_true", help="go on from the weights that there are")
    parser.add_argument("--to", type=Path, metavar="FILE", default=MODULE, help="where the weights go")
    asked = parser.parse_args()
    console, weights, before = Console(), trolli_weights.WEIGHTS, list[Any]()
    for step, simulations in enumerate([*([] if asked.start else [0]), *asked.simulations]):
        console.print(f"{simulations} simulations" if simulations else "by hand")
        sets = [played(n, asked, step, simulations, weights) for n in GAME.seats]
        weights, before = fitted(sets, before, console), sets
        asked.to.write_text(written(weights), "utf-8")


if __name__ == "__main__":
    main()
