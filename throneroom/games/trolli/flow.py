"""The order of play. Rule numbers: docs/rules/trolli.en.md.

set-up · { play a round card · move a troll and act · move another and act · draw a round card } x 10, 11 or 12

A turn is a stack of its four steps. What needs nobody's answer is done by `settle`, which goes on until somebody is
asked.
"""

from throneroom.games.trolli.actions import (
    USED_CASTLE,
    build_camp,
    settle_on,
    swap_babies,
    take_action,
)
from throneroom.games.trolli.data import DISPLAY, KING_CHOICE, TROLLS
from throneroom.games.trolli.effects import (
    can_move_either,
    can_move_human,
    cards_to_take,
    do,
    refillable,
)
from throneroom.games.trolli.events import (
    CHOSEN,
    ENDED,
    FACE_ROYAL_CARD,
    FULFILLED,
    GOT_ROYAL_CARD,
    KING,
    MOVED,
    TURN,
    WENT_HOME,
)
from throneroom.games.trolli.moving import can_move, move, push_out
from throneroom.games.trolli.network import can_build, lay
from throneroom.games.trolli.pieces import (
    CARD_EFFECT,
    CLAIM,
    DONE,
    EDGES,
    FACE_UP,
    HUMAN,
    MINE,
    OFF,
    PLACES_WIDE,
    ROUND_ITEM,
    ROUND_KING,
    ROUND_VILLAGE,
)
from throneroom.games.trolli.scoring import claimable
from throneroom.games.trolli.setup import crown, join_clan, open_table
from throneroom.games.trolli.state import (
    ACT,
    CAMPSITE,
    CARD,
    CARD_ROW,
    CAVE_ROW,
    CHANGELING,
    CLAIMS,
    CLAN,
    CROWN,
    DEAL,
    ENDING,
    FIELD,
    HOME,
    HOUSE,
    HUMANS_TO,
    LAY,
    MOVE,
    OUT,
    PASS,
    PUSH,
    REFILLED,
    REVEAL,
    ROYAL,
    ROYAL_ROW,
    TILE,
    TROLL_CARD,
    TROLLS_TO,
    caves_with_room,
    deck_size,
    drawn,
    tiles_in,
    trolls_at,
)
from throneroom.games.trolli.verbs import (
    draw_card,
    first_troll_at,
    house_human,
    move_human,
    move_troll,
    place_item,
    play_card,
    refill,
    shuffle_discards,
    take_card,
    take_tile,
    turn_up,
)
from throneroom.kit import (
    BIT,
    CHANCE,
    EVERYONE,
    NOTHING,
    actor,
    answered,
    argument,
    ask,
    count,
    hush,
    rule,
    set_argument,
    step,
    tell,
)

assert not KING_CHOICE  # A8: a card has one place in ROUND_KING, and nobody is asked

# -- what happens then --------------------------------------------------------------------------------------


@rule
def play(s, seat, action):
    """One action of a seat or of CHANCE, and all that follows without a question."""
    hush(s)
    if seat == CHANCE:
        answer_chance(s, action)
    elif action >= CLAIM and action < DONE and is_own_time(s):
        claim(s, seat, action - CLAIM)
    else:
        answer(s, seat, action)
    settle(s)


@rule
def is_own_time(s):
    """A45: royal cards are fulfilled beside these questions."""
    now = step(s)
    return now in (ACT, CARD, MOVE, CLAIMS)


@rule
def answer_chance(s, action):
    """Something is drawn."""
    now = step(s)
    if now == REVEAL:
        turn_up(s, argument(s), action)
    elif now == DEAL:
        p, left = argument(s), argument(s, 1)
        draw_card(s, p, action)
        count_down(s, left, 1)
    elif now == ROYAL:
        s.royal_cards |= BIT[action]
        tell(s, GOT_ROYAL_CARD, CHANCE, FACE_ROYAL_CARD + action, 0, 0, EVERYONE)
        set_argument(s, argument(s) + 1)
    elif now == CROWN:
        crown(s, action)
    elif now == CLAN:
        p = argument(s)
        answered(s)
        join_clan(s, p, action)
    else:
        choose = argument(s)
        answered(s)
        tell(s, CHOSEN, action, NOTHING, 0, 0, EVERYONE)
        open_table(s, action, choose)


