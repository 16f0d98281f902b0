"""The database. `log` is append-only: its key lets one step be written once, by one process.

Personal data (names, chat) can be blanked on request; nothing else in the log ever changes.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

METADATA = MetaData()

tables = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", String(200), nullable=True),
    Column("seal", String(64), nullable=True),
    Column("chosen_seed", Boolean, nullable=False),
    Column("position", Text, nullable=False),
    Column("pace", String(10), nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("clock_kind", String(10), nullable=False),
    Column("clock_seconds", Integer, nullable=False),
    Column("grace", Integer, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("host", LargeBinary(32), nullable=True),
    Column("previous", String(40), nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    # A summary for lists; the truth is in the log.
    Column("status", String(10), nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("wake", BigInteger, nullable=True),
    Index("tables_wake", "wake"),
    Index("tables_listed", "is_public", "status", "touched"),
    Index("tables_touched", "status", "touched"),
)

holders = Table(
    "holders",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("token", LargeBinary(32), nullable=True),
    Column("visitor", LargeBinary(32), nullable=True),
    Column("name", String(80), nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("online", Boolean, nullable=False),
    Index("holders_table", "table_id"),
    Index("holders_visitor", "visitor"),
)

invitations = Table(
    "invitations",
    METADATA,
    Column("secret", LargeBinary(32), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("invitations_table", "table_id"),
)

reviews = Table(
    "reviews",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    # Whoever works on it: a review is begun anew when the work of another no longer counts.
    Column("worker", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", name="reviews_once"),
)

log = Table(
    "log",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("body", Text, nullable=False),
    Column("key", String(64), nullable=True),
    PrimaryKeyConstraint("table_id", "seq", name="log_once"),
    sqlite_with_rowid=False,
)
