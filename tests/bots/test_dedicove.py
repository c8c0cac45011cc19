"""Hand-made play of Dědicové trůnu: it reads the heirs as Bayes would, ends what is won, and beats chance."""

from collections import Counter
from itertools import permutations
from math import exp, prod

import numpy as np
import pytest

from bench.dedicove_games import FOR_FACTION, NONE, note_ally, note_faction
from throneroom import Position
from throneroom.bots import bot
from throneroom.bots import dedicove_value as value
from throneroom.bots.dedicove import evaluate
from throneroom.bots.dedicove_heirs import (
    FACTIONS,
    OF_HERO,
    OF_STEP,
    OTHERS,
    READING,
    deal_heirs,
    heir_at,
    read_hopes,
    total,
    weigh,
)
from throneroom.bots.rooms import rooms_of
from throneroom.bots.simulate import simulate
from throneroom.games.dedicove import GAME
from throneroom.games.dedicove.pieces import ALLIED, FULL_HAND, HEIRS
from throneroom.games.dedicove.result import winner
from throneroom.kit import below, seeded

GAMES_EACH = 600  # from each of four seats
WINS = 0.45
PLACES = {0: (4, 6), 1: (6, 4), 2: (9, 9), 3: (4, 4)}  # red and green where each faction wins
PARTIES = {
    2: "A heir 5 hand {1} party 19u 7u\nB heir 2 hand {3} party 20u 8u 37u moved R+5 R-1 G+2",
    4: "A heir 5 hand {1} party 19u 7u\nB heir 2 hand {3} party 20u 8u moved R+3 G-2\n"
    "C heir 1 party 12u 22u 11u moved G-4 R+1\nD heir 6 party 62u",
    6: "A heir 3 hand {1} party 40u 7u\nB heir 2 party 20u 8u\nC heir 1 party 12u 22u 11u\nD heir 6 party 62u 37u\n"
    "E heir 4 party 38u moved R+2 R-9 G+1 G-1\nF heir 5 party 19u 23u 9u",
}


def table(seats: int, more: str = "") -> Position:
    """A has to act; everything in the parties lies open."""
    return GAME.from_text(f"seats {seats} deck extended\n{PARTIES[seats]}\n{more}\nask act A", ())


def choice(text: str) -> str:
    """What greedy does there."""
    view = GAME.from_text(text, ()).view(0)
    chosen = bot("greedy", GAME).choose(view, seeded(1))
    return dict(zip(view.actions(), view.legal(), strict=True))[chosen]


@pytest.mark.parametrize("others", range(1, OTHERS + 1))
def test_all_ways_to_deal_the_heirs_are_weighed(others: int) -> None:
    weights = np.array([[1.0 + 7 * k + 3 * i + i * k * k for i in range(OTHERS)] for k in range(OTHERS)])
    ways = [prod(weights[k, heir] for k, heir in enumerate(deal)) for deal in permutations(range(OTHERS), others)]
    assert total(weights, others, np.zeros(1 << OTHERS)) == pytest.approx(sum(ways))


@pytest.mark.parametrize("seats", PARTIES)
def test_hopes_are_what_bayes_and_the_rules_say(seats: int) -> None:
    """Every way to deal the heirs, weighed by what the parties show, and decided by the rules themselves."""
    position = table(seats)
    s, hopes = position.state(), np.zeros((2, FACTIONS))
    read_hopes(position.view(0).array[0], 0, hopes, np.zeros(1, READING)[0])
    own = int(s[0].heir[0])
    for i in range(FACTIONS):
        if not int(ALLIED[own]) >> i & 1:
            assert hopes[0, i] == 0
            continue
        s[0].red, s[0].green = PLACES[i]
        won = everything = 0.0
        for deal in permutations([heir for heir in range(1, 7) if heir != own], seats - 1):
            weight = 1.0
            for seat, heir in enumerate(deal, 1):
                s[0].heir[seat] = heir
                weight *= prod(exp(OF_HERO[card, heir]) for card in s[0].party[seat])
                weight *= prod(exp(OF_STEP[k, heir]) ** steps for k, steps in enumerate(s[0].moved[seat]))
            everything += weight
            won += weight * (winner(s[0]) == 0)
        assert hopes[0, i] == pytest.approx(won / everything)
        assert hopes[1, i] >= hopes[0, i]


