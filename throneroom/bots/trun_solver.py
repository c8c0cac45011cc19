"""Phase 2 of Trůn, solved: both hands are known to whoever remembers, so every position has one value.

The value is the margin in votes of seat A under best play on both sides; its sign says who wins. It is found by asking
"is it at least this much?", an alpha-beta search with an empty window, first for win, draw and loss, then for the
margin. What the answers teach stays in a memo for the next question.

Every card keeps its owner through phase 2, so the at most 26 cards still held get numbers of their own (*spots*) and
both hands are one set. A tie within a faction goes to the highest card (R29), and which card that is does not change:
it counts 3 where the others count 2, and ties are gone. Only `G0` against `G0` (R30) remains one.
"""

import numpy as np

from throneroom.games.trun.pieces import BEATS, COPIES, DWARF, FACTION, FOLLOWS, HAND, OF
from throneroom.games.trun.state import add, joined, led
from throneroom.kit import BIT, actor, count, has, lowest, rule

SPOTS = 2 * HAND
PLIES = SPOTS + 1
FACTIONS = len(OF)
NO_LEAD = SPOTS  # stands for the led card where there is none
UNKNOWN, NO, YES = -1, 0, 1

# Seat A's lead in a faction, six bits for each; one of the two ends once the vote is sure.
EVEN, B_HAS_IT, A_HAS_IT = 32, 0, 63
WIDTH, FIELD = 6, 63

WORK = np.dtype(
    (
        np.record,
        [
            # the cards that are held when the search begins
            ("card", np.int64, SPOTS),
            ("faction", np.int64, SPOTS),
            ("weight", np.int64, SPOTS),
            ("owned", np.int64, 2),
            ("members", np.int64, FACTIONS),
            ("followers", np.int64, FACTIONS),
            ("heavy", np.int64),
            ("rivals_above", np.int64, SPOTS),  # the other seat's cards that beat this one when it leads
            ("rivals_below", np.int64, SPOTS),  # the other seat's leads that this one beats
            # a row for each ply of the line that is looked at
            ("left", np.int64, PLIES),
            ("seat", np.int64, PLIES),
            ("lead", np.int64, PLIES),
            ("margins", np.int64, PLIES),
            ("sure", np.int64, PLIES),
            ("undecided", np.int64, PLIES),
            ("options", np.int64, (PLIES, HAND)),
            ("width", np.int64, PLIES),
            ("at", np.int64, PLIES),
            ("answer", np.int64, PLIES),
            ("liked", np.int64, (SPOTS, SPOTS + 1)),  # how often a card settled the question, by what was led
            ("nodes", np.int64),
            ("stamp", np.int64),
            ("goal", np.int64),  # the question that is looked at, and at which ply: a pause changes nothing
            ("ply", np.int64),
            # what is known by now: bounds on the value, and a card that reaches the better one
            ("low", np.int64),
            ("high", np.int64),
            ("best", np.int64),
        ],
    )
)


# -- the position in spots ----------------------------------------------------------------------------------


@rule
def set_up(w, s):
    """Read a position of phase 2 into row 0."""
    w.stamp += 1
    w.nodes = 0
    n = 0
    w.left[0] = 0
    w.lead[0] = NO_LEAD
    for p in range(2):
        w.owned[p] = 0
        cards = s.hand[p]
        if led(s) >= 0 and actor(s) != p:
            cards = add(cards, led(s))
        while cards != 0:
            w.card[n] = lowest(cards)
            w.faction[n] = FACTION[w.card[n]]
            w.owned[p] |= BIT[n]
            cards &= cards - 1
            n += 1
        w.left[0] |= w.owned[p]
    if led(s) >= 0:
        lay_lead(w, led(s), 1 - actor(s))
    w.seat[0] = actor(s)
    relate(w, n)
    count_votes(w, s)


@rule
def lay_lead(w, card, seat):
    """The card that was led has left the hand; of equal cards any."""
    for i in range(SPOTS):
        if has(w.owned[seat], i) and w.card[i] == card:
            w.lead[0] = i
    w.left[0] &= ~BIT[w.lead[0]]


