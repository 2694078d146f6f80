"""Bringing a database up to date, whatever kind it is."""

from __future__ import annotations

from importlib.resources import as_file, files

from alembic import command
from alembic.config import Config


def migrate(url: str, to: str = "head") -> None:
    """Make the tables, or bring those of an older release up to date; `url` as SQLAlchemy reads it."""
    with as_file(files("flambeur.server.storage").joinpath("migrations")) as scripts:
        config = Config()
        config.set_main_option("script_location", str(scripts).replace("%", "%%"))
        config.attributes["url"] = url
        command.upgrade(config, to)
