"""Carrying out a sentence row by row, until somebody is asked or it has ended (E2, E36)."""

from throneroom.games.dedicove import grammar as g
from throneroom.games.dedicove.asking import (
    begin_mode,
    begin_name,
    begin_pick,
    candidates,
    choose_mode,
    jump,
    modes,
    name,
    options_name,
    pick,
)
from throneroom.games.dedicove.copies import (
    begin_another,
    begin_performing_that,
    begin_performing_top,
    bury_aside,
    hide_aside,
    play_another,
)
from throneroom.games.dedicove.hands import (
    all_discard,
    begin_all_discard,
    begin_give,
    begin_hide,
    begin_steal,
    give,
    hand_filter,
    hide_card,
    options_hand,
    steal,
)
from throneroom.games.dedicove.heroes import (
    begin_count,
    begin_count_factions,
    begin_hero,
    begin_need,
    begin_need_that,
    begin_random_burial,
    bury_that,
    destinations,
    on_hero,
    options_hero,
    remove_hero,
    send,
)
from throneroom.games.dedicove.markers import begin_move, move, options_move
from throneroom.games.dedicove.piles import (
    begin_count_graves,
    begin_draw,
    begin_exhume,
    begin_fill,
    begin_hide_one,
    begin_rest,
    begin_reveal,
    begin_sweep,
    begin_tavern,
    exhume,
    hide_one,
    on_tavern,
    options_drawn,
    options_tavern,
)
from throneroom.games.dedicove.sentence import DONE, ENDS, PLAYED_OUT, cell, go_on, it, verb
from throneroom.games.dedicove.state import (
    ALL_DISCARD,
    ANOTHER,
    DRAWN,
    FACTION,
    GIVE,
    GRAVE,
    HAND,
    HERO,
    MODE,
    MOVE,
    PLAYER,
    RANDOM_HERO,
    STEAL,
    TAVERN,
    TO_PARTY,
)
from throneroom.games.dedicove.swaps import begin_swap, on_swap
from throneroom.kit import answered, members, rule, step

# -- rows ----------------------------------------------------------------------------------------------------


@rule
def perform_row(s, how):
    """On to the next row, or back to what this was part of, and its verb begins. An empty stack ends the play."""
    if how == DONE:
        go_on(s)
    elif how == ENDS:
        answered(s)
    return begin(s) if s.depth > 0 else PLAYED_OUT


@rule
def begin(s):
    """The verb of the row."""
    now = verb(s)
    if now == g.MOVE:
        return begin_move(s)
    if now == g.END:
        return ENDS
    if now in (g.BURY, g.TURN, g.LOOK, g.TAKE, g.SEND, g.DISCARD, g.PERFORM):
        return begin_hero(s)
    if now in (g.TOSS, g.RECRUIT, g.ASIDE):
        return begin_tavern(s)
    if now in (g.PICK, g.NAME, g.MODE, g.JUMP):
        return begin_asking(s, now)
    if now in (g.DRAW, g.HIDE_ONE, g.REST, g.SWEEP, g.FILL, g.REVEAL, g.EXHUME):
        return begin_pile(s, now)
    if now in (g.HIDE, g.STEAL, g.GIVE, g.ALL_DISCARD):
        return begin_hand(s, now)
    if now == g.SWAP:
        return begin_swap(s)
    if now in (g.ANOTHER, g.PERFORM_THAT, g.PERFORM_TOP, g.HIDE_ASIDE, g.BURY_ASIDE):
        return begin_copy(s, now)
    return begin_count_or_need(s, now)


@rule
def begin_asking(s, now):
    """Verbs of asking.py."""
    if now == g.PICK:
        return begin_pick(s)
    if now == g.NAME:
        return begin_name(s)
    return begin_mode(s) if now == g.MODE else jump(s)


@rule
def begin_pile(s, now):
    """Verbs of piles.py."""
    if now == g.DRAW:
        return begin_draw(s)
    if now == g.HIDE_ONE:
        return begin_hide_one(s)
    if now == g.REST:
        return begin_rest(s)
    if now == g.SWEEP:
        return begin_sweep(s)
    if now == g.FILL:
        return begin_fill(s)
    return begin_reveal(s) if now == g.REVEAL else begin_exhume(s)


@rule
def begin_hand(s, now):
    """Verbs of hands.py."""
    if now == g.HIDE:
        return begin_hide(s)
    if now == g.STEAL:
        return begin_steal(s)
    return begin_give(s) if now == g.GIVE else begin_all_discard(s)


@rule
def begin_copy(s, now):
    """Verbs of copies.py."""
    if now == g.ANOTHER:
        return begin_another(s)
    if now == g.PERFORM_THAT:
        return begin_performing_that(s)
    if now == g.PERFORM_TOP:
        return begin_performing_top(s)
    return hide_aside(s) if now == g.HIDE_ASIDE else bury_aside(s)


@rule
def begin_count_or_need(s, now):
    """What is counted, and conditions."""
    if now == g.COUNT:
        return begin_count(s)
    if now == g.COUNT_GRAVES:
        return begin_count_graves(s)
    if now == g.COUNT_FACTIONS:
        return begin_count_factions(s)
    if now == g.NEED:
        return begin_need(s)
    if now == g.NEED_THAT:
        return begin_need_that(s)
    return bury_that(s) if now == g.BURY_THAT else begin_random_burial(s)


# -- questions -----------------------------------------------------------------------------------------------


@rule
def options(s, seat, out):
    """What can be answered to a question about a row."""
    now = step(s)
    if now == MOVE:
        return options_move(s, out)
    if now in (HERO, RANDOM_HERO):
        return options_hero(s, out)
    if now == TAVERN:
        return options_tavern(s, out)
    if now in (HAND, ALL_DISCARD, ANOTHER, GIVE, STEAL):
        return options_hand(s, it(s) if now == STEAL else seat, hand_filter(s), out)
    if now == DRAWN:
        return options_drawn(s, out)
    if now == FACTION:
        return options_name(out)
    if now == GRAVE:
        for i in range(s.buried):
            out[i] = i + 1
        return s.buried
    return members(candidates(s, cell(s, 0)) if now == PLAYER else modes(s) if now == MODE else destinations(s), out)


@rule
def effect(s, now, action):
    """What an answer does."""
    if now == MOVE:
        return move(s, action)
    if verb(s) == g.SWAP:
        return on_swap(s, action)
    if now == HERO:
        return on_hero(s, action)
    if now == RANDOM_HERO:
        return remove_hero(s, action)
    if now == TAVERN:
        return on_tavern(s, action)
    if now == HAND:
        return hide_card(s, action)
    if now == ANOTHER:
        return play_another(s, action)
    if now == PLAYER:
        return pick(s, action)
    if now == FACTION:
        return name(s, action)
    if now == MODE:
        return choose_mode(s, action)
    if now == GIVE:
        return give(s, action)
    if now == STEAL:
        return steal(s, action)
    if now == GRAVE:
        return exhume(s, action)
    if now == TO_PARTY:
        return send(s, action)
    return all_discard(s) if now == ALL_DISCARD else hide_one(s, action)