def weights_of(b: str) -> list[float]:
    """How likely each heir but A's, the fifth, is for B."""
    weights = np.zeros((OTHERS, OTHERS))
    position = GAME.from_text(f"seats 2 deck extended\nA heir 5 hand {{1}}\nB heir 2 hand {{3}} {b}\nask act A", ())
    weigh(position.view(0).array[0], 0, weights)
    return [float(weight) for weight in weights[0]]


HILL_WATER, IMPERIAL_WATER, HILL_UNDEAD, IMPERIAL_UNDEAD, UNDEAD_WATER = range(OTHERS)


def test_heroes_speak_for_the_heirs_whose_friends_they_are() -> None:
    assert len(set(weights_of(""))) == 1
    weights = weights_of("party 12u")  # a Hill hero
    assert min(weights[HILL_WATER], weights[HILL_UNDEAD]) > 1.5 * max(weights[IMPERIAL_WATER], weights[UNDEAD_WATER])
    assert len(set(weights_of("party 12d"))) == 1


@pytest.mark.parametrize(
    ("steps", "heir"),
    [("R+3", IMPERIAL_UNDEAD), ("R-3", HILL_WATER), ("G+3", HILL_UNDEAD), ("G-3", IMPERIAL_WATER)],
)
def test_steps_speak_for_the_heirs_that_they_serve(steps: str, heir: int) -> None:
    weights = weights_of(f"moved {steps}")
    assert max(weights) == weights[heir]
    assert sorted(weights)[-2] < weights[heir]


def test_no_heir_is_ever_ruled_out() -> None:
    assert min(weights_of("moved R+9999")) > 0


def test_a_game_tells_who_moved_the_markers() -> None:
    """Z17: B's movement is evidence for A as soon as it was made."""
    text = "seats 2 deck extended; turn B; A heir 5 hand {1}; B heir 2 hand {19 3}; tavern 4 5 6; ask act B"
    position = GAME.from_text(text.replace("; ", "\n"), ())
    before, after = np.zeros((OTHERS, OTHERS)), np.zeros((OTHERS, OTHERS))
    weigh(position.view(0).array[0], 0, before)
    position.play("play 19")  # the soldier: red to the right, green to the left, and an Imperial hero
    weigh(position.view(0).array[0], 0, after)
    assert len(set(before[0])) == 1
    said = OF_HERO[19] + OF_STEP[0] + OF_STEP[3]
    assert after[0, IMPERIAL_WATER] / after[0, HILL_UNDEAD] == pytest.approx(exp(said[2] - said[3]))


ENDING = (  # one more hero ends it; the soldier moves red up and green down, the druid both down, red by three
    "seats 2 deck extended\nR %d G %d\nA heir 4 hand {19 11} party 22u 23u 24u 26u 27u 28u 29u\n"
    "B heir 1 hand {1} party 61u\nask act A"
)


def test_it_ends_a_won_game() -> None:
    assert choice(ENDING % (7, 5)) == "play 19"


def test_it_does_not_end_a_lost_game() -> None:
    assert not choice(ENDING % (4, 9)).startswith("play")


@pytest.mark.parametrize(("markers", "step"), [((6, 5), "move R+1"), ((5, 8), "move R+1"), ((8, 8), "move R+1")])
def test_it_moves_to_its_factions(markers: tuple[int, int], step: str) -> None:
    red, green = markers
    seats = "A heir 4 hand {36 37}\nB heir 1 hand {3 5}"
    position = GAME.from_text(f"seats 2 deck extended\nR {red} G {green}\n{seats}\nask act A", ())
    position.play("play 36")
    view = position.view(0)
    chosen = bot("greedy", GAME).choose(view, seeded(1))
    assert dict(zip(view.actions(), view.legal(), strict=True))[chosen] == step


