"""The page of proofs says what the tests say, and every test that it names is there."""

from datetime import date
from pathlib import Path

import pytest

from tests import proofs
from tests.proofs import NEVER, PAGE, POINTS, PROOFS, Proof, dates_on, exists, main, proof, written


def test_the_page_is_as_it_would_be_written() -> None:
    page = PAGE.read_text("utf-8")
    assert page == written(dates_on(page)), "make proofs"


def test_a_row_that_has_changed_has_no_date() -> None:
    dates = ["2026-11-18"] * len(PROOFS)
    page = written(dates)
    assert dates_on(page) == dates
    assert dates_on(page.replace(PROOFS[0].cases, "1 game")) == [NEVER, *dates[1:]]


@pytest.mark.parametrize("proof", PROOFS, ids=lambda proof: proof.test)
def test_every_test_that_is_named_is_there(proof: Proof) -> None:
    assert exists(proof)


def test_one_that_is_not_there_is_noticed() -> None:
    assert not exists(proof(1, "nothing", "test_proofs.py::test_nothing", "0"))
    assert not exists(proof(1, "nothing", "bench/nothing.py", "0", "make nothing"))


def test_every_point_of_the_promise_has_a_row() -> None:
    assert [*POINTS] == [*range(1, len(POINTS) + 1)]
    assert {proof.point for proof in PROOFS} == {*POINTS}


def test_a_row_that_is_run_is_dated_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if the next one does not hold, or nobody waits for it."""
    page, run = tmp_path / "reliability.md", list[str]()

    def holds(proof: Proof) -> bool:
        run.append(proof.test)
        if len(run) == 3:
            raise KeyboardInterrupt
        return len(run) != 2

    monkeypatch.setattr(proofs, "PAGE", page)
    monkeypatch.setattr(proofs, "holds", holds)
    with pytest.raises(KeyboardInterrupt):
        main(["test_verify"])
    today = date.today().isoformat()
    dated = [proof.test for proof, when in zip(PROOFS, dates_on(page.read_text("utf-8")), strict=True) if when == today]
    assert dated == run[:1]
    assert main(["nothing of this name"]) == 0
    assert today in dates_on(page.read_text("utf-8"))
