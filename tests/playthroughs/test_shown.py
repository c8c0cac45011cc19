"""What the playthroughs are there to show, they show: read from the files themselves."""

from collections.abc import Iterator
from functools import cache

import pytest

import throneroom
from tests.playthroughs import dedicove_facts, krvavy_trun_facts, trolli_facts
from tests.playthroughs.playthrough import PLAYTHROUGHS, path_of
from tests.playthroughs.reading import begun_in, played_again
from throneroom.kit.text import seat_name

FACTS = {"dedicove": dedicove_facts, "krvavy_trun": krvavy_trun_facts, "trolli": trolli_facts}


def files_of(game: str) -> Iterator[str]:
    return (name for name in PLAYTHROUGHS if name.startswith(f"{game}/"))


@cache
def facts_in(name: str) -> set[str]:
    """Read once."""
    facts: set[str] = FACTS[name.partition("/")[0]].facts_of(path_of(name).read_text("utf-8"))
    return facts


@pytest.mark.parametrize(("game", "fact"), [(game, fact) for game in FACTS for fact in sorted(FACTS[game].SHOWN)])
def test_some_file_shows_it(game: str, fact: str) -> None:
    assert any(fact in facts_in(name) for name in files_of(game))


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_file_is_a_whole_game(name: str) -> None:
    text = path_of(name).read_text("utf-8")
    *_, (last, _) = played_again(text)
    assert last.is_over
    scores = " ".join(f"{seat_name(seat)} {score}" for seat, score in enumerate(last.scores()))
    assert text.splitlines()[-1].endswith(f"scores {scores}")


@pytest.mark.parametrize("game", ["trun", "krvavy_trun", "trolli"])
def test_every_number_of_seats_has_a_file(game: str) -> None:
    seats = {begun_in(path_of(name).read_text("utf-8")).seats for name in files_of(game)}
    assert seats == {*throneroom.game(game).seats}
