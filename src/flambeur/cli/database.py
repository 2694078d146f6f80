"""`flambeur db`: the database of a server checked, mended, copied and brought back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from flambeur.cli.serve import default_database
from flambeur.texts import Texts, system_language, texts

db = typer.Typer(
    name="db", help="Check, mend, back up and restore a server's database.", no_args_is_help=True, rich_markup_mode=None
)
Database = Annotated[
    str | None, typer.Option(help="Where tables are kept: sqlite:///FILE.", envvar="FLAMBEUR_DATABASE")
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
    from flambeur.server.storage.sqlite import SqliteStorage
    from flambeur.server.tables import checking

    storage = SqliteStorage(url)
    storage.prepare()
    examine(Path(storage.path))
    await storage.open()
    left = 0
    try:
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
    from flambeur.server.storage.copying import backup as copy

    size = copy(database or default_database(), file)
    typer.echo(texts(system_language()).say("db-backup", file=str(file), bytes=size))


@db.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    database: Database = None,
) -> None:
    """Put a backup in the place of the database; what came after it is lost. A running server goes on with it."""
    from flambeur.server.storage.copying import restore as put_back

    live = put_back(database or default_database(), file)
    typer.echo(texts(system_language()).say("db-restored-live" if live else "db-restored", file=str(file)))
