"""Tables with somebody of every kind around them. Whatever changes is put back, so that all is tried from there."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import cached_property
from pathlib import Path
from typing import Any

from sqlalchemy import delete, insert, select
from structlog.testing import capture_logs

from tests.server.rig.serving import AtTable, Clock, Person, Served, quick_server
from throneroom.server import schema
from throneroom.server.people import COOKIE
from throneroom.server.store import Change, Row

PEOPLE = {  # by what they may, from the least
    "nobody": ("nobody", "forger"),
    "stranger": ("stranger", "removed"),
    "visitor": ("invited", "coded", "watcher", "silenced", "former"),
    "seated": ("seated", "heir"),
    "host": ("host",),
}
KIND = {who: kind for kind, people in PEOPLE.items() for who in people}
STATUSES = ("open", "playing", "paused", "over")
FAMILY = "Xaver"  # a word that stands nowhere but in their names
HIDDEN = {"guests": ("id",), "settings": ("value",), "matches": ("secret", "invite", "code"), "seats": ("link",)}
IN_MIND = ("status", "seats", "votes", "contributions", "invite", "visitors", "removed", "silenced", "rematch", "ply")
PARENTS_FIRST = schema.metadata.sorted_tables
Rows = list[list[Row]]


def never(level: str, waited: float, taken: float) -> float:
    """Bots answer when all is over."""
    return 3600.0


def name_of(who: str) -> str:
    """What the others call them."""
    return f"{who} {FAMILY}"


class Stage:
    """A table of Krvavý trůn in one state: private, or public and its host plays."""

    def __init__(self, people: dict[str, Person], public: bool) -> None:
        self.people = people
        self.public = public
        self.table = self.invite = self.code = self.void = self.void_code = ""
        self.at: dict[str, AtTable] = {}

    async def join(self, who: str) -> AtTable:
        """Their socket, until everything is put back."""
        if who not in self.at:
            self.at[who] = await self.people[who].join(self.table)
        return self.at[who]

    async def set_up(self, status: str) -> None:
        """Everybody comes, one is muted for all, one is sent away, and one hands a seat on."""
        await self._open()
        for who, seat in (("seated", "A"), ("former", "B"), ("host" if self.public else "third", "C")):
            if who != "third" or status != "open":
                await (await self.join(who)).must("sit", seat=seat)
        await self._hand_on()
        await self._keep_order()
        await self._lead_to(status)
        self.at.clear()

    async def _open(self) -> None:
        answer = await self._ask("host", "", game="krvavy_trun", seats=3, public=self.public, options={"first": "A"})
        self.table, self.void, self.void_code = answer["id"], answer["invite"], answer["code"]
        for who in ("invited", "watcher", "silenced", "former", "seated", "third", "removed"):
            await self._ask(who, f"/{self.table}/enter", secret=self.void)
        coded = await self.people["coded"].http.post("/api/codes/enter", json={"code": self.void_code})
        assert coded.json() == {"table": self.table}

    async def _hand_on(self) -> None:
        """The heir was never invited; the link alone is what they came by."""
        link = await self._ask("former", f"/{self.table}/seat-link")
        answer = await self.people["heir"].http.post("/api/seat-links", json=link)
        assert answer.status_code == 200

    async def _keep_order(self) -> None:
        for who in ("watcher", "silenced", "removed"):
            await (await self.join(who)).must("say", text=f"Here is {name_of(who)}")
        host = await self.join("host")
        await host.must("silence", name=name_of("silenced"))
        await host.must("remove", name=name_of("removed"))
        made = await self._ask("host", f"/{self.table}/invite")
        self.invite, self.code = made["secret"], made["code"]

    async def _lead_to(self, status: str) -> None:
        host = await self.join("host")
        if status != "open":
            await host.must("start")
        if status == "paused":
            for who in ("seated", "heir", "host" if self.public else "third"):
                await (await self.join(who)).must("vote", about="pause")
        if status == "over":
            await host.must("close")

    async def _ask(self, who: str, path: str, **body: Any) -> dict[str, Any]:
        answer = await self.people[who].http.post(f"/api/tables{path}", json=body or None)
        assert answer.is_success, answer.text
        told: dict[str, Any] = answer.json()
        return told


class Cast:
    """Everybody, their tables, and what is stored of them."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.people: dict[str, Person] = {}
        self.cookies: dict[str, str | None] = {}
        self.stages: dict[tuple[str, bool], Stage] = {}
        self.rows: Rows = []
        self.before: dict[str, Any] = {}

    @classmethod
    async def gather(cls, served: Served, statuses: Iterable[str]) -> "Cast":
        """At a private and a public table in each of these states."""
        cast = cls(served)
        for who in (*KIND, "third"):
            cast.people[who] = await served.person("" if KIND.get(who) == "nobody" else name_of(who))
        forged = cast.people["seated"].http.cookies[COOKIE][:-8] + "0" * 8
        cast.people["forger"].http.cookies.set(COOKIE, forged)
        cast.cookies = {who: person.http.cookies.get(COOKIE) for who, person in cast.people.items()}
        for status in statuses:
            for public in (False, True):
                stage = cast.stages[status, public] = Stage(cast.people, public)
                await stage.set_up(status)
        cast.before = await cast.known()
        cast.rows = cast.before["stored"]
        return cast

    async def known(self) -> dict[str, Any]:
        """Everything that a refusal leaves as it is: what is stored, and what live matches have in mind."""
        live = self.served.site.hall.live.items()
        minds = {table: str([vars(match.talk), *(getattr(match, name) for name in IN_MIND)]) for table, match in live}
        return minds | {"stored": await self.served.site.hall.store.read_together(*map(select, PARENTS_FIRST))}

    async def settle(self) -> bool:
        """Has something changed since the last time? Then it is undone."""
        now = await self.known()
        has_changed = any(now.get(key, value) != value for key, value in self.before.items())
        if has_changed:
            await self.restore()
        self.before = {"stored": self.rows} if has_changed else now
        return has_changed

    async def restore(self) -> None:
        """As it was; everybody who had a socket must come again."""
        self.served.site.forget_all()
        gone: list[Change] = [(delete(table), []) for table in reversed(PARENTS_FIRST)]
        back = [(insert(table), rows) for table, rows in zip(PARENTS_FIRST, self.rows, strict=True) if rows]
        await self.served.site.hall.store.write(*gone, *back)
        self.served.site.forget_all()
        for stage in self.stages.values():
            stage.at.clear()
        for who, cookie in self.cookies.items():
            self.people[who].http.cookies.clear()
            if cookie:
                self.people[who].http.cookies.set(COOKIE, cookie)

    def secrets(self, who: str) -> set[str]:
        """What no answer tells this person: the ids of other guests, seals, keys, and luck before the end."""
        own = (self.cookies[who] or "").partition(".")[0] if KIND[who] != "nobody" else ""
        return self.hidden - {own}

    @cached_property
    def hidden(self) -> set[str]:
        """What stands in the store and is nobody's to know, or only one person's."""
        found = {
            row[column]
            for table, rows in zip(PARENTS_FIRST, self.rows, strict=True)
            for column in HIDDEN.get(table.name, ())
            for row in rows
            if not (column == "secret" and row["status"] == "over") and row.get("name") != "age"
        }
        return {text for text in found if text} - {"void"}


@asynccontextmanager
async def casting(folder: Path, *statuses: str) -> AsyncIterator[Cast]:
    """At a server that notes no defect."""
    with capture_logs() as lines:
        async with quick_server(folder, now=Clock(), pace=never, synchronous="OFF") as served:
            yield await Cast.gather(served, statuses)
    assert [line for line in lines if line["log_level"] in ("error", "critical")] == []
