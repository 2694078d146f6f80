"""Find puzzles: bots play, and their choices are examined until one makes a puzzle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from flambeur.analysis import Evaluation
from flambeur.bots import make_bot
from flambeur.engine import Budget, Game, Knowledge, Match, Move, Seeded, family, write_position
from flambeur.puzzles.collection import puzzles_of
from flambeur.puzzles.puzzle import DECIMALS, Choice, Difficulty, Puzzle
from flambeur.puzzles.standard import CHOICES, LEAST, faults
from flambeur.puzzles.values import LONG, estimated, may_be_solved, question, solved, unit_of

PLAYERS = ("greedy", "careful", "bold")
"""The bots at the tables, which take at once what looks best to them: their mistakes are the obvious choices."""
WITNESSES = (*PLAYERS, "sharp")
TRIES = 4
"""The maximum number of choices of one game to examine."""
SIEVES = (64, 1024)
"""Play-outs after which choices that do not look like a puzzle are dropped."""
UNHURRIED = Budget()


def puzzle_in_game(name: str, seed: int, number: int) -> Puzzle | None:
    """Return the puzzle of a bots' game, numbered under a seed; None if it contains none.

    Raises `UnknownPuzzle` for a game without tables for puzzles.
    """
    tables = puzzles_of(name).tables
    table = tables[number % len(tables)]
    game = family(name).game(table.players, table.options)
    lot = Seeded(seed, 3 * number)
    met = _choices(game, lot, Seeded(seed, 3 * number + 1), Seeded(seed, 3 * number + 2))
    left = [(position, choice) for position, choice in met if table.estimate or may_be_solved(choice)]
    choices = [left.pop(lot.below(len(left))) for _ in range(len(left))]
    choices.sort(key=lambda one: _is_agreed(one[1]))  # if bots differ, one of them is wrong
    for position, choice in choices[:TRIES]:
        if found := make_puzzle(position, choice, (seed, number), estimate=table.estimate):
            return found
    return None


def _choices(game: Game[Any], lot: Seeded, dice: Seeded, toss: Seeded) -> Iterator[tuple[str, Choice]]:
    """Yield each choice of a single seat between enough moves, with its position."""
    bots = [make_bot(PLAYERS[lot.below(len(PLAYERS))], game) for _ in range(game.players)]
    match = Match(game, dice)
    while waiting := match.waiting:
        picked: dict[int, Move] = {}
        for seat in waiting:
            moves = match.legal_moves(seat)
            known = match.knowledge(seat)
            picked[seat] = moves[0] if len(moves) == 1 else bots[seat](known, moves, UNHURRIED, toss)
            if len(waiting) == 1 and len(question(known).moves) >= CHOICES:
                yield write_position(game, match.state), question(known)
        match.play_together(picked)


def _is_agreed(choice: Choice) -> bool:
    return len({chosen(level, choice) for level in PLAYERS}) == 1


def make_puzzle(position: str, choice: Choice, found: tuple[int, int], *, estimate: bool) -> Puzzle | None:
    """Return the puzzle in a choice; None if it is no good one, or needs an estimate that was not requested."""
    tempting = {level: chosen(level, choice) for level in PLAYERS}
    worth = _sieved(choice, set(tempting.values())) if estimate else solved(choice)
    if worth is None:
        return None
    best = max(worth.values, key=lambda move: worth.values[move])
    values = {str(move): round(value, DECIMALS) for move, value in worth.values.items()}
    for obvious in tempting.values():
        puzzle = Puzzle(
            position=position,
            seat=choice.seat,
            unit=unit_of(choice, worth),
            kind="exact" if worth.kind == "exact" else "estimated",
            values=values,
            best=str(best),
            obvious=str(obvious),
            difficulty=1,
            found=found,
            error=round(max(one.chance_error for one in worth.moves), DECIMALS + 1),
        )
        if not any(faults(puzzle)):
            return replace(puzzle, difficulty=difficulty(choice, best))
    return None


def _sieved(choice: Choice, tempting: set[Move]) -> Evaluation | None:
    """Return a long estimate, if shorter ones may show one move as clearly best and a tempting one as wrong."""
    margin, loss = LEAST["chance"]
    for games in SIEVES:
        values = estimated(choice, games).values
        best, second, *_ = sorted(values.values(), reverse=True)
        if best - second < margin / 2 or best - min(values[move] for move in tempting) < loss / 2:
            return None
    return estimated(choice, LONG)


def difficulty(choice: Choice, best: Move) -> Difficulty:
    """Return the number of bots that miss the best move, as a difficulty; deterministic."""
    missed = sum(chosen(level, choice) != best for level in WITNESSES)
    return 3 if missed == 4 else 2 if missed == 3 else 1


def chosen(level: str, choice: Choice) -> Move:
    """Return a bot's choice; deterministic."""
    knowledge: Knowledge = choice.knowledge
    return make_bot(level, knowledge.game)(knowledge, choice.moves, UNHURRIED, Seeded(0))
