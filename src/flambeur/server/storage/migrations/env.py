"""What Alembic runs: always against the database it is given by `migrate`."""

from alembic import context
from sqlalchemy import create_engine

from flambeur.server.storage.schema import metadata

engine = create_engine(context.config.attributes["url"])
try:
    with engine.connect() as connection:
        context.configure(connection=connection, target_metadata=metadata)
        with context.begin_transaction():
            context.run_migrations()
finally:
    engine.dispose()
