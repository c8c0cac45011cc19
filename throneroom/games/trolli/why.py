"""Why something cannot be done now: what is missing, or what is asked instead."""

from collections.abc import Callable, Sequence
from typing import Any

from throneroom.games.trolli.actions import USED_CASTLE, can_activate, is_of_place, royal_effect
from throneroom.games.trolli.data import (
    ACTIVATE_AP,
    BABIES,
    CAMPS,
    CAVES,
    SWAP_DIAMONDS,
    SWAP_GOLD,
    VILLAGES,
)
from throneroom.games.trolli.deducing import options_of
from throneroom.games.trolli.effects import has_room
from throneroom.games.trolli.moving import barred, can_enter
from throneroom.games.trolli.network import neighbour, room_after_wall
from throneroom.games.trolli.notation import PAYMENTS, PRINTED_NAME, ROYAL_NAMES, TROLL_NAMES, write_action
from throneroom.games.trolli.pieces import (
    ACTION_NAMES,
    CARD_NAMES,
    CAVE_TILES,
    CLAN_NAMES,
    CONDITION,
    COWS,
    FIRST_VILLAGE,
    FOREIGN,
    HALF,
    ITEMS,
    KIND,
    KINDS,
    NEAR,
    OFF,
    ORES,
    PLACE_NAMES,
    PRICE,
    PRICE_AP,
    PRICE_COW,
    PRICE_ORE,
    PRICE_POWER,
    PRINTED,
    REFILLING,
    ROYAL_CARD_NAMES,
    ROYAL_CARD_NEEDS,
    ROYAL_CARD_OF,
    SLOT_NAMES,
    START,
    SWAP,
    TILE_NAMES,
    VP_TILE,
)
from throneroom.games.trolli.scoring import counted
from throneroom.games.trolli.state import (
    ACT,
    CAMPSITE,
    CARD,
    CAVE_ROW,
    CHANGELING,
    CLAIMS,
    CLAN,
    FIELD,
    HOME,
    HOUSE,
    HUMANS_TO,
    LAY,
    MOVE,
    OUT,
    PUSH,
    REFILLED,
    STEPS,
    TILE,
    TROLL_CARD,
    TROLLS_TO,
    free_fields,
    is_village,
)
from throneroom.kit import actor, has
from throneroom.kit.frames import FIRST, STEP
from throneroom.kit.game import Frame
from throneroom.kit.reasons import Why

Reason = Callable[[Any, int, Frame, Sequence[str]], Why | None]
OWN, FOREIGNERS, USED = FIRST + 1, FIRST + 2, FIRST + 3  # arguments of ACT
DEED_RULES = {
    **{"mine-O": "R52", "mine-G": "R51", "mine-D": "R50", "refill-O": "R66", "refill-G": "R66", "refill-D": "R66"},
    **{"camp": "R54", "tiles": "R55", "new-tiles": "R64", "gain": "R67", "buy": "R68", "new-cards": "R69"},
    **{"princess": "R72", "bell": "R73", "castle": "R74", "swap": "R75", "hire": "R76", "cow": "R77"},
}
CAVE_RULES = {HOUSE: "R76", OUT: "R41", HOME: "R74"}


def why_not(v: Any, seat: int, thing: str) -> Why | None:
    """What is missing: points, a price, a field, a target; or what is asked instead."""
    if actor(v) != seat:
        return Why("trolli-not-your-turn", "R34")
    frame = v.stack[int(v.depth) - 1].tolist()
    if thing in [write_action(frame, action) for action in options_of(v, seat)]:
        return None
    step, words = frame[STEP], thing.split() or [""]
    if words[0] == "claim" and step in (ACT, CARD, MOVE, CLAIMS):
        why = _why_no_claim(v, seat, words)
    else:
        why = REASONS[step](v, seat, frame, words) if step in REASONS else None
    return why or Why("trolli-answer", "R44", {"step": STEPS[step]})


def _why_no_claim(v: Any, p: int, words: Sequence[str]) -> Why | None:
    if words[-1] not in ROYAL_CARD_NAMES:
        return None
    card = ROYAL_CARD_NAMES.index(words[-1])
    if not has(v.royal_cards, card):
        return Why("trolli-not-shown", "R78")
    if has(v.fulfilled[p], card):
        return Why("trolli-claimed", "A45")
    have = int(counted(v, p, int(ROYAL_CARD_OF[card])))
    return Why("trolli-claim", "R78", {"have": have, "need": int(ROYAL_CARD_NEEDS[card])})


def _why_no_round_card(v: Any, p: int, frame: Frame, words: Sequence[str]) -> Why:
    return Why("trolli-card", "R35")


# -- actions of the places --------------------------------------------------------------------------------------


