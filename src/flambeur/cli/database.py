"""`flambeur db`: the database of a server checked, mended, copied, moved and brought back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from flambeur.cli.serve import default_database
from flambeur.texts import Texts, system_language, texts

db = typer.Typer(
    name="db",
    help="Check, mend, move, back up and restore a server's database.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
Database = Annotated[
    str | None,
    typer.Option(help="Where tables are kept: sqlite:///FILE or postgresql://HOST/NAME.", envvar="FLAMBEUR_DATABASE"),
]


def register(app: typer.Typer) -> None:
    """Add the commands to the command line."""
    app.add_typer(db)


@db.command()
def check(
    database: Database = None,
    mend: Annotated[bool, typer.Option("--mend", help="Let tables go on from the last row that plays.")] = False,
    close: Annotated[bool, typer.Option("--close", help="End tables that cannot go on, without a result.")] = False,
) -> None:
    """Read every page and every table; exit code 1 if one stays that a server cannot load. Stop the server first."""
    import flambeur.games  # noqa: F401  (puts the games on the shelf)

    left = asyncio.run(_check(database or default_database(), mend, close, texts(system_language())))
    raise typer.Exit(1 if left else 0)


async def _check(url: str, mend: bool, close: bool, words: Texts) -> int:
    from flambeur.server.storage.copying import examine
    from flambeur.server.storage.places import SQLITE, BadDatabase, storage_at
    from flambeur.server.tables import checking

    storage = storage_at(url)
    storage.prepare()
    if url.startswith(SQLITE):
        examine(Path(url.removeprefix(SQLITE)))
    await storage.open()
    left = 0
    try:
        if (mend or close) and await storage.hold(storage.name, 0):
            raise BadDatabase("the database is in use: servers are working with it, stop them first.")
        total = len(await storage.every())
        for found in [finding async for finding in checking.findings(storage)]:
            typer.echo(words.say("db-finding", table=found.code, reason=found.reason))
            if mend and await checking.mend(storage, found):
                typer.echo(words.say("db-mended", table=found.code))
            elif close:
                await checking.close(storage, found)
                typer.echo(words.say("db-closed", table=found.code))
            else:
                left += 1
    finally:
        await storage.close()
    typer.echo(words.say("db-checked", tables=total, left=left))
    return left


@db.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to make.")],
    database: Database = None,
) -> None:
    """Copy the database as it is at this moment; a server may go on working with it."""
    from flambeur.server.storage import moving

    size = moving.backup(database or default_database(), file)
    typer.echo(texts(system_language()).say("db-backup", file=str(file), bytes=size))


@db.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    database: Database = None,
) -> None:
    """Put a backup in the place of the database; what came after it is lost. A running server goes on with it."""
    from flambeur.server.storage import moving

    live = moving.restore(database or default_database(), file)
    typer.echo(texts(system_language()).say("db-restored-live" if live else "db-restored", file=str(file)))


@db.command()
def migrate(database: Database = None) -> None:
    """Bring the database up to date with this release, as a server does when it starts."""
    from flambeur.server.storage.moving import bring_up_to_date

    bring_up_to_date(database or default_database())
    typer.echo(texts(system_language()).say("db-migrated"))


@db.command()
def copy(
    source: Annotated[str, typer.Argument(help="The database to copy: sqlite:///FILE or postgresql://HOST/NAME.")],
    target: Annotated[str, typer.Argument(help="An empty one to copy it into.")],
) -> None:
    """Copy a whole database into an empty one of any kind, as it is at this moment; then stop the old server."""
    from flambeur.server.storage import moving

    count = moving.copy(source, target)
    typer.echo(texts(system_language()).say("db-copied", tables=count))
