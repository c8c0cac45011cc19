"""Acting at a place: action points, prices, and the activation of royal tiles (R42-R44, R49, R53, A17-A19)."""

from throneroom.games.trolli import babies, camps, cards, cows, mining, power, tiles, villages  # noqa: F401 their deeds
from throneroom.games.trolli.caves import HOME
from throneroom.games.trolli.data import ACTIVATE_AP
from throneroom.games.trolli.effects import can_do, do
from throneroom.games.trolli.events import ACTIVATION, EVENTS, FACE_TILE, PAID_FOR
from throneroom.games.trolli.pieces import (
    ACTIVATE,
    CAVE_TILES,
    CLAN_ACTION,
    COWS,
    DEED_COUNT,
    DEEDS_OF,
    FIRST_VILLAGE,
    FOREIGN,
    KINDS,
    MINE,
    ORES,
    PRICE,
    PRICE_AP,
    PRICE_COW,
    PRICE_ORE,
    PRICE_POWER,
    PRINTED,
    PRINTED_NAME,
    ROYAL_NAMES,
    TILE_ACTION,
)
from throneroom.games.trolli.reasons import NO_EFFECT, REASONS, asked_rule
from throneroom.games.trolli.registers import (
    DEEDS,
    FOREIGN_POINTS,
    OWN_POINTS,
    QUESTIONS,
    USED,
    USED_CASTLE,
    WHERE,
    always,
    named,
)
from throneroom.games.trolli.state import is_village, trolls_at
from throneroom.kit import BIT, EVERYONE, NOTHING, answered, argument, ask, has, lowest, rule, set_argument, tell
from throneroom.kit.kinds import FACE_IF_ANY, WHO, one_of
from throneroom.kit.reasons import Attempt, Tell

PAID = EVENTS.add("paid", seat=WHO, deed=one_of(PAID_FOR), quiet=True)  # what it brings is told
ACTIVATED = EVENTS.add("activated", seat=WHO, card=FACE_IF_ANY)  # no card: the action printed on the board

assert all(DEEDS.part(deed, "effect") for deed in range(DEED_COUNT))


def deed_rule(tried: Attempt) -> str:
    """The rule of the action that was tried."""
    return "R53" if tried.action >= ACTIVATE else str(DEEDS.part(tried.action, "rule"))


def foreign_of(tried: Attempt) -> int:
    """The points of others, as far as they count for it."""
    counts = tried.action < DEED_COUNT and FOREIGN[tried.action]
    return int(argument(tried.v, FOREIGN_POINTS)) if counts else 0


def price_in(column: int) -> Tell:
    """One part of the price."""
    return lambda tried: int(PRICE[tried.action, column]) if tried.action < DEED_COUNT else ACTIVATE_AP


def no_ore(ore: int) -> int:
    """Not enough of one kind."""
    return REASONS.add(
        "trolli-no-ore",
        asked_rule,
        ore=lambda tried: ORES[ore],
        need=price_in(PRICE_ORE + ore),
        have=lambda tried: int(tried.v.ore[tried.seat][ore]),
    )


ELSEWHERE = REASONS.add("trolli-elsewhere", asked_rule)
TOO_FEW_POINTS = REASONS.add(
    "trolli-points",
    asked_rule,
    need=price_in(PRICE_AP),
    own=lambda tried: argument(tried.v, OWN_POINTS),
    foreign=foreign_of,
)
NO_POWER = REASONS.add(
    "trolli-no-power", asked_rule, need=price_in(PRICE_POWER), have=lambda tried: int(tried.v.might[tried.seat])
)
NO_ORE, *_ = [no_ore(ore) for ore in range(KINDS)]  # NO_ORE + ore
NO_COW = REASONS.add("trolli-no-cow", asked_rule)
NOT_YOURS = REASONS.add("trolli-not-yours", "R53")
PASSIVE = REASONS.add("trolli-passive", "R53")
ACTIVATED_ALREADY = REASONS.add("trolli-activated", "R53")

# -- action points ------------------------------------------------------------------------------------------


@rule
def own_points(s, p, place):
    """R42, R49, A10: own trolls and the king; humans in a cave, own camps in a village."""
    n = trolls_at(s, p, place) + (1 if s.king == place and s.king_of == p else 0)
    if is_village(place):
        return n + int(s.camp[place - FIRST_VILLAGE, p])
    return n + int(s.humans[p, place - MINE])


@rule
def foreign_points(s, p, place):
    """R49, A17: the trolls of others in a village; never their camps."""
    n = 0
    if is_village(place):
        for other in range(s.seats):
            if other != p:
                n += trolls_at(s, other, place)
    return n


# -- actions of the place -----------------------------------------------------------------------------------

against_effect = DEEDS.rule_for("check", "s, p, deed, place")
take_effect = DEEDS.rule_for("effect", "s, p, deed, place", otherwise=None)


@rule
def deeds_of(place):
    """The actions of a place."""
    return DEEDS_OF[min(place, FIRST_VILLAGE)]


@rule
def against_price(s, p, deed):
    """Troll power, ore and a cow."""
    if s.might[p] < PRICE[deed, PRICE_POWER]:
        return NO_POWER
    for ore in range(KINDS):
        if s.ore[p, ore] < PRICE[deed, PRICE_ORE + ore]:
            return NO_ORE + ore
    return NO_COW if s.cows[p] < PRICE[deed, PRICE_COW] else 0


