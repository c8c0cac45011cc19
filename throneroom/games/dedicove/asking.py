"""Questions that are about no card: pick a player, name a faction, choose how to go on."""

from functools import partial

from throneroom.games.dedicove.choosing import ANY, NEEDS_AT, NEEDS_CARDS, NEEDS_ONE, NO_NEED, Side, choice
from throneroom.games.dedicove.events import EVENTS, ITS_FACTION
from throneroom.games.dedicove.heroes import among_heroes
from throneroom.games.dedicove.notation import A_FACTION, A_SEAT, one_of_words
from throneroom.games.dedicove.pieces import EVERY_FACTION
from throneroom.games.dedicove.piles import DRAW, PILE_AT, is_pile_there
from throneroom.games.dedicove.reasons import REASONS
from throneroom.games.dedicove.rows import FIRST_AT, ROWS, VERB_AT, VERBS, Rows, row
from throneroom.games.dedicove.sentence import DONE, ENDS, IT_AT, NAMED_AT, RUNS, ask_row, cell, go_on, here, the_only
from throneroom.games.dedicove.state import QUESTIONS
from throneroom.games.dedicove.verbs import announce
from throneroom.kit import BIT, count, is_among, lowest, members, rule, set_argument
from throneroom.kit.kinds import WHO, WHOM
from throneroom.kit.kinds import one_of as one_word_of

# -- pick ----------------------------------------------------------------------------------------------------

PICKED = EVENTS.add("picked", seat=WHO, other=WHOM)
NO_SUCH_PLAYER = REASONS.add("dedicove-player", "E5")
NO_UP_HERO = REASONS.add("dedicove-no-up-hero", "Q15")
YOURSELF = REASONS.add("dedicove-yourself", "E9")
NO_CARDS = REASONS.add("dedicove-no-cards", "Q16")
ANYBODY, WITH_UP_HERO, OTHER_WITH_CARDS = range(3)  # whom one may pick
WHOM_AT = 0  # argument of the row


@rule
def against_player(s, whom, seat):
    """N9, Q15, Q16: why somebody is not picked."""
    if whom == WITH_UP_HERO:
        return NO_UP_HERO if s.up[seat] == 0 else 0
    if whom == OTHER_WITH_CARDS and seat == s.turn:
        return YOURSELF
    return NO_CARDS if whom == OTHER_WITH_CARDS and s.held[seat] == 0 else 0


@rule
def candidates(s, whom):
    """The players that nothing is against, as a set."""
    found = 0
    for seat in range(s.seats):
        if against_player(s, whom, seat) == 0:
            found |= BIT[seat]
    return found


@rule
def options_of_player(s, seat, out):
    """N9"""
    return members(candidates(s, cell(s, WHOM_AT)), out)


@rule
def refusal_of_player(s, seat, action):
    """N9"""
    return against_player(s, cell(s, WHOM_AT), action) if 0 <= action < s.seats else NO_SUCH_PLAYER


CHOOSE_PLAYER = QUESTIONS.add(
    "choose-player", row=True, options=options_of_player, refusal=refusal_of_player, says=A_SEAT
)


@rule
def begin_pick(s):
    """E7"""
    found = candidates(s, cell(s, WHOM_AT))
    if found == 0:
        return ENDS
    if count(found) == 1:
        return the_only(CHOOSE_PLAYER, lowest(found))
    return ask_row(s, CHOOSE_PLAYER, BIT[s.turn])


@rule
def pick_player(s, seat):
    """`it` is this player."""
    set_argument(s, seat, IT_AT)
    announce(s, PICKED, s.turn, seat)
    return DONE


PICK = VERBS.add("pick", begin=begin_pick, effect=pick_player, asks=(CHOOSE_PLAYER,))
pick = partial(row, PICK)  # anybody, if nothing is said; `it` is the player

# -- name ----------------------------------------------------------------------------------------------------

NAMED = EVENTS.add("named", seat=WHO, faction=ITS_FACTION)
NO_FACTION = REASONS.add("dedicove-faction", "E11")


@rule
def options_of_faction(s, seat, out):
    """The four factions, as bits."""
    for i in range(count(EVERY_FACTION)):
        out[i] = BIT[i]
    return count(EVERY_FACTION)


