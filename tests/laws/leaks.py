"""Leaks to plant: each a small patch of the real code, as a tired programmer might write it."""

from dataclasses import dataclass
from pathlib import Path

from throneroom.games import GAMES


@dataclass(frozen=True)
class Leak:
    """Replace one piece of a source file by another."""

    name: str
    file: str
    honest: str
    leaky: str
    games: tuple[str, ...] = ("trun", "tiny")  # whose twins must tell it

    def __str__(self) -> str:
        return self.name

    def plant(self, package: Path) -> None:
        path = package / self.file
        source = path.read_text("utf-8")
        assert source.count(self.honest) == 1, f"{self.name}: the code to patch has moved"
        path.write_text(source.replace(self.honest, self.leaky), "utf-8")


VIEW = "games/trun/view.py"
KRVAVY, ROW, VERBS = ("krvavy_trun",), "games/krvavy_trun/view.py", "games/krvavy_trun/verbs.py"
TEXT = "games/krvavy_trun/text.py"
DEDICOVE, MARKS, HEIRS = ("dedicove",), "games/dedicove/view.py", "games/dedicove/verbs.py"
TROLLI, TROLLI_VIEW = ("trolli",), "games/trolli/view.py"
PLANTED = [
    Leak(
        "deck-bit",
        VIEW,
        "    v.unseen_deck = deck_size(s)\n",
        "    v.unseen_deck = deck_size(s)\n    v.deck = s.deck & 1\n",
    ),
    Leak("event-face", "kit/events.py", "if not sees(int(s.events[i, SEEN_BY]), seat):", "if s.told < 0:"),
    Leak(
        "list-order",
        "kit/position.py",
        "return list(self._texts(seat))",
        "return sorted(self._texts(seat), reverse=bool(int(self._state[0].deck) & 64))",
    ),
    Leak(
        "hand-count-under-a-mask",
        VIEW,
        "v.unseen_hand[p] = count(s.hand[p]) + s.unseen_hand[p]",
        "v.unseen_hand[p] = count(s.hand[p] & ~UNDEADS) + s.unseen_hand[p]",
    ),
    Leak(
        "notation",
        "kit/position.py",
        "return View(self.game, seat, array)",
        "array[0].events[0, 5] = self.log[-1][1] if self.log else 0\n        return View(self.game, seat, array)",
    ),
    Leak(
        "error-text",
        "kit/position.py",
        "raise Illegal(why.code, why.rule, sent=text, **why.arguments)",
        "raise Illegal(why.code, why.rule, sent=f'{text} {int(self._state[0].deck) % 97}', **why.arguments)",
    ),
    Leak(
        "features",
        "kit/position.py",
        "return View(self.game, seat, array)",
        "seen = View(self.game, seat, array)\n        whole = View(self.game, seat, self._state)\n"
        "        object.__setattr__(seen, 'features', whole.features)\n        return seen",
    ),
    Leak(
        "legal-list",
        "games/trun/flow.py",
        "    return members(hand & ~OTHER_ZEROS, out)",
        "    hand &= ~OTHER_ZEROS\n    if s.hand[1 - seat] & UNDEADS == 0 and count(hand) > 1:\n"
        "        hand &= hand - 1\n"
        "    return members(hand, out)",
    ),
    Leak(
        "sealed-answer",
        "kit/events.py",
        "v.sealed[p] = s.sealed[p] if p == seat else UNKNOWN",
        "v.sealed[p] = s.sealed[p]",
    ),
    Leak(
        "watcher-sits-down",
        "kit/events.py",
        "return audience >> (WATCHER_BIT if seat < 0 else seat) & 1 != 0",
        "return audience >> (0 if seat < 0 else seat) & 1 != 0",
    ),
    Leak(
        "blind-draw",
        VIEW,
        "    in_pile = s.shown[p] ^ in_hand\n",
        "    in_pile = s.followers[p] if not is_phase_two(s) else 0\n",
    ),
    Leak("void-from-the-hand", VIEW, "v.void[p] = s.void[p]", "v.void[p] = s.void[p] | (s.hand[p] & UNDEADS == 0)"),
    Leak(
        "face-down-in-the-row",
        ROW,
        "v.face[i] = s.face[i] if known else UNKNOWN",
        "v.face[i] = s.face[i] if known or is_covered(s, i) else UNKNOWN",
        KRVAVY,
    ),
    Leak(
        "aside-of-others",
        ROW,
        "        if player(s, family) == seat:\n",
        "        if player(s, family) == seat or s.aside[family] & 1:\n",
        KRVAVY,
    ),
    Leak(
        "placed-face",
        VERBS,
        "tell(s, PLACED, seat, kind, slot, 0, BIT[seat], family)",
        "tell(s, PLACED, seat, kind, slot, 0, EVERYONE, family)",
        KRVAVY,
    ),
    Leak(
        "moved-face",
        VERBS,
        "audience = EVERYONE if up else BIT[player(s, int(family))]",
        "audience = EVERYONE",
        KRVAVY,
    ),
    Leak(
        "kept-by-kind",  # in a column that no field of the event is read from: bots get it
        VERBS,
        "tell(s, KEPT, owner_at(s, slot), NOTHING, slot, 0, EVERYONE)",
        "tell(s, KEPT, owner_at(s, slot), NOTHING, slot, kind_at(s, slot) // 9, EVERYONE)",
        KRVAVY,
    ),
    Leak(
        "json-remembers-others",  # a game's texts are made from views alone: they leak only by what they remember
        TEXT,
        "def _row_json(v: Any) -> list[list[InRow]]:\n"
        '    """Slots, each a list of cards from the top."""\n'
        "    row: list[list[InRow]] = []\n"
        "    for i in range(v.length):\n",
        "def _row_json(v: Any, faces: Any = {}) -> list[list[InRow]]:\n"
        "    row: list[list[InRow]] = []\n"
        "    for i in range(v.length):\n"
        "        if v.face[i] != UNKNOWN:\n"
        "            faces[i] = v.face[i]\n"
        "        v.face[i] = faces.get(i, UNKNOWN)\n",
        KRVAVY,
    ),
    Leak(
        "hidden-hero",
        MARKS,
        "v.party[p, i] = card if up or is_known(s, seat, card) else UNKNOWN",
        "v.party[p, i] = card if up or i == 0 or is_known(s, seat, card) else UNKNOWN",
        DEDICOVE,
    ),
    Leak(
        "heirs-of-others",
        MARKS,
        "        elif s.heir[p] != 0:\n            v.heir[p] = UNKNOWN",
        "        elif s.heir[p] != 0:\n            v.heir[p] = UNKNOWN if p < seat else s.heir[p]",
        DEDICOVE,
    ),
    Leak(
        "wilderness-top",
        MARKS,
        "v.wild[i] = card if is_known(s, seat, card) else UNKNOWN",
        "v.wild[i] = card if i == s.wilds - 1 or is_known(s, seat, card) else UNKNOWN",
        DEDICOVE,
    ),
    Leak(
        "harbour-by-halves",
        MARKS,
        "        v.unseen_harbour = harbour_size(s)\n",
        "        v.unseen_harbour = harbour_size(s)\n        v.harbour[0] = s.harbour[0] & 1\n",
        DEDICOVE,
    ),
    Leak(
        "dropped-face",
        HEIRS,
        "report(s, DROPPED, seat, card, IN_HAND + seat, IN_WILD, BIT[seat])",
        "report(s, DROPPED, seat, card, IN_HAND + seat, IN_WILD, EVERYONE)",
        DEDICOVE,
    ),
    Leak(
        "looked-at",
        "games/dedicove/turning.py",
        "report(s, LOOKED, s.turn, card, IN_PARTY + place, IN_PARTY + place, knowers(s, card))",
        "report(s, LOOKED, s.turn, card, IN_PARTY + place, IN_PARTY + place, EVERYONE)",
        DEDICOVE,
    ),
    Leak(
        "undrawn-card",
        TROLLI_VIEW,
        "    v.spent = s.spent\n",
        "    v.spent = s.spent\n    v.pool = s.pool\n",
        TROLLI,
    ),
    Leak(
        "drawn-face",
        "games/trolli/turn.py",
        "tell(s, DREW, p, card, 0, 0, BIT[p], 0, BIT[p])",
        "tell(s, DREW, p, card, 0, 0, EVERYONE, 0, BIT[p])",
        TROLLI,
    ),
    Leak(
        "backs-by-letter",
        TROLLI_VIEW,
        "count(s.hand[p] & PERIOD[period])",
        "count(s.hand[p] & PERIOD[period] & 0x555555555555555)",
        TROLLI,
    ),
    Leak(
        "hand-on-turn",
        TROLLI_VIEW,
        "        if p == seat:\n            v.hand[p] = s.hand[p]\n",
        "        if p == seat or (p == s.turn and s.mover == 0):\n            v.hand[p] = s.hand[p]\n",
        TROLLI,
    ),
    Leak(
        "drawn-item",
        "games/trolli/turn.py",
        "tell(s, DREW, p, card, 0, 0, BIT[p], 0, BIT[p])",
        "tell(s, DREW, p, card, 0, 0, BIT[p], card % 6, BIT[p])",
        TROLLI,
    ),
]
LEAKS = [leak for leak in PLANTED if {*leak.games} <= {*GAMES, "tiny"}]
