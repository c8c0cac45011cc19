"""Stored matches again, each under the rules that it began with: does the log still lead to what the store says?"""

from collections.abc import Iterator, Sequence

import msgspec
from sqlalchemy import select

from throneroom.games import GAMES
from throneroom.kit.errors import Malformed, Refusal
from throneroom.kit.game import Game
from throneroom.kit.position import Position
from throneroom.kit.text import seat_name
from throneroom.server import schema, wire
from throneroom.server.store import Row, Store


def begun(store: Store) -> list[str]:
    """Every match that was begun, the oldest first."""
    m = schema.matches.c
    return [row["id"] for row in store.look(select(m.id).where(m.status != "open").order_by(m.created, m.id))]


def difference(store: Store, match: str) -> Refusal | None:
    """What does not agree, as a refusal; none if all is well."""
    m, v = schema.matches.c, schema.moves.c
    facts = select(m.game, m.rules, m.seats, m.options, m.status, m.result).where(m.id == match)
    log = select(v.ply, v.seat, v.action, v.undone).where(v.match == match).order_by(v.ply)
    rows, moves = store.look_together(facts, log)  # columns that every version has: it may not be up to date
    try:
        for row in rows:  # none, if it was removed in the meantime
            compare(row, replayed(game_of(row), row, moves))
    except Refusal as refusal:
        return refusal
    return None


def game_of(row: Row) -> Game:
    """The game of a match, under the rules that the match began with."""
    if row["game"] not in GAMES:
        raise Malformed("game", sent=row["game"], known=", ".join(GAMES))
    game = GAMES[row["game"]]
    rules = game.at(row["rules"])
    if rules is None:
        raise Malformed("record-version", game=game.name, sent=row["rules"], known=game.version)
    return rules


def replayed(game: Game, row: Row, moves: Sequence[Row]) -> Position:
    """Every entry of the log once more."""
    position = game.start(row["seats"], msgspec.json.decode(row["options"]), ())
    for ply, move in enumerate(moves):
        if move["ply"] != ply:
            raise Malformed("audit-gap", ply=ply)
        try:
            position.enter(move["seat"], move["action"], move["undone"])
        except Refusal as refusal:
            sent = f"{seat_name(move['seat'])} {move['action']}"
            raise Malformed("record-line", ply=ply, sent=sent, why=str(refusal)) from refusal
    return position


def compare(row: Row, position: Position) -> None:
    """Refuse a status or a result to which the log does not lead."""
    if position.asks_chance:
        raise Malformed("audit-chance")
    result = msgspec.json.decode(row["result"], type=wire.Result) if row["result"] else None
    ended_by_play = result is not None and result.by == "played"
    if position.is_over != ended_by_play or (row["status"] == "over") != (result is not None):
        raise Malformed("audit-status", sent=row["status"], over="yes" if position.is_over else "no")
    if result and result.by != "closed":
        for stored, again in zip(shown(result), shown_after(position, result), strict=True):
            if stored != again:
                raise Malformed("audit-result", sent=stored, known=again)


def shown(result: wire.Result) -> Iterator[str]:
    """The parts of a result that follow from the log."""
    yield " ".join(map(str, result.scores))
    yield " ".join(result.winners) if result.by == "played" else ""


def shown_after(position: Position, result: wire.Result) -> Iterator[str]:
    """The same parts, by the rules."""
    yield " ".join(map(str, position.scores()))
    yield " ".join(map(seat_name, position.winners())) if result.by == "played" else ""
