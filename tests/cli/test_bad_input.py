"""Whatever is wrong: one sentence, exit code 2, nothing changed."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run, edited

WORDS = [
    "play nope",
    "play",
    "play trun --seats 3",
    "play trun --seat C",
    "play trun --bot nobody",
    "play trun --option first=C",
    "play trun --option last=A",
    "play trun --option first",
    "play trun --save {folder}",
    "play trun --save {folder}/none/match.json",
    "play --resume {folder}",
    "play --resume {folder}/none",
    "simulate nope",
    "simulate trun --seats 3",
    "simulate trun --games 0",
    "simulate trun --bots nobody",
    "simulate trun --bots uniform,uniform,greedy",
    "arena nope --bots greedy,uniform",
    "arena trun --bots greedy",
    "arena trun --bots greedy,greedy",
    "arena trun --bots greedy,nobody",
    "arena trun --bots greedy,baseline:0",
    "arena trun --bots greedy,uniform --ceiling nobody",
    "arena trun --bots greedy,uniform --seats 3",
    "arena trun --bots greedy,uniform --deals 0",
    "arena trun --bots greedy,uniform --workers 0",
    "arena trun --bots greedy,uniform --workers 2 --ray auto",
    "arena trun --bots greedy,uniform --option first=C",
    "arena trun --bots greedy,uniform --limit nan",
    "arena trun --bots greedy,uniform --gate 0.6:0.5",
    "arena trun --bots greedy,uniform --gate half",
    "arena trun --bots greedy,uniform --equal-time",
    "arena trun --bots greedy,oracle --equal-time",
    "arena trun --bots best:4,regent --equal-time",
    "arena trun --bots greedy,uniform --save {folder}",
    "arena trun --bots greedy,uniform --save {folder}/none/kept",
    "arena trun --bots greedy,uniform --save {folder}/noise",
    "arena trun --bots greedy,uniform --plot {folder}",
    "arena trun --bots greedy,uniform --plot {folder}/none/plot.svg",
    "warm nope",
    "replay {folder}",
    "replay {folder}/none",
    "replay {folder}/noise",
    "scenario {folder}",
    "scenario {folder}/none",
    "scenario {folder}/noise",
    "verify {folder}",
    "verify {folder}/none",
    "verify {folder}/noise",
    "verify {folder}/noise --contribution nonsense",
    "serve --port 0 --public-url nope",
    "serve --port 0 --host 192.0.2.77",
    "serve --port 0 --metrics 9100",
    "serve --port 0 --metrics 127.0.0.1:99999",
    "serve --port 0 --metrics 203.0.113.77:9100",
    "serve --port 0 --database {folder}",
    "serve --port 0 --database {folder}/none/hall.db",
    "serve --port 0 --database {folder}/noise",
    "serve --port 0 --database nope://here/hall",
    "serve --port 0 --tls-cert {folder}/noise",
    "serve --port 0 --tls-cert {folder}/noise --tls-key {folder}/none",
    "serve --port 0 --tls-cert {folder}/noise --tls-key {folder}/noise",
    "replay-all --database {folder}/none",
    "replay-all --database {folder}/noise",
    "admin tables --database {folder}/none",
    "admin close x --database {folder}/noise",
    "admin remove x --database {folder}",
    "admin reset --yes --database {folder}/none",
]


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("words", WORDS)
def test_commands(run: Run, tmp_path: Path, words: str, language: str) -> None:
    (tmp_path / "noise").write_bytes(bytes(range(256)))
    before = sorted(tmp_path.rglob("*"))
    refused = run(*words.format(folder=tmp_path).split(), "--lang", language)
    assert refused.is_one_refusal(), refused
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize(
    "typed", ["blabla", "play Z9", "play K2", "K2", "99", "0", "-1", "²", "play", "\x00", "save /proc/x"]
)
def test_actions_from_a_pipe(run: Run, home: Path, typed: str) -> None:
    refused = run("play", "trun", "--luck", "5", "--option", "first=A", typed=f"{typed}\n")
    assert refused.is_one_refusal(), refused
    assert not list(home.rglob("*.json"))


def test_an_illegal_card_ends_a_program_but_keeps_what_was_played(run: Run, home: Path) -> None:
    path = home / "kept.json"
    assert run("play", "trun", "--save", path, typed="1\n1\nplay Z9\n").is_one_refusal()
    assert run("replay", path).code == 0


def cut_off(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-100])


def another_card(path: Path) -> None:
    path.write_text(path.read_text("utf-8").replace("play ", "play U", 1), "utf-8")


def another_card_with_digest(path: Path) -> None:
    edited(path, log=[("chance", "first A"), ("chance", "deal Z9")])


def another_version(path: Path) -> None:
    edited(path, rules=99)


def another_game(path: Path) -> None:
    edited(path, game="nope")


def another_result(path: Path) -> None:
    edited(path, result=[5, 0])


def too_many_seats(path: Path) -> None:
    edited(path, seats=["A", "B", "C"])


def no_json(path: Path) -> None:
    path.write_text("[1, 2", "utf-8")


SPOILED = (
    cut_off,
    another_card,
    another_card_with_digest,
    another_version,
    another_game,
    another_result,
    too_many_seats,
    no_json,
)


@pytest.mark.parametrize("spoil", SPOILED, ids=lambda spoil: spoil.__name__)
def test_records(run: Run, record: Path, spoil: object) -> None:
    assert callable(spoil)
    spoil(record)
    before = record.read_bytes()
    assert run("replay", record).is_one_refusal()
    assert run("play", "--resume", record, typed="1\n").is_one_refusal()
    assert record.read_bytes() == before


def test_a_secret_that_is_no_number_is_refused(run: Run, record: Path) -> None:
    edited(record, secret="nonsense")
    assert run("play", "--resume", record).is_one_refusal()


def test_in_a_real_shell(shell: Run) -> None:
    refused = shell("play", "nope")
    assert refused.is_one_refusal()
    assert "Traceback" not in refused.err
    assert shell("play", "trun", "--nonsense").code == 2
