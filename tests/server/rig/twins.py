"""Twins over the wire: two matches that differ only in what a listener must not know, played through a real server.

Clock, ids and luck are fixed and the answers of CHANCE are given, so that every byte that reaches a listener can be
compared and nothing has to be left out. What is hidden is taken from tests/laws/twins.py. The other people's ids and
links differ too, and in some pairs the secret of the luck (its hash is then the same for both: nobody can look into a
hash). In some pairs a bot is the listener, and what is sent to its process is compared.
"""

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from pathlib import Path
from random import Random
from unittest import mock

import msgspec
from litestar.routes import HTTPRoute

from tests.laws.twins import attempts
from tests.server.rig.fixed import House, house, standing_still
from tests.server.rig.pairs import BOT, SECRETS, Pair, Step, Twin
from tests.server.rig.taped import Taped
from throneroom.kit.text import seat_name
from throneroom.server import fair

# -- one match ----------------------------------------------------------------------------------------------

NONSENSE = (
    b"",
    b"{",
    b"[]",
    b'{"do": "fly"}',
    b'{"do": "play"}',
    b'{"do": "play", "action": 7, "asked": 0}',
    b'{"do": "play", "action": "play", "asked": "now"}',
    b'{"do": "why"}',
    b'{"do": "undo", "ply": 99999}',
    b'{"do": "sit", "seat": "A"}',
    b'{"do": "stand"}',
    b'{"do": "bot", "seat": "B", "level": "uniform"}',
    b'{"do": "open", "seat": "B"}',
    b'{"do": "start"}',
    b'{"do": "hand", "level": "genius"}',
    b'{"do": "vote", "about": "resume"}',
    b'{"do": "rematch"}',
    b'{"do": "say", "text": "\\u0007"}',
    b'{"do": "emote", "what": "sad"}',
)
FORMS: tuple[object, ...] = (None, {}, {"secret": "0" * 32}, {"secret": "G7"})


