"""How the things that an action names are written, read and told. Cards are written as their numbers."""

from collections.abc import Callable
from typing import Any, NamedTuple, get_args

from throneroom.games.dedicove.pieces import HEROES, HILL, IMPERIAL, SLOTS, UNDEAD, WATER, Faction, Seat
from throneroom.games.dedicove.state import PARTY_ROOM, PLACES_WIDE, PLAY, place_of
from throneroom.kit.errors import Malformed
from throneroom.kit.text import SEATS, read_number, read_seat, seat_name

FACTION_NAMES: dict[int, Faction] = {HILL: "hill", IMPERIAL: "imperial", UNDEAD: "undead", WATER: "water"}
LETTERS: tuple[Seat, ...] = get_args(Seat)


class Thing(NamedTuple):
    """What an action can name. Numbers below the least stand for declining."""

    form: str  # how it looks, as a regular expression
    write: Callable[[int], str]
    read: Callable[[str], int]
    tell: Callable[[int], dict[str, Any]]
    least: int = 1
    deed: str = ""  # what is done with it, where that is not the word before it


def read_card(text: str) -> int:
    """A hero's number."""
    number = read_number(text, HEROES)
    if number == 0:
        raise Malformed("dedicove-card", sent=text)
    return number


def seat_at(name: str, s: Any) -> int:
    """A seat of this table."""
    seat = read_seat(name)
    if not 0 <= seat < s.seats:
        raise Malformed("seat", sent=name)
    return seat


def _read_place(text: str) -> int:
    seat, number = SEATS.index(text[0]), int(text[1:])
    if not 1 <= number <= PARTY_ROOM:
        raise Malformed("dedicove-place", sent=text)
    return int(place_of(seat, number - 1))


def _write_place(place: int) -> str:
    """`B2`: the second hero of B's party."""
    return f"{SEATS[place // PLACES_WIDE]}{place % PLACES_WIDE}"


def _tell_place(place: int) -> dict[str, Any]:
    return {"seat": LETTERS[place // PLACES_WIDE], "place": place % PLACES_WIDE}


def one_of_words(numbers: dict[int, Any], told: str) -> Thing:
    """One of a few words."""
    named = {word: number for number, word in numbers.items()}
    return Thing("|".join(named), numbers.__getitem__, named.__getitem__, lambda number: {told: numbers[number]}, 0)


A_CARD = Thing("[0-9]+", str, read_card, lambda card: {"card": card})
A_PLAY = Thing(
    "[0-9]+",
    lambda action: str(action - PLAY),
    lambda text: PLAY + read_card(text),
    lambda action: {"card": action - PLAY},
    PLAY + 1,
)
A_PLACE = Thing("[A-F][0-9]{1,2}", _write_place, _read_place, _tell_place)
A_SLOT = Thing(
    "slot [0-9]+", lambda slot: f"slot {slot}", lambda text: read_number(text[5:], SLOTS), lambda slot: {"slot": slot}
)
A_SEAT = Thing("[A-F]", seat_name, read_seat, lambda seat: {"seat": LETTERS[seat]}, 0)
A_FACTION = one_of_words(dict(FACTION_NAMES), "faction")
