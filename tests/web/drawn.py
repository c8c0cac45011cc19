"""What a board must show seat A at one moment, from its view alone; rendered.js reads what is shown."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.web.tour import NAMES
from throneroom.games import GAMES
from throneroom.games.krvavy_trun.pieces import ROUNDS
from throneroom.games.trun.pieces import FACTIONS, LETTERS
from throneroom.kit.speech import say

Json = dict[str, Any]
SEATS = "ABCDEF"
GAMES_OF_WEB = Path(__file__).parents[2] / "web" / "src" / "games"
WHERE_ROWS = ("caves", "royals", "cards")


def words(message: str, **arguments: str | int) -> str:
    """As they stand in the page."""
    return say("en", message, **arguments)


def printed(game: str, file: str) -> Json:
    found: Json = json.loads((GAMES_OF_WEB / game / file).read_text("utf-8"))
    return found


WHOLE = 2  # cards in a trick

# -- Trůn -----------------------------------------------------------------------------------------------------------


def faction(card: str) -> str:
    return FACTIONS[LETTERS.index(card[0])]


def face(card: str) -> str:
    """`9Dwarf`"""
    return f"{card[1:]}{words('trun-faction-label', faction=faction(card))}"


def of_trun(table: Json, seen: Json, news: Json | None) -> Json:
    done = news["view"]["table"]["trick"] if news else []
    trick = done if len(done) == WHOLE else table["trick"]
    sides, them = table["seats"], table["seats"][1]
    counts = [len(side["followers"]) + side["unseen_followers"] for side in sides]
    held = max(len(side["hand"]) + side["unseen_hand"] for side in sides)
    phase = words(f"trun-phase-{table['phase']}")
    trick_now = words("web-trun-trick", number=14 - max(held, 1), all=13)
    return {
        "hand": sides[0]["hand"],
        "others": them["unseen_hand"] + len(them["hand"]),
        "prize": [face(table["prize"])] if table["prize"] else [],
        "trick": sorted(face(played["card"]) for played in trick),
        "won": sorted(face(played["card"]) for played in trick if played["won"]),
        "deck": str(table["deck"]) if table["deck"] else "",
        "scores": [score_of(table, letter, vote) for letter, vote in zip(LETTERS, table["votes"], strict=True)],
        "followers": [followers_of(side) for side in sides] if table["phase"] == 1 else [],
        "badges": [str(n) for n in (counts if table["phase"] == 1 else [table["votes"].count(each) for each in "AB"])],
        "info": words("web-the-end") if table["step"] == "over" else f"{phase} · {trick_now}",
    }


def score_of(table: Json, letter: str, vote: str | None) -> list[str]:
    """`Goblins: 3 : 2`, and who would have their vote."""
    mine, theirs = (sum(card[0] == letter for card in side["score"]) for side in table["seats"])
    label = words("trun-factions-label", faction=FACTIONS[LETTERS.index(letter)])
    return [f"{label}:{mine} : {theirs}", NAMES[SEATS.index(vote)] if vote else ""]


def followers_of(side: Json) -> list[str]:
    known = [words("web-trun-card", faction=faction(card), value=int(card[1:])) for card in side["followers"]]
    return known + [words("web-unknown-card")] * side["unseen_followers"]


# -- Krvavý trůn ----------------------------------------------------------------------------------------------------

TINCTURES = {"R": "gules", "B": "azure", "G": "vert", "V": "purpure", "Y": "or"}
MOST_UNDER = 3  # backs that are drawn below a card


def of_krvavy_trun(table: Json, seen: Json, news: Json | None) -> Json:
    houses = [house for side in table["seats"] for house in side["families"]]
    return {
        "hand": [card for house in table["seats"][0]["families"] for card in house["hand"]],
        "held": [
            " + ".join(str(len(house["hand"]) + house["unseen_hand"]) for house in side["families"])
            for side in table["seats"]
        ],
        "row": [slot_of(slot, covered_by(seen["chosen"]) == n) for n, slot in enumerate(table["row"])],
        "keys": [str(slot[-1]["laid"]) for slot in table["row"]],
        "lantern": -1 if table["cursor"] is None or table["cursor"] >= len(table["row"]) else table["cursor"],
        "gone": {house["family"]: cards_of(house, "discards") for house in houses if house["discards"]},
        "aside": [card for house in table["seats"][0]["families"] for card in cards_of(house, "aside")],
        "round": words("web-krvavy_trun-round", number=table["round"], all=ROUNDS),
        "purses": [str(side["purse"]) for side in table["seats"]],
    }


def covered_by(chosen: str | None) -> int:
    """The slot that a card is about to be laid on."""
    found = re.fullmatch(r"place \w+ on ([0-9]+)", chosen or "")
    return int(found[1]) if found else -1


def slot_of(cards: list[Json], is_covered: bool) -> list[Any]:
    """How many lie there, which of those below lie face up, and the top card; its points, if they can be seen."""
    top, under = cards[0], cards[1 : 1 + MOST_UNDER]
    name = words("web-krvavy_trun-short", card=top["card"]) if top["card"] else ""
    height = words("web-krvavy_trun-stack", count=len(cards)) if under else ""
    covered = [card["up"] for card in reversed(under)]
    return [height, *covered, TINCTURES[top["family"]], top["up"], name, "" if is_covered else str(top["points"] or "")]


def cards_of(house: Json, pile: str) -> list[str]:
    return [words("web-krvavy_trun-card-of", card=card, family=house["family"]) for card in house[pile]]


# -- Dědicové trůnu -------------------------------------------------------------------------------------------------

HEROES = printed("dedicove", "heroes.json")["heroes"]


def hero(number: int | None) -> str:
    return words(f"dedicove-hero-{number}") if number else ""


def faction_of(number: int) -> str:
    name = HEROES[str(number)]["faction"]
    return words("dedicove-board-all-factions") if name == "all" else words("dedicove-faction", faction=name)


def lying(card: Json) -> str:
    """`Curious Troll, Hill Tribes, face up`"""
    number = card["card"]
    how = "face-up" if card["up"] else "face-down-known" if number else "face-down"
    known = [hero(number), faction_of(number)] if number else []
    return ", ".join([*known, words(f"dedicove-board-{how}")])


def of_dedicove(table: Json, seen: Json, news: Json | None) -> Json:
    sides = dict(zip(SEATS, table["seats"], strict=False))
    wilds, graves = table["wilderness"], table["graveyard"]
    return {
        "hand": [str(card) for card in table["seats"][0]["hand"]],
        "held": [str(len(side["hand"]) + side["unseen_hand"]) for side in table["seats"]],
        "markers": words("dedicove-board-markers", red=table["red"], green=table["green"]),
        "favoured": words("dedicove-faction", faction=table["favoured"]) + ":",
        "parties": {seat: list(map(lying, side["party"])) for seat, side in sides.items()},
        "heirs": {seat: heir_of(seat, side) for seat, side in sides.items()},
        "near": near(table, seen["isAsked"]),
        "piles": [str(n) for n in (table["harbour"], len(wilds), len(graves))],
        "tops": [
            f", {words('dedicove-board-top', hero=hero(pile[0]))}" if any(pile[:1]) else "" for pile in (wilds, graves)
        ],
        "aside": list(map(hero, table["aside"])),
        "chain": list(map(hero, table["chain"])),
        "known": known_in(table, sides),
        "badges": [str(sum(card["up"] for card in side["party"])) for side in table["seats"]],
    }


def heir_of(seat: str, side: Json) -> str:
    if side["heir"]:
        label = words("dedicove-board-own-heir" if seat == "A" else "dedicove-label-heir")
        heir = words(f"dedicove-heir-{side['heir']}")
        return f"{label}: {heir}"
    moved = {f"{colour}_{way}": side["moved"][mark] for mark, colour, way in STEPS}
    return words("dedicove-board-moved", **moved)


STEPS = (("R+", "red", "right"), ("R-", "red", "left"), ("G+", "green", "right"), ("G-", "green", "left"))


def near(table: Json, asked: bool) -> list[str]:
    """The tavern; or what was drawn, or the graveyard, for whoever chooses there."""
    if table["drawn"] and (asked or not any(table["tavern"])):
        return [words("dedicove-label-drawn"), *map(hero, table["drawn"])]
    if asked and table["step"] == "exhume":
        return [words("dedicove-label-graveyard"), *map(hero, table["graveyard"])]
    return [
        words("dedicove-label-tavern"),
        *(hero(card) or words("dedicove-board-no-card") for card in table["tavern"]),
    ]


def known_in(table: Json, sides: dict[str, Json]) -> dict[str, list[str]]:
    """What A has seen of others' hidden cards and of the piles, place by place."""
    found = {words("dedicove-label-wilderness"): table["wilderness"]}
    for name, (seat, side) in zip(NAMES, sides.items(), strict=False):
        if seat != "A":
            found[words("dedicove-board-in-hand-of", name=name)] = side["hand"]
            hidden = [card["card"] for card in side["party"] if not card["up"]]
            found[words("dedicove-board-in-party-of", name=name)] = hidden
    if len(list(filter(None, table["graveyard"]))) > 1:  # the topmost lies open on the board
        found[words("dedicove-label-graveyard")] = table["graveyard"]
    return {
        title: sorted(f"{hero(card)}, {faction_of(card)}" for card in cards if card)
        for title, cards in found.items()
        if any(cards)
    }


