"""What a browser says about luck, by its own code in Node: of honest servers at every table, and of others."""

import json
import os
import random
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.cli.conftest import Outcome, Run, home, run
from tests.laws.games import TABLES, Table
from tests.missing import missing
from throneroom import GAMES, Position
from throneroom.kit.luck import Luck
from throneroom.kit.record import Record
from throneroom.server import fair

__all__ = ["home", "run"]
WEB, PROGRAM = Path(__file__).parents[2] / "web", Path(__file__).with_name("verdicts.mjs")
SECRET, OTHER = "ab" * 32, "cd" * 32
OWN = "5f" * 16  # what verdicts.mjs contributes
Case = dict[str, Any]


def played(table: Table, luck: Luck, seed: int) -> Position:
    """A whole match of people who play at random."""
    dice, position = random.Random(seed), table.game.start(table.seats, dict(table.options), luck)
    while not position.is_over:
        seat = position.waiting[0]
        position.play(dice.choice(position.actions(seat)), seat)
    return position


def seen(position: Position, seat: int) -> list[Case]:
    """What this seat was told of every answer of chance."""
    again, moments = position.game.start(position.seats, position.options, ()), list[Case]()
    for ply, entry in enumerate(position.log):
        again.enter(*entry)
        if entry[0] == -1:
            events = again.view(seat).events()
            moments.append({"ply": ply, "seat": "chance", "events": events, "undo": None, "view": None})
    return moments


def case(position: Position, seat: int, contributions: dict[str, str], last: bool = True) -> Case:
    """Everything that a browser on this seat is told from before the deal until after the end, by an honest server."""
    letter = "ABCDEF"[seat]
    record = Record.of(position)
    record.secret, record.commitment, record.contributions = SECRET, fair.commitment(SECRET), contributions
    facts = {"id": "t", "game": record.game, "rules": record.rules, "seats": record.seats, "options": record.options}
    told = {"commitment": record.commitment, "contributions": contributions}
    others = {other: part for other, part in contributions.items() if other != letter}
    return {
        "facts": facts | told,
        "seat": letter,
        "before": others if last else {},
        "moments": seen(position, seat),
        "told": told | {"secret": SECRET, "holds": True, "answers": msgspec.to_builtins(fair.answers(position))},
        "record": msgspec.to_builtins(record),
    }


def node() -> str:
    """The machine's own, or the one that a package brought."""
    path = os.pathsep.join((os.environ["PATH"], str(Path(sys.executable).parent)))
    return shutil.which("node", path=path) or missing("Node")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the client's code is built."""
    return tmp_path_factory.mktemp("client")


def verdicts(cases: Sequence[Case], folder: Path) -> list[Case]:
    """By the client itself."""
    for number, each in enumerate(cases):
        each["facts"]["id"] = f"t{number}"
    told = subprocess.run(
        [node(), str(PROGRAM), str(folder)], input=json.dumps(cases), cwd=WEB, capture_output=True, text=True
    )
    assert told.returncode == 0, told.stderr
    found: list[Case] = json.loads(told.stdout.splitlines()[-1])
    return found


def checked(run: Run, found: Case, record: Case, folder: Path) -> Outcome:
    """What the browser's own command says about this record in the terminal."""
    kept = msgspec.convert(record, Record)
    kept.digest = kept.expected_digest()
    kept.save(folder / "match.json")
    words = shlex.split(found["command"])[1:]
    return run(*(str(folder / "match.json") if word == "RECORD" else word for word in words))


# -- honest servers -----------------------------------------------------------------------------------------


def honest(table: Table, seed: int = 1) -> Iterator[Case]:
    """One match of honest people, as each of them is told it."""
    contributions = dict.fromkeys("ABCDEF"[: table.seats], OWN)
    position = played(table, fair.luck(SECRET, contributions), seed)
    for seat in range(table.seats):
        yield case(position, seat, contributions)


def test_an_honest_server_is_accused_at_no_table(client: Path) -> None:
    cases = [each for table in TABLES for each in honest(table)]
    found = verdicts(cases, client)
    accused = {each["facts"]["game"] for each, told in zip(cases, found, strict=True) if told["fault"]}
    assert accused == set()
    assert all(told["cards"] and told["committed"] and told["contributed"] for told in found)
    assert any(text.startswith("bury ") for each in cases for _, text in each["record"]["log"])  # names no face


@pytest.mark.parametrize("game", GAMES)
def test_what_the_browser_tells_to_say_in_the_terminal_holds_there(
    run: Run, game: str, client: Path, tmp_path: Path
) -> None:
    table = next(table for table in TABLES if table.game.name == game)
    cases = list(honest(table))
    for each, found in zip(cases, verdicts(cases, client), strict=True):
        told = checked(run, found, each["record"], tmp_path)
        assert (told.code, told.err, told.out.count("Not proved")) == (0, "", 0), told


