"""Who may do what. Everything that is not allowed here is forbidden."""

from enum import IntEnum, auto  # sets of plain enums are slow, and this is asked for every message

from throneroom.server.errors import Forbidden, Missing


class Who(IntEnum):
    """What a person is to a table; one may be several of these."""

    ANYONE = auto()  # even without a name
    GUEST = auto()  # has a name
    READER = auto()  # has a name, and the address of a match that is over: it is open to them
    VISITOR = auto()  # may look at this table: it is public, or there was an invitation
    SEATED = auto()  # has a seat
    HOST = auto()  # opened the table
    ADMIN = auto()  # at the machine itself


class Deed(IntEnum):
    """What can be wished for."""

    SEE_SERVER = auto()  # its health, its numbers, the description of its API
    SEE_LOBBY = auto()
    TAKE_NAME = auto()
    SEE_SELF = auto()
    OPEN_TABLE = auto()
    SEE_INVITATION = auto()  # the secret or the code is all that it needs
    ENTER = auto()
    READ = auto()  # about a table, without being there
    LOOK = auto()
    SIT = auto()
    PLAY = auto()
    ARRANGE = auto()  # start, bots, invitations, and to keep order
    SEE_OWN_STORY = auto()
    SEE_EVERYTHING = auto()  # after the end
    CHAT = auto()
    REMOVE = auto()


ALLOWED: dict[Deed, frozenset[Who]] = {
    Deed.SEE_SERVER: frozenset({Who.ANYONE}),
    Deed.SEE_LOBBY: frozenset({Who.ANYONE}),
    Deed.TAKE_NAME: frozenset({Who.ANYONE}),
    Deed.SEE_SELF: frozenset({Who.GUEST}),
    Deed.OPEN_TABLE: frozenset({Who.GUEST}),
    Deed.SEE_INVITATION: frozenset({Who.ANYONE}),
    Deed.ENTER: frozenset({Who.GUEST}),
    Deed.READ: frozenset({Who.READER, Who.VISITOR, Who.SEATED, Who.HOST}),
    Deed.LOOK: frozenset({Who.VISITOR, Who.SEATED, Who.HOST}),
    Deed.SIT: frozenset({Who.VISITOR, Who.SEATED, Who.HOST}),
    Deed.PLAY: frozenset({Who.SEATED}),
    Deed.ARRANGE: frozenset({Who.HOST}),
    Deed.SEE_OWN_STORY: frozenset({Who.READER, Who.VISITOR, Who.SEATED, Who.HOST}),
    Deed.SEE_EVERYTHING: frozenset({Who.READER, Who.VISITOR, Who.SEATED, Who.HOST}),
    Deed.CHAT: frozenset({Who.VISITOR, Who.SEATED, Who.HOST}),
    Deed.REMOVE: frozenset({Who.ADMIN}),
}
AT_TABLE = {Deed.READ, Deed.LOOK, Deed.SIT, Deed.PLAY, Deed.ARRANGE, Deed.SEE_OWN_STORY, Deed.SEE_EVERYTHING, Deed.CHAT}


def is_for_all(deed: Deed | None) -> bool:
    """May everybody do it, even without a name?"""
    return deed in ALLOWED and Who.ANYONE in ALLOWED[deed]


def check(deed: Deed | None, who: set[Who]) -> None:
    """Refuse what is not allowed. Who may not look at a table is not even told that it exists."""
    if deed in ALLOWED and ALLOWED[deed] & who:
        return
    if Who.GUEST not in who:
        raise Forbidden("no-name")
    if deed in AT_TABLE and not ALLOWED[Deed.LOOK] & who:
        raise Missing("table")
    raise Forbidden("no-seat" if deed is Deed.PLAY else "forbidden")
