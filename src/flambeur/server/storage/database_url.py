"""Find the database that a URL names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flambeur.engine import FlambeurError

if TYPE_CHECKING:
    from flambeur.server.storage.postgres import PostgresStorage
    from flambeur.server.storage.sqlite import SqliteStorage

SQLITE, POSTGRES = "sqlite:///", ("postgresql://", "postgres://")


class BadDatabase(FlambeurError):
    """A database that cannot be used."""

    code = "bad-database"


def storage_at(url: str) -> SqliteStorage | PostgresStorage:
    """Return the storage of a URL, not opened yet; raises `BadDatabase` with a message."""
    if url.startswith(SQLITE):
        from flambeur.server.storage.sqlite import SqliteStorage

        return SqliteStorage(url)
    return postgres_at(url)


def postgres_at(url: str) -> PostgresStorage:
    """Return the storage of a PostgreSQL URL, not opened yet; raises `BadDatabase` with a message."""
    if not url.startswith(POSTGRES):
        said = url.rsplit("@", maxsplit=1)[-1]  # the part before it may contain a password
        raise BadDatabase(f"a database is given as sqlite:///FILE or postgresql://HOST/NAME, not '{said}'.")
    try:
        from flambeur.server.storage.postgres import PostgresStorage
    except ModuleNotFoundError:
        raise BadDatabase("PostgreSQL needs a package more: pip install 'flambeur[postgres]'.") from None
    return PostgresStorage(url)


def for_sqlalchemy(url: str) -> str:
    """Return a URL in the form that SQLAlchemy reads."""
    return f"postgresql+psycopg://{url.partition('://')[2]}" if url.startswith(POSTGRES) else url