def test_a_part_that_came_after_the_own_one_is_told(client: Path) -> None:
    table = next(table for table in TABLES if table.seats == 3)
    contributions = dict.fromkeys("ABC", OWN)
    position = played(table, fair.luck(SECRET, contributions), 1)
    found = verdicts([case(position, 1, contributions, last) for last in (True, False)], client)
    assert [told["later"] for told in found] == [[], ["A", "C"]]
    assert [told["command"].count("--contribution") for told in found] == [3, 1]


# -- others -------------------------------------------------------------------------------------------------

CONTRIBUTIONS = {"A": OWN, "B": "01"}


def rigged(game: str) -> Case:
    """A server that deals what it likes, and afterwards invents numbers that follow from the secret it had promised."""
    table = next(table for table in TABLES if table.game.name == game)
    position = played(table, fair.luck(OTHER, {}), 1)
    dealt = case(position, 0, CONTRIBUTIONS)
    promised = fair.luck(SECRET, CONTRIBUTIONS)
    for given in dealt["told"]["answers"]:
        given["index"] = promised.answer(given["options"])
    return dealt


def invented_numbers(game: str) -> Case:
    """What chance answered is no secret; which number it had, only the rules know."""
    return rigged(game)


def another_record(game: str) -> Case:
    """And then a record of a match that nobody played, with which the rules are content."""
    dealt, table = rigged(game), next(table for table in TABLES if table.game.name == game)
    position = played(table, fair.luck(SECRET, CONTRIBUTIONS), 1)
    return dealt | {"record": case(position, 0, CONTRIBUTIONS)["record"]}


def another_record_and_its_lines(game: str) -> Case:
    """The answers are those of the record, with the faces that were seen."""
    dealt, flawless = rigged(game), another_record(game)["record"]
    lines = [(ply, text) for ply, (seat, text) in enumerate(flawless["log"]) if seat == "chance"]
    for given, (ply, text) in zip(dealt["told"]["answers"], lines, strict=False):
        given.update(ply=ply, text=text)
    dealt["told"]["answers"] = dealt["told"]["answers"][: len(lines)]
    return dealt | {"record": flawless}


def true_numbers(game: str) -> Case:
    """Not even invented."""
    dealt = rigged(game)
    luck = fair.luck(OTHER, {})
    for given in dealt["told"]["answers"]:
        given["index"] = luck.answer(given["options"])
    return dealt


def fewer_answers(game: str) -> Case:
    """One is not told that this seat did not see."""
    dealt = rigged(game)
    seen = [moment["ply"] for moment in dealt["moments"] if fair.faces_of(moment["events"])]
    dealt["told"]["answers"] = [given for given in dealt["told"]["answers"] if given["ply"] in seen]
    promised = fair.luck(SECRET, CONTRIBUTIONS)
    for given in dealt["told"]["answers"]:
        given["index"] = promised.answer(given["options"])
    return dealt


def another_part_of_others(game: str) -> Case:
    """Made up after the deal, so that it fits."""
    dealt = rigged(game)
    dealt["facts"]["contributions"] = CONTRIBUTIONS | {"B": "02"}
    return dealt


def other_options(game: str) -> Case:
    dealt = rigged(game)
    dealt["facts"]["options"] = dealt["facts"]["options"] | {"first": "another"}
    return dealt


def begun_later(game: str) -> Case:
    dealt = rigged(game)
    dealt["record"]["begin"] = "a position"
    return dealt


def other_faces(game: str) -> Case:
    """A card that was seen is said to have been another one."""
    dealt = rigged(game)
    seen = {moment["ply"] for moment in dealt["moments"] if fair.faces_of(moment["events"])}
    next(given for given in dealt["told"]["answers"] if given["ply"] in seen)["faces"] = ["another"]
    return dealt


FOUND = {
    true_numbers: "answer",
    fewer_answers: "record",
    another_part_of_others: "others",
    other_options: "table",
    begun_later: "table",
    another_record: "card",
    another_record_and_its_lines: "card",
    other_faces: "card",
}
GAMES_OF_THEIRS = ("trun", "dedicove")


@pytest.mark.parametrize("game", GAMES_OF_THEIRS)
def test_a_browser_finds_what_it_can_without_rules(game: str, client: Path) -> None:
    found = verdicts([cheat(game) for cheat in FOUND], client)
    assert [told["fault"] for told in found] == [*FOUND.values()]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("cheat", [invented_numbers, another_record], ids=lambda cheat: cheat.__name__)
def test_what_only_rules_can_find_is_found_in_the_terminal(
    run: Run, game: str, cheat: Any, client: Path, tmp_path: Path
) -> None:
    """The browser says that it has not checked this, and what to say to whom instead."""
    dealt = cheat(game)
    (found,) = verdicts([dealt], client)
    told = checked(run, found, dealt["record"], tmp_path)
    assert (told.code, told.out, len(told.err.splitlines())) == (1, "", 1), told
