"""Notation, position text, JSON for people, and why something cannot be done."""

from collections.abc import Callable
from typing import Any

from throneroom.games.dedicove import grammar as g
from throneroom.games.dedicove.effects import CARD_OF_ROW, ROWS
from throneroom.games.dedicove.heroes import parties
from throneroom.games.dedicove.notation import (
    FACTION_NAMES,
    LETTERS,
    action_json,
    pointed_at,
    read_action,
    write_action,
)
from throneroom.games.dedicove.pieces import DECKS, EMPEROR, SLOTS
from throneroom.games.dedicove.position import ZONES, write_position
from throneroom.games.dedicove.questions import options_of
from throneroom.games.dedicove.reading import read_position
from throneroom.games.dedicove.result import (
    CRITERIA,
    FEWEST_HEROES,
    HEIR_NUMBER,
    MOST_HEROES,
    allies,
    decision,
    faction_at,
    heroes_of,
    is_capped,
    is_played_out,
    strongest,
)
from throneroom.games.dedicove.sentence import fits, is_in_chain
from throneroom.games.dedicove.shapes import Ally, Outcome, Question, Seat, Side, Steps, Table
from throneroom.games.dedicove.state import (
    ALL_DISCARD,
    ANOTHER,
    COPIED,
    DRAW,
    DRAWN,
    DROP,
    FACTION,
    GIVE,
    GRAVE,
    HAND,
    HERO,
    MODE,
    MORE,
    MOVE,
    PLACES_WIDE,
    PLAYED,
    PLAYER,
    SET_UP,
    STEPS,
    TAVERN,
    TO_PARTY,
    TURN,
    harbour_size,
    threshold,
)
from throneroom.kit import UNKNOWN, has, waiting
from throneroom.kit.game import Frame
from throneroom.kit.reasons import Why
from throneroom.kit.state import plain

__all__ = [
    "ZONES",
    "action_json",
    "meant",
    "read_action",
    "read_position",
    "view_json",
    "why_not",
    "write_action",
    "write_position",
]


def view_json(v: Any, seat: int) -> Table:
    """The table as this seat knows it."""
    known = plain(v)
    frames = [known.stack[i].tolist() for i in range(known.depth)]
    step = frames[-1][0] if frames else 0
    return {
        "step": STEPS[step],
        "turn": LETTERS[known.turn],
        "first": LETTERS[known.first],
        "turns": known.turns,
        "cap": known.cap or None,
        "deck": DECKS[known.deck],
        "threshold": int(threshold(known)),
        "red": known.red,
        "green": known.green,
        "favoured": FACTION_NAMES[int(faction_at(known.red, known.green))],
        "seats": [_seat_json(known, p, step) for p in range(known.seats)],
        "tavern": [card or None for card in known.tavern],
        "harbour": int(harbour_size(known)),
        "wilderness": [_face(card) for card in known.wild[: known.wilds][::-1]],
        "graveyard": [_face(card) for card in known.grave[: known.buried][::-1]],
        "aside": known.aside[: known.asides],
        "drawn": [_face(card) for card in known.drawn[: known.drawns]],
        "chain": [int(CARD_OF_ROW[frame[2]]) for frame in frames if frame[0] in (PLAYED, COPIED)],
        "question": _question_json(frames[-1]) if frames else None,
        "result": None if frames else result_json(known),
    }


def _face(card: int) -> int | None:
    return None if card == UNKNOWN else card


def _seat_json(v: Any, seat: int, step: int) -> Side:
    return {
        "heir": v.heir[seat] if v.heir[seat] > 0 else None,
        "hand": v.hand[seat][: v.held[seat] - v.unseen_hand[seat]].tolist(),
        "unseen_hand": v.unseen_hand[seat],
        "party": [
            {"card": _face(int(card)), "up": v.up[seat] >> i & 1 == 1}
            for i, card in enumerate(v.party[seat][: v.heroes[seat]])
        ],
        "moved": _moved_json(*v.moved[seat].tolist()),
        "decided": step in (SET_UP, ALL_DISCARD) and v.sealed[seat] != 0,  # a swap keeps its card there, too
    }


