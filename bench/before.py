"""`python -m bench.before TREE [playouts|lines|server|bytes …]`: this checkout beside another one, by turns.

The other one is an older state of the project with its own `.venv`. Each is asked in a process of its own, per
CPU-second. `bytes` are those that all clients of a match are sent for one action.
"""

import argparse
import atexit
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from statistics import mean
from typing import Any

HERE = Path(__file__).resolve().parents[1]
WHAT = ("playouts", "lines", "server", "bytes")
GAMES = {"trun": 3_000, "krvavy_trun": 3_000, "dedicove": 600, "trolli": 60}  # playouts in one turn
PLIES = {"trun": (0, 20), "krvavy_trun": (0, 12, 24), "dedicove": (0, 15, 40), "trolli": (0, 12, 30)}
MOST_LINES = 200_000
ROUNDS = 9
MATCHES = 2  # for bytes, of each game


def main() -> None:
    """What was asked for, everything if nothing was."""
    parser = argparse.ArgumentParser(prog="python -m bench.before", description=__doc__)
    parser.add_argument("tree", type=Path, nargs="?")
    parser.add_argument("what", nargs="*", default=WHAT)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--inside", nargs="+", help="answer every line with a figure of this process's own tree")
    asked = parser.parse_args()
    if asked.inside:
        answer(INSIDE[asked.inside[0]], *asked.inside[1:])
        return
    from bench.rounds import told  # the other tree may not have it

    for what in asked.what:
        for game in ("trun",) if what == "server" else GAMES:
            rounds = 1 if what == "bytes" else asked.rounds
            print(
                f"{what} {game}: {told(by_turns(asked.tree.resolve(), what, game, rounds), 'now', 'before')}",
                flush=True,
            )


def by_turns(tree: Path, what: str, game: str, rounds: int) -> list[tuple[float, float]]:
    """Our figures beside the other tree's. The first round is for warming up."""
    with ExitStack() as stack:
        trees = [stack.enter_context(begun(each, what, game)) for each in (HERE, tree)]
        found = [(asked(trees[0]), asked(trees[1])) for _ in range(rounds + (what != "bytes"))]
        for each in trees:
            assert each.stdin
            each.stdin.close()
    return found[-rounds:]


def begun(tree: Path, what: str, game: str) -> "subprocess.Popen[str]":
    """This very file, run by the Python of a tree, so that it imports that tree's rules and server."""
    command = [str(tree / ".venv/bin/python"), str(Path(__file__).resolve()), "--inside", what, game]
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONSAFEPATH": "1"}
    return subprocess.Popen(command, cwd=tree, env=environment, stdin=-1, stdout=-1, text=True, bufsize=1)


def asked(process: "subprocess.Popen[str]") -> float:
    """One figure."""
    assert process.stdin
    assert process.stdout
    process.stdin.write("\n")
    return float(process.stdout.readline())


# -- inside a tree: nothing of ours is imported before this --------------------------------------------------


def answer(measure: Callable[[str], Callable[[], float]], game: str) -> None:
    """A figure for every line that comes in."""
    figure = measure(game)
    for _ in sys.stdin:
        print(figure(), flush=True)


def playouts(game: str) -> Callable[[], float]:
    """Decisions of uniform games inside the rules, per CPU-second."""
    from throneroom import GAMES as ALL
    from throneroom.bots.simulate import simulate

    rules = ALL[game]
    return lambda: float(simulate(rules, rules.seats[-1], games=GAMES[game], seed=1).decisions_per_cpu_second)


def lines(game: str) -> Callable[[], float]:
    """Lines of play from some positions, per CPU-second: `legal` and `play`, and nothing else."""
    from throneroom import GAMES as ALL
    from throneroom.kit import seeded
    from throneroom.kit.rng import below

    rules = ALL[game]
    found: list[tuple[Any, int]] = []
    for plies in PLIES[game]:
        position, rng = rules.start(rules.seats[-1], luck=plies), seeded(plies)
        for _ in range(plies):
            actions = position.actions(position.actor)
            position.play(actions[below(rng, len(actions))], position.actor)
        depth = 1
        while depth < 7 and rules.doors.lines_of_play(position.state(), depth) < MOST_LINES // 20:
            depth += 1
        found.append((position.state(), depth))

    def figure() -> float:
        began = time.process_time()
        total = sum(rules.doors.lines_of_play(state, depth) for state, depth in found)
        return float(total / (time.process_time() - began))

    return figure


