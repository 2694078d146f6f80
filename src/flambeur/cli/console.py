"""The console: colours if the terminal has them, otherwise plain words."""

from __future__ import annotations

from rich.console import Console

WIDEST = 100
"""Tables wider than this are hard to read, however wide the window is."""


def make_console(*, stderr: bool = False) -> Console:
    """A console that prints what it is given: square brackets and numbers in names mean nothing to it."""
    return Console(markup=False, emoji=False, highlight=False, stderr=stderr)
