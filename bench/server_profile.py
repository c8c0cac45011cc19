"""Where our server's CPU time goes, by stage: py-spy looks at it from outside while people play."""

import re
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.server_run import TICK, Contender, Load

RATE = 400  # looks a second
AWAKE = 1.5  # seconds until py-spy looks
STORE_THREAD = "store"
LOOP = "event loop, sockets"

STAGES: Sequence[tuple[str, str]] = (  # the innermost frame that fits names the stage
    (r"Position\.(play|undo) ", "rules"),
    (r"server/store\.py|sqlalchemy/|Match\.(rows|write|_keep) ", "store"),
    (r"Connection\.(tell|send_all|close) ", "send"),
    (r"server/telling\.py|kit/view\.py", "views and JSON"),
    (r"\.data_received |\.receive_data |server/wire\.py", "receive and decode"),
    (r"server/(sockets|match|deeds|metrics|guard)\.py|Rate\.check ", "the door: who, whose turn, answer"),
)
FRAME = re.compile(r":\d+\)")


@dataclass(frozen=True)
class Profile:
    """Shares of the CPU time: stages and packages add up to one; functions are counted with all that they call."""

    moves: int
    cpu: float  # seconds
    stages: dict[str, float]
    packages: dict[str, float]  # whose code it was in the end
    functions: dict[str, float]  # of ours


def program() -> str | None:
    """py-spy, where it is installed."""
    beside = Path(sys.executable).with_name("py-spy")
    return str(beside) if beside.exists() else shutil.which("py-spy")


def profiled(server: Contender, load: Load, spy: str, folder: Path) -> Profile:
    """Play once more, with somebody looking on."""
    output = folder / "stacks.txt"
    command = [spy, "record", "--pid", str(server.pid), "--format", "raw", "--rate", str(RATE)]
    command += ["--threads", "--gil", "--duration", "3600", "--output", str(output)]
    started: list[subprocess.Popen[bytes]] = []
    threads: list[Counter[str]] = []

    def go() -> None:
        started.append(subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        time.sleep(AWAKE)
        threads.append(_threads(server.pid))

    figures = server.loaded(load, go=go)
    spent = _threads(server.pid) - threads[0]
    started[0].send_signal(signal.SIGINT)
    started[0].wait()
    return _profile(figures.moves, spent, list(_stacks(output)))


def _threads(pid: int) -> Counter[str]:
    """CPU time of the main thread and of all others, in ticks."""
    found: Counter[str] = Counter()
    for stat in Path(f"/proc/{pid}/task").glob("*/stat"):
        fields = stat.read_text().rpartition(")")[2].split()
        found["main" if stat.parent.name == str(pid) else STORE_THREAD] += int(fields[11]) + int(fields[12])
    return found


def _stacks(output: Path) -> Iterator[tuple[list[str], int]]:
    """Stacks of function names with their files, the thread first, and how often each was seen."""
    for line in output.read_text().splitlines():
        stack, _, times = line.rpartition(" ")
        yield [FRAME.sub(")", frame) for frame in stack.split(";")], int(times)


def _profile(moves: int, spent: Counter[str], stacks: list[tuple[list[str], int]]) -> Profile:
    """What is seen in a thread shares the CPU time that the thread has used."""
    seen: Counter[str] = Counter()
    for stack, times in stacks:
        seen[_thread(stack)] += times
    shares: dict[str, dict[str, float]] = {"stages": {}, "packages": {}, "functions": {}}
    for stack, times in stacks:
        thread = _thread(stack)
        share = times / seen[thread] * spent[thread] / spent.total()
        for kind, name in _names(thread, stack):
            shares[kind][name] = shares[kind].get(name, 0.0) + share
    greatest_first = {kind: dict(sorted(own.items(), key=lambda one: -one[1])) for kind, own in shares.items()}
    return Profile(moves, spent.total() / TICK, **greatest_first)


def _names(thread: str, stack: list[str]) -> Iterator[tuple[str, str]]:
    """Everything to which the time of this stack belongs."""
    yield "stages", STORE_THREAD if thread == STORE_THREAD else _stage(stack)
    yield "packages", _package(stack[-1])
    for frame in set(stack[1:]):
        if "(throneroom/" in frame:
            yield "functions", frame


def _package(frame: str) -> str:
    """The library of a function, or the package of ours."""
    parts = frame.rpartition("(")[2].rstrip(")").split("/")
    return "/".join(parts[:2]) if parts[0] == "throneroom" else parts[0]


def _thread(stack: list[str]) -> str:
    return "main" if "MainThread" in stack[0] else STORE_THREAD


def _stage(stack: list[str]) -> str:
    """By the innermost frame that tells."""
    for frame in reversed(stack[1:]):
        for pattern, stage in STAGES:
            if re.search(pattern, frame):
                return stage
    return LOOP