def why_no_deed(v: Any, p: int, frame: Frame, words: Sequence[str]) -> Why | None:
    """Of an action: another place, too few points, no price, no effect."""
    if words[0] == "activate":
        return why_no_activation(v, p, frame, words[-1])
    if words[0] not in ACTION_NAMES:
        return None
    deed, rule = ACTION_NAMES.index(words[0]), DEED_RULES[words[0]]
    if not is_of_place(deed, frame[FIRST]):
        return Why("trolli-elsewhere", rule)
    foreign = frame[FOREIGNERS] if FOREIGN[deed] else 0
    return (
        _too_few_points(int(PRICE[deed, PRICE_AP]), frame[OWN], foreign, rule)
        or _not_paid(v, p, deed, rule)
        or _missing(v, p, deed, frame[FIRST], rule)
    )


def _too_few_points(need: int, own: int, foreign: int, rule: str) -> Why | None:
    enough = own + foreign >= need
    return None if enough else Why("trolli-points", rule, {"need": need, "own": own, "foreign": foreign})


def _not_paid(v: Any, p: int, deed: int, rule: str) -> Why | None:
    """Troll power, ore, a cow."""
    power = int(PRICE[deed, PRICE_POWER])
    if v.might[p] < power:
        return Why("trolli-no-power", rule, {"need": power, "have": int(v.might[p])})
    for ore in range(KINDS):
        need, have = int(PRICE[deed, PRICE_ORE + ore]), int(v.ore[p][ore])
        if have < need:
            return Why("trolli-no-ore", rule, {"ore": ORES[ore], "need": need, "have": have})
    if v.cows[p] < PRICE[deed, PRICE_COW]:
        return Why("trolli-no-cow", rule)
    if deed == SWAP and v.ore[p][1] < SWAP_GOLD and v.ore[p][2] < SWAP_DIAMONDS:
        return Why("trolli-no-swap", "A36", {"gold": SWAP_GOLD, "diamonds": SWAP_DIAMONDS})
    return None


def _missing(v: Any, p: int, deed: int, place: int, rule: str) -> Why:
    """A19: what an action would need to have an effect."""
    if deed < REFILLING:
        return Why("trolli-empty-shafts", rule, {"ore": ORES[deed]})
    if deed < REFILLING + KINDS:
        return Why("trolli-full-shafts", rule, {"ore": ORES[deed - REFILLING]})
    if is_village(place):
        return _missing_in_village(v, p, ACTION_NAMES[deed], place - FIRST_VILLAGE, rule)
    match ACTION_NAMES[deed]:
        case "camp":
            return _missing_for_camp(v, p)
        case "tiles":
            return Why("trolli-no-tile", rule)
        case "gain":
            return Why("trolli-full-track", rule)
        case "buy":
            return Why("trolli-no-card", rule)
    return Why("trolli-no-stack", "A19")


def _missing_for_camp(v: Any, p: int) -> Why:
    if not v.camps[p]:
        return Why("trolli-none-left", "R54", {"item": "camp"})
    if not free_fields(v, p, ITEMS.index("camp")):
        return Why("trolli-no-field", "R54", {"item": "camp"})
    return Why("trolli-no-campsite", "R54")


def _missing_in_village(v: Any, p: int, deed: str, village: int, rule: str) -> Why:
    """R71: the thing itself, or where it should go."""
    match deed:
        case "princess":
            return Why("trolli-no-bed", "R71") if v.tower[village] else _not_there("princess")
        case "bell":
            return Why("trolli-no-field", "R71", {"item": "bell"}) if v.bells[village] else _not_there("bell")
        case "swap":
            return _missing_for_swap(v, p, village)
        case "hire":
            return Why("trolli-no-cauldron", rule) if v.farm[village] else _not_there("human")
        case "cow":
            return Why("trolli-no-cows", "A35") if v.supply[COWS] == 0 else Why("trolli-no-barn", rule)
    return Why("trolli-no-effect", "A19")


def _not_there(item: str) -> Why:
    return Why("trolli-not-there", "R71", {"item": item})


def _missing_for_swap(v: Any, p: int, village: int) -> Why:
    if not v.babies[p]:
        return Why("trolli-none-left", "R75", {"item": "baby"})
    return Why("trolli-no-field", "R71", {"item": "baby"}) if v.wild_babies[village] else _not_there("baby")


