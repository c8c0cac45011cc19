"""A hero goes to the party of another player (E31)."""

from functools import partial

from throneroom.games.dedicove.choosing import OWN_OF_TWO, choice
from throneroom.games.dedicove.events import EVENTS, IN_PARTY
from throneroom.games.dedicove.heroes import CHOOSE_HERO, begin_hero
from throneroom.games.dedicove.notation import A_SEAT
from throneroom.games.dedicove.reasons import REASONS
from throneroom.games.dedicove.rows import VERBS
from throneroom.games.dedicove.sentence import DONE, THAT_AT, ask_row, that, the_only
from throneroom.games.dedicove.state import QUESTIONS, seat_at
from throneroom.games.dedicove.verbs import join_party, leave_party, report
from throneroom.kit import BIT, EVERYONE, count, lowest, members, rule, set_argument
from throneroom.kit.kinds import FACE, FROM, TO, WHO

SENT = EVENTS.add("sent", seat=WHO, card=FACE, from_=FROM, to=TO)
NOT_THERE = REASONS.add("dedicove-to-party", "E31")
SAME_PARTY = REASONS.add("dedicove-same-party", "Q33")


@rule
def against_party(s, seat):
    """E31, Q33: why not to this player."""
    if seat == seat_at(that(s)):
        return SAME_PARTY
    return NOT_THERE if seat == s.turn else 0


@rule
def destinations(s):
    """The players that nothing is against, as a set."""
    found = 0
    for seat in range(s.seats):
        if against_party(s, seat) == 0:
            found |= BIT[seat]
    return found


@rule
def options_of_party(s, seat, out):
    """Q33"""
    return members(destinations(s), out)


@rule
def refusal_of_party(s, seat, action):
    """Q33"""
    return against_party(s, action) if 0 <= action < s.seats else NOT_THERE


@rule
def send_hero(s, seat):
    """E31: face up to the end of a different party."""
    place = that(s)
    card = leave_party(s, place)
    new = join_party(s, seat, card, True)
    report(s, SENT, s.turn, card, IN_PARTY + place, IN_PARTY + new, EVERYONE)
    return DONE


CHOOSE_PARTY = QUESTIONS.add(
    "to-party", row=True, options=options_of_party, refusal=refusal_of_party, effect=send_hero, says={"to": A_SEAT}
)


@rule
def begin_sending(s, place):
    """E31: to whose party? `that` is the hero's place."""
    set_argument(s, place, THAT_AT)
    found = destinations(s)
    if count(found) == 1:
        return the_only(CHOOSE_PARTY, lowest(found))
    return ask_row(s, CHOOSE_PARTY, BIT[s.turn])


SEND = VERBS.add("send", begin=begin_hero, effect=begin_sending, asks=(CHOOSE_HERO, CHOOSE_PARTY))
may_send = partial(choice, SEND, limit=OWN_OF_TWO, may=True)
