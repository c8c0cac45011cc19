"""R21-R25: eliminating."""

import pytest

from tests.rules.krvavy_trun.table import KINDS, A, asked, done, events, resolving, result, row, things
from throneroom import WATCHER


@pytest.mark.parametrize("target", ["B.Spyv0", "B.Spy^", "B.Spyv0/B.Heir^", "B.Spy^/B.Heirv0"])
def test_R21_top_cards_face_up_or_down(target: str) -> None:
    position = done(resolving(f"R.Murderv0 {target} G.Lordv0"), "reveal")
    assert position.legal(A) == ["strike 0", "strike 1", "strike 2"]
    position.play("strike 1")
    assert things(position, "B discards") == ["Spy"]


@pytest.mark.parametrize("target", ["R.Lord^", "R.Lordv3", "B.Lord^", "G.Lordv3"])
def test_R22_one_point_for_the_attackers_player(target: str) -> None:
    assert result(resolving(f"R.Squire^ {target}", "2 4 6")) == ("R.Squire^", "3 4 6")
    (event,) = events(done(resolving(f"G.Spyv0 R.Squirev0 {target}"), "keep", "reveal", "strike 2"), "gained")
    assert event == {"kind": "gained", "seat": "A", "slot": 2, "laid": 3, "points": 1}


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "Trap"])
def test_R23_the_points_on_it_are_lost(kind: str) -> None:
    assert result(resolving(f"R.Squire^ B.{kind}v5", "1 1 1")) == ("R.Squire^", "2 1 1")


@pytest.mark.parametrize("points", [0, 2])
def test_R23_what_is_lost_is_told(points: int) -> None:
    position = done(resolving(f"G.Heirv0 R.Squire^ B.Spyv{points}", cursor=2), "strike 2")
    assert [(lost["seat"], lost["points"]) for lost in events(position, "lost")] == [("B", points)][: points // 2]


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "Trap"])
@pytest.mark.parametrize("face", ["^", "v0"])
def test_R24_its_ability_is_not_resolved(kind: str, face: str) -> None:
    if face == "^" and kind not in KINDS[:6]:
        face = "v1"
    assert result(resolving(f"R.Squire^ B.{kind}{face} G.Decreev0/G.Heirv0")) == (
        "R.Squire^ G.Decreev0/G.Heirv0",
        "2 1 1",
    )


@pytest.mark.parametrize("observer", [A, 1, 2, WATCHER])
def test_R25_eliminated_and_discarded_cards_are_public(observer: int) -> None:
    position = done(resolving("R.Murderv0 B.Spyv2 G.Heirv0"), "reveal", "strike 1")
    view = position.view(observer)
    assert things(view, "A discards") == ["Murder"]
    assert things(view, "B discards") == ["Spy"]
    gone = [(event["kind"], event["seat"], event["card"]) for event in view.events() if "card" in event]
    assert gone == [("eliminated", "B", "Spy"), ("discarded", "A", "Murder")]


def test_R25_they_never_return() -> None:
    position = done(resolving("R.Murderv0 B.Spyv2 G.Heirv0", turn=2), "reveal", "strike 1", "keep")
    assert asked(position) == "place B 0"
    assert things(position, "B discards") == ["Spy"]
    assert position.legal(1) == []
    assert row(position) == "G.Heirv1"
