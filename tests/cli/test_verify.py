"""Luck checked in the terminal: what an honest record proves, and every server that cheats."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.cli.conftest import Run, edited
from throneroom import GAMES, Position
from throneroom.kit.record import Record
from throneroom.server import fair


def test_the_luck_of_the_terminal_holds(run: Run, record: Path) -> None:
    told = run("verify", record)
    assert (told.code, told.err) == (0, "")
    assert "The luck holds" in told.out


def noted(record: str) -> list[str]:
    """What a player kept from before the deal and while it was played, as options."""
    kept = Record.from_json(record)
    (seat, digits), *_ = kept.contributions.items()
    return ["--commitment", kept.commitment, "--contribution", f"{seat}={digits}", "--saw", f"A={seen(kept)}"]


def seen(record: Record) -> str:
    """Every face that chance showed seat A, as its browser adds them up."""
    again, sight = GAMES[record.game].start(len(record.seats), record.options, ()), fair.Sight()
    for ply, (seat, text) in enumerate(record.log):
        again.play_line(seat, text)
        if seat == "chance":
            sight.note(ply, again.view(0).events())
    return sight.digest


# Whoever runs a server knows the secret, and makes the record: by itself each of these is without a flaw that the rules
# could find. What the player noted is from an honest match.
SECRET, OTHER = "ab" * 32, "cd" * 32


def retold(told: Record, secret: str, **changes: Any) -> Record:
    """The same people at the same table, and a match that follows from this secret."""
    again = msgspec.structs.replace(told, secret=secret, commitment=fair.commitment(secret), **changes)
    luck = fair.luck(secret, again.contributions)
    position = GAMES[again.game].start(len(again.seats), again.options, luck)
    return msgspec.structs.replace(again, **played_out(position, -1))


def played_out(position: Position, which: int = 0) -> dict[str, Any]:
    """To its end, always by this one of the actions: what a record tells of it."""
    while not position.is_over:
        seat = position.waiting[0]
        position.play(position.actions(seat)[which], seat)
    return {"log": position.lines(), "result": position.scores()}


def drawn_anew(honest: Record) -> Record:
    """A secret that was drawn after all had contributed."""
    return retold(honest, OTHER)


def begun_after_the_deal(honest: Record) -> Record:
    """The deal came from another secret; the record begins behind it, and all that follows is honest."""
    game = GAMES[honest.game]
    dealt = game.start(len(honest.seats), honest.options, fair.luck(OTHER, {}))
    luck = fair.luck(honest.secret, honest.contributions)
    return msgspec.structs.replace(honest, begin=dealt.text, **played_out(game.from_text(dealt.text, luck)))


def part_left_out(honest: Record) -> Record:
    return retold(honest, honest.secret, contributions={})


def part_made_up(honest: Record) -> Record:
    """A seat that is nobody's, whose part was tried on until the deal pleased."""
    return retold(honest, honest.secret, contributions=honest.contributions | {"F": "01"})


def part_with_a_tail(honest: Record) -> Record:
    """What is hashed reads like two parts."""
    return retold(honest, honest.secret, contributions=honest.contributions | {"B": "01\nC 02"})


def dealt_by_hand(honest: Record) -> Record:
    """In one answer the other card."""
    log = [*honest.log]
    first, second = [ply for ply, (seat, text) in enumerate(log) if text.startswith(("deal ", "draw ", "aside "))][:2]
    log[first], log[second] = log[second], log[first]
    return msgspec.structs.replace(honest, log=log, result=None)


def broken_off(honest: Record) -> Record:
    """Only as much as nobody could object to."""
    return msgspec.structs.replace(honest, log=honest.log[:2], result=None)


def nothing_at_all(honest: Record) -> Record:
    return msgspec.structs.replace(honest, log=[], result=None)


def other_options(honest: Record) -> Record:
    game = GAMES[honest.game]
    option = next(option for option in game.options if len(option.values) > 1)
    (other, *_) = [value for value in option.values if value != honest.options[option.name]]
    return retold(honest, honest.secret, options=honest.options | {option.name: other})


def answered_for_chance(honest: Record) -> Record:
    """A seat stands where chance answered."""
    log = [("A" if ply == 3 else seat, text) for ply, (seat, text) in enumerate(honest.log)]
    return msgspec.structs.replace(honest, log=log)


def taken_back(honest: Record) -> Record:
    """An undo, that chance answers anew."""
    return msgspec.structs.replace(honest, log=[*honest.log[:3], ("A", "undo 1"), *honest.log[3:]])


CAUGHT = {
    drawn_anew: "another commitment",
    begun_after_the_deal: "begins in the middle of a match",
    part_left_out: "what seat A contributed",
    part_made_up: "a contribution “F”",
    part_with_a_tail: "a contribution “B”",
    dealt_by_hand: "at ply",
    broken_off: "breaks off",
    nothing_at_all: "breaks off",
    other_options: "seat A saw other cards",
    answered_for_chance: "at ply",
    taken_back: "",
}
PLAYED = ("trun", "dedicove", "krvavy_trun")


