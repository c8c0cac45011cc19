"""Trůn in a terminal of 80 columns. Made from `View.json()`, so it shows what that seat may know and no more."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from throneroom.games.trun.pieces import FACTIONS, HAND, LETTERS
from throneroom.kit.drawing import beside, heading, instead, place_of, seat_words
from throneroom.kit.game import Json
from throneroom.kit.speech import say

TINCTURES = {"G": "vert", "K": "azure", "U": "purpure", "D": "gules", "M": "or"}  # styles of the terminal's theme
LABEL = 11  # columns of a label
SEATS = "AB"


def draw(view: Json, language: str) -> RenderableType:
    """The other side first, own things nearest, as at a real table."""
    if view["table"]["step"] == "over":
        return Group(_heading(view, language), _votes(view, language))
    me = place_of(view)
    backs: list[RenderableType] = [line for seat in range(2) if seat != me for line in _backs(view, seat, language)]
    own = _own(view, me, language) if me is not None else []
    middle: list[RenderableType] = [Text(), _middle(view, language), Text(), _votes(view, language), Text()]
    return Group(_heading(view, language), *backs, *middle, *own)


def prompt(view: Json, language: str) -> str:
    """What is asked now."""
    if other := instead(view, ending, language):
        return other
    table = view["table"]
    if table["step"] == "lead":
        return say(language, "trun-prompt-lead")
    led = table["led"][0]
    free = all(card[0] != led for card in table["seats"][SEATS.index(view["seat"])]["hand"])
    return say(language, "trun-prompt-follow", led=_faction(led), free="yes" if free else "no")


def card_words(card: str, language: str) -> dict[str, str | int]:
    """A card as arguments for a sentence."""
    return {"card": card, "faction": _faction(card[0]), "value": int(card[1:])}


def ending(view: Json, language: str) -> str:
    """R31, R32: who has more votes."""
    votes = [view["table"]["votes"].count(seat) for seat in SEATS]
    if votes[0] == votes[1]:
        return say(language, "trun-end-draw")
    winner = votes.index(max(votes))
    return say(language, "trun-end-win", seat=SEATS[winner], mine=votes[winner], theirs=votes[1 - winner])


# -- the parts of the table ---------------------------------------------------------------------------------


def _heading(view: Json, language: str) -> Rule:
    table = view["table"]
    held = max(len(seat["hand"]) + seat["unseen_hand"] for seat in table["seats"])
    trick = say(language, "table-trick", number=HAND + 1 - held, all=HAND)
    return heading(view, "trun", [say(language, f"trun-phase-{table['phase']}"), trick], language)


def _backs(view: Json, seat: int, language: str) -> list[RenderableType]:
    """What is known of another seat: how many cards, and which of them."""
    side = view["table"]["seats"][seat]
    hand = _line(_known(side["hand"], side["unseen_hand"], language), say(language, "trun-label-hand"))
    if side["void"]:
        out_of = ", ".join(say(language, "trun-factions-gen", faction=_faction(letter)) for letter in side["void"])
        hand.append(f"   {say(language, 'table-void', factions=out_of)}")
    lines: list[RenderableType] = [beside(LABEL, seat_words(view, seat, language), hand)]
    if view["table"]["phase"] == 1:
        pile = _known(side["followers"], side["unseen_followers"], language)
        lines.append(beside(LABEL, "", _line(pile, say(language, "trun-label-followers"))))
    return lines


def _middle(view: Json, language: str) -> Text:
    """What lies between the seats: the prize on offer, the card that was led, the deck."""
    table = view["table"]
    shown = Text()
    if table["prize"]:
        shown += _labelled(language, "trun-label-prize", chip(table["prize"], wide=True))
    if table["led"]:
        shown += _labelled(language, "trun-label-trick", chip(table["led"], wide=True))
    if table["deck"]:
        shown += _labelled(language, "trun-label-deck", Text(str(table["deck"])))
    if not shown:
        shown += _labelled(language, "trun-label-trick", Text("–", "dim"))
    return shown


def _votes(view: Json, language: str) -> Table:
    """R28-R30: both score piles by faction, and who is ahead in each."""
    me = place_of(view)
    order = (0, 1) if me in (0, None) else (1, 0)
    grid = Table(box=None, padding=(0, 1, 0, 0), show_header=True, header_style="bold", pad_edge=False)
    grid.add_column(say(language, "table-votes"), no_wrap=True)
    grid.add_column(say(language, "table-ahead"), justify="center", no_wrap=True)
    for seat in order:
        grid.add_column(seat_words(view, seat, language), ratio=1, min_width=22)
    for number, letter in enumerate(LETTERS):
        grid.add_row(*_vote(view, number, letter, order, language))
    return grid


def _vote(view: Json, number: int, letter: str, order: Iterable[int], language: str) -> list[Text]:
    table = view["table"]
    name = Text.assemble(
        (f" {letter} ", TINCTURES[letter]), " ", say(language, "trun-factions", faction=_faction(letter))
    )
    ahead = Text(table["votes"][number] or "–", "bold" if table["votes"][number] else "dim")
    cells = [name, ahead]
    for seat in order:
        cards = [card for card in table["seats"][seat]["score"] if card[0] == letter]
        cells.append(Text.assemble((f"{len(cards)}", "" if cards else "dim"), "  ", _chips(cards)))
    return cells


def _own(view: Json, seat: int, language: str) -> list[RenderableType]:
    """Own followers, those that only this seat knows apart; then the hand, its legal cards bright and numbered."""
    side = view["table"]["seats"][seat]
    lines: list[RenderableType] = []
    if view["table"]["phase"] == 1:
        pile = _chips(side["shown"])
        secret = _left(side["followers"], side["shown"])
        if secret:
            pile = Text.assemble(pile, "  " if side["shown"] else "", (say(language, "table-secret") + " ", "dim"))
            pile += _chips(secret)
        lines.append(beside(LABEL, say(language, "trun-label-followers"), pile or Text("–", "dim")))
    return lines + _hand(side["hand"], view, language)


def _hand(cards: list[str], view: Json, language: str) -> list[RenderableType]:
    numbers = {action["card"]: number for number, action in enumerate(view["legal"], 1)}
    faces, below = Text(), Text()
    for card in cards:
        faces += chip(card, wide=True) if card in numbers else Text(f" {card} ", "dim")
        faces.append(" ")
        below.append(f"{numbers.get(card, ''):^5}", "bold")
    return [beside(LABEL, say(language, "trun-label-hand"), faces), beside(LABEL, "", below)]


# -- small pieces -------------------------------------------------------------------------------------------


def chip(card: str, *, wide: bool = False) -> Text:
    """A card: its letter and value on its tincture."""
    return Text(f" {card} " if wide else card, TINCTURES[card[0]])


def _chips(cards: Iterable[str]) -> Text:
    return Text(" ").join(chip(card) for card in cards)


def _known(cards: list[str], unseen: int, language: str) -> Text:
    known = _chips(cards)
    if unseen:
        known.append(("  " if cards else "") + say(language, "table-unseen", count=unseen, known=len(cards)))
    return known or Text("–", "dim")


def _line(content: Text, label: str) -> Text:
    return Text.assemble((f"{label:{LABEL}} ", "dim"), content)


def _labelled(language: str, label: str, content: Text) -> Text:
    return Text.assemble((f"{say(language, label)} ", "dim"), content, "    ")


def _left(cards: list[str], others: list[str]) -> list[str]:
    """The cards without the others, each of which takes one away (there are five G0)."""
    rest = list(cards)
    for card in others:
        rest.remove(card)
    return rest


def _faction(letter: str) -> str:
    return FACTIONS[LETTERS.index(letter)]
