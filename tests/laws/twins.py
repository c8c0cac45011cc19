"""The law of twins: re-deal everything a seat must not know, and nothing that reaches the seat may change.

What is hidden is written down here from the rules pages, not taken from a game's view. Whole histories are twinned: the
log is played again with other hidden cards, and after every entry the observer's view must have the same bytes.

    python -m tests.laws.twins [PAIRS [GAME ...]]      exits with 1 and tells the first leak
"""

import pickle
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from tests.laws.games import TABLES, Going, Table, view, walk
from tests.tiny import state as tiny
from throneroom import OVER, Position, Refusal
from throneroom.games.dedicove.events import EVENTS as DEDICOVE_EVENTS
from throneroom.games.dedicove.state import CARDS_WIDE
from throneroom.games.dedicove.state import QUESTIONS as DEDICOVE_QUESTIONS
from throneroom.games.krvavy_trun import pieces as krvavy_pieces
from throneroom.games.krvavy_trun import state as krvavy
from throneroom.games.krvavy_trun.state import PLACES_WIDE
from throneroom.games.trolli import pieces as trolli_pieces
from throneroom.games.trolli import turn as trolli
from throneroom.games.trun import pieces as trun_pieces
from throneroom.games.trun import state as trun
from throneroom.kit import seeded
from throneroom.kit.rng import Rng, below, shuffle
from throneroom.kit.state import States, top_frame

TRIES = 20  # to deal the hidden cards of a history anew


@dataclass(frozen=True)
class Ply:
    """An entry of the log with the question it answered."""

    step: int
    argument: int
    seat: int
    action: int


@dataclass(frozen=True)
class Hidden:
    """Cards of a history that an observer does not know, and that may change places with each other."""

    slots: list[int]  # plies by which an unknown card came to a hidden place where it still lies
    rest: list[int]  # the cards that nobody has drawn yet
    echoes: list[int]  # plies of others that name such a card and stay secret
    wide: int = 1  # an echo's action is the card times this, plus something that is no secret
    pairs: tuple[int, ...] = ()  # plies of others that name two cards at once and stay secret


# -- what is hidden, from the rules pages -------------------------------------------------------------------


def hidden_in_trun(table: Table, plies: list[Ply], observer: int) -> list[Hidden]:
    """Section 4: others' hands, others' blind draws, and the deck. A card that was played is known from then on."""
    deck = Counter(_trun_kind(card) for card in range(trun_pieces.CARDS))
    slots: list[int] = []
    for i, ply in enumerate(plies):
        kind = _trun_kind(ply.action)
        if ply.step in (trun.DEAL, trun.PRIZE, trun.DRAW):
            deck[kind] -= 1
        receiver = (0 if ply.argument < 13 else 1) if ply.step == trun.DEAL else ply.argument
        if ply.step in (trun.DEAL, trun.DRAW) and receiver != observer:
            slots.append(i)
        if ply.step in (trun.LEAD, trun.FOLLOW):
            _played_in_trun(plies, slots, i, kind)
    return [Hidden(slots, sorted(deck.elements()), [])]


def _trun_kind(card: int) -> int:
    return 0 if card < 5 else card


def _played_in_trun(plies: list[Ply], slots: list[int], now: int, kind: int) -> None:
    """The slot by which a played card had come to its owner holds nothing any more."""
    phase_one = sum(ply.step == trun.FOLLOW for ply in plies[:now]) < trun_pieces.HAND
    for i in slots:
        ply = plies[i]
        owner = (0 if ply.argument < trun_pieces.HAND else 1) if ply.step == trun.DEAL else ply.argument
        came_by = trun.DEAL if phase_one else trun.DRAW
        if ply.step == came_by and owner == plies[now].seat and _trun_kind(ply.action) == kind:
            slots.remove(i)
            return


def hidden_in_tiny(table: Table, plies: list[Ply], observer: int) -> list[Hidden]:
    """Others' hands, stakes not peeked at, others' drawn cards, and the deck."""
    deck = set(range(tiny.CARDS))
    known: set[int] = set()
    slots, echoes = [], []
    stakes: dict[int, int] = {}
    for i, ply in enumerate(plies):
        if ply.step in (tiny.DEAL, tiny.DRAW):
            deck.remove(ply.action)
            if (ply.argument >> 1 if ply.step == tiny.DEAL else ply.argument) != observer:
                slots.append(i)
        if ply.step == tiny.SEAL and ply.seat != observer:
            echoes.append(i)
        if ply.step == tiny.SEAL:
            stakes[ply.seat] = ply.action
        if ply.step == tiny.TURN:
            known.add(ply.action)
        if ply.step == tiny.TARGET and ply.seat == observer:
            known.add(stakes[ply.action])
    slots = [i for i in slots if plies[i].action not in known]
    return [Hidden(slots, sorted(deck), [i for i in echoes if plies[i].action not in known])]


