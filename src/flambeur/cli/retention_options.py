"""How long a server keeps its tables: options of `flambeur serve` and `flambeur db prune`."""

from __future__ import annotations

from typing import Annotated

import typer

UNFINISHED_DAYS, ABANDONED_DAYS, BOT_GAME_DAYS, MOST_TABLES = 90, 7, 7, 1_000_000

KeepGames = Annotated[
    float | None,
    typer.Option(
        help="How many days finished games are kept; for ever if not given.", envvar="FLAMBEUR_KEEP_GAMES", min=0
    ),
]
KeepUnfinished = Annotated[
    float,
    typer.Option(help="How many days games are kept that nobody plays on.", envvar="FLAMBEUR_KEEP_UNFINISHED", min=0),
]
KeepAbandoned = Annotated[
    float,
    typer.Option(
        help="How many days games without a result are kept, and tables that never began.",
        envvar="FLAMBEUR_KEEP_ABANDONED",
        min=0,
    ),
]
KeepBotGames = Annotated[
    float, typer.Option(help="How many days games among bots are kept.", envvar="FLAMBEUR_KEEP_BOT_GAMES", min=0)
]
KeepTables = Annotated[
    int,
    typer.Option(
        help="How many tables are kept in all; the least missed go first.", envvar="FLAMBEUR_KEEP_TABLES", min=1
    ),
]
