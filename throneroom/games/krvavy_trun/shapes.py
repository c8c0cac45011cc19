"""What a view and an action of Krvavý trůn look like outside."""

from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict

from throneroom.games.krvavy_trun.state import STEPS

Seat = Literal["A", "B", "C", "D", "E"]
Family = Literal["R", "B", "G", "V", "Y"]
Card = Literal["Archer", "Squire", "Spy", "Heir", "Impersonator", "Lord", "Murder", "Decree", "Trap", "Conspiracy"]
if TYPE_CHECKING:
    Step = str
else:  # whatever can be asked
    Step = Literal[STEPS]


class House(TypedDict):
    """A family, and what is known of its piles."""

    family: Family
    hand: list[Card]
    unseen_hand: int
    aside: list[Card]
    unseen_aside: int
    discards: list[Card]


class Player(TypedDict):
    """A player's purse, and the families: in the duel two."""

    purse: int
    families: list[House]


class InRow(TypedDict):
    """A card in the row; its face is null where the reader does not know it.

    `laid` says which one it is, by the order of placing; 0 where a match began before that was told.
    """

    family: Family
    card: Card | None
    points: int
    up: bool
    laid: int


class Question(TypedDict):
    """What is asked about: the family that places, the ability that strikes, the slot that moves, those near a spy."""

    family: Family | None
    card: Card | None
    slot: int | None
    near: list[int]


class Standing(TypedDict):
    """A player at the end: equals share a place."""

    place: int
    seat: Seat
    purse: int
    cards: int


class Table(TypedDict):
    """The table as the reader knows it."""

    round: int
    first: Seat
    step: Step
    cursor: int | None
    seats: list[Player]
    row: list[list[InRow]]
    question: Question | None
    winners: list[Seat] | None
    ranking: list[Standing] | None


class Action(TypedDict):
    """A deed, and what it is done with: a placed card, a slot, the gap a card moves to, the player a spy robs."""

    text: str
    do: Literal["place", "keep", "reveal", "strike", "spy", "copy", "move", "to"]
    card: NotRequired[Card]
    place: NotRequired[Literal["start", "end", "on"]]
    slot: NotRequired[int]
    gap: NotRequired[int]
    seat: NotRequired[Seat]
