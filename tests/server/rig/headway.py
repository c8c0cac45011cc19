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


async def near_the_end(served: Served, places: list[AtTable], left: int) -> None:
    """The end is so few actions away, and everybody has heard of it."""
    await see_it(await at_the_end_but(served, places[0].table, left), places)


async def at_the_end_but(served: Served, table: str, left: int) -> Match:
    """Everybody takes the first thing that is offered, until so few actions of theirs are left."""
    match = await served.site.hall.match(table)
    async with match.turn():
        assert match.position is not None
        begin, actions = match.ply, to_the_end(match.position.copy())
        for seat, action in actions[: max(len(actions) - left, 0)]:
            match.position.play(action, seat)
        await keep(match, begin)
    return match


async def played(served: Served, places: list[AtTable]) -> list[AtTable]:
    """The same to the very end."""
    await near_the_end(served, places, 0)
    return places


def to_the_end(position: Position) -> list[tuple[int, int]]:
    """What everybody does who always takes the first thing that is offered."""
    actions = []
    while not position.is_over:
        seat = position.waiting[0]
        actions.append((seat, position.actions(seat)[0]))
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
