"""Position text, written: the table, the seats, the piles from the top, and what is asked."""

from typing import Any

from throneroom.games.dedicove.flow import is_of_row
from throneroom.games.dedicove.pieces import DECKS, HEROES, SPACES
from throneroom.games.dedicove.rows import CARD_OF_ROW, FIRST_ROW
from throneroom.games.dedicove.state import ASIDE_ROOM, CARDS_WIDE, DIRECTIONS, DRAWN_ROOM, HALF, QUESTIONS
from throneroom.kit import CHANCE, UNKNOWN, has
from throneroom.kit.game import Frame
from throneroom.kit.text import SEATS, names_in, seat_name, write_set

NUMBERS = {"seats": 6, "turns": 9_999, "cap": 9_999, "R": SPACES, "G": SPACES}
OWNED = ("heir", "hand", "party", "moved", "knows", "sealed")
PILES = ("wilderness", "graveyard", "aside", "drawn")
FIELDS = {"wilderness": "wild", "graveyard": "grave", "aside": "aside", "drawn": "drawn"}
COUNTS = {"wilderness": "wilds", "graveyard": "buried", "aside": "asides", "drawn": "drawns"}
ROOMS = {"wilderness": HEROES, "graveyard": HEROES, "aside": ASIDE_ROOM, "drawn": DRAWN_ROOM}
ZONES: tuple[str, ...] = (*NUMBERS, *OWNED, *PILES, "deck", "turn", "first", "tavern", "harbour", "ask")
EMPTY, HIDDEN = "-", "?"
NEXT_FRAME = "|"


def write_position(s: Any) -> str:
    """The table, a line for each seat, the piles from the top, and what is asked."""
    lines = [f"seats {int(s.seats)} deck {DECKS[int(s.deck)]} turn {seat_name(int(s.turn))}"]
    lines[0] += f" first {seat_name(int(s.first))} turns {int(s.turns)} cap {int(s.cap)}"
    lines.append(f"R {int(s.red)} G {int(s.green)}")
    lines += [f"{seat_name(p)} {line}" for p in range(int(s.seats)) if (line := _write_seat(s, p))]
    if s.tavern.any():
        lines.append("tavern " + " ".join(str(int(card)) if card else EMPTY for card in s.tavern))
    unseen = int(s.unseen_harbour)
    lines += filter(None, [write_set("harbour", map(str, harbour_cards(s)), unseen)])
    for pile in PILES:
        cards = s[FIELDS[pile]][: int(s[COUNTS[pile]])]
        if len(cards):
            ordered = cards if pile in ("aside", "drawn") else cards[::-1]
            lines.append(f"{pile} " + " ".join(_write_known(card) for card in ordered))
    lines.append("ask " + f" {NEXT_FRAME} ".join(_write_frame(s.stack[i].tolist()) for i in range(int(s.depth))))
    return "\n".join(lines) if s.depth else "\n".join([*lines[:-1], "ask over"])


def _write_seat(s: Any, seat: int) -> str:
    zones = [f"heir {_write_known(s.heir[seat])}"] if s.heir[seat] else []
    hand = s.hand[seat][: int(s.held[seat] - s.unseen_hand[seat])]
    zones.append(write_set("hand", [str(int(card)) for card in hand], int(s.unseen_hand[seat])))
    heroes = [
        _write_known(card) + ("u" if has(int(s.up[seat]), i) else "d")
        for i, card in enumerate(s.party[seat][: int(s.heroes[seat])])
    ]
    zones.append("party " + " ".join(heroes) if heroes else "")
    moved = [f"{name}{int(n)}" for name, n in zip(DIRECTIONS, s.moved[seat], strict=True) if n]
    zones.append("moved " + " ".join(moved) if moved else "")
    zones.append(write_set("knows", map(str, _marks(s, seat))))
    zones.append(f"sealed {_write_sealed(s, seat)}" if s.sealed[seat] else "")
    return " ".join(zone for zone in zones if zone)


def _write_known(card: Any) -> str:
    return HIDDEN if card == UNKNOWN else str(int(card))


def _write_sealed(s: Any, seat: int) -> str:
    answer = int(s.sealed[seat]) - 1
    if s.sealed[seat] == UNKNOWN:
        return HIDDEN
    return f"{answer // CARDS_WIDE}+{answer % CARDS_WIDE}" if answer >= CARDS_WIDE else str(answer)


def harbour_cards(s: Any) -> list[int]:
    """Its cards, as far as they are known."""
    return cards_in(s.harbour)


def cards_in(halves: Any) -> list[int]:
    """The cards of two sets."""
    return [card for card in range(1, HEROES + 1) if has(int(halves[(card - 1) // HALF]), (card - 1) % HALF)]


def _marks(s: Any, seat: int) -> list[int]:
    """The cards this seat knows in places where it could not see them."""
    seen = seen_anyway(s)
    return [card for card in range(1, HEROES + 1) if has(int(s.known[card]) & ~seen.get(card, 0), seat)]


def seen_anyway(s: Any) -> dict[int, int]:
    """H4, H5: who knows a card because of where it lies."""
    everybody = (1 << int(s.seats)) - 1
    seen: dict[int, int] = {}
    for seat in range(int(s.seats)):
        seen |= dict.fromkeys(s.hand[seat][: int(s.held[seat])].tolist(), 1 << seat)
        for i, card in enumerate(s.party[seat][: int(s.heroes[seat])].tolist()):
            seen[card] = everybody if has(int(s.up[seat]), i) else 1 << seat
    seen |= dict.fromkeys([*s.tavern.tolist(), *s.aside.tolist(), *s.grave.tolist()], everybody)
    seen |= dict.fromkeys(s.drawn.tolist(), 1 << int(s.turn))
    return seen


def _write_frame(frame: Frame) -> str:
    step, asked, *arguments = frame
    words = [QUESTIONS.names[step]]
    if asked:
        words.append(seat_name(CHANCE) if asked == CHANCE else "".join(names_in(asked, SEATS)))
    if is_of_row(step):
        row, *arguments = arguments
        card = int(CARD_OF_ROW[row])
        words.append(f"{card}.{row - int(FIRST_ROW[card])}")
    while arguments and not arguments[-1]:
        arguments = arguments[:-1]
    return " ".join([*words, *map(str, arguments)])
