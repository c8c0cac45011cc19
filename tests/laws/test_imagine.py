"""`imagine` deals every consistent world equally often: small positions, all worlds counted by brute force."""

from collections import Counter
from itertools import permutations, product

import numpy as np
import pytest
from scipy.stats import chisquare

from tests.laws.games import SCALE
from tests.tiny import GAME as TINY
from throneroom import GAMES, WATCHER, Game
from throneroom.games.dedicove import GAME as DEDICOVE
from throneroom.games.dedicove.state import CARDS_WIDE
from throneroom.games.trolli import GAME as TROLLI
from throneroom.games.trun.pieces import FACTION, KINDS, LETTERS, NAMES
from throneroom.kit import UNKNOWN, seeded
from throneroom.kit.text import read_zones

EACH = 40 if SCALE == 1 else 15  # samples for each world
TRUN, KRVAVY_TRUN = GAMES["trun"], GAMES["krvavy_trun"]
GONE = (
    " ".join(f"{letter}{value}" for letter in "UD" for value in range(10))
    + " "
    + " ".join(["G1 G2 G3 G4 G5 G6 G7 K2 K3 K4 K5 K6 K7", "M0 M1 M2 M3 M4 M5"])
)

# Seven cards lie in unknown places: G8 G9 K8 K9 M7 M8 M9, or among them three of the five equal G0.
VIEWS = {
    "the other hand has voids": (
        0,
        "A hand {M7}\nB hand {?2} followers {?1} void {G}\ndeck {?3}\nremoved {G0 G0 G0 G0 G0}",
    ),
    "phase two leaves one world": (0, "A hand {G8 G9}\nB hand {K8 ?4}\nremoved {G0 G0 G0 G0 G0}"),
    "watcher, voids on both sides": (
        WATCHER,
        "A hand {?2} void {K}\nB hand {?2} void {G M}\ndeck {?3}\nremoved {G0 G0 G0 G0 G0}",
    ),
    "watcher, a void each": (
        WATCHER,
        "A hand {?2} void {G}\nB hand {?2} void {K}\ndeck {?3}\nremoved {G0 G0 G0 G0 G0}",
    ),
    "watcher, one void": (
        WATCHER,
        "A hand {?2} void {G}\nB hand {?2} followers {?1}\ndeck {?2}\nremoved {G0 G0 G0 G0 G0}",
    ),
    "equal cards": (WATCHER, "A hand {?2}\nB hand {G8 K9} followers {?1}\ndeck {?3}\nremoved {G0 G0 M7 M8}"),
}


def holes(text: str) -> list[tuple[str, str, int]]:
    """(owner, zone, how many cards are unknown), each unknown card a place of its own."""
    found = []
    for zone in read_zones(text, TRUN.codec.ZONES):
        unseen = sum(int(thing[1:]) for thing in zone.things if thing.startswith("?"))
        found += [(zone.owner, zone.name, unseen)] if unseen else []
    return found


def unseen_cards(text: str) -> list[str]:
    left = Counter(NAMES)
    for zone in read_zones(text, TRUN.codec.ZONES):
        if zone.name not in ("void", "ask"):
            left.subtract(thing for thing in zone.things if not thing.startswith("?"))
    return sorted(left.elements())


def worlds(text: str) -> Counter[tuple[str, ...]]:
    """Every way to deal the unseen cards that the voids allow, equal cards told apart, as what each place holds."""
    voids = {zone.owner: set(zone.things) for zone in read_zones(text, TRUN.codec.ZONES) if zone.name == "void"}
    found: Counter[tuple[str, ...]] = Counter()
    cards = unseen_cards(text)
    for dealt in permutations(range(len(cards))):
        at, places, possible = 0, [], True
        for owner, zone, n in holes(text):
            part = sorted(cards[i] for i in dealt[at : at + n])
            at += n
            possible &= zone != "hand" or not voids.get(owner, set()) & {LETTERS[FACTION[KINDS[card]]] for card in part}
            places.append(" ".join(part))
        found[tuple(places)] += possible
    return +found


