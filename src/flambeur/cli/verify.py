"""`flambeur verify FILE`: whether the dice of a finished game were fair."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from flambeur.engine import InvalidRecord, read_record
from flambeur.texts import system_language

_LARGEST = 16 * 1024 * 1024


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""
    app.command(name="verify")(verify)


def verify(
    file: Annotated[Path, typer.Argument(help="The record of a finished game (.flam).")],
    commitment: Annotated[
        str | None,
        typer.Option(help="The commitment that the table showed before the first roll: only it proves the seed."),
    ] = None,
) -> None:
    """Derive every roll of a server's game from its revealed seed; exit code 2 if one does not follow."""
    import flambeur.games  # noqa: F401  (puts the games on the shelf)
    from flambeur.fairness import verify as check
    from flambeur.wording.verdict import verdict_text

    record = read_record(read_file(file))
    typer.echo(verdict_text(check(record, commitment), record.names, system_language()))


def read_file(path: Path) -> str:
    """Return the text of a record file; raises `InvalidRecord` with one sentence."""
    try:
        if path.stat().st_size > _LARGEST:
            raise InvalidRecord(1, f"{path} is too large for a record.")
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise InvalidRecord(1, f"{path} cannot be read: {(error.strerror or 'unknown reason').lower()}.") from None
    except UnicodeDecodeError:
        raise InvalidRecord(1, f"{path} is not a text file.") from None
