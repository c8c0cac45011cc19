"""What leaves a game looks as the game declares it: tables, actions and events have the fields of their types."""

import jsonschema_rs
import pytest

from tests.laws.games import TABLES, Table
from throneroom import WATCHER, Position
from throneroom.kit import below, seeded
from throneroom.server import shapes


class Shapes:
    """Checks what observers are told."""

    def __init__(self, table: Table) -> None:
        whole = shapes.of_game(table.game)
        self.of = {
            part: jsonschema_rs.validator_for({"$ref": reference["$ref"], "$defs": closed(whole["$defs"])})
            for part, reference in whole["properties"].items()
        }

    def check(self, position: Position) -> None:
        for seat in (*range(position.seats), WATCHER):
            view = position.view(seat)
            told = view.json()
            self.of["table"].validate(told["table"])
            for action in told["legal"]:
                self.of["action"].validate(action)
            for event in view.events():
                self.of["event"].validate(event)


def closed(parts: dict[str, dict[str, object]]) -> dict[str, dict[str, object]]:
    """The same types, with no room for a field that none of them declares."""
    return {
        name: part | ({"additionalProperties": False} if "properties" in part else {}) for name, part in parts.items()
    }


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_everything_told_has_its_declared_shape(table: Table) -> None:
    shapes_of, rng = Shapes(table), seeded(5)
    position = table.start(5)
    while not position.is_over:
        shapes_of.check(position)
        actions = position.actions(position.actor)
        position.play(actions[below(rng, len(actions))], position.actor)
    shapes_of.check(position)