def dealt_into_holes(before: str, after: str) -> tuple[str, ...]:
    places = []
    known = {(zone.owner, zone.name): Counter(zone.things) for zone in read_zones(before, TRUN.codec.ZONES)}
    full = {(zone.owner, zone.name): Counter(zone.things) for zone in read_zones(after, TRUN.codec.ZONES)}
    for owner, zone, _ in holes(before):
        places.append(" ".join(sorted((full[owner, zone] - known[owner, zone]).elements())))
    return tuple(places)


@pytest.mark.parametrize("name", VIEWS)
def test_V3_imagine_is_uniform_in_trun(name: str) -> None:
    seat, table = VIEWS[name]
    last = "}\nprize {M6}" if "deck" in table else " M6}"  # a prize is on offer in phase 1 only
    text = f"{table[:-1]} {GONE}{last}\nask lead A"
    assert_uniform(TRUN, text, seat, worlds(text))


def assert_uniform(game: Game, text: str, seat: int, expected: Counter[tuple[str, ...]]) -> None:
    view = game.from_text(text, ()).state()
    seen: Counter[tuple[str, ...]] = Counter()
    samples = EACH * len(expected)
    rng = seeded(len(expected), 3)
    for _ in range(samples):
        world = view.copy()
        game.doors.imagine_in(world, seat, rng)
        seen[dealt_into_holes(text, game.codec.write_position(world[0]))] += 1
    assert set(seen) <= set(expected)
    if len(expected) > 1:
        scale = samples / expected.total()
        observed = [seen[world] for world in expected]
        assert chisquare(observed, [expected[world] * scale for world in expected]).pvalue > 1e-4


def test_imagine_is_uniform_in_tiny() -> None:
    """Seat A has seen 1, 2 and 3; six cards are dealt to two hidden places and the deck."""
    text = "seats 2\ndraws 1\nA hand {1} stake {2}\nB hand {?1} stake {?1}\ntable {3 8 9}\ndeck {?2}\nask turn 1 0"
    view = TINY.from_text(text, ()).state()
    seen: Counter[str] = Counter()
    rng = seeded(8)
    for _ in range(6_000):
        world = view.copy()
        TINY.doors.imagine_in(world, 0, rng)
        seen[TINY.codec.write_position(world[0])] += 1
    assert len(seen) == 4 * 3
    assert chisquare(list(seen.values())).pvalue > 1e-4


MOST = "Archer Squire Spy Heir Impersonator Lord Murder"
KRVAVY_VIEWS = {
    "a hand, set-aside cards and two cards in the row": (
        0,
        60,
        f"""seats 3 turn 2 first A cursor 1
A purse 1 hand {{Spy Heir Impersonator Lord Murder}} aside {{Decree Trap Conspiracy}} discards {{Squire}}
B purse 1 hand {{?1}} aside {{?2}} discards {{Archer Squire Spy Heir Impersonator}}
C purse 1 hand {{?1}} discards {{{MOST} Decree Trap}}
row R.Archerv0 B.?v1 B.?v0
ask decide A""",
    ),
    "covered cards, seen and unseen": (
        0,
        20,
        f"""seats 3 turn 3 first A cursor 2
A purse 1 hand {{Spy Heir Impersonator Lord Murder}} aside {{Decree Trap Conspiracy}} discards {{Squire}}
B purse 1 aside {{?3}} discards {{Archer Squire Spy}}
C purse 1 discards {{{MOST} Decree Trap Conspiracy}}
row B.?v2/B.Heir^ R.Archerv0 B.Lord^/B.?v1
ask decide A""",
    ),
    "a duel, seen by a watcher": (
        WATCHER,
        6 * 3 * 2,
        f"""seats 2 turn 6 first A cursor 1
A hand {{?1}} aside {{?1}} discards {{{MOST}}} hand2 {{?1}} aside2 {{?2}} discards2 {{{MOST}}}
B hand {{?1}} discards {{{MOST} Decree Trap}} aside2 {{?1}} discards2 {{{MOST} Decree}}
row R.?v1 V.?v0
ask decide A""",
    ),
}
World = tuple[tuple[int, ...], ...]  # of every family the hand and the set-aside cards, as sets; the faces of the row


