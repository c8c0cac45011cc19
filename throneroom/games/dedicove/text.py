"""Notation, position text, JSON for people: the codec."""

from typing import Any, cast

from throneroom.games.dedicove.answers import answer_of, deed_of, meant, read_action, verb_of, write_action
from throneroom.games.dedicove.flow import is_of_row
from throneroom.games.dedicove.hands import CHOOSE_DISCARD
from throneroom.games.dedicove.notation import FACTION_NAMES, LETTERS
from throneroom.games.dedicove.pieces import DECKS, Seat
from throneroom.games.dedicove.position import ZONES, write_position
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
from throneroom.games.dedicove.rows import CARD_OF_ROW, ROWS, VERB_AT, VERBS
from throneroom.games.dedicove.sentence import COPIED, NAMED_AT, PLAYED, ROW
from throneroom.games.dedicove.setup import SET_UP
from throneroom.games.dedicove.shapes import Action, Ally, Outcome, Question, Side, Steps, Table
from throneroom.games.dedicove.state import QUESTIONS, harbour_size, threshold
from throneroom.kit import UNKNOWN, has
from throneroom.kit.frames import FIRST, STEP
from throneroom.kit.game import Frame
from throneroom.kit.state import plain


def _row_names() -> tuple[str, ...]:
    """Each row by its hero, its verb and how many of that verb came before it, so that it is known wherever it lies."""
    names = list[str]()
    for card, verb in zip(CARD_OF_ROW.tolist(), ROWS[:, VERB_AT].tolist(), strict=True):
        kind = f"{card} {VERBS.names[verb]} "
        names.append(f"{kind}{sum(name.startswith(kind) for name in names)}" if card else "")
    return tuple(names)


ROW_NAMES = _row_names()


# -- actions -------------------------------------------------------------------------------------------------


def action_json(frame: Frame, action: int) -> Action:
    """What a browser needs to light a card, a hero, a slot or a marker."""
    word, thing = answer_of(frame, action)
    told: dict[str, Any] = thing.tell(action) if thing else {}
    return cast(Action, {"text": write_action(frame, action), "do": deed_of(word, thing)} | told)


# -- for people ----------------------------------------------------------------------------------------------


def view_json(v: Any, seat: int) -> Table:
    """The table as this seat knows it."""
    known = plain(v)
    frames = [known.stack[i].tolist() for i in range(known.depth)]
    step = frames[-1][STEP] if frames else 0
    return {
        "step": QUESTIONS.names[step],
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
        "chain": [_hero(frame) for frame in frames if frame[STEP] in (PLAYED, COPIED)],
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
        "decided": step in (SET_UP, CHOOSE_DISCARD) and v.sealed[seat] != 0,  # a swap keeps its card there, too
    }


def _moved_json(red_right: int, red_left: int, green_right: int, green_left: int) -> Steps:
    return {"R+": red_right, "R-": red_left, "G+": green_right, "G-": green_left}


def _hero(frame: Frame) -> int:
    """The hero whose sentence it is about."""
    return int(CARD_OF_ROW[frame[FIRST + ROW]])


def _question_json(frame: Frame) -> Question:
    """Which hero asks, what it wants, and the faction that was named."""
    if not is_of_row(frame[STEP]):
        return {"hero": None, "verb": None, "faction": None}
    named = FACTION_NAMES.get(frame[FIRST + NAMED_AT])
    return {"hero": _hero(frame), "verb": VERBS.names[verb_of(frame)], "faction": named}


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
