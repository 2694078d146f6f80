"""Programs that play, for tests: each a few lines of shell, written into a folder."""

from __future__ import annotations

from pathlib import Path

LINES = {
    "honest": 'echo "move ${moves%% *}"',
    "cheat": 'echo "move place_7"',
    "crash": "echo I am tired >&2; exit 3",
    "slow": "sleep 60",
    "chatty": 'echo "info thinking"; echo; echo "nonsense"; echo "move ${moves%% *}"',
    "mute": "exec 1>&-; sleep 60",
}
"""What each of them does when it is asked for a move."""


def write_program(folder: Path, kind: str) -> str:
    """A program of a kind; its name for the arena."""
    path = folder / f"{kind}.sh"
    path.write_text(
        "#!/bin/sh\n"
        "while read -r word rest; do\n"
        "    case $word in\n"
        f'        flambeur) echo "ready {kind}" ;;\n'
        "        moves) moves=$rest ;;\n"
        f"        go) {LINES[kind]} ;;\n"
        "        quit) exit 0 ;;\n"
        "    esac\n"
        "done\n"
    )
    path.chmod(0o755)
    return str(path)
