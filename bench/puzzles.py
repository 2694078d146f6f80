"""All shipped puzzles, solved again: are they worth what they say, and still good?

    python -m bench puzzles [--check] [GAME ...]

Exact values are compared up to the decimals that are kept; estimates are made again from other games, and must lie
within four standard errors. Printed are, for each game, how many puzzles there are, how they were solved, how hard they
are, and how many no longer hold.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from math import sqrt

from bench.sampling import some_of
from flambeur.analysis import Evaluation
from flambeur.puzzles import Puzzle, puzzle_games, shipped
from flambeur.puzzles.finder import difficulty
from flambeur.puzzles.puzzle import DECIMALS
from flambeur.puzzles.standard import SURE, collection_faults, faults
from flambeur.puzzles.values import LONG, estimated, judge, unit_of


def run(check: bool, words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench puzzles")
    some_of(parser, "games", puzzle_games())
    wrong = 0
    for game in parser.parse_args(words).games:
        puzzles = shipped(game)
        kinds, units = Counter(one.kind for one in puzzles), Counter(one.unit for one in puzzles)
        hard = Counter(one.difficulty for one in puzzles)
        print(f"{game}: {len(puzzles)} puzzles")
        print("  " + ", ".join(f"{count} {kind}" for kind, count in kinds.items()))
        print("  " + ", ".join(f"{count} for {unit}" for unit, count in units.items()))
        print("  " + ", ".join(f"{hard[level]} of difficulty {level}" for level in (1, 2, 3)))
        found = list(collection_faults(puzzles))
        for number, puzzle in enumerate(puzzles, 1):
            found += [f"{number}: {fault}" for fault in (*faults(puzzle), *_differences(puzzle))]
        for fault in found:
            print(f"  {fault}")
        print(f"  {len(puzzles)} solved again, {len(found)} differences")
        wrong += len(found)
    return int(check and wrong > 0)


def _differences(puzzle: Puzzle) -> Iterator[str]:
    """What comes out otherwise than the puzzle says."""
    choice = puzzle.choice()
    if puzzle.kind == "estimated":
        worth = estimated(choice, LONG, first=LONG)
        allowed = SURE * sqrt(worth.best.chance_error**2 + puzzle.error**2)
    else:
        worth, allowed = judge(choice), 2 * 10**-DECIMALS
    unit = unit_of(choice, worth)
    if (worth.kind, unit) != (puzzle.kind, puzzle.unit):
        yield f"is {worth.kind} in {unit}, not {puzzle.kind} in {puzzle.unit}"
    for move, value in _values(worth).items():
        if abs(value - puzzle.values[move]) > allowed:
            yield f"{move} is worth {value:g}, not {puzzle.values[move]:g}"
    best = next(move for move in choice.moves if str(move) == puzzle.best)
    if (found := difficulty(choice, best)) != puzzle.difficulty:
        yield f"has difficulty {found}, not {puzzle.difficulty}"


def _values(worth: Evaluation) -> dict[str, float]:
    return {str(move): value for move, value in worth.values.items()}
