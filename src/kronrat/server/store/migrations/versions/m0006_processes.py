"""Several processes on one database: who is alive, who leads which table, seals that any of them knows."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.create_table(
        "leads",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("process", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_leads"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_leads_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "seals",
        sa.Column("ticket", sa.String(24), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("ticket", name="pk_seals"),
    )


def downgrade() -> None:
    for name in ("seals", "leads", "processes"):
        op.drop_table(name)
