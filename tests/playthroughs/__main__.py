"""Rewrite the playthrough files: `python -m tests.playthroughs --write`."""

import sys

from tests.playthroughs import FOLDER, configurations, playthrough


def main() -> int:
    if sys.argv[1:] != ["--write"]:
        print("usage: python -m tests.playthroughs --write")
        return 2
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, game in configurations():
        (FOLDER / f"{name}.txt").write_text(playthrough(game), encoding="utf-8")
        print(name)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
