"""The order of play. Rule numbers: docs/rules/dedicove.en.md.

heirs · starting seat · tavern and hands · set-up { turn: play or discard · draw to four · down to three · refill }
"""

from throneroom.games.dedicove.effects import DECK
from throneroom.games.dedicove.performing import effect, options, perform_row
from throneroom.games.dedicove.pieces import (
    DEALT,
    EMPEROR,
    FULL_HAND,
    HEIRS,
    HEROES,
    KEPT,
    MOST_DISCARDS,
    SLOTS,
    START_SPACE,
    TURNS,
)
from throneroom.games.dedicove.piles import FOR_DRAW, FOR_EFFECT, FOR_HANDS, FOR_REFILL, FOR_TAVERN, ask_harbour
from throneroom.games.dedicove.result import winner
from throneroom.games.dedicove.sentence import ANSWER, HALTS, PLAYED_OUT, RUNS, WIDE, begin_playing, the_only
from throneroom.games.dedicove.state import (
    ALL_DISCARD,
    CARD_DEALT,
    DECIDED,
    DRAW,
    DROP,
    ENDED,
    FIRST,
    GOT_HEIR,
    HALF,
    HARBOUR,
    HEIR,
    HEIR_CARDS,
    IN_HAND,
    IN_HARBOUR,
    IN_HEIRS,
    IN_TAVERN,
    MORE,
    PASSED,
    PLAY,
    SET_UP,
    STARTS,
    STEAL,
    TURN,
    TURN_BEGAN,
    can_draw,
    free_slots,
    harbour_size,
    is_reached,
    next_seat,
    nth_in_harbour,
    place_of,
)
from throneroom.games.dedicove.verbs import (
    announce,
    draw_aside,
    draw_to_hand,
    drop,
    hide,
    join_hand,
    lay_on_grave,
    leave_harbour,
    leave_tavern,
    refill,
    report,
    show_hero,
)
from throneroom.kit import (
    BIT,
    CHANCE,
    answer_of,
    answered,
    argument,
    ask,
    below,
    count,
    hush,
    large_rule,
    lowest,
    members,
    nth,
    rule,
    seal,
    step,
    unseal,
)

CARDS_WIDE = HEROES + 1  # a set-up is the hidden hero * 86 + the card for the wilderness
PASS = 0
FROM_HARBOUR = SLOTS + 1  # a draw is a slot from 1, or the harbour
ALL_SLOTS = (1 << SLOTS) - 1
ALL_HEIRS = (1 << HEIRS + 1) - 2


@large_rule
def start(s, seats, options):
    """S1-S5: the markers on 4, the Emperor in the graveyard, the other heroes in the harbour."""
    s.seats = seats
    s.deck = options[0]
    s.cap = seats * TURNS[options[1]]
    s.red = START_SPACE
    s.green = START_SPACE
    s.harbour[0] = DECK[s.deck, 0]
    s.harbour[1] = DECK[s.deck, 1]
    lay_on_grave(s, EMPEROR)
    ask(s, HEIR, CHANCE, 0)


# -- what may be done ----------------------------------------------------------------------------------------


@large_rule
def legal(s, seat, out):
    """The answers to the question on top."""
    now = step(s)
    if now in (TURN, MORE):
        return options_turn(s, now == TURN, out)
    if now == DRAW:
        return options_draw(s, out)
    if now == DROP:
        return cards_of(s, s.turn, out, 0)
    if now == HARBOUR:
        n = members(s.harbour[0], out)
        m = members(s.harbour[1], out[n:])
        for i in range(n + m):
            out[i] += 1 if i < n else HALF + 1
        return n + m
    if now == SET_UP:
        return options_set_up(s, seat, out)
    if now == HEIR:
        return members(free_heirs(s), out)
    if now == FIRST:
        return members(BIT[s.seats] - 1, out)
    return options(s, seat, out)


@large_rule
def cards_of(s, seat, out, plus):
    """Every card of a hand."""
    for i in range(s.held[seat] - s.unseen_hand[seat]):
        out[i] = s.hand[seat, i] + plus
    return s.held[seat] - s.unseen_hand[seat]


@large_rule
def options_turn(s, is_first, out):
    """T2, T5: pass, discard a card, play a card."""
    out[0] = PASS
    n = 1 + cards_of(s, s.turn, out[1:], 0)
    if is_first:
        n += cards_of(s, s.turn, out[n:], PLAY)
    return n


@large_rule
def options_draw(s, out):
    """T8, T9"""
    n = 0
    for slot in range(SLOTS):
        if s.tavern[slot] != 0:
            out[n] = slot + 1
            n += 1
    if can_draw(s):
        out[n] = FROM_HARBOUR
        n += 1
    return n