@rule
def against_deed(s, p, deed, place):
    """A17, A19: too few points, no price, or no effect."""
    theirs = argument(s, FOREIGN_POINTS) if FOREIGN[deed] != 0 else 0
    if argument(s, OWN_POINTS) + theirs < PRICE[deed, PRICE_AP]:
        return TOO_FEW_POINTS
    found = against_price(s, p, deed)
    return found if found != 0 else against_effect(deed, s, p, deed, place)


@rule
def pay(s, p, deed):
    """A17: the price of an action; action points of other players' trolls go first."""
    points = int(PRICE[deed, PRICE_AP])
    if FOREIGN[deed] != 0:
        theirs = min(points, argument(s, FOREIGN_POINTS))
        set_argument(s, argument(s, FOREIGN_POINTS) - theirs, FOREIGN_POINTS)
        points -= theirs
    set_argument(s, argument(s, OWN_POINTS) - points, OWN_POINTS)
    s.might[p] -= PRICE[deed, PRICE_POWER]
    for ore in range(KINDS):
        s.ore[p, ore] -= PRICE[deed, PRICE_ORE + ore]
    s.cows[p] -= PRICE[deed, PRICE_COW]
    s.supply[COWS] += PRICE[deed, PRICE_COW]
    tell(s, PAID, p, NOTHING, 0, 0, EVERYONE, deed)


# -- royal tiles --------------------------------------------------------------------------------------------


@rule
def royal_effect(s, p, tile):
    """What an activated tile, or the action printed on the board, does; 0 where a tile has no action."""
    return int(CLAN_ACTION[s.clan[p] - 1]) if tile == PRINTED else int(TILE_ACTION[CAVE_TILES + tile])


@rule
def against_activating(s):
    """R53: in caves, once in a phase, for a point."""
    if is_village(argument(s, WHERE)):
        return ELSEWHERE
    if argument(s, USED) % USED_CASTLE != 0:
        return ACTIVATED_ALREADY
    return 0 if argument(s, OWN_POINTS) >= ACTIVATE_AP else TOO_FEW_POINTS


@rule
def against_royal(s, p, tile):
    """R53, A19: a royal tile of the network, or the action printed on the board."""
    if tile != PRINTED and not has(s.royals[p], tile):
        return NOT_YOURS
    effect = royal_effect(s, p, tile)
    if effect == 0:
        return PASSIVE
    return 0 if can_do(s, p, effect) else NO_EFFECT


@rule
def activate(s, p, tile):
    """R53, R65, R70: its action point, one activation in a phase."""
    set_argument(s, argument(s, OWN_POINTS) - ACTIVATE_AP, OWN_POINTS)
    set_argument(s, argument(s, USED) + 1, USED)
    tell(s, PAID, p, NOTHING, 0, 0, EVERYONE, ACTIVATION)
    tell(s, ACTIVATED, p, NOTHING if tile == PRINTED else FACE_TILE + CAVE_TILES + tile, 0, 0, EVERYONE)
    do(s, p, royal_effect(s, p, tile))


# -- the question -------------------------------------------------------------------------------------------


@rule
def deeds(s, p, out):
    """The actions that can be taken here now, the activations of royal tiles among them."""
    place = argument(s, WHERE)
    n = 0
    left = deeds_of(place)
    while left != 0:
        deed = lowest(left)
        left &= left - 1
        if against_deed(s, p, deed, place) == 0:
            out[n] = deed
            n += 1
    left = s.royals[p] | BIT[PRINTED] if against_activating(s) == 0 else 0
    while left != 0:
        tile = lowest(left)
        left &= left - 1
        if against_royal(s, p, tile) == 0:
            out[n] = ACTIVATE + tile
            n += 1
    return n


@rule
def against_action(s, p, action):
    """R53, A17, A19"""
    place = argument(s, WHERE)
    if action < DEED_COUNT:
        return against_deed(s, p, action, place) if has(deeds_of(place), action) else ELSEWHERE
    found, in_general = against_royal(s, p, action - ACTIVATE), against_activating(s)
    return in_general if in_general != 0 and found in (0, NO_EFFECT) else found


@rule
def act(s, p, action):
    """Its price, then its effect or its first question."""
    if action >= ACTIVATE:
        activate(s, p, action - ACTIVATE)
        return
    place = argument(s, WHERE)
    pay(s, p, action)
    take_effect(action, s, p, action, place)


@rule
def stop(s, p):
    """R74, A18: points left over are lost; after a castle action the trolls go home."""
    place, used = argument(s, WHERE), argument(s, USED)
    answered(s)
    if used & USED_CASTLE != 0:
        ask(s, HOME, BIT[p], place)


ACT = QUESTIONS.add(
    "act", options=deeds, refusal=against_action, answer=act, may_end=always, end=stop, enough="end", own_time=True,
    texts=[*enumerate(DEEDS.names), *named("activate", [*ROYAL_NAMES, PRINTED_NAME], ACTIVATE)], rule=deed_rule,
)  # fmt: skip
