"""What the playthroughs of Krvavý trůn show, read from the files themselves."""

import re
from collections.abc import Iterator

from tests.laws.memory import KrvavyFollower
from tests.playthroughs.reading import begun_in, played_again
from throneroom import WATCHER, Position
from throneroom.games.krvavy_trun.pieces import TRAP_SPRUNG
from throneroom.kit.game import Json

CARDS = ("Archer", "Squire", "Spy", "Heir", "Impersonator", "Lord", "Murder", "Decree", "Trap", "Conspiracy")
TRAPS = ("a Trap is revealed", "a Trap springs", "a Trap springs on a Murder", "an own Trap is eliminated")
SHOWN = {
    *(f"{card} is revealed" for card in CARDS),
    *TRAPS,
    "an empty row",
    "a stack of three",
    "a Decree lets a card act twice",
    "a Decree makes a card skip",
    "a shared victory",
}


def facts_of(text: str) -> set[str]:
    """What this game shows."""
    facts = set[str]()
    decided: list[str] = []  # the cards that were asked for in this round
    skipped: list[str] = []  # those that a Decree carried in front of the cursor
    before: tuple[list[str], int] = ([], -1)  # the row and the acting slot
    scorers = Scorers(begun_in(text).seats)
    for position, _ in played_again(text):
        events = position.view(WATCHER).events()
        facts |= facts_of_events(events) | facts_of_row(position) | scorers.facts_of(events, before[1])
        skipped += [before[0][source] for source, gap in moves(events) if source > before[1] >= gap]
        if any(event["kind"] == "round" for event in events) or position.is_over:
            if any(card not in decided for card in skipped):
                facts.add("a Decree makes a card skip")
            decided, skipped = [], []
        before = row(position), cursor(position)
        if "\nask decide" in position.text:
            decided.append(before[0][before[1]])
    if len(position.winners()) > 1:
        facts.add("a shared victory")
    return facts


def facts_of_events(events: list[Json]) -> set[str]:
    """Cards that are turned up, and Traps."""
    facts = {f"{event['card']} is revealed" for event in events if event["kind"] == "revealed"}
    if "Trap is revealed" in facts:
        facts.add("a Trap is revealed")
    for i, event in enumerate(events):
        if event["kind"] == "eliminated" and event["card"] == "Trap":
            gained = [each for each in events[i + 1 : i + 3] if each["kind"] == "gained"]
            if [each["points"] for each in gained] == [1, 4]:
                attacker = events[i + 3]["card"]
                facts.add("a Trap springs on a Murder" if attacker == "Murder" else "a Trap springs")
            elif gained[0]["seat"] == event["seat"]:
                facts.add("an own Trap is eliminated")
    return facts


def facts_of_row(position: Position) -> set[str]:
    """High stacks, and no row at all."""
    facts = set()
    if any(slot.count("/") >= 2 for slot in zone(position, "row")):
        facts.add("a stack of three")
    if not zone(position, "row") and "turn 1 " not in position.text and "ask place" in position.text:
        facts.add("an empty row")
    return facts


class Scorers:
    """The face-up Lords and Heirs that gain by their ability: they act, whether or not anybody is asked."""

    def __init__(self, seats: int) -> None:
        self.table = KrvavyFollower(seats, WATCHER)
        self.acted = set[str]()  # in this round
        self.carried = set[str]()  # those that a Decree has carried behind the cursor since then

    def facts_of(self, events: list[Json], acting: int) -> set[str]:
        """Whether one of them acts for the second time in a round; `acting` is the slot of the cursor before."""
        facts, last = set(), ""
        for event in events:
            if event["kind"] == "round":
                self.acted, self.carried = set(), set()
            for source, gap in moves([event]):
                self.carried |= {self.top(source)} & self.acted if source < acting < gap else set()
            self.table.hear(event)
            if card := self.scorer(event, last):
                facts |= {"a Decree lets a card act twice"} if card in self.carried else set()
                self.acted.add(card)
            last = event["kind"]
        return facts

    def scorer(self, event: Json, last: str) -> str:
        """The card whose ability gave these points; nothing where they are for an elimination or a scheme."""
        if event["kind"] != "gained" or last == "eliminated" or event["points"] == TRAP_SPRUNG:
            return ""
        card = self.top(event["slot"])
        return card if card.endswith(("Lord^", "Heir^")) else ""

    def top(self, at: int) -> str:
        """`R.Lord^`"""
        return str(self.table.row[at][0])


def moves(events: list[Json]) -> Iterator[tuple[int, int]]:
    """From which slot to which gap a Decree moves a card."""
    for event in events:
        if event["kind"] == "moved":
            yield event["slot"], event["gap"]


def row(position: Position) -> list[str]:
    """The top cards, without what may change: `R.Spy`."""
    return [slot.split("/")[0].rstrip("^0123456789").removesuffix("v") for slot in zone(position, "row")]


def cursor(position: Position) -> int:
    """The acting slot."""
    found = re.search(r"cursor (\d+)", position.text)
    return int(found[1]) - 1 if found else -1


def zone(position: Position, name: str) -> list[str]:
    """A line of the text that begins with this word."""
    found = re.search(rf"^{name} (.*)$", position.text, re.MULTILINE)
    return found[1].split() if found else []