def why_no_activation(v: Any, p: int, frame: Frame, name: str) -> Why | None:
    if name != PRINTED_NAME and name not in ROYAL_NAMES:
        return None
    tile = PRINTED if name == PRINTED_NAME else ROYAL_NAMES.index(name)
    if is_village(frame[FIRST]):
        return Why("trolli-elsewhere", "R53")
    if tile != PRINTED and not has(v.royals[p], tile):
        return Why("trolli-not-yours", "R53")
    if not royal_effect(v, p, tile):
        return Why("trolli-passive", "R53")
    if frame[USED] % USED_CASTLE:
        return Why("trolli-activated", "R53")
    if not can_activate(v, p, tile):
        return Why("trolli-no-effect", "A19")
    return _too_few_points(ACTIVATE_AP, frame[OWN], 0, "R53")


# -- figures on their way ---------------------------------------------------------------------------------------


def _moved(v: Any, words: Sequence[str]) -> tuple[int, int] | None:
    """The troll and the place of `move 2 mine`."""
    match words:
        case ["move", troll, place] if troll in TROLL_NAMES and place in PLACE_NAMES[1:]:
            return TROLL_NAMES.index(troll), PLACE_NAMES.index(place)
    return None


def _why_no_move(v: Any, p: int, frame: Frame, words: Sequence[str]) -> Why | None:
    found = _moved(v, words)
    if not found:
        return None
    troll, place = found
    if has(barred(v), troll):
        return Why("trolli-barred", "R47")
    if why := _why_not_to(v, p, troll, place, "R38"):
        return why
    if can_enter(v, p, place):
        return _why_another(v, p, troll, ~barred(v))
    return Why("trolli-own-village", "A14") if is_village(place) else Why("trolli-full-cave", "R40")


def _why_not_to(v: Any, p: int, troll: int, place: int, rule: str) -> Why | None:
    if place >= FIRST_VILLAGE + v.seats:
        return Why("trolli-no-village", "R11")
    return Why("trolli-same-place", rule) if v.trolls[p][troll] == place else None


def _why_another(v: Any, p: int, troll: int, movable: int) -> Why:
    """Trolls at one place are alike, and only the first that may move is offered; the one of R47 is like no other."""
    others = [other for other in range(troll) if has(movable, other) and other != v.mover - 1]
    alike = next(other for other in others if v.trolls[p][other] == v.trolls[p][troll])
    return Why("trolli-alike", "R38", {"troll": TROLL_NAMES[alike]})


def _why_no_effect_move(v: Any, p: int, frame: Frame, words: Sequence[str]) -> Why | None:
    """A44: by an effect nobody is pushed out."""
    if words[0] == "human":
        return _why_no_human(v, p, frame, words) if frame[STEP] == HUMANS_TO or frame[FIRST + 2] else None
    found = _moved(v, words)
    if not found or frame[STEP] == HUMANS_TO:
        return None
    troll, place = found
    if v.trolls[p][troll] == OFF:
        return Why("trolli-out-of-play", "A44")
    if not has(frame[FIRST + 1], troll):
        return Why("trolli-moved", "A44")
    if why := _why_not_to(v, p, troll, place, "A44"):
        return why
    if has_room(v, p, place):
        return _why_another(v, p, troll, frame[FIRST + 1])
    return Why("trolli-full-village", "A44") if is_village(place) else Why("trolli-full-cave", "A44")


def _why_no_human(v: Any, p: int, frame: Frame, words: Sequence[str]) -> Why | None:
    match words:
        case ["human", source, target] if source in CAVES and target in PLACE_NAMES[1:]:
            if target not in CAVES:
                return Why("trolli-caves-only", "A44")
            if not v.humans[p][CAVES.index(source)]:
                return Why("trolli-no-human", "A44")
            return Why("trolli-same-place" if source == target else "trolli-full-cave", "A44")
    return None


def _why_no_cave(v: Any, p: int, frame: Frame, words: Sequence[str]) -> Why | None:
    """A human or a troll that needs a cauldron in a cave."""
    rule = CAVE_RULES[frame[STEP]]
    if words[-1] in CAVES and len(words) == 2:
        return Why("trolli-full-cave", rule)
    return Why("trolli-caves-only", rule) if words[-1] in PLACE_NAMES and len(words) == 2 else None


def _why_not_pushed(v: Any, p: int, frame: Frame, words: Sequence[str]) -> Why | None:
    return Why("trolli-nobody", "A14") if words[0] == "push" else None


# -- tiles and cards --------------------------------------------------------------------------------------------


def _why_no_tile(v: Any, p: int, frame: Frame, words: Sequence[str]) -> Why | None:
    if words == ["done"]:
        return Why("trolli-paid", "A33")
    if words[0] != "tile" or words[-1] not in TILE_NAMES:
        return None
    tile = TILE_NAMES.index(words[-1])
    if not _is_displayed(v, tile, frame[FIRST + 2] == CAVE_ROW):
        return Why("trolli-not-displayed", "R55" if frame[FIRST + 2] == CAVE_ROW else "R78")
    if KIND[tile] == VP_TILE and has(v.counts[p], int(CONDITION[tile])):
        return Why("trolli-same-points", "R61")
    if KIND[tile] == VP_TILE and not v.occupied[p]:
        return Why("trolli-first-vp", "A28")
    return Why("trolli-no-place", "A26")


