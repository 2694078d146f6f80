"""What every choice is worth: by a solver where one answers for all of it, else by many games played on.

* Las Vegas: the last round for the chance to win, other rounds between two for the lead in money and among more for
  one's own money, all exact.
* Temptation: the rest of a round, once it is short enough, for points; exact.
* Um Kopf und Kragen: attempts for the tokens of the pot, exact if nothing is put up in this round any more; a puzzle
  says that it supposes so.
* Anything else: the chance to win when greedy players play on, estimated.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from msgspec import Struct

from flambeur.analysis import Aim, Answer, solve
from flambeur.analysis.answer import Unit
from flambeur.analysis.kragen import without_sales
from flambeur.bots.search import MOST, try_moves
from flambeur.engine import Budget, Knowledge, Move, Seeded
from flambeur.games.kragen.turn import Improve
from flambeur.games.vegas.dice import NEUTRAL
from flambeur.games.vegas.turn import PLACE
from flambeur.puzzles.puzzle import Choice, Kind

FEW_POSITIONS = Budget(work=60_000)
"""What a solver may look at, except in a round between two, which is always small enough."""
MOST_DICE, MOST_SPACES = 9, 4
"""Dice in all hands among more than two players, and free spaces of Temptation, beyond which no solver is asked."""
LONG = 4 * MOST
"""Games played on after every move before an estimate is believed."""


class Worth(Struct, frozen=True):
    """The moves of a choice and what they are worth; `error` is the largest standard error of estimates."""

    unit: Unit
    kind: Kind
    values: dict[Move, float]
    error: float = 0.0


def judge(choice: Choice) -> Worth:
    """What the moves of a choice are worth; the same every time."""
    return solved(choice) or estimated(choice, LONG)


def solved(choice: Choice) -> Worth | None:
    """Exact values of all moves that are in question; None where no solver has them."""
    game: Any = choice.knowledge.game
    state: Any = choice.knowledge.position
    if game.table == "kragen" and isinstance(state.agenda[-1], Improve):
        brings = without_sales(game, state)
        return Worth("tokens", "exact", {move: brings[move] for move in choice.moves})
    aim: Aim = "win" if game.table == "vegas" and state.round == game.rounds else "score"
    between_two = game.table == "vegas" and game.players == 2
    found = solve(choice.knowledge, Budget() if between_two else FEW_POSITIONS, aim)
    if found is None or found.kind != "exact" or not _settles(found):
        return None
    known = dict(zip(found.moves, found.values, strict=True))
    if any(move not in known for move in choice.moves):
        return None
    return Worth(found.unit, "exact", {move: known[move] for move in choice.moves})


def may_be_solved(choice: Choice) -> bool:
    """Whether it is worth asking a solver."""
    game: Any = choice.knowledge.game
    state: Any = choice.knowledge.position
    if game.table == "vegas":
        few = game.players == 2 and not any(hand[NEUTRAL] for hand in state.hands)
        return state.agenda[-1] == PLACE and (few or sum(map(sum, state.hands)) <= MOST_DICE)
    if game.table == "temptation":
        return int(game.boards[state.board].spaces - sum(map(len, state.rows))) <= MOST_SPACES
    # Where somebody has all the gold that is needed, the game ends with the round, and tokens are worth nothing.
    goes_on = game.table == "kragen" and max(map(sum, state.bags)) < game.goal
    return bool(goes_on and isinstance(state.agenda[-1], Improve))


def _settles(found: Answer) -> bool:
    """A turn of Temptation alone does not see what it opens; a mixed choice has no best move."""
    return found.about != "turn" and found.mix is None


def estimated(choice: Choice, games: int, first: int = 0) -> Worth:
    """The chance to win after each move, from so many games played on; `first` is the seed of the first of them."""
    chunks = [
        try_moves(
            choice.knowledge, choice.moves, Budget(work=min(games, MOST) * len(choice.moves)), Seeded(first + number)
        )
        for number in range(max(1, games // MOST))
    ]
    chances = np.mean([[trial.chance for trial in chunk] for chunk in chunks], axis=0)
    errors = np.sqrt(np.sum([[trial.error**2 for trial in chunk] for chunk in chunks], axis=0)) / len(chunks)
    values = {move: float(chance) for move, chance in zip(choice.moves, chances, strict=True)}
    return Worth("chance", "estimated", values, float(errors.max()))


def question(knowledge: Knowledge) -> Choice:
    """The choice of a seat as a puzzle asks it."""
    game, seat = knowledge.game, knowledge.seat
    moves = game.legal_moves(knowledge.position, seat)
    if isinstance(knowledge.position.agenda[-1], Improve):
        moves = tuple(move for move in moves if move.verb != "auction")
    return Choice(knowledge, moves)
