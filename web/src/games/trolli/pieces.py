"""What the browser prints on tiles, cards and boards, from the tables of the rules.

`python web/src/games/trolli/pieces.py` writes printed.json beside it; with `--check` it only says whether it is old.
"""

import json
import sys
from pathlib import Path

from throneroom.games.trolli import data
from throneroom.games.trolli.pieces import (
    BESIDE,
    CASTLE_NAMES,
    ORES,
    PLACE_NAMES,
    ROCK,
    ROUND_ITEM,
    ROUND_KING,
    ROUND_NAMES,
    ROUND_VILLAGE,
    SLOT_NAMES,
    STOCK,
    TILE_SHAFTS,
)

PATH = Path(__file__).with_name("printed.json")
PRICES = ("ap", "power", "O", "G", "D", "cow")


def tiles() -> dict[str, dict[str, str]]:
    """Their kind, their edges, what lies on them, and the shafts in their middle."""
    found: dict[str, dict[str, str]] = {}
    for name, kind, edges, what, *_ in map(str.split, data.CAVE_TILES.strip().splitlines()):
        found[name] = {"kind": kind, "edges": edges, "what": what}
    for name, edges, does, *what in map(str.split, data.ROYAL_TILES.strip().splitlines()):
        found[name] = {"kind": "royal", "edges": edges, "does": does, "what": " ".join(what)}
    for tile, counts in zip(found.values(), TILE_SHAFTS, strict=True):
        tile["shafts"] = "".join(ore * count for ore, count in zip(ORES, counts, strict=True))
    return found


def cards() -> dict[str, object]:
    """What a troll card does, and the bonuses of its fields for babies."""
    rows = map(str.split, data.TROLL_CARDS.strip().splitlines())
    return {name: {"does": does, "what": what, "babies": babies.split(",")} for name, does, what, babies, *_ in rows}


def rounds() -> dict[str, object]:
    """Where a round card puts what, and where it sends the king."""
    return {
        name: {
            "village": data.VILLAGES[ROUND_VILLAGE[i]],
            "item": STOCK[ROUND_ITEM[i]],
            "king": PLACE_NAMES[ROUND_KING[i]],
        }
        for i, name in enumerate(ROUND_NAMES)
    }


def deeds() -> dict[str, object]:
    """Where an action is taken, and its price; of which kind it is, and with which ore, if it is one of several."""
    found: dict[str, object] = {}
    for name, place, *price in map(str.split, data.ACTIONS.strip().splitlines()):
        shown = {word: int(n) for word, n in zip(PRICES, price, strict=True) if int(n)}
        of = {"place": place, "foreign": name in data.FOREIGN_AP_ACTIONS, "price": shown}
        kinds = [{"kind": name.removesuffix(f"-{ore}"), "ore": ore} for ore in ORES if name.endswith(f"-{ore}")]
        found[name] = of | (kinds[0] if kinds else {"kind": name})
    return found


def beside() -> dict[str, object]:
    """The slots over the five edges of each slot; null is rock."""
    near = [[None if there == ROCK else SLOT_NAMES[there] for there in row] for row in BESIDE]
    return dict(zip(SLOT_NAMES, near, strict=True))


def pieces() -> str:
    """A line for each piece."""
    royal_cards = {name: {"colour": c, "needs": n} for name, (c, _, n) in data.ROYAL_CARDS.items()}
    clans = {name: {"shafts": clan["shafts"], "action": clan["action"]} for name, clan in data.CLANS.items()}
    tables = {"tiles": tiles(), "cards": cards(), "rounds": rounds(), "deeds": deeds(), "clans": clans}
    tables |= {"royalCards": royal_cards, "castles": dict(zip(CASTLE_NAMES, data.CASTLES, strict=True))}
    prices = {"activate": data.ACTIVATE_AP, "gold": data.SWAP_GOLD, "diamond": data.SWAP_DIAMONDS}
    tables |= {"prices": prices, "beside": beside()}
    parts = []
    for name, table in tables.items():
        lines = ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in table.items())
        parts.append(f" {json.dumps(name)}: {{\n{lines}\n }}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    if "--check" not in sys.argv:
        PATH.write_text(pieces(), "utf-8")
    elif PATH.read_text("utf-8") != pieces():
        raise SystemExit("Run python web/src/games/trolli/pieces.py: the printed pieces are out of date.")
