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
APPEND = """
    CREATE FUNCTION append_rows(given jsonb) RETURNS TABLE (code text, number int, seat int) LANGUAGE plpgsql AS $$
    #variable_conflict use_column
    BEGIN
        -- One writer a table at a time, in one order for all: what follows sees whatever the one before has committed.
        PERFORM pg_advisory_xact_lock(key) FROM (
            SELECT DISTINCT hashtextextended(line->>0, 0) AS key FROM jsonb_array_elements(given) AS line ORDER BY 1
        ) AS keys;
        RETURN QUERY
        INSERT INTO journal AS kept (code, number, seat, at, body, client)
        SELECT line.code, line.number, line.seat, line.at, line.body, line.client FROM (
            SELECT value->>0 AS code, (value->>1)::int AS number, (value->>2)::int AS seat, (value->>3)::bigint AS at,
                value->>4 AS body, value->>5 AS client FROM jsonb_array_elements(given)
        ) AS line
        WHERE CASE WHEN line.seat < 0
            THEN line.number = 0 OR EXISTS (SELECT FROM journal AS last WHERE last.code = line.code
                AND last.number = line.number - 1 AND last.seat < 0)
            ELSE NOT EXISTS (SELECT FROM journal AS step WHERE step.code = line.code
                AND step.number = line.number AND step.seat < 0)
        END
        ON CONFLICT DO NOTHING
        RETURNING kept.code::text, kept.number, kept.seat;
    END $$
"""


def upgrade() -> None:
    lite = op.get_bind().dialect.name == "sqlite"
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("ended", sa.BigInteger))
    if lite:  # there are no older databases of another kind
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
    for arbiter in (GAP, LATE) if lite else (APPEND,):
        op.execute(arbiter)
