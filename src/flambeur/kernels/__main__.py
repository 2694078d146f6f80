"""`python -m flambeur.kernels vegas temptation kragen` compiles these rules and leaves them on disk."""

from __future__ import annotations

import os
import sys
from contextlib import suppress

import flambeur.games  # noqa: F401  (puts the games on the shelf)
from flambeur.kernels.keeping import has_numba, note_kept, one_at_a_time
from flambeur.kernels.warming import load

_LESS_URGENT = 10
"""Somebody may be playing on this machine meanwhile."""


def main(names: list[str]) -> int:
    """Compile the named rules; 1 where there is no Numba."""
    if not has_numba():
        return 1
    with suppress(OSError, AttributeError):
        os.nice(_LESS_URGENT)
    for rules in names:
        with one_at_a_time():
            load(rules)
            note_kept(rules)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