def _is_displayed(v: Any, tile: int, of_caves: bool) -> bool:
    if of_caves != (tile < CAVE_TILES):
        return False
    pile, place = (v.cave_display[tile // HALF], tile % HALF) if of_caves else (v.royal_display, tile - CAVE_TILES)
    return bool(has(pile, place))


def _why_not_laid(v: Any, p: int, frame: Frame, words: Sequence[str]) -> Why | None:
    if words[0] != "lay" or len(words) < 2 or words[1] not in SLOT_NAMES:
        return None
    slot, occupied = SLOT_NAMES.index(words[1]), int(v.occupied[p])
    if has(occupied, slot):
        return Why("trolli-occupied", "R29")
    if not occupied and slot != START:
        return Why("trolli-start", "R29", {"slot": SLOT_NAMES[START]})
    if occupied and not int(NEAR[slot]) & occupied:
        return Why("trolli-apart", "R29")
    if has(v.shut[p], slot):
        return Why("trolli-wall", "R60")
    return _why_not_walled(v, p, slot) if KIND[frame[FIRST]] == VP_TILE else None


def _why_not_walled(v: Any, p: int, slot: int) -> Why:
    """A VP tile on a slot that another tile could have."""
    if neighbour(v, p, slot) < 0:
        return Why("trolli-neighbours", "A27")
    return Why("trolli-passage", "R60") if room_after_wall(v, p, slot) else Why("trolli-sealed", "A26")


def _why_no_card(v: Any, p: int, frame: Frame, words: Sequence[str]) -> Why | None:
    if words == ["done"]:
        return Why("trolli-paid", "A33")
    if words[0] != "take" or words[-1] not in CARD_NAMES:
        return None
    owned = has(v.cards[p], CARD_NAMES.index(words[-1]))
    return Why("trolli-owned", "R68") if owned else Why("trolli-not-displayed", "R68")


def _why_not_refilled(v: Any, p: int, frame: Frame, words: Sequence[str]) -> Why | None:
    match words:
        case ["refill", ore] if ore in tuple(ORES):
            return Why("trolli-full-shafts", "A19", {"ore": ore})
    return None


# -- camps, babies, clans ---------------------------------------------------------------------------------------


def _why_no_campsite(v: Any, p: int, frame: Frame, words: Sequence[str]) -> Why | None:
    match words:
        case ["camp", camp, village] if camp in CAMPS and village in VILLAGES:
            if not has(v.camps[p], CAMPS.index(camp)):
                return Why("trolli-gone", "A30", {"item": "camp"})
            return _not_there("camp")
    return None


def _why_not_swapped(v: Any, p: int, frame: Frame, words: Sequence[str]) -> Why | None:
    match words:
        case ["swap", baby, pay] if baby in BABIES and pay in PAYMENTS:
            if not has(v.babies[p], BABIES.index(baby)):
                return Why("trolli-gone", "R75", {"item": "baby"})
            ore, need = 1 + PAYMENTS.index(pay), (SWAP_GOLD, SWAP_DIAMONDS)[PAYMENTS.index(pay)]
            have = int(v.ore[p][ore])
            return Why("trolli-no-ore", "A36", {"ore": ORES[ore], "need": need, "have": have}) if have < need else None
    return None


def _why_no_field(v: Any, p: int, frame: Frame, words: Sequence[str]) -> Why | None:
    return Why("trolli-no-field", "R71", {"item": ITEMS[frame[FIRST]]}) if words[0] == "field" else None


def _why_no_clan(v: Any, p: int, frame: Frame, words: Sequence[str]) -> Why | None:
    return Why("trolli-clan-taken", "A6") if words[-1] in CLAN_NAMES else None


REASONS: dict[int, Reason] = {
    ACT: why_no_deed,
    CARD: _why_no_round_card,
    MOVE: _why_no_move,
    TROLLS_TO: _why_no_effect_move,
    HUMANS_TO: _why_no_effect_move,
    HOUSE: _why_no_cave,
    OUT: _why_no_cave,
    HOME: _why_no_cave,
    PUSH: _why_not_pushed,
    TILE: _why_no_tile,
    LAY: _why_not_laid,
    TROLL_CARD: _why_no_card,
    REFILLED: _why_not_refilled,
    CAMPSITE: _why_no_campsite,
    CHANGELING: _why_not_swapped,
    FIELD: _why_no_field,
    CLAN: _why_no_clan,
}
