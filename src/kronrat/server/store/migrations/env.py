"""Alembic's entry: the connection is handed over by `kronrat.server.store.migrate`."""

from alembic import context

from kronrat.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection, target_metadata=metadata, render_as_batch=connection.dialect.name == "sqlite"
)
with context.begin_transaction():
    context.run_migrations()
