"""What a view and an action of Jak se trollí princezny look like outside."""

from typing import TYPE_CHECKING, Literal, TypedDict

from throneroom.games.trolli.data import Clan
from throneroom.games.trolli.flow import STEPS

Seat = Literal["A", "B", "C", "D"]
Cave = Literal["mine", "build", "power"]
VillageName = Literal["I", "II", "III", "IV"]
Place = Literal["off", Cave, VillageName]
Item = Literal["camp", "baby", "bell"]
Camp = Literal["O", "G", "D", "X"]
Baby = Literal["P", "Q", "C", "T"]
if TYPE_CHECKING:
    Step = str
else:  # whatever can be asked
    Step = Literal[STEPS]


class Ores(TypedDict):
    """A number for each kind of ore: obsidian, gold, diamonds."""

    O: int  # noqa: E741 as positions and actions call it
    G: int
    D: int


class Items(TypedDict):
    """A number for each kind of field."""

    camp: int
    baby: int
    bell: int


class Stock(TypedDict):
    """What the supply holds."""

    princess: int
    baby: int
    human: int
    cow: int


class Caves(TypedDict):
    """A number for each cave."""

    mine: int
    build: int
    power: int


class Backs(TypedDict):
    """Round cards by their backs."""

    dawn: int
    dusk: int
    night: int


Sheet = TypedDict(
    "Sheet", {"sets": int, "princesses": int, "royal-tiles": int, "humans": int, "vp-tiles": int, "cards": int}
)


class NetworkTile(TypedDict):
    """A tile in a network; its edge k lies on edge k + turned of the slot."""

    slot: str
    tile: str
    turned: int


class Field(TypedDict):
    """A field that is still free, and what it gives to whoever fills it."""

    item: Item
    bonus: str


class Side(TypedDict):
    """What is known of one seat."""

    clan: Clan | None
    ore: Ores
    shafts: Ores
    filled: Ores
    power: int
    power_max: int
    barns: int
    covered: int
    cows: int
    beds: int
    princesses: int
    items: Items
    fields: list[Field]
    camps: list[Camp]
    babies: list[Baby]
    trolls: list[Place]
    humans: Caves
    cauldrons: int
    network: list[NetworkTile]
    cards: list[str]
    fulfilled: list[str]
    progress: dict[str, int]
    hand: list[str]
    unseen_hand: Backs
    sheet: Sheet


class Village(TypedDict):
    """A village; outposts are the camps of players."""

    name: VillageName
    castle: str | None
    princess: int
    bells: int
    camps: int
    babies: int
    humans: int
    outposts: dict[Seat, int]
    trolls: dict[Seat, int]
    cauldrons: int


class Deed(TypedDict):
    """An action of the place: how much it brings, and why it cannot be taken now."""

    do: str
    amount: int
    why: str | None


class Activation(TypedDict):
    """An own tile that does something, or the board, and why it cannot be used now."""

    what: str
    why: str | None


class Join(TypedDict):
    """A slot and a turn in which a tile completes shafts, and at which edges of the slot."""

    slot: str
    turned: int
    edges: list[int]


class Question(TypedDict):
    """What is asked. Pairs of points are own and foreign ones; `phase` is 2 with the first troll, 3 with the second;
    `joins` are the ways to lay the tile that complete shafts; `barred` are trolls that may not be moved now."""

    place: Place | None
    points: int | None
    foreign: int | None
    spent: tuple[int, int] | None
    phase: int | None
    tile: str | None
    left: int | None
    joins: list[Join]
    deeds: list[Deed]
    activations: list[Activation]
    prospects: dict[Place, tuple[int, int]]
    barred: list[str]


class KingPlace(TypedDict):
    """Where the troll king stands; the seat says in whose cave, if it is one."""

    place: Place
    seat: Seat


class Standing(TypedDict):
    """A player at the end: equals share a place."""

    place: int
    seat: Seat
    points: int
    princesses: int


class Table(TypedDict):
    """The table as the reader knows it; stacks are those of cave tiles, royal tiles and troll cards."""

    step: Step
    turn: Seat
    first: Seat
    round: int
    rounds: int
    king: KingPlace | None
    caves: list[str]
    royals: list[str]
    cards: list[str]
    royal_cards: list[str]
    stacks: tuple[int, int, int]
    supply: Stock
    villages: list[Village]
    seats: list[Side]
    question: Question | None
    winners: list[Seat] | None
    ranking: list[Standing] | None


class Action(TypedDict):
    """An action by its words: `move 2 mine`, `lay B3E 1`, `end`."""

    text: str
    do: str
    what: str | None
    to: str | None
