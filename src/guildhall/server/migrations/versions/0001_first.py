"""The first form of the database."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(200), nullable=True),
        sa.Column("seal", sa.String(64), nullable=True),
        sa.Column("chosen_seed", sa.Boolean, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("pace", sa.String(10), nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("clock_kind", sa.String(10), nullable=False),
        sa.Column("clock_seconds", sa.Integer, nullable=False),
        sa.Column("grace", sa.Integer, nullable=False),
        sa.Column("host", sa.LargeBinary(32), nullable=True),
        sa.Column("previous", sa.String(40), nullable=False),
        sa.Column("imported", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("wake", sa.BigInteger, nullable=True),
    )
    op.create_index("tables_wake", "tables", ["wake"])
    op.create_index("tables_listed", "tables", ["is_public", "status", "touched"])
    op.create_index("tables_touched", "tables", ["status", "touched"])
    op.create_table(
        "holders",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), _of_table(), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("token", sa.LargeBinary(32), nullable=True),
        sa.Column("visitor", sa.LargeBinary(32), nullable=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("online", sa.Boolean, nullable=False),
    )
    op.create_index("holders_table", "holders", ["table_id"])
    op.create_index("holders_visitor", "holders", ["visitor"])
    op.create_table(
        "invitations",
        sa.Column("secret", sa.LargeBinary(32), primary_key=True),
        sa.Column("table_id", sa.String(40), _of_table(), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("invitations_table", "invitations", ["table_id"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(40), _of_table(), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("key", sa.String(64), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seq", name="log_once"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for name in ("log", "invitations", "holders", "tables"):
        op.drop_table(name)


def _of_table() -> sa.ForeignKey:
    return sa.ForeignKey("tables.id", ondelete="CASCADE")
