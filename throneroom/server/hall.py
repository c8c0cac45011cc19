"""The hall: every table of this server, and what they share."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
from sqlalchemy import delete, insert, or_, select, update

from throneroom.games import GAMES
from throneroom.kit.errors import Malformed, Refusal
from throneroom.kit.game import Game
from throneroom.kit.luck import Luck
from throneroom.kit.text import seat_name
from throneroom.server import fair, hosts, left, removal, schema, wire
from throneroom.server.age import Age
from throneroom.server.bus import Bus
from throneroom.server.clocks import SECOND
from throneroom.server.codes import sealed
from throneroom.server.errors import Conflict, Missing, TooMany, Unavailable
from throneroom.server.match import Match
from throneroom.server.nodes import Alone
from throneroom.server.pace import Pace, by_level
from throneroom.server.past import restore
from throneroom.server.people import Guest, Ids, Invite, hashed, read_name
from throneroom.server.pool import Pool
from throneroom.server.safety import Rate
from throneroom.server.store import Change, Fence, Row, Store, Taken
from throneroom.server.table import Seat
from throneroom.server.talk import LAST_LINES
from throneroom.server.thinking import think
from throneroom.server.warming import Warming

MOST_TABLES, MOST_BOTS = 8, 16  # of one guest, before the end
MINUTE, DAY = 60_000, 86_400_000  # milliseconds
EMPTY_TABLE, IDLE_GUEST, IDLE_MATCH = 30 * MINUTE, 60 * DAY, 10 * MINUTE
CHAT = 0.5, 10  # lines a second and at once, of one guest at one table
GOODBYE = 3.0  # seconds for everybody to hear that the server stops
LONGEST_LIST = 100
LIVE = ("open", "playing", "paused")


def wall_clock() -> int:
    """Milliseconds."""
    return int(time.time() * 1000)


def steady_clock() -> int:
    """Milliseconds since some time or other: they never jump."""
    return int(time.monotonic() * 1000)


def _place(table: str, number: int, before: Seat | None) -> Row:
    """A seat of a new table: open, or, after a match, a bot's again or kept for whoever sat there."""
    seat = before or Seat()
    bot = None if seat.guest else seat.bot
    name = bot or (seat.name if seat.guest else "")
    return {"match": table, "seat": number, "name": name, "bot": bot, "resigned": False, "awaited": seat.guest}


def fair_luck(match: Match) -> Luck | Sequence[str]:
    """The luck that follows from the secret and the contributions."""
    return fair.luck(match.secret, match.contributions)


