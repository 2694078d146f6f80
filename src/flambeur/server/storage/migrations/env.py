"""The script that Alembic runs, always against the database that `migrate` passes to it."""

from alembic import context
from sqlalchemy import create_engine, text

from flambeur.server.storage.schema import metadata

ONE_AT_A_TIME = 4_711_020
engine = create_engine(context.config.attributes["url"])
try:
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":  # several processes may start at the same moment
            connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
        context.configure(connection=connection, target_metadata=metadata)
        with context.begin_transaction():
            context.run_migrations()
finally:
    engine.dispose()
