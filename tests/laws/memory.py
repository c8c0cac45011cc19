"""The memory law: remembering the events told to a seat gives exactly the cards that its view shows, no more, no fewer.

One small follower per game, written from the rules page, without a look at the game's view.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Collection
from typing import Any

from throneroom.kit.text import read_zones
from throneroom.kit.view import HIDDEN

Known = dict[tuple[str, str], Counter[str]]  # (owner, zone) -> the cards known to lie there
Event = dict[str, Any]


class TrunFollower:
    """Keeps every pile as a bag of known cards."""

    zones = ("hand", "followers", "shown", "score", "prize", "removed")

    def __init__(self) -> None:
        self.known: Known = defaultdict(Counter)
        self.phase = 1

    def hear(self, event: Event) -> None:
        seat, card = event["seat"], event["card"]
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

    def __init__(self) -> None:
        self.known: Known = defaultdict(Counter)

    def hear(self, event: Event) -> None:
        seat, card = event["seat"], event["card"]
        if card in (HIDDEN, None):
            return
        place = str(event["to"])
        if event["from"] == "hand":
            self.known[seat, "hand"] -= Counter([card])
        self.known["" if place == "table" else seat, place] |= Counter([card])


FOLLOWERS: dict[str, Callable[[], TrunFollower | TinyFollower]] = {"trun": TrunFollower, "tiny": TinyFollower}


def remembered(follower: TrunFollower | TinyFollower) -> Known:
    """What the follower knows of the piles that a view shows."""
    return {(owner, zone): cards for (owner, zone), cards in follower.known.items() if cards and zone in follower.zones}


def shown(text: str, names: Collection[str], follower: TrunFollower | TinyFollower) -> Known:
    """The cards that a view's text names."""
    known: Known = {}
    for zone in read_zones(text, names):
        cards = Counter(thing for thing in zone.things if not thing.startswith("?"))
        if cards and zone.name in follower.zones:
            known[zone.owner, zone.name] = cards
    return known
