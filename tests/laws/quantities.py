"""The law of quantities: whoever adds up the public events knows every public number, without a look at the table.

One small counter per game, written from the rules page. It hears what a watcher is told and knows the printed data.
Which cards they are is the law of memory's; here a card counts as one.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar, Protocol

from tests.laws.quantities_trolli import TrolliCounter

Event = dict[str, Any]
Table = dict[str, Any]
Options = dict[str, str]
Counts = Counter[str]  # by name: `A ore O`; what there is none of is not named


class Adding(Protocol):
    """Hears events and adds up."""

    @property
    def counts(self) -> Counts:
        """What is where, by all that was heard."""

    def hear(self, event: Event) -> None:
        """Something happened."""

    def shown(self, table: Table) -> Counts:
        """The same quantities as a table shows them."""


class Moving:
    """Every card goes from one place to another."""

    own: tuple[str, ...] = ()  # piles of which every seat has one

    def __init__(self, **full: int) -> None:
        self.counts: Counts = Counter(full)

    def move(self, event: Event, n: int = 1) -> None:
        """One card, or several."""
        self.counts[self.place(event["from"], event)] -= n
        self.counts[self.place(event["to"], event)] += n

    def place(self, name: str, event: Event) -> str:
        """With its owner."""
        return f"{event['seat']} {name}" if name in self.own else name


class TrunCounter(Moving):
    """Hands, followers, score piles, and what lies in the middle."""

    own = ("hand", "followers", "score")

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(deck=52)

    def hear(self, event: Event) -> None:
        if event["kind"] == "took-up":
            self.move(event, self.counts[f"{event['seat']} followers"])
        elif "to" in event:
            self.move(event)

    def shown(self, table: Table) -> Counts:
        found: Counts = Counter(deck=table["deck"], removed=len(table["removed"]), prize=table["prize"] is not None)
        for seat, side in zip("AB", table["seats"], strict=True):
            found[f"{seat} hand"] = len(side["hand"]) + side["unseen_hand"]
            found[f"{seat} followers"] = len(side["followers"]) + side["unseen_followers"]
            found[f"{seat} score"] = len(side["score"])
        found["trick"] = table["led"] is not None
        return found


class TinyCounter(Moving):
    """Hands, stakes and draws of Peek."""

    own = ("hand", "stake", "drawn")

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(deck=9)

    def hear(self, event: Event) -> None:
        if "to" in event:
            self.move(event)

    def shown(self, table: Table) -> Counts:
        found: Counts = Counter()
        owner = ""
        for line in table["text"].splitlines():
            words = line.replace("{", "").replace("}", "").split()
            for word in words:
                if word in "ABC":
                    owner = f"{word} "
                elif word in (*self.own, "table", "deck", "peeked", "seats", "draws", "ask", "sealed"):
                    zone = f"{owner if word in (*self.own, 'peeked', 'sealed') else ''}{word}"
                elif zone.split()[-1] in (*self.own, "table", "deck"):
                    found[zone] += int(word[1:]) if word.startswith("?") else 1
        return found


class KrvavyCounter:
    """Purses, hands and piles of the families, and the row: how many cards lie in a slot, with how many points."""

    families = "RBGVY"

    def __init__(self, seats: int, options: Options) -> None:
        self.piles: Counts = Counter({f"{family} hand": 10 for family in self.families[: 4 if seats == 2 else seats]})
        self.piles |= {f"{seat} purse": 1 for seat in "ABCDE"[:seats]}
        self.row: list[list[int]] = []

    @property
    def counts(self) -> Counts:
        """The row by its slots and cards."""
        cards = {f"row {i}.{k}": points + 1 for i, slot in enumerate(self.row) for k, points in enumerate(slot)}
        return self.piles + Counter(cards)

    def hear(self, event: Event) -> None:
        kind, seat, slot = event["kind"], event["seat"], event.get("slot", -1)
        family, points = event.get("family"), event.get("points", 0)
        if kind in ("set-aside", "placed", "covered"):
            self.piles[f"{family} hand"] -= 1
        match kind:
            case "set-aside":
                self.piles[f"{family} aside"] += 1
            case "placed":
                self.row.insert(slot, [0])
            case "covered":
                self.row[slot].insert(0, 0)
            case "kept":
                self.row[slot][0] += 1
            case "took" | "lost":
                self.row[slot][0] -= points
                self.piles[f"{seat} purse"] += points if kind == "took" else 0
            case "gained":
                self.piles[f"{seat} purse"] += points
            case "stole":
                self.piles[f"{seat} purse"] += 1
                self.piles[f"{event['victim']} purse"] -= 1
            case "eliminated" | "discarded":
                self.row[slot].pop(0)
                self.piles[f"{family} discards"] += 1
            case "moved":
                self.row.insert(event["gap"], [self.row[slot].pop(0)])
            case "round":
                self.piles["round"] = event["number"]
        self.row = [cards for cards in self.row if cards]

    def shown(self, table: Table) -> Counts:
        found: Counts = Counter(round=table["round"])
        for seat, side in zip("ABCDE", table["seats"], strict=False):
            found[f"{seat} purse"] = side["purse"]
            for house in side["families"]:
                found[f"{house['family']} hand"] = len(house["hand"]) + house["unseen_hand"]
                found[f"{house['family']} aside"] = len(house["aside"]) + house["unseen_aside"]
                found[f"{house['family']} discards"] = len(house["discards"])
        for i, slot in enumerate(table["row"]):
            found.update({f"row {i}.{k}": card["points"] + 1 for k, card in enumerate(slot)})
        return found


class DedicoveCounter:
    """How many cards every pile has, where the markers stand, and how far each seat has moved them."""

    piles = ("harbour", "wilderness", "graveyard", "aside", "drawn")
    heroes: ClassVar = {"standard": 77, "extended": 85, "introductory": 53}  # O2-O4

    def __init__(self, seats: int, options: Options) -> None:
        self.counts: Counts = Counter(
            graveyard=1, harbour=self.heroes[options["deck"]] - 1, red=4, green=4
        )  # B3, S4, S5

    def hear(self, event: Event) -> None:
        kind, seat = event["kind"], event.get("seat", "")
        if kind == "shuffled":
            self.counts["harbour"] += event["count"]
            self.counts["wilderness"] -= event["count"]
        elif kind == "moved":
            for marker in ("red", "green"):
                steps = event[marker] - self.counts[marker]
                self.counts[f"{seat} {marker[0].upper()}{'+' if steps > 0 else '-'}"] += abs(steps)
                self.counts[marker] = event[marker]
        elif kind == "turn":
            self.counts["turns"] = event["number"] - 1
        elif "from" in event and kind != "swapped":  # a swap leaves as many as there were
            self.counts[self.name(event["from"])] -= 1
            self.counts[self.name(event["to"])] += 1

    def name(self, place: dict[str, Any]) -> str:
        """Of a place; which one of a pile does not count."""
        return f"{place['seat']} {place['pile']}" if "seat" in place else str(place["pile"])

    def shown(self, table: Table) -> Counts:
        found: Counts = Counter({pile: len(table[pile]) for pile in self.piles if pile != "harbour"})
        found |= {"harbour": table["harbour"], "tavern": sum(card is not None for card in table["tavern"])}
        found |= {"red": table["red"], "green": table["green"], "turns": table["turns"]}
        for seat, side in zip("ABCDEF", table["seats"], strict=False):
            found[f"{seat} hand"] = len(side["hand"]) + side["unseen_hand"]
            found[f"{seat} party"] = len(side["party"])
            found.update({f"{seat} {name}": steps for name, steps in side["moved"].items()})
        return found


COUNTERS: dict[str, Callable[[int, Options], Adding]] = {
    "trun": TrunCounter,
    "krvavy_trun": KrvavyCounter,
    "dedicove": DedicoveCounter,
    "trolli": TrolliCounter,
    "tiny": TinyCounter,
}


def differing(adding: Adding, table: Table) -> dict[str, tuple[int, int]]:
    """The quantities that do not follow from the events: what was added up, and what is shown."""
    heard, shown = adding.counts, adding.shown(table)
    return {name: (heard[name], shown[name]) for name in {*heard, *shown} if heard[name] != shown[name]}
