"""Who may ask for advice, games played on from another game, and the chances along a finished one."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("advice", sa.String(8), nullable=False, server_default="auto"))
    op.add_column("tables", sa.Column("fork", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "curves",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("curve", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_curves_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_curves"),
    )


def downgrade() -> None:
    op.drop_table("curves")
    op.drop_column("tables", "fork")
    op.drop_column("tables", "advice")
