"""The words of the hero sentences: each makes rows of small numbers, which the verbs carry out.

A row is (verb, who decides, eight arguments). Between the rows of a sentence there are three pronouns, kept in the
frame of the performance: `it` (a seat or a count), `that` (a card or a place) and `named` (a faction).
"""

from dataclasses import dataclass, replace

from throneroom.games.dedicove.pieces import EVERY_FACTION

WIDTH = 10
Row = tuple[int, ...]
Rows = list[Row]

VERBS = (
    "end",
    "move",
    "bury",
    "turn",
    "look",
    "take",
    "send",
    "bury-random",
    "bury-that",
    "perform",
    "pick",
    "name",
    "count",
    "count-graves",
    "count-factions",
    "need",
    "sweep",
    "toss",
    "fill",
    "recruit",
    "reveal",
    "draw",
    "hide-one",
    "rest",
    "hide",
    "steal",
    "give",
    "all-discard",
    "another",
    "swap",
    "aside",
    "perform-that",
    "perform-top",
    "hide-aside",
    "bury-aside",
    "mode",
    "jump",
    "need-that",
    "discard",
    "exhume",
)
(END, MOVE, BURY, TURN, LOOK, TAKE, SEND, BURY_RANDOM, BURY_THAT, PERFORM) = range(10)
(PICK, NAME, COUNT, COUNT_GRAVES, COUNT_FACTIONS, NEED, SWEEP, TOSS, FILL, RECRUIT, REVEAL) = range(10, 21)
(DRAW, HIDE_ONE, REST, HIDE, STEAL, GIVE, ALL_DISCARD, ANOTHER, SWAP) = range(21, 30)
(ASIDE, PERFORM_THAT, PERFORM_TOP, HIDE_ASIDE, BURY_ASIDE, MODE, JUMP, NEED_THAT, DISCARD, EXHUME) = range(30, 40)

ME, NEXT, IT = range(3)  # who decides


def row(verb: int, *arguments: int, by: int = ME) -> Rows:
    """One row, filled up with zeros."""
    return [(verb, by, *arguments, *[0] * (WIDTH - 2 - len(arguments)))]


# -- movement ------------------------------------------------------------------------------------------------

MOST_WAYS = 3
TIMES_IT, BY_LEAD, IF_RED_LEADS, IF_GREEN_LEADS = 1, 2, 4, 8  # the conditions are those of the second way


@dataclass(frozen=True)
class Way:
    """Steps of both markers; `|` is one of several ways, `&` both together."""

    ways: tuple[tuple[int, int], ...]
    flags: int = 0

    def __or__(self, other: "Way") -> "Way":
        return Way(self.ways + other.ways, self.flags | other.flags)

    def __and__(self, other: "Way") -> "Way":
        (first,), (second,) = self.ways, other.ways
        return Way(((first[0] + second[0], first[1] + second[1]),), self.flags | other.flags)


@dataclass(frozen=True)
class Marker:
    """`RED + 1` is one way to move."""

    unit: tuple[int, int]
    flags: int = 0

    def __add__(self, steps: int) -> Way:
        return Way(((self.unit[0] * steps, self.unit[1] * steps),), self.flags)

    def __sub__(self, steps: int) -> Way:
        return self + -steps


RED, GREEN = Marker((1, 0)), Marker((0, 1))
LEADER, TRAILER = Marker((1, 0), BY_LEAD), Marker((0, 1), BY_LEAD)


def one_or_both(this: Way, that: Way) -> Way:
    """E15: AND/OR."""
    return this | that | (this & that)


def if_red_leads(way: Way) -> Way:
    """E18"""
    return Way(way.ways, way.flags | IF_RED_LEADS)


def if_green_leads(way: Way) -> Way:
    """E18"""
    return Way(way.ways, way.flags | IF_GREEN_LEADS)


