"""Every change of the table, and who sees it."""

from throneroom.games.trun.events import (
    AS_PRIZE,
    DEALT,
    DREW,
    IN_DECK,
    IN_FOLLOWERS,
    IN_HAND,
    IN_REMOVED,
    IN_SCORE,
    IN_TRICK,
    PLAYED,
    RECRUITED,
    REMOVED,
    SCORED,
    TOOK_UP,
    TURNED,
    WON,
)
from throneroom.games.trun.pieces import FACTION, FOLLOWS
from throneroom.games.trun.state import add, drop
from throneroom.kit import BIT, CHANCE, EVERYONE, NOTHING, has, lowest, rule, tell


@rule
def deal(s, seat, card):
    """S2: from the deck into a hand; only its owner sees it."""
    s.deck = drop(s.deck, card)
    s.hand[seat] = add(s.hand[seat], card)
    tell(s, DEALT, seat, card, IN_DECK, IN_HAND, BIT[seat], 0, BIT[seat])


@rule
def turn_prize(s, card):
    """R13: the top card of the deck is turned face up."""
    s.deck = drop(s.deck, card)
    s.prize = add(s.prize, card)
    tell(s, TURNED, CHANCE, card, IN_DECK, AS_PRIZE, EVERYONE, 0, EVERYONE)


@rule
def lay(s, seat, card):
    """A hand card into the trick, seen by all. A known prize that is played is no longer held."""
    s.hand[seat] = drop(s.hand[seat], card)
    if is_shown_in_hand(s, seat, card):
        s.shown[seat] = drop(s.shown[seat], card)
    tell(s, PLAYED, seat, card, IN_HAND, IN_TRICK, EVERYONE, 0, EVERYONE & ~BIT[seat])


@rule
def is_shown_in_hand(s, seat, card):
    """Phase 2: this card of the hand was won as an open prize. (In phase 1 the shown cards are in the pile.)"""
    return s.followers[seat] == 0 and has(s.shown[seat], card)


@rule
def mark_void(s, seat, lead, reply):
    """V1: neither the led faction nor a Doppelganger was played, so the seat is out of it for all to see."""
    if not has(FOLLOWS[FACTION[lead]], reply):
        s.void[seat] |= BIT[FACTION[lead]]


@rule
def win_trick(s, winner):
    """The trick has a winner; where its cards go is told one by one."""
    tell(s, WON, winner, NOTHING, IN_TRICK, 0, EVERYONE)


@rule
def recruit(s, winner):
    """R14: the prize to the winner's followers. All saw it, so it stays known there."""
    card = lowest(s.prize)
    s.prize = 0
    s.followers[winner] = add(s.followers[winner], card)
    s.shown[winner] = add(s.shown[winner], card)
    tell(s, RECRUITED, winner, card, AS_PRIZE, IN_FOLLOWERS, EVERYONE)


@rule
def draw_blind(s, loser, card):
    """R15: the top card of the deck to the loser's followers; only the loser sees it."""
    s.deck = drop(s.deck, card)
    s.followers[loser] = add(s.followers[loser], card)
    tell(s, DREW, loser, card, IN_DECK, IN_FOLLOWERS, BIT[loser], 0, BIT[loser])


@rule
def score(s, seat, card):
    """A card of the trick face up into a score pile."""
    s.score[seat] = add(s.score[seat], card)
    tell(s, SCORED, seat, card, IN_TRICK, IN_SCORE, EVERYONE)


@rule
def remove(s, card):
    """R18: a card of the trick leaves the game."""
    s.removed = add(s.removed, card)
    tell(s, REMOVED, CHANCE, card, IN_TRICK, IN_REMOVED, EVERYONE)


@rule
def take_up_followers(s):
    """R21: the follower piles become the hands; voids of phase 1 mean nothing any more."""
    for seat in range(2):
        s.hand[seat] = s.followers[seat]
        s.followers[seat] = 0
        s.void[seat] = 0
        tell(s, TOOK_UP, seat, NOTHING, IN_FOLLOWERS, IN_HAND, EVERYONE)