@large_rule
def options_set_up(s, seat, out):
    """S9: two different cards, one to hide and one for the wilderness."""
    n = 0
    for i in range(s.held[seat]):
        for k in range(s.held[seat]):
            if i != k:
                out[n] = s.hand[seat, i] * CARDS_WIDE + s.hand[seat, k]
                n += 1
    return n


@rule
def free_heirs(s):
    """The heirs that nobody has yet."""
    found = ALL_HEIRS
    for seat in range(argument(s)):
        found &= ~BIT[s.heir[seat]]
    return found


@large_rule
def draw(s, rng):
    """An answer of CHANCE, all equally likely."""
    now = step(s)
    if now == HARBOUR:
        return nth_in_harbour(s, below(rng, harbour_size(s)))
    if now == HEIR:
        free = free_heirs(s)
        return nth(free, below(rng, count(free)))
    if now == FIRST:
        return below(rng, s.seats)
    return draw_in_effect(s, rng)


@large_rule
def draw_in_effect(s, rng):
    """E25: a card of a hand, or a face-up hero of a party."""
    seat = argument(s, 1)
    if step(s) == STEAL:
        return int(s.hand[seat, below(rng, s.held[seat])])
    return nth(s.up[seat], below(rng, count(s.up[seat]))) + place_of(seat, 0)


# -- what happens then ---------------------------------------------------------------------------------------


