"""Records: saved atomically, replayed exactly, and edited ones noticed."""

import json
from pathlib import Path

import pytest

import throneroom
from throneroom import Malformed, Record

GAME = throneroom.game("trun")


def finished(luck: int = 3) -> Record:
    position = GAME.start(luck=luck)
    while not position.is_over:
        position.play(position.legal(position.actor)[-1])
    return Record.of(position, ["Eliška", "greedy"])


def test_a_saved_record_loads_and_replays(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    record = finished()
    record.save(path)
    again = Record.load(path)
    assert again == record
    assert again.replay(GAME).scores() == record.result
    assert list(tmp_path.iterdir()) == [path]


def test_the_secret_of_luck_is_published_only_after_the_end() -> None:
    position = GAME.start(luck=3)
    assert Record.of(position).secret == ""
    assert Record.of(position).commitment
    assert finished().secret


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.json"
    finished().save(path)
    before = path.read_bytes()

    def fail(*_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OSError, match="disk full"):
        finished(4).save(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def edited(change: str) -> str:
    data = json.loads(finished().to_json())
    match change:
        case "name":
            data["seats"][0] = "Mallory"
        case "move":
            data["log"][40] = data["log"][41]
        case "result":
            data["result"] = [5, 0]
        case "field":
            data["cheat"] = True
        case "missing":
            del data["log"]
    return json.dumps(data)


@pytest.mark.parametrize("change", ["name", "move", "result", "field", "missing"])
def test_an_edited_record_is_refused(change: str) -> None:
    with pytest.raises(Malformed):
        Record.from_json(edited(change))


def test_a_truncated_record_is_refused() -> None:
    text = finished().to_json()
    for length in (0, 1, len(text) // 2, len(text) - 3):
        with pytest.raises(Malformed):
            Record.from_json(text[:length])


@pytest.mark.parametrize("change", ["move", "result", "rules"])
def test_a_record_that_does_not_follow_the_rules_is_refused(change: str) -> None:
    """Even where somebody has put the digest right again."""
    record = finished()
    if change == "move":
        record.log[40] = record.log[42]
    elif change == "result":
        record.result = [5, 0]
    else:
        record.rules = 99
    record.digest = record.expected_digest()
    with pytest.raises(Malformed) as refused:
        Record.from_json(record.to_json()).replay(GAME)
    assert refused.value.code == {"move": "record-line", "result": "record-result", "rules": "record-version"}[change]


def test_a_match_that_began_from_a_text_replays() -> None:
    position = GAME.from_text("A hand {G5}\nB hand {G3}\ndeck M3 U1 U2\nprize {U3}\nask lead A", ())
    position.play("play G5")
    position.play("play G3")
    assert Record.of(position).replay(GAME).state().tobytes() == position.state().tobytes()


def test_a_record_can_be_replayed_to_any_ply() -> None:
    record = finished()
    assert record.replay(GAME, 30).ply == 30
