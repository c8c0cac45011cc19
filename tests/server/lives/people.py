"""People at a table: they play, take back, talk, vote, leave and come back, and send again what was not answered."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from tests.server.lives.net import Line
from tests.server.rig.ledger import Entry
from throneroom.kit.text import seat_name
from throneroom.server import wire
from throneroom.server.hall import Hall
from throneroom.server.people import Guest

if TYPE_CHECKING:
    from tests.server.lives.world import World

T = TypeVar("T")
FLOOD = 90  # messages
NOT_NOW = ("often", "store", "touched", "elsewhere", "defect")  # refusals after which the same is sent again


class Person:
    """Somebody with a seat in mind, or somebody who watches."""

    def __init__(self, world: "World", name: str, rng: random.Random, seat: int | None = None) -> None:
        self.world = world
        self.name = name
        self.rng = rng
        self.seat = seat
        self.guest: Guest | None = None
        self.now: dict[str, Any] = {}  # the last message of type table
        self.unanswered: dict[str, wire.Message] = {}
        self.did: list[wire.Message] = []
        self.answered = -1  # the last question that was, or that must not be answered twice
        self.messages = 0
        self.is_gone = False
        self.pace = rng.choice((0.05, 0.3, 2.0))  # seconds to think
        self.restlessness = rng.choice((0.0, 0.2, 0.8))
        self.sloth = rng.choice((0.0, 0.0, 0.0, 2.0))  # seconds to read a frame

    # -- coming and going -----------------------------------------------------------------------------------

    async def live(self) -> None:
        """Until the end of this world."""
        self.guest = await self.insist(lambda hall: hall.take_name(self.name, None))
        await self.arrive()
        while not self.is_gone:
            line = await self.world.connect(self.guest, self.table)
            if line:
                await self._stay(line)
                line.cut(self.rng)
            await asyncio.sleep(self.rng.expovariate(1.0 if self.world.is_calm else 0.5))

    async def arrive(self) -> None:
        """Whoever does not open the table waits until it is there, and shows the invitation."""
        self.table, invite = await self.world.invitation
        guest = self.guest
        assert guest is not None

        async def enter(hall: Hall) -> bool:
            await hall.enter(await hall.match(self.table), guest, invite)
            return True

        await self.insist(enter)

    async def insist(self, request: Callable[[Hall], Awaitable[T]]) -> T:
        """Again until the server answers."""
        while (answer := await self.world.request(request)) is None:
            await asyncio.sleep(self.rng.uniform(0.1, 2))
        return answer

    async def _stay(self, line: Line) -> None:
        """From the first frame to the last."""
        self._say_again(line)
        while (frame := await self._next(line)) is not None:
            if frame and not self._hear(msgspec.json.decode(frame)):
                return
            if not frame and not self._while_idle(line):
                return
            await self._go_on(line)
            if self.sloth and not self.world.is_calm:
                await asyncio.sleep(self.rng.expovariate(1 / self.sloth))

    def _say_again(self, line: Line) -> None:
        """Word for word what was not answered, or not done for a reason that passes."""
        for message in self.unanswered.values():
            line.say(message)

    async def _next(self, line: Line) -> str | None:
        """A frame; an empty one after a while without any."""
        try:
            async with asyncio.timeout(self.rng.expovariate(0.5)):
                return await line.hear()
        except TimeoutError:
            return ""

    # -- hearing --------------------------------------------------------------------------------------------

    def _hear(self, message: dict[str, Any]) -> bool:
        """Is there more to come?"""
        if message["type"] == "table":
            self.now = message
            if self.answered == message["asked"] and not self._is_pending(wire.Play):
                self.answered = -1  # it was refused, or taken back
        elif message["type"] == "done":
            self._take(message)
        elif message["type"] == "because" or (message["type"] == "refused" and message["code"] not in NOT_NOW):
            self.unanswered.pop(message["id"], None)
        elif message["type"] == "bye":
            self.is_gone = message["why"] == "closed"
            return False
        return True

    def _is_pending(self, kind: type) -> bool:
        return any(isinstance(message, kind) for message in self.unanswered.values())

    def _take(self, done: dict[str, Any]) -> None:
        """Acknowledged: it goes into the ledger."""
        message = self.unanswered.pop(done["id"], None)
        if message is None:
            return
        self.did.append(message)
        if isinstance(message, wire.Play | wire.Undo):
            assert self.seat is not None
            action = message.action if isinstance(message, wire.Play) else "undo"
            self.world.laws.ledger.done.append(Entry(self.table, self.seat, message.id, done["ply"], action))

    # -- doing ----------------------------------------------------------------------------------------------

    async def _go_on(self, line: Line) -> None:
        """What is next, if everything is answered."""
        if self.unanswered or not self.now:
            return
        if message := self._regret() or self._wish():
            await asyncio.sleep(self.rng.expovariate(1 / self._pace()))
            self.send(line, message)

    def _pace(self) -> float:
        return 0.05 if self.world.is_calm else self.pace

    def send(self, line: Line, message: wire.Message) -> None:
        """With an id of its own; now and then twice, as somebody does who does not trust the network."""
        self.world.laws.step(f"say {type(message).__struct_config__.tag}")
        self.messages += 1
        message.id = f"{self.name}-{self.messages}"
        assert self.guest is not None
        self.unanswered[message.id] = message
        self.world.laws.sent[self.guest.id, message.id] = message
        if self.seat is not None:
            self.world.laws.ledger.sent.add((self.table, self.seat, message.id))
        doubt = 0.5 if isinstance(message, wire.Undo) else 0.1
        for _ in range(2 if self.rng.random() < doubt else 1):
            line.say(message)

    def _regret(self) -> wire.Message | None:
        """Take back what was just done, or the seat that was just handed over."""
        if self.did and isinstance(self.did[-1], wire.Hand) and not self.world.is_calm and self.rng.random() < 0.5:
            return wire.Back()
        is_rash = bool(self.did) and isinstance(self.did[-1], wire.Play) and self.world.plan.can_undo
        return wire.Undo() if is_rash and not self.world.is_calm and self.rng.random() < 0.2 else None

    def _wish(self) -> wire.Message | None:
        """What the table asks of this person."""
        facts = self.now["table"]
        if facts["status"] == "open":
            return self.arrange(facts)
        if self.seat is None or facts["seats"][self.seat]["resigned"]:
            return None
        if facts["status"] == "paused" and self.world.is_calm:
            return wire.Vote(about="resume")
        if facts["seats"][self.seat]["bot"]:
            return wire.Back() if self.world.is_calm and facts["status"] == "playing" else None
        return self._move(facts)

    def arrange(self, facts: dict[str, Any]) -> wire.Message | None:
        """Before the start."""
        if self.seat is None or self.now["you"]["seat"] is not None:
            return None
        return wire.Sit(seat=seat_name(self.seat), luck=self.rng.randbytes(4).hex())  # type: ignore[arg-type]

    def _move(self, facts: dict[str, Any]) -> wire.Message | None:
        asked = self.now["asked"]
        if facts["status"] != "playing" or asked is None or asked == self.answered:
            return None
        if not self.world.is_calm and self.rng.random() < 0.05:
            return wire.Hand(level="regent")
        self.answered = asked
        offer = self.rng.choice((0, 0, 200, 3000))
        return wire.Play(action=self.rng.choice(self.now["view"]["legal"])["text"], asked=asked, offer=offer)

    def _while_idle(self, line: Line) -> bool:
        """Insist, or do something that nobody asked for; not to stay is one of these things, too."""
        self._say_again(line)
        if self.world.is_calm or not self.now or self.rng.random() > self.restlessness:
            return True
        if self.did and self.rng.random() < 0.2:
            line.say(self.rng.choice(self.did))  # word for word what was done already
        elif self.rng.random() < 0.03:
            self._flood(line)
        else:
            self.send(line, self._whim())
        return self.rng.random() > 0.2

    def _flood(self, line: Line) -> None:
        """More than anybody may say at once, or reads."""
        for _ in range(FLOOD):
            line.say(wire.Mute(name=self.name))

    def _whim(self) -> wire.Message:
        """Sensible or not: the table says whether it can be done."""
        say, yes = wire.Say(text=f"{self.name} {self.messages}"), self.rng.random() < 0.8
        about: Any = self.rng.choice(("pause", "resume", "draw", "abandon"))
        vote, mute = wire.Vote(about=about, yes=yes), wire.Mute(name="P1", on=yes)
        back: list[wire.Message] = [wire.Undo(), wire.Undo(), wire.Dismiss()]
        often: list[wire.Message] = [say, vote, *back, wire.Hand(level="uniform"), wire.Back()]
        rarely: list[wire.Message] = [
            mute,
            wire.Resign(),
            wire.Stand(),
            wire.Rematch(),
            wire.Emote(what="oops"),
            wire.Why(thing="1"),
            wire.Open(seat="B"),
        ]
        return self.rng.choice(often if self.rng.random() < 0.7 else rarely)


class Host(Person):
    """Opens the table, lets bots sit down, starts, and keeps order."""

    def _whim(self) -> wire.Message:
        """Not before the start: a void invitation would keep players out."""
        if self.now["table"]["status"] == "open" or self.rng.random() < 0.3:
            return super()._whim()
        name, on = f"P{self.rng.randrange(6)}", self.rng.random() < 0.7
        is_enough = self.rng.random() < 0.2
        return wire.Close() if is_enough else self.rng.choice((wire.Remove(name=name), wire.Silence(name=name, on=on)))

    async def arrive(self) -> None:
        """With a table."""
        guest, plan = self.guest, self.world.plan
        assert guest is not None
        table, invite = await self.insist(
            lambda hall: hall.open_table(guest, plan.game, plan.seats, plan.options, plan.clock, False)
        )
        self.table = table
        self.world.invitation.set_result((table, invite.secret))

    def arrange(self, facts: dict[str, Any]) -> wire.Message | None:
        """Sit down, then see to the others."""
        if message := super().arrange(facts):
            return message
        empty = {seat["seat"] for seat in facts["seats"] if not seat["person"] and not seat["bot"]}
        for letter in sorted(empty & {seat_name(number) for number in self.world.plan.bots}):
            return wire.Bot(seat=letter, level="uniform")
        return None if empty else wire.Start()
