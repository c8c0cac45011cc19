"""Jak se trollí princezny in a terminal of 80 columns. Made from `View.json()`: what that seat may know and no more."""

from collections import Counter
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from throneroom.games.trolli.pieces import (
    BABY,
    CARD_FIELDS,
    CARD_NAMES,
    CAVE_TILES,
    CONDITION,
    CONDITION_NAMES,
    EDGE,
    EFFECT_NAMES,
    HALF_SHAFTS,
    KIND,
    ROYAL_CARD_NAMES,
    TILE_FIELDS,
    TILE_KINDS,
    TILE_NAMES,
    VP_TILE,
)
from throneroom.games.trolli.scoring import SOURCES
from throneroom.kit.drawing import beside, heading, instead, place_of, seat_words
from throneroom.kit.game import Json
from throneroom.kit.speech import say
from throneroom.kit.text import SEATS

LABEL = 10


def draw(view: Json, language: str) -> RenderableType:
    """The middle of the table, the villages, the others, own things nearest."""
    table, me = view["table"], place_of(view)
    order = [seat for seat in range(len(table["seats"])) if seat != me] + ([] if me is None else [me])
    players = [line for seat in order for line in _player(view, seat, language)]
    return Group(_heading(view, language), _middle(table, language), *_villages(table, language), Text(), *players,
                 *_points(table, language), *_choices(view))  # fmt: skip


def prompt(view: Json, language: str) -> str:
    """What is asked now."""
    return instead(view, ending, language) or say(language, f"trolli-prompt-{view['table']['step']}")


def card_words(card: str, language: str) -> dict[str, str | int]:
    """A component as arguments for a sentence: by its name, as the table calls it, and a tile by its kind as well."""
    if card in ROYAL_CARD_NAMES:
        return {"card": say(language, f"trolli-text-{card}")}
    if card in TILE_NAMES:
        return {"card": card, "tile": TILE_KINDS[KIND[TILE_NAMES.index(card)]]}
    return {"card": card}


def ending(view: Json, language: str) -> str:
    """R83: who has most points, and with whom the victory is shared."""
    table = view["table"]
    if len(table["winners"]) > 1:
        return say(language, "trolli-end-shared", seats=", ".join(table["winners"]))
    winner = table["winners"][0]
    points = sum(table["seats"][SEATS.index(winner)]["sheet"].values())
    return say(language, "trolli-end-win", seat=winner, points=points)


# -- the parts of the table ------------------------------------------------------------------------------------


def _heading(view: Json, language: str) -> Rule:
    table = view["table"]
    now = say(language, "trolli-round", number=max(table["round"], 1), all=table["rounds"])
    return heading(view, "trolli", [now, table["turn"]], language)


def _middle(table: Json, language: str) -> RenderableType:
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(no_wrap=True)
    rows.add_column()
    for zone in ("caves", "royals", "cards"):
        rows.add_row(_dim("trolli-label-" + zone, language), _described(table[zone], language))
    wishes = ", ".join(say(language, f"trolli-text-{card}") for card in table["royal_cards"])
    rows.add_row(_dim("trolli-label-royal-cards", language), wishes or "–")
    if table["king"]:
        king = f"{_label(table['king']['place'], language)} ({table['king']['seat']})"
        rows.add_row(_dim("trolli-label-king", language), king)
    return rows


def _villages(table: Json, language: str) -> Iterable[RenderableType]:
    for village in table["villages"]:
        words = Text.assemble((f"{village['name']:>4}  ", "bold"))
        words += _pair("castle", _described([village["castle"]] if village["castle"] else [], language), language)
        for word, label in (("princess", "princess"), ("bells", "bell"), ("camps", "camp"), ("babies", "baby")):
            words += _pair(label, village[word], language)
        words += _pair("human", village["humans"], language)
        words += _pair("trolls", _by_seat(village["trolls"]), language)
        words += _pair("camps", _by_seat(village["outposts"]), language)
        yield words


def _player(view: Json, seat: int, language: str) -> list[RenderableType]:
    side = view["table"]["seats"][seat]
    lines = [_board(side, language), _things(side, language), _network(side, language)]
    if seat == place_of(view):
        owned = [tile["tile"] for tile in side["network"]] + side["cards"]
        lines.append(_pair("rooms", _described(owned, language), language))
    hand = side["hand"] + [f"?{period}" for period, n in side["unseen_hand"].items() for _ in range(n)]
    lines.append(_pair("hand", " ".join(hand) or "–", language))
    sheet = [f"{say(language, f'trolli-sheet-{source}')} {side['sheet'][source]}" for source in SOURCES]
    lines.append(_pair("score", f"{sum(side['sheet'].values())} ({', '.join(sheet)})", language))
    return [beside(LABEL, seat_words(view, seat, language), *lines)]


