"""A56: what may be taken back: the own steps of a phase, and nothing that ends it."""

import pytest

from tests.rules.trolli.table import GAME, A, acting, asked, dealt, done, now, text
from throneroom import Illegal, Position
from throneroom.games.trolli.acting import ACT
from throneroom.games.trolli.caves import HOME
from throneroom.games.trolli.moving import MOVE

LATER = "pass - deal chance 0 1 move A 3"  # nothing is drawn between the phases where the displays are full


def refused(position: Position, ply: int | None = None) -> str:
    """Why the last action of A, or that from a ply on, stays."""
    before = position.state().tobytes(), list(position.log)
    with pytest.raises(Illegal) as refusal:
        position.undo(A, ply)
    assert (position.state().tobytes(), list(position.log)) == before
    return refusal.value.code


def moved(**rest: object) -> Position:
    """A has moved a troll to the mining cave in phase 2; no display wants anything."""
    position = GAME.from_text(text(f"{LATER} move A 2", **rest), ())  # type: ignore[arg-type]
    return done(position, "move 1 mine")


def test_A56_the_steps_of_a_phase_are_taken_back() -> None:
    position = moved(A={"filled": "O:3 D:1"})
    start = position.copy()
    start.undo(A)
    assert asked(start)[0] == MOVE
    before = position.state().tobytes()
    done(position, "mine-O")
    position.undo(A)
    assert position.state().tobytes() == before


def test_A56_a_round_card_stays_played() -> None:
    position = dealt(2, 3)
    seat = position.actor
    done(position, position.legal(seat)[0])
    assert asked(position)[0] == MOVE
    with pytest.raises(Illegal) as refusal:
        position.undo(seat)
    assert refusal.value.code == "undo-news"


def test_A56_nothing_is_taken_back_across_the_end_of_a_phase() -> None:
    ending = "ending - 0 1"
    position = GAME.from_text(text(f"{LATER} {ending} act A 1 3", A={"filled": "O:3 D:1"}), ())
    done(position, "mine-O", "end")
    assert asked(position)[:3] == [MOVE, 1, 3]
    assert refused(position) == "undo-news"
    done(position, "move 2 build")
    assert refused(position.copy(), 0) == "undo-news"
    position.undo(A)  # what was done in phase 3 may be
    assert asked(position)[:3] == [MOVE, 1, 3]


def test_A56_the_way_home_still_belongs_to_the_phase() -> None:
    trolls = {"trolls": "I I mine off off"}
    position = GAME.from_text(text(f"{LATER} ending - 0 4 act A 4 3", A=trolls), ())
    done(position, "castle", "end", "home build")
    assert asked(position)[0] == HOME
    position.undo(A)
    done(position, "home power", "home power")
    assert asked(position)[0] == MOVE
    assert [event["kind"] for event in position.view(A).events()] == ["home", "ended"]
    assert refused(position) == "undo-news"


def test_A56_never_across_chance() -> None:
    position = acting("build", 2, A={"network": "{B3E:P02.0}"})
    done(position, "new-tiles", *(f"turn {tile}" for tile in ("P03", "P04", "P05", "P06", "P07")))
    assert asked(position)[0] == ACT
    assert refused(position) == "undo-others"


def test_A56_never_across_somebody_else() -> None:
    position = GAME.from_text(
        text(f"{LATER} move A 2", A={"trolls": "I mine off off off"}, B={"trolls": "I I I off off"}), ()
    )
    done(position, "move 2 I", "home power")
    assert refused(position) == "undo-others"


def test_A14_A56_a_troll_that_finds_its_own_cave() -> None:
    """The cave with room where most of its owner's trolls and humans are; the mover may still take that back."""
    crowd = {"trolls": "I I I mine power", "humans": "build:1 power:2"}
    position = GAME.from_text(
        text(f"{LATER} move A 2", A={"trolls": "I mine off off off"}, B=crowd, common="pushed automatic"), ()
    )
    before = position.state().tobytes()
    done(position, "move 2 I")
    assert position.actor == A
    assert sorted(now(position).trolls[1].tolist()) == [1, 3, 3, 4, 4]
    position.undo(A)
    assert position.state().tobytes() == before


@pytest.mark.parametrize(
    ("humans", "cave"), [("mine:1 build:1", 1), ("mine:5 build:1 power:2", 3), ("mine:5 power:5", 2)]
)
def test_A14_the_automatic_cave(humans: str, cave: int) -> None:
    crowd = {"trolls": "I I I off off", "humans": humans}
    position = GAME.from_text(
        text(
            f"{LATER} move A 2",
            villages={"I": "castle:C4", "II": "castle:C4"},
            A={"trolls": "I mine off off off"},
            B=crowd,
            common="pushed automatic",
        ),
        (),
    )
    done(position, "move 2 I")
    assert now(position).trolls[1].tolist() == [cave, 4, 4, 0, 0]


def test_A14_the_option_is_kept() -> None:
    assert int(now(dealt(2, 1, pushed="automatic")).automatic) == 1
    assert int(now(dealt(2, 1)).automatic) == 0
    assert "pushed automatic" in dealt(2, 1, pushed="automatic").text
