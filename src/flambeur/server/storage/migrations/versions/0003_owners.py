"""Claims last while their owner is alive."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_table("claims")
    op.create_table(
        "claims",
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("owner", sa.String(40), nullable=False),
    )
    op.create_table(
        "owners",
        sa.Column("owner", sa.String(40), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
