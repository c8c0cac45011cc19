"""Dědicové trůnu in a terminal of 80 columns. Made from `View.json()`, so it shows what that seat may know and no more.

A hero is a number and a name, in brackets when it lies hidden; the letter before it is its faction.
"""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from throneroom.games.dedicove.pieces import FACTIONS, FIRST_DARK, SPACES
from throneroom.games.dedicove.rows import FACTION
from throneroom.kit.drawing import beside, heading, is_asked, place_of, seat_words
from throneroom.kit.game import Json
from throneroom.kit.speech import say

STYLES = {"hill": "vert", "imperial": "gules", "undead": "bold", "water": "azure"}
LABEL = 12


def draw(view: Json, language: str) -> RenderableType:
    """The track and the piles first, then the others, own things nearest."""
    table, me = view["table"], place_of(view)
    others = [line for seat in range(len(table["seats"])) if seat != me for line in _side(view, seat, language)]
    own = [] if me is None else [*_side(view, me, language), *_choices(view, language)]
    return Group(_heading(view, language), _track(table), *_piles(table, language), Text(), *others, Text(), *own)


def prompt(view: Json, language: str) -> str:
    """What is asked now."""
    table = view["table"]
    if table["step"] == "over":
        return ending(view, language)
    hero = table["question"]["hero"]
    words = {"hero": hero_name(hero, language)} if hero else {}
    if not is_asked(view):
        return say(language, "dedicove-thinking" if hero else "seat-thinking", seat=" ".join(view["waiting"]), **words)
    return say(language, f"dedicove-prompt-{table['step']}", **words)


def card_words(card: str, language: str) -> dict[str, str | int]:
    """A hero, or an heir, as an argument for a sentence."""
    if card.startswith("heir"):
        return {"hero": say(language, f"dedicove-heir-{card.removeprefix('heir')}")}
    return {"hero": hero_name(int(card), language)}


def ending(view: Json, language: str) -> str:
    """W11: why it ended where no party was large enough, the winning faction, and what decided."""
    result = view["table"]["result"]
    words = {"faction": result["faction"]} | ({"seat": result["winner"]} if result["winner"] else {})
    early = [say(language, f"dedicove-end-{how}") for how in ("capped", "dry") if result.get(how)]
    return " ".join([*early, say(language, f"dedicove-end-{result['criterion']}", **words)])


# -- the parts of the table ----------------------------------------------------------------------------------


def _heading(view: Json, language: str) -> Rule:
    table = view["table"]
    turn = say(language, "dedicove-turn", number=table["turns"] + 1, seat=table["turn"])
    large = say(language, "dedicove-label-threshold", count=table["threshold"])
    return heading(view, "dedicove", [turn, large], language)


def _track(table: Json) -> Text:
    """The twelve spaces with the markers; the dark ones are bold."""
    line = Text()
    for space in range(1, SPACES + 1):
        line.append(f"{space:>3}", "bold" if space >= FIRST_DARK else "dim")
        line.append("●" if table["red"] == space else " ", STYLES["imperial"])
        line.append("●" if table["green"] == space else " ", STYLES["hill"])
    return line


def _piles(table: Json, language: str) -> list[RenderableType]:
    tavern = Text("  ").join(_hero(card, True, language) for card in table["tavern"])
    top = table["graveyard"][0] if table["graveyard"] else None
    piles = Text.assemble(
        (f"{say(language, 'dedicove-label-harbour')} ", "dim"),
        f"{table['harbour']}   ",
        (f"{say(language, 'dedicove-label-wilderness')} ", "dim"),
        f"{len(table['wilderness'])}   ",
        (f"{say(language, 'dedicove-label-graveyard')} ", "dim"),
        f"{len(table['graveyard'])} ",
        _hero(top, True, language),
    )
    rows: list[RenderableType] = [beside(LABEL, say(language, "dedicove-label-tavern"), tavern), piles]
    for name in ("aside", "drawn"):
        if table[name]:
            cards = Text("  ").join(_hero(card, card is not None, language) for card in table[name])
            rows.append(beside(LABEL, say(language, f"dedicove-label-{name}"), cards))
    if table["chain"]:
        heroes = " › ".join(hero_name(card, language) for card in table["chain"])
        rows.append(beside(LABEL, say(language, "dedicove-label-chain"), Text(heroes)))
    return rows + _known_piles(table, language)


def _known_piles(table: Json, language: str) -> list[RenderableType]:
    """H7, H9: cards of the wilderness that are known, and the graveyard while it is searched, each by its depth."""
    is_searched = table["step"] == "exhume" and None not in table["graveyard"]
    known = {"wilderness": table["step"] != "over", "graveyard": is_searched}
    return [
        beside(LABEL, say(language, f"dedicove-label-{name}"), _by_depth(table[name], name == "graveyard", language))
        for name, is_listed in known.items()
        if is_listed and any(table[name])
    ]


def _by_depth(pile: Sequence[int | None], up: bool, language: str) -> Text:
    """The known cards of a pile with their numbers from its top."""
    known = [(depth, card) for depth, card in enumerate(pile, 1) if card]
    return Text("   ").join(Text.assemble((f"{depth}: ", "dim"), _hero(card, up, language)) for depth, card in known)


def _side(view: Json, seat: int, language: str) -> list[RenderableType]:
    """A player: the heir, or the steps that hint at it, the hand, and the party in its order."""
    side = view["table"]["seats"][seat]
    name = seat_words(view, seat, language)
    steps = [] if side["heir"] else [f"{direction}{n}" for direction, n in side["moved"].items() if n]
    heir = " ".join([say(language, f"dedicove-heir-{side['heir'] or 'unknown'}"), *steps])
    hand = [_hero(card, True, language) for card in side["hand"]]
    hand += [Text(f"+{side['unseen_hand']}")] if side["unseen_hand"] else []
    party = [_hero(hero["card"], hero["up"], language) for hero in side["party"]]
    first = Text.assemble((f"{heir}   ", "dim"), Text("  ").join(hand) if hand else "–")
    return [beside(LABEL, name, first), beside(LABEL, "", Text("  ").join(party) if party else Text("–", "dim"))]


def _choices(view: Json, language: str) -> list[RenderableType]:
    """What may be done, by number."""
    shown = Text()
    for number, action in enumerate(view["legal"], 1):
        shown += Text.assemble((f"{number} ", "bold"), action["text"], "   ")
    return [Text(), shown] if shown else []


# -- small pieces --------------------------------------------------------------------------------------------


def _hero(card: int | None, up: bool, language: str) -> Text:
    """`23 Underpaid Mercenary`, in brackets when hidden."""
    if card is None:
        return Text("–" if up else "(?)", "dim")
    name = f"{card} {hero_name(card, language)}"
    styles: Sequence[str] = [STYLES[faction] for faction, bit in FACTIONS.items() if FACTION[card] & bit]
    return Text(name if up else f"({name})", styles[0] if len(styles) == 1 else "or")


def hero_name(card: int, language: str) -> str:
    """A hero by name."""
    return say(language, f"dedicove-hero-{card}")
