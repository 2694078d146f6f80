"""Temptation: full search of a turn, and of the rest of a round.

A turn is a tree of rolls and placements that ends after at most five dice; since every roll places a die, five rolls
are never too few (T12). The position after a turn is worth what the rest of the round brings, or nothing when only the
turn is searched. A turn in which nothing fits at once (T11) leaves the position unchanged for the next player, so the
values of a position for all possible turns are computed together.

With two players each plays for their lead in points from here on, with more players for their own points. Points are
counted as far as they matter: a player with more than all black rows together can never run out (T14).
"""

from __future__ import annotations

from functools import cache
from typing import Any

from flambeur.analysis.evaluation import Aim, Evaluation, Unit, with_scores
from flambeur.analysis.solver import Settling, Solver
from flambeur.engine import Budget, Dice, Move, Seat
from flambeur.engine.chance import Counts
from flambeur.games.temptation.board import Board, Lying, fit_table
from flambeur.games.temptation.moves import Place, RollOn, Stop, placements
from flambeur.games.temptation.state import TemptationState
from flambeur.games.temptation.table import Temptation
from flambeur.games.temptation.turn import HAND

Rows = tuple[Lying, ...]
Worth = tuple[float, ...]
"""By player."""
Purse = tuple[int, ...]
STEPS_A_SECOND = 50_000
"""Positions looked at in a second, on one core of a slow machine of 2026."""
MOST_STEPS = 3_000_000
ROUND_SPACES = 6
"""Free spaces up to which the rest of a round is tried."""
SAME = 1e-9


class TooLarge(Exception):
    """More positions than were allowed."""


class Course:
    """A turn (`whole` False) or the rest of a round on a board; at most `most` positions are searched."""

    def __init__(self, board: Board, players: int, whole: bool, most: int) -> None:
        self.board = board
        self.players = players
        self.whole = whole
        self._left = most
        self._fits = [fit_table(row.spaces) for row in board.rows]
        self._rolls: dict[Any, Worth] = {}
        self._choices: dict[Any, Worth] = {}
        self._turns: dict[Any, list[Worth]] = {}

    def moves(self, state: TemptationState, legal: tuple[Move, ...]) -> dict[Move, Worth]:
        """What each move is worth to every player from here on."""
        seat, purse = state.turn, state.points
        here = (state.rows, purse, state.stocks)
        found: dict[Move, Worth] = {}
        for move in legal:
            if isinstance(move, Place):
                found[move] = self._placed(seat, *here, state.hand, state.roll, move)
            elif isinstance(move, RollOn):
                found[move] = self._before_roll(seat, *here, state.hand)
            elif isinstance(move, Stop):
                found[move] = self._turn_over(seat, *here, state.hand)
        return found

    def before_turn(self, rows: Rows, purse: Purse, stocks: tuple[int, ...]) -> list[Worth]:
        """What a position is worth to every player, by whose turn it is. Some seat has dice."""
        key = (rows, self._counted(rows, purse), stocks)
        found = self._turns.get(key)
        if found is None:
            found = self._turns[key] = self._cycle(rows, purse, stocks)
        return found

    def _cycle(self, rows: Rows, purse: Purse, stocks: tuple[int, ...]) -> list[Worth]:
        """Each turn brings what its rolls bring, and, where nothing fits, what the next turn does (T9, T11)."""
        brings: list[Worth] = []
        misses: list[float] = []
        for seat in range(self.players):
            hand = min(HAND, stocks[seat])
            if not hand:  # skipped: all is left to the next seat
                brings.append((0.0,) * self.players)
                misses.append(1.0)
                continue
            left = _less(stocks, seat, hand)
            value, missed = self._rolled(seat, rows, purse, left, hand, first=True)
            brings.append(value)
            misses.append(missed)
        around = 1.0
        for missed in misses:
            around *= missed
        # Once around from seat 0: x = total + around · x.
        total, so_far = [0.0] * self.players, 1.0
        for seat in range(self.players):
            total = [a + so_far * b for a, b in zip(total, brings[seat], strict=True)]
            so_far *= misses[seat]
        values: list[Worth] = [()] * self.players
        values[0] = tuple(value / (1.0 - around) for value in total)
        for seat in range(self.players - 1, 0, -1):
            after = values[(seat + 1) % self.players]
            values[seat] = tuple(b + misses[seat] * a for b, a in zip(brings[seat], after, strict=True))
        return values

    def _rolled(
        self, seat: int, rows: Rows, purse: Purse, stocks: tuple[int, ...], hand: int, *, first: bool
    ) -> tuple[Worth, float]:
        """What rolling a hand brings, and how often nothing fits; the latter is not counted in if `first`."""
        dice = _dice(hand)
        masks = tuple([fit[lying] for fit, lying in zip(self._fits, rows, strict=True)])
        value, missed = [0.0] * self.players, 0
        for roll, weight in zip(dice.values, dice.weights, strict=True):
            assert isinstance(roll, tuple)
            if any(mask >> face & 1 for face in range(6) if roll[face] for mask in masks):
                worth = self._choose(seat, rows, purse, stocks, hand, roll, free=False)
                value = [a + weight * b for a, b in zip(value, worth, strict=True)]
            else:
                missed += weight
        total = dice.cumulative[-1]
        if missed and not first:
            worth = self._turn_over(seat, rows, purse, stocks, hand)
            value = [a + missed * b for a, b in zip(value, worth, strict=True)]
        return tuple(a / total for a in value), missed / total

    def _before_roll(self, seat: int, rows: Rows, purse: Purse, stocks: tuple[int, ...], hand: int) -> Worth:
        key = (seat, rows, self._counted(rows, purse), stocks, hand)
        found = self._rolls.get(key)
        if found is None:
            found = self._rolls[key] = self._rolled(seat, rows, purse, stocks, hand, first=False)[0]
        return found

    def _choose(
        self, seat: int, rows: Rows, purse: Purse, stocks: tuple[int, ...], hand: int, roll: Counts, *, free: bool
    ) -> Worth:
        """The best choice with dice on the table; one may stop or roll on (`free`) once a die is placed (T10, T12)."""
        key = (seat, rows, self._counted(rows, purse), stocks, roll, free)
        found = self._choices.get(key)
        if found is not None:
            return found
        self._left -= 1
        if self._left < 0:
            raise TooLarge
        shown = sum(1 << face for face, count in enumerate(roll) if count)
        masks = tuple([fit[lying] for fit, lying in zip(self._fits, rows, strict=True)])
        best: Worth | None = None
        for move in placements(shown, masks):
            assert isinstance(move, Place)
            worth = self._placed(seat, rows, purse, stocks, hand, roll, move)
            if best is None or worth[seat] > best[seat] + SAME:
                best = worth
        if free:
            for worth in (
                self._before_roll(seat, rows, purse, stocks, hand),
                self._turn_over(seat, rows, purse, stocks, hand),
            ):
                if best is None or worth[seat] > best[seat] + SAME:
                    best = worth
        assert best is not None
        self._choices[key] = best
        return best

    def _placed(
        self, seat: int, rows: Rows, purse: Purse, stocks: tuple[int, ...], hand: int, roll: Counts, move: Place
    ) -> Worth:
        """One die is down: its row may be full, the board too (T14–T16)."""
        place, face = move.row - 1, move.face
        lying = (*rows[place], face)
        rows = (*rows[:place], lying, *rows[place + 1 :])
        roll = (*roll[: face - 1], roll[face - 1] - 1, *roll[face:])
        hand -= 1
        row = self.board.rows[place]
        gain = 0
        if len(lying) == len(row.spaces):
            gain = row.points if row.white else -min(row.points, purse[seat])
            purse = (*purse[:seat], purse[seat] + gain, *purse[seat + 1 :])
            if not any(fit[held] for fit, held in zip(self._fits, rows, strict=True)):
                return self._counting(seat, gain, (0.0,) * self.players)
        if hand:
            worth = self._choose(seat, rows, purse, stocks, hand, roll, free=True)
        else:
            worth = self._turn_over(seat, rows, purse, stocks, 0)
        return self._counting(seat, gain, worth)

    def _turn_over(self, seat: int, rows: Rows, purse: Purse, stocks: tuple[int, ...], hand: int) -> Worth:
        """What the round goes on to bring when a turn ends; dice left go back to the stock (T13)."""
        if not self.whole:
            return (0.0,) * self.players
        return self.before_turn(rows, purse, _less(stocks, seat, -hand))[(seat + 1) % self.players]

    def _counting(self, seat: int, gain: int, worth: Worth) -> Worth:
        if not gain:
            return worth
        lead = -gain if self.players == 2 else 0
        return tuple(value + (gain if player == seat else lead) for player, value in enumerate(worth))

    def _counted(self, rows: Rows, purse: Purse) -> Purse:
        """Points as far as they matter: up to what all open black rows cost."""
        black = sum(
            row.points
            for row, lying in zip(self.board.rows, rows, strict=True)
            if not row.white and len(lying) < len(row.spaces)
        )
        return tuple([min(points, black) for points in purse])


