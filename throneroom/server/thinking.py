"""A bot at a table: it is asked with its view, and answers through the same door as a person."""

import hashlib

from throneroom.kit.errors import Refusal
from throneroom.kit.rng import below, seeded
from throneroom.server.match import Match
from throneroom.server.pool import Pool, Question
from throneroom.server.table import STAND_IN


async def think(match: Match, seat: int, pool: Pool) -> None:
    """One decision."""
    assert match.position is not None
    try:
        asked = match.position.opened(seat)
        action = await choice(match, seat, asked, pool)
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


async def choice(match: Match, seat: int, asked: int, pool: Pool) -> int | None:
    """What the bot wants; any legal action if it cannot say; none if it is not asked any more."""
    assert match.position is not None
    view = match.position.view(seat)
    numbers = (own_numbers(match.secret), asked, seat)
    level = match.seats[seat].bot or STAND_IN
    legal = view.actions()
    if not legal:
        return None
    action = await pool.choose(
        Question(match.game.name, match.game.version, level, seat, view.array.tobytes(), numbers)
    )
    return action if action in legal else legal[below(seeded(*numbers), len(legal))]


def own_numbers(secret: str) -> int:
    """Bots have numbers of their own, from which nothing follows about the luck of the match."""
    return int.from_bytes(hashlib.sha256(b"bots" + bytes.fromhex(secret)).digest()[:7])