def _moved_json(red_right: int, red_left: int, green_right: int, green_left: int) -> Steps:
    return {"R+": red_right, "R-": red_left, "G+": green_right, "G-": green_left}


def _question_json(frame: Frame) -> Question:
    """Which hero asks, what it wants, and the faction that was named."""
    step, row = frame[0], frame[2]
    if step < PLAYED:
        return {"hero": None, "verb": None, "faction": None}
    verb = int(ROWS[row][0])
    return {"hero": int(CARD_OF_ROW[row]), "verb": g.VERBS[verb], "faction": FACTION_NAMES.get(frame[5])}


def result_json(s: Any) -> Outcome:
    """W11: the result record."""
    faction = int(faction_at(s.red, s.green))
    winner, criterion = decision(s)
    return {
        "faction": FACTION_NAMES[faction],
        "red": s.red,
        "green": s.green,
        "allies": [_ally_json(s, seat, faction) for seat in range(s.seats) if has(int(allies(s)), seat)],
        "compared": _compared(s),
        "criterion": CRITERIA[criterion],
        "winner": LETTERS[winner] if winner >= 0 else None,
        "capped": bool(is_capped(s)),
        "dry": bool(is_played_out(s)),
    }


def _ally_json(s: Any, seat: int, faction: int) -> Ally:
    return {
        "seat": LETTERS[seat],
        "of_faction": int(heroes_of(s, seat, faction)),
        "heroes": s.heroes[seat],
        "heir": s.heir[seat],
    }


def _compared(s: Any) -> list[list[Seat]]:
    """W7, W8: the seats that each criterion compared, down to the one that decided."""
    left, found = int(allies(s)), list[list[Seat]]()
    for criterion in (MOST_HEROES, FEWEST_HEROES, HEIR_NUMBER):
        if left.bit_count() > 1:
            found.append([letter for seat, letter in enumerate(LETTERS) if has(left, seat)])
            left = int(strongest(s, left, criterion))
    return found


WHY = {
    SET_UP: ("dedicove-set-up", "S9"),
    TURN: ("dedicove-turn", "T2"),
    MORE: ("dedicove-more", "T5"),
    DRAW: ("dedicove-draw", "T8"),
    DROP: ("dedicove-drop", "T11"),
    MOVE: ("dedicove-move", "E14"),
    HERO: ("dedicove-hero-target", "E5"),
    PLAYER: ("dedicove-player", "E5"),
    HAND: ("dedicove-hand", "E5"),
    TAVERN: ("dedicove-tavern", "E5"),
    GRAVE: ("dedicove-grave", "E5"),
    DRAWN: ("dedicove-drawn", "E24"),
    FACTION: ("dedicove-faction", "E11"),
    MODE: ("dedicove-mode", "E11"),
    ANOTHER: ("dedicove-another", "E32"),
    GIVE: ("dedicove-give", "E31"),
    ALL_DISCARD: ("dedicove-all-discard", "E43"),
    TO_PARTY: ("dedicove-to-party", "E31"),
}


def why_not(v: Any, seat: int, thing: str) -> Why | None:
    """What is wrong with this, or what is asked instead, and by which rule."""
    if seat < 0 or not has(int(waiting(v)), seat):
        return Why("dedicove-not-asked", "T14")
    frame = v.stack[int(v.depth) - 1].tolist()
    if thing in [write_action(frame, action) for action in options_of(v, seat)]:
        return None
    word, _, card = thing.partition(" ")
    if frame[0] in (TURN, MORE, DROP) and word in ("play", "discard") and card.isdecimal():
        held = v.hand[seat][: int(v.held[seat])].tolist()
        if int(card) not in held:
            return Why("dedicove-not-in-hand", "T2", {"hero": int(card)})
    kind, number = pointed_at(thing)
    wrong = WRONG.get((frame[0], kind))
    return (wrong(plain(v), frame, number) if wrong else None) or Why(*WHY[frame[0]])