def test_it_wins_against_three_who_play_anything() -> None:
    won = 0
    for seat in range(4):
        bots = ["greedy" if other == seat else "uniform" for other in range(4)]
        won += simulate(GAME, 4, bots=bots, games=GAMES_EACH, seed=seat).wins[seat]
    share = won / (4 * GAMES_EACH)
    print(f"greedy wins {share:.1%} of {4 * GAMES_EACH}")
    assert share >= WINS


# -- worlds and what they are worth --------------------------------------------------------------------------

WORLDS, FEW_WORLDS, SURE = 4000, 400, 0.035  # four times the deviation of a share of so many


@pytest.mark.parametrize("seats", PARTIES)
def test_heirs_are_dealt_as_the_evidence_weighs_them(seats: int) -> None:
    v, reading, rng = table(seats).view(0).array[0], np.zeros(1, READING)[0], seeded(1)
    s, weights = table(seats).state()[0], np.zeros((OTHERS, OTHERS))
    dealt = np.zeros((seats - 1, HEIRS + 1))
    for _ in range(WORLDS):
        deal_heirs(v, s, 0, reading, rng)
        assert len(set(s.heir[:seats].tolist())) == seats
        for k in range(seats - 1):
            dealt[k, s.heir[k + 1]] += 1 / WORLDS
    weigh(v, 0, weights)
    expected = np.zeros_like(dealt)
    for deal in permutations(range(OTHERS), seats - 1):
        for k, i in enumerate(deal):
            expected[k, heir_at(v.heir[0], i)] += prod(weights[j, heir] for j, heir in enumerate(deal))
    assert np.abs(dealt - expected / expected.sum(axis=1, keepdims=True)).max() < SURE


def test_a_search_imagines_likely_heirs_and_no_others() -> None:
    """B, who fought for the Imperial Army and the Undead, is seldom anything else, and never what A is."""
    search = dict(rooms_of(GAME))["search"]
    m, view, seen = np.zeros(1, search.ROOM)[0], table(2).view(0).array, Counter[int]()
    m.rng[:] = seeded(2)
    for _ in range(FEW_WORLDS):
        search.imagine_likely(m, view[0], 0, m.rng)
        seen[int(m.worlds[search.WORLD].heir[1])] += 1
    assert set(seen) <= {1, 2, 3, 4, 6}
    assert seen[4] > 0.4 * FEW_WORLDS  # alike they would be a fifth


@pytest.mark.parametrize("seats", range(2, 7))
def test_what_is_learnt_from_is_what_is_summed_up(seats: int) -> None:
    """The cells that the fit is shown are those that the value adds."""
    position, rng = GAME.start(seats, luck=seats), seeded(seats)
    while not position.is_over:
        actions = position.actions(position.actor)
        position.play(actions[below(rng, len(actions))], position.actor)
        s = position.state()[0]
        late, led, found = value.lateness(s), value.leaders(s), np.full(FOR_FACTION, NONE, np.int16)
        if position.is_over or max(s.held[:seats]) > FULL_HAND:  # of larger hands the fit sees a part
            continue
        for f in range(FACTIONS):
            found[:] = NONE
            note_faction(s, f, late, led, found)
            assert value.faction_score(s, f, late, led) == pytest.approx(value.NET[found[found != NONE]].sum())
            for p in range(seats):
                found[:] = NONE
                note_ally(s, p, f, late, led, found)
                assert value.ally_score(s, p, f, late, led) == pytest.approx(value.NET[found[found != NONE]].sum())


def test_of_two_allies_the_one_with_the_lower_heir_has_more_hope() -> None:
    hopes = np.zeros(8)
    s = table(4, "R 7 G 4").state()[0]  # A and B are allied with the Imperial Army, and B has as many heroes
    evaluate(s, hopes)
    assert hopes[:4].sum() == pytest.approx(1)  # every faction has an ally there
    late, led, army = value.lateness(s), value.leaders(s), 1
    assert value.ally_score(s, 0, army, late, led) > value.ally_score(s, 1, army, late, led)
