"""Games of Dědicové trůnu to learn from: what `bench.dedicove_value` is fitted to."""

from multiprocessing import get_context
from typing import Any

import numpy as np

from throneroom.bots import bot
from throneroom.bots import dedicove_value as value
from throneroom.bots.dedicove_heirs import FACTIONS
from throneroom.games import game as game_called
from throneroom.games.dedicove import STATE
from throneroom.games.dedicove.pieces import ALLIED
from throneroom.games.dedicove.result import faction_at, winner
from throneroom.kit import cells, door, has, lowest, number, rule, seeded
from throneroom.kit.rng import below
from throneroom.kit.room import Room, room
from throneroom.kit.speed import NATIVE
from throneroom.kit.state import MOST_SEATS, layout_of_room

ALLIES = 3  # of a faction
FOR_FACTION, FOR_ALLY = 32, 7  # table cells that can speak for one of them
NONE = -1  # in place of a cell, and of an ally that has won
WHIMS, KEPT = 8, 12  # of 100 choices any legal one; of 100 positions so many are kept
AT_ONCE = 1024

ROOM = layout_of_room(
    ("worlds", STATE, (AT_ONCE,)),
    number("games"),
    number("won", AT_ONCE),  # the faction that wins each
    cells("factions", AT_ONCE, FACTIONS, FOR_FACTION),
    cells("allies", AT_ONCE, ALLIES, FOR_ALLY),
)
DOORS = ("note",)


@rule
def note_faction(s, f, late, led, found):
    """The cells of `faction_score`."""
    found[0], found[1], found[2] = value.at_track(s, f, late), value.at_steps(s, f, late), value.at_pending(s, f)
    n = 3
    for p in range(s.seats):
        if has(int(ALLIED[s.heir[p]]), f):
            found[n] = value.at_ally(s, p, f, late, led)
            n += 1
            for i in range(s.held[p]):
                if n < len(found):
                    found[n] = value.at_held(s, p, f, i)
                    n += 1


@rule
def note_ally(s, p, f, late, led, found):
    """The cells of `ally_score`."""
    found[0], found[1] = value.at_shown(s, p, f, late), value.at_hidden(s, p, f, late)
    found[2], found[3] = value.at_party(s, p, late), value.at_heir(s, p, late)
    found[4], found[5] = value.at_leads(s, p, f, late, led), value.at_friends(s, p, f, late)
    found[6] = value.at_own(s, p, f)


@door
def note(room):
    """What speaks for each faction, and for each ally of the one that has won."""
    r = room[0]
    for k in range(r.games):
        s = r.worlds[k]
        late, led = value.lateness(s), value.leaders(s)
        for f in range(FACTIONS):
            for i in range(FOR_FACTION):
                r.factions[k, f, i] = NONE
            note_faction(s, f, late, led, r.factions[k, f])
        n = 0
        for i in range(ALLIES):
            r.allies[k, i, 0] = NONE
        for p in range(s.seats):
            if has(int(ALLIED[s.heir[p]]), int(r.won[k])):
                note_ally(s, p, r.won[k], late, led, r.allies[k, n])
                n += 1


# -- for Python -----------------------------------------------------------------------------------------------


def opened() -> Room:
    """All this in one room."""
    return room("throneroom.games.dedicove", "bench.dedicove_games", speed=NATIVE)


def one_game(number: int, names: tuple[str, ...]) -> tuple[Any, int, int]:
    """Some positions of a game, the faction that wins it, and which of its allies."""
    rng = seeded(number, 77)
    game = game_called("dedicove")
    seats = 2 + number % (MOST_SEATS - 1)
    bots = [bot(names[below(rng, len(names))], game) for _ in range(seats)]
    position, kept = game.start(seats, luck=number), []
    while not position.is_over:
        seat = position.actor
        if below(rng, 100) < KEPT:
            kept.append(position.state().view(np.uint8).copy())
        actions = position.actions(seat)
        whim = below(rng, 100) < WHIMS
        position.play(actions[below(rng, len(actions))] if whim else bots[seat].choose(position.view(seat), rng), seat)
    end = position.state()[0]
    faction, victor = lowest(int(faction_at(end.red, end.green))), int(winner(end))
    allied = [p for p in range(seats) if has(int(ALLIED[end.heir[p]]), faction)]
    return kept, faction, allied.index(victor) if victor >= 0 else NONE


def played(first: int, games: int, names: tuple[str, ...], workers: int) -> tuple[Any, Any, Any, Any]:
    """Positions of so many games: the cells of factions and of allies, and who has won."""
    with get_context("spawn").Pool(workers) as pool:
        found = pool.starmap(one_game, [(first + k, names) for k in range(games)], chunksize=4)
    states = np.array([state for kept, _, _ in found for state in kept], np.uint8).reshape(-1, STATE.itemsize)
    won = np.array([faction for kept, faction, _ in found for _ in kept], np.int16)
    victors = np.array([victor for kept, _, victor in found for _ in kept], np.int16)
    return *noted(states, won), won, victors


def noted(states: Any, won: Any) -> tuple[Any, Any]:
    """The cells of all these positions."""
    here = opened()
    factions = np.zeros((len(states), FACTIONS, FOR_FACTION), np.int16)
    allies = np.zeros((len(states), ALLIES, FOR_ALLY), np.int16)
    for k in range(0, len(states), AT_ONCE):
        n = len(states[k : k + AT_ONCE])
        here.at.games[0], here.at.worlds[:n], here.at.won[:n] = n, states[k : k + n], won[k : k + n]
        here.door.note()
        factions[k : k + n], allies[k : k + n] = here.at.factions[:n], here.at.allies[:n]
    return factions, allies
