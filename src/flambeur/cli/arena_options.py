"""Options that the commands of the arena share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

WORK, PATIENCE = 200, 10.0
"""As in `flambeur.arena`, which is loaded only when a command runs."""

Rows = Annotated[Path | None, typer.Option("--rows", help="Write one row a game to this .csv or .parquet file.")]
Records = Annotated[Path | None, typer.Option("--records", help="Write every game down, into this folder.")]
Work = Annotated[int, typer.Option("--work", min=1, help="What bots may think about a move, in games played on.")]
Patience = Annotated[float, typer.Option("--patience", min=0.01, help="Seconds a program may take for a move.")]
Cluster = Annotated[str | None, typer.Option("--cluster", help="Play on a cluster that is running: ray or dask.")]
Address = Annotated[str | None, typer.Option("--address", help="With --cluster: where it is.")]
