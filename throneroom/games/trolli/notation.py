"""Actions as one line of text, and the names of all components."""

from throneroom.games.trolli.data import BABIES, CAMPS, CAVES, TROLLS, VILLAGES
from throneroom.games.trolli.pieces import (
    ACTION_NAMES,
    ACTIVATE,
    CARD_NAMES,
    CASTLE_NAMES,
    CAVE_COUNT,
    CAVE_TILES,
    CLAIM,
    CLAN_NAMES,
    DEEDS,
    DONE,
    EDGES,
    EFFECT_NAMES,
    HUMAN,
    ORES,
    PLACE_NAMES,
    PLACES_WIDE,
    PRINTED,
    ROUND_NAMES,
    ROYAL_CARD_NAMES,
    SLOT_NAMES,
    TILE_NAMES,
)
from throneroom.games.trolli.shapes import Action
from throneroom.games.trolli.state import (
    ACT,
    CAMPSITE,
    CARD,
    CARD_ROW,
    CHANGELING,
    CLAIMS,
    CLAN,
    CROWN,
    DEAL,
    FIELD,
    HOME,
    HOUSE,
    HUMANS_TO,
    LAY,
    MOVE,
    OUT,
    PUSH,
    REFILLED,
    REVEAL,
    ROYAL,
    ROYAL_ROW,
    TILE,
    TROLL_CARD,
    TROLLS_TO,
)
from throneroom.kit.errors import Malformed
from throneroom.kit.game import Frame
from throneroom.kit.text import read_seat, seat_name

PRINTED_NAME = "board"
PAYMENTS = ("gold", "diamond")
TROLL_NAMES = tuple(str(troll + 1) for troll in range(TROLLS))
ROYAL_NAMES = TILE_NAMES[CAVE_TILES:]
SIMPLE = {  # steps whose answer is one name of a list
    CLAN: ("clan", CLAN_NAMES),
    CROWN: ("crown", CASTLE_NAMES),
    ROYAL: ("royal", ROYAL_CARD_NAMES),
    DEAL: ("draw", ROUND_NAMES),
    HOUSE: ("house", CAVES),
    CARD: ("play", ROUND_NAMES),
    OUT: ("home", CAVES),
    HOME: ("home", CAVES),
    TILE: ("tile", TILE_NAMES),
    FIELD: ("field", EFFECT_NAMES),
    REFILLED: ("refill", tuple(ORES)),
    TROLL_CARD: ("take", CARD_NAMES),
}


def write_action(frame: Frame, action: int) -> str:
    """One line of notation."""
    step = frame[0]
    if action == DONE and step != LAY:
        return "end" if step == ACT else "done"
    if step in (ACT, CARD, MOVE, CLAIMS) and action >= CLAIM:
        return f"claim {ROYAL_CARD_NAMES[action - CLAIM]}"
    if step in SIMPLE:
        verb, names = SIMPLE[step]
        return f"{verb} {names[action]}"
    if step == ACT:
        return _write_deed(action)
    return _write_pair(frame, action)


def _write_deed(action: int) -> str:
    if action < DEEDS:
        return ACTION_NAMES[action]
    tile = action - ACTIVATE
    return f"activate {PRINTED_NAME if tile == PRINTED else ROYAL_NAMES[tile]}"


def _write_pair(frame: Frame, action: int) -> str:
    """Answers with two parts, and those that depend on the question's row."""
    match frame[0]:
        case step if step in (TROLLS_TO, HUMANS_TO) and action >= HUMAN:
            return f"human {CAVES[(action - HUMAN) // 4]} {CAVES[(action - HUMAN) % 4]}"
        case step if step in (MOVE, TROLLS_TO):
            return f"move {TROLL_NAMES[action // PLACES_WIDE]} {PLACE_NAMES[action % PLACES_WIDE]}"
        case step if step == LAY:
            return f"lay {SLOT_NAMES[action // EDGES]} {action % EDGES}"
        case step if step == REVEAL:
            return f"turn {_revealed(frame[2], action)}"
        case step if step == CAMPSITE:
            return f"camp {CAMPS[action // 4]} {VILLAGES[action % 4]}"
        case step if step == CHANGELING:
            return f"swap {BABIES[action // 2]} {PAYMENTS[action % 2]}"
        case step if step == PUSH:
            return f"push {seat_name(action)}"
    return f"first {seat_name(action)}"


def _revealed(row: int, action: int) -> str:
    if row == CARD_ROW:
        return CARD_NAMES[action // 2]
    return ROYAL_NAMES[action] if row == ROYAL_ROW else TILE_NAMES[action]


def _by_text() -> dict[str, int]:
    """Every action of one word, or of a verb and a name."""
    known = {"end": DONE, "done": DONE, f"activate {PRINTED_NAME}": ACTIVATE + PRINTED}
    known |= {name: deed for deed, name in enumerate(ACTION_NAMES)}
    known |= {f"activate {name}": ACTIVATE + tile for tile, name in enumerate(ROYAL_NAMES)}
    known |= {f"claim {name}": CLAIM + card for card, name in enumerate(ROYAL_CARD_NAMES)}
    known |= {f"{verb} {name}": i for verb, names in SIMPLE.values() for i, name in enumerate(names)}
    known |= {f"turn {name}": i for names in (TILE_NAMES[:CAVE_TILES], ROYAL_NAMES) for i, name in enumerate(names)}
    known |= {f"turn {name}": 2 * i for i, name in enumerate(CARD_NAMES)}
    known |= {
        f"move {troll} {place}": t * PLACES_WIDE + i
        for t, troll in enumerate(TROLL_NAMES)
        for i, place in enumerate(PLACE_NAMES[1:], 1)
    }
    known |= {f"lay {slot} {r}": i * EDGES + r for i, slot in enumerate(SLOT_NAMES) for r in range(EDGES)}
    known |= {f"camp {camp} {v}": c * 4 + i for c, camp in enumerate(CAMPS) for i, v in enumerate(VILLAGES)}
    known |= {f"swap {baby} {how}": b * 2 + i for b, baby in enumerate(BABIES) for i, how in enumerate(PAYMENTS)}
    caves = range(CAVE_COUNT)
    return known | {f"human {CAVES[a]} {CAVES[b]}": HUMAN + a * 4 + b for a in caves for b in caves if a != b}


KNOWN = _by_text()


def read_action(text: str) -> int:
    """Its number."""
    if text in KNOWN:
        return KNOWN[text]
    match text.split(" "):
        case ["push" | "first", seat]:
            return read_seat(seat)
    raise Malformed("action", sent=text)


def action_json(frame: Frame, action: int) -> Action:
    """What a browser needs to light a tile, a slot or a place."""
    text = write_action(frame, action)
    verb, *rest = text.split()
    return {"text": text, "do": verb, "what": rest[0] if rest else None, "to": rest[1] if len(rest) > 1 else None}
