"""The console: colours if the terminal has them, otherwise plain words."""

from __future__ import annotations

from rich.console import Console

WIDEST = 100
"""The maximum width of tables: wider ones are hard to read, however wide the window is."""


def make_console(*, stderr: bool = False) -> Console:
    """Return a console that prints text unchanged: square brackets and numbers in names have no special meaning."""
    return Console(markup=False, emoji=False, highlight=False, stderr=stderr)