def server(game: str) -> Callable[[], float]:
    """Moves of Trůn at a server, per CPU-second of it."""
    from bench.server_run import Load, ours

    stack = ExitStack()
    contender = stack.enter_context(ours(Path(stack.enter_context(tempfile.TemporaryDirectory()))))
    load = Load(tables=64, at_once=64)
    atexit.register(stack.close)  # which keeps the server alive until then
    return lambda: contender.loaded(load).per_cpu_second


def sent(game: str) -> Callable[[], float]:
    """Bytes for one action of a person, to all who sit at the table."""
    from bench.server_run import ours

    def figure() -> float:
        with tempfile.TemporaryDirectory() as folder, ours(Path(folder)) as contender:
            return mean(bytes_of_a_match(contender.url, game) for _ in range(MATCHES))

    return figure


def bytes_of_a_match(url: str, game: str) -> float:
    """Somebody on every seat answers at random until it is over, or long enough."""
    import json
    import random

    import httpx
    from websockets.sync.client import connect

    from throneroom import GAMES as ALL
    from throneroom.server import wire
    from throneroom.server.people import COOKIE

    dice, seats = random.Random(1), "ABCDEF"[: ALL[game].seats[len(ALL[game].seats) // 2]]
    people = [httpx.Client(base_url=url, timeout=60) for _ in seats]
    for person, name in zip(people, seats, strict=True):
        person.post("/api/guests", json={"name": name}).raise_for_status()
    opened = people[0].post("/api/tables", json={"game": game, "seats": len(seats), "public": True})
    place = f"{url.replace('http', 'ws')}/api/tables/{opened.raise_for_status().json()['id']}/socket"
    place += f"?protocol={getattr(wire, 'VERSION', '')}"
    with ExitStack() as stack:
        sockets = [
            stack.enter_context(
                connect(place, additional_headers={"Cookie": f"{COOKIE}={person.cookies[COOKIE]}"}, max_size=None)
            )
            for person in people
        ]
        for seat, socket in zip(seats, sockets, strict=True):
            socket.send(json.dumps({"do": "sit", "seat": seat, "id": "sit"}))
            until(socket, lambda told: told["type"] == "done")
        sockets[0].send(json.dumps({"do": "start", "id": "start"}))
        shown = [until(socket, lambda told: told.get("table", {}).get("status") == "playing") for socket in sockets]
        actions = total = 0
        while actions < 300 and shown[0][0]["table"]["status"] == "playing":
            at = dice.choice([n for n, (told, _) in enumerate(shown) if told["asked"] is not None])
            now = shown[at][0]
            choice = dice.choice(now["view"]["legal"])["text"]
            sockets[at].send(json.dumps({"do": "play", "action": choice, "asked": now["asked"], "id": f"p{actions}"}))
            shown = [until(socket, partial(is_after, now["ply"])) for socket in sockets]
            total += sum(size for _, size in shown)
            actions += 1
    return total / actions


def is_after(ply: int, told: Any) -> bool:
    """Is it the table after this ply?"""
    return bool(told["type"] == "table" and told["ply"] > ply)


def until(socket: Any, holds: Callable[[Any], bool]) -> tuple[Any, int]:
    """The first message that is so, and how many bytes came with it and before it."""
    import json

    size = 0
    while True:
        text = socket.recv(timeout=30)
        size += len(text.encode() if isinstance(text, str) else text)
        told = json.loads(text)
        if holds(told):
            return told, size


INSIDE = {"playouts": playouts, "lines": lines, "server": server, "bytes": sent}

if __name__ == "__main__":
    main()
