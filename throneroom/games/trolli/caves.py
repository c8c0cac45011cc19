"""Figures that find a cauldron in a cave: humans that are housed, trolls that go home (R41, R74, R76, A14, A38)."""

from throneroom.games.trolli.data import TROLLS
from throneroom.games.trolli.events import EVENTS, IN_SUPPLY, TROLL
from throneroom.games.trolli.pieces import CAVE_COUNT, FIRST_VILLAGE, HUMANS, MINE, OFF, PLACE_NAMES
from throneroom.games.trolli.reasons import CAVES_ONLY, FULL_CAVE
from throneroom.games.trolli.registers import QUESTIONS, named
from throneroom.games.trolli.state import cave_room, caves_with_room, trolls_at
from throneroom.kit import EVERYONE, NOTHING, answered, argument, rule, tell
from throneroom.kit.kinds import FROM, TO, WHO

HOUSED = EVENTS.add("housed", seat=WHO, from_=FROM, to=TO)
WENT_HOME = EVENTS.add("home", seat=WHO, troll=TROLL, from_=FROM, to=TO)


@rule
def against_cave(s, p, cave):
    """No village, and no full cave; villages have numbers behind the caves, so that a wish for one can be answered."""
    if cave >= CAVE_COUNT:
        return CAVES_ONLY
    return 0 if cave_room(s, p, cave + MINE) > 0 else FULL_CAVE


@rule
def move_troll(s, p, troll, place, event):
    """From one place to another."""
    tell(s, event, p, NOTHING, int(s.trolls[p, troll]), place, EVERYONE, troll)
    s.trolls[p, troll] = place


@rule
def first_troll_at(s, p, place):
    """The first of a player's trolls there."""
    for troll in range(TROLLS):
        if s.trolls[p, troll] == place:
            return troll
    return 0


# -- a human: the argument is where from --------------------------------------------------------------------


@rule
def house_human(s, p, cave):
    """R76, A4: a human from a village's farm, or at set-up from the supply, into a cauldron."""
    source = argument(s)
    answered(s)
    if source == OFF:
        s.supply[HUMANS] -= 1
    else:
        s.farm[source - FIRST_VILLAGE] -= 1
    s.humans[p, cave] += 1
    tell(s, HOUSED, p, NOTHING, IN_SUPPLY if source == OFF else source, cave + MINE, EVERYONE)


HOUSE = QUESTIONS.add(
    "house", refusal=against_cave, answer=house_human,
    texts=named("house", PLACE_NAMES[MINE:]), rule="R76",
)  # fmt: skip

# -- a troll that was pushed out: the argument is which one -------------------------------------------------


@rule
def find_home(s, p, cave):
    """R41, A14"""
    troll = argument(s)
    answered(s)
    move_troll(s, p, troll, cave + MINE, WENT_HOME)


OUT = QUESTIONS.add("out", refusal=against_cave, answer=find_home, texts=named("home", PLACE_NAMES[MINE:]), rule="R41")

# -- trolls after a castle action: the argument is the village ----------------------------------------------


@rule
def go_home(s, p, cave):
    """R74, A38: one troll after the other."""
    move_troll(s, p, first_troll_at(s, p, argument(s)), cave + MINE, WENT_HOME)


@rule
def can_go_home(s, p):
    """Is a troll left, and a cave with room?"""
    return trolls_at(s, p, argument(s)) > 0 and caves_with_room(s, p) != 0


@rule
def lose_ways_home(s, p):
    """A38: trolls that find no cauldron at home are out of play."""
    place = argument(s)
    for troll in range(TROLLS):
        if s.trolls[p, troll] == place:
            move_troll(s, p, troll, OFF, WENT_HOME)
    answered(s)


HOME = QUESTIONS.add(
    "home", refusal=against_cave, answer=go_home, is_open=can_go_home, lapse=lose_ways_home,
    texts=named("home", PLACE_NAMES[MINE:]), rule="R74",
)  # fmt: skip