# -- Jak se trollí princezny ----------------------------------------------------------------------------------------

TROLLI = printed("trolli", "printed.json")
THINGS = (("princess", "princess"), ("bells", "bell"), ("camps", "camp"), ("babies", "baby"), ("humans", "human"))
CAVES = ("mine", "build", "power")


def effect(name: str) -> str:
    return words(f"trolli-effect-{'none' if name == '-' else name.replace('+', '-')}")


def of_trolli(table: Json, seen: Json, news: Json | None) -> Json:
    shown = "A" if seen["isAsked"] or table["step"] == "over" else table["turn"]
    side = table["seats"][SEATS.index(shown)]
    stores = [*side["ore"].values(), f"{side['cows']}/{side['barns']}", f"{side['power']}/{side['power_max']}"]
    number, last = max(table["round"], 1), table["rounds"]
    return {
        "shown": [shown],
        "hand": table["seats"][0]["hand"],
        "displays": [table[row] for row in WHERE_ROWS],
        "stacks": [words("web-trolli-stack", count=left) for left in table["stacks"]],
        "stores": [[str(one) for one in [*stores, f"{side['princesses']}/{side['beds']}"]]] * 2,  # above and beside
        "network": [f"{laid['slot']} {laid['tile']} {laid['turned']}" for laid in side["network"]],
        "caves": {cave: cave_of(table, side, shown, cave) for cave in CAVES},
        "villages": [village_of(table, village) for village in table["villages"]],
        "fields": [fields_of(side, item) for item in ("camp", "baby", "bell")],
        "kept": list(map(troll_card, side["cards"])),
        "unseen": [f"{words('trolli-period', period=period)} {n}" for period, n in side["unseen_hand"].items() if n],
        "royal": [royal_of(table, card) for card in table["royal_cards"]],
        "supply": list(map(str, table["supply"].values())),
        "points": [str(sum(other["sheet"].values())) for other in table["seats"]],
        "info": words("web-the-end") if table["step"] == "over" else words("trolli-round", number=number, all=last),
    }


