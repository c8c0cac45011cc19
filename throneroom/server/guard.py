"""Who may do what. Everything that is not allowed here is forbidden."""

from enum import Enum, auto

from throneroom.server.errors import Forbidden, Missing


class Who(Enum):
    """What a person is to a table; one may be several of these."""

    ANYONE = auto()  # even without a name
    GUEST = auto()  # has a name
    VISITOR = auto()  # may look at this table: it is public, or there was an invitation
    SEATED = auto()  # has a seat
    HOST = auto()  # opened the table
    ADMIN = auto()  # at the machine itself


class Deed(Enum):
    """What can be wished for."""

    SEE_LOBBY = auto()
    TAKE_NAME = auto()
    SEE_SELF = auto()
    OPEN_TABLE = auto()
    ENTER = auto()
    LOOK = auto()
    SIT = auto()
    PLAY = auto()
    ARRANGE = auto()  # start, bots, invitations
    SEE_OWN_STORY = auto()
    SEE_EVERYTHING = auto()  # after the end
    CHAT = auto()
    REMOVE = auto()


ALLOWED: dict[Deed, frozenset[Who]] = {
    Deed.SEE_LOBBY: frozenset({Who.ANYONE}),
    Deed.TAKE_NAME: frozenset({Who.ANYONE}),
    Deed.SEE_SELF: frozenset({Who.GUEST}),
    Deed.OPEN_TABLE: frozenset({Who.GUEST}),
    Deed.ENTER: frozenset({Who.GUEST}),
    Deed.LOOK: frozenset({Who.VISITOR, Who.SEATED, Who.HOST}),
    Deed.SIT: frozenset({Who.VISITOR, Who.SEATED, Who.HOST}),
    Deed.PLAY: frozenset({Who.SEATED}),
    Deed.ARRANGE: frozenset({Who.HOST}),
    Deed.SEE_OWN_STORY: frozenset({Who.VISITOR, Who.SEATED, Who.HOST}),
    Deed.SEE_EVERYTHING: frozenset({Who.VISITOR, Who.SEATED, Who.HOST}),
    Deed.CHAT: frozenset({Who.VISITOR, Who.SEATED, Who.HOST}),
    Deed.REMOVE: frozenset({Who.ADMIN}),
}
HIDDEN = {Deed.LOOK, Deed.SEE_OWN_STORY, Deed.SEE_EVERYTHING}  # a stranger is not even told that the table exists


def check(deed: Deed, who: set[Who]) -> None:
    """Refuse what is not allowed."""
    if not ALLOWED.get(deed, frozenset()) & who:
        if deed in HIDDEN:
            raise Missing("table")
        raise Forbidden("forbidden" if Who.GUEST in who else "no-name")
