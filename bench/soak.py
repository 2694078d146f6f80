"""Everything that takes long, one after the other: what `make soak` runs.

Each part is a benchmark of its own; this runs them with their large sizes and their bars.
"""

from __future__ import annotations

from importlib import import_module

PARTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("engine", ()),
    ("fuzz", ("--large",)),
    ("fuzz", ("--memory",)),
    ("fuzz", ("--positions", "20000")),
    ("boards", ()),
    ("simulate", ()),
    ("kernels", ("--equal",)),
    ("server", ()),
    ("soak_server", ()),
    ("storm", ()),
    ("races", ()),
    ("capacity", ()),
    ("web", ()),
)


def run(check: bool, args: list[str]) -> int:
    """Run all parts, or those named; 1 if any of them is below its bar."""
    failed = []
    for name, words in PARTS:
        if args and name not in args:
            continue
        print(f"== {name} {' '.join(words)}", flush=True)
        if import_module(f"bench.{name}").run(True, list(words)):
            failed.append(name)
    print(f"below the bar: {', '.join(failed)}" if failed else "all above their bars")
    return 1 if failed else 0
