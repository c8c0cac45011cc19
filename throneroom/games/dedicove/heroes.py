"""Heroes in parties: bury, turn, look, take, send, discard, perform; the options are places of parties."""

from throneroom.games.dedicove import grammar as g
from throneroom.games.dedicove.effects import FACTION, ROWS
from throneroom.games.dedicove.events import COUNTED, IN_HAND, IN_PARTY, SENT, TOOK
from throneroom.games.dedicove.pieces import EMPEROR, EVERY_FACTION, MOST_COUNTED
from throneroom.games.dedicove.sentence import (
    DECLINE,
    DONE,
    ENDS,
    FIRST_AT,
    IT_AT,
    THAT_AT,
    VERB_AT,
    ask_decider,
    ask_row,
    cell,
    decline,
    enter,
    fits,
    here,
    is_in_chain,
    it,
    may_decline,
    named,
    offer_to_decline,
    that,
    the_only,
    verb,
)
from throneroom.games.dedicove.state import (
    HERO,
    RANDOM_HERO,
    TO_PARTY,
    card_at,
    everybody,
    next_seat,
    place_of,
    seat_at,
)
from throneroom.games.dedicove.verbs import (
    announce,
    bury,
    discard_open,
    join_hand,
    join_party,
    leave_party,
    look_at,
    report,
    turn_over,
)
from throneroom.kit import BIT, CHANCE, EVERYONE, count, has, lowest, members, rule, set_argument

# -- which heroes --------------------------------------------------------------------------------------------


@rule
def parties(s, whose):
    """N5: whose parties are meant, as a set of seats."""
    if whose == g.MINE:
        return BIT[s.turn]
    if whose == g.OTHERS:
        return everybody(s) & ~BIT[s.turn]
    if whose == g.ITS:
        return BIT[it(s)]
    if whose == g.NEXTS:
        return BIT[next_seat(s, s.turn)]
    return everybody(s)


@rule
def lying(s, seat, face, factions):
    """The places of a party with such heroes, as a set."""
    found = BIT[s.heroes[seat]] - 1
    if face == g.UP:
        found &= s.up[seat]
    elif face == g.DOWN:
        found &= ~s.up[seat]
    if factions == EVERY_FACTION:
        return found
    left = found
    while left != 0:
        i = lowest(left)
        left &= left - 1
        if not fits(int(s.party[seat, i]), factions):
            found ^= BIT[i]
    return found


@rule
def copyable(s, seat, found):
    """E34, E38: of these places those whose hero can be performed."""
    left = found
    while left != 0:
        i = lowest(left)
        left &= left - 1
        card = int(s.party[seat, i])
        if card == EMPEROR or is_in_chain(s, card):
            found ^= BIT[i]
    return found


@rule
def choosable(s, row, seat):
    """The places of one party that the verb of a row may choose."""
    now = int(ROWS[row, VERB_AT])
    side = 0
    if now == g.SWAP:
        side = 0 if that(s) == 0 else 3
        whose, face = int(ROWS[row, FIRST_AT + side + 1]) // 3, int(ROWS[row, FIRST_AT + side + 1]) % 3
    else:
        whose, face = int(ROWS[row, FIRST_AT]), int(ROWS[row, FIRST_AT + 1])
    if not has(parties(s, whose), seat) or (now == g.SEND and s.seats == 2 and seat != s.turn):
        return BIT[0] & 0
    found = lying(s, seat, face, int(ROWS[row, FIRST_AT + side + 2]))
    if now == g.PERFORM:
        return copyable(s, seat, found)
    if now == g.LOOK and that(s) != 0 and seat_at(that(s)) == seat:
        found &= ~BIT[that(s) - place_of(seat, 0)]
    return found


@rule
def among_heroes(s, row):
    """How many can be chosen, and the first of them."""
    n = 0
    first = 0
    for seat in range(s.seats):
        found = choosable(s, row, seat)
        if n == 0 and found != 0:
            first = place_of(seat, lowest(found))
        n += count(found)
    return n, first


@rule
def options_hero(s, out):
    """Every place that can be chosen, then the offer to decline."""
    n = 0
    for seat in range(s.seats):
        m = members(choosable(s, here(s), seat), out[n:])
        for i in range(n, n + m):
            out[i] += place_of(seat, 0)
        n += m
    return n + offer_to_decline(s, out[n:])


