"""The memory law: remembering the events told to a seat gives exactly the cards that its view shows, no more, no fewer.

One small follower per game, written from the rules page, without a look at the game's view.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Protocol

from throneroom.kit.kinds import HIDDEN
from throneroom.kit.text import read_zones

Known = dict[tuple[str, str], Counter[str]]  # (owner, zone) -> the cards known to lie there
Event = dict[str, Any]
Place = dict[str, Any]


class Follower(Protocol):
    """Knows the rules, how many sit at the table and which of them it is; the rest it hears."""

    @property
    def zones(self) -> tuple[str, ...]:
        """What it keeps of a position text."""

    @property
    def lists(self) -> tuple[str, ...]:
        """Zones in which the order counts: each is one thing, written as in a position text."""

    @property
    def known(self) -> Known:
        """What it has kept."""

    def hear(self, event: Event) -> None:
        """Something happened."""


class TrunFollower:
    """Keeps every pile as a bag of known cards."""

    zones = ("hand", "followers", "shown", "score", "prize", "removed")
    lists = ()

    def __init__(self) -> None:
        self.known: Known = defaultdict(Counter)
        self.phase = 1

    def hear(self, event: Event) -> None:
        seat, card = event.get("seat", ""), event.get("card", "")
        match event["kind"]:
            case "dealt":
                self._add(seat, "hand", card)
            case "turned":
                self._add("", "prize", card)
            case "played":
                self._drop(seat, "hand", card)
                if self.phase == 2:
                    self._drop(seat, "shown", card)
                self._add("", "trick", card)
            case "recruited":
                self._drop("", "prize", card)
                self._add(seat, "followers", card)
                self._add(seat, "shown", card)
            case "drew":
                self._add(seat, "followers", card)
            case "scored":
                self._drop("", "trick", card)
                self._add(seat, "score", card)
            case "removed":
                self._drop("", "trick", card)
                self._add("", "removed", card)
            case "took-up":
                self.phase = 2
                self.known[seat, "hand"] += self.known.pop((seat, "followers"), Counter())

    def _add(self, owner: str, zone: str, card: str) -> None:
        if card != HIDDEN:
            self.known[owner, zone][card] += 1

    def _drop(self, owner: str, zone: str, card: str) -> None:
        self.known[owner, zone] -= Counter([card])


class TinyFollower:
    """Remembers hands, stakes and draws of Peek."""

    zones = ("hand", "stake", "drawn", "table")
    lists = ()

    def __init__(self) -> None:
        self.known: Known = defaultdict(Counter)

    def hear(self, event: Event) -> None:
        if event.get("card", HIDDEN) == HIDDEN:
            return
        seat, card, place = event["seat"], event["card"], event.get("to", "stake")
        if event.get("from") == "hand":
            self.known[seat, "hand"] -= Counter([card])
        self.known["" if place == "table" else seat, place] |= Counter([card])


@dataclass
class RowCard:
    """A card of the row, as far as it was seen."""

    family: str
    name: str = HIDDEN
    points: int = 0
    up: bool = False

    def __str__(self) -> str:
        return f"{self.family}.{self.name}" + ("^" if self.up else f"v{self.points}")


class KrvavyFollower:
    """Knows its own cards from the start; keeps piles, purses, and the row as slots, the top card first."""

    zones = ("hand", "aside", "discards", "hand2", "aside2", "discards2", "purse", "row")
    lists = ("row",)
    kinds = ("Archer", "Squire", "Spy", "Heir", "Impersonator", "Lord", "Murder", "Decree", "Trap", "Conspiracy")
    families = "RBGVY"

    def __init__(self, seats: int, observer: int) -> None:
        self.seats = seats
        self.piles: Known = defaultdict(Counter)
        self.purses = Counter(dict.fromkeys("ABCDE"[:seats], 1))
        self.row: list[list[RowCard]] = []
        for number, family in enumerate(self.families[: 4 if seats == 2 else seats]):
            if number % seats == observer:
                self._pile(family, "hand").update(self.kinds)

    @property
    def known(self) -> Known:
        row = " ".join("/".join(map(str, slot)) for slot in self.row)
        purses = {(seat, "purse"): Counter([str(points)]) for seat, points in self.purses.items()}
        return dict(self.piles) | purses | {("", "row"): Counter([row] if row else [])}

    def hear(self, event: Event) -> None:
        kind, seat, card, slot = event["kind"], event["seat"], event.get("card", ""), event.get("slot", -1)
        match kind:
            case "set-aside":
                self._pile(event["family"], "hand")[card] -= 1
                self._pile(event["family"], "aside")[card] += card != HIDDEN
            case "placed" | "covered":
                self._pile(event["family"], "hand")[card] -= 1
                if kind == "placed":
                    self.row.insert(slot, [])
                self.row[slot].insert(0, RowCard(event["family"], card))
            case "kept":
                self.row[slot][0].points += 1
            case "revealed":
                self.row[slot][0].name, self.row[slot][0].up = card, True
            case "took":
                self.row[slot][0].points = 0
                self.purses[seat] += event["points"]
            case "lost":
                self.row[slot][0].points = 0
            case "gained":
                self.purses[seat] += event["points"]
            case "stole":
                self.purses[seat] += 1
                self.purses[event["victim"]] -= 1
            case "eliminated" | "discarded":
                self._taken(slot)
                self._pile(event["family"], "discards")[card] += 1
                self.row = [cards for cards in self.row if cards]
            case "moved":
                taken = self._taken(slot)
                self.row.insert(event["gap"], [taken])
                self.row = [cards for cards in self.row if cards]

    def _pile(self, family: str, pile: str) -> Counter[str]:
        number = self.families.index(family)
        return self.piles["ABCDE"[number % self.seats], pile + "2" * (number >= self.seats)]

    def _taken(self, slot: int) -> RowCard:
        return self.row[slot].pop(0)


class DedicoveFollower:
    """Knows nothing at the start; keeps every place as a list of cards, unknown ones as `?`. A watcher has no marks."""

    lists = ("party", "tavern", "wilderness", "graveyard", "aside", "drawn")
    stays_up = ("played", "took", "sent")  # kinds by which a hero comes to a party face up

    def __init__(self, seats: int, observer: int) -> None:
        self.me = "ABCDEF"[observer] if observer >= 0 else ""
        self.heirs: dict[str, str] = {}
        self.hands: dict[str, Counter[str]] = defaultdict(Counter)
        self.parties: dict[str, list[list[str]]] = defaultdict(list)
        self.tavern = ["-"] * 3
        self.piles: dict[str, list[str]] = {"wilderness": [], "graveyard": ["85"], "aside": [], "drawn": []}
        self.actor = ""
        self.searching = False
        self.swapped_at = -1
        self.over = False

    @property
    def zones(self) -> tuple[str, ...]:
        """H15: at the end everything is open, and there is nothing to remember."""
        return () if self.over else ("heir", "hand", *self.lists)

    @property
    def known(self) -> Known:
        known: Known = {(seat, "heir"): Counter([heir]) for seat, heir in self.heirs.items() if heir != HIDDEN}
        known |= {(seat, "hand"): hand for seat, hand in self.hands.items()}
        known |= {
            (seat, "party"): Counter([" ".join(map("".join, party))]) for seat, party in self.parties.items() if party
        }
        if self.tavern != ["-"] * 3:
            known["", "tavern"] = Counter([" ".join(self.tavern)])
        for name, pile in self.piles.items():
            cards = pile[::-1] if name in ("wilderness", "graveyard") else pile
            if name == "graveyard" and not self.searching:
                cards = cards[:1] + [HIDDEN] * (len(cards) - 1)  # H9
            if cards:
                known["", name] = Counter([" ".join(cards)])
        return known

    def hear(self, event: Event) -> None:
        kind, seat, card = event["kind"], event.get("seat", ""), event.get("card", "")
        self.actor = seat if kind in ("turn", "starts") else self.actor
        self.searching = kind == "searches" and seat == self.me
        match kind:
            case "got-heir":
                self.heirs[seat] = card.removeprefix("heir")
            case "shuffled":
                self.piles["wilderness"] = []
            case "turned-up" | "turned-down" | "looked":
                self._seen(event)
            case "revealed":
                self.piles["wilderness"][-1] = self._kept(card)
            case "swapped":
                self._swap(event["from"], event["to"], card)
            case "ended":
                self.over = True
            case _ if "from" in event:
                self._leave(event["from"], card)
                self._join(event["to"], card, kind in self.stays_up or event["from"]["pile"] == "tavern")

    def _kept(self, card: str) -> str:
        """H15: what a watcher saw go to a hidden place is not remembered."""
        return card if self.me else HIDDEN

    def _seen(self, event: Event) -> None:
        hero = self._hero(event["place"])
        if event["kind"] != "looked":
            hero[1] = "u" if event["kind"] == "turned-up" else "d"
        if event["card"] != HIDDEN:
            hero[0] = event["card"] if hero[1] == "u" else self._kept(event["card"])

    def _hero(self, place: Place) -> list[str]:
        return self.parties[place["seat"]][place["number"] - 1]

    def _leave(self, place: Place, card: str) -> None:
        name = place["pile"]
        if name == "hand":
            self._leave_hand(place["seat"], card)
        elif name == "party":
            self.parties[place["seat"]].pop(place["number"] - 1)
        elif name == "tavern":
            self.tavern[place["number"] - 1] = "-"
        elif name == "drawn":
            self._leave_drawn(card)
        elif name == "graveyard":
            self.piles[name].remove(card)
        elif name in self.piles:
            self.piles[name].pop()

    def _leave_hand(self, owner: str, card: str) -> None:
        """H8: a card that was not seen might be any of them."""
        if card == HIDDEN:
            self.hands[owner].clear()
        else:
            self.hands[owner] -= Counter([card])

    def _leave_drawn(self, card: str) -> None:
        """H10: whoever does not see which card it was knows none of them any more."""
        drawn = self.piles["drawn"]
        if card in drawn:
            drawn.remove(card)
        else:
            self.piles["drawn"] = [HIDDEN] * (len(drawn) - 1)

    def _join(self, place: Place, card: str, up: bool) -> None:
        name = place["pile"]
        if name == "hand":
            if self._kept(card) != HIDDEN:
                self.hands[place["seat"]][card] += 1
        elif name == "party":
            self.parties[place["seat"]].append([card if up else self._kept(card), "u" if up else "d"])
        elif name == "tavern":
            self.tavern[place["number"] - 1] = card
        elif name in ("graveyard", "aside") or (name == "drawn" and up):  # H2: it lay open before
            self.piles[name].append(card)
        elif name in self.piles:
            self.piles[name].append(self._kept(card))

    def _swap(self, source: Place, target: Place, card: str) -> None:
        """E30: told twice, once for each card; both keep the other's place."""
        if source["pile"] == "hand":
            self._leave_hand(source["seat"], card)
        if source["pile"] == "drawn":
            drawn = self.piles["drawn"]
            self.swapped_at = drawn.index(card) if card in drawn and self.actor == self.me else -1
        match target["pile"]:
            case "party":
                hero = self._hero(target)
                hero[0] = card if hero[1] == "u" else self._kept(card)
            case "graveyard":
                self.piles["graveyard"][-1] = card
            case "drawn":
                self._swap_drawn(card)
            case _:
                self._join(target, card, up=False)

    def _swap_drawn(self, card: str) -> None:
        """H10, Q34: only the actor knows which of several it was."""
        drawn = self.piles["drawn"]
        if self.swapped_at >= 0:
            drawn[self.swapped_at] = card
        else:
            self.piles["drawn"] = [self._kept(card)] if len(drawn) == 1 else [HIDDEN] * len(drawn)