@rule
def relate(w, n):
    """R4, R8 between spots."""
    for f in range(FACTIONS):
        w.members[f] = 0
        w.followers[f] = 0
    for i in range(n):
        w.members[w.faction[i]] |= BIT[i]
        for f in range(FACTIONS):
            if has(FOLLOWS[f], w.card[i]):
                w.followers[f] |= BIT[i]
        w.rivals_above[i] = 0
        w.rivals_below[i] = 0
        rivals = w.owned[0] if has(w.owned[1], i) else w.owned[1]
        for j in range(n):
            if has(rivals, j):
                if has(BEATS[w.card[i]], w.card[j]):
                    w.rivals_above[i] |= BIT[j]
                if has(BEATS[w.card[j]], w.card[i]):
                    w.rivals_below[i] |= BIT[j]
        for lead in range(SPOTS + 1):
            w.liked[i, lead] = 0


@rule
def count_votes(w, s):
    """R28, R29: what the score piles say about every faction before the search begins."""
    w.margins[0] = 0
    w.sure[0] = 0
    w.undecided[0] = FACTIONS
    w.heavy = 0
    for i in range(SPOTS):
        w.weight[i] = 2
    for f in range(FACTIONS):
        a = s.score[0] & OF[f]
        b = s.score[1] & OF[f]
        held = 0
        for i in range(SPOTS):
            if has(w.members[f], i):
                held = add(held, w.card[i])
        every = joined(joined(a, b), held)
        margin = 2 * (count(a) - count(b))
        top = -1
        if count(every) % 2 == 0 and every >> COPIES != 0:
            top = highest(every)
        if top >= 0 and has(a, top):
            margin += 1
        elif top >= 0 and has(b, top):
            margin -= 1
        for i in range(SPOTS):
            if top >= 0 and has(w.members[f], i) and w.card[i] == top:
                w.weight[i] = 3
                w.heavy |= BIT[i]
        w.margins[0] |= (EVEN + margin) << WIDTH * f
        settle(w, 0, f, w.left[0] | (BIT[w.lead[0]] if w.lead[0] != NO_LEAD else 0))


@rule
def highest(cards):
    """The greatest member of a set that is not empty."""
    while cards & (cards - 1) != 0:
        cards &= cards - 1
    return lowest(cards)


# -- votes --------------------------------------------------------------------------------------------------


@rule
def margin_of(margins, f):
    """Seat A's lead in a faction."""
    return (margins >> WIDTH * f & FIELD) - EVEN


@rule
def rest_of(w, f, held):
    """What is still to be scored in a faction."""
    cards = held & w.members[f]
    return 2 * count(cards) + (1 if cards & w.heavy != 0 else 0)


@rule
def settle(w, ply, f, held):
    """R28-R30: a vote is sure when the lead is greater than what is still to be scored."""
    margin = margin_of(w.margins[ply], f)
    rest = rest_of(w, f, held)
    if margin > rest:
        close(w, ply, f, A_HAS_IT, 1)
    elif -margin > rest:
        close(w, ply, f, B_HAS_IT, -1)
    elif rest == 0:
        w.undecided[ply] -= 1


@rule
def close(w, ply, f, end, vote):
    """This vote is decided; by how much no longer matters."""
    w.margins[ply] = w.margins[ply] & ~(FIELD << WIDTH * f) | end << WIDTH * f
    w.sure[ply] += vote
    w.undecided[ply] -= 1


@rule
def is_closed(margins, f):
    """Is this vote sure?"""
    field = margins >> WIDTH * f & FIELD
    return field in (A_HAS_IT, B_HAS_IT)


@rule
def gain(w, ply, i, winner):
    """R24: a Dwarf for the loser of the trick, any other card for the winner."""
    f = w.faction[i]
    if is_closed(w.margins[ply], f):
        return
    seat = 1 - winner if f == DWARF else winner
    w.margins[ply] += (w.weight[i] if seat == 0 else -w.weight[i]) << WIDTH * f


# -- one step of the search ---------------------------------------------------------------------------------


