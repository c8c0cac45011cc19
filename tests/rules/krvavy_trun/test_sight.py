"""Section 4: who may see what, for every seat and for the watchers."""

import re
from collections import Counter

import pytest

from tests.rules.krvavy_trun.table import (
    COUNTS,
    GAME,
    KINDS,
    A,
    B,
    C,
    Zones,
    done,
    events,
    families_of,
    placing,
    player_of,
    resolving,
    row,
    stacks,
    things,
    walk,
    zones,
)
from throneroom import WATCHER, Position
from throneroom.kit import seeded
from throneroom.kit.game import Json
from throneroom.kit.text import SEATS

SECRET = ("hand", "hand2", "aside", "aside2")


def as_seen(position: Position, observer: int) -> Zones:
    """What the table of section 4 lets an observer know of a position, read from its whole text."""
    seen = dict(zones(position.text))
    for (owner, name), lying in seen.items():
        if name in SECRET and SEATS.index(owner) != observer:
            seen[owner, name] = (f"?{len(lying)}",)
        if name == "row":
            seen[owner, name] = tuple(
                "/".join(back(card, position.seats, observer) for card in slot.split("/")) for slot in lying
            )
    return seen


def back(card: str, seats: int, observer: int) -> str:
    """A face-down card of somebody else: family and points."""
    if card.endswith("^") or player_of(card[0], seats) == observer:
        return card
    return re.sub(r"\.\w+v", ".?v", card)


def observers(seats: int) -> list[int]:
    return [*range(seats), WATCHER]


@pytest.mark.parametrize("seats", COUNTS)
def test_everyone_sees_exactly_what_they_may(seats: int) -> None:
    for position in walk(seats, 50):
        for observer in observers(seats):
            assert zones(position.view(observer).text) == as_seen(position, observer)


@pytest.mark.parametrize("seats", COUNTS)
def test_a_browser_is_sent_the_same(seats: int) -> None:
    for position in walk(seats, 51):
        for observer in observers(seats) if position.ply % 4 == 0 or position.is_over else ():
            view = position.view(observer)
            table = view.json()["table"]
            assert [[card_text(card) for card in slot] for slot in table["row"]] == stacks(view)
            for seat, shown in enumerate(table["seats"]):
                check_player(position, observer, seat, shown)


def card_text(card: Json) -> str:
    points = "^" if card["up"] else f"v{card['points']}"
    return f"{card['family']}.{card['card'] or '?'}{points}"


def check_player(position: Position, observer: int, seat: int, shown: Json) -> None:
    letter = SEATS[seat]
    assert str(shown["purse"]) == things(position, f"{letter} purse")[0]
    for (family, second), told in zip(families_of(seat, position.seats), shown["families"], strict=True):
        assert told["family"] == family
        assert told["discards"] == things(position, f"{letter} discards{second}")
        for pile in ("hand", "aside"):
            lying = things(position, f"{letter} {pile}{second}")
            known = (lying, 0) if seat == observer else ([], len(lying))
            assert (told[pile], told[f"unseen_{pile}"]) == known


@pytest.mark.parametrize("seats", COUNTS)
def test_faces_are_told_to_those_who_may_know_them(seats: int) -> None:
    told = Counter[str]()
    before: list[list[str]] = []
    for position in walk(seats, 52):
        whole = {observer: events(position, observer=observer) for observer in observers(seats)}
        for number, event in enumerate(whole[WATCHER]):
            owner = SEATS.index(event["seat"])
            secret = event["kind"] in ("set-aside", "placed", "covered")
            if event["kind"] == "moved":
                owner = player_of(event["family"], seats)
                secret = not before[event["slot"]][0].endswith("^")
            for observer in range(seats):
                card = whole[observer][number].get("card")
                assert (card == "?") == (secret and observer != owner)
            assert (event.get("card") == "?") == secret
            told[event["kind"]] += 1
        before = stacks(position)
    assert {"set-aside", "placed", "covered", "revealed", "discarded"} <= set(told)


@pytest.mark.parametrize("observer", [A, B, C, WATCHER])
def test_a_hand_and_the_cards_set_aside_are_seen_by_their_player_only(observer: int) -> None:
    view = GAME.start(3, luck=1).view(observer)
    for seat in range(3):
        hand, aside = things(view, f"{SEATS[seat]} hand"), things(view, f"{SEATS[seat]} aside")
        assert ((hand, aside) == (["?7"], ["?3"])) == (seat != observer)
        assert (len(hand), len(aside)) == ((7, 3) if seat == observer else (1, 1))


