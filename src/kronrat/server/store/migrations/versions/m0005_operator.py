"""Tables that an operator closed; and by which copy of its game's rules a table is played."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("rules", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    for name in ("rules", "closed"):
        op.drop_column("tables", name)
