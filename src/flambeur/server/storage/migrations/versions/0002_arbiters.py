"""Versions of documents, the journal's own arbiter, claims, tables put aside, and when games ended."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

GAP = """
    CREATE TRIGGER journal_gap BEFORE INSERT ON journal
    WHEN NEW.seat < 0 AND NEW.number > 0
        AND NOT EXISTS (SELECT 1 FROM journal WHERE code = NEW.code AND number = NEW.number - 1 AND seat < 0)
    BEGIN SELECT RAISE(ABORT, 'gap'); END
"""
LATE = """
    CREATE TRIGGER journal_late BEFORE INSERT ON journal
    WHEN NEW.seat >= 0 AND EXISTS (SELECT 1 FROM journal WHERE code = NEW.code AND number = NEW.number AND seat < 0)
    BEGIN SELECT RAISE(ABORT, 'late'); END
"""


def upgrade() -> None:
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("ended", sa.BigInteger))
    op.execute("UPDATE tables SET ended = document->>'$.ended' WHERE state = 'over' AND json_valid(document)")
    op.create_index("tables_by_end", "tables", ["ended"])
    op.create_table(
        "cuttings",
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("client", sa.String(32), nullable=False),
        sa.Column("cut", sa.BigInteger, primary_key=True),
    )
    op.create_table(
        "aside",
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "claims",
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.execute(GAP)
    op.execute(LATE)
