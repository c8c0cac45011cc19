"""R34-R49 and the rulings about round cards, moving and action points."""

from typing import Any

import pytest

from tests.rules.trolli.table import A, B, C, acting, asked, dealt, done, may, moving, now, points_left, text
from throneroom import Illegal, Position
from throneroom.games.trolli import GAME
from throneroom.games.trolli.acting import ACT
from throneroom.games.trolli.caves import OUT
from throneroom.games.trolli.moving import MOVE, PUSH
from throneroom.games.trolli.turn import CARD
from throneroom.kit import seeded
from throneroom.kit.rng import below


def carding(card: str, **rest: object) -> Position:
    """A is to play this round card, and nothing else is in hand."""
    rest["A"] = {"hand": f"{{{card}}}"} | dict(rest.get("A", {}))  # type: ignore[call-overload]
    return GAME.from_text(text("pass - deal chance 0 1 move A 3 move A 2 card A", **rest), ())  # type: ignore[arg-type]


def play_out(position: Position, seed: int) -> list[tuple[int, int]]:
    """To the end by uniform choices: who was asked at which step."""
    rng, steps = seeded(seed), []
    while not position.is_over:
        steps.append((position.actor, asked(position)[0]))
        actions = position.actions(position.actor)
        position.play(actions[below(rng, len(actions))])
    return steps


@pytest.mark.parametrize(("seats", "rounds"), [(2, 12), (3, 11), (4, 10)])
def test_R34_R79_A51_everyone_plays_all_cards(seats: int, rounds: int) -> None:
    position = dealt(seats, 5)
    first = position.actor
    steps = play_out(position, 5)
    cards = [who for i, (who, step) in enumerate(steps) if step == CARD]
    turns = [who for i, who in enumerate(cards) if i == 0 or cards[i - 1] != who]
    assert turns == [(first + i) % seats for i in range(seats * rounds)]
    assert now(position).played.tolist() == [rounds] * seats + [0] * (4 - seats)


def test_R34_the_four_phases() -> None:
    position = dealt(2, 3)
    seen = [asked(position)[0]]
    position.play(position.legal(position.actor)[0])
    while asked(position)[0] != CARD:
        seen.append(asked(position)[0])
        position.play("end" if may(position, "end") else position.legal(position.actor)[0])
    assert seen == [CARD, MOVE, ACT, MOVE, ACT]


def test_R35_V3_a_card_is_played_from_the_hand() -> None:
    position = carding("dawn-1b")
    assert position.legal(A) == ["play dawn-1b"]
    with pytest.raises(Illegal) as refused:
        position.play("play dawn-1c")
    assert refused.value.rule == "R35"
    s = now(done(position, "play dawn-1b"))
    assert int(s.hand[A]) == 0
    assert int(s.played[A]) == 1


@pytest.mark.parametrize(
    ("card", "field", "village"), [("dawn-1a", "farm", 0), ("dawn-2d", "wild_babies", 1), ("dawn-2f", "tower", 1)]
)
def test_R36_the_item_goes_to_its_village(card: str, field: str, village: int) -> None:
    position = carding(card)
    before = int(now(position)[field][village])
    assert int(now(done(position, f"play {card}"))[field][village]) == before + 1


def test_R36_a_tower_holds_one_princess() -> None:
    position = carding("dawn-2f", villages={"II": "castle:C4 princess:1"})
    assert int(now(done(position, "play dawn-2f")).tower[1]) == 1
    assert int(now(position).supply[0]) == 11


def test_R36_A3_A9_without_supply_only_the_king_moves() -> None:
    position = carding("dawn-1a", villages={"I": "castle:C4 humans:13", "II": "castle:C4"})
    s = now(done(position, "play dawn-1a"))
    assert int(s.farm[0]) == 13
    assert (int(s.king), int(s.king_of)) == (1, A)


