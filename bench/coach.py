"""The coach beside the solver: does it advise the best move wherever the best move is known, and is *exact* exact?

    python -m bench coach [--check] [KIND ...] [--positions N] [--ms MS] [--brute N]

Positions that a solver answers for without any limit, met in games of players who choose at random: rounds between two,
what is left of the last round for three and four, ends of rounds of Temptation, auctions and attempts of Um Kopf und
Kragen. The coach has MS milliseconds for each. It *agrees* when its best move is worth as much as the solver's best, or
less by no more than 0.5 % of what is at stake: the money on the casinos, the game, the points of the board, the bag,
the pot. What it marks exact is compared with brute force by the reference engine (`bench.truth`), value by value, in N
more positions that are small enough for that.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from itertools import count, islice
from typing import Any

from msgspec import Struct

from bench import truth
from bench.sampling import some_of
from flambeur.analysis import Aim, Evaluation, evaluate, solve, solver
from flambeur.analysis.kragen.solver import dice_decide
from flambeur.engine import Budget, Game, Knowledge, Match, Move, Seat, Seeded, new_game
from flambeur.games.kragen.auction import Bidding
from flambeur.games.kragen.turn import Improve
from flambeur.games.vegas.turn import PLACE
from flambeur.kernels import for_game

POSITIONS, MILLISECONDS, BRUTE = 1000, 500, 30
LOST, SHARE, ROUNDING = 0.005, 0.99, 1e-6


class Kind(Struct, frozen=True):
    """Positions of one kind: the tables they are met at, which ones, what is solved and what is at stake."""

    tables: tuple[Game[Any], ...]
    wanted: Callable[[Any, Any], bool]
    aim: Aim
    stake: Callable[[Any, Any], float]
    truth: Callable[[Game[Any], Any, Seat], dict[Move, float] | None]
    """What each move is worth as the coach should say it, without any solver; None where that would take too long."""
    small: Callable[[Any, Any], bool] | None = None
    """Which of them are small enough, where not all are."""


def _dice(state: Any) -> int:
    return sum(map(sum, state.hands))


def _placing(most: int) -> Callable[[Any, Any], bool]:
    return lambda game, state: state.agenda[-1] is PLACE and _dice(state) <= most


def _free(game: Any, state: Any) -> int:
    return int(game.boards[state.board].spaces - sum(map(len, state.rows)))


KINDS = {
    "duel": Kind(
        (new_game("vegas", 2),),
        _placing(16),
        "score",
        lambda game, state: sum(map(sum, state.notes)),
        truth.duel,
        _placing(truth.SMALL_DICE),
    ),
    "remainder": Kind(
        (new_game("vegas", 3, rounds=1), new_game("vegas", 4, rounds=1)),
        _placing(5),
        "win",
        lambda game, state: 1.0,
        truth.remainder,
        _placing(truth.SMALL_DICE),
    ),
    "temptation": Kind(
        (new_game("temptation", 2), new_game("temptation", 3)),
        lambda game, state: bool(state.board is not None and 0 < _free(game, state) <= 2),
        "score",
        lambda game, state: sum(row.points for row in game.boards[state.board].rows),
        truth.temptation,
    ),
    "kragen": Kind(
        (new_game("kragen", 3),),
        lambda game, state: isinstance(state.agenda[-1], Bidding) and len(state.agenda[-1].bidders) == 2,
        "score",
        lambda game, state: state.agenda[-1].bag,
        truth.auction,
    ),
    "pot": Kind(
        (new_game("kragen", 3), new_game("kragen", 4)),
        lambda game, state: isinstance(state.agenda[-1], Improve) and dice_decide(game, state),
        "score",
        lambda game, state: max(state.pot, 1),
        truth.pot,
        lambda game, state: (
            isinstance(state.agenda[-1], Improve) and truth.is_last(game, state) and dice_decide(game, state)
        ),
    ),
}


def met(kind: Kind, small: bool = False) -> Iterator[tuple[Knowledge, float]]:
    """Choices of that kind in random games, one a game at most, with what is at stake."""
    wanted = (kind.small if small else None) or kind.wanted
    for number in count():
        game = kind.tables[number % len(kind.tables)]
        match, toss = Match(game, Seeded(number)), Seeded(number, stream=1)
        skip = toss.below(2 if small else 12)
        while match.waiting:
            offered = {seat: match.legal_moves(seat) for seat in match.waiting}
            seat = next((seat for seat, moves in offered.items() if len(moves) > 1), None)
            if seat is not None and wanted(game, match.state):
                if not skip:
                    yield match.knowledge(seat), kind.stake(game, match.state)
                    break
                skip -= 1
            match.play_together({seat: moves[toss.below(len(moves))] for seat, moves in offered.items()})


def loss(found: Evaluation, advice: Evaluation) -> float:
    """How much less the advised move is worth than the best."""
    return found.value - found.values[advice.best.move]


def said_exactly(kind: Kind, advice: Evaluation) -> dict[Move, float] | None:
    """What the coach says the moves are worth, if it marks all of them exact."""
    chance = kind.aim == "win"
    if any((one.chance_kind if chance else one.score_kind) != "exact" for one in advice.moves):
        return None
    return {one.move: one.chance if chance else one.score for one in advice.moves}


def is_true(said: dict[Move, float], worth: dict[Move, float]) -> bool:
    """Whether all values are what they should be, up to rounding."""
    return said.keys() == worth.keys() and all(abs(said[move] - worth[move]) <= ROUNDING for move in said)


class Compared(Struct):
    """Positions seen, those in which the coach agrees, and those it marks exact."""

    seen: int = 0
    agreed: int = 0
    exact: int = 0


def compare(name: str, positions: int, budget: Budget) -> Compared:
    """Hold the coach's advice against the solver."""
    kind, found = KINDS[name], Compared()
    for knowledge, stake in met(kind):
        answer = solve(knowledge, aim=kind.aim)
        if answer is None or len(answer.moves) != len(knowledge.game.legal_moves(knowledge.position, knowledge.seat)):
            continue
        advice = evaluate(knowledge, budget)
        assert advice is not None
        found.seen += 1
        found.agreed += loss(answer, advice) <= LOST * stake
        found.exact += said_exactly(kind, advice) is not None
        if found.seen == positions:
            break
    return found


