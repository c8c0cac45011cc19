"""Luck by commitment: what is published before, what is taken from the players, and how anybody can check it after."""

import hashlib
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from throneroom.kit.errors import Malformed
from throneroom.kit.frames import CHANCE
from throneroom.kit.game import Game
from throneroom.kit.luck import Luck
from throneroom.kit.position import Position
from throneroom.kit.record import Record
from throneroom.kit.state import top_frame
from throneroom.kit.text import CHANCE_NAME


def commitment(secret: str) -> str:
    """Published before anybody contributes."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def contributed(contributions: dict[str, str]) -> bytes:
    """The players' contributions as the luck takes them in: a line for each seat, in their order."""
    return "".join(f"{seat} {contributions[seat]}\n" for seat in sorted(contributions)).encode()


def luck(secret: str, contributions: dict[str, str]) -> Luck:
    """The luck of a match."""
    return Luck(bytes.fromhex(secret), contributed(contributions))


def answers(position: Position) -> list[tuple[int, int]]:
    """For each answer of CHANCE: of how many options, and which one. Whoever has the secret can work it out again."""
    again = position.game.start(position.seats, position.options, ())
    given = []
    for seat, action, *undone in position.log:
        if seat == CHANCE:
            options = again.actions(CHANCE)
            given.append((len(options), options.index(action)))
        if undone:
            again.undo(seat, undone[0])
        else:
            again.play(action, seat)
    return given


class Noted(NamedTuple):
    """What somebody kept from before they sat down: what the server says afterwards may be another story."""

    commitment: str = ""
    contributions: Mapping[str, str] = MappingProxyType({})


def faults(record: Record, game: Game, noted: Noted = Noted()) -> list[str]:
    """What does not hold: nothing, if all cards follow from the secret, and all else is as it was noted."""
    if not record.secret or not record.commitment:
        return ["unfinished"]
    if noted.commitment and noted.commitment != record.commitment:
        return ["other-commitment"]
    for seat, contribution in noted.contributions.items():
        if record.contributions.get(seat) != contribution:
            return [f"other-contribution {seat}"]
    try:
        if commitment(record.secret) != record.commitment:
            return ["commitment"]
        ahead = luck(record.secret, record.contributions)
    except ValueError:  # no hexadecimal digits, or too many of them
        return ["commitment"]
    rules = game.at(record.rules)
    if rules is None:
        raise Malformed("record-version", game=game.name, sent=record.rules, known=game.version)
    again = rules.from_text(record.begin, ()) if record.begin else rules.start(len(record.seats), record.options, ())
    for ply, (seat, text) in enumerate(record.log):
        if again.asks_chance:
            actions = again.actions(CHANCE)
            expected = actions[ahead.answer(len(actions))]
            if seat != CHANCE_NAME or text != again.game.codec.write_action(top_frame(again.state()), expected):
                return [f"ply {ply}"]
            again.play(expected, CHANCE)
        else:
            again.play_line(seat, text)
    return []
