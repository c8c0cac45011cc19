"""Secrecy over the wire: twins get the same bytes, and leaks planted in the real server are found."""

from itertools import islice
from pathlib import Path

import pytest

from tests.laws.games import TABLES, Table
from tests.laws.twins import Ply
from tests.server.rig.encoded import position_pairs
from tests.server.rig.fixed import SERVED, house, standing_still
from tests.server.rig.leaks import LEAKS, Leak, planted
from tests.server.rig.pairs import PLAIN, Pair, Twin, pairs_of, script
from tests.server.rig.twins import Playing, leak_in
from tests.tiny.state import DEAL, SEAL
from throneroom import CHANCE

PARTS, TAPED, WRITTEN = 4, 200, 5_000  # pairs of each game in the slow set
KINDS_OF_PAIRS = 3  # plain, with a bot, with secrets
ENOUGH = 12  # pairs, of which one must tell a leak
SOME = [leak if n % 3 == 0 else pytest.param(leak, marks=pytest.mark.slow) for n, leak in enumerate(LEAKS)]
PEEK = [table for table in TABLES if table.game.name == "tiny" and dict(table.options)["draws"] == "yes"]


@pytest.mark.parametrize("game", SERVED)
async def test_twins_get_the_same_bytes(game: str, tmp_path: Path) -> None:
    """Of every kind, or in long games only a plain one."""
    shortest = next(table for table in TABLES if table.game.name == game)
    pairs = range(shortest.scaled(KINDS_OF_PAIRS, least=1))
    assert await leak_in(pairs_of(game, pairs), tmp_path) is None


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", SERVED)
async def test_many_twins_get_the_same_bytes(game: str, part: int, tmp_path: Path) -> None:
    assert await leak_in(pairs_of(game, range(part, TAPED, PARTS)), tmp_path) is None


@pytest.mark.parametrize("game", SERVED)
def test_the_same_is_written_for_twins(game: str) -> None:
    assert set(islice(position_pairs(game, 0), 200)) == {None}


@pytest.mark.slow
@pytest.mark.parametrize("game", SERVED)
def test_the_same_is_written_for_many_twins(game: str) -> None:
    assert set(islice(position_pairs(game, 10_000), WRITTEN)) == {None}


# -- do these tests bite? -----------------------------------------------------------------------------------


@pytest.mark.parametrize("leak", SOME, ids=str)
async def test_a_planted_leak_is_caught(leak: Leak, tmp_path: Path) -> None:
    """Each is a patch of the real code, in a second copy of the server."""
    with planted(leak) as twins:
        found = await twins.leak_in(pairs_of(leak.game, range(ENOUGH)), tmp_path)
    assert found is not None
    assert "differs" in found


async def test_without_a_leak_the_twins_pass_in_a_copy(tmp_path: Path) -> None:
    """The test above would prove nothing if every copy failed."""
    with planted(Leak("none", "telling", "ply=match.ply,", "ply=match.ply,")) as twins:
        assert await twins.leak_in(pairs_of("tiny", range(4)), tmp_path) is None


async def test_the_tapes_hold_everything_that_a_server_says(tmp_path: Path) -> None:
    with standing_still():
        async with house(tmp_path / "hall.db") as one:
            played = [await Playing(one, pair, pair.twins[0]).play() for pair in pairs_of("krvavy_trun", [0, 3])]
    tape = [chunk for tapes in played for who, tape in tapes.items() if who != "bot" for chunk in tape]
    kinds = ("table", "done", "refused", "because", "said", "bye")
    assert all(f'"type":"{kind}"'.encode() in b"".join(tape) for kind in kinds)
    answers = {int(chunk.split()[1]) for chunk in tape if chunk.startswith(b"HTTP/1.1")}
    assert answers >= {101, 200, 201, 400, 403, 404, 409}


# -- sealed choices -----------------------------------------------------------------------------------------


def sealed(table: Table, answers: dict[int, int], name: str) -> Twin:
    """Everybody is dealt two cards, and some seats, in this order, seal their first or second one."""
    deal = [Ply(DEAL, card, CHANCE, card) for card in range(2 * table.seats)]
    return script(table, deal + [Ply(SEAL, 0, seat, 2 * seat + card) for seat, card in answers.items()], name)


@pytest.mark.parametrize("table", PEEK, ids=str)
async def test_nobody_sees_what_the_others_have_sealed(table: Table, tmp_path: Path) -> None:
    """Whatever the others have sealed, and whether the observer has or not: the bytes are the same."""
    pairs: list[Pair] = []
    for observer in table.observers():
        others = [seat for seat in range(table.seats) if seat != observer][: table.seats - 1]
        for own in ({}, {observer: 1}) if observer >= 0 and table.seats > 2 else ({},):
            seats = others[:1] if own else others
            twins = [sealed(table, own | dict.fromkeys(seats, card), f"tw{card}") for card in (0, 1)]
            pairs.append(Pair(table, observer, PLAIN, len(pairs), (twins[0], twins[1])))
    assert await leak_in(pairs, tmp_path) is None


@pytest.mark.parametrize("table", PEEK, ids=str)
async def test_sealed_answers_in_any_order_lead_to_the_same(table: Table, tmp_path: Path) -> None:
    async def views(order: range) -> list[object]:
        async with house(tmp_path / f"{order.start}.db") as one:
            twin = sealed(table, {seat: seat % 2 for seat in order}, "one")
            playing = Playing(one, Pair(table, 0, PLAIN, 0, (twin, twin)), twin)
            await playing.play()
            return [person.now["view"] for person in playing.seats.values()]

    last = table.seats - 1
    with standing_still():
        assert await views(range(table.seats)) == await views(range(last, -1, -1))