def hidden_in_krvavy_trun(table: Table, plies: list[Ply], observer: int) -> list[Hidden]:
    """Section 4: others' hands, set-aside cards, and cards in the row that were never turned up, family by family.

    What was turned up is read from the table itself: such a card lies face up in the row or in the discards for good.
    """
    state = played(table, plies)[0]
    families = 4 if table.seats == 2 else table.seats
    return [_hidden_family(state, plies, family) for family in range(families) if family % table.seats != observer]


def _hidden_family(state: np.record, plies: list[Ply], family: int) -> Hidden:
    discards = int(state["discards"][family])
    seen = {kind for kind in range(krvavy_pieces.CARDS) if discards >> kind & 1}
    row = enumerate(zip(state["family"], state["face"], strict=True))
    seen |= {int(face) - 1 for i, (of, face) in row if of == family and int(state["up"]) >> i & 1}
    aside = [i for i, ply in enumerate(plies) if ply.step == krvavy.SET_ASIDE and ply.argument // 3 == family]
    drawn = {plies[i].action for i in aside}
    unseen = set(range(krvavy_pieces.CARDS)) - seen
    placed = [i for i, ply in enumerate(plies) if ply.step == krvavy.PLACE and _placing(state, ply) == family]
    echoes = [i for i in placed if plies[i].action // PLACES_WIDE in unseen]
    return Hidden(aside, sorted(unseen - drawn), echoes, PLACES_WIDE)


def _placing(state: np.record, ply: Ply) -> int:
    """R4, D2: in the duel a player's second placement of a round is of the second family."""
    return ply.seat + 2 * (ply.argument // 2) if state["seats"] == 2 else ply.seat


DEDICOVE_KINDS = ["", *(kind.name for kind in DEDICOVE_EVENTS)]  # by their numbers
OPEN_EVENTS = ("played", "buried", "refilled", "turned-up", "turned-down", "took", "gave", "sent", "revealed")
NAMING = {"from-harbour", "act", "more", "drop", "choose-card", "choose-drawn", "all-discard", "steal"}


def hidden_in_dedicove(table: Table, plies: list[Ply], observer: int) -> list[Hidden]:
    """Section 5: every hero that the observer has never seen, and the heirs of the others until the end (H15)."""
    state, seen = table.empty(), set[int]()
    for ply in plies:
        table.game.doors.play_on(state, ply.seat, ply.action)
        seen |= _seen_in_dedicove(state[0], observer)
    if not state[0].depth:
        return []
    deck = {int(card) for card in _cards_in_dedicove(state[0])}
    unseen = deck - seen
    steps = [DEDICOVE_QUESTIONS.names[ply.step] for ply in plies]
    echoes = [i for i, ply in enumerate(plies) if steps[i] in NAMING and ply.action in unseen]
    pairs = [i for i, ply in enumerate(plies) if steps[i] == "set-up" and ply.seat != observer]
    heirs = [i for i, ply in enumerate(plies) if steps[i] == "get-heir" and ply.argument != observer]
    dealt = {ply.action for ply, step in zip(plies, steps, strict=True) if step == "get-heir"}
    cards = Hidden([], sorted(unseen), echoes, pairs=tuple(pairs))
    return [cards, Hidden(heirs, sorted(set(range(1, 7)) - dealt), [])]


def _seen_in_dedicove(s: np.record, observer: int) -> set[int]:
    """H4, H5, H9, H13: own cards, what lies open or buried, and what was shown on the way."""
    seen = {*s.tavern.tolist(), *s.grave.tolist(), *s.aside.tolist()}
    for seat in range(int(s.seats)):
        seen |= {int(card) for i, card in enumerate(s.party[seat]) if int(s.up[seat]) >> i & 1}
    if observer >= 0:
        seen |= {*s.hand[observer].tolist(), *s.party[observer].tolist()}
        seen |= set(s.drawn.tolist()) if s.turn == observer else set()
    for kind, seat, card, *_ in s.events[: int(s.told)].tolist():
        name = DEDICOVE_KINDS[kind]
        if name in OPEN_EVENTS or (name == "looked" and seat == observer):  # H6
            seen.add(card)
    return seen


def _cards_in_dedicove(s: np.record) -> list[int]:
    """Every card of the deck."""
    placed = [*s.hand.ravel(), *s.party.ravel(), *s.tavern, *s.wild, *s.grave, *s.aside, *s.drawn]
    harbour = [card for card in range(1, 86) if int(s.harbour[(card - 1) // 43]) >> (card - 1) % 43 & 1]
    return [int(card) for card in placed if card] + harbour


def hidden_in_trolli(table: Table, plies: list[Ply], observer: int) -> list[Hidden]:
    """V1, V2: round cards in others' hands, and those that nobody has drawn; their backs tell the period."""
    played = {ply.action for ply in plies if ply.step == trolli.CARD and ply.action < trolli_pieces.ROUND_CARDS}
    dealt = [i for i, ply in enumerate(plies) if ply.step == trolli.DEAL]
    drawn = {plies[i].action for i in dealt}
    slots = [i for i in dealt if plies[i].argument != observer and plies[i].action not in played]
    found = []
    for period in ("dawn", "dusk", "night"):
        names = trolli_pieces.ROUND_NAMES
        of_period = [card for card, name in enumerate(names) if name.startswith(period)]
        in_play = [card for card in of_period if int(names[card].split("-")[1][0]) <= table.seats]
        rest = [card for card in in_play if card not in drawn]
        found.append(Hidden([i for i in slots if plies[i].action in of_period], rest, []))
    return found


HIDDEN: dict[str, Callable[[Table, list[Ply], int], list[Hidden]]] = {
    "trun": hidden_in_trun,
    "krvavy_trun": hidden_in_krvavy_trun,
    "dedicove": hidden_in_dedicove,
    "trolli": hidden_in_trolli,
    "tiny": hidden_in_tiny,
}


# -- making a twin ------------------------------------------------------------------------------------------


def whole_game(table: Table, rng: Rng) -> list[Ply]:
    """A uniform game, to its end."""
    plies = []
    for state, seat, action in walk(table, rng):
        if seat != OVER:
            frame = top_frame(state)
            plies.append(Ply(frame[0], frame[2], seat, action))
    return plies


def history(table: Table, rng: Rng) -> list[Ply]:
    """A uniform game up to a random point of it."""
    plies = whole_game(table, rng)
    return plies[: 1 + below(rng, len(plies))]


def question(table: Table, seat: int, rng: Rng) -> list[Ply]:
    """A uniform game up to one of this seat's decisions, any of them."""
    plies = whole_game(table, rng)
    asked = [i for i, ply in enumerate(plies) if ply.seat == seat]
    return plies[: asked[below(rng, len(asked))]]


def played(table: Table, plies: list[Ply]) -> States:
    """The table after a history."""
    state = table.empty()
    table.game.doors.replay(state, [(ply.seat, ply.action) for ply in plies])
    return state


def twins(table: Table, observer: int, rng: Rng, asked: bool = False) -> tuple[list[Ply], list[Ply]]:
    """A history, if so wished up to a decision of the observer, and a twin of it."""
    while True:
        plies = question(table, observer, rng) if asked else history(table, rng)
        for other in twins_of(table, plies, observer, rng):
            return plies, other


def twins_of(table: Table, plies: list[Ply], observer: int, rng: Rng) -> Iterator[list[Ply]]:
    """The same history with other hidden cards, as often as some tries lead to a history that was possible."""
    everything = HIDDEN[table.game.name](table, plies, observer)
    end = step_of(played(table, plies))
    for _ in range(TRIES):
        other = list(plies)
        for hidden in everything:
            redeal(other, hidden, rng)
        if is_possible(table, other, observer, end):
            yield other


def redeal(plies: list[Ply], hidden: Hidden, rng: Rng) -> None:
    """Shuffle hidden cards, in every ply that names one of them."""
    before = [plies[i].action for i in hidden.slots] + hidden.rest
    after = np.array(before)
    shuffle(after, len(after), rng)
    for i, card in zip(hidden.slots, after.tolist(), strict=False):
        plies[i] = replace(plies[i], action=card)
    renamed = dict(zip(before, after.tolist(), strict=True))
    for i in hidden.echoes:
        card, rest = divmod(plies[i].action, hidden.wide)
        plies[i] = replace(plies[i], action=renamed[card] * hidden.wide + rest)
    for i in hidden.pairs:
        one, other = divmod(plies[i].action, CARDS_WIDE)
        plies[i] = replace(plies[i], action=renamed.get(one, one) * CARDS_WIDE + renamed.get(other, other))


def step_of(state: States) -> int:
    """What is asked now; OVER if nothing is."""
    return top_frame(state)[0] if state[0].depth else OVER


def is_possible(table: Table, plies: list[Ply], observer: int, end: int) -> bool:
    """Could the others and CHANCE have done this? That the observer could is for the comparison to say.

    Whoever has a single way is not asked: where a hidden card decides that, everybody sees it, and it is no twin.
    """
    going = Going(table)
    for ply in plies:
        if step_of(going.state) != ply.step:
            return False
        if ply.seat != observer and ply.action not in going.legal(ply.seat):
            return False
        going.play(ply.seat, ply.action)
    return step_of(going.state) == end


# -- comparing the twins ------------------------------------------------------------------------------------


def first_leak(table: Table, one: list[Ply], other: list[Ply], observer: int) -> str | None:
    """The first entry after which the observer could tell the twins apart by the view's bytes."""
    both = Going(table), Going(table)
    for number, plies in enumerate(zip(one, other, strict=True)):
        for going, ply in zip(both, plies, strict=True):
            going.play(ply.seat, ply.action)
        a, b = (view(table, going.state, observer) for going in both)
        if a.tobytes() != b.tobytes():
            return f"view after ply {number} differs in {differing_fields(a, b)}"
        if observer >= 0 and max(both[0].asked, 0) >> observer & 1:
            lists = [going.legal(observer) for going in both]
            if lists[0] != lists[1]:
                return f"legal actions after ply {number} differ"
    return None


def differing_fields(a: States, b: States) -> list[str]:
    return [name for name in a.dtype.names or () if not np.array_equal(a[name], b[name])]


def replayed(table: Table, plies: list[Ply]) -> Position:
    """The match of a history."""
    position = table.game.start(table.seats, dict(table.options), ())
    for ply in plies:
        position.play(ply.action, ply.seat)
    return position


def outside(table: Table, plies: list[Ply], observer: int) -> dict[str, object]:
    """Everything that can reach a seat in other forms: JSON, text, features and refusals.

    As on a server, the others are sent their JSON first: what was written for them must not reach this seat either.
    """
    position = replayed(table, plies)
    for other in table.observers():
        sent = position.view(other)
        sent.json()
        sent.events()
    seen = position.view(observer)
    return {
        "json": seen.json(),
        "pickle": pickle.dumps(seen),
        "events": seen.events(),
        "text": seen.text,
        "features": seen.features().tolist(),
        "legal texts": position.legal(observer) if observer >= 0 else None,
        "refusals": [refusal(position, text, observer) for text in attempts(table)] if observer >= 0 else None,
    }


def attempts(table: Table) -> list[str]:
    """Texts of all kinds: some legal, some not, some nonsense."""
    if table.game.name == "krvavy_trun":
        texts = [f"place {card} {place}" for card in krvavy_pieces.NAMES for place in ("start", "end", "on 0", "on 2")]
        texts += [f"{verb} {slot}" for verb in ("strike", "copy", "move", "to") for slot in range(4)]
        return [*texts, *(f"spy {seat}" for seat in "ABCDE"), "keep", "reveal", "", "place", "undo 1"]
    if table.game.name == "dedicove":
        texts = [
            f"{verb} {card}" for verb in ("play", "discard", "hide", "swap", "give") for card in (1, 5, 20, 48, 85)
        ]
        texts += [
            f"{verb} {place}" for verb in ("bury", "turn", "look", "perform") for place in ("A1", "B1", "B2", "C1")
        ]
        texts += [f"{verb} slot {slot}" for verb in ("draw", "toss", "aside") for slot in (1, 2, 3)]
        texts += ["hide 1 drop 2", "move R+1", "move G-1", "pick A", "pick B", "name undead", "exhume 1", "mode look"]
        return [*texts, "draw harbour", "pass", "stop", "decline", "", "play", "undo 1"]
    if table.game.name == "trolli":
        texts = [f"play {card}" for card in trolli_pieces.ROUND_NAMES[::7]]
        texts += [f"move {troll} {place}" for troll in (1, 5) for place in trolli_pieces.PLACE_NAMES[1:]]
        texts += [*trolli_pieces.ACTION_NAMES, "activate K04", "activate board", "claim tiles7", "lay B3E 0"]
        return [*texts, "tile P01", "take bat1", "field gold", "end", "done", "", "move", "undo 1"]
    cards = sorted(set(trun_pieces.NAMES)) if table.game.name == "trun" else [str(card + 1) for card in range(9)]
    return [f"{verb} {card}" for verb in ("play", "seal", "peek", "draw") for card in cards] + ["", "play", "undo 1"]


def refusal(position: Position, text: str, seat: int) -> object:
    try:
        position.copy().play(text, seat)
    except Refusal as refused:
        return str(refused), refused.data()
    return "played"


def leak_of_pair(table: Table, observer: int, seed: int, deep: bool) -> str | None:
    """Make one pair of twins and compare them; None if there is no leak."""
    plies, other = twins(table, observer, seeded(seed, observer + 9))
    leak = first_leak(table, plies, other, observer)
    if leak is None and deep:
        a, b = outside(table, plies, observer), outside(table, other, observer)
        leak = next((f"{name} differs" for name in a if a[name] != b[name]), None)
    return leak and f"{table}, observer {observer}, seed {seed}: {leak}"


def main(pairs: int, games: Sequence[str]) -> int:
    tables = [table for table in TABLES if not games or table.game.name in games]
    for seed in range(pairs):
        for table in tables:
            for observer in table.observers():
                if leak := leak_of_pair(table, observer, seed, deep=True):
                    print(leak)
                    return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10, sys.argv[2:]))
