"""What bonuses, castle tiles, royal tiles, printed actions and troll cards do, each with a test of its own."""

import pytest

from tests.rules.trolli.table import A, acting, asked, done, may, now, points_left
from throneroom import Position
from throneroom.games.trolli.acting import ACT
from throneroom.games.trolli.effect_moves import HUMANS_TO, TROLLS_TO
from throneroom.games.trolli.effects import SENTENCES, TROLL_CARD
from throneroom.games.trolli.mining import REFILLED
from throneroom.games.trolli.pieces import EFFECT_NAMES
from throneroom.games.trolli.tiles import TILE

RICH = {"trolls": "mine I II off off", "humans": "build:1", "filled": "G:1"}  # something can be moved, mined, refilled
BASE = {"clan": "purple"} | RICH
AFTER = {  # what is different afterwards, or what is asked
    "gold": ("ore", [0, 1, 0]),
    "diamond": ("ore", [0, 0, 1]),
    "obs1": ("ore", [1, 0, 0]),
    "obs2": ("ore", [2, 0, 0]),
    "cow": ("cows", 1),
    "cows2": ("cows", 2),
    "power2": ("might", 2),
    "mineG1": ("ore", [0, 1, 0]),
    "refill": ("ask", REFILLED),
    "build": ("ask", TILE),
    "card": ("ask", TROLL_CARD),
    "move2": ("ask", TROLLS_TO),
    "move3humans": ("ask", HUMANS_TO),
    "move1troll1human": ("ask", TROLLS_TO),
}


CASTLES = ["refill", "move3humans", "move2", "obs2", "obscow", "cows2", "gold", "diamond", "power2", "build"]  # C1-C10
ACTION_TILES = {
    "K01": "move2",
    "K02": "move1troll1human",
    "K03": "move3humans",
    "K04": "power2",
    "K05": "cows2",
    "K09": "build",
    "K10": "card",
    "K11": "refill",
}
IMMEDIATE = {
    "bat5": "diamond",
    "bat6": "power2",
    "bat7": "move2",
    "bat8": "build",
    "snake5": "gold",
    "snake6": "refill",
    "snake7": "cows2",
    "snake8": "gold+power1",
    "toad5": "obs2",
    "toad6": "obscow",
    "toad7": "move3humans",
    "toad8": "barn+cow",
}
BABY_FIELDS = {
    **{"bat1": ["gold"], "bat2": ["power2"], "bat3": ["cow"], "bat4": ["-"], "bat5": ["-"], "bat6": ["obs2"]},
    **{"bat7": ["gold", "cow"], "bat8": ["-"], "snake1": ["power2"], "snake2": ["obs2"], "snake3": ["cow"]},
    **{"snake4": ["-"], "snake5": ["obs1"], "snake6": ["-"], "snake7": ["power2"], "snake8": ["-"]},
    **{"toad1": ["obs2"], "toad2": ["gold"], "toad3": ["cow"], "toad4": ["-"], "toad5": ["power2"]},
    **{"toad6": ["gold"], "toad7": ["gold", "power2"], "toad8": ["-"]},
}
BELL_FIELDS = {
    **{"L01": "gold", "L02": "power2", "L03": "cows2", "L04": "diamond", "L05": "refill", "L06": "card"},
    **{"L07": "build", "L08": "gold", "L09": "power2", "L10": "cows2", "L11": "obs2", "L12": "diamond"},
    **{"L13": "refill", "L14": "card", "L15": "gold", "L16": "power2"},
}
CAMP_FIELDS = {
    **{"R01": "refill", "R02": "gold", "R03": "obs2", "R04": "power2", "R05": "refill", "R06": "cows2"},
    **{"R07": "gold", "R08": "obscow", "R09": "refill", "R10": "diamond", "R11": "obs2", "R12": "power2"},
    **{"R13": "refill", "R14": "gold", "R15": "build", "R16": "move2"},
}


def check(position: Position, effect: str) -> None:
    """Did this effect just happen?"""
    field, expected = AFTER[effect]
    if field == "ask":
        assert asked(position)[0] == expected
    else:
        found = now(position)[field][A]
        assert (found.tolist() if field == "ore" else int(found)) == expected