@rule
def play_spot(w, ply, i):
    """The position after a card, in the next row."""
    seat = w.seat[ply]
    lead = w.lead[ply]
    then = ply + 1
    w.left[then] = w.left[ply] & ~BIT[i]
    w.margins[then] = w.margins[ply]
    w.sure[then] = w.sure[ply]
    w.undecided[then] = w.undecided[ply]
    if lead == NO_LEAD:
        w.lead[then] = i
        w.seat[then] = 1 - seat
        return
    winner = seat if has(w.rivals_above[lead], i) else 1 - seat
    w.lead[then] = NO_LEAD
    w.seat[then] = winner
    gain(w, then, lead, winner)
    gain(w, then, i, winner)
    f, g = w.faction[lead], w.faction[i]
    if not is_closed(w.margins[then], f):
        settle(w, then, f, w.left[then])
    if g != f and not is_closed(w.margins[then], g):
        settle(w, then, g, w.left[then])


@rule
def list_options(w, ply, first):
    """The cards worth trying, the most promising first. Of cards that can stand for each other the lowest is enough."""
    seat = w.seat[ply]
    lead = w.lead[ply]
    hand = w.left[ply] & w.owned[seat]
    rivals = w.left[ply] & w.owned[1 - seat]
    if lead != NO_LEAD:
        rivals |= BIT[lead]
        f = w.faction[lead]
        if hand & w.members[f] != 0:
            hand &= w.followers[f]
    n = 0
    before = -1
    while hand != 0:
        i = lowest(hand)
        hand &= hand - 1
        if before < 0 or not are_equal(w, ply, before, i, rivals):
            insert(w, ply, n, i, lead, first)
            n += 1
        before = i
    w.width[ply] = n
    w.at[ply] = 0


@rule
def are_equal(w, ply, i, j, rivals):
    """Two cards of a hand that no card of the other seat can tell apart, now or later."""
    f = w.faction[i]
    if f != w.faction[j]:
        return False
    if w.weight[i] != w.weight[j] and not is_closed(w.margins[ply], f):
        return False
    return (w.rivals_above[i] ^ w.rivals_above[j] | w.rivals_below[i] ^ w.rivals_below[j]) & rivals == 0


@rule
def insert(w, ply, n, i, lead, first):
    """Into the options, which are sorted."""
    liking = w.liked[i, lead]
    k = n
    if i == first:
        while k > 0:
            w.options[ply, k] = w.options[ply, k - 1]
            k -= 1
    else:
        while k > 0 and w.options[ply, k - 1] != first and w.liked[w.options[ply, k - 1], lead] < liking:
            w.options[ply, k] = w.options[ply, k - 1]
            k -= 1
    w.options[ply, k] = i


# -- the memo -----------------------------------------------------------------------------------------------

LOW, HIGH, BEST, STAMP = 0, 4, 8, 16  # bits of what is remembered: two bounds, the spot that settled it, which search
LOWEST_VALUE = -FACTIONS


@rule
def key_of(w, ply):
    """The whole position in one number."""
    return w.left[ply] | w.seat[ply] << SPOTS | w.margins[ply] << SPOTS + 1


@rule
def slot_of(key, memo):
    """Where it is remembered; the products stay below 2**63."""
    mixed = (key & 0x7FFFFFFF) * 0x2545F491 ^ (key >> 31) * 0x1F123BB5
    return (mixed >> 17 ^ mixed) & len(memo) - 1


@rule
def remember(w, ply, goal, answer, best, memo):
    """A bound on the value: at least the goal, or less than it."""
    key = key_of(w, ply)
    slot = slot_of(key, memo)
    low, high = 0, 2 * FACTIONS
    if memo[slot, 0] == key and memo[slot, 1] >> STAMP == w.stamp:
        low = memo[slot, 1] >> LOW & 15
        high = memo[slot, 1] >> HIGH & 15
    if answer == YES:
        low = max(low, goal - LOWEST_VALUE)
    else:
        high = min(high, goal - 1 - LOWEST_VALUE)
    memo[slot, 0] = key
    memo[slot, 1] = low << LOW | high << HIGH | best << BEST | w.stamp << STAMP