# -- what is wrong with the very thing that was touched --------------------------------------------------------


def _wrong_hero(v: Any, frame: Frame, place: int) -> Why | None:
    seat, i = divmod(place - 1, PLACES_WIDE)
    if seat >= v.seats or i >= v.heroes[seat]:
        return None
    verb, whose, face, factions = _wanted(frame)
    is_up, is_own = bool(v.up[seat] >> i & 1), seat == v.turn
    if verb == g.LOOK and is_own and not is_up:
        return Why("dedicove-own-hidden", "Q27")
    if verb == g.SEND and not is_own and v.seats == 2:
        return Why("dedicove-only-own", "Q33")
    if not has(int(parties(v, whose)), seat):
        return Why("dedicove-wrong-party", "E9", {"whose": WHOSE[whose]})
    if face == (g.DOWN if is_up else g.UP):
        return Why("dedicove-wrong-face", "E5", {"up": "no" if is_up else "yes"})
    if verb == g.LOOK and place == frame[4]:
        return Why("dedicove-looked-already", "Q28")
    card = int(v.party[seat][i])
    return _not_performed(v, frame, card, "E38") if verb == g.PERFORM else _wrong_faction(card, factions)


def _wanted(frame: Frame) -> tuple[int, int, int, int]:
    """The verb, and whose heroes it chooses among, lying which way and of which factions."""
    verb, _, *cells = ROWS[frame[2]].tolist()
    if verb != g.SWAP:
        return verb, cells[0], cells[1], cells[2]
    _, side, factions = cells[3:6] if frame[4] else cells[:3]
    return verb, side // 3, side % 3, factions


def _not_performed(v: Any, frame: Frame, card: int, of_emperor: str) -> Why | None:
    if card == EMPEROR:
        return Why("dedicove-emperor", of_emperor)
    if card == CARD_OF_ROW[frame[2]]:
        return Why("dedicove-itself", "Q21")
    return Why("dedicove-in-chain", "E34") if is_in_chain(v, card) else None


def _wrong_faction(card: int, factions: int) -> Why | None:
    if fits(card, factions):
        return None
    if card == EMPEROR:
        return Why("dedicove-emperor-imperial", "Q17")
    return Why("dedicove-wrong-faction", "E5")


def _wrong_slot(v: Any, frame: Frame, slot: int) -> Why | None:
    card = v.tavern[slot - 1] if 1 <= slot <= SLOTS else 0
    if not card:
        return Why("dedicove-empty-slot", "E20")
    verb, _, factions, *_ = ROWS[frame[2]].tolist()
    if verb == g.ASIDE:
        return _not_performed(v, frame, card, "Q20")
    return _wrong_faction(card, factions) if verb == g.TOSS else None


def _wrong_player(v: Any, frame: Frame, seat: int) -> Why | None:
    if seat >= v.seats:
        return None
    if ROWS[frame[2]][2] == g.WITH_UP_HERO:
        return Why("dedicove-no-up-hero", "Q15")
    return Why("dedicove-yourself", "E9") if seat == v.turn else Why("dedicove-no-cards", "Q16")


def _same_party(v: Any, frame: Frame, seat: int) -> Why | None:
    return Why("dedicove-same-party", "Q33") if seat == (frame[4] - 1) // PLACES_WIDE else None


def _wrong_card(v: Any, frame: Frame, card: int) -> Why | None:
    return Why("dedicove-emperor-imperial", "Q17") if card == EMPEROR else None


WHOSE = {g.MINE: "own", g.OTHERS: "other", g.ITS: "own", g.NEXTS: "next"}  # who is picked decides among their own
WRONG: dict[tuple[int, str], Callable[[Any, Frame, int], Why | None]] = {
    (HERO, "place"): _wrong_hero,
    (TAVERN, "slot"): _wrong_slot,
    (PLAYER, "seat"): _wrong_player,
    (TO_PARTY, "seat"): _same_party,
    (ANOTHER, "card"): _wrong_card,
}


def meant(frame: Frame, thing: str) -> int:
    return -1