# -- what is done with the chosen one ------------------------------------------------------------------------


@rule
def begin_hero(s):
    """E7: nothing, the only one, or a question."""
    n, first = among_heroes(s, here(s))
    may = may_decline(s)
    if n == 0:
        if may:
            decline(s)
        return ENDS if verb(s) in (g.TURN, g.TAKE, g.LOOK) else DONE
    if n == 1 and not may:
        return the_only(HERO, first)
    return ask_decider(s, HERO)


@rule
def on_hero(s, place):
    """The verb, done to the hero in this place."""
    if place == DECLINE:
        decline(s)
        return ENDS
    now = verb(s)
    if now == g.TURN:
        set_argument(s, turn_over(s, place), THAT_AT)
        return DONE
    if now == g.LOOK:
        look_at(s, s.turn, place)
        set_argument(s, place, THAT_AT)
        return DONE
    if now == g.PERFORM:
        return enter(s, card_at(s, place))
    if now == g.SEND:
        set_argument(s, place, THAT_AT)
        return begin_sending(s)
    return remove_hero(s, place)


@rule
def remove_hero(s, place):
    """E26, E27, E31: to the graveyard, the wilderness or the actor's hand."""
    card = card_at(s, place)
    leave_party(s, place)
    now = verb(s)
    if now == g.TAKE:
        join_hand(s, s.turn, card)
        report(s, TOOK, s.turn, card, IN_PARTY + place, IN_HAND + s.turn, EVERYONE)
        set_argument(s, seat_at(place), IT_AT)
    elif now == g.DISCARD:
        discard_open(s, card, IN_PARTY + place)
    else:
        bury(s, card, IN_PARTY + place)
    return DONE


@rule
def destinations(s):
    """Q33: the parties of other players but the hero's own."""
    return everybody(s) & ~BIT[s.turn] & ~BIT[seat_at(that(s))]


@rule
def begin_sending(s):
    """E31: to whose party?"""
    if count(destinations(s)) == 1:
        return the_only(TO_PARTY, lowest(destinations(s)))
    return ask_row(s, TO_PARTY, BIT[s.turn])


@rule
def send(s, seat):
    """E31: face up to the end of a different party."""
    place = that(s)
    card = card_at(s, place)
    leave_party(s, place)
    new = join_party(s, seat, card, True)
    report(s, SENT, s.turn, card, IN_PARTY + place, IN_PARTY + new, EVERYONE)
    return DONE


# -- by chance -----------------------------------------------------------------------------------------------


@rule
def begin_random_burial(s):
    """E25"""
    return ask_row(s, RANDOM_HERO, CHANCE)


# -- counts and conditions -----------------------------------------------------------------------------------


@rule
def begin_count(s):
    """E19"""
    n, _ = among_heroes(s, here(s))
    return counted(s, min(MOST_COUNTED, n))


@rule
def counted(s, n):
    """X is counted once."""
    set_argument(s, n, IT_AT)
    announce(s, COUNTED, s.turn, n)
    return DONE


@rule
def begin_count_factions(s):
    """How many of the factions lie face up; the Emperor is all of them."""
    found = 0
    mine = lying(s, s.turn, g.UP, EVERY_FACTION)
    while mine != 0:
        found |= int(FACTION[s.party[s.turn, lowest(mine)]])
        mine &= mine - 1
    return counted(s, count(found & cell(s, 0)))


@rule
def begin_need(s):
    """The sentence goes on only if there is such a hero."""
    n, _ = among_heroes(s, here(s))
    return DONE if n > 0 else ENDS


@rule
def begin_need_that(s):
    """The sentence goes on only if the hero turned up is of these factions."""
    return DONE if fits(that(s), cell(s, 0)) else ENDS


@rule
def bury_that(s):
    """The hero turned up, if it is of the named faction."""
    card = that(s)
    if fits(card, named(s)):
        place = where_is(s, card)
        leave_party(s, place)
        bury(s, card, IN_PARTY + place)
    return DONE


@rule
def where_is(s, card):
    """The place of a hero in the parties."""
    for seat in range(s.seats):
        for i in range(s.heroes[seat]):
            if s.party[seat, i] == card:
                return place_of(seat, i)
    return 0