class Playing:
    """A match of a pair: everybody sits, plays, talks and asks around, always in the same order."""

    def __init__(self, house: House, pair: Pair, twin: Twin) -> None:
        self.house, self.pair, self.twin = house, pair, twin
        self.rng = Random(pair.seed)  # draws the same for both twins
        self.bot = pair.observer if pair.kind == BOT else None
        self.seats = {n: Taped(house.port, seat_name(n)) for n in range(pair.table.seats) if n != self.bot}
        names = ("watcher", "stranger", "anybody")
        self.watcher, self.stranger, self.anybody = outside = [Taped(house.port, name) for name in names]
        observer = [self.seats[pair.observer]] if pair.observer in self.seats else []
        self.listeners = outside + observer
        self.present: list[Taped] = []
        self.public = self.rng.random() < 0.5
        self.table = ""
        self.plays = 0

    async def play(self) -> dict[str, list[bytes]]:
        """Everything that each listener has got."""
        self.house.pool.tape.clear()
        self.house.answers = self.twin.answers
        with self.secret_kept():
            await self.gather()
            await self.sit_down()
            for number, step in enumerate(self.twin.steps):
                await self.do_step(number, step)
            await self.look_around()
            await self.go_home()
        return {person.name: person.tape for person in self.listeners} | {"bot": list(self.house.pool.tape)}

    @contextlib.contextmanager
    def secret_kept(self) -> Iterator[None]:
        """The secret of the luck differs in some pairs. Then its hash must not: it is no leak."""
        if self.pair.kind != SECRETS:
            self.house.ids.secret_luck = ""
            yield
            return
        self.house.ids.secret_luck = self.twin.name
        with mock.patch.object(fair, "commitment", return_value="c" * 64):
            yield

    async def request(self, person: Taped, method: str, path: str, body: object = None) -> bytes:
        """What is made for those who do not listen may differ."""
        self.house.ids.owner = "" if person in self.listeners else self.twin.name
        return await person.request(method, path, body)

    # -- coming and going -----------------------------------------------------------------------------------

    async def gather(self) -> None:
        """Everybody takes a name, and somebody opens the table."""
        people = [*self.seats.values(), self.watcher]
        for person in [*people, self.stranger]:
            await self.request(person, "POST", "/api/guests", {"name": f"guest {person.name}"})
        host = self.rng.choice(people)
        table = self.pair.table
        wish: dict[str, object] = {"game": table.game.name, "seats": table.seats, "options": dict(table.options)}
        wish["public"] = self.public
        wish["clock"] = self.rng.choice([None, {"bank": 3600, "increment": 5}])
        opened = msgspec.json.decode(await self.request(host, "POST", "/api/tables", wish))
        self.table = opened["id"]
        for person in people if not self.public else []:
            await self.request(person, "POST", f"/api/tables/{self.table}/enter", {"secret": opened["invite"]})
        await self.come(host)
        for person in people:
            if person is not host:
                await self.come(person)

    async def come(self, person: Taped) -> None:
        """Join; everybody is told."""
        assert await person.join(self.table)
        self.present.append(person)
        await self.all_hear("table")

    async def go(self, person: Taped) -> None:
        """Leave for a while."""
        await person.leave()
        self.present.remove(person)
        await self.all_hear("table")

    async def all_hear(self, kind: str) -> None:
        for person in self.present:
            await person.until(kind)

    async def sit_down(self) -> None:
        """Seats are taken, and the host begins."""
        host = self.present[0]
        if self.bot is not None:
            await self.deed(host, "bot", seat=seat_name(self.bot), level="uniform")
        for number, person in self.seats.items():
            await self.deed(person, "sit", seat=seat_name(number), luck=f"{number:02x}")
        await self.deed(host, "start")

    async def deed(self, person: Taped, do: str, **more: object) -> None:
        """Something that is done, and of which everybody is told."""
        answer = await person.ask(do, **more)
        assert answer["type"] == "done", answer
        await self.all_hear("table")

    async def go_home(self) -> None:
        """The server has noticed that everybody is gone when this returns, and no bot thinks any more."""
        hall, pool = self.house.served.site.hall, self.house.pool
        match = hall.live[self.table]
        for person in list(self.present):
            await self.go(person)
        for person in [*self.seats.values(), *self.listeners]:
            person.go_away()
        while match.connections:
            await asyncio.sleep(0)
        hall.forget(match)
        while pool.waiting:
            pool.actions.put_nowait(0)
            await asyncio.sleep(0)

    async def come_again(self) -> None:
        """The match is read again from the store, and everybody has to come back."""
        hall = self.house.served.site.hall
        hall.forget(hall.live[self.table])
        back, self.present = self.present, []
        for person in back:
            await person.until("closed")
        for person in back:
            await self.come(person)

    # -- playing --------------------------------------------------------------------------------------------

    async def do_step(self, number: int, step: Step) -> None:
        """What a seat does, and what happens before and after."""
        self.house.clock.time += 250
        await self.live_on(number, step)
        await self.answer(step)
        if step.seat in self.seats and self.pair.table.game.undo and self.rng.random() < 0.5:
            await self.take_back(step)

    async def answer(self, step: Step) -> None:
        """The step itself, by a person or by the bot."""
        if step.seat == self.bot:
            self.house.pool.actions.put_nowait(step.action)
            await self.all_hear("table")
            return
        self.plays += 1
        person = self.seats[step.seat]
        await self.deed(person, "play", action=step.text, asked=person.now["asked"], id=f"p{self.plays}")

    async def take_back(self, step: Step) -> None:
        """And do it again, if that was possible; not while a bot thinks, who would have to be asked again."""
        if self.house.pool.waiting:
            return
        if (await self.seats[step.seat].ask("undo"))["type"] == "done":
            await self.all_hear("table")
            await self.answer(step)

    async def live_on(self, number: int, step: Step) -> None:
        """Other things than actions, now and then."""
        chance = self.rng.random()
        if number == len(self.twin.steps) // 2 and not self.house.pool.waiting:
            await self.come_again()
        elif chance < 0.05:
            person = self.rng.choice(self.present)
            await self.go(person)
            await self.come(person)
        elif chance < 0.3:
            await self.chatter(step)
        elif chance < 0.6:
            await self.ask_around(self.rng.choice([p for p in self.listeners if p in self.present]))

    async def chatter(self, step: Step) -> None:
        """Those who do not listen say, want and try things; the hidden ones above all."""
        person = self.seats.get(step.seat) or self.rng.choice(list(self.seats.values()))
        if person not in self.listeners:
            for path in self.pages_of_table(person)[:6]:
                await self.request(person, "GET", path)
            await self.request(person, "POST", f"/api/tables/{self.table}/seat-link")
            await person.ask("why", thing=step.text)
            assert (await person.ask("play", action=step.text, asked=-1))["type"] == "refused"
        await person.ask("play", action="", asked=0, id=f"p{self.plays}")
        words = f"hello {self.plays}"
        await person.ask("say", text=words)
        for other in self.present:
            while other is not person and (await other.until("said"))["text"] != words:
                pass  # a line from before they joined
        await person.ask("emote", what="thanks")
        for other in self.present:
            if other is not person:
                await other.until("emoted")
        if len(self.seats) > 1:
            await self.deed(person, "vote", about="draw")
            await self.deed(person, "vote", about="draw", yes=False)

    # -- what a listener tries ------------------------------------------------------------------------------

    async def ask_around(self, person: Taped) -> None:
        """Some pages, and some messages that must be refused."""
        for path in self.rng.sample(self.pages_of_table(person), 3):
            await self.request(person, "GET", path)
        await self.try_messages(person, 6)

    async def try_messages(self, person: Taped, most: int) -> None:
        """Texts of all kinds, the hidden cards among them; what is legal is not tried."""
        view = person.now["view"] or {"legal": []}
        allowed = {action["text"] for action in view["legal"]}
        texts = [text for text in attempts(self.pair.table) if text not in allowed]
        asked = person.now["asked"] or 0
        for text in self.rng.sample(texts, min(most, len(texts))):
            await person.ask("play", action=text, asked=self.rng.choice((asked, asked - 1)))
            await person.ask("why", thing=text.partition(" ")[2] or text)
        for frame in self.rng.sample(NONSENSE, 3):
            person.send_frame(frame)
            await person.answer("")

    def pages_of_table(self, person: Taped) -> list[str]:
        """Everything that can be read about a table, one's own and what others see."""
        table, ply = f"/api/tables/{self.table}", person.now.get("ply", 0)
        eyes = [*(seat_name(seat) for seat in range(self.pair.table.seats)), "watcher"]
        plies = sorted({0, ply // 2, max(ply - 1, 0), ply, ply + 1})
        return [
            f"{table}/story",
            f"{table}/record",
            *(f"{table}/view?ply={at}" for at in reversed(plies)),
            *(f"{table}/story?as={whose}" for whose in eyes),
            *(f"{table}/view?ply={ply}&as={whose}" for whose in eyes),
            f"{table}/view",
            f"{table}/fairness",
            table,
        ]

    async def look_around(self) -> None:
        """At the end every listener reads everything, after the others."""
        for person in self.seats.values():
            for path in self.pages_of_table(person)[:2] if person not in self.listeners else []:
                await self.request(person, "GET", path)
        for person in self.listeners:
            routes = [path for path in self.routes("GET") if path.startswith("/api/") or person is self.anybody]
            for path in [*routes, *self.pages_of_table(person)]:
                await self.request(person, "GET", path)
            for path in self.routes("POST"):
                await self.request(person, "POST", path, self.rng.choice(FORMS))
            if person in self.present:
                await self.try_messages(person, 30)
        await self.come_from_outside()

    def routes(self, method: str) -> list[str]:
        """Every page that there is, for this table where it is for one."""
        parts = defaultdict(lambda: self.pair.table.game.name, table=self.table)
        routes = [route for route in self.house.served.app.routes if isinstance(route, HTTPRoute)]
        return [route.path_format.format_map(parts) for route in routes if method in route.methods]

    async def come_from_outside(self) -> None:
        """Those who have no seat and were not invited."""
        assert not await self.anybody.join(self.table)
        if self.public:
            await self.come(self.stranger)
            await self.go(self.stranger)
        else:
            assert not await self.stranger.join(self.table)


# -- comparing ----------------------------------------------------------------------------------------------


async def first_leak(pair: Pair, houses: tuple[House, House]) -> str | None:
    """The first thing by which a listener could tell the twins apart."""
    one, two = [await Playing(house, pair, twin).play() for house, twin in zip(houses, pair.twins, strict=True)]
    for who in one:
        for number, (a, b) in enumerate(zip_longest(one[who], two[who])):
            if a != b:
                return f"{pair}: what {who} got differs at {number}: {around(a, b)}"
    return None


def around(a: bytes | None, b: bytes | None) -> str:
    """The first place where they differ, with what stands before it."""
    if a is None or b is None:
        return f"{a!r} / {b!r}"
    at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return f"{a[max(at - 60, 0) : at + 30]!r} / {b[at : at + 30]!r}"


async def leak_in(pairs: Iterable[Pair], folder: Path) -> str | None:
    """The first leak; all first twins go through one server and all second ones through another."""
    with standing_still():
        async with house(folder / "one.db") as one, house(folder / "two.db") as two:
            for pair in pairs:
                if leak := await first_leak(pair, (one, two)):
                    return leak
    return None
