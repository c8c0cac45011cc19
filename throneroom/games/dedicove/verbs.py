"""Every change of place: who sees it, and which marks go with the card (H3-H11).

`seers` are the seats that see which card it is. Whoever does not see a card leave a hand loses all marks on that hand.
"""

from throneroom.games.dedicove.events import (
    BURIED,
    CARD_KEPT,
    DECIDED,
    DISCARDED,
    DREW,
    DROPPED,
    HERO_PLAYED,
    HID,
    IN_ASIDE,
    IN_DRAWN,
    IN_GRAVE,
    IN_HAND,
    IN_PARTY,
    IN_TAVERN,
    IN_WILD,
    REFILLED,
    RETURNED,
    SHUFFLED,
)
from throneroom.games.dedicove.state import (
    HALF,
    HAND_ROOM,
    NO_ROOM,
    PARTY_ROOM,
    everybody,
    index_at,
    is_up_at,
    place_of,
    seat_at,
)
from throneroom.kit import BIT, EVERYONE, NOTHING, answered, closed_up, rule, seal, tell
from throneroom.kit.events import NEWS

# -- telling: called, not copied into every verb ------------------------------------------------------------


@rule
def report(s, kind, seat, card, source, target, seen_by):
    """A card that went from a place to another; news for those who have just learned something."""
    tell(s, kind, seat, card, source, target, seen_by, 0, learners(s))


@rule
def announce(s, kind, seat, amount):
    """Something that all hear."""
    tell(s, kind, seat, NOTHING, 0, 0, EVERYONE, amount)


# -- marks ---------------------------------------------------------------------------------------------------


@rule
def knowers(s, card):
    """Who knows where it lies."""
    return int(s.known[card])


@rule
def mark(s, card, seats):
    """H3: whoever had no mark on it learns its face, as the event that is told next will say."""
    learn(s, seats & ~s.known[card])
    s.known[card] |= seats


@rule
def learn(s, seats):
    """The event that is told next is news to them."""
    if s.told < len(s.events):
        s.events[s.told, NEWS] |= seats


@rule
def learners(s):
    """Who has learned something since the last event."""
    return int(s.events[s.told, NEWS]) if s.told < len(s.events) else 0


@rule
def show_all(s, card):
    """H5: face up at this moment."""
    mark(s, card, everybody(s))


@rule
def show_to(s, card, seat):
    """H4, H6"""
    mark(s, card, BIT[seat])


@rule
def forget_hand(s, seat, seers):
    """H8: the others lose their marks on this hand."""
    for i in range(s.held[seat]):
        s.known[s.hand[seat, i]] &= seers


@rule
def decide(s, seat, action):
    """S10, E43: sealed; True for the last answer."""
    if seal(s, seat, action):
        answered(s)
        return True
    announce(s, DECIDED, seat, 0)
    return False


# -- hands ---------------------------------------------------------------------------------------------------


@rule
def join_hand(s, seat, card):
    """A card into a hand, which is kept sorted."""
    i = s.held[seat]
    if i >= HAND_ROOM:
        s.fault |= NO_ROOM
        return
    while i > 0 and s.hand[seat, i - 1] > card:
        s.hand[seat, i] = s.hand[seat, i - 1]
        i -= 1
    s.hand[seat, i] = card
    s.held[seat] += 1
    show_to(s, card, seat)


@rule
def leave_hand(s, seat, card, seers):
    """A card out of a hand."""
    if seers != everybody(s):
        forget_hand(s, seat, seers)
    i = 0
    while s.hand[seat, i] != card:
        i += 1
    s.held[seat] -= 1
    for k in range(i, s.held[seat]):
        s.hand[seat, k] = s.hand[seat, k + 1]
    s.hand[seat, s.held[seat]] = 0


# -- parties -------------------------------------------------------------------------------------------------


@rule
def join_party(s, seat, card, up):
    """E41: to the end; returns its place."""
    i = s.heroes[seat]
    if i >= PARTY_ROOM:
        s.fault |= NO_ROOM
        return place_of(seat, 0)
    s.party[seat, i] = card
    s.heroes[seat] += 1
    if up:
        s.up[seat] |= BIT[i]
        show_all(s, card)
    else:
        show_to(s, card, seat)
    return place_of(seat, i)


@rule
def leave_party(s, place):
    """E41: the later ones move up. Gives the card."""
    seat, i = seat_at(place), index_at(place)
    s.heroes[seat] -= 1
    s.up[seat] = closed_up(s.up[seat], i)
    return taken_out(s.party[seat], i, s.heroes[seat])


@rule
def replace_hero(s, place, card):
    """E30: another card in the same place, lying the same way."""
    s.party[seat_at(place), index_at(place)] = card
    if is_up_at(s, place):
        show_all(s, card)
    else:
        show_to(s, card, seat_at(place))


@rule
def audience(is_open, seats):
    """Watchers see what lies open, and no marks (H15)."""
    return EVERYONE if is_open else seats


# -- piles ---------------------------------------------------------------------------------------------------


@rule
def taken_out(pile, i, last):
    """A card of a pile, of which this is the last place; the later ones move up."""
    card = int(pile[i])
    for k in range(i, last):
        pile[k] = pile[k + 1]
    pile[last] = 0
    return card


