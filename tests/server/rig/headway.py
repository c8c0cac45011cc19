"""A match of people makes headway inside the server: its log grows to some moment, and everybody is told just once."""

import random
from collections.abc import Callable
from typing import Any

import msgspec

from tests.server.rig.serving import AtTable, Served
from throneroom.kit.position import Position
from throneroom.server import wire
from throneroom.server.match import Match
from throneroom.server.telling import facts_of, since

Json = dict[str, Any]
Moment = Callable[[Json], bool]  # of a message `table`
Choose = Callable[[Position, int], int]  # what a seat does


def the_first(position: Position, seat: int) -> int:
    """Of all that is offered."""
    return position.actions(seat)[0]


def anything(seed: int) -> Choose:
    """Whatever the dice say; nothing ends early if something else can be done."""
    dice = random.Random(seed)

    def choose(position: Position, seat: int) -> int:
        offered = list(zip(position.actions(seat), position.legal(seat), strict=True))
        return dice.choice([action for action, text in offered if text != "end"] or position.actions(seat))

    return choose


async def advance(served: Served, places: list[AtTable], is_there: Moment, dice: random.Random) -> bool:
    """Play on until this is so of what the first seat would be told. False: it never was."""
    match = await served.site.hall.match(places[0].table)
    async with match.turn():
        assert match.position is not None
        begin = told = match.ply
        while not (is_so := is_there(message(match, told))) and not match.position.is_over:
            told = match.ply
            seat = match.position.waiting[0]
            legal = match.position.legal(seat)
            match.position.play(dice.choice([text for text in legal if text != "end"] or legal), seat)
        await keep(match, begin)
    await see_it(match, places)
    return is_so


async def near_the_end(served: Served, places: list[AtTable], left: int, choose: Choose = the_first) -> None:
    """The end is so few actions away, and everybody has heard of it."""
    await see_it(await at_the_end_but(served, places[0].table, left, choose), places)


async def at_the_end_but(served: Served, table: str, left: int, choose: Choose = the_first) -> Match:
    """Everybody takes one of the things that are offered, the first, until so few actions of theirs are left."""
    match = await served.site.hall.match(table)
    async with match.turn():
        assert match.position is not None
        begin, actions = match.ply, to_the_end(match.position.copy(), choose)
        for seat, action in actions[: max(len(actions) - left, 0)]:
            match.position.play(action, seat)
        await keep(match, begin)
    return match


async def played(served: Served, places: list[AtTable], choose: Choose = the_first) -> list[AtTable]:
    """The same to the very end."""
    await near_the_end(served, places, 0, choose)
    return places


def to_the_end(position: Position, choose: Choose = the_first) -> list[tuple[int, int]]:
    """What everybody does who always takes the first thing that is offered, or another one."""
    actions = []
    while not position.is_over:
        seat = position.waiting[0]
        actions.append((seat, choose(position, seat)))
        position.play(actions[-1][1], seat)
    return actions


def message(match: Match, told: int) -> Json:
    """As the first seat would be told it, as far as moments are looked for in it."""
    assert match.position is not None
    position = match.position
    moments, view = since(position, told, 0)
    asked = position.opened(0) if 0 in position.waiting and not position.is_over else None
    whole = {"table": facts_of(match), "asked": asked, "ply": position.ply, "moments": moments, "view": view}
    found: Json = msgspec.json.decode(wire.encode(whole))
    return found | ({"table": found["table"] | {"status": "over"}} if position.is_over else {})


async def keep(match: Match, begin: int) -> None:
    """Stored, and told as what everybody finds who comes now."""
    assert match.position is not None
    if match.ply > begin:
        await match._keep(begin, match.position.log[begin][0], "")
    match.teller.catch_up()
    match.teller.changed()
    match.tell_news()


async def see_it(match: Match, places: list[AtTable]) -> None:
    """Everybody has heard of it."""
    for place in places:
        await place.see(lambda now: now["ply"] >= match.ply)