class Hall:
    """Tables that somebody looks at are in memory; the truth is in the store."""

    def __init__(
        self,
        store: Store,
        *,
        games: Mapping[str, Game] = GAMES,
        now: Callable[[], int] = wall_clock,
        steady: Callable[[], int] = steady_clock,
        ids: Ids | None = None,
        luck: Callable[[Match], Luck | Sequence[str]] = fair_luck,
        pool: Pool | None = None,
        pace: Pace = by_level,
        warming: Warming | None = None,
        nodes: Alone | None = None,
        bus: Bus | None = None,
    ) -> None:
        self.store = store
        self.games = games
        self.now = now
        self.age = Age(store, steady)
        self.ids = ids or Ids()
        self.luck = luck
        self.pool = pool or Pool()
        self.pace = pace
        self.warming = warming or Warming({})
        self.nodes = nodes or Alone()
        self.bus = bus
        self.chat_rate = Rate(*CHAT, lambda: self.now() / SECOND)
        self.live: dict[str, Match] = {}
        self.key = b""
        self.on_trouble: Callable[[str, BaseException], None] = lambda what, error: None
        self._loading: dict[str, asyncio.Task[Match]] = {}
        self._losses = 0  # how often something in memory was no longer to be trusted
        self._unreadable: set[str] = set()  # tables of which that was told
        self._opening = asyncio.Lock()
        self._is_closing = False
        self._tasks: set[asyncio.Task[None]] = set()

    # -- opening and closing --------------------------------------------------------------------------------

    async def open(self) -> None:
        """Read the key that signs cookies, made at the very first start."""
        own = select(schema.settings).where(schema.settings.c.name == "key")
        if not await self.store.read(own):
            with suppress(Taken):  # another node was first
                await self.store.write((insert(schema.settings), [{"name": "key", "value": self.ids.key()}]))
        self.key = bytes.fromhex((await self.store.read(own))[0]["value"])
        await self.age.open(await self.nodes.open(self))
        self.spawn(self.nodes.run())
        if self.bus:
            self.bus.on_news = self._hear_of
            self.spawn(self.bus.run(self.key))
        self.spawn(self.age.run())
        self.spawn(self.warming.run())

    async def say_goodbye(self) -> None:
        """Everybody is told to come back, after what they did is stored and answered."""
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                await asyncio.gather(*(match.say_goodbye() for match in self.live.values()))
                while any(match.connections for match in self.live.values()):
                    await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Tell everybody to come back, and let every commit finish. Whoever comes now must ask the next server."""
        self._is_closing = True
        for match in self.live.values():
            match.stop("restart", 2)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.age.close()
        await self.pool.close()
        await self.nodes.close()
        if self.bus:
            await self.bus.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that happens beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def think(self, match: Match, seat: int) -> None:
        """A bot begins to think about its answer."""
        self.spawn(think(match, seat, self.pool, self.pace))

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Refusal):
            self.on_trouble("task", error)

    # -- guests ---------------------------------------------------------------------------------------------

    async def guest(self, known: str) -> Guest | None:
        """A guest who has been here before."""
        rows = await self.store.read(select(schema.guests).where(schema.guests.c.id == known))
        return Guest(known, rows[0]["name"]) if rows else None

    async def take_name(self, name: str, known: Guest | None) -> Guest:
        """A new guest, or a new name for one."""
        shown = read_name(name)
        if known:
            await self.store.write((update(schema.guests).where(schema.guests.c.id == known.id).values(name=shown), []))
            return Guest(known.id, shown)
        guest = Guest(self.ids.guest(), shown)
        row = {"id": guest.id, "name": shown, "created": self.now(), "seen": self.now()}
        await self.store.write((insert(schema.guests), [row]))
        return guest

    async def saw(self, guest: Guest) -> None:
        """A guest is here; idle ones are forgotten one day."""
        await self.store.write(
            (update(schema.guests).where(schema.guests.c.id == guest.id).values(seen=self.now()), [])
        )

    async def stored_about(self, guest: Guest) -> dict[str, list[Row]]:
        """Everything that is kept about a guest."""
        m, s, moves, chat = schema.matches, schema.seats, schema.moves, schema.chat
        own = (s.c.guest == guest.id) | (s.c.awaited == guest.id)
        parts = {
            "guest": select(schema.guests).where(schema.guests.c.id == guest.id),
            "hosted": select(m.c.id, m.c.game, m.c.host_name, m.c.created).where(m.c.host == guest.id),
            "seats": select(s.c.match, s.c.seat, s.c.name, s.c.bot, s.c.resigned).where(own),
            "moves": select(moves.c.match, moves.c.ply, moves.c.action, moves.c.undone, moves.c.at, moves.c.client)
            .join(s, (s.c.match == moves.c.match) & (s.c.seat == moves.c.seat))
            .where(own),
            "visits": select(schema.visitors.c.match).where(schema.visitors.c.guest == guest.id),
            "removed": select(schema.removed.c.match).where(schema.removed.c.guest == guest.id),
            "silenced": select(schema.silenced.c.match, schema.silenced.c.name).where(
                schema.silenced.c.guest == guest.id
            ),
            "chat": select(chat.c.match, chat.c.seat, chat.c.name, chat.c.text, chat.c.at).where(
                chat.c.guest == guest.id
            ),
        }
        kept = {name: await self.store.read(query) for name, query in parts.items()}
        return kept | {"luck": await self._luck_of(guest)}

    async def _luck_of(self, guest: Guest) -> list[Row]:
        """What a guest has contributed, and nothing of the others."""
        m, s = schema.matches, schema.seats
        query = select(m.c.id, s.c.seat, m.c.contributions).join(s, s.c.match == m.c.id).where(s.c.guest == guest.id)
        rows = await self.store.read(query)
        given = [msgspec.json.decode(row["contributions"]).get(seat_name(row["seat"])) for row in rows]
        return [
            {"match": row["id"], "seat": row["seat"], "luck": luck}
            for row, luck in zip(rows, given, strict=True)
            if luck
        ]

    async def remove_guest(self, guest: str) -> None:
        """Nothing is kept about this guest; what others need for their matches stays without a name."""
        await self.store.write(*self.nodes.evicting(guest), *removal.of_guest(guest))
        for match in list(self.live.values()):
            for kept in (match.visitors, match.removed):
                kept.discard(guest)
            match.silenced.pop(guest, None)
            match.talk.forget(guest)
            match.send_away(guest)
            if match.host == guest and match.status == "open":
                match.stop("closed", None)
            if guest in (match.host, *(seat.guest or seat.awaited for seat in match.seats)):
                self.forget(match)

    # -- tables ---------------------------------------------------------------------------------------------

    def game(self, name: str) -> Game:
        """A game that is served here."""
        if name not in self.games:
            raise Malformed("game", sent=name, known=", ".join(self.games))
        return self.games[name]

    async def open_table(
        self,
        host: Guest,
        game: str,
        seats: int,
        options: Mapping[str, str],
        clock: wire.Control | None,
        public: bool,
        again: Match | None = None,
    ) -> tuple[str, Invite]:
        """A new table, or the same once more; returns its id and its invitation."""
        rules = self.game(game)
        rules.check_seats(seats)
        chosen = rules.read_options(options, seats)
        table = self.ids.table()
        row = {
            "id": table,
            "game": game,
            "rules": rules.version,
            "seats": seats,
            "options": msgspec.json.encode(chosen).decode(),
            "bank": clock.bank if clock else None,
            "increment": clock.increment if clock else 0,
            "public": public,
            "host": host.id,
            "host_name": host.name,
            "status": "open",
            "secret": self.ids.luck().hex(),
            "contributions": "{}",
            "created": self.now(),
            "seen": self.now(),
        } | self.nodes.mark()
        if again and again.bots:
            self.check_bots(host.id)
        places = [_place(table, number, again.seats[number] if again else None) for number in range(seats)]
        async with self._opening:  # or many at once would all find room
            await self._check_tables(host.id)
            invite = await self._new_invite()
            people = self._asked_again(again, table) if again else []
            row |= invite.kept(self.key)
            made = (insert(schema.matches), [row]), (insert(schema.seats), places)
            await self.store.write(*made, *people, fences=again.fences if again else ())
        return table, invite

    async def open_again(self, match: Match, host: Guest) -> str:
        """The same once more, for the same people; whoever was muted or sent away there is here, too."""
        options = match.game.options_again(match.options, len(match.seats))
        kind = (match.game.name, len(match.seats), options, match.control, match.public)
        table, _ = await self.open_table(host, *kind, again=match)
        return table

    async def is_there(self, table: str) -> bool:
        """Or is it gone, as an open table where nobody came?"""
        return bool(await self.store.read(select(schema.matches.c.id).where(schema.matches.c.id == table)))

    def _asked_again(self, match: Match, table: str) -> list[Change]:
        guests = {guest for guest in (match.host, *(seat.guest for seat in match.seats)) if guest} | match.visitors
        rows = {
            schema.visitors: [{"guest": guest} for guest in sorted(guests)],
            schema.removed: [{"guest": guest} for guest in sorted(match.removed)],
            schema.silenced: [{"guest": guest, "name": name} for guest, name in match.silenced.items()],
        }
        people = [(insert(kind), [{"match": table} | row for row in found]) for kind, found in rows.items() if found]
        return [*people, match.change(rematch=table)]

    async def _check_tables(self, guest: str) -> None:
        m = schema.matches.c
        rows = await self.store.read(select(m.game, m.rules).where((m.host == guest) & m.status.in_(LIVE)))
        if sum(self._can_go_on(row) for row in rows) >= MOST_TABLES:
            raise TooMany("tables", most=MOST_TABLES)

    def _can_go_on(self, row: Row) -> bool:
        """Are there rules for it? What nobody can play here counts for nobody."""
        return row["game"] in self.games and self.games[row["game"]].at(row["rules"]) is not None

    def check_bots(self, guest: str) -> None:
        """A guest has only so many bots at work: those of own tables, and those on own seats."""
        seats = [(match, seat) for match in self.live.values() if match.status in LIVE for seat in match.seats]
        if sum(seat.bot is not None and guest in (match.host, seat.guest) for match, seat in seats) >= MOST_BOTS:
            raise TooMany("bots", most=MOST_BOTS)

    async def match(self, table: str) -> Match:
        """A match, from memory or from the store."""
        if table in self.live:
            return self.live[table]
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._bring(table))
        return await asyncio.shield(self._loading[table])

    async def _bring(self, table: str) -> Match:
        """Into memory, once for all who ask at the same time."""
        try:
            losses = self._losses
            match = await self._load(table)
            if self._is_closing or losses != self._losses or not self.nodes.holds():  # what was read may be old
                raise Unavailable("store")
            self.live[table] = match
            if self.bus and match.fences:
                self.spawn(self.bus.tell(table, match.ply))
            return match
        finally:
            del self._loading[table]

    async def _load(self, table: str) -> Match:
        if not (table.isascii() and table.isalnum()):  # what no table is called, a database may not even read
            raise Missing("table")
        fences = await self.nodes.take(table)
        chat = schema.chat
        rows, seats, moves, visitors, removed, silenced, lines = await self.store.read_together(
            select(schema.matches).where(schema.matches.c.id == table),
            select(schema.seats).where(schema.seats.c.match == table).order_by("seat"),
            select(schema.moves).where(schema.moves.c.match == table).order_by("ply"),
            select(schema.visitors.c.guest).where(schema.visitors.c.match == table),
            select(schema.removed.c.guest).where(schema.removed.c.match == table),
            select(schema.silenced).where(schema.silenced.c.match == table),
            select(chat).where(chat.c.match == table).order_by(chat.c.line.desc()).limit(LAST_LINES),
        )
        if not rows:
            raise Missing("table")
        game = self.game(rows[0]["game"]).at(rows[0]["rules"])
        if game is None:
            known = self.game(rows[0]["game"]).version
            raise Conflict("rules-version", game=rows[0]["game"], sent=rows[0]["rules"], known=known)
        match = Match(self, game, rows[0])
        match.fences = fences
        if match.status != "open":
            await self.warming.wait(game)
        restore(match, seats, moves, [row["guest"] for row in visitors], rows[0]["clocks"])
        match.removed = {row["guest"] for row in removed}
        match.silenced = {row["guest"]: row["name"] for row in silenced}
        match.lines = lines[0]["line"] + 1 if lines else 0
        match.talk.read(reversed(lines))
        return match

    def forget(self, match: Match, why: str = "store", back: int | None = 2) -> None:
        """Something went wrong with the store, or it is no longer needed: it will be read again."""
        match.stop(why, back)
        if self.live.get(match.id) is match:
            del self.live[match.id]

    def _hear_of(self, table: str) -> None:
        """Another node says that it has taken a table; the database knows."""
        if table in self.live:
            self.spawn(self.nodes.look_again())

    @property
    def held(self) -> dict[str, Sequence[Fence]]:
        """The matches in memory, and by which fences."""
        return {table: match.fences for table, match in self.live.items()}

    def let_go(self, tables: Iterable[str]) -> None:
        """Another node has taken these."""
        self._losses += 1
        for match in [self.live[table] for table in tables if table in self.live]:
            self.forget(match)

    def follow(self, age: int) -> None:
        """The age of all nodes."""
        self.age.follow(age)

    def forget_all(self) -> None:
        """Somebody at the machine has changed what is stored, or the lease was over: everything will be read again."""
        self._losses += 1
        for match in list(self.live.values()):
            self.forget(match)

    async def enter(self, match: Match, guest: Guest, invite: str) -> None:
        """A guest shows an invitation; whoever was removed is forgiven with it."""
        async with match.turn():
            self.check_invite(match, invite)
            await self._admit(match, guest)

    async def enter_by_code(self, code: str, guest: Guest) -> Match:
        """The same by a code that was said aloud."""
        match = await self.invited_by(code)
        async with match.turn():
            await self.invited_by(code)  # it may have become void meanwhile
            await self._admit(match, guest)
        return match

    def check_invite(self, match: Match, invite: str) -> None:
        """Refuse a secret that is not of this table."""
        if hashed(invite) != match.invite:
            raise Missing("table")

    async def invited_by(self, code: str) -> Match:
        """The table of a code."""
        m = schema.matches.c
        query = select(m.id).where((m.code == sealed(code, self.key)) & (m.status == "open"))
        if rows := await self.store.read(query):
            return await self.match(rows[0]["id"])
        raise Missing("code")

    async def _admit(self, match: Match, guest: Guest) -> None:
        if guest.id in match.visitors:
            return
        r = schema.removed.c
        forgiven = delete(schema.removed).where((r.match == match.id) & (r.guest == guest.id))
        with suppress(Taken):  # the table has just gone
            visitor = insert(schema.visitors), [{"match": match.id, "guest": guest.id}]
            await self.store.write(visitor, (forgiven, []), fences=match.fences)
        match.visitors.add(guest.id)
        match.removed.discard(guest.id)

    async def _new_invite(self) -> Invite:
        """With a code that no other table has."""
        while True:
            invite = Invite(self.ids.secret(), self.ids.code())
            same = schema.matches.c.code == sealed(invite.code, self.key)
            if not await self.store.read(select(schema.matches.c.id).where(same)):
                return invite

    async def new_invite(self, match: Match) -> Invite:
        """A new invitation; the old one opens nothing any more. Codes are for tables that wait for players."""
        async with match.turn(), self._opening:
            invite = await self._new_invite()
            if match.status != "open":
                invite = Invite(invite.secret)
            await self.store.write(match.change(**invite.kept(self.key)), fences=match.fences)
            match.invite = hashed(invite.secret)
        return invite

    # -- a seat on another device ---------------------------------------------------------------------------

    async def seat_link(self, match: Match, guest: Guest) -> str:
        """A link by which whoever opens it first takes over this guest's seat, while the guest has it."""
        link = self.ids.secret()
        async with match.turn():
            await self.store.write(match.seat_change(match.own_seat(guest), link=hashed(link)), fences=match.fences)
        return link

    async def follow_link(self, guest: Guest, link: str) -> str:
        """The seat moves to this guest; the link is used up. Returns the table."""
        match, number = await self._linked(link)
        async with match.turn():
            await self._linked(link)  # somebody else may have been quicker
            if match.seat_of(guest.id) not in (None, number):
                raise Conflict("seat-taken", seat=seat_name(number))
            seat = match.seats[number]
            left_behind = seat.guest
            muted = {guest.id: match.silenced[left_behind]} if left_behind in match.silenced else {}
            await hosts.mute_for_all(
                match, muted, match.seat_change(number, guest=guest.id, name=guest.name, link=None)
            )
            seat.guest, seat.name = guest.id, guest.name
            if left_behind and left_behind != guest.id:
                match.send_away(left_behind)
            match.tell_news()
        return match.id

    async def _linked(self, link: str) -> tuple[Match, int]:
        rows = await self.store.read(select(schema.seats).where(schema.seats.c.link == hashed(link)))
        if not rows:
            raise Missing("link")
        return await self.match(rows[0]["match"]), rows[0]["seat"]

    # -- lists ----------------------------------------------------------------------------------------------

    def running(self) -> list[Match]:
        """Public matches that somebody plays just now, those that began last first."""
        found = [match for match in self.live.values() if match.public and match.status in ("playing", "paused")]
        return sorted((match for match in found if match.is_attended), key=lambda match: (-match.since, match.id))

    async def lobby(self) -> list[Row]:
        """Open public tables, the newest first."""
        m = schema.matches.c
        here = (m.status == "open") & m.public & self.nodes.reachable()
        query = select(m.id).where(here).order_by(m.created.desc(), m.id).limit(LONGEST_LIST)
        return await self.store.read(query)

    async def matches_of(self, guest: Guest) -> list[Row]:
        """This guest's matches, the newest first."""
        m, s = schema.matches.c, schema.seats.c
        mine = select(s.match).where((s.guest == guest.id) | (s.awaited == guest.id))
        query = select(m.id, m.game, m.status, m.created, m.ended, m.result)
        query = query.where(or_(m.id.in_(mine), m.host == guest.id)).order_by(m.created.desc(), m.id)
        return await self.store.read(query.limit(LONGEST_LIST))

    # -- cleaning up ----------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Empty tables close, matches that everybody left end, idle guests and matches that nobody looks at go."""
        now, age, m = self.now(), self.age(), schema.matches.c
        await left.note(self.store, list(self.live.values()))
        await left.end(self.store, self.match, self.skipping, now)
        for match in list(self.live.values()):
            longest = EMPTY_TABLE if match.status == "open" else IDLE_MATCH
            if not match.connections and not match.thinking and age - match.idle_since > longest:
                self.forget(match)
        used = [match.id for match in self.live.values() if match.connections or match.left_for < EMPTY_TABLE]
        stale = (m.status == "open") & (m.created < now - EMPTY_TABLE) & m.id.not_in(used) & self.nodes.reachable()
        for row in await self.store.read(select(m.id).where(stale)):
            await self.close_table(row["id"])
        seated = select(schema.seats.c.guest).where(schema.seats.c.guest.is_not(None))
        idle = (schema.guests.c.seen < now - IDLE_GUEST) & schema.guests.c.id.not_in(seated)
        for row in await self.store.read(select(schema.guests.c.id).where(idle)):
            await self.remove_guest(row["id"])

    @contextmanager
    def skipping(self, table: str) -> Iterator[None]:
        """One table of many: if it cannot be read, that is told once, and the others go on."""
        try:
            yield
        except (Missing, Unavailable):  # it has gone, or is just being forgotten
            pass
        except Exception as error:
            if table not in self._unreadable:
                self._unreadable.add(table)
                self.on_trouble(f"table {table}", error)

    async def close_table(self, table: str) -> None:
        """An open table where nobody comes any more."""
        if match := self.live.pop(table, None):
            match.stop("closed", None)
        await self.store.write(*removal.of_open_table(table))
