"""`flambeur db`: check, repair, copy, move and restore the database of a server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from flambeur.cli.retention_options import (
    ABANDONED_DAYS,
    BOT_GAME_DAYS,
    MOST_TABLES,
    UNFINISHED_DAYS,
    KeepAbandoned,
    KeepBotGames,
    KeepGames,
    KeepTables,
    KeepUnfinished,
)
from flambeur.cli.serve import default_database
from flambeur.texts import Texts, system_language, texts

if TYPE_CHECKING:
    from flambeur.server.settings import Keeping

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
    save: Annotated[
        Path | None,
        typer.Option(help="The file to save everything in that a damaged one still holds; FILE.saved if not given."),
    ] = None,
) -> None:
    """Read every page and every table; exit code 1 if one stays that a server cannot load. Stop the server first."""
    import flambeur.games  # noqa: F401  (puts the games on the shelf)

    url, words = database or default_database(), texts(system_language())
    if _salvaged(url, save, words):
        raise typer.Exit(1)
    left = asyncio.run(_check(url, mend, close, words))
    raise typer.Exit(1 if left else 0)


def _salvaged(url: str, save: Path | None, words: Texts) -> bool:
    """Return whether a file is damaged; if so, print where, and save what can be read in another file."""
    from flambeur.server.storage.database_url import SQLITE
    from flambeur.server.storage.salvage import damage, salvage
    from flambeur.server.storage.sqlite_file import DatabaseFile

    if not url.startswith(SQLITE) or not Path(url.removeprefix(SQLITE)).is_file():
        return False
    file = DatabaseFile(url)
    file.take()
    try:
        places = damage(file.path)
        if not places:
            return False
        typer.echo(words.say("db-damaged", file=file.path))
        for place in places:
            told = "db-damaged-page" if place.page else "db-damaged-place"
            where = words.say(told, page=place.page, byte=place.byte, part=place.part or "?", reason=place.reason)
            typer.echo(f"  {where}")
        target = save or Path(f"{file.path}.saved")
        found = salvage(file.path, target)
    finally:
        file.let_go()
    for code, what in found.lost.items():
        typer.echo(words.say("db-lost", table=code, what=what))
    for part in found.parts:
        typer.echo(words.say("db-lost-part", part=part))
    typer.echo(words.say("db-saved", tables=found.saved, lost=len(found.lost), file=str(target)))
    return True


async def _check(url: str, mend: bool, close: bool, words: Texts) -> int:
    from flambeur.server.storage.database_url import SQLITE, BadDatabase, storage_at
    from flambeur.server.storage.sqlite_backup import examine
    from flambeur.server.tables import consistency

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
        for found in [finding async for finding in consistency.findings(storage)]:
            typer.echo(words.say("db-finding", table=found.code, reason=found.reason))
            if mend and await consistency.mend(storage, found):
                typer.echo(words.say("db-mended", table=found.code))
            elif close:
                await consistency.close(storage, found)
                typer.echo(words.say("db-closed", table=found.code))
            else:
                left += 1
    finally:
        await storage.close()
    typer.echo(words.say("db-checked", tables=total, left=left))
    return left


@db.command()
def prune(
    database: Database = None,
    keep_games: KeepGames = None,
    keep_unfinished: KeepUnfinished = UNFINISHED_DAYS,
    keep_abandoned: KeepAbandoned = ABANDONED_DAYS,
    keep_bot_games: KeepBotGames = BOT_GAME_DAYS,
    keep_tables: KeepTables = MOST_TABLES,
) -> None:
    """Remove what need not be kept, as a server does every hour, and give its room back. Stop it first if on a file."""
    from flambeur.server.settings import Keeping

    keeping = Keeping(keep_abandoned, keep_abandoned, keep_bot_games, keep_unfinished, keep_games, keep_tables)
    words = texts(system_language())
    removed, left = asyncio.run(_prune(database or default_database(), keeping))
    for kind, count in removed.items():
        typer.echo(words.say("db-pruned-kind", kind=kind, count=count))
    typer.echo(words.say("db-pruned", count=sum(removed.values()), left=left))


async def _prune(url: str, keeping: Keeping) -> tuple[dict[str, int], int]:
    """Return how many tables of each kind were removed, and how many are left."""
    from flambeur.server.storage.database_url import SQLITE, storage_at
    from flambeur.server.storage.sqlite_backup import shrink
    from flambeur.server.tables.retention import Retention, waits_for_rating

    async def remove(code: str, version: int) -> bool:
        """Remove a table, except a running rated game: a server resigns it."""
        return not await waits_for_rating(storage, code) and await storage.remove(code, version)

    storage = storage_at(url)
    storage.prepare()
    await storage.open()
    try:
        removed = await Retention(storage, keeping, remove).sweep()
        left = await storage.count()
    finally:
        await storage.close()
    if url.startswith(SQLITE):
        shrink(url)
    return {str(kind): count for kind, count in removed.items()}, left


@db.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to make.")],
    database: Database = None,
) -> None:
    """Copy the database as it is at this moment; a server may go on working with it."""
    from flambeur.server.storage import transfer

    size = transfer.backup(database or default_database(), file)
    typer.echo(texts(system_language()).say("db-backup", file=str(file), bytes=size))


@db.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    database: Database = None,
) -> None:
    """Put a backup in the place of the database; what came after it is lost. A running server goes on with it."""
    from flambeur.server.storage import transfer

    live = transfer.restore(database or default_database(), file)
    typer.echo(texts(system_language()).say("db-restored-live" if live else "db-restored", file=str(file)))


@db.command()
def migrate(database: Database = None) -> None:
    """Bring the database up to date with this release, as a server does when it starts."""
    from flambeur.server.storage.transfer import bring_up_to_date

    bring_up_to_date(database or default_database())
    typer.echo(texts(system_language()).say("db-migrated"))


@db.command()
def copy(
    source: Annotated[str, typer.Argument(help="The database to copy: sqlite:///FILE or postgresql://HOST/NAME.")],
    target: Annotated[str, typer.Argument(help="An empty one to copy it into.")],
) -> None:
    """Copy a whole database into an empty one of any kind, as it is at this moment; then stop the old server."""
    from flambeur.server.storage import transfer

    count = transfer.copy(source, target)
    typer.echo(texts(system_language()).say("db-copied", tables=count))