def family_worlds(v: np.record, family: int) -> set[World]:
    """Every way in which a family's unseen cards may lie."""
    mine = [i for i in range(v.length) if v.family[i] == family]
    seen = {int(v.face[i]) - 1 for i in mine if v.face[i] != UNKNOWN}
    piles = int(v.hand[family] | v.aside[family] | v.discards[family])
    unseen = [kind for kind in range(10) if kind not in seen and not piles >> kind & 1]
    holes, held = [i for i in mine if v.face[i] == UNKNOWN], int(v.unseen_hand[family])
    found: set[World] = set()
    for dealt in permutations(unseen):
        faces = {i: int(v.face[i]) for i in mine} | {i: kind + 1 for i, kind in zip(holes, dealt, strict=False)}
        rest = dealt[len(holes) :]
        hand = int(v.hand[family]) + sum(1 << kind for kind in rest[:held])
        aside = int(v.aside[family]) + sum(1 << kind for kind in rest[held:])
        found.add(((hand, aside), tuple(faces[i] for i in mine)))
    return found


def world_of(s: np.record, family: int) -> World:
    faces = tuple(int(s.face[i]) for i in range(s.length) if s.family[i] == family)
    return (int(s.hand[family]), int(s.aside[family])), faces


@pytest.mark.parametrize("name", KRVAVY_VIEWS)
def test_imagine_is_uniform_in_krvavy_trun(name: str) -> None:
    seat, size, text = KRVAVY_VIEWS[name]
    view = KRVAVY_TRUN.from_text(text, ()).state()
    families = range(4 if view[0].seats == 2 else int(view[0].seats))
    worlds = list(product(*(sorted(family_worlds(view[0], family)) for family in families)))
    assert len(worlds) == size
    seen: Counter[tuple[World, ...]] = Counter()
    rng = seeded(size, 4)
    for _ in range(EACH * size):
        world = view.copy()
        KRVAVY_TRUN.doors.imagine_in(world, seat, rng)
        assert not world[0].unseen_hand.any()
        assert not world[0].unseen_aside.any()
        seen[tuple(world_of(world[0], family) for family in families)] += 1
    assert set(seen) <= set(worlds)
    assert chisquare([seen[world] for world in worlds]).pvalue > 1e-4


BURIED = " ".join(str(card) for card in range(1, 73))
GIVES = (  # one of the Hill Tribes; of those 73, 77 and the Emperor are unseen, of the others 74 and 75
    f"tavern 82 83 84\nwilderness ?\ngraveyard {BURIED}\nask played 76.3 1 0 1 | give B 76.3 1 0 1"
)
DEDICOVE_VIEWS = {  # five cards and some of the heirs lie in unknown places; in the first two cards 73 to 77
    "a hand, a hidden hero and the wilderness": (
        0,
        5 * 4 * 3 * 20,
        f"seats 3 deck extended\nA heir 1 hand {{78 79}} party 80u\nB heir ? hand {{81 ?1}} party 82u ?d\n"
        f"C heir ? hand {{85}}\nA knows {{81}}\ntavern 83 84 -\nwilderness ?\nharbour {{?2}}\n"
        f"graveyard {BURIED}\nask act A",
    ),
    "a watcher, and somebody who may play another": (
        WATCHER,
        4 * 4 * 30,  # the one card of the hand is not Imperial, since its player is asked
        f"seats 2 deck extended\nR 6 G 4\nA heir ? hand {{?1}} party 20u\nB heir ? party 78u 79u 80u 81u 82u\n"
        f"tavern 83 84 85\nwilderness ?\nharbour {{?3}}\n"
        f"graveyard {BURIED.replace(' 20 ', ' ')}\nask played 20.1 | play-another A 20.1",
    ),
    "somebody who gives holds two cards that fit, or three": (
        0,
        (3 * 2 + 1) * 2 * 5,
        "seats 2 deck extended\nA heir 1 hand {78} party 76u 79u 80u 81u\nB heir ? hand {?3}\n"
        f"harbour {{?1}}\n{GIVES}",
    ),
    "somebody who gives holds a known card that fits": (
        0,
        (3 * 2 + 3) * 3 * 5,  # and at least one more
        "seats 2 deck extended\nA heir 1 party 76u 79u 80u 81u\nB heir ? hand {78 ?2}\nA knows {78}\n"
        f"harbour {{?2}}\n{GIVES}",
    ),
}


