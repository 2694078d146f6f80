"""List and run the benchmarks."""

from __future__ import annotations

import ast
import sys
from importlib import import_module
from pathlib import Path

FOLDER = Path(__file__).parent


def benchmarks() -> dict[str, str]:
    """The name of every benchmark with its docstring."""
    found = {}
    for path in sorted(FOLDER.glob("*.py")):
        if path.stem.startswith("_"):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        if any(isinstance(node, ast.FunctionDef) and node.name == "run" for node in tree.body):
            found[path.stem] = ast.get_docstring(tree) or ""
    return found


def main(words: list[str]) -> int:
    known = benchmarks()
    if not words:
        for name, told in known.items():
            print(f"{name:12} {told.splitlines()[0]}")
        return 0
    name, *rest = words
    if name not in known:
        print(f"there is no benchmark '{name}'; there are: {', '.join(known)}.", file=sys.stderr)
        return 2
    if "--help" in rest:
        print(known[name])
        return 0
    check = "--check" in rest
    result: int = import_module(f"bench.{name}").run(check, [word for word in rest if word != "--check"])
    return result


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
