"""The messages of a table's socket: what a client may say and what it is told. docs/protocol.md shows one of each."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec
from msgspec import Meta, Struct, field

from throneroom.kit.errors import Malformed, Refusal

VERSION = 3  # of the messages: a client that was built for another one is told to reload (web/promised.txt)
UNTOLD = 1  # the version of whoever tells none
END = r"$(?!\n)"  # of a pattern: the sign alone lets a last newline pass
LONGEST_FRAME = 16 * 1024  # bytes
LONGEST_OFFER = 5000  # milliseconds
Letter = Literal["A", "B", "C", "D", "E", "F"]
Id = Annotated[
    str, Meta(max_length=64, pattern="^[ -~]*" + END, description="Chosen by the client; sent twice, it is done once.")
]
Line = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(max_length=64, description="Of somebody at the table.")]
Chat = Annotated[str, Meta(min_length=1, max_length=300)]
Level = Annotated[str, Meta(max_length=32, description="The name of a bot.")]
Sign = Literal["well-played", "oops", "thinking", "thanks"]
Contribution = Annotated[
    str, Meta(max_length=64, pattern="^[0-9a-f]*" + END, description="Own luck, as hexadecimal digits.")
]

# -- up -----------------------------------------------------------------------------------------------------


class Up(Struct, kw_only=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """What a client asks for."""

    id: Id = ""


class Play(Up):
    """An action, as an answer to the question that was opened at ply `asked`.

    For `offer` milliseconds bots wait with their answers, if it can be taken back.
    """

    action: Line
    asked: int
    offer: Annotated[int, Meta(ge=0, le=LONGEST_OFFER)] = 0


class Undo(Up):
    """Take back own actions from a ply on; by default the last one."""

    ply: int | None = None


class Dismiss(Up):
    """The last action stays: bots need not wait any longer."""


class Sit(Up):
    """Take an open seat, with an own contribution to the luck of the match."""

    seat: Letter
    luck: Contribution = ""


class Stand(Up):
    """Leave the seat again, before the start."""


class Bot(Up):
    """The host lets a bot take an open seat."""

    seat: Letter
    level: Level


class Open(Up):
    """The host frees a seat again that a bot has, or somebody who is not here."""

    seat: Letter


class Start(Up):
    """The host begins the match; every seat must be taken."""


class Hand(Up):
    """Let a bot play this seat for a while."""

    level: Level


class Back(Up):
    """Take the seat back from the bot."""


class Resign(Up):
    """Give the match up. With two seats, or against bots only, it is over; else a bot plays on."""


class Vote(Up):
    """Agree to end or to pause; it happens when everybody asked agrees."""

    about: Literal["draw", "abandon", "pause", "resume"]
    yes: bool = True


class Rematch(Up):
    """Want the same once more after the end: a table is opened where every seat is kept for whoever had it."""


class Say(Up):
    """A line of chat."""

    text: Chat


class Emote(Up):
    """A sign at one's own seat instead of words, for a few seconds; it is kept nowhere."""

    what: Sign


class Mute(Up):
    """Hear no more of a guest at this table (or hear it again)."""

    name: Name
    on: bool = True


class Close(Up):
    """The host closes the table: an open one goes, a match ends without a winner."""


class Remove(Up):
    """The host sends away whoever watches under this name; only a new invitation lets them in again."""

    name: Name


class Silence(Up):
    """The host mutes somebody for all at this table (or lets them speak again)."""

    name: Name
    on: bool = True


class Why(Up):
    """Why can this thing not be used now?"""

    thing: Line


Playing = Play | Undo | Dismiss | Hand | Back | Resign | Vote | Rematch | Why
Arranging = Sit | Stand | Bot | Open | Start | Close | Remove | Silence
Message = Playing | Arranging | Say | Emote | Mute
_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


def read(frame: str | bytes) -> Message:
    """A message of a client; Malformed with a sentence that tells what is wrong."""
    if len(frame) > LONGEST_FRAME:
        raise Malformed("message", why=f"it is longer than {LONGEST_FRAME} bytes")
    try:
        return _decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed("message", why=str(error)) from None


# -- down ---------------------------------------------------------------------------------------------------


class SeatFacts(Struct, kw_only=True):
    """Who sits there."""

    seat: Letter
    name: str
    person: bool
    bot: str | None
    here: bool
    resigned: bool
    awaited: bool  # it is free for one person alone, of this name: whoever had it before a rematch


