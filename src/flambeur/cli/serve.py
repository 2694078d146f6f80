"""`flambeur serve`: a server for tables, and the browser client."""

from __future__ import annotations

import os
import webbrowser
from pathlib import Path
from typing import Annotated, Literal

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
from flambeur.texts import system_language, texts

_DATA = "XDG_DATA_HOME"


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""
    app.command(name="serve")(serve)


def default_database() -> str:
    """Return a file in the user's data folder, so that games are found wherever the server is started."""
    home = os.environ.get(_DATA) or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(home) / 'flambeur' / 'tables.db'}"


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for everybody.", envvar="FLAMBEUR_HOST")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(help="The port; 0 for any free one.", envvar="FLAMBEUR_PORT", min=0, max=65535)
    ] = 8321,
    database: Annotated[
        str | None,
        typer.Option(
            help="Where tables are kept: sqlite:///FILE or postgresql://HOST/NAME.", envvar="FLAMBEUR_DATABASE"
        ),
    ] = None,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Whether to open a browser.", envvar="FLAMBEUR_BROWSER")
    ] = True,
    name: Annotated[
        list[str] | None, typer.Option(help="A name this server is reached by; repeat it.", envvar="FLAMBEUR_NAME")
    ] = None,
    behind_proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="Address or network of a proxy in front, whose X-Forwarded-… headers count; repeat it.",
            envvar="FLAMBEUR_BEHIND_PROXY",
        ),
    ] = None,
    base_path: Annotated[
        str,
        typer.Option(
            help="The path below which everything lives, such as /games, for a proxy that keeps it.",
            envvar="FLAMBEUR_BASE_PATH",
        ),
    ] = "",
    certificate: Annotated[
        Path | None, typer.Option(help="A TLS certificate file, to speak HTTPS.", envvar="FLAMBEUR_CERTIFICATE")
    ] = None,
    key: Annotated[Path | None, typer.Option(help="The key of the certificate.", envvar="FLAMBEUR_KEY")] = None,
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        typer.Option(help="From which level on things are logged.", envvar="FLAMBEUR_LOG_LEVEL"),
    ] = "warning",
    access_log: Annotated[
        bool, typer.Option("--access-log", help="Log every request.", envvar="FLAMBEUR_ACCESS_LOG")
    ] = False,
    metrics: Annotated[
        list[str] | None,
        typer.Option(
            help="Who may read /api/metrics, by address or network; repeat it. This machine if not given.",
            envvar="FLAMBEUR_METRICS",
        ),
    ] = None,
    connections: Annotated[
        int, typer.Option(help="TCP connections from one address.", envvar="FLAMBEUR_CONNECTIONS", min=1)
    ] = 200,
    messages: Annotated[
        float, typer.Option(help="Messages a second on one socket.", envvar="FLAMBEUR_MESSAGES", min=1)
    ] = 30,
    requests: Annotated[
        float, typer.Option(help="Requests a second from one address.", envvar="FLAMBEUR_REQUESTS", min=1)
    ] = 50,
    tables: Annotated[int, typer.Option(help="Open tables from one address.", envvar="FLAMBEUR_TABLES", min=1)] = 50,
    sockets: Annotated[int, typer.Option(help="Sockets from one address.", envvar="FLAMBEUR_SOCKETS", min=1)] = 100,
    keep_chats: Annotated[
        float, typer.Option(help="How many days chat is kept.", envvar="FLAMBEUR_KEEP_CHATS", min=0)
    ] = 90,
    keep_games: KeepGames = None,
    keep_unfinished: KeepUnfinished = UNFINISHED_DAYS,
    keep_abandoned: KeepAbandoned = ABANDONED_DAYS,
    keep_bot_games: KeepBotGames = BOT_GAME_DAYS,
    keep_tables: KeepTables = MOST_TABLES,
    tables_a_day: Annotated[
        int, typer.Option(help="Tables opened in a day from one address.", envvar="FLAMBEUR_TABLES_A_DAY", min=1)
    ] = 1000,
    guest_tables_a_day: Annotated[
        int, typer.Option(help="Tables opened in a day by one guest.", envvar="FLAMBEUR_GUEST_TABLES_A_DAY", min=1)
    ] = 300,
    bot_seconds: Annotated[
        float, typer.Option(help="How long a bot may think.", envvar="FLAMBEUR_BOT_SECONDS", min=0.1)
    ] = 5.0,
) -> None:
    """Host tables for all games; people play in the browser, scripts and terminals over the same address."""
    from flambeur.server.run import serve as run
    from flambeur.server.settings import LOCAL, Keeping, Limits, ServeSettings

    settings = ServeSettings(
        host=host,
        port=port,
        database=database or default_database(),
        limits=Limits(
            messages=messages,
            requests=requests,
            tables=tables,
            tables_a_day=tables_a_day,
            guest_tables_a_day=guest_tables_a_day,
            sockets=sockets,
            connections=connections,
        ),
        hosts=tuple(known.lower() for known in name or ()),
        proxies=tuple(behind_proxy or ()),
        base_path=base_path,
        certificate=str(certificate or ""),
        key=str(key or ""),
        log_level=log_level,
        access_log=access_log,
        metrics=tuple(metrics or LOCAL),
        bot_seconds=bot_seconds,
        think_ahead=True,
        keep_chat_days=keep_chats,
        keep=Keeping(keep_abandoned, keep_abandoned, keep_bot_games, keep_unfinished, keep_games, keep_tables),
    )
    words = texts(system_language())

    def ready(url: str) -> None:
        typer.echo(words.say("server-serving", url=url))
        typer.echo(words.say("server-stop-hint"))
        if browser and has_browser():
            webbrowser.open(url)

    run(settings, ready)


def has_browser() -> bool:
    """Whether a browser window can be opened: not over SSH, not without a screen."""
    if os.environ.get("SSH_CONNECTION") or os.environ.get("SSH_TTY"):
        return False
    if os.name == "posix" and os.uname().sysname != "Darwin":
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return True