@rule
def lay_on_wild(s, card):
    """Face down on top; marks stay."""
    s.wild[s.wilds] = card
    s.wilds += 1


@rule
def lift_from_wild(s):
    """The top of the wilderness."""
    s.wilds -= 1
    return taken_out(s.wild, s.wilds, s.wilds)


@rule
def lay_on_grave(s, card):
    """Face up on top."""
    s.grave[s.buried] = card
    s.buried += 1
    show_all(s, card)


@rule
def lift_from_grave(s, i):
    """H9: a card of the graveyard, counted from the bottom. The rest keeps its order; only its top is seen."""
    s.buried -= 1
    if s.buried > 0:
        learn(s, everybody(s))
    return taken_out(s.grave, i, s.buried)


@rule
def bury_card(s, card, source):
    """E26"""
    lay_on_grave(s, card)
    report(s, BURIED, s.turn, card, source, IN_GRAVE, EVERYONE)


@rule
def discard_open(s, card, source):
    """E27, H7: everybody has seen it."""
    show_all(s, card)
    lay_on_wild(s, card)
    report(s, DISCARDED, s.turn, card, source, IN_WILD, EVERYONE)


@rule
def drop(s, seat, card):
    """E27, H7: from a hand; only its owner knows which."""
    leave_hand(s, seat, card, BIT[seat])
    lay_on_wild(s, card)
    report(s, DROPPED, seat, card, IN_HAND + seat, IN_WILD, BIT[seat])


@rule
def hide_card(s, seat, card):
    """E28: from the hand into the party, face down."""
    leave_hand(s, seat, card, BIT[seat])
    place = join_party(s, seat, card, False)
    report(s, HID, seat, card, IN_HAND + seat, IN_PARTY + place, BIT[seat])


@rule
def show_hero(s, seat, card):
    """E1: from the hand to the end of the party, face up."""
    leave_hand(s, seat, card, everybody(s))
    place = join_party(s, seat, card, True)
    report(s, HERO_PLAYED, seat, card, IN_HAND + seat, IN_PARTY + place, EVERYONE)


@rule
def refill(s, slot, card, source):
    """T13, E20: a card into the tavern."""
    s.tavern[slot] = card
    show_all(s, card)
    report(s, REFILLED, s.turn, card, source, IN_TAVERN + slot, EVERYONE)


@rule
def leave_tavern(s, slot):
    """E20: the slot stays empty."""
    card = int(s.tavern[slot])
    s.tavern[slot] = 0
    return card


@rule
def leave_harbour(s, card):
    """A card that CHANCE has drawn."""
    if card <= HALF:
        s.harbour[0] ^= BIT[card - 1]
    else:
        s.harbour[1] ^= BIT[card - 1 - HALF]


@rule
def shuffle_wild(s):
    """E22, H11: the wilderness becomes the harbour, and all marks on it go."""
    announce(s, SHUFFLED, s.turn, s.wilds)
    for i in range(s.wilds):
        card = int(s.wild[i])
        s.known[card] = 0
        if card <= HALF:
            s.harbour[0] |= BIT[card - 1]
        else:
            s.harbour[1] |= BIT[card - 1 - HALF]
        s.wild[i] = 0
    s.wilds = 0


@rule
def draw_to_hand(s, seat, card, source, is_open):
    """H8: into a hand; who knew the card still does."""
    join_hand(s, seat, card)
    report(s, DREW, seat, card, source, IN_HAND + seat, audience(is_open, knowers(s, card)))


# -- cards of a running instruction --------------------------------------------------------------------------


@rule
def draw_aside(s, card, source, is_open):
    """E24: the actor sees it; who knew it still does."""
    s.drawn[s.drawns] = card
    s.drawns += 1
    show_to(s, card, s.turn)
    report(s, DREW, s.turn, card, source, IN_DRAWN, audience(is_open, knowers(s, card)))


@rule
def leave_drawn(s, i):
    """One of the drawn cards; the others keep their order."""
    s.drawns -= 1
    return taken_out(s.drawn, i, s.drawns)


@rule
def forget_drawn(s):
    """H10: of two or more cards divided in secret, the others lose their marks."""
    if s.drawns > 1:
        for i in range(s.drawns):
            s.known[s.drawn[i]] &= BIT[s.turn]


@rule
def put_back(s, card):
    """E28: on top of the wilderness, where it came from."""
    lay_on_wild(s, card)
    report(s, RETURNED, s.turn, card, IN_DRAWN, IN_WILD, knowers(s, card))


@rule
def keep_drawn(s, card):
    """E28: into the actor's hand."""
    join_hand(s, s.turn, card)
    report(s, CARD_KEPT, s.turn, card, IN_DRAWN, IN_HAND + s.turn, knowers(s, card))


@rule
def discard_drawn(s, card):
    """E27"""
    lay_on_wild(s, card)
    report(s, DISCARDED, s.turn, card, IN_DRAWN, IN_WILD, knowers(s, card))


@rule
def hide_drawn(s, card, source):
    """E28: into the actor's party, face down."""
    place = join_party(s, s.turn, card, False)
    report(s, HID, s.turn, card, source, IN_PARTY + place, audience(source == IN_ASIDE, knowers(s, card)))