def prove(name: str, positions: int, budget: Budget) -> int:
    """How many of so many small positions that the coach marks exact are not what brute force says."""
    kind, seen, wrong = KINDS[name], 0, 0
    for knowledge, _ in met(kind, small=True):
        assert knowledge.seat is not None
        if seen == positions:
            break
        advice = evaluate(knowledge, budget)
        assert advice is not None
        said = said_exactly(kind, advice)
        worth = kind.truth(knowledge.game, knowledge.position, knowledge.seat) if said else None
        if said and worth is not None:
            seen += 1
            wrong += not is_true(said, worth)
    return wrong


def _ready(kind: Kind) -> None:
    """Have the code loaded that the coach thinks with: under a clock it does not wait for it."""
    for game in kind.tables:
        if (kernel := for_game(game)) is not None:
            kernel.wait()
    for knowledge, _ in islice(met(kind), 1):
        solver.solve_all(knowledge, Budget(), kind.aim)


def run(check: bool, args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench coach")
    some_of(parser, "kinds", KINDS)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--ms", type=int, default=MILLISECONDS)
    parser.add_argument("--brute", type=int, default=BRUTE)
    asked = parser.parse_args(args)
    fine = True
    for name in asked.kinds:
        _ready(KINDS[name])
        budget = Budget(seconds=asked.ms / 1000)
        found = compare(name, asked.positions, budget)
        wrong = prove(name, asked.brute, budget)
        print(
            f"{name:11} {found.seen} positions: agrees in {found.agreed} ({found.agreed / found.seen:.1%}), "
            f"marks exact {found.exact}; {wrong} of {asked.brute} exact ones are not what brute force says",
            flush=True,
        )
        fine &= found.agreed >= SHARE * found.seen and not wrong
    return 1 if check and not fine else 0