def troll_card(card: str) -> str:
    animal = words(f"web-trolli-animal-{re.sub('[0-9]', '', card)}")
    return f"{animal}:{words(f'trolli-text-{card}')}"


def cave_of(table: Json, side: Json, seat: str, cave: str) -> list[Any]:
    trolls, humans = side["trolls"].count(cave), side["humans"][cave]
    free = side["cauldrons"] - trolls - humans
    king = table["king"] or {}
    return [
        words("web-trolli-cave-holds", trolls=trolls, humans=humans, free=free),
        (king.get("place"), king.get("seat")) == (cave, seat),
    ]


def village_of(table: Json, village: Json) -> Json:
    places = [(owner, place) for owner, side in enumerate(table["seats"]) for place in side["trolls"]]
    return {
        "trolls": [words("web-trolli-troll-of", name=NAMES[owner]) for owner, at in places if at == village["name"]],
        "king": (table["king"] or {}).get("place") == village["name"],
        "castle": [
            f"{words('trolli-label-castle')}: {effect(TROLLI['castles'][castle])}"
            for castle in [village["castle"]]
            if castle
        ],
        "things": [
            f"{words('trolli-label-' + word)} {village[key] if village[key] > 1 else ''}".strip()
            for key, word in THINGS
            if village[key]
        ],
        "outposts": [
            f"{NAMES[SEATS.index(seat)]} {n if n > 1 else ''}".strip() for seat, n in village["outposts"].items()
        ],
    }


def fields_of(side: Json, item: str) -> list[str]:
    """What the player has of it, and what the fields give that are still free."""
    free = [field["bonus"] for field in side["fields"] if field["item"] == item]
    return [str(side["items"][item]), *map(effect, free)]


def royal_of(table: Json, card: str) -> list[str]:
    """How far A is, and who has fulfilled it."""
    own, needs = table["seats"][0], TROLLI["royalCards"][card]["needs"]
    done = [name for name, side in zip(NAMES, table["seats"], strict=False) if card in side["fulfilled"]]
    far = words("web-trolli-fulfilled") if "Eva" in done else f"{min(own['progress'].get(card, 0), needs)}/{needs}"
    return [card, far, *done]


EXPECTED: dict[str, Callable[[Json, Json, Json | None], Json]] = {
    "trun": of_trun,
    "krvavy_trun": of_krvavy_trun,
    "dedicove": of_dedicove,
    "trolli": of_trolli,
}
assert set(EXPECTED) == set(GAMES)


def is_drawn(game: str, seen: Json, table: Json, news: Json | None) -> bool:
    """Is all that is seen that of this table, where this moment is news?"""
    return not differences(game, seen, table, news)


def differences(game: str, seen: Json, table: Json, news: Json | None) -> Json:
    """What is seen, and what should be, by what it is."""
    expected = EXPECTED[game](table, seen, news)
    shown = seen | {"info": seen["info"].removeprefix(f"{words('web-replaying')} · ")}
    return {part: (shown[part], told) for part, told in expected.items() if shown[part] != told}