@rule
def enter(w, ply, goal, memo):
    """Arrive at a position: the answer if it is known, otherwise the options to try."""
    w.nodes += 1
    w.width[ply] = 0
    w.answer[ply] = UNKNOWN
    if w.sure[ply] - w.undecided[ply] >= goal:
        w.answer[ply] = YES
        return
    if w.sure[ply] + w.undecided[ply] < goal:
        w.answer[ply] = NO
        return
    first = -1
    if w.lead[ply] == NO_LEAD:
        key = key_of(w, ply)
        slot = slot_of(key, memo)
        if memo[slot, 0] == key and memo[slot, 1] >> STAMP == w.stamp:
            known = memo[slot, 1]
            if (known >> LOW & 15) + LOWEST_VALUE >= goal:
                w.answer[ply] = YES
                return
            if (known >> HIGH & 15) + LOWEST_VALUE < goal:
                w.answer[ply] = NO
                return
            first = known >> BEST & 255
    list_options(w, ply, first)


# -- the search ---------------------------------------------------------------------------------------------


@rule
def ask(w):
    """Begin with the next question: win, draw or loss first, then the margin."""
    w.goal = 1 if w.low <= 0 < w.high else (w.low + 1 if w.low > 0 else w.high)
    w.ply = 0
    w.answer[0] = UNKNOWN
    list_options(w, 0, -1)


@rule
def is_at_least(w, limit, memo):
    """Does seat A get this margin against best play? UNKNOWN when the limit of nodes was reached."""
    ply = w.ply
    while True:
        if w.answer[ply] == UNKNOWN and w.at[ply] < w.width[ply]:
            if w.nodes >= limit:
                w.ply = ply
                return UNKNOWN
            play_spot(w, ply, w.options[ply, w.at[ply]])
            ply += 1
            enter(w, ply, w.goal, memo)
            continue
        answer = finish(w, ply, w.goal, memo)
        if ply == 0:
            return answer
        ply -= 1
        wish = YES if w.seat[ply] == 0 else NO
        if answer == wish:
            like(w, ply)
            w.answer[ply] = answer
        else:
            w.at[ply] += 1


@rule
def finish(w, ply, goal, memo):
    """Every option failed, or one settled it: remember that."""
    if w.answer[ply] == UNKNOWN:
        w.answer[ply] = NO if w.seat[ply] == 0 else YES
        w.at[ply] = 0
    if w.lead[ply] == NO_LEAD and w.width[ply] > 0:
        remember(w, ply, goal, w.answer[ply], w.options[ply, w.at[ply]], memo)
    return w.answer[ply]


@rule
def like(w, ply):
    """This card settled the question here, those tried before it did not: elsewhere try it early, and them late."""
    weight = count(w.left[ply]) * count(w.left[ply])
    w.liked[w.options[ply, w.at[ply]], w.lead[ply]] += weight
    for k in range(w.at[ply]):
        w.liked[w.options[ply, k], w.lead[ply]] -= 2 * weight


# -- the whole question, bit by bit -------------------------------------------------------------------------


@rule
def begin(a, work):
    """Take up a position of phase 2: a state, or a view that has no holes any more."""
    w = work[0]
    set_up(w, a[0])
    w.low = -FACTIONS
    w.high = FACTIONS
    ask(w)
    w.best = w.options[0, 0]


@rule
def go_on(work, nodes, memo):
    """Search on for so many nodes at most, until all is known; is it?"""
    w = work[0]
    limit = w.nodes + nodes
    while w.low < w.high and learn(w, limit, memo):
        pass
    return w.low == w.high


@rule
def find_winner(work, nodes, memo):
    """The same until it is known who wins, and no further."""
    w = work[0]
    limit = w.nodes + nodes
    while not is_settled(work) and learn(w, limit, memo):
        pass
    return is_settled(work)


@rule
def learn(w, limit, memo):
    """Answer the question, if the nodes suffice, and ask the next one."""
    answer = is_at_least(w, limit, memo)
    if answer == UNKNOWN:
        return False
    if answer == (YES if w.seat[0] == 0 else NO):
        w.best = w.options[0, w.at[0]]
    if answer == YES:
        w.low = w.goal
    else:
        w.high = w.goal - 1
    ask(w)
    return True


@rule
def best_card(work):
    """The best card found so far."""
    w = work[0]
    return w.card[w.best]


@rule
def is_settled(work):
    """Is it known who wins, if anybody?"""
    w = work[0]
    return w.low > 0 or w.high < 0 or w.low == w.high