def dedicove_world(s: np.record) -> tuple[object, ...]:
    """What lies in the places that were holes."""
    hands = tuple(map(tuple, s.hand.tolist()))
    return hands, tuple(map(tuple, s.party.tolist())), tuple(s.wild.tolist()), tuple(s.heir.tolist())


@pytest.mark.parametrize("name", DEDICOVE_VIEWS)
def test_imagine_is_uniform_in_dedicove(name: str) -> None:
    seat, size, text = DEDICOVE_VIEWS[name]
    view = DEDICOVE.from_text(text, ()).state()
    rng = seeded(size, 5)
    seen: Counter[tuple[object, ...]] = Counter()
    for _ in range(EACH * size):
        world = view.copy()
        DEDICOVE.doors.imagine_in(world, seat, rng)
        assert not world[0].unseen_hand.any()
        assert DEDICOVE.doors.broken_in(world) == 0
        seen[dedicove_world(world[0])] += 1
    assert len(seen) == size
    assert chisquare(list(seen.values())).pvalue > 1e-4


def test_S9_an_imagined_sealed_choice_is_any_two_cards_of_the_hand_in_dedicove() -> None:
    position = DEDICOVE.start(2, {}, 1)
    position.play(position.legal(0)[0], 0)
    view, rng = position.view(1).array, seeded(9)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(1_000):
        world = view.copy()
        DEDICOVE.doors.imagine_in(world, 1, rng)
        hand = world[0].hand[0].tolist()
        seen[tuple(hand.index(card) for card in divmod(int(world[0].sealed[0]) - 1, CARDS_WIDE))] += 1
    assert set(seen) == set(permutations(range(5), 2))
    assert chisquare(list(seen.values())).pvalue > 1e-4


def trolli_view(hand_b: str, hand_c: str) -> str:
    """Three players; of the dawn cards five are unseen, of the dusk cards four: the others were played."""
    dawn = [f"dawn-{village}{letter}" for village in (1, 2, 3) for letter in "abcdef"]
    dusk = [f"dusk-{village}{letter}" for village in (1, 2, 3) for letter in "abcdef"]
    night = [f"night-{village}{letter}" for village in (1, 2, 3) for letter in "abc"]
    spent = " ".join([*dawn[6:], *dusk[4:], *night])
    boards = [f"{seat} clan {clan} covered 3" for seat, clan in zip("ABC", ("red", "yellow", "purple"), strict=True)]
    hands = [f"hand {{{dawn[5]}}} played 5", f"hand {{{hand_b}}} played 5", f"hand {{{hand_c}}} played 5"]
    players = [f"{board} {hand}" for board, hand in zip(boards, hands, strict=True)]
    return "\n".join(["seats 3 turn A", f"spent {{{spent}}}", *players, "ask pass - card A"])


@pytest.mark.parametrize(
    ("hand_b", "hand_c", "worlds"),
    [("?dawn ?dawn", "?dawn", 10 * 3), ("?dawn ?dusk", "?dusk", 5 * 4 * 3), ("?dusk", "", 4), ("", "", 1)],
)
def test_V1_V2_imagine_is_uniform_in_trolli(hand_b: str, hand_c: str, worlds: int) -> None:
    view = TROLLI.from_text(trolli_view(hand_b, hand_c), ()).state()
    seen: Counter[tuple[int, ...]] = Counter()
    rng = seeded(worlds)
    for _ in range(60 * worlds):
        world = view.copy()
        TROLLI.doors.imagine_in(world, 0, rng)
        seen[tuple(world[0].hand.tolist())] += 1
    assert len(seen) == worlds
    if worlds > 1:
        assert chisquare(list(seen.values())).pvalue > 1e-4
