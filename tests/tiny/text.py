"""Notation of Peek: `seal 3`, `play 4`, `peek B`, `draw`, `stop`; CHANCE answers `deal 3` and `draw 3`."""

from collections.abc import Sequence
from typing import Any

from tests.tiny.shapes import Action, Table
from tests.tiny.state import DEAL, DRAW, MORE, SEAL, STEPS, TARGET, TURN
from throneroom.kit import ask
from throneroom.kit.errors import Malformed
from throneroom.kit.game import Frame
from throneroom.kit.text import as_written, read_seat, read_zones, seat_name, write_set

CARD_VERBS = {DEAL: "deal", SEAL: "seal", TURN: "play", DRAW: "draw"}
OWNED = ("hand", "stake", "drawn")
ZONES: tuple[str, ...] = (*OWNED, "peeked", "sealed", "table", "deck", "draws", "seats", "ask")


def write_action(frame: Frame, action: int) -> str:
    if frame[0] == TARGET:
        return f"peek {seat_name(action)}"
    if frame[0] == MORE:
        return "draw" if action else "stop"
    return f"{CARD_VERBS[frame[0]]} {action + 1}"


def read_action(text: str) -> int:
    match text.split():
        case ["stop"]:
            return 0
        case ["draw"]:
            return 1
        case ["peek", ("A" | "B" | "C") as seat]:
            return read_seat(seat)
        case ["deal" | "seal" | "play" | "draw", card] if card in "123456789" and len(card) == 1:
            return int(card) - 1
    raise Malformed("action", sent=text)


def action_json(frame: Frame, action: int) -> Action:
    return {"text": write_action(frame, action)}


def names(pile: Any) -> list[str]:
    return [str(card + 1) for card in range(9) if int(pile) >> card & 1]


def write_position(s: Any) -> str:
    lines = [f"seats {int(s.seats)}", f"draws {int(s.draws)}"]
    for p in range(int(s.seats)):
        zones = [write_set(name, names(s[name][p]), int(s[f"unseen_{name}"][p])) for name in OWNED]
        zones.append(write_set("peeked", [seat_name(q) for q in range(3) if int(s.peeked[p]) >> q & 1]))
        zones.append(f"sealed {int(s.sealed[p])}" if s.sealed[p] else "")
        if any(zones):
            lines.append(f"{seat_name(p)} " + " ".join(zone for zone in zones if zone))
    lines.append(write_set("table", names(s.table)))
    lines.append(write_set("deck", names(s.deck), int(s.unseen_deck)))
    frames = [f"{STEPS[frame[0]]} {int(frame[1])} {int(frame[2])}" for frame in s.stack[: s.depth][::-1]]
    lines.append(f"ask {', '.join(frames)}" if frames else "")
    return "\n".join(line for line in lines if line)


def read_position(text: str, out: Any) -> Sequence[int]:
    for zone in read_zones(text, ZONES):
        seat = read_seat(zone.owner) if zone.owner else 0
        if zone.name in ("seats", "draws"):
            out[zone.name] = int(zone.things[0])
        elif zone.name == "ask":
            for frame in reversed(" ".join(zone.things).split(",")):
                name, asked, argument = frame.split()
                ask(out, STEPS.index(name), int(asked), int(argument))
        elif zone.name == "sealed":
            out.sealed[seat] = int(zone.things[0])
        elif zone.name == "peeked":
            out.peeked[seat] = sum(1 << read_seat(name) for name in zone.things)
        else:
            _read_pile(zone.name, zone.things, seat, out)
    return ()


def _read_pile(name: str, things: Sequence[str], seat: int, out: Any) -> None:
    pile = sum(1 << int(thing) - 1 for thing in things if not thing.startswith("?"))
    unseen = sum(int(thing[1:]) for thing in things if thing.startswith("?"))
    if name in OWNED:
        out[name][seat] = pile
        out[f"unseen_{name}"][seat] = unseen
    else:
        out[name] = pile
        if unseen:
            out[f"unseen_{name}"] = unseen


def view_json(v: Any, seat: int) -> Table:
    return {"text": write_position(v)}


def meant(frame: Frame, thing: str) -> int:
    return as_written(read_action, write_action, frame, thing)
