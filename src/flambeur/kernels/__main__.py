"""`python -m flambeur.kernels NAME...` compiles the named code (`code_loader.load`) and stores it on disk."""

from __future__ import annotations

import os
import sys
from contextlib import suppress

import flambeur.games  # noqa: F401  (puts the games on the shelf)
from flambeur.kernels.code_files import forget_unused, has_numba, is_kept, note_kept, one_at_a_time, package_of
from flambeur.kernels.code_loader import load

_LESS_URGENT = 5
"""A lower priority, because a player may use this machine at the same time."""


def main(names: list[str]) -> int:
    """Compile the named code, unless it is on disk; 1 where there is no Numba."""
    if not has_numba():
        return 1
    with suppress(OSError, AttributeError):
        os.nice(_LESS_URGENT)
    for name in names:
        with one_at_a_time(name):
            if not is_kept(name):
                load(name)
                note_kept(name)
    forget_unused("", *map(package_of, names))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
