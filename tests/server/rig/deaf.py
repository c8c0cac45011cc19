"""A planted bug: a node that holds what it has taken for ever, and ignores its fences."""

from collections.abc import Sequence

from throneroom.server.nodes import Nodes
from throneroom.server.store import Fence


class Deaf(Nodes):
    """Whatever the others do."""

    def holds(self) -> bool:
        return True

    async def take(self, table: str) -> Sequence[Fence]:
        await super().take(table)
        return ()