class TrolliFollower:
    """Keeps the round cards it sees, the displays, and who took which troll card."""

    zones = ("hand", "spent", "caves", "royals", "trolls-up", "royal-cards", "cards")
    lists = ()

    def __init__(self) -> None:
        self.known: Known = defaultdict(Counter)

    def hear(self, event: Event) -> None:
        seat, card = event.get("seat", ""), event.get("card", "")
        match event["kind"]:
            case "turned-up":
                self._add("", self._zone(event["display"]), card)
            case "discarded":
                self.known["", self._zone(event["display"])].clear()
            case "laid":
                self._drop("", "royals" if card.startswith("K") else "caves", card)
            case "bought":
                self._drop("", "trolls-up", card)
                self._add(seat, "cards", card)
            case "royal-card":
                self._add("", "royal-cards", card)
            case "drew":
                self._add(seat, "hand", card)
            case "played":
                self._drop(seat, "hand", card)
                self._add("", "spent", card)

    def _zone(self, display: str) -> str:
        return "trolls-up" if display == "cards" else display

    def _add(self, owner: str, zone: str, card: str) -> None:
        if card != HIDDEN:
            self.known[owner, zone][card] += 1

    def _drop(self, owner: str, zone: str, card: str) -> None:
        if self.known[owner, zone][card]:
            self.known[owner, zone][card] -= 1


FOLLOWERS: dict[str, Callable[[int, int], Follower]] = {
    "trun": lambda seats, observer: TrunFollower(),
    "krvavy_trun": KrvavyFollower,
    "dedicove": DedicoveFollower,
    "trolli": lambda seats, observer: TrolliFollower(),
    "tiny": lambda seats, observer: TinyFollower(),
}


def remembered(follower: Follower) -> Known:
    """What the follower knows of the piles that a view shows."""
    return {place: +cards for place, cards in follower.known.items() if +cards and place[1] in follower.zones}


def shown(text: str, names: Collection[str], follower: Follower) -> Known:
    """The cards that a view's text names."""
    known: Known = {}
    for zone in read_zones(text, names):
        things = [" ".join(zone.things)] if zone.name in follower.lists else zone.things
        cards = Counter(thing for thing in things if zone.name in follower.lists or not thing.startswith("?"))
        if cards and zone.name in follower.zones:
            known[zone.owner, zone.name] = cards
    return known
