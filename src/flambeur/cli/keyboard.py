"""Ask the person at the keyboard."""

from __future__ import annotations

from rich.console import Console


class Left(Exception):
    """The player wants to leave the table."""


class KeyboardGone(Exception):
    """The input has ended (Ctrl-D, or the end of a pipe): no further answers are possible."""


class Keyboard:
    """Reads one line of input at a time."""

    def __init__(self, console: Console) -> None:
        self._console = console

    def ask(self, prompt: str) -> str:
        """Return the typed line without surrounding blanks; raises `KeyboardGone`."""
        try:
            return self._console.input(f"{prompt} ", markup=False).strip()
        except EOFError:
            self._console.print()
            raise KeyboardGone from None

    def hide(self) -> None:
        """Clear the screen and its scrollback, so that the next player sees no secrets."""
        if self._console.is_terminal and not self._console.is_dumb_terminal:
            self._console.file.write("\x1b[3J")
            self._console.clear()
        else:
            self._console.print("\n" * self._console.height)
