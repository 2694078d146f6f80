"""Migrate a database of any kind to the current schema."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine


def migrate(url: str, to: str = "head") -> None:
    """Create the tables, or migrate those of an older release; `url` in SQLAlchemy's form."""
    with _config(url) as config:
        command.upgrade(config, to)


def is_up_to_date(url: str) -> bool:
    """Whether a database is of this release, without changing it; raises `CommandError` for a newer release."""
    engine = create_engine(url)
    try:
        with _config(url) as config, engine.connect() as connection:
            scripts = ScriptDirectory.from_config(config)
            reached = MigrationContext.configure(connection).get_current_revision()
            if reached is not None:
                scripts.get_revision(reached)
            return reached == scripts.get_current_head()
    finally:
        engine.dispose()


@contextmanager
def _config(url: str) -> Iterator[Config]:
    with as_file(files("flambeur.server.storage").joinpath("migrations")) as scripts:
        config = Config()
        config.set_main_option("script_location", str(scripts).replace("%", "%%"))
        config.attributes["url"] = url
        yield config
