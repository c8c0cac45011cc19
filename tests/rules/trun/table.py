"""Small tables to test rules on, and an independent reading of the trick table of the rules page."""

import json
import re
from collections.abc import Iterator

import throneroom
from throneroom import WATCHER, Position, View
from throneroom.games.trun.text import ZONES
from throneroom.kit import below, seeded
from throneroom.kit.game import Json
from throneroom.kit.text import read_zones

GAME = throneroom.game("trun")
A, B = 0, 1
SEATS = ("A", "B")
CARDS = ["G0"] * 5 + [f"G{v}" for v in range(1, 10)] + [f"K{v}" for v in range(2, 10)]
CARDS += [f"{faction}{v}" for faction in "UDM" for v in range(10)]
KINDS = list(dict.fromkeys(CARDS))

TABLE = {  # who wins: the decision table of 3.1, row = lead, column = reply in the order G K U D M
    "G": "high follower leader leader high",
    "K": "leader high leader leader high",
    "U": "leader leader high leader high",
    "D": "leader leader leader high high",
    "M": "leader leader leader leader high",
}


def winner(lead: str, reply: str) -> str:
    """`leader` or `follower`, read from the decision table."""
    cell = TABLE[lead[0]].split()["GKUDM".index(reply[0])]
    return cell if cell != "high" else "follower" if int(reply[1]) > int(lead[1]) else "leader"


def favour(a: str, b: str, leader: str = "A") -> Position:
    """Phase 2 with these hands."""
    return GAME.from_text(f"A hand {{{a}}}\nB hand {{{b}}}\nask lead {leader}", ())


def recruiting(a: str, b: str, prize: str = "K8", deck: str = "{K4 U0 D1}") -> Position:
    """Phase 1 with these hands, A to lead."""
    return GAME.from_text(f"A hand {{{a}}}\nB hand {{{b}}}\nprize {{{prize}}}\ndeck {deck}\nask lead A", ())


def ended(a: str, b: str, rest: str = "") -> Position:
    """The end, with these score piles."""
    return GAME.from_text(f"A score {{{a}}}\nB score {{{b}}}\n{rest}", ())


def trick(position: Position, lead: str, reply: str) -> Position:
    """The same position after a lead and a reply."""
    position.play(f"play {lead}")
    position.play(f"play {reply}")
    return position


def cards(seen: Position | View, place: str) -> list[str]:
    """The cards of a place: `cards(position, "A hand")`."""
    owner, _, name = place.rpartition(" ")
    return next((list(z.things) for z in read_zones(seen.text, ZONES) if (z.owner, z.name) == (owner, name)), [])


def asked(position: Position) -> str:
    """The next question: `lead A`."""
    return position.text.rpartition("ask ")[2].split(",")[0] if "ask" in position.text else "over"


def led(position: Position) -> list[str]:
    """The card that lies in the trick, while a reply is awaited."""
    words = asked(position).split()
    return words[2:] if words[0] == "follow" else []


def won(position: Position) -> str:
    """The winner of the trick that the last action finished, as everybody is told."""
    (seat,) = [event["seat"] for event in position.view(WATCHER).events() if event["kind"] == "won"]
    return str(seat)


def votes(position: Position) -> str:
    """Who has the vote of G K U D M: `AB-BB`."""
    return "".join(vote or "-" for vote in table_json(position)["votes"])


def table_json(position: Position) -> Json:
    """The table as a watcher's browser gets it."""
    return dict(position.view(WATCHER).json()["table"])


def replies(hand: str, lead: str) -> list[str]:
    """What B may reply with this hand."""
    position = favour(lead, hand)
    position.play(f"play {lead}")
    return [action.removeprefix("play ") for action in position.legal(B)]


def mentioned(view: View) -> set[str]:
    """Every card named anywhere in what a seat is sent: table, events, legal actions."""
    return set(re.findall(r"\b[GKUDM]\d\b", json.dumps(view.json()) + view.text))


def walk(seed: int) -> Iterator[Position]:
    """A game of random actions, chance included: the table after every ply."""
    rng = seeded(seed)
    position = GAME.start(luck=())
    yield position
    while not position.is_over:
        actions = position.actions(position.actor)
        position.play(actions[below(rng, len(actions))])
        yield position


def to_phase_two(seed: int) -> tuple[list[str], Position]:
    """A random game up to the start of phase 2, and the questions asked on the way."""
    questions = []
    for position in walk(seed):
        questions.append(asked(position))
        if is_phase_two_begun(position):
            return questions, position
    raise AssertionError("phase 2 never began")


def is_phase_two_begun(position: Position) -> bool:
    """Thirteen new cards in each hand, and no deck."""
    return not cards(position, "deck") and len(cards(position, "A hand")) == len(cards(position, "B hand")) == 13
