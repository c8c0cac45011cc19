"""What the prompt must say when A is asked, from the table and from what is chosen among the actions."""

import re
from collections.abc import Callable

from tests.web.drawn import Json, faction, hero, words

Chosen = str | None  # an action, as it is written


def asks_trun(table: Json, chosen: Chosen) -> str:
    led = table["led"]
    if not led:
        return words("trun-prompt-lead")
    has_it = any(card[0] == led[0] for card in table["seats"][0]["hand"])
    return words("trun-prompt-follow", led=faction(led), free="no" if has_it else "yes")


def asks_krvavy_trun(table: Json, chosen: Chosen) -> str:
    step = table["step"]
    if step == "place" and chosen:
        card = chosen.split()[1]
        return words("web-krvavy_trun-where", card=card) + words(f"krvavy_trun-text-{card.lower()}")
    if step == "strike":
        return words("krvavy_trun-prompt-strike", card=table["question"]["card"])
    if step == "decide":
        card = table["row"][table["cursor"]][0]["card"]
        return words("web-krvavy_trun-decide", card=card) + words(f"krvavy_trun-text-{card.lower()}")
    return words(f"krvavy_trun-prompt-{step}")


FROM_HAND = ("act", "more", "drop", "choose-card", "play-another", "give", "all-discard")
OF_VERB = ("choose-hero", "choose-slot", "choose-card", "choose-drawn")


def asks_dedicove(table: Json, chosen: Chosen) -> str:
    step, question = table["step"], table["question"]
    cards = [int(number) for number in re.findall("[0-9]+", chosen or "")]
    if step == "set-up" and chosen:
        return words("dedicove-board-label-set-up", hero=hero(cards[0]), other=hero(cards[1]))
    if step in FROM_HAND and cards:
        return hero(cards[0]) + words(f"dedicove-text-{cards[0]}")
    if not (question and question["hero"]):
        return words(f"dedicove-prompt-{step}")
    named = " " + words("dedicove-board-named", faction=question["faction"]) if question["faction"] else ""
    asked = words(f"dedicove-board-prompt-{question['verb'] if step in OF_VERB else step}")
    text = words(f"dedicove-text-{question['hero']}")
    return f"{asked}{named}{hero(question['hero'])}: {text}"


IN_OTHER_WORDS = ("move", "card", "tile", "troll-card", "lay")  # what is chosen stands in the prompt instead


def asks_trolli(table: Json, chosen: Chosen) -> str:
    """Its beginning: what an action would bring is said behind it."""
    step, question = table["step"], table["question"]
    if step == "act":
        own, foreign = question["points"], question["foreign"]
        if chosen == "end" and own:
            return words("web-trolli-end-warning", count=own)
        points = words("web-trolli-points-both", own=own, foreign=foreign)
        return words("web-trolli-act", place=words(f"trolli-label-{question['place']}"), points=points)
    if chosen and step in IN_OTHER_WORDS:
        return ""
    if step == "move":
        return words("web-trolli-move-prompt", phase=question["phase"])
    if step == "tile":
        return words("web-trolli-choose-tile", count=question["left"])
    return words(f"trolli-prompt-{step}")


ASKS: dict[str, Callable[[Json, Chosen], str]] = {
    "trun": asks_trun,
    "krvavy_trun": asks_krvavy_trun,
    "dedicove": asks_dedicove,
    "trolli": asks_trolli,
}


def is_asked(game: str, prompt: str, table: Json, chosen: Chosen) -> bool:
    """Is this what the prompt says?"""
    expected = ASKS[game](table, chosen)
    return prompt.startswith(expected) if game == "trolli" else prompt == expected
