"""Ratings, game by game, and the rated games that are still to be counted."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(60), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("code", sa.String(6), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("of", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
    )
    op.create_index("ratings_by_table", "ratings", ["code", "player"], unique=True)
    op.create_table("dues", sa.Column("code", sa.String(6), primary_key=True))
