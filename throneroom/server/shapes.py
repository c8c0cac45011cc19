"""Everything that a browser is told, as JSON Schema: the types of its code are made from it (`make types`)."""

from typing import Any

import msgspec

from throneroom.games import GAMES
from throneroom.kit.game import Game
from throneroom.kit.record import Record
from throneroom.server import lessons, routes, wire

DRAFT = "https://json-schema.org/draft/2020-12/schema"
REFERENCE = "#/$defs/{name}"
ANSWERS = (routes.Problem, routes.GameFacts, routes.Me, routes.Whoever, routes.NewTable, routes.OpenedTable,
           routes.Invited, routes.NewInvitation, routes.Link, routes.Place, routes.MatchFacts, routes.Fairness,
           lessons.Page, Record)  # fmt: skip


def protocol() -> dict[str, Any]:
    """The messages of a table, and what the REST API answers."""
    wanted = [wire.Message, wire.Told, *ANSWERS]
    (up, down, *answers), parts = msgspec.json.schema_components(wanted, ref_template=REFERENCE)
    return {
        "$schema": DRAFT,
        "title": "Throneroom protocol",
        "$defs": parts | {"Message": up, "Told": down, "Answer": {"anyOf": answers}},
    }


def of_game(game: Game) -> dict[str, Any]:
    """A game's own part: its table, its actions and its events."""
    (table, action), parts = msgspec.json.schema_components([game.table, game.action], ref_template=REFERENCE)
    kinds = {kind.schema["title"]: kind.schema for kind in game.events}
    events = game.events.parts | {"Event": {"oneOf": [{"$ref": REFERENCE.format(name=name)} for name in kinds]}}
    assert not parts.keys() & (kinds.keys() | events.keys())
    return {
        "$schema": DRAFT,
        "title": "Game",
        "type": "object",
        "properties": {"table": table, "action": action, "event": {"$ref": REFERENCE.format(name="Event")}},
        "required": ["table", "action", "event"],
        "$defs": parts | kinds | events,
    }


def told_of(game: Game) -> dict[str, Any]:
    """How a sentence speaks of each event."""
    return {
        kind.name: {"quiet": kind.is_quiet, "fields": {name: field.type for name, field in kind.fields.items()}}
        for kind in game.events
    }


def everything() -> dict[str, Any]:
    """What `web/protocol.json` holds."""
    games = {name: {"schema": of_game(game), "events": told_of(game)} for name, game in GAMES.items()}
    return {"version": wire.VERSION, "protocol": protocol(), "games": games}


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(everything()), indent=1).decode())