class Control(Struct, kw_only=True):
    """Live clocks: so many seconds at the start, and so many more for each action."""

    bank: Annotated[int, Meta(ge=5, le=86400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class Result(Struct, kw_only=True):
    """How it ended."""

    scores: list[int]
    winners: list[str]
    by: Literal["played", "resigned", "draw", "abandoned", "closed"]


class Facts(Struct, kw_only=True):
    """What everybody at the table may know about it."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    changed: list[str]  # the options that are not at their defaults, by name
    status: Literal["open", "playing", "paused", "over"]
    public: bool
    host: str
    since: int  # when it was opened, later when play began: milliseconds
    clock: Control | None
    seats: list[SeatFacts]
    watchers: int
    votes: dict[str, list[str]]
    commitment: str
    contributions: dict[str, str]
    secret: str | None
    result: Result | None
    rematch: str | None


class You(Struct, kw_only=True, omit_defaults=True):
    """Who the reader of this message is. The host alone is told who watches, and who is muted for all."""

    seat: Letter | None
    host: bool
    awaited: Letter | None = None  # the seat that is kept for the reader
    watching: list[str] = field(default_factory=list)
    silenced: list[str] = field(default_factory=list)


class Event(TypedDict):
    """Something that an action did. Its other fields are the game's own; a face that is not to be known is a `?`."""

    kind: str
    seat: NotRequired[Letter]


class Action(TypedDict):
    """Something that the reader may do. Its other fields are the game's own."""

    text: str


class Laid(TypedDict):
    """What lies on a table, with a part for each seat. Its other fields are the game's own, also those of a seat."""

    seats: list[dict[str, Any]]


class View(Struct, kw_only=True):
    """The table as the reader knows it (the part `table` is the game's own), and what the reader may do."""

    game: str
    seat: str
    waiting: list[str]
    table: Laid
    legal: list[Action]


class Moment(Struct, kw_only=True):
    """One entry of the log, as far as the reader saw it, and the table after it: null where it looks as before."""

    ply: int
    seat: str
    events: list[Event]
    undo: int | None = None
    view: View | None = None


class Clocks(Struct, kw_only=True):
    """Milliseconds left at the time `at`, and whose clocks run."""

    at: int
    left: dict[str, int]
    running: list[str]


class Undoable(Struct, kw_only=True):
    """What the reader did at this ply can be taken back; bots wait for that so many milliseconds more."""

    ply: int
    left: int


class Table(Struct, kw_only=True, tag_field="type", tag="table"):
    """Everything: after joining, after reconnecting, and after every change.

    `moments` are what is new. The table after the last of them is `view`, and stands there only.
    """

    table: Facts
    you: You
    ply: int
    asked: int | None
    undo: Undoable | None = None
    moments: list[Moment]
    clocks: Clocks | None
    view: View | None


class Done(Struct, kw_only=True, tag_field="type", tag="done"):
    """What was asked for with this id is done and stored."""

    id: str
    ply: int


class Reason(Struct, kw_only=True):
    """Why something cannot be: the rule, what the sentence speaks of, and the sentence."""

    id: str
    rule: str
    args: dict[str, str | int]
    text: str


class Refused(Reason, kw_only=True, tag_field="type", tag="refused"):
    """It was not done, and nothing has changed."""

    code: str


class Said(Struct, kw_only=True, tag_field="type", tag="said"):
    """A line of chat."""

    seat: str | None
    name: str
    text: str
    at: int


class Emoted(Struct, kw_only=True, tag_field="type", tag="emoted"):
    """Somebody shows a sign at their seat."""

    seat: Letter
    what: Sign


class Because(Reason, kw_only=True, tag_field="type", tag="because"):
    """The answer to `why`; without a code it can be used."""

    thing: str
    code: str | None


class Bye(Struct, kw_only=True, tag_field="type", tag="bye"):
    """The server closes this socket; come back after so many seconds, or not at all."""

    why: Literal["restart", "closed", "slow", "store", "often", "reload"]
    back: int | None


Told = Table | Done | Refused | Said | Emoted | Because | Bye
encode = msgspec.json.Encoder().encode


def refused(refusal: Refusal, sent_as: str = "") -> bytes:
    """A refusal for the client that asked."""
    return encode(
        Refused(id=sent_as, code=refusal.code, rule=refusal.rule, args=refusal.arguments, text=refusal.sentence())
    )
