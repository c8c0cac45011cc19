"""What a view and an action of Trůn look like outside."""

from typing import Literal, TypedDict

Seat = Literal["A", "B"]
Step = Literal["over", "first", "deal", "prize", "draw", "lead", "follow"]


class Side(TypedDict):
    """What is known of one seat."""

    hand: list[str]
    unseen_hand: int
    followers: list[str]
    unseen_followers: int
    shown: list[str]
    score: list[str]
    void: list[str]


class Table(TypedDict):
    """The table as the reader knows it."""

    phase: Literal[1, 2]
    step: Step
    seats: list[Side]
    deck: int
    prize: str | None
    led: str | None
    removed: list[str]
    votes: list[Seat | None]


class Action(TypedDict):
    """A card that can be played."""

    text: str
    do: Literal["play"]
    card: str
