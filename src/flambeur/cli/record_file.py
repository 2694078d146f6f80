"""A record on disk that follows a game, line by line, also when a choice is taken back."""

from __future__ import annotations

from pathlib import Path
from typing import BinaryIO

from flambeur.cli.mistakes import mistake
from flambeur.engine import Record, write_record

ENDING = ".flam"


class Recording:
    """An open `.flam` file. It always contains a prefix of the record's text."""

    def __init__(self, path: Path, *, new: bool = True) -> None:
        """Open the file; raises a `Mistake` when it cannot be written, or exists but must be new."""
        self.path = path
        self._written = b""
        try:
            self._file: BinaryIO = path.open("xb" if new else "r+b")
            if not new:
                self._written = self._file.read()
        except FileExistsError:
            raise mistake("file-exists", file=str(path)) from None
        except OSError:
            raise mistake("cannot-write", file=str(path)) from None

    def sync(self, record: Record) -> None:
        """Update the file: cut off what has changed, and append what is new."""
        text = write_record(record).encode()
        common = _common(self._written, text)
        if common < len(self._written):
            self._file.seek(common)
            self._file.truncate()
        self._file.seek(common)
        self._file.write(text[common:])
        self._file.flush()
        self._written = text

    def close(self) -> None:
        self._file.close()


def _common(old: bytes, new: bytes) -> int:
    """Return the length of the common prefix in bytes."""
    if new.startswith(old):
        return len(old)
    return next((index for index, pair in enumerate(zip(old, new, strict=False)) if pair[0] != pair[1]), len(new))


def record_path(name: str) -> Path:
    """Return the path of a record; a name without a suffix gets one. Raises a `Mistake` for an impossible path."""
    try:
        path = Path(name).expanduser()
        return path if path.suffix else path.with_suffix(ENDING)
    except (ValueError, RuntimeError):
        raise mistake("cannot-write", file=name) from None


def save(path: Path, record: Record) -> None:
    """Write a whole record; raises a `Mistake` if that is impossible."""
    try:
        path.write_bytes(write_record(record).encode())
    except (OSError, ValueError):
        raise mistake("cannot-write", file=str(path)) from None
