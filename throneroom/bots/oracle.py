"""The ceiling of the arena: the same search with every card open. It can sit nowhere else."""

from dataclasses import dataclass

from throneroom.bots.bot import Bot
from throneroom.bots.searching import Budgeted
from throneroom.kit.errors import Illegal
from throneroom.kit.position import Position
from throneroom.kit.rng import Rng
from throneroom.kit.view import View


class Everything(View):
    """A whole state in place of a view: there is nothing left to imagine. Only the arena makes one."""


@dataclass(frozen=True)
class Oracle:
    """It knows where every card lies, but not what luck will bring."""

    search: Bot
    name: str = "oracle"

    def choose(self, view: View, rng: Rng) -> int:
        """What the search chooses. A table that shows its players their views has no place for it."""
        if not isinstance(view, Everything):
            raise Illegal("oracle")
        return self.search.choose(view, rng)

    def given(self, simulations: int) -> "Oracle":
        """With another budget."""
        thinks = self.search.given(simulations) if isinstance(self.search, Budgeted) else self.search
        return Oracle(thinks, f"oracle:{simulations}")


def shown(player: Bot, match: Position, seat: int) -> View:
    """What the arena shows to a bot: its view, and everything to the Oracle."""
    return Everything(match.game, seat, match.state()) if isinstance(player, Oracle) else match.view(seat)
