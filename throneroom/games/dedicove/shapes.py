"""What a view and an action of Dědicové trůnu look like outside. A hero is its number, None where it is not known."""

from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict

from throneroom.games.dedicove.answers import DEEDS
from throneroom.games.dedicove.pieces import Faction, Seat
from throneroom.games.dedicove.state import QUESTIONS

Deck = Literal["standard", "extended", "introductory"]
Criterion = Literal["nobody", "sole-ally", "most-heroes", "fewest-heroes", "heir-number"]
Mode = Literal["turn", "look", "wild", "grave"]
if TYPE_CHECKING:
    Step = str
    Deed = str
else:  # whatever the registers have
    Step = Literal[tuple(QUESTIONS.names)]
    Deed = Literal[tuple(sorted(DEEDS))]

Steps = TypedDict("Steps", {"R+": int, "R-": int, "G+": int, "G-": int})


class Lying(TypedDict):
    """A hero in a party."""

    card: int | None
    up: bool


class Side(TypedDict):
    """What is known of one seat."""

    heir: int | None
    hand: list[int]
    unseen_hand: int
    party: list[Lying]
    moved: Steps
    decided: bool


class Question(TypedDict):
    """Which hero asks, what it wants, and the faction that was named; none of them outside a performance."""

    hero: int | None
    verb: str | None
    faction: Faction | None


class Ally(TypedDict):
    """What is compared of a seat that is allied with the winning faction."""

    seat: Seat
    of_faction: int
    heroes: int
    heir: int


class Outcome(TypedDict):
    """The end: `compared` has the seats that each criterion compared, down to the one that decided."""

    faction: Faction
    red: int
    green: int
    allies: list[Ally]
    compared: list[list[Seat]]
    criterion: Criterion
    winner: Seat | None
    capped: bool
    dry: bool


class Table(TypedDict):
    """The table as the reader knows it; in `chain` the last hero is being performed."""

    step: Step
    turn: Seat
    first: Seat
    turns: int
    cap: int | None
    deck: Deck
    threshold: int
    red: int
    green: int
    favoured: Faction
    seats: list[Side]
    tavern: list[int | None]
    harbour: int
    wilderness: list[int | None]
    graveyard: list[int | None]
    aside: list[int]
    drawn: list[int | None]
    chain: list[int]
    question: Question | None
    result: Outcome | None


class Action(TypedDict):
    """Something to do, and what it is done to: a place is that of a hero in a party, a number one in the graveyard."""

    text: str
    do: Deed
    card: NotRequired[int]
    drop: NotRequired[int]
    pile: NotRequired[Literal["harbour"]]
    slot: NotRequired[int]
    seat: NotRequired[Seat]
    place: NotRequired[int]
    number: NotRequired[int]
    red: NotRequired[int]
    green: NotRequired[int]
    faction: NotRequired[Faction]
    mode: NotRequired[Mode]
