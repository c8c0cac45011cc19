"""What may be done: the answers to every question, and what CHANCE draws from."""

from throneroom.games.trolli.actions import (
    campsites,
    changelings,
    deeds,
)
from throneroom.games.trolli.effects import (
    cards_to_take,
    either_moves,
    human_moves,
    refillable,
)
from throneroom.games.trolli.moving import moves, victims
from throneroom.games.trolli.network import layable, layings
from throneroom.games.trolli.pieces import (
    CAVE_TILES,
    CLAIM,
    COLOUR,
    DONE,
    HALF,
    PERIOD,
)
from throneroom.games.trolli.scoring import claimable
from throneroom.games.trolli.setup import free_castles, free_clans
from throneroom.games.trolli.state import (
    ACT,
    CAMPSITE,
    CARD,
    CAVE_ROW,
    CHANGELING,
    CLAIMS,
    CLAN,
    CROWN,
    DEAL,
    FIELD,
    FIRST,
    HUMANS_TO,
    LAY,
    MOVE,
    PUSH,
    REFILLED,
    REVEAL,
    ROYAL,
    ROYAL_ROW,
    TILE,
    TROLL_CARD,
    TROLLS_TO,
    caves_with_room,
    drawn,
    nth_tile,
    period_of_draw,
    tiles_in,
)
from throneroom.kit import (
    BIT,
    CHANCE,
    argument,
    below,
    count,
    lowest,
    members,
    nth,
    rule,
    step,
)


@rule
def drawn_from(s):
    """What CHANCE chooses from, as a set; cave tiles lie in two and are not among them."""
    now = step(s)
    if now == FIRST:
        return BIT[s.seats] - 1
    if now == CLAN:
        return free_clans(s)
    if now == CROWN:
        return free_castles(s)
    if now == ROYAL:
        return COLOUR[argument(s)] & ~s.royal_cards
    if now == DEAL:
        return s.pool & PERIOD[period_of_draw(s, drawn(s, argument(s)))]
    return s.royal_stack if argument(s) == ROYAL_ROW else s.card_stack


@rule
def draws_tile(s):
    """Is a cave tile to be turned up?"""
    return step(s) == REVEAL and argument(s) == CAVE_ROW


@rule
def tile_list(low, high, out):
    """Cave tiles of two halves."""
    n = members(low, out)
    while high != 0:
        out[n] = HALF + lowest(high)
        high &= high - 1
        n += 1
    return n


@rule
def draw(s, rng):
    """An answer of CHANCE, all equally likely."""
    if draws_tile(s):
        return nth_tile(s.cave_stack, below(rng, tiles_in(s.cave_stack)))
    answers = drawn_from(s)
    return nth(answers, below(rng, count(answers)))


@rule
def legal(s, seat, out):
    """The answers to the top question, and the royal cards that may be fulfilled beside it."""
    if seat == CHANCE:
        return tile_list(s.cave_stack[0], s.cave_stack[1], out) if draws_tile(s) else members(drawn_from(s), out)
    now = step(s)
    if now == ACT:
        n = deeds(s, seat, out)
        n = with_claims(s, seat, out, n)
        return with_done(out, n)
    if now == CARD:
        return with_claims(s, seat, out, members(s.hand[seat], out))
    if now == MOVE:
        return with_claims(s, seat, out, moves(s, seat, out))
    if now == CLAIMS:
        return with_done(out, with_claims(s, seat, out, 0))
    if now == LAY:
        return layings(s, seat, argument(s), out)
    return choices(s, seat, now, out)


@rule
def choices(s, seat, now, out):
    """The answers to a question inside an action."""
    if now == TILE:
        return optional(out, tiles_to_take(s, seat, out), argument(s, 1))
    if now == TROLL_CARD:
        return optional(out, members(cards_to_take(s, seat), out), argument(s))
    if now == REFILLED:
        return optional(out, members(refillable(s, seat), out), 0)
    if now == TROLLS_TO:
        return optional(out, either_moves(s, seat, out), 0)
    if now == HUMANS_TO:
        return optional(out, human_moves(s, seat, out, 0), 0)
    if now == CAMPSITE:
        return campsites(s, seat, out)
    if now == CHANGELING:
        return changelings(s, seat, out)
    if now == FIELD:
        return field_list(s, seat, argument(s), out)
    if now == PUSH:
        return members(victims(s, seat, argument(s, 1)), out)
    if now == CLAN:
        return members(free_clans(s), out)
    return members(caves_with_room(s, seat), out)


@rule
def field_list(s, p, item, out):
    """The bonuses among which a player chooses a free field."""
    n = 0
    for bonus in range(s.free.shape[2]):
        if s.free[p, item, bonus] > 0:
            out[n] = bonus
            n += 1
    return n


@rule
def with_claims(s, p, out, n):
    """R78, A45: free actions."""
    left = claimable(s, p)
    while left != 0:
        out[n] = CLAIM + lowest(left)
        left &= left - 1
        n += 1
    return n


@rule
def with_done(out, n):
    """A18: no more of this."""
    out[n] = DONE
    return n + 1


@rule
def optional(out, n, must):
    """A33: what is granted may be declined; what was paid for is taken."""
    return n if must != 0 else with_done(out, n)


@rule
def tiles_to_take(s, p, out):
    """R55, R72, R78: cave or royal tiles of the display that have a legal place."""
    if argument(s, 2) == CAVE_ROW:
        return tile_list(layable(s, p, 0), layable(s, p, 1), out)
    n = 0
    left = s.royal_display if s.room[p] != 0 else 0
    while left != 0:
        out[n] = CAVE_TILES + lowest(left)
        left &= left - 1
        n += 1
    return n