@pytest.mark.parametrize(("number", "effect"), list(enumerate(CASTLES, 1)))
def test_castle_tiles(number: int, effect: str) -> None:
    position = acting("I", 3, A=BASE, villages={"I": f"castle:C{number}"})
    done(position, "castle")
    if effect == "obscow":
        assert now(position).ore[A].tolist() == [1, 0, 0]
        assert int(now(position).cows[A]) == 1
    else:
        check(position, effect)


@pytest.mark.parametrize(("tile", "effect"), ACTION_TILES.items())
def test_action_tiles(tile: str, effect: str) -> None:
    more = {"clan": "red", "filled": "O:3 D:1", "network": f"{{B3E:{tile}.0 B3W:K13.0}}"}
    position = acting("mine", 1, A=RICH | more)
    check(done(position, f"activate {tile}"), effect)


@pytest.mark.parametrize(
    ("tile", "mined", "left"),
    [("K06", [3, 0, 0], [1, 2, 1]), ("K07", [0, 2, 0], [4, 0, 1]), ("K08", [0, 0, 1], [4, 2, 0])],
)
def test_A24_mining_tiles_empty_shafts(tile: str, mined: list[int], left: list[int]) -> None:
    """Red has 3 shafts for obsidian and 1 for diamonds, K12 and K13 have 4 and 3 more."""
    board = {"network": f"{{B3E:{tile}.0 B3W:K13.0 A3N:K12.0}}", "filled": "O:4 G:2 D:1"}
    s = now(done(acting("mine", 1, A=board), f"activate {tile}"))
    assert s.ore[A].tolist() == mined
    assert s.filled[A].tolist() == left
    dry = {"network": f"{{B3E:{tile}.0 B3W:K13.0 A3N:K12.0}}"}
    assert not may(acting("mine", 1, A=dry), f"activate {tile}")


@pytest.mark.parametrize(("tile", "n"), [("K06", 1), ("K07", 1)])
def test_A24_up_to_as_many_as_are_there(tile: str, n: int) -> None:
    board = {"network": f"{{B3E:{tile}.0 B3W:K13.0}}", "filled": "O:1 G:1"}
    s = now(done(acting("mine", 1, A=board), f"activate {tile}"))
    assert int(s.ore[A].sum()) == n
    assert int(s.filled[A].sum()) == 1


@pytest.mark.parametrize(("tile", "shafts"), [("K12", [7, 0, 1]), ("K13", [3, 3, 1]), ("K14", [3, 0, 3])])
def test_shaft_tiles_are_filled_when_laid(tile: str, shafts: list[int]) -> None:
    position = acting("mine", 1, A={"filled": "O:3 D:1"}, common=f"royals {{{tile}}}")
    reward = lay_royal(position, tile)
    assert now(reward).shafts[A].tolist() == now(reward).filled[A].tolist() == shafts


def lay_royal(position: Position, tile: str) -> Position:
    """The same table, but A may lay a royal tile now."""
    return done(position.game.from_text(position.text + " tile A 1 0 1", ()), f"tile {tile}", "lay B3E 0")


@pytest.mark.parametrize(
    ("tile", "fields"),
    [("K15", [0, 2, 0]), ("K16", [1, 1, 0]), ("K17", [0, 1, 1]), ("K18", [0, 0, 2]), ("K19", [1, 0, 1])],
)
def test_field_tiles(tile: str, fields: list[int]) -> None:
    s = now(lay_royal(acting("mine", 1, common=f"royals {{{tile}}}"), tile))
    assert [int(s.free[A][item][0]) for item in range(3)] == fields
    assert int(s.free[A].sum()) == sum(fields)


@pytest.mark.parametrize(("card", "effect"), IMMEDIATE.items())
def test_immediate_cards(card: str, effect: str) -> None:
    position = acting("power", 1, A=BASE | {"might": "1", "cows": "1"}, common=f"trolls-up {{{card}}}")
    done(position, "buy", f"take {card}")
    s = now(position)
    if effect == "gold+power1":
        assert s.ore[A].tolist() == [0, 1, 0]
        assert int(s.might[A]) == 1
    elif effect == "barn+cow":
        assert (int(s.barns[A]), int(s.covered[A]), int(s.cows[A])) == (3, 2, 1)
    elif effect == "obscow":
        assert (int(s.ore[A][0]), int(s.cows[A])) == (1, 1)
    else:
        check(position, effect)


