"""Notation, position text, JSON for people."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

from throneroom.games.trun.events import PLAYED, REMOVED, SCORED, WON
from throneroom.games.trun.flow import vote
from throneroom.games.trun.pieces import CARDS, KINDS, LETTERS, NAMES, OF
from throneroom.games.trun.shapes import Action, InTrick, Seat, Side, Table, Vote
from throneroom.games.trun.state import DEAL, DRAW, FIRST, FOLLOW, LEAD, PRIZE, STEPS, add, deck_size, is_phase_two, led
from throneroom.games.trun.view import card_count
from throneroom.kit import BIT, CHANCE, ask, count, lowest, step, waiting
from throneroom.kit.errors import Malformed
from throneroom.kit.events import CARD, KIND, SEAT
from throneroom.kit.frames import FIRST as ARGUMENT
from throneroom.kit.frames import STEP
from throneroom.kit.game import Frame
from throneroom.kit.reasons import NO_ACTION
from throneroom.kit.state import plain
from throneroom.kit.text import Zone, names_in, question_words, read_number, read_seat, read_zones, seat_name, write_set

# -- actions: `play G7` for a seat; `first A`, `deal G7`, `prize G7`, `draw G7` for CHANCE -------------------

VERBS = {FIRST: "first", DEAL: "deal", PRIZE: "prize", DRAW: "draw", LEAD: "play", FOLLOW: "play"}
WRITTEN = {at: [f"{verb} {name}" for name in NAMES] for at, verb in VERBS.items()} | {FIRST: ["first A", "first B"]}
READ = {text: number for texts in WRITTEN.values() for number, text in reversed(list(enumerate(texts)))}
PLAYS: list[Action] = [
    {"text": text, "do": "play", "card": name} for text, name in zip(WRITTEN[LEAD], NAMES, strict=True)
]


def write_action(frame: Frame, action: int) -> str:
    """One line of notation."""
    return WRITTEN[frame[STEP]][action]


def read_action(text: str) -> int:
    """Its number."""
    if text not in READ:
        raise Malformed("trun-action", sent=text)
    return READ[text]


def action_json(frame: Frame, action: int) -> Action:
    """What a browser needs to light a card; seats are asked for nothing else."""
    return PLAYS[action]


# -- positions ----------------------------------------------------------------------------------------------

OWNED = ("hand", "followers", "shown", "score")
SHARED = ("deck", "prize", "removed")
ZONES: tuple[str, ...] = (*OWNED, *SHARED, "void", "ask")


@lru_cache(1 << 11)
def names(pile: Any) -> list[str]:
    """The cards of a pile in canonical order; most piles are told again and again, so nobody may change the list."""
    return names_in(int(pile), NAMES)


def write_position(s: Any) -> str:
    """One line for each seat, then what is shared, then what is asked, the next question first."""
    lines = [f"{seat_name(p)} {zones}" for p in range(2) if (zones := _write_seat(s, p))]
    lines += [_write_pile(s, name) for name in SHARED]
    if s.depth:
        lines.append("ask " + ", ".join(_write_frame(frame) for frame in s.stack[: s.depth][::-1]))
    return "\n".join(line for line in lines if line)


def _write_seat(s: Any, p: int) -> str:
    unseen = {"hand": int(s.unseen_hand[p]), "followers": int(s.unseen_followers[p])}
    zones = [write_set(name, names(s[name][p]), unseen.get(name, 0)) for name in OWNED]
    zones.append(write_set("void", [LETTERS[f] for f in range(5) if int(s.void[p]) >> f & 1]))
    return " ".join(zone for zone in zones if zone)


def _write_pile(s: Any, name: str) -> str:
    return write_set(name, names(s[name]), int(s.unseen_deck) if name == "deck" else 0)


def _write_frame(frame: Any) -> str:
    at, argument = frame[STEP], int(frame[ARGUMENT])
    words = question_words(frame, STEPS)
    if at == FOLLOW:
        words.append(NAMES[argument])
    if at == DRAW:
        words.append(seat_name(argument))
    if at == DEAL:
        words.append(str(argument))
    return " ".join(words)


def read_position(text: str, out: Any) -> Sequence[int]:
    """Fill a blank state; a deck without braces fixes the next answers of CHANCE."""
    out.seats = 2
    script: list[int] = []
    zones = read_zones(text, ZONES)
    _check_zones(zones)
    for zone in zones:
        if zone.name == "ask":
            _read_frames(zone, out)
        elif zone.name == "void":
            out.void[_owner(zone)] = sum({int(BIT[_faction(letter)]) for letter in zone.things})
        else:
            _read_pile(zone, out)
            if zone.name == "deck" and zone.ordered:
                script = [_card(name) for name in zone.things]
    _check_table(out)
    return script


def _check_zones(zones: list[Zone]) -> None:
    """No zone is written twice, and no card lies in two places (shown cards are also in a hand or a follower pile)."""
    written = Counter((zone.owner, zone.name) for zone in zones)
    left = Counter(NAMES)
    for zone in zones:
        if written[zone.owner, zone.name] > 1 or (zone.name == "ask" and zone.owner):
            raise Malformed("zone-twice", sent=f"{zone.owner} {zone.name}".strip())
        if zone.name not in ("shown", "void", "ask"):
            left.subtract(thing for thing in zone.things if not thing.startswith("?"))
    for name, count_left in left.items():
        if count_left < 0 and name in KINDS:
            raise Malformed("trun-card-twice", sent=name)


def _check_table(s: Any) -> None:
    """What play can lead to, as far as the rules of the next action rely on it."""
    unseen = int(s.unseen_deck) + sum(map(int, s.unseen_hand)) + sum(map(int, s.unseen_followers))
    if card_count(s) + unseen > CARDS:
        raise Malformed("trun-too-many", sent=str(int(card_count(s)) + unseen))
    for p in range(2):
        held = s.hand[p] if is_phase_two(s) else s.followers[p]
        if int(s.shown[p]) & ~int(held):
            raise Malformed("trun-shown", sent=seat_name(p))
    recruiting = step(s) in (LEAD, FOLLOW) and not is_phase_two(s)
    if count(s.prize) > 1 or (recruiting and count(s.prize) != 1):
        raise Malformed("trun-prize", sent=" ".join(names(s.prize)))


def _owner(zone: Zone) -> int:
    seat = read_seat(zone.owner) if zone.owner else 2
    if seat >= 2:
        raise Malformed("zone-owner", sent=f"{zone.owner} {zone.name}".strip())
    return seat


def _card(name: str) -> int:
    if name not in KINDS:
        raise Malformed("trun-card", sent=name)
    return KINDS[name]


def _faction(letter: str) -> int:
    if len(letter) != 1 or letter not in LETTERS:
        raise Malformed("trun-faction", sent=letter)
    return LETTERS.index(letter)


def _read_pile(zone: Zone, out: Any) -> None:
    pile, unseen = 0, 0
    for thing in zone.things:
        if thing.startswith("?"):
            unseen += read_number(thing[1:], CARDS)
        else:
            pile = add(pile, _card(thing))
    if zone.name in OWNED:
        out[zone.name][_owner(zone)] = pile
    elif zone.owner:
        raise Malformed("zone-owner", sent=f"{zone.owner} {zone.name}")
    else:
        out[zone.name] = pile
    if unseen:
        _read_unseen(zone, out, unseen)


def _read_unseen(zone: Zone, out: Any, unseen: int) -> None:
    if zone.name == "deck":
        out.unseen_deck = unseen
    elif zone.name in ("hand", "followers"):
        out[f"unseen_{zone.name}"][_owner(zone)] = unseen
    else:
        raise Malformed("zone-unseen", sent=zone.name)


def _read_frames(zone: Zone, out: Any) -> None:
    frames = [frame.split() for frame in " ".join(zone.things).split(",")]
    if len(frames) > len(out.stack):
        raise Malformed("ask", sent=" ".join(zone.things))
    for words in reversed(frames):
        _read_frame(words, out)


def _read_frame(words: list[str], out: Any) -> None:
    match words:
        case ["first" | "prize" as name]:
            ask(out, STEPS.index(name), CHANCE)
        case ["deal", dealt]:
            ask(out, DEAL, CHANCE, read_number(dealt, 25))
        case ["draw", seat]:
            ask(out, DRAW, CHANCE, _seat(seat))
        case ["lead", seat]:
            ask(out, LEAD, 1 << _seat(seat))
        case ["follow", seat, card]:
            ask(out, FOLLOW, 1 << _seat(seat), _card(card))
        case _:
            raise Malformed("ask", sent=" ".join(words))


def _seat(name: str) -> int:
    if name not in ("A", "B"):
        raise Malformed("seat", sent=name)
    return read_seat(name)


# -- for people ---------------------------------------------------------------------------------------------


PLAYERS: tuple[Seat, ...] = ("A", "B")
NOBODY = -1
VOTERS: tuple[Seat | None, ...] = (*PLAYERS, None)  # by what `vote` says


def view_json(v: Any, seat: int) -> Table:
    """The table as this seat knows it."""
    known = plain(v)
    lead = led(known)
    return {
        "phase": 2 if is_phase_two(known) else 1,
        "step": STEPS[step(known)],
        "seats": [_seat_json(known, p) for p in range(2)],
        "deck": deck_size(known),
        "prize": names(known.prize)[0] if known.prize else None,
        "led": NAMES[lead] if lead >= 0 else None,
        "trick": _trick(known),
        "removed": names(known.removed),
        "votes": _votes(*known.score),
        "result": None if known.depth else [_vote(known, faction) for faction in range(len(LETTERS))],
    }


def _trick(v: Any) -> list[InTrick]:
    """R1, R8: the card that was led; or both, where the last action has won the trick."""
    if led(v) >= 0:
        return [_played(1 - lowest(waiting(v)), led(v), NOBODY)]
    told = v.events[: v.told].tolist()
    for winner in [event[SEAT] for event in told if event[KIND] == WON]:
        reply = next(event for event in told if event[KIND] == PLAYED)
        lead = next(event for event in told if event[KIND] in (SCORED, REMOVED))
        return [_played(1 - reply[SEAT], lead[CARD], winner), _played(reply[SEAT], reply[CARD], winner)]
    return []


def _played(seat: int, card: int, winner: int) -> InTrick:
    return {"seat": PLAYERS[seat], "card": NAMES[card], "won": seat == winner}


def _vote(v: Any, faction: int) -> Vote:
    """R28-R30: more cards, then the highest one."""
    winner = vote(v, faction)
    if winner < 0:
        return {"seat": None, "by": "nobody", "cards": []}
    won, lost = (int(v.score[p] & OF[faction]) for p in (winner, 1 - winner))
    if won.bit_count() > lost.bit_count():
        return {"seat": VOTERS[winner], "by": "most", "cards": names(won)}
    return {"seat": VOTERS[winner], "by": "highest", "cards": names(won)[-1:]}


@lru_cache(1 << 10)
def _votes(a: int, b: int) -> list[Seat | None]:
    """Who leads each vote with these score piles."""
    table = SimpleNamespace(score=(a, b))
    return [VOTERS[vote(table, faction)] for faction in range(len(LETTERS))]


def _seat_json(v: Any, p: int) -> Side:
    return {
        "hand": names(v.hand[p]),
        "unseen_hand": v.unseen_hand[p],
        "followers": names(v.followers[p]),
        "unseen_followers": v.unseen_followers[p],
        "shown": names(v.shown[p]),
        "score": names(v.score[p]),
        "void": names_in(v.void[p], LETTERS),
    }


def meant(frame: Frame, thing: str) -> int:
    """`G7` as well as `play G7`."""
    return KINDS.get(thing.removeprefix("play "), NO_ACTION)
