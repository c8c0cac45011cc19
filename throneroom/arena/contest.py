"""A contest: which bots meet at which tables. The same contest gives the same deals and the same results again."""

import hashlib
from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import combinations
from pathlib import Path
from pkgutil import iter_modules

import msgspec

import throneroom
from throneroom import games
from throneroom.bots import bot
from throneroom.kit.errors import Malformed
from throneroom.kit.game import Game

FORMAT = 1
LIMIT = 1.0  # seconds for a decision, after which it is late
Table = tuple[str, ...]  # the bot of each seat


class Contest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """Everything that decides what is played, but for the number of deals: a contest can be gone on with."""

    format: int = FORMAT
    game: str
    rules: int
    code: str  # of the rules and bots: results of other code are another contest's
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]
    ceiling: str = ""
    seed: int = 0
    limit: float = LIMIT

    @cached_property
    def groups(self) -> tuple[Table, ...]:
        """Who meets whom: the last bot fills the table; where there are more bots than seats, all tables of them."""
        if len(self.bots) > self.seats:
            return tuple(combinations(self.bots, self.seats))
        return (self.bots + self.bots[-1:] * (self.seats - len(self.bots)),)

    @cached_property
    def contested(self) -> tuple[Table, ...]:
        """The tables of one deal: every group in every rotation."""
        return tuple(rotated(group, turn) for group in self.groups for turn in range(self.seats))

    @cached_property
    def tables(self) -> tuple[Table, ...]:
        """Those, and then the same ones again with the ceiling in place of the first bot."""
        first = self.bots[0]
        again = [table for table in self.contested if self.ceiling and first in table]
        return self.contested + tuple(tuple(self.ceiling if name == first else name for name in one) for one in again)

    @property
    def players(self) -> tuple[str, ...]:
        """Every bot that sits somewhere."""
        return (*self.bots, self.ceiling) if self.ceiling else self.bots


def rotated(group: Table, turn: int) -> Table:
    """Everybody so many seats further."""
    return group[-turn:] + group[:-turn] if turn else group


def contest(
    game: Game,
    bots: Sequence[str],
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    limit: float = LIMIT,
    ceiling: str = "",
) -> Contest:
    """A contest that can be played; anything else is refused."""
    seats = game.seats[0] if seats is None else seats
    game.check_seats(seats)
    chosen = game.read_options(options or {}, seats)
    if len(bots) < 2 or len({*bots, ceiling}) < len(bots) + 1:
        raise Malformed("contest-bots", sent=",".join([*bots, ceiling] if ceiling else bots))
    if not 0 < limit < float("inf"):
        raise Malformed("contest-limit", sent=str(limit))
    made = Contest(
        game=game.name,
        rules=game.version,
        code=code_of(game),
        seats=seats,
        options=chosen,
        bots=tuple(bots),
        ceiling=ceiling,
        seed=seed,
        limit=limit,
    )
    for name in made.players:
        bot(name, game)  # refuses what is no bot
    return made


def code_of(game: Game) -> str:
    """A fingerprint of all code that decides what bots do in this game: other games' own bots are none of it.

    Nor are those of games that nobody can play yet.
    """
    root = Path(throneroom.__file__).parents[1]
    others = tuple(module.name for module in iter_modules(games.__path__) if module.name != game.name)
    digest = hashlib.sha256()
    for package in ("throneroom.kit", "throneroom.bots", game.package):
        for file in sorted(root.joinpath(*package.split(".")).glob("*.py")):
            if not file.stem.startswith(others):
                digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]
