"""`flambeur join`: a bot on this machine takes a seat at a server's table."""

from __future__ import annotations

import getpass
from typing import Annotated
from urllib.parse import urlsplit

import typer

from flambeur.cli.mistakes import mistake
from flambeur.cli.options import Lang

_TABLE, _SEAT = "/t/", "seat="


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""
    app.command(name="join")(join)


def join(
    url: Annotated[str, typer.Argument(help="The link of a table or of a seat, or a server's address with --table.")],
    bot: Annotated[str, typer.Option("--bot", help="Who plays: a level, module:Class or a program.")],
    table: Annotated[str | None, typer.Option("--table", help="The code of the table.")] = None,
    token: Annotated[str | None, typer.Option("--token", help="The token of the seat.")] = None,
    name: Annotated[str | None, typer.Option("--name", help="What it is called at the table.")] = None,
    lang: Lang = None,
) -> None:
    """Let a bot of yours play at a server's table, to the end of the game."""
    from flambeur.cli.remote import play_remote

    code, key = link_of(url)
    code, key = table or code, token or key
    if code is None:
        raise mistake("no-table", given=url)
    play_remote(url, table=code, token=key, name=name or getpass.getuser(), bots=(bot,), by_bot=True, lang=lang)


def link_of(url: str) -> tuple[str | None, str | None]:
    """Return the table and the token of the seat that a link names.

    >>> link_of("http://host:8321/t/QWERTY#seat=abc")
    ('QWERTY', 'abc')
    >>> link_of("http://host:8321")
    (None, None)
    """
    parts = urlsplit(url)
    _, marker, code = parts.path.partition(_TABLE)
    key = parts.fragment.removeprefix(_SEAT) if parts.fragment.startswith(_SEAT) else ""
    return (code.strip("/") or None) if marker else None, key or None