@pytest.mark.parametrize(("card", "item"), [("snake4", 0), ("toad4", 2)])
def test_field_cards(card: str, item: int) -> None:
    position = acting("power", 1, A={"might": "1", "cows": "1"}, common=f"trolls-up {{{card}}}")
    s = now(done(position, "buy", f"take {card}"))
    assert int(s.free[A][item][0]) == 1
    assert int(s.free[A][1].sum()) == 1


def test_a_bed_card() -> None:
    position = acting("power", 1, A={"might": "1", "cows": "1"}, common="trolls-up {bat4}")
    assert int(now(done(position, "buy", "take bat4")).beds[A]) == 1


@pytest.mark.parametrize(("card", "bonus"), [(card, bonus) for card, row in BABY_FIELDS.items() for bonus in row])
def test_R75_baby_fields_of_troll_cards(card: str, bonus: str) -> None:
    rich = {"might": "2", "ore": "G:2", "cards": f"{{{card}}}"}
    position = done(acting("I", 2, A=rich, common="trolls-up {}"), "swap", "swap Q gold")
    if len(BABY_FIELDS[card]) > 1:
        assert sorted(position.legal(A)) == sorted(f"field {one}" for one in BABY_FIELDS[card])
        done(position, f"field {bonus}")
    s = now(position)
    assert s.items[A].tolist() == [0, 1, 0]
    assert int(s.free[A][1].sum()) == len(BABY_FIELDS[card]) - 1
    if bonus == "-":
        assert (s.ore[A].tolist(), int(s.might[A]), int(s.cows[A])) == ([0, 0, 0], 0, 0)
        assert asked(position)[0] == ACT
    else:
        check(position, bonus)


def test_cards_with_two_baby_fields() -> None:
    s = now(acting("power", 1, A={"cards": "{bat7 toad7}"}))
    bonuses = {EFFECT_NAMES[i]: int(n) for i, n in enumerate(s.free[A][1]) if n}
    assert bonuses == {"gold": 2, "cow": 1, "power2": 1}


@pytest.mark.parametrize(
    ("clan", "effect"), [("red", "power1human"), ("yellow", "obs1"), ("purple", "mineG1"), ("turquoise", "cow")]
)
def test_A24_printed_actions(clan: str, effect: str) -> None:
    filled = "G:1" if clan == "purple" else ""
    position = acting("power", 1, A={"clan": clan, "filled": filled, "humans": "mine:1"})
    done(position, "activate board")
    if effect == "power1human":
        assert int(now(position).might[A]) == 1
        assert asked(position)[0] == HUMANS_TO
    else:
        check(position, effect)
    if clan == "purple":
        assert int(now(position).filled[A][1]) == 0  # it was mined
        assert not may(acting("power", 1, A={"clan": "purple"}), "activate board")


def test_R66_a_refill_bonus_is_chosen_and_may_be_declined_A33() -> None:
    position = acting("I", 3, A={"filled": ""}, villages={"I": "castle:C1"})
    assert done(position, "castle").legal(A) == ["refill O", "refill D", "done"]
    assert now(done(position, "refill D")).filled[A].tolist() == [0, 0, 1]
    declined = acting("I", 3, A={"filled": ""}, villages={"I": "castle:C1"})
    assert now(done(declined, "castle", "done")).filled[A].tolist() == [0, 0, 0]


def test_A34_a_free_card_costs_nothing() -> None:
    position = acting("mine", 1, A={"network": "{B3E:K10.0}", "cards": "{toad8}"})
    assert may(done(position, "activate K10"), "take snake5")
    assert not may(position, "take toad8")
    s = now(done(position, "take snake5"))
    assert (int(s.might[A]), int(s.cows[A]), int(s.ore[A][1])) == (0, 0, 1)
    assert points_left(position) == (0, 0)


