"""Whatever cannot be done says what is missing, by the rule that stands against it."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.rules.trolli.table import GAME, A, acting, done, moving, text
from throneroom import Position
from throneroom.kit.reasons import Why
from throneroom.kit.speech import LANGUAGES, say

Zones = dict[str, str]
EMPTY = {"I": "castle:C4", "II": "castle:C4"}
PRINCESS = {"I": "castle:C4 princess:1"}
RICH = {"ore": "O:3 G:2 D:1", "might": "6", "cows": "1"}


def why(position: Position, thing: str) -> Why:
    """Said in every language, too."""
    found = position.view(position.actor).why_not(thing)
    assert found is not None, thing
    for language in LANGUAGES:
        assert say(language, f"refused-{found.code}", **found.arguments)
    return found


def check(position: Position, thing: str, code: str, rule: str, **arguments: str | int) -> None:
    found = why(position, thing)
    assert (found.code, found.rule) == (f"trolli-{code}", rule)
    assert arguments.items() <= dict(found.arguments).items()


@pytest.mark.parametrize(
    ("place", "points", "zones", "deed", "code", "rule", "arguments"),
    [
        ("mine", 2, {"filled": "D:1"}, "mine-D", "points", "R50", {"need": 3, "own": 2, "foreign": 0}),
        ("mine", 3, {}, "mine-D", "empty-shafts", "R50", {"ore": "D"}),
        ("mine", 3, {}, "mine-O", "empty-shafts", "R52", {"ore": "O"}),
        ("mine", 3, {}, "camp", "elsewhere", "R54", {}),
        ("build", 3, {}, "camp", "no-cow", "R54", {}),
        ("build", 3, RICH, "camp", "no-field", "R54", {"item": "camp"}),
        ("build", 3, RICH | {"camps": ""}, "camp", "none-left", "R54", {"item": "camp"}),
        ("build", 2, {}, "tiles", "no-ore", "R55", {"ore": "O", "need": 1, "have": 0}),
        ("power", 2, {"filled": "O:3 D:1"}, "refill-O", "full-shafts", "R66", {"ore": "O"}),
        ("power", 2, {"might": "6"}, "gain", "full-track", "R67", {}),
        ("power", 1, {"cows": "1"}, "buy", "no-power", "R68", {"need": 1, "have": 0}),
        ("power", 1, {"might": "1"}, "buy", "no-cow", "R68", {}),
        ("I", 5, {"might": "2"}, "princess", "no-ore", "R72", {"ore": "D"}),
        ("I", 5, RICH, "princess", "not-there", "R71", {"item": "princess"}),
        ("I", 4, RICH, "bell", "no-field", "R71", {"item": "bell"}),
        ("I", 2, {"might": "2"}, "swap", "no-swap", "A36", {}),
        ("I", 2, RICH, "swap", "no-field", "R71", {"item": "baby"}),
        ("I", 2, RICH | {"babies": ""}, "swap", "none-left", "R75", {"item": "baby"}),
        ("I", 2, {"might": "1"}, "hire", "no-ore", "R76", {"ore": "G", "need": 1}),
        ("I", 1, {"cows": "2"}, "cow", "no-barn", "R77", {}),
        ("I", 1, {}, "activate board", "elsewhere", "R53", {}),
        ("mine", 1, {}, "activate K04", "not-yours", "R53", {}),
        ("mine", 1, {"network": "{B3E:K12.0}"}, "activate K12", "passive", "R53", {}),
        ("mine", 1, {"network": "{B3E:K08.0}"}, "activate K08", "no-effect", "A19", {}),
        ("mine", 0, {}, "activate board", "points", "R53", {"need": 1}),
        ("mine", 1, {}, "claim humans5", "not-shown", "R78", {}),
    ],
)
def test_R71_A19_what_an_action_lacks(
    place: str, points: int, zones: Zones, deed: str, code: str, rule: str, arguments: dict[str, str | int]
) -> None:
    check(acting(place, points, A=zones), deed, code, rule, **arguments)


def test_R38_R47_who_is_alike_may_move() -> None:
    """The first troll of the cave moved before, or the effect has moved it already: another stands for the third."""
    position = moving(3, A={"trolls": "mine mine mine off off"})
    assert "move 2 build" in position.legal(A)
    check(position, "move 3 build", "alike", "R38", troll="2")
    everyone = {"trolls": "I II II mine mine"}
    castle = done(acting("I", 3, A=everyone, villages={"I": "castle:C3"}), "castle")
    check(done(castle, "move 1 II"), "move 3 build", "alike", "R38", troll="2")


@pytest.mark.parametrize(
    ("deed", "zones", "code", "rule"),
    [
        ("bell", RICH | {"network": "{B3E:L08.0}"}, "not-there", "R71"),
        ("swap", RICH | {"cards": "{bat4}"}, "not-there", "R71"),
        ("hire", RICH, "not-there", "R71"),
    ],
)
def test_R71_what_a_village_lacks(deed: str, zones: Zones, code: str, rule: str) -> None:
    check(acting("I", 5, A=zones, villages=EMPTY), deed, code, rule)


def test_R71_no_bed_no_cauldron_no_neutral_camp_no_cow_no_card() -> None:
    check(acting("I", 5, A=RICH, villages=PRINCESS), "princess", "no-bed", "R71")
    full = RICH | {"humans": "mine:5 build:5 power:2", "trolls": "power power power I I"}
    check(acting("I", 2, A=full, villages={"I": "castle:C4 humans:1", "II": "castle:C4"}), "hire", "no-cauldron", "R76")
    check(acting("build", 3, A=RICH | {"network": "{B3E:R02.0}"}, villages=EMPTY), "camp", "no-campsite", "R54")
    owned = RICH | {"cards": "{toad8}"}
    check(acting("power", 1, A=owned, common="trolls-up {toad8}"), "buy", "no-card", "R68")
    rich = {"cows": "5", "covered": "0"}
    dry = acting("I", 1, seats=4, A={"cows": "1"}, B=rich, C=rich, D=rich)
    check(dry, "cow", "no-cows", "A35")
    check(acting("I", 3, used=4, villages={"I": "castle:C1"}, A={"filled": "O:3 D:1"}), "castle", "no-effect", "A19")


def test_R53_an_activation_was_used() -> None:
    position = done(acting("mine", 3, A={"network": "{B3E:K04.0}"}), "activate K04")
    check(position, "activate board", "activated", "R53")


def test_A17_points_of_others_are_told_where_they_count() -> None:
    position = acting("I", 2, 1)
    check(position, "bell", "points", "R73", need=4, own=2, foreign=1)
    check(position, "castle", "points", "R74", need=3, own=2, foreign=0)
    assert say("en", "refused-trolli-points", **why(position, "castle").arguments).endswith("you have 2.")
    assert say("en", "refused-trolli-points", **why(position, "bell").arguments).endswith("and 1 of other trolls.")


def test_R78_A45_why_a_royal_card_is_not_fulfilled() -> None:
    common = "royal-cards {humans5 camps3}"
    position = acting("I", 1, common=common, A={"humans": "mine:4", "fulfilled": "{camps3}"})
    check(position, "claim humans5", "claim", "R78", have=4, need=5)
    check(position, "claim camps3", "claimed", "A45")


def test_R38_R40_R41_R47_A14_why_a_troll_does_not_go_there() -> None:
    full = {"trolls": "mine I build build build", "humans": "build:2"}
    position = moving(3, A=full)
    check(position, "move 1 power", "barred", "R47")
    check(position, "move 2 build", "full-cave", "R40")
    check(position, "move 2 I", "same-place", "R38")
    check(position, "move 4 mine", "alike", "R38", troll="3")
    check(position, "move 2 IV", "no-village", "R11")
    check(moving(A={"trolls": "I I I I mine"}), "move 5 I", "own-village", "A14")


def test_A44_why_an_effect_moves_nobody_there() -> None:
    crowd = {"trolls": "II II II II off"}
    full = {"trolls": "mine I off build build", "humans": "build:3 mine:1", "network": "{B3E:K02.0 B3W:K03.0}"}
    position = done(acting("mine", 1, A=full, B=crowd), "activate K02")
    check(position, "move 1 II", "full-village", "A44")
    check(position, "move 1 build", "full-cave", "A44")
    check(position, "move 1 mine", "same-place", "A44")
    check(position, "move 3 power", "out-of-play", "A44")
    check(position, "move 5 power", "alike", "R38", troll="4")
    check(position, "human power mine", "no-human", "A44")
    check(position, "human mine build", "full-cave", "A44")
    check(position, "human mine I", "caves-only", "A44")
    two = done(acting("I", 3, A={"trolls": "mine I off off off"}, villages={"I": "castle:C3"}), "castle", "move 1 II")
    check(two, "move 1 mine", "moved", "A44")
    humans = done(acting("mine", 1, A=full), "activate K03")
    check(humans, "human mine build", "full-cave", "A44")
    check(humans, "human power mine", "no-human", "A44")


@pytest.mark.parametrize(
    ("ask", "thing", "rule"),
    [("house A 4", "house mine", "R76"), ("out A 1", "home mine", "R41"), ("home A 4", "home mine", "R74")],
)
def test_R41_R74_R76_why_a_cave_takes_nobody(ask: str, thing: str, rule: str) -> None:
    zones = {"trolls": "I off mine mine mine", "humans": "mine:2"}
    position = GAME.from_text(text(f"pass - deal chance 0 1 act A 4 1 {ask}", A=zones), ())
    check(position, thing, "full-cave", rule)
    check(position, f"{thing.split()[0]} II", "caves-only", rule)


def building(network: str, caves: str) -> Position:
    zones = {"network": f"{{{network}}}", "ore": "O:3"}
    return done(acting("build", 2, A=zones, common=f"caves {caves}"), "tiles")


def test_R55_R61_A26_A28_A33_why_a_tile_is_not_taken() -> None:
    check(building("", "{P01 V01}"), "tile V01", "first-vp", "A28")
    twice = building("B3E:P02.0 C3N:V02.1", "{V10 V01}")
    check(twice, "tile V10", "same-points", "R61")
    check(twice, "tile P05", "not-displayed", "R55")
    check(twice, "done", "paid", "A33")
    check(building("B3E:P02.0 B4S:V02.2 C3N:V05.1", "{V01 P01}"), "tile V01", "no-place", "A26")


def test_R29_R60_A26_A27_why_a_tile_is_not_laid_there() -> None:
    check(done(building("", "{P01}"), "tile P01"), "lay A1N 0", "start", "R29", slot="B3E")
    position = done(building("B3E:P02.0 B3W:P03.0 C3N:V02.1", "{P01 V01}"), "tile V01")
    check(position, "lay B3W 0", "occupied", "R29")
    check(position, "lay A1N 0", "apart", "R29")
    check(position, "lay C3S 0", "wall", "R60")
    check(position, "lay B2N 0", "neighbours", "A27")
    check(position, "lay A3N 0", "passage", "R60")


def test_A26_the_last_way_out_is_not_walled_up() -> None:
    """Open are B3W, B4S and B2N; walls on B3W would shut both others, on one of these they leave the other."""
    position = done(building("B3E:P02.0 C3N:V02.1", "{V01 P01}"), "tile V01")
    assert {action.split()[1] for action in position.legal(A)} == {"B4S", "B2N"}
    check(position, "lay B3W 0", "sealed", "A26")


@pytest.mark.parametrize(
    ("prepare", "thing", "code", "rule"),
    [
        (lambda: done(acting("build", 3, A=RICH | {"network": "{B3E:R02.0 B3W:R04.0}", "camps": "{O}"}), "camp"),
         "camp D I", "gone", "A30"),
        (lambda: done(acting("build", 3, A=RICH | {"network": "{B3E:R02.0}"}, villages={"I": "castle:C4"}), "camp"),
         "camp O I", "not-there", "R71"),
        (lambda: done(acting("I", 2, A=RICH | {"cards": "{bat4}", "babies": "{P Q T}"}), "swap"),
         "swap C gold", "gone", "R75"),
        (lambda: done(acting("I", 2, A={"might": "2", "ore": "G:2", "cards": "{bat4}"}), "swap"),
         "swap C diamond", "no-ore", "A36"),
        (lambda: done(acting("power", 1, A=RICH | {"cards": "{toad8}"}), "buy"), "take toad8", "owned", "R68"),
        (lambda: done(acting("power", 1, A=RICH), "buy"), "take bat2", "not-displayed", "R68"),
        (lambda: done(acting("I", 3, villages={"I": "castle:C1"}, A={"filled": "O:3"}), "castle"),
         "refill O", "full-shafts", "A19"),
        (lambda: done(acting("build", 3, A=RICH | {"network": "{B3E:R02.0 B3W:R04.0}"}), "camp", "camp O I"),
         "field refill", "no-field", "R71"),
        (lambda: GAME.start(2, {"first": "A", "clans": "choose"}, 3), "clan mauve", "answer", "R44"),
    ],
)  # fmt: skip
def test_R71_why_not_inside_an_action(prepare: Callable[[], Position], thing: str, code: str, rule: str) -> None:
    check(prepare(), thing, code, rule)


def test_R44_something_else_is_asked_in_words() -> None:
    position = done(acting("build", 2, A={"ore": "O:1"}), "tiles")
    check(position, "mine-O", "answer", "R44", step="tile")
    arguments: dict[str, Any] = dict(why(position, "mine-O").arguments)
    assert say("en", "refused-trolli-answer", **arguments) == "Something else is asked now: Choose a tile."
    assert say("cs", "refused-trolli-answer", **arguments) == "Teď se ptáme na něco jiného: Vyber destičku."


def test_the_board_is_told_why_beside_every_action() -> None:
    deeds = acting("I", 4, A=RICH).view(A).json()["table"]["question"]["deeds"]
    assert {deed["do"]: deed["why"] for deed in deeds} == {
        "princess": "trolli-points",
        "bell": "trolli-no-field",
        "castle": None,
        "swap": "trolli-no-field",
        "hire": None,
        "cow": None,
    }
    for language in LANGUAGES:
        for deed in deeds:
            assert not deed["why"] or say(language, f"web-trolli-not-{deed['why'].removeprefix('trolli-')}")