def move(way: Way, by: int = ME) -> Rows:
    """E12-E18"""
    steps = [step for pair in way.ways for step in pair] + [0, 0] * (MOST_WAYS - len(way.ways))
    return row(MOVE, way.flags, len(way.ways), *steps, by=by)


def move_each(way: Way) -> Rows:
    """E19: so many times as `it` says."""
    return move(Way(way.ways, way.flags | TIMES_IT))


# -- heroes in parties ---------------------------------------------------------------------------------------

ANYONE, MINE, OTHERS, ITS, NEXTS = range(5)  # whose party
UP, DOWN, EITHER = range(3)


@dataclass(frozen=True)
class Heroes:
    """`OTHER.up[HILL]`: whose, which way they lie, and of which factions; a negative filter means none of these."""

    whose: int
    face: int = EITHER
    factions: int = EVERY_FACTION

    @property
    def up(self) -> "Heroes":
        """Face up."""
        return replace(self, face=UP)

    @property
    def down(self) -> "Heroes":
        """Hidden."""
        return replace(self, face=DOWN)

    def __getitem__(self, factions: int) -> "Heroes":
        return replace(self, factions=factions)

    @property
    def numbers(self) -> tuple[int, int, int]:
        """As arguments of a row."""
        return self.whose, self.face, self.factions


ANY, OWN, OTHER, THEIRS, NEIGHBOURS = (Heroes(whose) for whose in (ANYONE, MINE, OTHERS, ITS, NEXTS))


def none_of(factions: int) -> int:
    """The filter [!f]."""
    return -factions


def bury(heroes: Heroes, by: int = ME) -> Rows:
    """E26"""
    return row(BURY, *heroes.numbers, by=by)


def bury_random(heroes: Heroes) -> Rows:
    """E25"""
    return row(BURY_RANDOM, *heroes.numbers)


def discard(heroes: Heroes) -> Rows:
    """E27: a hero goes to the wilderness."""
    return row(DISCARD, *heroes.numbers)


def turn(heroes: Heroes) -> Rows:
    """E29: `that` is the hero if it was turned up. Nothing to turn ends the sentence."""
    return row(TURN, *heroes.numbers)


def look_twice(heroes: Heroes) -> Rows:
    """E24: up to two, each seen before the next is chosen."""
    return row(LOOK, *heroes.numbers, 1) + row(LOOK, *heroes.numbers, 1)


def look(heroes: Heroes) -> Rows:
    """One, and it must be."""
    return row(LOOK, *heroes.numbers)


def take(heroes: Heroes) -> Rows:
    """E31: into the hand; `it` is the owner. Nothing to take ends the sentence."""
    return row(TAKE, *heroes.numbers)


def may_send(heroes: Heroes) -> Rows:
    """E31: to the party of another player."""
    return row(SEND, *heroes.numbers, 1)


def bury_that_if_named() -> Rows:
    """The hero just turned up, if it is of the named faction."""
    return row(BURY_THAT)


def if_that_is(factions: int) -> Rows:
    """The sentence goes on only if the hero just turned up is one of these."""
    return row(NEED_THAT, factions)


def perform(heroes: Heroes) -> Rows:
    """E33, E34"""
    return row(PERFORM, *heroes.numbers)


# -- asking and counting -------------------------------------------------------------------------------------

ANYBODY, WITH_UP_HERO, OTHER_WITH_CARDS = range(3)  # whom one may pick


def pick(whom: int = ANYBODY) -> Rows:
    """N9: `it` is the player. Nobody to pick ends the sentence."""
    return row(PICK, whom)


def name_faction(needs: Heroes | None = None, hands: bool = False) -> Rows:
    """`named` is the faction; not asked where nothing could follow."""
    return row(NAME, *(needs or ANY).numbers, 2 if hands else 1 if needs else 0)


def count(heroes: Heroes) -> Rows:
    """E19: `it` is their number, at most three."""
    return row(COUNT, *heroes.numbers)


def count_graves() -> Rows:
    """`it` is the size of the graveyard, at most three."""
    return row(COUNT_GRAVES)