def _board(side: Json, language: str) -> Text:
    words = Text(f"{say(language, 'trolli-clan-' + side['clan'])}   " if side["clan"] else "", "bold")
    words += Text(" ".join(f"{ore}{n}" for ore, n in side["ore"].items()) + "   ")
    words += _pair("shafts", " ".join(f"{o}{side['filled'][o]}/{n}" for o, n in side["shafts"].items()), language)
    words += _pair("might", f"{side['power']}/{side['power_max']}", language)
    words += _pair("cows", f"{side['cows']}/{side['barns']}", language)
    return words + _pair("beds", f"{side['princesses']}/{side['beds']}", language)


def _things(side: Json, language: str) -> Text:
    trolls: Counter[str] = Counter(side["trolls"])
    words = _pair("trolls", " ".join(f"{place}:{n}" for place, n in trolls.items()), language)
    humans = " ".join(f"{cave}:{n}" for cave, n in side["humans"].items() if n)
    words += _pair("humans", humans or "–", language)
    words += _pair("camps", " ".join(side["camps"]) or "–", language)
    words += _pair("babies", " ".join(side["babies"]) or "–", language)
    for item in ("camp", "baby", "bell"):
        words += _pair(item, side["items"][item], language)
    return words


def _network(side: Json, language: str) -> Text:
    laid = " ".join(f"{tile['slot']}:{tile['tile']}.{tile['turned']}" for tile in side["network"])
    words = _pair("network", laid or "–", language)
    fields = " ".join(f"{field['item']}:{field['bonus']}" for field in side["fields"])
    words += _pair("fields", fields or "–", language)
    return words + _pair("cards", " ".join(side["cards"]) or "–", language)


def _points(table: Json, language: str) -> list[Text]:
    """R44: what may still be spent."""
    question = table["question"]
    if table["step"] != "act":
        return []
    place = _label(question["place"], language)
    left = say(language, "trolli-points-left", place=place, own=question["points"], foreign=question["foreign"])
    return [Text(), Text(left)]


def _choices(view: Json) -> list[RenderableType]:
    shown = Text()
    for number, action in enumerate(view["legal"], 1):
        shown += Text.assemble((f"{number} ", "bold"), action["text"], "   ")
    return [Text(), shown] if shown else []


# -- components in words ---------------------------------------------------------------------------------------


def _described(codes: Iterable[str], language: str) -> str:
    """Each component with what it does, one on a line."""
    return "\n".join(f"{code} {_about(code, language)}" for code in codes) or "–"


def _about(code: str, language: str) -> str:
    """A cave tile by its edges and what it brings; other components by their text."""
    if code in TILE_NAMES:
        tile = TILE_NAMES.index(code)
        edges = "".join(HALF_SHAFTS[half] for half in EDGE[tile])
        return f"{edges[0] + '####' if KIND[tile] == VP_TILE else edges} {_about_tile(tile, code, language)}"
    text = say(language, f"trolli-text-{code}")
    return _about_babies(CARD_NAMES.index(code), text, language) if code in CARD_NAMES else text


def _about_tile(tile: int, code: str, language: str) -> str:
    if tile >= CAVE_TILES:
        return say(language, f"trolli-text-{code}")
    if KIND[tile] == VP_TILE:
        return say(language, f"trolli-condition-{CONDITION_NAMES[CONDITION[tile]]}")
    bonus = _effect(int(TILE_FIELDS[tile][0][1]), language)
    return say(language, f"trolli-short-{TILE_KINDS[KIND[tile]]}", bonus=bonus)


def _about_babies(card: int, text: str, language: str) -> str:
    bonuses = " ".join(_effect(int(bonus), language) for item, bonus in CARD_FIELDS[card] if item == BABY)
    return say(language, "trolli-short-babies", text=text, bonuses=bonuses)


def _effect(effect: int, language: str) -> str:
    name = EFFECT_NAMES[max(effect, 0)].replace("+", "-")
    return say(language, f"trolli-effect-{'none' if name == '-' else name}")


# -- small pieces ----------------------------------------------------------------------------------------------


def _pair(label: str, value: object, language: str) -> Text:
    return Text.assemble((f"{say(language, f'trolli-label-{label}')} ", "dim"), f"{value}   ")


def _by_seat(counts: Json) -> str:
    return " ".join(f"{seat}{n}" for seat, n in counts.items()) or "–"


def _dim(name: str, language: str) -> Text:
    return Text(say(language, name), "dim")


def _label(place: str, language: str) -> str:
    return say(language, f"trolli-label-{place}")
