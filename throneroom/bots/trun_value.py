"""What a position of Trůn at the start of a trick is worth: a small network over who holds which card.

Both seats are looked at in the same way, and the difference of the two sums is the odds, so the value is fair to both
by its shape. Weights: `trun_weights`, made by `python -m bench.trun_value`.
"""

from throneroom.games.trun.pieces import CARDS, UNDEADS
from throneroom.games.trun.state import is_phase_two
from throneroom.kit import actor, lowest, rule
from throneroom.kit.reals import exp

HIDDEN = 15  # units that count only above zero; the column behind them counts always
COLUMNS = HIDDEN + 1
HAND, RIVAL_HAND, FOLLOWERS, RIVAL_FOLLOWERS, SCORE, RIVAL_SCORE, PRIZE, RIVAL_PRIZE = range(0, 8 * CARDS, CARDS)
LEADS, BIAS, OUT = 8 * CARDS, 8 * CARDS + 1, 8 * CARDS + 2  # the first lead is mine, always, how much a unit counts
ROWS = OUT + 1


@rule
def add_rows(net, first, cards, sums):
    """A row for each of these cards."""
    while cards != 0:
        row = net[first + lowest(cards)]
        for k in range(COLUMNS):
            sums[k] += row[k]
        cards &= cards - 1


@rule
def outlook(s, p, net, sums):
    """What the table looks like to one seat. In phase 2 the followers are the hands."""
    leads = 1 if actor(s) == p else 0
    for k in range(COLUMNS):
        sums[k] = net[BIAS, k] + leads * net[LEADS, k]
    mine, theirs = s.followers[p], s.followers[1 - p]
    if is_phase_two(s):
        mine, theirs = s.hand[p], s.hand[1 - p]
    else:
        add_rows(net, HAND, s.hand[p], sums)
        add_rows(net, RIVAL_HAND, s.hand[1 - p], sums)
        add_rows(net, PRIZE if leads == 1 else RIVAL_PRIZE, s.prize, sums)
    add_rows(net, FOLLOWERS, mine, sums)
    add_rows(net, RIVAL_FOLLOWERS, theirs, sums)
    add_rows(net, SCORE, s.score[p] & UNDEADS, sums)
    add_rows(net, RIVAL_SCORE, s.score[1 - p] & UNDEADS, sums)
    total = float(sums[HIDDEN])
    for k in range(HIDDEN):
        total += max(float(sums[k]), 0.0) * float(net[OUT, k])
    return total


@rule
def worth(s, net, sums):
    """The chance that seat A wins, a draw being half a win: for the start of a trick, phase 2 at its first."""
    return 1.0 / (1.0 + exp(outlook(s, 1, net, sums) - outlook(s, 0, net, sums)))
