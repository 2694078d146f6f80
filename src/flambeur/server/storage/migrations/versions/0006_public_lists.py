"""Indexes to read the lists of public tables in order, without reading all tables."""

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("tables_in_public", "tables", ["public", "created", "code"])
    op.create_index("tables_of_game_in_public", "tables", ["public", "game", "created", "code"])
