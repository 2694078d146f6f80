"""Options that the commands of the arena share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from flambeur.cli.mistakes import mistake

WORK, PATIENCE = 200, 10.0
"""As in `flambeur.arena`, which is loaded only when a command runs."""

Rows = Annotated[Path | None, typer.Option("--rows", help="Write one row a game to this .csv or .parquet file.")]
Records = Annotated[Path | None, typer.Option("--records", help="Write every game down, into this folder.")]
Work = Annotated[int, typer.Option("--work", min=1, help="What bots may think about a move, in games played on.")]
Patience = Annotated[float, typer.Option("--patience", min=0.01, help="Seconds a program may take for a move.")]
Cluster = Annotated[str | None, typer.Option("--cluster", help="Play on a cluster that is running: ray or dask.")]
Address = Annotated[str | None, typer.Option("--address", help="With --cluster: where it is.")]
Workers = Annotated[int, typer.Option("--workers", help="How many processes play.")]
Engine = Annotated[str, typer.Option("--engine", help="auto, reference or kernel.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
AsCsv = Annotated[bool, typer.Option("--csv", help="Print CSV.")]


def form_of(json: bool, csv: bool) -> str:
    """Return the output format of figures; raises a mistake when two formats are requested."""
    if json and csv:
        raise mistake("one-form")
    return "json" if json else "csv" if csv else "table"