@pytest.mark.parametrize(
    ("observer", "seen"),
    [
        (A, "R.Trapv2/R.Heirv1/R.Lord^ B.?v3/B.Spy^"),
        (B, "R.?v2/R.?v1/R.Lord^ B.Murderv3/B.Spy^"),
        (C, "R.?v2/R.?v1/R.Lord^ B.?v3/B.Spy^"),
        (WATCHER, "R.?v2/R.?v1/R.Lord^ B.?v3/B.Spy^"),
    ],
)
def test_a_covered_card_that_had_been_face_up_stays_public(observer: int, seen: str) -> None:
    assert row(resolving("R.Trapv2/R.Heirv1/R.Lord^ B.Murderv3/B.Spy^").view(observer)) == seen


def test_covering_an_open_card_does_not_hide_it() -> None:
    position = done(placing("Trap Heir", "R.Lord^ B.Spyv1", turn=2), "place Trap on 0")
    assert row(position.view(B)) == "R.?v0/R.Lord^ B.Spyv1"
    assert row(position.view(C)) == "R.?v0/R.Lord^ B.?v1"
    assert row(position.view(A)) == "R.Trapv0/R.Lord^ B.?v1"


@pytest.mark.parametrize("place", ["start", "end", "on 0"])
def test_nobody_can_tell_which_card_was_placed(place: str) -> None:
    """Byte for byte: nothing survives from the hand to the row that identifies a card."""
    seen = set()
    for card in ("Trap", "Heir", "Conspiracy"):
        position = done(placing("Trap Heir Conspiracy", "R.Lord^ B.Spyv1", turn=2), f"place {card} {place}")
        seen.add(tuple(position.view(observer).array.tobytes() for observer in (B, C, WATCHER)))
    assert len(seen) == 1


def test_nobody_can_tell_which_face_down_card_was_moved() -> None:
    seen = set()
    for card in ("Trap", "Heir"):
        position = done(resolving(f"R.Decreev0 B.Lordv0 B.{card}v2"), "reveal", "move 2", "to 0")
        seen.add(tuple(position.view(observer).array.tobytes() for observer in (A, C, WATCHER)))
        assert [event["card"] for event in events(position, "moved", B)] == [card]
    assert len(seen) == 1


@pytest.mark.parametrize("seats", COUNTS)
def test_purses_and_discards_are_public(seats: int) -> None:
    *_, position = walk(seats, 53)
    for observer in observers(seats):
        view = position.view(observer)
        for seat in SEATS[:seats]:
            for pile in ("purse", "discards", "discards2"):
                assert things(view, f"{seat} {pile}") == things(position, f"{seat} {pile}")


# -- what can be imagined -----------------------------------------------------------------------------------

HIDDEN = """
turn 4 first A cursor 1
A purse 1 hand {Archer Squire Spy} aside {Heir Lord Trap} discards {Murder Decree Conspiracy}
B purse 1 hand {Archer Squire Spy} aside {Heir Lord Trap} discards {Conspiracy}
C purse 1 hand {Archer Squire Spy} aside {Heir Lord Trap} discards {Murder Decree Conspiracy Impersonator}
row R.Impersonatorv0 B.Murderv2/B.Impersonator^ B.Decreev0
ask decide A
"""


def test_what_is_imagined_cannot_be_ruled_out() -> None:
    position = GAME.from_text(HIDDEN, ())
    rng = seeded(1)
    for observer in (A, B, C, WATCHER):
        view = position.view(observer)
        for _ in range(20):
            world = view.imagine(rng)
            assert GAME.doors.broken_in(world) == 0
            again = GAME.from_text(GAME.codec.write_position(world[0]), ())
            assert again.view(observer).text == view.text


def test_every_unseen_card_is_equally_likely_everywhere() -> None:
    view, rng, tries = GAME.from_text(HIDDEN, ()).view(A), seeded(2), 900
    unseen = set(KINDS) - {"Conspiracy", "Impersonator"}
    found: dict[str, Counter[str]] = {place: Counter() for place in ("hand", "aside", "top", "last")}
    for _ in range(tries):
        world = GAME.codec.write_position(view.imagine(rng)[0])
        lying = {name: there for (owner, name), there in zones(world).items() if owner in ("B", "")}
        found["hand"].update(lying["hand"])
        found["aside"].update(lying["aside"])
        found["top"][lying["row"][1].split("v")[0][2:]] += 1
        found["last"][lying["row"][2].split("v")[0][2:]] += 1
    for place, size in (("hand", 3), ("aside", 3), ("top", 1), ("last", 1)):
        expected = tries * size / len(unseen)
        assert set(found[place]) == unseen
        for kind in unseen:
            assert abs(found[place][kind] - expected) < 5 * expected**0.5, (place, kind)
