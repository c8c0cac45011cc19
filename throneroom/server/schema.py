"""What is stored. Moves are only ever added; `(match, ply)` decides every race."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

settings = Table(
    "settings", metadata, Column("name", String(32), primary_key=True), Column("value", Text, nullable=False)
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("bank", Integer),  # seconds; none without clocks
    Column("increment", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(32)),  # a guest; none when the guest is deleted
    Column("host_name", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("secret", String(128), nullable=False),  # of the luck; published after the end
    Column("contributions", Text, nullable=False),  # JSON
    Column("invite", String(64), nullable=False),  # the hash of the invitation
    Column("result", Text),  # JSON
    Column("rematch", String(32)),
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("clocks", Text),  # JSON, as they stood with the last change
    Column("seen", BigInteger),  # when a person with a seat was here last
    Column("code", String(64)),  # the seal of the invitation's code, until play begins
    Column("owner", String(32)),  # the node that plays it; none where there is only one server
    Column("fence", BigInteger, nullable=False, server_default="0"),  # raised whenever a node takes it
    Index("matches_by_status", "status", "public"),
    Index("matches_by_code", "code", unique=True),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32)),
    Column("name", String(64), nullable=False),
    Column("bot", String(32)),
    Column("resigned", Boolean, nullable=False),
    Column("link", String(64)),  # the hash of a one-time link to another device
    Column("awaited", String(32)),  # in a rematch: the guest for whom the seat is kept, under that name
    Index("seats_by_guest", "guest"),
    Index("seats_by_link", "link"),
    Index("seats_by_awaited", "awaited"),
)

moves = Table(
    "moves",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),  # -1 is CHANCE
    Column("action", Integer, nullable=False),  # -1 is an undo
    Column("undone", Integer),  # the ply that an undo goes back to
    Column("at", BigInteger, nullable=False),
    Column("left", Integer),  # milliseconds on the clock of that seat afterwards
    Column("client", String(64)),  # the id that the client gave it
)

visitors = Table(  # guests who came by invitation
    "visitors",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), primary_key=True),
)

removed = Table(  # guests whom the host sent away
    "removed",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), primary_key=True),
)

silenced = Table(  # guests whom the host muted for all
    "silenced",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("name", String(64), nullable=False),  # under which it was done
)

chat = Table(
    "chat",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("guest", String(32)),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("client", String(64)),  # the id that the client gave it
    Index("chat_by_client", "match", "guest", "client", unique=True),
)

nodes = Table(  # servers beside each other; times are milliseconds by the clock of the database
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("url", Text, nullable=False),  # where other nodes reach it
    Column("until", BigInteger, nullable=False),  # when its lease ends
    Column("zero", BigInteger, nullable=False),  # when the age of all of them was nothing
    Column("evicted", Integer, nullable=False),  # how often others took matches from it
)
