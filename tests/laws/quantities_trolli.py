"""Every public number of Jak se trollí princezny, added up from what a watcher is told."""

from collections import Counter
from typing import Any

from throneroom.games.trolli import data

Event = dict[str, Any]
Table = dict[str, Any]
Counts = Counter[str]
CAVE_TILES = {name: words for name, *words in map(str.split, data.CAVE_TILES.strip().splitlines())}
ROYAL_TILES = {name: words for name, *words in map(str.split, data.ROYAL_TILES.strip().splitlines())}
CARDS = {name: words for name, *words in map(str.split, data.TROLL_CARDS.strip().splitlines())}
PRICES = {name: [*map(int, words[2:])] for name, *words in map(str.split, data.ACTIONS.strip().splitlines())}
FIELDS = {"bell": "bell", "resource": "camp"}
FULL = {2: (48, 20, 36), 3: (48, 20, 36), 4: (64, 20, 48)}  # R13, R15: stacks of cave tiles, royal tiles, troll cards
DISPLAYS = ("caves", "royals", "cards")


class TrolliCounter:
    """Boards, villages, displays and the supply."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.counts: Counts = Counter()
        self.king = ""
        for pile, n in zip(DISPLAYS, FULL[seats], strict=True):
            self.counts[f"stack {pile}"] = n
        for item, n in data.SUPPLY.items():
            self.counts[f"supply {item}"] = n - seats * data.VILLAGE_START.get(
                {"baby": "babies"}.get(item, f"{item}s"), 0
            )
        for village in data.VILLAGES[:seats]:
            for item, n in data.VILLAGE_START.items():
                self.counts[f"{village} {item}"] = n
        for seat in "ABCD"[:seats]:
            self.counts[f"{seat} trolls off"] = data.TROLLS
            self.counts[f"{seat} camps"] = len(data.CAMPS)
            self.counts[f"{seat} babies"] = len(data.BABIES)

    def hear(self, event: Event) -> None:
        getattr(self, "_" + event["kind"].replace("-", "_"), self._nothing)(event, f"{event.get('seat')} ")

    def _nothing(self, event: Event, own: str) -> None:
        """No quantity changes."""

    def _clan(self, event: Event, own: str) -> None:
        clan = data.CLANS[event["clan"]]
        for ore in clan["shafts"]:
            self.counts[f"{own}shaft {ore}"] += 1
            self.counts[f"{own}filled {ore}"] += 1
        self.counts[f"{own}barns"], self.counts[f"{own}covered"] = clan["open"], clan["covered"]
        self.counts[f"{own}beds"] += data.BEDS

    # -- cards and displays -------------------------------------------------------------------------------------

    def _drew(self, event: Event, own: str) -> None:
        self.counts[f"{own}hand"] += 1

    def _played(self, event: Event, own: str) -> None:
        self.counts[f"{own}hand"] -= 1

    def _turned_up(self, event: Event, own: str) -> None:
        self.counts[f"stack {event['display']}"] -= 1
        self.counts[event["display"]] += 1

    def _discarded(self, event: Event, own: str) -> None:
        self.counts[f"discards {event['display']}"] += self.counts.pop(event["display"], 0)

    def _shuffled(self, event: Event, own: str) -> None:
        self.counts[f"stack {event['display']}"] += self.counts.pop(f"discards {event['display']}", 0)

    def _bought(self, event: Event, own: str) -> None:
        does, what, babies, *_ = CARDS[event["card"]]
        self.counts["cards"] -= 1
        self.counts[f"{own}cards"] += 1
        if does == "field":
            self.counts[f"{own}beds" if what == "bed" else f"{own}field {what}:-"] += 1
        for bonus in babies.split(","):
            self.counts[f"{own}field baby:{bonus}"] += 1

    def _royal_card(self, event: Event, own: str) -> None:
        self.counts["royal cards"] += 1

    def _fulfilled(self, event: Event, own: str) -> None:
        self.counts[f"{own}fulfilled"] += 1

    def _castle(self, event: Event, own: str) -> None:
        self.counts[f"{event['to']} castle"] += 1

    def _laid(self, event: Event, own: str) -> None:
        self.counts[f"{own}tiles"] += 1
        self.counts["royals" if event["card"] in ROYAL_TILES else "caves"] -= 1
        if event["card"] in ROYAL_TILES:
            self._royal_parts(ROYAL_TILES[event["card"]][2:], own)
            return
        kind, _, bonus, *_ = CAVE_TILES[event["card"]]
        if kind in FIELDS:
            self.counts[f"{own}field {FIELDS[kind]}:{bonus}"] += 1
        self.counts[f"{own}beds"] += kind == "princess"
        if kind in data.TILE_SHAFTS:
            self._shafts(*data.TILE_SHAFTS[kind], own)

    def _royal_parts(self, parts: list[str], own: str) -> None:
        for part in parts:
            if part in ("baby", "camp", "bell"):
                self.counts[f"{own}field {part}:-"] += 1
            elif part.startswith("shafts:"):
                self._shafts(part[7], int(part[8]), own)

    def _shafts(self, ore: str, n: int, own: str) -> None:
        self.counts[f"{own}shaft {ore}"] += n
        self.counts[f"{own}filled {ore}"] += n

    # -- ore, power and cows ------------------------------------------------------------------------------------

    def _shaft(self, event: Event, own: str) -> None:
        self.counts[f"{own}shaft {event['ore']}"] += 1

    def _gained(self, event: Event, own: str) -> None:
        self.counts[f"{own}ore {event['ore']}"] += event["count"]

    def _mined(self, event: Event, own: str) -> None:
        self.counts[f"{own}filled {event['ore']}"] -= event["count"]
        self._gained(event, own)

    def _refilled(self, event: Event, own: str) -> None:
        self.counts[f"{own}filled {event['ore']}"] += event["count"]

    def _power(self, event: Event, own: str) -> None:
        self.counts[f"{own}power"] += event["count"]

    def _cow(self, event: Event, own: str) -> None:
        self.counts[f"{own}cows"] += event["count"]
        self.counts["supply cow"] -= event["count"]

    def _uncovered(self, event: Event, own: str) -> None:
        self.counts[f"{own}covered"] -= 1
        self.counts[f"{own}barns"] += 1

    def _paid(self, event: Event, own: str) -> None:
        if event["deed"] in PRICES:
            power, obsidian, gold, diamonds, cows = PRICES[event["deed"]]
            self.counts[f"{own}power"] -= power
            self.counts[f"{own}cows"] -= cows
            self.counts["supply cow"] += cows
            for ore, n in zip("OGD", (obsidian, gold, diamonds), strict=True):
                self.counts[f"{own}ore {ore}"] -= n

    # -- figures and items --------------------------------------------------------------------------------------

    def _placed(self, event: Event, own: str) -> None:
        item = event["item"]
        self.counts[f"supply {item}"] -= 1
        self.counts[
            f"{event['to']} {'princess' if item == 'princess' else 'babies' if item == 'baby' else 'humans'}"
        ] += 1

    def _king(self, event: Event, own: str) -> None:
        self.counts.pop(self.king, None)
        self.king = f"{own}king {event['to']}"
        self.counts[self.king] = 1

    def _moved(self, event: Event, own: str) -> None:
        self.counts[f"{own}trolls {event['from']}"] -= 1
        self.counts[f"{own}trolls {event['to']}"] += 1

    def _home(self, event: Event, own: str) -> None:
        self._moved(event, own)

    def _pushed(self, event: Event, own: str) -> None:
        self._moved(event | {"to": "off"}, own)

    def _human_moved(self, event: Event, own: str) -> None:
        self.counts[f"{own}humans {event['from']}"] -= 1
        self.counts[f"{own}humans {event['to']}"] += 1

    def _housed(self, event: Event, own: str) -> None:
        self.counts["supply human" if event["from"] == "supply" else f"{event['from']} humans"] -= 1
        self.counts[f"{own}humans {event['to']}"] += 1

    def _camped(self, event: Event, own: str) -> None:
        self.counts[f"{own}camps"] -= 1
        self.counts[f"{event['to']} camps"] -= 1
        self.counts[f"{event['to']} outposts {event['seat']}"] += 1

    def _swapped(self, event: Event, own: str) -> None:
        self.counts[f"{own}babies"] -= 1
        self.counts[f"{event['to']} babies"] -= 1
        self.counts[f"{own}barns"] += event["baby"] == "C"
        ore, n = ("G", data.SWAP_GOLD) if event["paid"] == "gold" else ("D", data.SWAP_DIAMONDS)
        self.counts[f"{own}ore {ore}"] -= n

    def _bell(self, event: Event, own: str) -> None:
        self.counts[f"{event['from']} bells"] -= 1

    def _princess(self, event: Event, own: str) -> None:
        self.counts[f"{event['from']} princess"] -= 1
        self.counts[f"{own}princesses"] += 1

    def _filled(self, event: Event, own: str) -> None:
        self.counts[f"{own}field {event['item']}:{event['bonus']}"] -= 1
        self.counts[f"{own}item {event['item']}"] += 1

    # -- what the table shows -----------------------------------------------------------------------------------

    def shown(self, table: Table) -> Counts:
        """The same numbers there; how many were discarded is not shown."""
        found: Counts = Counter({f"discards {pile}": self.counts[f"discards {pile}"] for pile in DISPLAYS})
        for pile, n in zip(DISPLAYS, table["stacks"], strict=True):
            found |= {f"stack {pile}": n, pile: len(table[pile])}
        found["royal cards"] = len(table["royal_cards"])
        found.update({f"supply {item}": n for item, n in table["supply"].items()})
        for village in table["villages"]:
            found.update(village_counts(village))
        for seat, side in zip("ABCD", table["seats"], strict=False):
            found.update({f"{seat} {name}": n for name, n in side_counts(side).items()})
        if table["king"]:
            found[f"{table['king']['seat']} king {table['king']['place']}"] = 1
        return found


def village_counts(village: dict[str, Any]) -> Counts:
    """Of one village; trolls are counted with their players."""
    name = village["name"]
    found = Counter({f"{name} {item}": village[item] for item in ("bells", "camps", "babies", "humans", "princess")})
    found[f"{name} castle"] = village["castle"] is not None
    found.update({f"{name} outposts {seat}": n for seat, n in village["outposts"].items()})
    return found


def side_counts(side: dict[str, Any]) -> Counts:
    """Of one board."""
    numbers = ("power", "barns", "covered", "cows", "beds", "princesses")
    found = Counter({name: side[name] for name in numbers})
    found |= {name: len(side[name]) for name in ("camps", "babies", "cards", "fulfilled")}
    found["tiles"] = len(side["network"])
    found["hand"] = len(side["hand"]) + sum(side["unseen_hand"].values())
    for name, row in (
        ("ore", "ore"),
        ("shaft", "shafts"),
        ("filled", "filled"),
        ("item", "items"),
        ("humans", "humans"),
    ):
        found.update({f"{name} {what}": n for what, n in side[row].items()})
    found.update(f"field {field['item']}:{field['bonus']}" for field in side["fields"])
    found.update(f"trolls {place}" for place in side["trolls"])
    return found
