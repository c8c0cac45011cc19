"""`throneroom arena`: bots against bots on the same deals; how strong each is, and how sure that is."""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from throneroom.cli.terminal import NAME_OF_GAME, Lang, Options, complain, console, game_called, read_options, voice

if TYPE_CHECKING:
    from rich.table import Table

    from throneroom.arena.contest import Contest
    from throneroom.arena.gate import Gate
    from throneroom.arena.report import Report


def arena(
    game: Annotated[str, NAME_OF_GAME],
    bots: Annotated[str, typer.Option(help="Who plays: best,baseline:1000. The last one fills the table.")],
    deals: Annotated[int, typer.Option(help="How many deals; each is played in every rotation of the seats.")] = 100,
    seats: Annotated[int | None, typer.Option(help="How many play; by default as few as possible.")] = None,
    seed: Annotated[int, typer.Option(help="The same deals again for the same number.")] = 0,
    option: Options = None,
    ceiling: Annotated[str, typer.Option(help="A bot that also plays in place of the first one: oracle.")] = "",
    gate: Annotated[str, typer.Option(metavar="LOW:HIGH", help="Stop when the first share is rather one.")] = "",
    equal_time: Annotated[
        bool, typer.Option("--equal-time", help="Give the others as many simulations as the first has time for.")
    ] = False,
    limit: Annotated[float, typer.Option(help="Seconds for a decision; what takes longer is counted as late.")] = 1.0,
    workers: Annotated[int | None, typer.Option(help="Processes; by default one for each core.")] = None,
    ray: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Let a Ray cluster play: auto, HOST:PORT, ray://HOST:10001.")
    ] = "",
    save: Annotated[Path | None, typer.Option(help="Keep results here; the same contest goes on from it.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the shares as SVG.")] = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    lang: Lang = None,
) -> None:
    """Let bots play the same deals from every seat, and tell their shares of the victories with 95 % intervals."""
    import msgspec

    from throneroom.arena.contest import contest
    from throneroom.arena.gate import read_gate

    _check(ray, workers)
    names = tuple(name.strip() for name in bots.split(","))
    made = contest(game_called(game), names, seats, read_options(option), seed, limit, ceiling)
    if equal_time:
        made = _equal(made)
    mark = read_gate(gate) if gate else None
    if plot:
        plot.open("a").close()  # what cannot be written is refused now, not after hours
    found = _held(made, deals, save, mark, workers, ray)
    if plot:
        plot.write_text(_drawn(found), "utf-8")
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        _print(found)


def _equal(made: "Contest") -> "Contest":
    """The same contest with budgets by measured time; a second run must name the budgets to go on from a file."""
    import msgspec

    from throneroom.arena.equal import equal_time

    bots = equal_time(made)
    complain(voice.say("cli-arena-equal", bots=",".join(bots)))
    return msgspec.structs.replace(made, bots=bots)


def _check(ray: str, workers: int | None) -> None:
    """Refuse what cannot be before anything is begun."""
    from throneroom.kit.errors import Malformed

    if ray and workers is not None:
        raise Malformed("contest-workers-cluster", sent=workers)
    if ray and find_spec("ray") is None:
        raise Malformed("cli-extra", sent="ray", extra="ray")


def _held(
    made: "Contest", deals: int, save: Path | None, gate: "Gate | None", workers: int | None, ray: str
) -> "Report":
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from throneroom.arena.hold import hold

    shown = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=shown, transient=True, disable=not shown.is_terminal) as bar:
        task = bar.add_task(voice.say("cli-arena-playing"), total=max(deals, 1))
        return hold(
            made,
            deals,
            path=save,
            gate=gate,
            workers=workers,
            ray=ray,
            progress=lambda done: bar.update(task, completed=done),
        )


def _drawn(found: "Report") -> str:
    from throneroom.arena.plot import Share, ladder

    title = f"{voice.say(f'{found.game}-name')}: {', '.join(result.name for result in found.results)}"
    return ladder(title, [Share(one.name, one.win_share, one.low, one.high) for one in found.results], found.fair)


# -- as tables ----------------------------------------------------------------------------------------------

SHARES = ("bot", "share", "low", "high", "matches", "rating")
TIMES = ("bot", "decisions", "mean", "p99", "cpu", "cpu-p99", "illegal", "late")


def _print(found: "Report") -> None:
    shown = console()
    shown.print(voice.say("cli-arena-played", deals=found.deals, matches=found.matches, fair=f"{found.fair:.1%}"))
    shown.print(_shares(found))
    shown.print(_times(found))
    for sentence in _sentences(found):
        shown.print(sentence)


def _shares(found: "Report") -> "Table":
    table = _table(SHARES)
    for one in sorted(found.results, key=lambda result: -result.win_share):
        rating = "–" if one.rating is None else f"{one.rating:.1f} ± {one.rating_sigma:.1f}"
        table.add_row(one.name, *_percents(one.win_share, one.low, one.high), f"{one.games:,}", rating)
    return table


def _times(found: "Report") -> "Table":
    table = _table(TIMES)
    for pace in found.thinking:
        times = (f"{time:,.2f}" for time in (pace.mean_ms, pace.p99_ms, pace.cpu_mean_ms, pace.cpu_p99_ms))
        table.add_row(pace.name, f"{pace.decisions:,}", *times, str(pace.illegal), str(pace.late))
    return table


def _sentences(found: "Report") -> Iterator[str]:
    first, top, gate = found.results[0].name, found.ceiling, found.gate
    if top:
        share, low, high = _percents(top.win_share, top.low, top.high)
        yield voice.say("cli-arena-ceiling", bot=top.name, share=share, low=low, high=high)
    if top and top.edge:
        share, low, high = _percents(top.edge.share, top.edge.low, top.edge.high)
        yield voice.say("cli-arena-edge", bot=first, share=share, low=low, high=high)
    if gate:
        low, high = _percents(gate.low, gate.high)
        yield voice.say("cli-arena-gate", bot=first, low=low, high=high, verdict=gate.verdict)


def _table(columns: tuple[str, ...]) -> "Table":
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        table.add_column(voice.say(f"cli-arena-{column}"), justify="left" if column == "bot" else "right")
    return table


def _percents(*shares: float) -> list[str]:
    return [f"{share:.1%}" for share in shares]
