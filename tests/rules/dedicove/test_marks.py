"""Section 5, card by card: whatever a seat has no mark on, now, could lie anywhere among the hidden places.

The law of twins changes whole histories, and so only cards that a seat has never seen. Here a single moment is changed:
cards that were seen once and lost again are dealt anew as well.
"""

from collections.abc import Iterator
from itertools import product

import numpy as np
import pytest

from tests.laws.games import SCALE, Table, legal, view, walk
from tests.rules.dedicove.table import COUNTS, DECKS, GAME
from throneroom.games.dedicove.pieces import HEIRS, HEROES
from throneroom.games.dedicove.rows import CARD_OF_ROW
from throneroom.games.dedicove.state import HALF
from throneroom.kit import WATCHER, seeded
from throneroom.kit.frames import FIRST
from throneroom.kit.rng import Rng, below, shuffle
from throneroom.kit.state import States

GAMES_EACH, SOMETIMES = (2, 7) if SCALE == 1 else (1, 60)  # games of a table; of so many positions one is looked at
CONNOISSEUR = 27  # the cards that he divides lay in the tavern (H2)
ENOUGH = 100 if SCALE == 1 else 3  # worlds that are not the same


def hidden_places(s: np.record) -> Iterator[tuple[str, tuple[int, ...]]]:
    """H4, H6-H8, H10: where cards may lie that not everybody sees, the harbour aside."""
    for seat in range(int(s.seats)):
        yield from (("hand", (seat, i)) for i in range(int(s.held[seat])))
        yield from (("party", (seat, i)) for i in range(int(s.heroes[seat])))
    yield from (("wild", (i,)) for i in range(int(s.wilds)))
    yield from (("drawn", (i,)) for i in range(int(s.drawns)))


def in_harbour(s: np.record) -> list[int]:
    return [card for card in range(1, HEROES + 1) if int(s.harbour[(card - 1) // HALF]) >> (card - 1) % HALF & 1]


def is_marked(s: np.record, card: int, observer: int) -> bool:
    return observer != WATCHER and bool(int(s.known[card]) >> observer & 1)


def dealt_anew(state: States, observer: int, rng: Rng) -> States:
    """Another world at the same moment: unmarked cards and others' heirs shuffled, marks stay with their places.

    Of cards that the observer knows the others' marks are stirred: whoever knows them too is nobody's business.
    """
    other = state.copy()
    s, t = state[0], other[0]
    places = [(name, at) for name, at in hidden_places(s) if not _is_open(s, name, at, observer)]
    before = [int(s[name][at]) for name, at in places] + in_harbour(s)
    after = np.array(before)
    shuffle(after, len(after), rng)
    renamed = dict(zip(before, after.tolist(), strict=True))
    for name, at in places:
        t[name][at] = renamed[int(s[name][at])]
    for old, new in renamed.items():
        t.known[new] = s.known[old]
    t.harbour[:] = 0
    for card in after[len(places) :].tolist():
        t.harbour[(card - 1) // HALF] |= 1 << (card - 1) % HALF
    for seat in range(int(s.seats)):
        t.hand[seat, : int(s.held[seat])].sort()
    _deal_heirs(s, t, observer, rng)
    _stir_marks(s, t, observer, rng)
    return other


def _stir_marks(s: np.record, t: np.record, observer: int, rng: Rng) -> None:
    for name, at in hidden_places(s):
        card = int(s[name][at])
        if is_marked(s, card, observer) and not _is_up(s, name, at):
            owner = at[0] if name in ("hand", "party") else int(s.turn) if name == "drawn" else observer
            kept = 1 << observer | 1 << owner
            t.known[card] = (int(s.known[card]) & kept) | (below(rng, 1 << int(s.seats)) & ~kept)


def _is_open(s: np.record, name: str, at: tuple[int, ...], observer: int) -> bool:
    return _is_up(s, name, at) or is_marked(s, int(s[name][at]), observer)


def _is_up(s: np.record, name: str, at: tuple[int, ...]) -> bool:
    if name == "drawn":
        return int(CARD_OF_ROW[s.stack[int(s.depth) - 1, FIRST]]) == CONNOISSEUR
    return name == "party" and bool(int(s.up[at[0]]) >> at[1] & 1)


def _deal_heirs(s: np.record, t: np.record, observer: int, rng: Rng) -> None:
    """H12"""
    others = [seat for seat in range(int(s.seats)) if seat != observer and s.heir[seat]]
    kept = int(s.heir[observer]) if observer != WATCHER else 0
    heirs = np.array([heir for heir in range(1, HEIRS + 1) if heir != kept])
    shuffle(heirs, len(heirs), rng)
    for seat, heir in zip(others, heirs.tolist(), strict=False):
        t.heir[seat] = heir


def moments(table: Table) -> Iterator[tuple[States, int]]:
    """Positions before the end, without answers that are sealed and name hidden cards."""
    for game in range(GAMES_EACH):
        for ply, (state, seat, _) in enumerate(walk(table, seeded(game, 8))):
            if ply % SOMETIMES == 0 and state[0].depth and not state[0].sealed.any():
                yield state, seat


@pytest.mark.parametrize(("seats", "deck"), list(product(COUNTS, DECKS)))
def test_H3_H14_what_a_seat_has_no_mark_on_may_lie_anywhere(seats: int, deck: str) -> None:
    table = Table(GAME, seats, (("deck", deck), ("turn_cap", "60")))
    rng, changed = seeded(seats, 17), 0
    for state, asked in moments(table):
        for observer in table.observers():
            other = dealt_anew(state, observer, rng)
            changed += state.tobytes() != other.tobytes()
            assert GAME.doors.broken_in(other) == 0
            assert view(table, state, observer).tobytes() == view(table, other, observer).tobytes()
            if observer == asked:
                assert legal(table, state, observer) == legal(table, other, observer)
    assert changed > ENOUGH