class TemptationSolver(Solver[Temptation, TemptationState]):
    """Solves a choice by the rest of its round; a turn alone is not enough, because it ignores what it opens."""

    def answer(
        self, game: Temptation, state: TemptationState, seat: Seat, budget: Budget, aim: Aim
    ) -> Evaluation | None:
        """The rest of the round if it fits the budget, else the turn; None when that does not fit either."""
        if aim == "win":
            return None
        most = MOST_STEPS
        if budget.seconds is not None:
            most = min(most, int(budget.seconds * STEPS_A_SECOND))
        if budget.work is not None:
            most = min(most, budget.work)
        legal, board = game.legal_moves(state), game.boards[state.board]
        for whole in (True, False):
            if whole and _free(game, state) > ROUND_SPACES:
                continue
            try:
                found = Course(board, game.players, whole, most // 2 if whole else most).moves(state, legal)
            except TooLarge:
                continue
            unit: Unit = "turn" if not whole else "lead" if game.players == 2 else "round"
            return with_scores(seat, unit, "exact", SAME, {move: worth[seat] for move, worth in found.items()})
        return None

    def settling(self, game: Temptation, state: TemptationState, budget: Budget) -> Settling | None:
        return super().settling(game, state, budget) if _free(game, state) <= ROUND_SPACES else None


SOLVER = TemptationSolver()


def _free(game: Temptation, state: TemptationState) -> int:
    """Free spaces on the board."""
    return game.boards[state.board].spaces - sum(map(len, state.rows))


def _less(stocks: tuple[int, ...], seat: int, dice: int) -> tuple[int, ...]:
    return (*stocks[:seat], stocks[seat] - dice, *stocks[seat + 1 :])


@cache
def _dice(count: int) -> Dice:
    return Dice("dice", count)
