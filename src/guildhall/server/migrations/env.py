"""How Alembic reaches the database: by the connection that the server has opened."""

from alembic import context

from guildhall.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
