"""The commands. `main` is the entry point; it never shows a traceback for a user's mistake."""

from __future__ import annotations

import io
import os
import sys

INTERRUPTED = 130
"""The exit code that shells expect of a program stopped with Ctrl-C."""


def main() -> None:
    """Run the command line; each intended error is one sentence on stderr and exit code 2."""
    from flambeur.cli.app import app
    from flambeur.cli.mistakes import explain, mistake
    from flambeur.engine import FlambeurError

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a name or a keystroke in another encoding must not end the program
    try:
        app(args=sys.argv[1:] or ["serve"])  # bare `flambeur` is the browser table
    except FlambeurError as error:
        _leave(2, explain(error))
    except KeyboardInterrupt:
        _leave(INTERRUPTED)
    except BrokenPipeError:
        _leave(1)
    except OSError as error:
        _leave(2, explain(mistake("system", reason=error.strerror or str(error))))
    except SystemExit as end:
        _leave(end.code if isinstance(end.code, int) else int(end.code is not None))


def _leave(code: int, sentence: str = "") -> None:
    """End the process. If the reader of our output has gone, the rest is dropped."""
    if sentence:
        print(sentence, file=sys.stderr)
    try:
        sys.stdout.flush()
    except (OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = code or 1
    sys.exit(code)
