"""The page of proofs says what the tests say, and every test that it names is there."""

import pytest

from tests.proofs import NEVER, PAGE, PROOFS, Proof, dates_on, exists, proof, written


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
    assert not exists(proof("nothing", "test_proofs.py::test_nothing", "0"))