@rule
def count_down(s, left, i):
    """One less in an argument of the question; after the last one it is answered."""
    if left > 1:
        set_argument(s, left - 1, i)
    else:
        answered(s)


@rule
def claim(s, p, card):
    """R78, A50: a clan symbol on a royal card, and a royal tile if it can be laid."""
    s.fulfilled[p] |= BIT[card]
    if step(s) == CLAIMS:
        set_argument(s, 1)
    tell(s, FULFILLED, p, FACE_ROYAL_CARD + card, 0, 0, EVERYONE)
    ask(s, TILE, BIT[p], 1, 0, ROYAL_ROW)


@rule
def answer(s, p, action):
    """A seat has answered the top question."""
    now = step(s)
    if now == ACT:
        if action == DONE:
            stop(s, p)
        else:
            take_action(s, p, action)
    elif now == CARD:
        answered(s)
        play_round_card(s, p, action)
    elif now == MOVE:
        move(s, p, action)
    elif now == LAY:
        tile = argument(s)
        answered(s)
        take_tile(s, p, tile)
        lay(s, p, tile, action // EDGES, action % EDGES)
    elif now == CLAIMS:
        stop_claiming(s, p)
    elif action == DONE:
        answered(s)
    else:
        choose(s, p, now, action)


@rule
def choose(s, p, now, action):
    """The answer to a question inside an action."""
    a, b = argument(s), argument(s, 1)
    if now == TILE:
        set_argument(s, 0, 1)
        count_down(s, a, 0)
        ask(s, LAY, BIT[p], action)
        return
    if now == TROLLS_TO:
        move_either(s, p, action)
        return
    if now == HUMANS_TO:
        count_down(s, a, 0)
        move_human(s, p, (action - HUMAN) // 4, (action - HUMAN) % 4)
        return
    if now == HOME:
        move_troll(s, p, first_troll_at(s, p, a), action + MINE, WENT_HOME)
        return
    answered(s)
    finish(s, p, now, action, a, b)


@rule
def move_either(s, p, action):
    """A44: one of so many trolls, each once, or where the effect says so one of so many humans."""
    if action >= HUMAN:
        set_argument(s, argument(s, 2) - 1, 2)
        move_human(s, p, (action - HUMAN) // 4, (action - HUMAN) % 4)
        return
    troll = action // PLACES_WIDE
    set_argument(s, argument(s) - 1)
    set_argument(s, argument(s, 1) & ~(1 << troll), 1)
    humans = argument(s, 2)
    if argument(s) == 0 and humans > 0:
        answered(s)
        ask(s, HUMANS_TO, BIT[p], humans)
    move_troll(s, p, troll, action % PLACES_WIDE, MOVED)


@rule
def finish(s, p, now, action, a, b):
    """The same, for questions that are answered once."""
    if now == FIELD:
        settle_on(s, p, a, action)
    elif now == CAMPSITE:
        build_camp(s, p, action // 4, action % 4)
    elif now == CHANGELING:
        swap_babies(s, p, a, action >> 1, action & 1 != 0)
    elif now == TROLL_CARD:
        take_card(s, p, action)
        do(s, p, int(CARD_EFFECT[action]))
    elif now == REFILLED:
        refill(s, p, action)
    elif now == HOUSE:
        house_human(s, p, a, action)
    elif now == PUSH:
        push_out(s, p, action, a, b)
    elif now == OUT:
        move_troll(s, p, a, action + MINE, WENT_HOME)
    elif now == CLAN:
        join_clan(s, p, action)


@rule
def play_round_card(s, p, card):
    """R35-R37, A9: its item into the village, and the king to where the card sends him."""
    play_card(s, p, card)
    place_item(s, p, int(ROUND_ITEM[card]), int(ROUND_VILLAGE[card]))
    s.king = ROUND_KING[card]
    s.king_of = p
    tell(s, KING, p, NOTHING, 0, s.king, EVERYONE)


@rule
def stop(s, p):
    """R74, A18: points left over are lost; after a castle action the trolls go home."""
    place, used = argument(s), argument(s, 3)
    answered(s)
    if used & USED_CASTLE != 0:
        ask(s, HOME, BIT[p], place)


@rule
def stop_claiming(s, p):
    """A45, A56: phase 4 has ended; told as news, like the end of the others."""
    answered(s)
    tell(s, ENDED, p, NOTHING, 0, 0, EVERYONE, 0, BIT[p])


@rule
def end_phase(s):
    """R45: told as news, for nobody takes anything back across the end of a phase."""
    p = argument(s)
    answered(s)
    tell(s, ENDED, p, NOTHING, 0, 0, EVERYONE, 0, BIT[p])


# -- between the questions ----------------------------------------------------------------------------------


@rule
def settle(s):
    """A question without an answer is taken off the stack, until there is one with an answer."""
    restock(s)
    while s.depth > 0 and not is_open(s, step(s)):
        now = step(s)
        if now == PASS:
            answered(s)
            pass_on(s)
        elif now == ENDING:
            end_phase(s)
        elif now == HOME:
            lose_ways_home(s, actor(s), argument(s))
            answered(s)
        else:
            answered(s)
        restock(s)


@rule
def is_open(s, now):
    """Is there something to answer?"""
    if now == REVEAL:
        return can_turn_up(s, argument(s))
    if now == DEAL:
        return drawn(s, argument(s)) < deck_size(s)
    if now == ROYAL:
        return argument(s) < FACE_UP
    if now == CROWN:
        return argument(s) < s.seats
    if now in (PASS, ENDING):
        return False
    p = actor(s)
    if now == CLAIMS:
        return claimable(s, p) != 0 or argument(s) != 0  # whoever has begun says when it is enough
    if now == MOVE:
        return can_move(s, p)
    if now == TILE:
        return can_build(s, p) if argument(s, 2) == CAVE_ROW else s.royal_display != 0 and s.room[p] != 0
    if now == REFILLED:
        return refillable(s, p) != 0
    if now == TROLL_CARD:
        return cards_to_take(s, p) != 0
    if now == TROLLS_TO:
        return can_move_either(s, p)
    if now == HUMANS_TO:
        return can_move_human(s, p)
    if now == HOME:
        return trolls_at(s, p, argument(s)) > 0 and caves_with_room(s, p) != 0
    return True


@rule
def restock(s):
    """A32: a display that is to be filled and has no stack left gets its discards as a new one."""
    if step(s) == REVEAL and is_short(s, argument(s)):
        row = argument(s)
        if row == CAVE_ROW and tiles_in(s.cave_stack) == 0 and tiles_in(s.cave_discards) > 0:
            shuffle_discards(s, row)
        if row == CARD_ROW and s.card_stack == 0 and s.card_discards != 0:
            shuffle_discards(s, row)


@rule
def is_short(s, row):
    """R45: does a display lack something?"""
    if row == ROYAL_ROW:
        return count(s.royal_display) < DISPLAY
    return (tiles_in(s.cave_display) if row == CAVE_ROW else count(s.card_display)) < DISPLAY


@rule
def can_turn_up(s, row):
    """R45: is a display short, and has its stack something to show?"""
    if row == ROYAL_ROW:
        return is_short(s, row) and s.royal_stack != 0
    return is_short(s, row) and (tiles_in(s.cave_stack) > 0 if row == CAVE_ROW else s.card_stack != 0)


@rule
def lose_ways_home(s, p, place):
    """A38: trolls that find no cauldron at home are out of play."""
    for troll in range(TROLLS):
        if s.trolls[p, troll] == place:
            move_troll(s, p, troll, OFF, WENT_HOME)


@rule
def pass_on(s):
    """R34, R79, A51: the next player's turn, its four phases last first; it is over when nobody has cards left."""
    s.turn = (s.turn + 1) % s.seats
    s.mover = 0
    p = s.turn
    if s.played[p] == deck_size(s):
        return
    tell(s, TURN, p, NOTHING, 0, 0, EVERYONE, int(s.played[p]) + 1)
    ask(s, PASS, 0)
    ask(s, CLAIMS, BIT[p])
    ask(s, DEAL, CHANCE, p, 1)
    ask(s, MOVE, BIT[p], 3)
    ask(s, MOVE, BIT[p], 2)
    ask(s, CARD, BIT[p])
