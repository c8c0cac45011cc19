"""Krvavý trůn in a terminal of 80 columns. Made from `View.json()`, so it shows what that seat may know and no more.

A card is a family's letter on its colour and a name: plain when it lies face up, in brackets when it is face down, with
a dot and the points on it. What it covers follows after a slash.
"""

import re
from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from throneroom.games.krvavy_trun.pieces import ROUNDS
from throneroom.kit.drawing import beside, heading, instead, place_of, seat_words
from throneroom.kit.game import Json
from throneroom.kit.speech import say
from throneroom.kit.text import SEATS

TINCTURES = {"R": "gules", "B": "azure", "G": "vert", "V": "purpure", "Y": "or"}  # styles of the terminal's theme
WIDTH = 80
LABEL = 12  # columns of a player's name and a family's letter


def draw(view: Json, language: str) -> RenderableType:
    """The others first, then the row, own things nearest, as at a real table."""
    table, me = view["table"], place_of(view)
    others: list[RenderableType] = [
        line for seat in range(len(table["seats"])) if seat != me for line in _side(view, seat, language)
    ]
    own = [] if me is None else [*_side(view, me, language), *_choices(view, language)]
    return Group(_heading(view, language), *others, Text(), _street(table, language), Text(), *own)


def prompt(view: Json, language: str) -> str:
    """What is asked now."""
    step = view["table"]["step"]
    if other := instead(view, ending, language):
        return other
    if step == "strike":
        return say(language, "krvavy_trun-prompt-strike", card=view["table"]["question"]["card"])
    if step == "place" and len(view["table"]["seats"]) == 2:
        return say(language, "krvavy_trun-prompt-place-family", family=view["table"]["question"]["family"])
    return say(language, f"krvavy_trun-prompt-{step}")


def card_words(card: str, language: str) -> dict[str, str | int]:
    """A card as arguments for a sentence."""
    return {"card": card}


def ending(view: Json, language: str) -> str:
    """R46: who has most points, and with whom the victory is shared."""
    table = view["table"]
    winners = table["winners"]
    if len(winners) > 1:
        return say(language, "krvavy_trun-end-shared", seats=", ".join(winners))
    purse = table["seats"][SEATS.index(winners[0])]["purse"]
    return say(language, "krvavy_trun-end-win", seat=winners[0], points=purse)


COUNTED = re.compile(r"\b(on|strike|copy|move|to) (\d+)$")  # a slot or a gap, from 0


def spoken(action: str) -> str:
    """Notation as people count, from 1."""
    return COUNTED.sub(lambda found: f"{found[1]} {int(found[2]) + 1}", action)


def written(typed: str) -> str:
    """The other way round."""
    return COUNTED.sub(lambda found: f"{found[1]} {int(found[2]) - 1}", typed)


# -- the parts of the table ---------------------------------------------------------------------------------


def _heading(view: Json, language: str) -> Rule:
    table = view["table"]
    now = say(language, "krvavy_trun-round", number=table["round"], all=ROUNDS)
    first = f"{say(language, 'krvavy_trun-label-first')}: {table['first']}"
    return heading(view, "krvavy_trun", [now, first] if table["round"] else [], language)


def _side(view: Json, seat: int, language: str) -> list[RenderableType]:
    """A player: the purse, and of each family what is known of its piles. In a duel there are two families (D1)."""
    side = view["table"]["seats"][seat]
    content = Text.assemble((f"{say(language, 'krvavy_trun-label-purse')} ", "dim"), (f"{side['purse']:<4}", "bold"))
    name = seat_words(view, seat, language)
    lines: list[RenderableType] = []
    for family in side["families"]:
        content += _labelled(language, "hand", _pile(family["hand"], family["unseen_hand"], language))
        content += _labelled(language, "aside", _pile(family["aside"], family["unseen_aside"], language))
        content += _labelled(language, "discards", _pile(family["discards"], 0, language))
        letter = family["family"]
        lines.append(
            beside(LABEL, Text.assemble((f"{name:{LABEL - 3}}", "bold"), (f" {letter} ", TINCTURES[letter])), content)
        )
        name, content = "", Text()
    return lines


def _street(table: Json, language: str) -> RenderableType:
    """The row from its beginning, as many slots in a line as fit; an arrow points at the slot that acts."""
    cells = [_cell(slot, number, table["cursor"] == number, language) for number, slot in enumerate(table["row"])]
    if not cells:
        return Text.assemble((f"{say(language, 'krvavy_trun-label-row')} ", "dim"), "–")
    width = max(cell.cell_len for cell in cells) + 2
    columns = max(1, min(len(cells), WIDTH // width))
    grid = Table.grid()
    for _ in range(columns):
        grid.add_column(width=min(width, WIDTH), overflow="fold")
    for at in range(0, len(cells), columns):
        grid.add_row(*cells[at : at + columns])
    return grid


def _cell(slot: Sequence[Json], number: int, acts: bool, language: str) -> Text:
    cell = Text.assemble((f"{number + 1:2}", "bold" if acts else "dim"), ("▶" if acts else " ", "bold"))
    cell.append(f" {slot[0]['family']} ", TINCTURES[slot[0]["family"]])
    cell.append(" ")
    for depth, card in enumerate(slot):
        cell.append("/" if depth else "", "dim")
        cell.append(_face(card, language), "dim" if depth else "bold" if card["up"] else "")
    return cell


def _face(card: Json, language: str) -> str:
    """`Lord`, `(Lord)` or `(?)`, and its points."""
    name = _name(card["card"], language) if card["card"] else "?"
    return name if card["up"] else f"({name})" + (f"·{card['points']}" if card["points"] else "")


def _choices(view: Json, language: str) -> list[RenderableType]:
    """What may be done, by number: a line for each card to be placed, else all in one."""
    if view["table"]["step"] == "place" and view["legal"]:
        return [Text(), _placements(view["legal"], language)]
    shown = Text()
    for number, action in enumerate(view["legal"], 1):
        shown += Text.assemble((f"{number} ", "bold"), spoken(action["text"]), "   ")
    return [Text(), shown] if shown else []


def _placements(legal: Sequence[Json], language: str) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    cards = list(dict.fromkeys(action["card"] for action in legal))
    for card in cards:
        places = [
            Text.assemble((f"{number} ", "bold"), spoken(action["text"]).split(" ", 2)[2])
            for number, action in enumerate(legal, 1)
            if action["card"] == card
        ]
        grid.add_row(Text(_name(card, language)), Text("   ").join(places))
    return grid


# -- small pieces -------------------------------------------------------------------------------------------


def _pile(cards: Iterable[str], unseen: int, language: str) -> Text:
    names = [_name(card, language) for card in cards]
    if unseen:
        names.append(str(unseen))
    return Text(", ".join(names)) if names else Text("–", "dim")


def _labelled(language: str, label: str, content: Text) -> Text:
    return Text.assemble((f"{say(language, f'krvavy_trun-label-{label}')} ", "dim"), content, "   ")


def _name(card: str, language: str) -> str:
    return say(language, "krvavy_trun-card", card=card)