@rule
def refusal_of_faction(s, seat, action):
    """One bit of four."""
    return 0 if 0 < action <= EVERY_FACTION and count(action) == 1 else NO_FACTION


CHOOSE_FACTION = QUESTIONS.add(
    "name-faction", row=True, options=options_of_faction, refusal=refusal_of_faction, says=A_FACTION
)


@rule
def begin_name(s):
    """Q14, Q54: any faction, unless nothing could follow."""
    needs = cell(s, NEEDS_AT)
    heroes, _ = among_heroes(s, here(s))
    if needs == NEEDS_ONE and heroes == 0:
        return ENDS
    if needs == NEEDS_CARDS and candidates(s, OTHER_WITH_CARDS) == 0:
        return ENDS
    return ask_row(s, CHOOSE_FACTION, BIT[s.turn])


@rule
def name_it(s, faction):
    """`named` is this faction."""
    set_argument(s, faction, NAMED_AT)
    announce(s, NAMED, s.turn, faction)
    return DONE


NAME = VERBS.add("name", begin=begin_name, effect=name_it, asks=(CHOOSE_FACTION,))


def name_faction(heroes: Side | None = None, hands: bool = False) -> Rows:
    """`named` is the faction; not asked where nothing could follow."""
    return choice(NAME, heroes or ANY, needs=NEEDS_CARDS if hands else NEEDS_ONE if heroes else NO_NEED)


# -- one of two ways -----------------------------------------------------------------------------------------

MODES = ("", "turn", "look", "wild", "grave")
CHOSE = EVENTS.add("chose", seat=WHO, mode=one_word_of(MODES))
NO_SUCH_MODE = REASONS.add("dedicove-mode", "E11")
THIS_AT, THAT_MODE_AT, OTHER_ROWS_AT = range(3)  # arguments of the row: two words, and how far away the other way is
AWAY_AT = 0  # argument of a jump


@rule
def is_possible(s, row):
    """E11: has this way a target?"""
    if ROWS[row, VERB_AT] == DRAW:
        return is_pile_there(s, int(ROWS[row, FIRST_AT + PILE_AT]))
    heroes, _ = among_heroes(s, row)
    return heroes > 0


@rule
def modes(s):
    """The words of the ways that are possible, as a set."""
    found = 0
    if is_possible(s, here(s) + 1):
        found |= BIT[cell(s, THIS_AT)]
    if is_possible(s, here(s) + cell(s, OTHER_ROWS_AT)):
        found |= BIT[cell(s, THAT_MODE_AT)]
    return found


@rule
def options_of_mode(s, seat, out):
    """E11"""
    return members(modes(s), out)


@rule
def refusal_of_mode(s, seat, action):
    """E11"""
    return 0 if is_among(modes(s), action) else NO_SUCH_MODE


CHOOSE_MODE = QUESTIONS.add(
    "choose-mode",
    row=True,
    options=options_of_mode,
    refusal=refusal_of_mode,
    says=one_of_words(dict(enumerate(MODES[1:], 1)), "mode"),
)


@rule
def begin_mode(s):
    """E11"""
    found = modes(s)
    if found == 0:
        return ENDS
    if count(found) == 1:
        return the_only(CHOOSE_MODE, lowest(found))
    return ask_row(s, CHOOSE_MODE, BIT[s.turn])


@rule
def choose_mode(s, word):
    """On with the rows of that way."""
    announce(s, CHOSE, s.turn, word)
    go_on(s, 1 if word == cell(s, THIS_AT) else cell(s, OTHER_ROWS_AT))
    return RUNS


@rule
def begin_jump(s):
    """Over the rows of the other way."""
    go_on(s, cell(s, AWAY_AT))
    return RUNS


MODE = VERBS.add("mode", begin=begin_mode, effect=choose_mode, asks=(CHOOSE_MODE,))
JUMP = VERBS.add("jump", begin=begin_jump)


def one_of(this: str, these: Rows, that: str, those: Rows) -> Rows:
    """E11: a way to go on, chosen before its target; one without a target is not offered."""
    words = MODES.index(this), MODES.index(that)
    return row(MODE, *words, len(these) + 2) + these + row(JUMP, len(those) + 1) + those