def count_factions(factions: int) -> Rows:
    """`it` is how many of these lie face up in the actor's party."""
    return row(COUNT_FACTIONS, factions)


def if_any(heroes: Heroes) -> Rows:
    """The sentence goes on only if there is one."""
    return row(NEED, *heroes.numbers)


# -- tavern, piles, hands ------------------------------------------------------------------------------------

HARBOUR, WILD, GRAVE, TAVERN = range(1, 5)  # where cards are drawn from
TO_WILD, TO_HAND, BACK = range(3)  # where the rest goes
TO_PARTY = 3  # and where a stolen card may go


def sweep(factions: int) -> Rows:
    """Discard all such cards of the tavern; `it` is how many. 0 stands for the named faction."""
    return row(SWEEP, factions)


def may_toss(factions: int) -> Rows:
    """Discard one from the tavern, or decline, which ends the sentence."""
    return row(TOSS, factions)


def fill_from_grave() -> Rows:
    """E20"""
    return row(FILL)


def recruit() -> Rows:
    """Put a tavern card face up into the party."""
    return row(RECRUIT)


def reveal_unless(factions: int) -> Rows:
    """Reveal the top of the wilderness; one of these, or none at all, ends the sentence."""
    return row(REVEAL, factions)


def draw(most: int, pile: int) -> Rows:
    """E21, E24: to be divided by what follows."""
    return row(DRAW, most, pile)


def exhume() -> Rows:
    """Any card of the graveyard into the hand."""
    return row(EXHUME)


def hide_one() -> Rows:
    """One of the drawn cards into the party, face down."""
    return row(HIDE_ONE)


def rest(where: int) -> Rows:
    """What is left of the drawn cards."""
    return row(REST, where)


def hide() -> Rows:
    """A hand card into the party, face down."""
    return row(HIDE)


def steal(where: int) -> Rows:
    """E25: a random card of its hand."""
    return row(STEAL, where)


def give() -> Rows:
    """A hand card of the named faction, chosen by the giver."""
    return row(GIVE, by=IT)


def all_others_discard() -> Rows:
    """E43"""
    return row(ALL_DISCARD)


def may_play_another(factions: int) -> Rows:
    """E32"""
    return row(ANOTHER, factions)


# -- swaps ---------------------------------------------------------------------------------------------------

SIDE_HERO, SIDE_HAND, SIDE_TAVERN, SIDE_GRAVE, SIDE_DRAWN = range(5)
Side = Heroes | int


def _side(side: Side) -> tuple[int, int, int]:
    """A party and a face with their filter, or another place."""
    if isinstance(side, Heroes):
        return SIDE_HERO, side.whose * 3 + side.face, side.factions
    return side, 0, EVERY_FACTION


def swap(left: Side, right: Side, may: bool = False) -> Rows:
    """E30: the left side is chosen first."""
    return row(SWAP, *_side(left), *_side(right), int(may))


def may_swap(left: Side, right: Side) -> Rows:
    """E30, and it may be declined."""
    return swap(left, right, may=True)


# -- copies --------------------------------------------------------------------------------------------------


def aside() -> Rows:
    """E35: a tavern card that can be performed; `that` is it. None ends the sentence."""
    return row(ASIDE)


def perform_that() -> Rows:
    """E33"""
    return row(PERFORM_THAT)


def perform_grave_top() -> Rows:
    """E33"""
    return row(PERFORM_TOP)


def hide_aside() -> Rows:
    """E35"""
    return row(HIDE_ASIDE)


def bury_aside() -> Rows:
    """E35"""
    return row(BURY_ASIDE)


MODES = ("", "turn", "look", "wild", "grave")


def one_of(this: str, these: Rows, that: str, those: Rows) -> Rows:
    """E11: a way to go on, chosen before its target; one without a target is not offered."""
    words = MODES.index(this), MODES.index(that)
    return row(MODE, *words, len(these) + 2) + these + row(JUMP, len(those) + 1) + those
