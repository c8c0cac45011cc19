"""Arbitrary text at every parser: refused with a sentence, never anything else."""

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import throneroom
from throneroom import WATCHER, Position, Record, Refusal
from throneroom.kit import seeded
from throneroom.kit.scenario import read_scenario

GAME = throneroom.game("trun")
POSITION = GAME.start(luck=1)
WORDS = [
    "A",
    "B",
    "C",
    "chance",
    "hand",
    "deck",
    "shown",
    "void",
    "prize",
    "ask",
    "lead",
    "follow",
    "draw",
    "deal",
    "play",
]
WORDS += [
    "{",
    "}",
    ",",
    "G0",
    "G7",
    "K1",
    "M9",
    "?",
    "?3",
    "?99999999999",
    "-1",
    "name:",
    "game:",
    "trun",
    "before:",
    "\n",
]
near = st.lists(st.sampled_from(WORDS), max_size=30).map(" ".join)
texts = st.one_of(st.text(max_size=200), near)


@given(texts)
def test_actions(text: str) -> None:
    before = POSITION.state().tobytes()
    copy = POSITION.copy()
    with contextlib.suppress(Refusal):
        copy.play(text)
    assert POSITION.state().tobytes() == before


@settings(max_examples=500)
@given(texts)
def test_positions(text: str) -> None:
    with contextlib.suppress(Refusal):
        position = GAME.from_text(text, ())
        assert GAME.from_text(position.text, ()).state().tobytes() == position.state().tobytes()
        use(GAME.from_text(text, 1))


def use(position: Position) -> None:
    """Whatever was read can be looked at, imagined and played."""
    for seat in (0, 1, WATCHER):
        view = position.view(seat)
        assert view.json()["game"] == "trun"
        view.imagine(seeded(1))
        view.features()
    for _ in range(6):
        if position.waiting:
            position.play(position.actions(position.actor)[0])


@given(texts)
def test_lines_of_a_log(text: str) -> None:
    with contextlib.suppress(Refusal):
        POSITION.copy().play_line("A", text)
    with contextlib.suppress(Refusal):
        POSITION.copy().play_line(text, "undo " + text)


@given(texts)
def test_records(text: str) -> None:
    with contextlib.suppress(Refusal):
        Record.from_json(text).replay(GAME)


@given(st.binary(max_size=200))
def test_records_of_bytes(data: bytes) -> None:
    with contextlib.suppress(Refusal):
        Record.from_json(data)


@given(texts)
def test_scenarios(text: str) -> None:
    with contextlib.suppress(Refusal):
        read_scenario(text).run(GAME)


@given(texts)
def test_refusals_are_sentences(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.start(options={"first": text + "!"})
    for language in ("en", "cs"):
        assert refused.value.sentence(language).endswith(".")
        assert "\n" not in refused.value.sentence(language)