@large_rule
def play(s, seat, action):
    """One action of a seat or of CHANCE, and all that follows until somebody is asked."""
    hush(s)
    how = answer_to(s, seat, action)
    while how != HALTS:
        if how >= ANSWER:
            how = effect(s, (how - ANSWER) // WIDE, (how - ANSWER) % WIDE)
        elif how < PLAYED_OUT:
            how = perform_row(s, how)
        else:
            how = go_through_turn(s, how)


@large_rule
def answer_to(s, seat, action):
    """What an answer leads to."""
    now, about, number = step(s), argument(s), argument(s, 1)
    if now in (SET_UP, ALL_DISCARD) and not seal(s, seat, action):
        announce(s, DECIDED, seat, 0)
        return HALTS
    answered(s)
    if now == TURN:
        return take_turn(s, action)
    if now == MORE:
        return discard_more(s, action, about)
    if now == DRAW:
        return draw_one(s, action)
    if now == DROP:
        return discard_down(s, action)
    if now == HARBOUR:
        return from_harbour(s, action, about, number)
    if now == SET_UP:
        return set_up(s)
    if now == HEIR:
        return deal_heir(s, action, about)
    return deal_first(s, action) if now == FIRST else the_only(now, action)


# -- set-up --------------------------------------------------------------------------------------------------


@large_rule
def deal_heir(s, heir, seat):
    """S2"""
    s.heir[seat] = heir
    report(s, GOT_HEIR, seat, HEIR_CARDS + heir, IN_HEIRS, 0, BIT[seat])
    more = seat + 1 < s.seats
    ask(s, HEIR if more else FIRST, CHANCE, seat + 1 if more else 0)
    return HALTS


@large_rule
def deal_first(s, seat):
    """S7"""
    s.first = seat
    s.turn = seat
    announce(s, STARTS, seat, 0)
    ask_harbour(s, FOR_TAVERN, 0)
    return HALTS


@large_rule
def from_harbour(s, card, purpose, number):
    """A card of the harbour goes where it is needed."""
    leave_harbour(s, card)
    if purpose == FOR_EFFECT:
        draw_aside(s, card, IN_HARBOUR, False)
        return RUNS
    if purpose == FOR_DRAW:
        draw_to_hand(s, s.turn, card, IN_HARBOUR, False)
        return TWO
    if purpose == FOR_REFILL:
        refill(s, number, card, IN_HARBOUR)
        return FOUR
    if purpose == FOR_TAVERN:
        refill(s, number, card, IN_HARBOUR)
        last = number + 1 == SLOTS
        ask_harbour(s, FOR_HANDS if last else FOR_TAVERN, 0 if last else number + 1)
    else:
        deal(s, card, number)
    return HALTS


@large_rule
def deal(s, card, number):
    """S8: five to each seat, the starting seat first."""
    seat = (s.first + number // DEALT) % s.seats
    join_hand(s, seat, card)
    report(s, CARD_DEALT, seat, card, IN_HARBOUR, IN_HAND + seat, BIT[seat])
    if number + 1 < DEALT * s.seats:
        ask_harbour(s, FOR_HANDS, number + 1)
    else:
        ask(s, SET_UP, BIT[s.seats] - 1)


@large_rule
def set_up(s):
    """S11: all decisions are applied in turn order from the starting seat."""
    for k in range(s.seats):
        one = (s.first + k) % s.seats
        hide(s, one, answer_of(s, one) // CARDS_WIDE)
        drop(s, one, answer_of(s, one) % CARDS_WIDE)
    unseal(s)
    return ONE


# -- the steps of a turn: each returns the one that follows, or HALTS ----------------------------------------

ONE, TWO, THREE, FOUR, LAST = range(PLAYED_OUT + 1, PLAYED_OUT + 6)


@large_rule
def go_through_turn(s, how):
    """T1"""
    if how == ONE:
        return step_one(s)
    if how == PLAYED_OUT:
        return step_one_ends(s)
    if how == TWO:
        return step_two(s)
    if how == THREE:
        return step_three(s)
    return step_four(s) if how == FOUR else end_turn(s)


@large_rule
def step_one(s):
    """T2, Q39: with an empty hand there is nothing to decide."""
    announce(s, TURN_BEGAN, s.turn, s.turns + 1)
    if s.held[s.turn] > 0:
        ask(s, TURN, BIT[s.turn])
        return HALTS
    announce(s, PASSED, s.turn, 0)
    return PLAYED_OUT


@large_rule
def take_turn(s, action):
    """T3-T5"""
    if action == PASS:
        announce(s, PASSED, s.turn, 0)
        return PLAYED_OUT
    if action < PLAY:
        drop(s, s.turn, action)
        return ask_more(s, 1)
    show_hero(s, s.turn, action - PLAY)
    begin_playing(s, action - PLAY)
    return RUNS


@large_rule
def ask_more(s, discarded):
    """T5: another one, or stop."""
    if discarded < MOST_DISCARDS and s.held[s.turn] > 0:
        ask(s, MORE, BIT[s.turn], discarded)
        return HALTS
    return PLAYED_OUT


@large_rule
def discard_more(s, action, discarded):
    """T5"""
    if action == PASS:
        return PLAYED_OUT
    drop(s, s.turn, action)
    return ask_more(s, discarded + 1)


@large_rule
def step_one_ends(s):
    """W2, W3: checked when step 1 is complete, since the others cannot change the answer."""
    return end(s) if is_reached(s) or is_dry(s) else TWO


@large_rule
def is_dry(s):
    """Has nobody a card, and is there none to draw? Then nothing could ever happen any more."""
    for seat in range(s.seats):
        if s.held[seat] > 0:
            return False
    return free_slots(s) == ALL_SLOTS and not can_draw(s)


@large_rule
def step_two(s):
    """T6-T9: draw to four, one card at a time."""
    while s.held[s.turn] < FULL_HAND:
        taken = ALL_SLOTS & ~free_slots(s)
        if taken == 0 and not can_draw(s):
            break
        if taken == 0:
            ask_harbour(s, FOR_DRAW, 0)
            return HALTS
        if can_draw(s) or taken & (taken - 1) != 0:
            ask(s, DRAW, BIT[s.turn])
            return HALTS
        draw_from_tavern(s, lowest(taken))
    return THREE


@rule
def draw_from_tavern(s, slot):
    """T8: everybody sees it."""
    draw_to_hand(s, s.turn, leave_tavern(s, slot), IN_TAVERN + slot, True)


@large_rule
def draw_one(s, action):
    """T8"""
    if action == FROM_HARBOUR:
        ask_harbour(s, FOR_DRAW, 0)
        return HALTS
    draw_from_tavern(s, action - 1)
    return TWO


@large_rule
def step_three(s):
    """T11, T12: down to three."""
    if s.held[s.turn] > KEPT:
        ask(s, DROP, BIT[s.turn])
        return HALTS
    return FOUR


@large_rule
def discard_down(s, action):
    """T11"""
    drop(s, s.turn, action)
    return THREE


@large_rule
def step_four(s):
    """T13: every empty slot, from the first on."""
    free = free_slots(s)
    if free == 0 or not can_draw(s):
        return LAST
    ask_harbour(s, FOR_REFILL, lowest(free))
    return HALTS


@large_rule
def end_turn(s):
    """T1, W12"""
    s.turns += 1
    if s.turns == s.cap:
        return end(s)
    s.turn = next_seat(s, s.turn)
    return ONE


# -- the end -------------------------------------------------------------------------------------------------


@rule
def end(s):
    """W4: nobody is asked any more, and everything is open."""
    announce(s, ENDED, s.turn, 0)
    return HALTS


@large_rule
def scores(s, out):
    """W11: one for the winner; there are no places below the first."""
    for seat in range(s.seats):
        out[seat] = 1 if seat == winner(s) else 0


@rule
def winners(s):
    """W6-W9: one seat or none."""
    return BIT[winner(s)] if winner(s) >= 0 else 0