def honest_match(game: str) -> Record:
    """As an honest server gives it out, for a person on seat A and a bot."""
    seats = GAMES[game].seats.start
    options = GAMES[game].start(seats, {}, ()).options
    empty = Record(game=game, rules=GAMES[game].version, seats=["Eva"] * seats, options=options, log=[])
    empty.contributions = {"A": "5f3c"}
    position = GAMES[game].start(seats, options, fair.luck(SECRET, empty.contributions))
    committed = {"secret": SECRET, "commitment": fair.commitment(SECRET)}
    return msgspec.structs.replace(empty, **committed, **played_out(position))


def saved(record: Record, path: Path) -> Path:
    record.digest = record.expected_digest()
    record.save(path)
    return path


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("cheat", CAUGHT, ids=lambda cheat: cheat.__name__)
def test_a_server_that_cheats_is_caught(run: Run, game: str, cheat: Any, tmp_path: Path) -> None:
    honest = honest_match(game)
    kept = saved(honest, tmp_path / "honest.json").read_text("utf-8")
    assert run("verify", tmp_path / "honest.json", *noted(kept)).code == 0
    told = run("verify", saved(cheat(honest), tmp_path / "match.json"), *noted(kept))
    assert (told.code, told.out, len(told.err.splitlines())) == (1, "", 1), told
    assert CAUGHT[cheat] in told.err
    assert "cli-" not in told.err


def test_a_server_that_draws_its_secret_anew_is_caught(run: Run, tmp_path: Path) -> None:
    """By itself its record is flawless: it is dealt from another secret, which it says was there from the start."""
    honest = honest_match("trun")
    kept = saved(honest, tmp_path / "honest.json").read_text("utf-8")
    path = saved(drawn_anew(honest), tmp_path / "match.json")
    assert "The luck holds" in run("verify", path).out
    told = run("verify", path, *noted(kept))
    assert (told.code, told.out, told.err.count("another commitment")) == (1, "", 1)


@pytest.mark.parametrize("game", PLAYED)
def test_a_record_of_a_match_that_nobody_played_is_noticed(run: Run, game: str, tmp_path: Path) -> None:
    """It follows from all that was promised; what was dealt at the table did not, and only who sat there can tell."""
    honest = honest_match(game)
    path = saved(honest, tmp_path / "match.json")
    dealt = seen(retold(honest, OTHER))
    assert run("verify", path, "--commitment", honest.commitment, "--contribution", "A=5f3c").code == 0
    told = run("verify", path, "--saw", f"A={dealt}")
    assert (told.code, told.out, told.err.count("seat A saw other cards")) == (1, "", 1)


def test_a_part_that_came_from_nowhere_is_told(run: Run, tmp_path: Path) -> None:
    """Somebody may have contributed later, or the server until the deal pleased: both look alike, and that is said."""
    honest = honest_match("trun")
    crowded = retold(honest, honest.secret, contributions=honest.contributions | {"B": "01"})
    told = run("verify", saved(crowded, tmp_path / "match.json"), "--contribution", "A=5f3c")
    assert told.code == 0
    assert "Not proved: where the contribution of seat B comes from" in told.out
    told = run("verify", tmp_path / "match.json", "--contribution", "A=5f3c", "--contribution", "B=01")
    assert "comes from" not in told.out


def test_a_record_that_is_cut_is_told(run: Run, tmp_path: Path) -> None:
    """It stops where a match may have stopped: by a resignation, or because the rest did not please."""
    honest = honest_match("trun")
    cut = msgspec.structs.replace(honest, log=honest.log[:40], result=None)
    told = run("verify", saved(cut, tmp_path / "match.json"))
    assert told.code == 0
    assert "Not proved: that the record is whole" in told.out
    assert run("verify", tmp_path / "match.json", "--saw", f"A={seen(honest)}").code == 1


def another_secret(path: Path) -> None:
    edited(path, secret="00" * 32)


def no_secret_at_all(path: Path) -> None:
    edited(path, secret="nonsense")


def a_longer_secret(path: Path) -> None:
    edited(path, secret="00" * 65, commitment="")


def another_contribution(path: Path) -> None:
    edited(path, contributions={"A": "0f"})


def another_deal(path: Path) -> None:
    log = Record.load(path).log
    first, second = [n for n, (_, text) in enumerate(log) if text.startswith("deal ")][:2]
    log[first], log[second] = log[second], log[first]
    edited(path, log=log)


def unpublished(path: Path) -> None:
    edited(path, secret="")


def edited_by_hand(path: Path) -> None:
    path.write_text(path.read_text("utf-8").replace('"trun"', '"trun "', 1), "utf-8")


BY_PROGRAM = another_secret, no_secret_at_all, a_longer_secret, another_contribution, another_deal, unpublished
FORGED = *BY_PROGRAM, edited_by_hand


@pytest.mark.parametrize("forge", FORGED, ids=lambda forge: forge.__name__)
def test_luck_that_does_not_hold(run: Run, record: Path, forge: Any) -> None:
    forge(record)
    told = run("verify", record)
    assert (told.code, told.out, len(told.err.splitlines())) == (1, "", 1), told
    assert "cli-" not in told.err


def test_a_contribution_that_was_not_used_is_noticed(run: Run, tmp_path: Path) -> None:
    told = run("verify", saved(honest_match("trun"), tmp_path / "match.json"), "--contribution", "A=00ff00")
    assert (told.code, told.out, told.err.count("seat A")) == (1, "", 1)
