"""V1-V4 and the table of section 4: who may know what."""

from collections import Counter

import pytest

from tests.rules.trun.table import (
    CARDS,
    GAME,
    A,
    B,
    asked,
    cards,
    favour,
    is_phase_two_begun,
    mentioned,
    recruiting,
    to_phase_two,
    trick,
    walk,
)
from throneroom import WATCHER, Position
from throneroom.kit import seeded

OBSERVERS = (A, B, WATCHER)


def void(position: Position, seat: str, observer: int = WATCHER) -> list[str]:
    """The factions that a seat is publicly out of."""
    return cards(position.view(observer), f"{seat} void")


def hidden_from(position: Position, observer: int) -> set[str]:
    """The deck, others' hands and others' blind draws. (G0 may be known from elsewhere: all five look alike.)"""
    secret = Counter(cards(position, "deck"))
    for seat, letter in ((A, "A"), (B, "B")):
        if seat != observer:
            secret += Counter(cards(position, f"{letter} hand") + cards(position, f"{letter} followers"))
            secret -= Counter(cards(position, f"{letter} shown"))
    return set(secret) - {"G0"}


@pytest.mark.parametrize("observer", OBSERVERS)
def test_V1_who_does_not_follow_is_publicly_void(observer: int) -> None:
    position = trick(favour("U5 G1", "K7 D1"), "U5", "K7")
    assert void(position, "B", observer) == ["U"]
    assert void(position, "A", observer) == []


@pytest.mark.parametrize(("hand", "reply"), [("U1 M2", "M2"), ("K7 M2", "M2"), ("U1 M2", "U1")])
def test_V1_a_doppelganger_or_a_followed_faction_tells_nothing(hand: str, reply: str) -> None:
    position = trick(favour("U5 G1", hand), "U5", reply)
    assert {tuple(void(position, "B", observer)) for observer in OBSERVERS} == {()}


def test_V1_no_doppelganger_on_a_led_one_is_a_void_in_them() -> None:
    assert void(trick(favour("M5 G1", "K7 D1"), "M5", "K7"), "B") == ["M"]


def test_V1_a_void_lasts_to_the_end_of_the_phase() -> None:
    position = trick(recruiting("U5", "K7", "D7", "M3"), "U5", "K7")
    assert asked(position) == "lead A"
    assert void(position, "B") == []
    for seed in range(4):
        check_voids_last(seed)


def check_voids_last(seed: int) -> None:
    before = {"A": set[str](), "B": set[str]()}
    for position in walk(seed):
        if is_phase_two_begun(position) and asked(position).startswith("lead"):
            before = {"A": set(), "B": set()}
        for seat, known in before.items():
            now = set(void(position, seat))
            assert known <= now
            assert not now & {card[0] for card in cards(position, f"{seat} hand")}
            before[seat] = now


def test_V1_what_is_imagined_respects_the_voids() -> None:
    position = trick(table_of_52(), "U5", "K7")
    rng = seeded(1)
    for _ in range(50):
        imagined = position.view(A).imagine(rng)
        assert not any(name.startswith("U") for name in hand_in(imagined, B))


def table_of_52() -> Position:
    """A whole table in the first trick: B has no Undead."""
    a = ["U5", *(f"G{v}" for v in range(1, 10)), "K2", "K3", "K4"]
    b = ["K7", "K8", "K9", *(f"D{v}" for v in range(10))]
    deck = list((Counter(CARDS) - Counter([*a, *b, "M9"])).elements())
    return recruiting(" ".join(a), " ".join(b), "M9", "{" + " ".join(deck) + "}")


def hand_in(world: object, seat: int) -> list[str]:
    """A hand in an imagined state, by name."""
    text = GAME.codec.write_position(world[0])  # type: ignore[index]
    return cards(GAME.from_text(text, ()), f"{'AB'[seat]} hand")


@pytest.mark.parametrize("seed", range(8))
def test_V2_phase_two_hides_nothing_from_a_perfect_memory(seed: int) -> None:
    _, position = to_phase_two(seed)
    for seat, other in ((A, B), (B, A)):
        imagined = position.view(seat).imagine(seeded(seed))
        assert hand_in(imagined, other) == cards(position, f"{'AB'[other]} hand")


@pytest.mark.parametrize("seed", range(4))
def test_V2_what_was_seen_and_the_opponents_draws_make_52(seed: int) -> None:
    seen: Counter[str] = Counter()
    for position in walk(seed):
        for event in position.view(A).events():
            if event["kind"] in ("dealt", "turned", "drew") or (event["kind"] == "played" and event["seat"] == "B"):
                seen[event["card"]] += 1
        if is_phase_two_begun(position):
            break
    unseen_draws = Counter(cards(position, "B hand")) - Counter(cards(position, "B shown"))
    del seen["?"]
    assert seen + unseen_draws == Counter(CARDS)


@pytest.mark.parametrize("seed", range(4))
def test_V3_the_unknown_cards_are_counted(seed: int) -> None:
    for position in walk(seed):
        if asked(position).startswith("lead") and cards(position, "prize"):
            t = 14 - len(cards(position, "A hand"))
            draws = len(cards(position, "B followers")) - len(cards(position, "B shown"))
            view = position.view(A)
            assert cards(view, "B hand") == [f"?{14 - t}"]
            assert cards(view, "deck") == [f"?{26 - 2 * t + 1}"]
            assert sum(card.startswith("?") for card in cards(view, "B followers")) == (draws > 0)
            assert draws == 0 or f"?{draws}" in cards(view, "B followers")


def test_V3_every_unknown_card_is_equally_likely_in_the_hand() -> None:
    position, rng, tries = table_of_52(), seeded(7), 1500
    view = position.view(A)
    held = Counter(card for _ in range(tries) for card in hand_in(view.imagine(rng), B))
    unknown = Counter(CARDS) - Counter(cards(position, "A hand")) - Counter(["M9"])
    assert set(held) == set(unknown)
    for card, copies in unknown.items():
        expected = tries * copies * 13 / 38
        assert abs(held[card] - expected) < 5 * expected**0.5, card


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("observer", OBSERVERS)
def test_V4_nothing_hidden_is_ever_sent(seed: int, observer: int) -> None:
    for position in walk(seed):
        assert not mentioned(position.view(observer)) & hidden_from(position, observer)


@pytest.mark.parametrize("seed", range(3))
def test_V4_what_may_be_known_is_sent(seed: int) -> None:
    for position in walk(seed):
        for seat, own in ((A, "A"), (B, "B")):
            view = position.view(seat)
            for place in (f"{own} hand", f"{own} followers", "prize", "removed", "A score", "B score"):
                assert cards(view, place) == cards(position, place)


def test_V4_a_after_P1_only_the_loser_reads_of_the_draw() -> None:
    position = trick(recruiting("G9 D0", "K2 D1", "D7", "{M3 U6 G2}"), "G9", "K2")
    position.play("draw M3")
    assert {seat: "M3" in mentioned(position.view(seat)) for seat in OBSERVERS} == {A: True, B: False, WATCHER: False}


def test_V4_the_order_of_the_deck_is_nowhere_to_be_seen() -> None:
    one, other = (recruiting("G9", "K2", deck=deck) for deck in ("M3 U6 G2", "G2 U6 M3"))
    for seat in OBSERVERS:
        assert one.view(seat).array.tobytes() == other.view(seat).array.tobytes()