@pytest.mark.parametrize(
    ("card", "place"), [("dawn-1a", 1), ("dawn-1b", 2), ("dawn-1c", 3), ("dawn-1d", 4), ("dusk-2b", 5)]
)
def test_R37_A8_the_card_sends_the_king(card: str, place: int) -> None:
    position = carding(card)
    assert position.legal(A) == [f"play {card}"]
    assert int(now(done(position, f"play {card}")).king) == place


def test_R37_A11_the_king_needs_no_cauldron() -> None:
    full = {"trolls": "mine mine mine mine mine"}
    position = done(carding("dawn-1a", A=full), "play dawn-1a")
    assert int(now(position).king) == 1
    position = moving(3, common="king I A", A={"trolls": "I I mine off off"}, B={"trolls": "I off off off off"})
    assert may(position, "move 3 I")


def test_R38_R39_A12_a_troll_moves_to_another_place() -> None:
    position = moving(A={"trolls": "mine mine I off off"})
    expected = [f"move 2 {place}" for place in ("build", "power", "I", "II")]
    assert [action for action in position.legal(A) if action.startswith("move 2")] == expected
    assert not may(position, "move 3 I")
    assert may(position, "move 3 II")
    assert [action[:6] for action in position.legal(A)].count("move 4") == 5  # one that is out of play, anywhere
    assert not any(action.startswith("move 5") for action in position.legal(A))  # it is like the fourth
    with pytest.raises(Illegal) as refused:
        position.play("move 3 I")
    assert refused.value.rule == "R38"


def test_R40_a_full_cave_cannot_be_entered() -> None:
    position = moving(A={"trolls": "build build build I off", "humans": "build:2"})
    assert not may(position, "move 4 build")
    position = moving(A={"trolls": "build build build I off", "humans": "build:1"})
    assert may(position, "move 4 build")


def test_R41_A14_A16_pushing_out() -> None:
    position = moving(seats=2, A={"trolls": "I mine off off off"}, B={"trolls": "I I I off off"})
    done(position, "move 2 I")
    assert position.actor == B
    assert asked(position)[0] == OUT
    assert position.legal(B) == ["home mine", "home build", "home power"]
    done(position, "home power")
    assert sorted(now(position).trolls[B].tolist()) == [0, 0, 3, 4, 4]
    assert points_left(position) == (2, 2)  # the one pushed out does not count


def test_R41_A14_the_mover_chooses_whom() -> None:
    pair = {"trolls": "I I off off off"}
    position = done(moving(seats=3, A={"trolls": "mine off off off off"}, B=pair, C=pair), "move 2 I")
    assert asked(position)[0] == PUSH
    assert position.legal(A) == ["push B", "push C"]
    done(position, "push C", "home mine")
    assert now(position).trolls[C].tolist() == [1, 4, 0, 0, 0]
    assert position.actor == A


def test_R41_A14_never_an_own_troll() -> None:
    position = moving(A={"trolls": "I I I I mine"})
    assert not may(position, "move 5 I")


def test_A14_without_a_cave_it_is_out_of_play() -> None:
    position = moving(
        A={"trolls": "mine I I off off"},
        B={"trolls": "I I mine build power", "humans": "mine:4 build:4 power:4"},
        villages={"I": "castle:C4", "II": "castle:C4"},
    )
    done(position, "move 1 I")
    assert position.actor == A
    assert sorted(now(position).trolls[B].tolist()) == [0, 1, 2, 3, 4]


def test_R42_R46_R49_points_in_a_cave() -> None:
    position = moving(common="king build A", A={"trolls": "mine build build off off", "humans": "build:1"})
    assert points_left(done(position, "move 1 build")) == (5, 0)


def test_R42_R49_A17_A20_points_in_a_village() -> None:
    villages = {"I": "castle:C4 humans:3 A:2 B:1"}
    crowd = {"trolls": "I I off off off"}
    position = moving(villages=villages, common="king I A", A={"trolls": "mine I off off off"}, B=crowd)
    assert points_left(done(position, "move 1 I")) == (5, 2)


