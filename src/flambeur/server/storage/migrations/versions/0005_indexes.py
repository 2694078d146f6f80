"""Indexes to find expired data without reading everything."""

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("guests_by_table", "guests", ["code"])
    op.create_index("chats_by_time", "chats", ["at"])
