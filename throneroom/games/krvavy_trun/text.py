"""Notation, position text, JSON for people."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, Literal, get_args

from throneroom.games.krvavy_trun.effects import LEFT, neighbours
from throneroom.games.krvavy_trun.flow import (
    AT_END,
    AT_START,
    KEEP,
    ON_SLOT,
    REVEAL,
    cards_in_row,
    resolve,
    targets,
    winners,
)
from throneroom.games.krvavy_trun.pieces import (
    CARDS,
    DECREE,
    FAMILIES,
    FIRST_SCHEME,
    IMPERSONATOR,
    KINDS,
    LONGEST_ROW,
    NAMES,
    ROUNDS,
    SPY,
)
from throneroom.games.krvavy_trun.reasons import STRIKES
from throneroom.games.krvavy_trun.shapes import Action, Card, House, InRow, Player, Question, Seat, Standing, Table
from throneroom.games.krvavy_trun.state import (
    COPY,
    DECIDE,
    FIRST,
    MOVE,
    MOVE_TO,
    PLACE,
    PLACES_WIDE,
    SET_ASIDE,
    SPY_ON,
    STEPS,
    STRIKE,
    acting_slot,
    families,
    is_covered,
    is_up,
    kind_at,
    owner_at,
    placing_family,
    player,
    slots,
    top,
)
from throneroom.games.krvavy_trun.view import is_each_another, placed
from throneroom.kit import CHANCE, UNKNOWN, ask, has
from throneroom.kit.errors import Malformed
from throneroom.kit.frames import FIRST as ARGUMENT
from throneroom.kit.frames import STEP
from throneroom.kit.game import Frame
from throneroom.kit.ranking import places
from throneroom.kit.reasons import NO_ACTION
from throneroom.kit.state import plain
from throneroom.kit.text import (
    Zone,
    as_written,
    names_in,
    question_words,
    read_number,
    read_seat,
    read_zones,
    seat_name,
    write_set,
)

# -- actions: `place Spy end`, `place Heir on 2`, `keep`, `reveal`, `strike 3`, `spy B`, `copy 1`, `move 2`, `to 0` ---

VERBS = {STRIKE: "strike", COPY: "copy", MOVE: "move", MOVE_TO: "to"}
DEEDS: dict[int, Literal["strike", "copy", "move"]] = {STRIKE: "strike", COPY: "copy", MOVE: "move"}  # with a slot
ENDS: dict[int, Literal["start", "end"]] = {AT_START: "start", AT_END: "end"}
PLAYERS: tuple[Seat, ...] = get_args(Seat)


def write_action(frame: Frame, action: int) -> str:
    """One line of notation."""
    match frame[STEP]:
        case step if step in VERBS:
            return f"{VERBS[step]} {action}"
        case step if step == PLACE:
            return f"place {NAMES[action // PLACES_WIDE]} {_write_place(action % PLACES_WIDE)}"
        case step if step == DECIDE:
            return "reveal" if action == REVEAL else "keep"
        case step if step == SPY_ON:
            return f"spy {seat_name(action)}"
        case step if step == FIRST:
            return f"first {seat_name(action)}"
    return f"aside {NAMES[action]}"


def _write_place(place: int) -> str:
    return ENDS.get(place) or f"on {place - ON_SLOT}"


def read_action(text: str) -> int:
    """Its number."""
    match text.split(" "):
        case ["keep"]:
            return KEEP
        case ["reveal"]:
            return REVEAL
        case ["strike" | "copy" | "move" | "to", slot]:
            return read_number(slot, LONGEST_ROW)
        case ["spy" | "first", seat]:
            return read_seat(seat)
        case ["aside", name] if name in KINDS:
            return KINDS[name]
        case ["place", name, "start"] if name in KINDS:
            return KINDS[name] * PLACES_WIDE + AT_START
        case ["place", name, "end"] if name in KINDS:
            return KINDS[name] * PLACES_WIDE + AT_END
        case ["place", name, "on", slot] if name in KINDS:
            return KINDS[name] * PLACES_WIDE + ON_SLOT + read_number(slot, LONGEST_ROW)
    raise Malformed("action", sent=text)


def action_json(frame: Frame, action: int) -> Action:
    """What a browser needs to light a card, a slot or a place."""
    at, text = frame[STEP], write_action(frame, action)
    if at == PLACE:
        return _placement_json(text, *divmod(action, PLACES_WIDE))
    if at == DECIDE:
        return {"text": text, "do": "reveal" if action == REVEAL else "keep"}
    if at == SPY_ON:
        return {"text": text, "do": "spy", "seat": PLAYERS[action]}
    if at == MOVE_TO:
        return {"text": text, "do": "to", "gap": action}
    return {"text": text, "do": DEEDS[at], "slot": action}


def _placement_json(text: str, kind: int, place: int) -> Action:
    if place in ENDS:
        return {"text": text, "do": "place", "card": NAMES[kind], "place": ENDS[place]}
    return {"text": text, "do": "place", "card": NAMES[kind], "place": "on", "slot": place - ON_SLOT}


# -- positions ----------------------------------------------------------------------------------------------

PILES = ("hand", "aside", "discards")
SECOND = "2"  # D1: the piles of a player's second family have names of their own, `hand2`
SWITCHES = ("only_heir", "own_last")  # B6, B2: what the table has agreed on
NUMBERS = ("seats", "turn", "cursor", *SWITCHES)
ZONES: tuple[str, ...] = (*PILES, *(pile + SECOND for pile in PILES), *NUMBERS, "first", "purse", "row", "laid", "ask")
MOST = {"seats": len(FAMILIES), "turn": ROUNDS, **dict.fromkeys(SWITCHES, 1)}
_CARD = re.compile(r"(?P<family>\w)\.(?P<name>\w+|\?)(?:(?P<up>\^)|v(?P<points>[0-9]{1,3}))")


def write_position(s: Any) -> str:
    """The round, a line for each player, the row, and what is asked."""
    lines = [f"seats {int(s.seats)} turn {int(s.turn)} first {seat_name(int(s.first))}"]
    lines[0] += f" cursor {int(s.cursor)}" if s.cursor else ""
    lines[0] += "".join(f" {switch} 1" for switch in SWITCHES if s[switch])
    lines += [f"{seat_name(seat)} {_write_player(s, seat)}" for seat in range(int(s.seats))]
    if s.length:
        lines.append("row " + " ".join(_write_row(s)) + _write_laid(s))
    if s.depth:
        lines.append("ask " + " ".join(_write_frame(s.stack[0])))
    return "\n".join(lines)


def _write_player(s: Any, seat: int) -> str:
    zones = [f"purse {int(s.purse[seat])}"]
    for number, family in enumerate(_families(s, seat)):
        for pile in PILES:
            unseen = int(s[f"unseen_{pile}"][family]) if pile != "discards" else 0
            zones.append(write_set(pile + SECOND * number, names(s[pile][family]), unseen))
    return " ".join(zone for zone in zones if zone)


def _families(s: Any, seat: int) -> list[int]:
    return list(range(seat, int(families(s)), int(s.seats)))


def names(pile: Any) -> list[Card]:
    """The kinds in a pile."""
    return names_in(int(pile), NAMES)


def _write_row(s: Any) -> list[str]:
    """The slots; `X/Y` is X on top of Y."""
    written: list[str] = []
    for i in range(int(s.length)):
        name = "?" if s.face[i] == UNKNOWN else NAMES[s.face[i] - 1]
        card = f"{FAMILIES[s.family[i]]}.{name}" + ("^" if has(s.up, i) else f"v{int(s.points[i])}")
        if is_covered(s, i):
            written[-1] += f"/{card}"
        else:
            written.append(card)
    return written


def _write_laid(s: Any) -> str:
    """In which order they were placed, unless it was from the beginning of the row to its end."""
    laid = s.laid[: s.length].tolist()
    return "" if laid == [*range(1, len(laid) + 1)] or not any(laid) else " laid " + " ".join(map(str, laid))


def _write_frame(frame: Any) -> list[str]:
    step, argument = frame[STEP], int(frame[ARGUMENT])
    words = question_words(frame, STEPS)
    if step == STRIKE:
        words.append(NAMES[argument])
    if step in (SET_ASIDE, PLACE, MOVE_TO):
        words.append(str(argument))
    return words


def read_position(text: str, out: Any) -> Sequence[int]:
    """Fill a blank state. A cursor without a question lets the row be resolved from there."""
    zones = read_zones(text, ZONES)
    _check_zones(zones)
    out.seats = 3
    for zone in zones:
        if zone.name in NUMBERS:
            out[zone.name] = read_number(_one(zone), MOST.get(zone.name, LONGEST_ROW))
    if out.seats < 2:
        raise Malformed("number", sent=str(int(out.seats)))
    for zone in zones:
        _read_zone(zone, out)
    out.placed = placed(out)
    if not out.laid.any():
        out.laid[: out.length] = range(1, out.length + 1)
    _check_table(out)
    if out.cursor and not out.depth:
        resolve(out, LEFT)
    return ()


def _check_zones(zones: list[Zone]) -> None:
    """What belongs to nobody has no owner, and no zone is written twice."""
    written = Counter((zone.owner, zone.name) for zone in zones)
    for zone in zones:
        owned = zone.name == "purse" or zone.name.removesuffix(SECOND) in PILES
        if bool(zone.owner) != owned:
            raise Malformed("zone-owner", sent=f"{zone.owner} {zone.name}".strip())
        if written[zone.owner, zone.name] > 1:
            raise Malformed("zone-twice", sent=f"{zone.owner} {zone.name}".strip())


def _check_table(s: Any) -> None:
    """What play can lead to, as far as the rules of the next action rely on it."""
    for family in range(int(families(s))):
        if not _is_family_possible(s, family):
            raise Malformed("krvavy_trun-table", sent=FAMILIES[family])
    if s.cursor > slots(s) + 1 or (s.cursor and not s.depth and _has_unknown(s)):
        raise Malformed("krvavy_trun-table", sent=f"cursor {int(s.cursor)}")
    if s.depth and not _is_askable(s, s.stack[0].tolist()):
        raise Malformed("krvavy_trun-table", sent="ask")
    if not _is_row_possible(s) or int(s.length) + _still_to_place(s) > LONGEST_ROW:
        raise Malformed("krvavy_trun-table", sent="row")
    if s.laid[s.length :].any() or not is_each_another(s):
        raise Malformed("krvavy_trun-table", sent="laid")


def _is_family_possible(s: Any, family: int) -> bool:
    """I4: no card in two places, and not more than there are."""
    faces = [int(s.face[i]) for i in range(int(s.length)) if s.family[i] == family]
    piles = [kind for pile in PILES for kind in names(s[pile][family])]
    known = piles + [NAMES[face - 1] for face in faces if face != UNKNOWN]
    unseen = int(s.unseen_hand[family]) + int(s.unseen_aside[family]) + faces.count(UNKNOWN)
    return len(set(known)) == len(known) and len(known) + unseen <= CARDS


def _has_unknown(s: Any) -> bool:
    """Does a card lie in the row that cannot be resolved, because its face is not known?"""
    return UNKNOWN in s.face[: s.length].tolist()


def _is_row_possible(s: Any) -> bool:
    """I1, R15: stacks of one family; face up no unknown card, and no scheme but the one that acts just now."""
    acting = int(top(s, acting_slot(s))) if s.depth and s.cursor else -1
    for i in range(int(s.length)):
        if is_covered(s, i) and s.family[i] != s.family[i - 1]:
            return False
        if has(s.up, i) and (s.face[i] == UNKNOWN or (s.face[i] > FIRST_SCHEME and i != acting)):
            return False
    return True


def _still_to_place(s: Any) -> int:
    """R1, R4: how many cards will come into the row, in this round and in the later ones."""
    if not (s.depth or s.cursor):
        return 0
    frame, in_a_round = s.stack[0].tolist(), int(families(s))
    now = in_a_round - frame[ARGUMENT] if frame[STEP] == PLACE else 0
    return now + in_a_round * (ROUNDS - int(s.turn))


def _is_askable(s: Any, frame: Frame) -> bool:
    """Is it the time for this question, is this the player to ask, and is there a card for it?"""
    step, asked, argument = frame[:3]
    if step in (FIRST, SET_ASIDE):
        return not s.turn and not s.cursor
    if step == PLACE:
        family = int(placing_family(s, argument))
        return argument < families(s) and asked == 1 << int(player(s, family)) and not s.cursor
    if not 0 < s.cursor <= slots(s) or asked != 1 << int(owner_at(s, acting_slot(s))):
        return False
    return _can_act(s, step, argument) if is_up(s, acting_slot(s)) else step == DECIDE


ABILITIES = {SPY_ON: SPY, COPY: IMPERSONATOR, MOVE: DECREE, MOVE_TO: DECREE}  # a strike names its own


def _can_act(s: Any, step: int, argument: int) -> bool:
    """R13, R14, R30: has the card that acts this ability, or can it be copied, and is there a target?"""
    mine = int(acting_slot(s))
    if step == DECIDE or (step == MOVE_TO and (argument == mine or argument >= slots(s))):
        return False
    kind, ability = int(kind_at(s, mine)), argument if step == STRIKE else ABILITIES[step]
    is_able = kind == ability or (kind == IMPERSONATOR and ability < FIRST_SCHEME)
    return is_able and targets(s) != 0


def _one(zone: Zone) -> str:
    if len(zone.things) != 1:
        raise Malformed("zone-things", sent=zone.name)
    return zone.things[0]


def _read_zone(zone: Zone, out: Any) -> None:
    pile = zone.name.removesuffix(SECOND)
    if pile in PILES:
        _read_pile(zone, pile, out)
    elif zone.name == "first":
        out.first = _seat(_one(zone), out)
    elif zone.name == "purse":
        out.purse[_seat(zone.owner, out)] = read_number(_one(zone), 999)
    elif zone.name == "row":
        _read_row(zone.things, out)
    elif zone.name == "laid":
        _read_laid(zone.things, out)
    elif zone.name == "ask":
        _read_frame(list(zone.things), out)


def _seat(name: str, out: Any) -> int:
    seat = read_seat(name)
    if not 0 <= seat < out.seats:
        raise Malformed("seat", sent=name)
    return seat


def _read_pile(zone: Zone, pile: str, out: Any) -> None:
    family = _seat(zone.owner, out) + (2 if zone.name.endswith(SECOND) else 0)
    if zone.name.endswith(SECOND) and out.seats != 2:
        raise Malformed("zone-owner", sent=f"{zone.owner} {zone.name}")
    for thing in zone.things:
        if thing.startswith("?") and pile != "discards":
            out[f"unseen_{pile}"][family] += read_number(thing[1:], CARDS)
        elif has(int(out[pile][family]), _kind(thing)):
            raise Malformed("krvavy_trun-table", sent=thing)
        else:
            out[pile][family] |= 1 << _kind(thing)


def _kind(name: str) -> int:
    if name not in KINDS:
        raise Malformed("krvavy_trun-card", sent=name)
    return KINDS[name]


def _read_row(things: Sequence[str], out: Any) -> None:
    for slot in things:
        for depth, card in enumerate(slot.split("/")):
            match = _CARD.fullmatch(card)
            if not match or match["family"] not in FAMILIES[: int(families(out))] or out.length == LONGEST_ROW:
                raise Malformed("krvavy_trun-row", sent=card)
            i = int(out.length)
            out.face[i] = UNKNOWN if match["name"] == "?" else _kind(match["name"]) + 1
            out.family[i] = FAMILIES.index(match["family"])
            out.points[i] = int(match["points"] or 0)
            out.up |= 1 << i if match["up"] else 0
            out.tops |= 0 if depth else 1 << i
            out.length += 1


def _read_laid(things: Sequence[str], out: Any) -> None:
    if len(things) > LONGEST_ROW:
        raise Malformed("krvavy_trun-table", sent="laid")
    out.laid[: len(things)] = [read_number(thing, LONGEST_ROW) for thing in things]


def _read_frame(words: list[str], out: Any) -> None:
    match words:
        case ["choose-first"]:
            ask(out, FIRST, CHANCE)
        case ["set-aside", done]:
            ask(out, SET_ASIDE, CHANCE, read_number(done, 14))
        case ["place", seat, number]:
            ask(out, PLACE, 1 << _seat(seat, out), read_number(number, 4))
        case ["strike", seat, kind] if kind in STRIKES:
            ask(out, STRIKE, 1 << _seat(seat, out), _kind(kind))
        case ["to", seat, slot]:
            ask(out, MOVE_TO, 1 << _seat(seat, out), read_number(slot, LONGEST_ROW - 1))
        case ["decide" | "spy" | "copy" | "move" as name, seat]:
            ask(out, STEPS.index(name), 1 << _seat(seat, out))
        case _:
            raise Malformed("ask", sent=" ".join(words))


# -- for people ---------------------------------------------------------------------------------------------


def view_json(v: Any, seat: int) -> Table:
    """The table as this seat knows it."""
    known = plain(v)
    asked = known.stack[0].tolist() if known.depth else None
    return {
        "round": known.turn,
        "first": PLAYERS[known.first],
        "step": STEPS[asked[0]] if asked else "over",
        "cursor": known.cursor - 1 if known.cursor else None,
        "seats": [_player_json(known, p) for p in range(known.seats)],
        "row": _row_json(known),
        "question": _question_json(known, asked) if asked else None,
        "winners": None if asked else names_in(int(winners(known)), PLAYERS),
        "ranking": None if asked else _ranking(known),
    }


def _ranking(v: Any) -> list[Standing]:
    """R46, R47: best first."""
    counted = [(v.purse[seat], int(cards_in_row(v, seat))) for seat in range(v.seats)]
    return [
        {"place": place, "seat": PLAYERS[seat], "purse": counted[seat][0], "cards": counted[seat][1]}
        for place, seat in places(counted)
    ]


def _question_json(v: Any, frame: Frame) -> Question:
    """What it is about: the family that places, the ability that strikes, the slot that moves, those a spy is near."""
    step, argument = frame[STEP], frame[ARGUMENT]
    near = neighbours(v, acting_slot(v)) if step == SPY_ON else 0
    return {
        "family": FAMILIES[placing_family(v, argument)] if step == PLACE else None,
        "card": NAMES[argument] if step == STRIKE else None,
        "slot": argument if step == MOVE_TO else None,
        "near": [slot for slot in range(LONGEST_ROW) if has(near, slot)],
    }


def _player_json(v: Any, seat: int) -> Player:
    return {"purse": v.purse[seat], "families": [_house_json(v, family) for family in _families(v, seat)]}


def _house_json(v: Any, family: int) -> House:
    return {
        "family": FAMILIES[family],
        "hand": names(v.hand[family]),
        "unseen_hand": v.unseen_hand[family],
        "aside": names(v.aside[family]),
        "unseen_aside": v.unseen_aside[family],
        "discards": names(v.discards[family]),
    }


def _row_json(v: Any) -> list[list[InRow]]:
    """Slots, each a list of cards from the top."""
    row: list[list[InRow]] = []
    for i in range(v.length):
        card: InRow = {
            "family": FAMILIES[v.family[i]],
            "card": None if v.face[i] == UNKNOWN else NAMES[v.face[i] - 1],
            "points": v.points[i],
            "up": v.up >> i & 1 == 1,
            "laid": v.laid[i],
        }
        if v.tops >> i & 1:
            row.append([card])
        else:
            row[-1].append(card)
    return row


def meant(frame: Frame, thing: str) -> int:
    """A touched card would go to the end of the row."""
    if thing in KINDS:
        return KINDS[thing] * PLACES_WIDE + AT_END if frame and frame[STEP] == PLACE else NO_ACTION
    return as_written(read_action, write_action, frame, thing)