@pytest.mark.parametrize(("king", "points"), [("king I A", 2), ("king I B", 1)])
def test_A10_a_king_left_in_a_village_gives_nothing_to_others(king: str, points: int) -> None:
    position = moving(common=king, A={"trolls": "mine off off off off"})
    assert position.view(A).json()["table"]["question"]["prospects"]["I"] == (points, 0)
    assert points_left(done(position, "move 1 I")) == (points, 0)


def test_R43_A10_counted_once_and_the_king_only_for_whom_he_stands() -> None:
    position = moving(3, common="king mine A", A={"trolls": "off mine off off off", "cows": "0"}, villages=None)
    done(position, "move 3 mine")
    assert points_left(position) == (3, 0)
    acting_there = acting("I", 3, villages={"I": "castle:C3"}, A={"trolls": "I I mine off off"})
    done(acting_there, "castle", "move 1 mine", "done")
    assert points_left(acting_there) == (0, 0)
    assert not may(acting_there, "castle")


def test_R44_the_board_is_told_how_many_points_were_spent() -> None:
    trolls = {"trolls": "mine I off off off", "network": "{B3E:L08.0}", "covered": "2", "ore": "O:3"}
    position = done(
        moving(A=trolls, B={"trolls": "I I off off off"}, villages={"I": "castle:C4 bells:1 A:2"}), "move 1 I"
    )
    question = position.view(A).json()["table"]["question"]
    assert (question["points"], question["foreign"], question["spent"]) == (4, 2, (0, 0))
    question = done(position, "bell").view(A).json()["table"]["question"]
    assert (question["points"], question["foreign"], question["spent"]) == (2, 0, (2, 2))


def test_R44_A18_any_mix_and_nothing_is_allowed() -> None:
    position = acting("mine", 4, A={"filled": "O:3 D:1"})
    done(position, "mine-O", "mine-D")
    assert points_left(position) == (0, 0)
    assert now(position).ore[A].tolist() == [1, 0, 1]
    assert may(acting("mine", 4), "end")


def test_R45_displays_are_filled_up() -> None:
    ask = "pass - deal chance 0 1 reveal chance 2 reveal chance 1 reveal chance act A 1 1"
    position = GAME.from_text(text(ask, common="pool 30 caves {P01}"), 1)
    done(position, "end")
    s = now(position)
    assert sum(int(half).bit_count() for half in s.cave_display) == 5
    assert int(s.royal_display).bit_count() == int(s.card_display).bit_count() == 5


def test_R47_A13_not_the_same_troll() -> None:
    position = moving(3, A={"trolls": "mine mine off off off"})
    assert not any(action.startswith("move 1") for action in position.legal(A))
    assert may(position, "move 2 build")
    with pytest.raises(Illegal):
        position.play("move 1 build")


def movable(position: Position) -> set[str]:
    """The trolls that may be moved."""
    return {action.split()[1] for action in position.legal(A) if action.startswith("move")}


def later(ask: str, **rest: Any) -> Position:
    """Phase 2 of A, after which comes phase 3; no display wants anything."""
    full = "caves {P01 L01 R01 V01 V09} royals {K06 K07 K08 K09 K10}"
    return GAME.from_text(text(f"pass - deal chance 0 1 move A 3 {ask}", common=full, **rest), ())


def test_A13_the_mover_stays_barred_when_an_effect_moves_it_again() -> None:
    """K01 moves the troll of phase 2 on, and another one, too: that one stays free."""
    board = {"trolls": "build mine I power II", "network": "{B3E:K01.0}"}
    position = done(later("move A 2", A=board), "move 1 mine", "activate K01", "move 1 power", "move 2 II", "end")
    assert asked(position)[:3] == [MOVE, 1, 3]
    assert now(position).trolls[A].tolist() == [3, 5, 4, 3, 5]
    assert movable(position) == {"2", "3", "4"}  # 5 stands beside 2 and is like it
    assert may(position, "move 4 build")  # it stands beside 1, which is like no other
    assert why(position, "move 1 build") == "R47"


