"""Changes bound to the last line, requests that may be sent again, players' entropy."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

LAST = "SELECT digest FROM lines WHERE table_id = tables.id ORDER BY number DESC LIMIT 1"


def upgrade() -> None:
    op.add_column("tables", sa.Column("head", sa.String(8), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("recent", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("entropy", sa.Text, nullable=False, server_default=""))
    op.execute(f"UPDATE tables SET head = COALESCE(({LAST}), '')")


def downgrade() -> None:
    for name in ("entropy", "recent", "head"):
        op.drop_column("tables", name)
