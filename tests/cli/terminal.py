"""A real terminal for the tests: the command runs behind a pseudo-terminal of 80 columns."""

from __future__ import annotations

import os
import re
import signal
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

import pexpect

from flambeur.texts import texts

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CHOICE = r"\?, u, q\)\s?:"
"""How every prompt for a choice ends, in every language."""
LISTED = re.compile(r"^ {0,2}(\d+)  \S", re.MULTILINE)
"""A choice with its number."""


def hear_interrupts() -> None:
    """In a new process: listen to Ctrl-C, as every terminal's programs do.

    Tests that run under `nohup`, or in the background of a script, were told to ignore it, and would hand that on.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """The `flambeur` command as a person sees it."""

    def __init__(self, *words: str, cwd: Path, lang: str = "en", **environment: str) -> None:
        self.texts = texts(lang)
        inherited = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "FORCE_COLOR")}
        self._child = pexpect.spawn(
            sys.executable,
            ["-m", "flambeur", *words, "--lang", lang],
            cwd=str(cwd),
            env={**inherited, "TERM": "xterm-256color", "PYTHONUTF8": "1", **environment},
            encoding="utf-8",
            dimensions=(40, 80),
            timeout=300,  # a machine that has other things to do is no failure of the command
            preexec_fn=hear_interrupts,
        )
        self._child.delaybeforesend = None
        self.raw = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._child.close(force=True)

    @property
    def plain(self) -> str:
        """Everything shown so far, without colours."""
        return ESCAPES.sub("", self.raw).replace("\r", "")

    @property
    def offered(self) -> list[str]:
        """The numbers of the choices that were listed last: a prompt may follow another one after nonsense."""
        asked = re.split(CHOICE, self.plain)[:-1]
        return next(found for part in reversed(asked) if (found := LISTED.findall(part)))

    def wait(self, *patterns: str | type[pexpect.EOF]) -> int:
        """Read on until one of the patterns is shown; which one it was."""
        found = self._child.expect(list(patterns))
        shown = self._child.after
        self.raw += str(self._child.before) + (shown if isinstance(shown, str) else "")
        return found

    def wait_for(self, message: str, **arguments: str | int) -> None:
        """Read on until a message of the catalogue is shown, wherever its lines are broken."""
        words = self.texts.say(message, **arguments).split()
        self.wait(r"\s+".join(re.escape(word) for word in words))

    def type(self, line: str) -> None:
        self._child.sendline(line)

    def answer(self, line: str) -> None:
        """Wait for a prompt and answer it."""
        self.wait(CHOICE)
        self.type(line)

    def choose(self, at: int = 0) -> None:
        """Wait for a prompt and take one of the choices above it."""
        self.wait(CHOICE)
        self.type(self.offered[at])

    def interrupt(self) -> None:
        self._child.sendintr()

    def end_input(self) -> None:
        self._child.sendeof()

    def finish(self) -> int:
        """Read to the end; the exit code."""
        self._child.expect(pexpect.EOF)
        self.raw += str(self._child.before)
        self._child.close()
        return int(self._child.exitstatus if self._child.exitstatus is not None else -(self._child.signalstatus or 0))

    def play_on(self) -> int:
        """Take the first choice everywhere until the game is over; the exit code."""
        go_on = re.escape(self.texts.say("cli-go-on"))
        while (found := self.wait(CHOICE, go_on, pexpect.EOF)) != 2:
            self.type(self.offered[0] if found == 0 else "")
        self._child.close()
        return int(self._child.exitstatus or 0)