def test_A13_the_mover_stays_barred_when_a_castle_sends_it_home() -> None:
    board = {"trolls": "build I mine off off"}
    villages = {"I": "castle:C4 A:1"}
    position = done(
        later("move A 2", A=board, villages=villages), "move 1 I", "castle", "end", "home power", "home mine"
    )
    assert now(position).trolls[A].tolist() == [3, 1, 1, 0, 0]
    assert movable(position) == {"2", "4"}  # 3 is like 2, 5 like 4
    assert why(position, "move 1 build") == "R47"


def test_A13_who_was_moved_by_an_effect_only_stays_free() -> None:
    board = {"trolls": "build I off off off", "network": "{B3E:K01.0}"}
    position = done(later("move A 2", A=board), "move 3 mine", "activate K01", "move 1 power", "done", "end")
    assert {"1", "2", "4"} == movable(position)
    assert may(position, "move 1 build")


def why(position: Position, thing: str) -> str:
    """The rule that stands against it."""
    found = position.view(A).why_not(thing)
    return found.rule if found else ""


@pytest.mark.parametrize("phase", [2, 3])
def test_R47_the_view_tells_the_phase(phase: int) -> None:
    assert moving(phase).view(A).json()["table"]["question"]["phase"] == phase


def test_R47_the_mover_is_remembered() -> None:
    position = moving(2, A={"trolls": "mine mine I off off"})
    assert may(position, "move 3 II")
    assert int(now(done(position, "move 3 II")).mover) == 3


def test_R26_R48_a_card_is_drawn_while_there_is_one() -> None:
    position = GAME.from_text(text("pass - deal chance 0 1 act A 1 1", common="pool 30"), ())
    done(position, "end")
    assert position.asks_chance
    assert all(action.startswith("draw dawn") for action in position.legal(-1))
    dusk = GAME.from_text(text("pass - deal chance 0 1 act A 1 1", common="pool 30", A={"played": "5"}), ())
    assert all(action.startswith("draw dusk") for action in done(dusk, "end").legal(-1))
    night = GAME.from_text(text("pass - deal chance 0 1 act A 1 1", common="pool 30", A={"played": "10"}), ())
    assert all(action.startswith("draw night") for action in done(night, "end").legal(-1))  # R26
    last = GAME.from_text(text("pass - deal chance 0 1 act A 1 1", A={"played": "12"}, B={"hand": "{dawn-1a}"}), ())
    assert done(last, "end").actor == B


def test_A15_even_in_the_tightest_place_there_is_a_move() -> None:
    """Every cave of A is full and village I too, with own trolls only: village II can still be entered."""
    own = {"I": "castle:C4", "II": "castle:C4"}
    stuck = {"trolls": "mine I I I I", "humans": "mine:4 build:5", "cards": ""}
    position = moving(3, villages=own, A=stuck, B={"trolls": "II II II II off"})
    assert {action.split()[2] for action in position.legal(A)} == {"power", "II"}


def test_A19_R71_an_action_without_effect_is_refused() -> None:
    position = acting("mine", 3, A={"filled": "D:1"})
    assert [action for action in position.legal(A) if action.startswith("mine")] == ["mine-D"]
    with pytest.raises(Illegal) as refused:
        position.play("mine-O")
    assert (refused.value.code, refused.value.rule) == ("trolli-empty-shafts", "R52")
    with pytest.raises(Illegal) as refused:
        position.play("refill-O")
    assert refused.value.code == "trolli-elsewhere"
    with pytest.raises(Illegal) as refused:
        acting("mine", 2, A={"filled": "D:1"}).play("mine-D")
    assert refused.value.code == "trolli-points"
    with pytest.raises(Illegal) as refused:
        acting("build", 2).play("tiles")
    assert (refused.value.code, refused.value.rule) == ("trolli-no-ore", "R55")
