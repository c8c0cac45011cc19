"""A bot at a table: it is asked with its view, and answers through the same door as a person."""

import asyncio
import hashlib
from collections.abc import Callable
from functools import partial

from throneroom.kit.errors import Refusal
from throneroom.kit.rng import below, seeded
from throneroom.server.match import Match
from throneroom.server.pace import STEP, Pace
from throneroom.server.pool import Pool, Question, Thought
from throneroom.server.rota import Asker
from throneroom.server.table import STAND_IN


async def think(match: Match, seat: int, pool: Pool, pace: Pace) -> None:
    """One decision, told when it is time."""
    assert match.position is not None
    time = asyncio.get_running_loop().time
    try:
        asked, level, begin = match.position.opened(seat), match.seats[seat].bot or STAND_IN, time()
        async with match.one_bot:
            action, waited = await choice(match, seat, asked, level, pool)
            due = match.due = told_at(match, begin, partial(pace, level, waited))
        await asyncio.sleep(due - time())
        await match.let_offers_pass()
        async with match.turn():
            is_asked = match.status == "playing" and match.seats[seat].bot and match.position.opened(seat) == asked
            if is_asked and action is not None:
                await match.enter(seat, action, asked)
            match.thinking.discard(seat)
            match.tell_news()
    except Exception as error:
        match.thinking.discard(seat)  # the question is gone, or the store is: whoever reads the match again asks anew
        if not isinstance(error, Refusal):
            raise


def told_at(match: Match, begin: float, pace: Callable[[float], float]) -> float:
    """When an answer is told; of bots that are asked at once each begins where the one before seemed to have ended."""
    if not any(place.guest for place in match.seats):
        return begin  # whoever only looks on gains nothing by knowing how long it took
    begin = max(begin, match.due - STEP)
    return begin + pace(asyncio.get_running_loop().time() - begin)


async def choice(match: Match, seat: int, asked: int, level: str, pool: Pool) -> Thought:
    """What the bot wants; any legal action if it cannot say; none if it is not asked any more."""
    assert match.position is not None
    view = match.position.view(seat)
    numbers = (own_numbers(match.secret), asked, seat)
    legal = view.actions()
    if not legal:
        return Thought(None, 0.0)
    question = Question(match.game.name, match.game.version, level, seat, view.array.tobytes(), numbers)
    thought = await pool.choose(question, asker(match))
    return thought if thought.action in legal else Thought(legal[below(seeded(*numbers), len(legal))], thought.waited)


def asker(match: Match) -> Asker:
    """For whom the bots of a table think: its host, or the first who sits there if the host does not."""
    seated = [place.guest for place in match.seats if place.guest]
    here = {connection.guest.id for connection in match.connections}
    waits = any(place.is_played and place.guest in here for place in match.seats)
    person = match.host if match.host in seated or not seated else seated[0]
    return Asker(person or "", match.id, waits)


def own_numbers(secret: str) -> int:
    """Bots have numbers of their own, from which nothing follows about the luck of the match."""
    return int.from_bytes(hashlib.sha256(b"bots" + bytes.fromhex(secret)).digest()[:7])
