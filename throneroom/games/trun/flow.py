"""The order of play. Rule numbers: docs/rules/trun.en.md.

first leader · deal 26 · { prize · lead · follow · draw } x 13 · { lead · follow } x 13
"""

from throneroom.games.trun.events import CHOSEN
from throneroom.games.trun.pieces import ALL, BEATS, CARDS, DWARVES, FACTION, FOLLOWS, HAND, OF, UNDEADS, ZEROS
from throneroom.games.trun.reasons import MUST_FOLLOW, NOT_IN_HAND, NOT_NOW, NOT_YOUR_TURN
from throneroom.games.trun.state import DEAL, DRAW, FIRST, FOLLOW, LEAD, PRIZE, is_phase_two, kind
from throneroom.games.trun.verbs import (
    deal,
    draw_blind,
    lay,
    mark_void,
    recruit,
    remove,
    score,
    take_up_followers,
    turn_prize,
    win_trick,
)
from throneroom.kit.bits import BIT, count, has, members
from throneroom.kit.events import EVERYONE, hush, tell
from throneroom.kit.frames import CHANCE, NOTHING, answered, argument, ask, is_asked, set_argument, step
from throneroom.kit.reasons import NO_ACTION
from throneroom.kit.rng import one_of
from throneroom.kit.rule import rule

BOTH_SEATS = 3
OTHER_ZEROS = ZEROS & ~1  # A19: the five G0 are one choice


@rule
def start(s, seats, options):
    """S1, S5: all cards in the deck; the first leader is a parameter, by default chance decides."""
    s.seats = seats
    s.deck = ALL
    if options[0] == 0:
        ask(s, FIRST, CHANCE)
    else:
        open_table(s, options[0] - 1)


@rule
def open_table(s, leader):
    """S2, R13: deal, turn the first prize, then the leader leads."""
    ask(s, LEAD, BIT[leader])
    ask(s, PRIZE, CHANCE)
    ask(s, DEAL, CHANCE, 0)


# -- what may be done ---------------------------------------------------------------------------------------


@rule
def replies(hand, lead):
    """R4: the led faction and Doppelgangers while the led faction is held, otherwise anything."""
    faction = FACTION[lead]
    return hand & FOLLOWS[faction] if hand & OF[faction] != 0 else hand


@rule
def options_of_chance(s):
    """S5: either seat; otherwise any card of the deck."""
    return BOTH_SEATS if step(s) == FIRST else s.deck


@rule
def playable(s, seat):
    """R2, R4: the cards that a seat may play now."""
    hand = s.hand[seat]
    if step(s) == FOLLOW:
        hand = replies(hand, argument(s))
    return hand & ~OTHER_ZEROS


@rule
def legal(s, seat, out):
    """What may be played now, or what CHANCE may answer."""
    return members(options_of_chance(s) if seat == CHANCE else playable(s, seat), out)


@rule
def refusal(s, seat, action):
    """R1, R2, R4: why a card may not be played now."""
    if not is_asked(s, seat):
        return NOT_YOUR_TURN
    if action == NO_ACTION:
        return NOT_NOW
    if has(playable(s, seat), action):
        return 0
    return MUST_FOLLOW if has(s.hand[seat], action) else NOT_IN_HAND


@rule
def draw(s, rng):
    """An answer of CHANCE, all equally likely."""
    return one_of(options_of_chance(s), rng)


# -- what happens then --------------------------------------------------------------------------------------


@rule
def play(s, seat, action):
    """One action of a seat or of CHANCE."""
    hush(s)
    now = step(s)
    if now == FOLLOW:
        follow(s, seat, action)
    elif now == LEAD:
        lead(s, seat, action)
    elif now == DEAL:
        deal_next(s, action)
    elif now == PRIZE:
        answered(s)
        turn_prize(s, kind(action))
    elif now == DRAW:
        draw_for_loser(s, action)
    else:
        choose_first(s, action)


@rule
def choose_first(s, leader):
    """S5, A1"""
    answered(s)
    tell(s, CHOSEN, leader, NOTHING, 0, 0, EVERYONE)
    open_table(s, leader)


@rule
def deal_next(s, card):
    """S2: thirteen cards to A, then thirteen to B."""
    dealt = argument(s)
    deal(s, 0 if dealt < HAND else 1, kind(card))
    if dealt + 1 == 2 * HAND:
        answered(s)
    else:
        set_argument(s, dealt + 1)


@rule
def lead(s, seat, card):
    """R1, R2"""
    answered(s)
    lay(s, seat, card)
    ask(s, FOLLOW, BIT[1 - seat], card)


@rule
def follow(s, seat, reply):
    """R1, R8, R12: the reply decides the trick, and its winner leads the next."""
    lead = argument(s)
    answered(s)
    lay(s, seat, reply)
    mark_void(s, seat, lead, reply)
    winner = seat if has(BEATS[lead], reply) else 1 - seat
    win_trick(s, winner)
    if is_phase_two(s):
        gain_favour(s, winner, lead)
        gain_favour(s, winner, reply)
        if s.hand[winner] != 0:
            ask(s, LEAD, BIT[winner])
    else:
        recruit(s, winner)
        clear_away(s, winner, lead)
        clear_away(s, winner, reply)
        next_recruiting(s, winner)


@rule
def clear_away(s, winner, card):
    """R16, R18: a played Undead scores for the winner, any other card is gone."""
    if has(UNDEADS, card):
        score(s, winner, card)
    else:
        remove(s, card)


@rule
def next_recruiting(s, winner):
    """R12, R13, R15: the loser draws, a prize is turned while there are cards for it, the winner leads."""
    ask(s, LEAD, BIT[winner])
    if count(s.deck) > 1:
        ask(s, PRIZE, CHANCE)
    ask(s, DRAW, CHANCE, 1 - winner)


@rule
def draw_for_loser(s, card):
    """R15; R19, R21 after the last card of the deck."""
    loser = argument(s)
    answered(s)
    draw_blind(s, loser, kind(card))
    if is_phase_two(s):
        take_up_followers(s)


@rule
def gain_favour(s, winner, card):
    """R24: a Dwarf to the loser of the trick, any other card to the winner."""
    score(s, 1 - winner if has(DWARVES, card) else winner, card)


# -- who wins -----------------------------------------------------------------------------------------------


@rule
def strength(cards):
    """R28, R29: more cards of a faction, then the highest single one, as one number to compare."""
    return count(cards) << CARDS | cards  # the higher of two sets of one size is the one with the highest card


@rule
def vote(s, faction):
    """R28-R30: who gets the vote of a faction, or -1 if it is not awarded."""
    a = strength(s.score[0] & OF[faction])
    b = strength(s.score[1] & OF[faction])
    if a == b:
        return -1
    return 0 if a > b else 1


@rule
def scores(s, out):
    """R28: votes per seat."""
    out[0] = 0
    out[1] = 0
    for faction in range(len(OF)):
        winner = vote(s, faction)
        if winner >= 0:
            out[winner] += 1


@rule
def winners(s):
    """R31, R32: who has more votes; with equal votes both, which is a draw."""
    lead = 0
    for faction in range(len(OF)):
        winner = vote(s, faction)
        if winner >= 0:
            lead += 1 - 2 * winner
    if lead == 0:
        return BOTH_SEATS
    return BIT[0] if lead > 0 else BIT[1]
