"""The coach beside the solver: does it advise the best move wherever the best move is known, and is *exact* exact?

    python -m bench coach [--check] [KIND ...] [--positions N] [--ms MS]

Positions that a solver answers for without any limit, met in games of players who choose at random: rounds between two,
what is left of the last round for three and four, ends of rounds of Temptation, auctions of Um Kopf und Kragen. The
coach has MS milliseconds for each. It *agrees* when its best move is worth as much as the solver's best, or less by no
more than 0.5 % of what is at stake: the money on the casinos, the game, the points of the board, the bag. Lines that it
marks exact are compared with the solver's values.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from itertools import count, islice
from typing import Any

from msgspec import Struct

from flambeur.analysis import Aim, Answer, solve
from flambeur.bots import solving
from flambeur.coach import Advice, advise
from flambeur.engine import Budget, Game, Knowledge, Match, Seeded, new_game
from flambeur.games.kragen.auction import Bidding
from flambeur.games.vegas.turn import PLACE
from flambeur.kernels import for_game

POSITIONS, MILLISECONDS = 1000, 500
LOST, SHARE, ROUNDING = 0.005, 0.99, 1e-6


class Kind(Struct, frozen=True):
    """Positions of one kind: the tables they are met at, which ones, what is solved and what is at stake."""

    tables: tuple[Game[Any], ...]
    wanted: Callable[[Any, Any], bool]
    aim: Aim
    stake: Callable[[Any, Any], float]


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
    ),
    "remainder": Kind(
        (new_game("vegas", 3, rounds=1), new_game("vegas", 4, rounds=1)), _placing(5), "win", lambda game, state: 1.0
    ),
    "temptation": Kind(
        (new_game("temptation", 2), new_game("temptation", 3)),
        lambda game, state: bool(state.board is not None and 0 < _free(game, state) <= 2),
        "score",
        lambda game, state: sum(row.points for row in game.boards[state.board].rows),
    ),
    "kragen": Kind(
        (new_game("kragen", 3),),
        lambda game, state: isinstance(state.agenda[-1], Bidding) and len(state.agenda[-1].bidders) == 2,
        "score",
        lambda game, state: state.agenda[-1].bag,
    ),
}


def met(kind: Kind) -> Iterator[tuple[Knowledge, float]]:
    """Choices of that kind in random games, one a game at most, with what is at stake."""
    for number in count():
        game = kind.tables[number % len(kind.tables)]
        match, toss = Match(game, Seeded(number)), Seeded(number, stream=1)
        skip = toss.below(12)
        while match.waiting:
            offered = {seat: match.legal_moves(seat) for seat in match.waiting}
            seat = next((seat for seat, moves in offered.items() if len(moves) > 1), None)
            if seat is not None and kind.wanted(game, match.state):
                if not skip:
                    yield match.knowledge(seat), kind.stake(game, match.state)
                    break
                skip -= 1
            match.play_together({seat: moves[toss.below(len(moves))] for seat, moves in offered.items()})


def loss(found: Answer, advice: Advice) -> float:
    """How much less the advised move is worth than the best."""
    worth = dict(zip(found.moves, found.values, strict=True))
    return found.value - worth[advice.best.move]


def true_where_exact(found: Answer, advice: Advice) -> bool:
    """Whether differences between lines that are marked exact are the solver's, up to rounding."""
    kinds = {line.chance_kind if found.unit == "chance" else line.score_kind for line in advice.lines}
    if kinds != {"exact"}:
        return True
    said = [line.chance if found.unit == "chance" else line.score for line in advice.lines]
    return all(
        abs((one - said[0]) - (value - found.values[0])) <= ROUNDING
        for one, value in zip(said, found.values, strict=True)
    )


def compare(name: str, positions: int, budget: Budget) -> tuple[int, int, int, int]:
    """Positions seen, those in which the coach agrees, those it marks exact, and those it marks so falsely."""
    kind = KINDS[name]
    seen = agreed = exact = wrong = 0
    for knowledge, stake in met(kind):
        found = solve(knowledge, aim=kind.aim)
        if found is None or len(found.moves) != len(knowledge.game.legal_moves(knowledge.position, knowledge.seat)):
            continue
        advice = advise(knowledge, budget)
        assert advice is not None
        seen += 1
        agreed += loss(found, advice) <= LOST * stake
        exact += all("exact" in (line.chance_kind, line.score_kind) for line in advice.lines)
        wrong += not true_where_exact(found, advice)
        if seen == positions:
            break
    return seen, agreed, exact, wrong


def _ready(kind: Kind) -> None:
    """Have the code loaded that the coach thinks with: under a clock it does not wait for it."""
    for game in kind.tables:
        if (kernel := for_game(game)) is not None:
            kernel.wait()
    for knowledge, _ in islice(met(kind), 1):
        solving.answer(knowledge, Budget(), kind.aim)


def run(check: bool, args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench coach")
    parser.add_argument("kinds", nargs="*", choices=list(KINDS))
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--ms", type=int, default=MILLISECONDS)
    asked = parser.parse_args(args)
    fine = True
    for name in asked.kinds or KINDS:
        _ready(KINDS[name])
        seen, agreed, exact, wrong = compare(name, asked.positions, Budget(seconds=asked.ms / 1000))
        print(
            f"{name:11} {seen} positions: agrees in {agreed} ({agreed / seen:.1%}), "
            f"marks exact {exact}, of which falsely {wrong}",
            flush=True,
        )
        fine &= agreed >= SHARE * seen and not wrong
    return 1 if check and not fine else 0