def test_A44_moving_effects() -> None:
    crowd = {"trolls": "II II II II off"}
    position = acting(
        "mine", 1, A={"network": "{B3E:K02.0}", "trolls": "mine I off off off", "humans": "build:1"}, B=crowd
    )
    done(position, "activate K02")
    legal = position.legal(A)
    assert "move 1 II" not in legal  # nobody is pushed out
    assert not any(action.startswith("move 3") for action in legal)  # out of play
    assert "done" in legal
    done(position, "move 1 I")
    assert asked(position)[0] == HUMANS_TO
    assert position.legal(A) == ["human build mine", "human build power", "done"]
    done(position, "human build power")
    s = now(position)
    assert s.trolls[A].tolist() == [4, 4, 0, 0, 0]
    assert s.humans[A].tolist() == [0, 0, 1]
    assert asked(position)[:4] == [ACT, 1, 1, 0]


def test_A44_K02_a_troll_and_a_human_in_any_order() -> None:
    """The mining cave is full: only when the human has left it can the troll go there."""
    full = {"trolls": "mine mine mine mine I", "humans": "mine:1", "network": "{B3E:K02.0}"}
    position = done(acting("build", 1, A=full), "activate K02")
    assert "move 5 mine" not in position.legal(A)
    assert {"move 1 build", "human mine power", "done"} <= set(position.legal(A))
    done(position, "human mine power")
    assert not any(action.startswith("human") for action in position.legal(A))
    done(position, "move 5 mine")
    assert now(position).trolls[A].tolist() == [1, 1, 1, 1, 1]
    assert now(position).humans[A].tolist() == [0, 0, 1]
    assert asked(position)[0] == ACT


def test_K01_two_different_trolls() -> None:
    position = acting("mine", 1, A={"network": "{B3E:K01.0}", "trolls": "mine I off off off"})
    done(position, "activate K01", "move 1 II")
    assert all(action.startswith("move 2") or action == "done" for action in position.legal(A))
    assert asked(done(position, "move 2 mine"))[0] == ACT


def test_K03_up_to_three_humans() -> None:
    position = acting("mine", 1, A={"network": "{B3E:K03.0}", "humans": "mine:5"})
    done(position, "activate K03", *["human mine build"] * 3)
    assert now(position).humans[A].tolist() == [2, 3, 0]
    assert asked(position)[0] == ACT


@pytest.mark.parametrize(("tile", "bonus"), BELL_FIELDS.items())
def test_bell_tiles(tile: str, bonus: str) -> None:
    position = acting("I", 4, seats=4, common="caves {P05}", A=BASE | {"ore": "O:3", "network": f"{{B3E:{tile}.0}}"})
    done(position, "bell")
    assert now(position).items[A].tolist() == [0, 0, 1]
    check(position, bonus)


@pytest.mark.parametrize(("tile", "bonus"), CAMP_FIELDS.items())
def test_resource_tiles(tile: str, bonus: str) -> None:
    position = acting("build", 3, seats=4, common="caves {P05}", A=BASE | {"cows": "1", "network": f"{{B3E:{tile}.0}}"})
    assert now(position).shafts[A].tolist() == [6, 1, 0]
    done(position, "camp", "camp O I")
    assert now(position).items[A].tolist() == [1, 0, 0]
    if bonus == "obscow":
        assert (now(position).ore[A].tolist(), int(now(position).cows[A])) == ([1, 0, 0], 1)
    else:
        check(position, bonus)


@pytest.mark.parametrize("tile", [f"P{n:02}" for n in range(1, 17)])
def test_princess_tiles(tile: str) -> None:
    rich = BASE | {"might": "2", "ore": "D:1", "network": f"{{B3E:{tile}.0}}"}
    position = acting("I", 5, seats=4, common="caves {L02}", A=rich, villages={"I": "castle:C4 princess:1"})
    s = now(done(position, "princess"))
    assert (int(s.beds[A]), int(s.princesses[A]), int(s.tower[0])) == (1, 1, 0)


def test_sentences_are_in_known_verbs() -> None:
    assert SENTENCES.shape[0] == len(EFFECT_NAMES)
    assert (SENTENCES[1:, 0, 0] > 0).all()
