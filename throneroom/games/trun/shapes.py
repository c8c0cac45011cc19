"""What a view and an action of Trůn look like outside."""

from typing import TYPE_CHECKING, Literal, TypedDict

from throneroom.games.trun.state import STEPS

Seat = Literal["A", "B"]
if TYPE_CHECKING:
    Step = str
else:  # whatever can be asked
    Step = Literal[STEPS]


class Side(TypedDict):
    """What is known of one seat."""

    hand: list[str]
    unseen_hand: int
    followers: list[str]
    unseen_followers: int
    shown: list[str]
    score: list[str]
    void: list[str]


class InTrick(TypedDict):
    """A card of the trick, by whom it was played, and whether it has won."""

    seat: Seat
    card: str
    won: bool


class Vote(TypedDict):
    """A faction's vote at the end: who has it, what decided, and the winner's cards that did."""

    seat: Seat | None
    by: Literal["most", "highest", "nobody"]
    cards: list[str]


class Table(TypedDict):
    """The table as the reader knows it. A whole trick lies there until something else has happened."""

    phase: Literal[1, 2]
    step: Step
    seats: list[Side]
    deck: int
    prize: str | None
    led: str | None
    trick: list[InTrick]
    removed: list[str]
    votes: list[Seat | None]
    result: list[Vote] | None


class Action(TypedDict):
    """A card that can be played."""

    text: str
    do: Literal["play"]
    card: str
