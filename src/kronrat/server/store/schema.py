"""The one schema, for SQLite and PostgreSQL alike: tables, seats, lines, and the server's own settings."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("edition", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    # every change counts one up; a change names the revision it was made on
    Column("rev", Integer, nullable=False),
    Column("over", Boolean, nullable=False, server_default=false()),
    Column("moved", BigInteger, nullable=False),
    # who may ask what a bot would do: auto, always, never
    Column("advice", String(8), nullable=False, server_default="auto"),
    # so many first lines were taken over from another game, and owe nothing to this table's seed
    Column("fork", Integer, nullable=False, server_default="0"),
    # the digest of the last line: a change is bound to it as to the revision
    Column("head", String(8), nullable=False, server_default=""),
    # the last requests of each seat that were carried out, so that one sent again is answered and not made twice
    Column("recent", Text, nullable=False, server_default=""),
    # what players added to the seed: seat, line from which it counts, bytes in hex
    Column("entropy", Text, nullable=False, server_default=""),
    # whoever sits alone against bots may take back anything
    Column("training", Boolean, nullable=False, server_default=false()),
    # an operator has ended it before its end
    Column("closed", Boolean, nullable=False, server_default=false()),
    # the fingerprint of the rules it is played by, beside their version
    Column("rules", String(16), nullable=False, server_default=""),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(80), nullable=False),
    Column("bot", String(64), nullable=False),
    # the name in the cookie of the browser that may act for the seat
    Column("holder", String(64), nullable=True, key="browser"),
    Index(None, "browser"),
)

lines = Table(
    "lines",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("digest", String(8), nullable=False),
    # every seat's points after the last line of a change, as read on everybody's scene; empty elsewhere
    Column("scores", String(128), nullable=False),
)

# the chances along a finished game, worked out once
curves = Table(
    "curves",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("curve", Text, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

# the server processes on this database, and when each was last heard of, by the database's own clock
processes = Table(
    "processes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("seen", DateTime(timezone=True), nullable=False),
)

# which process does what happens by itself at a table, above all the thinking of its bots
leads = Table(
    "leads",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("process", String(16), nullable=False),
)

# seeds fixed for tables that do not exist yet
seals = Table(
    "seals",
    metadata,
    Column("ticket", String(24), primary_key=True),
    Column("seed", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
)
