"""Greedy Temptation: what a die brings now, less what it opens for the next player.

It judges every row by itself: how likely a hand of dice is to finish it within a few rolls (`odds`, exact for
a player who has eyes for this row only). A die in a white row that is not its last raises the next player's
odds and costs accordingly. Rolling on is worth what its best die brings, averaged over the faces that may be
shown, and what rows of several spaces may bring at once.
"""

from __future__ import annotations

from functools import cache

from flambeur.analysis.play_style import EVEN, PlayStyle
from flambeur.engine import Budget, Chooser, Knowledge, Move
from flambeur.games.temptation.board import Lying, Row, fit_table
from flambeur.games.temptation.moves import ROLL_ON, STOP, Place
from flambeur.games.temptation.odds import FACES_IN, most_shown, none_of, odds
from flambeur.games.temptation.turn import HAND, MOST_ROLLS
from flambeur.games.temptation.view import TemptationView
from flambeur.kernels.temptation.judgement import AHEAD, LURE, OPENED


def choose(
    knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget, source: Chooser, style: PlayStyle = EVEN
) -> Move:
    """The move of the highest value; equal ones by their order."""
    view = knowledge.view
    assert isinstance(view, TemptationView)
    assert view.layout is not None
    desk = _Desk(view, style)
    free = STOP in moves
    worth_rolling = desk.rolling(view.hand) if ROLL_ON in moves else 0.0
    chosen, top = (ROLL_ON if worth_rolling > 0 else STOP, max(worth_rolling, 0.0)) if free else (moves[0], -1e9)
    for move in moves:
        if isinstance(move, Place) and (value := desk.placing(move)) > top:
            chosen, top = move, value
    return chosen


class _Desk:
    """One position with its cached values."""

    def __init__(self, view: TemptationView, style: PlayStyle) -> None:
        assert view.layout is not None
        seat = view.turn
        players = len(view.points)
        others = (view.stocks[(seat + step) % players] for step in range(1, players))
        self.next_hand = min(HAND, next((stock for stock in others if stock), view.stocks[seat] + view.hand))
        self.layout = view.layout.rows
        self.lying = view.rows
        self.have = view.points[seat]
        self.roll = view.roll
        self.hand = view.hand
        self.left = MOST_ROLLS - view.rolls
        self._style = style
        self._faces: list[float] | None = None
        self._rolling: dict[int, float] = {}

    def gain(self, row: Row, lying: Lying) -> float:
        """What one more die in a row brings; which face it shows makes no difference."""
        if len(lying) + 1 == len(row.spaces):
            return row.points if row.white else -min(row.points, self.have)
        if not row.white:
            return LURE * row.points
        return -row.points * self._style.thrift * opened(row.spaces, lying, self.next_hand)

    def placing(self, move: Place) -> float:
        """The best that can come of placing this die, and perhaps more of the roll in the same row."""
        row = self.layout[move.row - 1]
        lying = self.lying[move.row - 1]
        fits = fit_table(row.spaces)
        roll = list(self.roll)
        hand, total, best, face = self.hand, 0.0, -1e9, move.face
        while face:
            total += self.gain(row, lying)
            lying = (*lying, face)
            roll[face - 1] -= 1
            hand -= 1
            best = max(best, total + max(0.0, self.rolling(hand)))
            face = most_shown(roll, fits[lying])
        return best

    def rolling(self, hand: int) -> float:
        """What another roll of so many dice is worth, compared with stopping."""
        if not hand or not self.left:
            return 0.0
        if hand not in self._rolling:
            self._rolling[hand] = self._roll_worth(hand) + self._style.nerve
        return self._rolling[hand]

    def _roll_worth(self, hand: int) -> float:
        if self._faces is None:
            self._faces = self._look_ahead()
        value, none_of, rest = 0.0, _NONE_OF[hand], 6
        for gain in self._faces:
            value += gain * (none_of[rest] - none_of[rest - 1])
            rest -= 1
        rolls = min(self.left, AHEAD)
        for row, lying in zip(self.layout, self.lying, strict=True):
            if row.white and len(row.spaces) - len(lying) > 1:
                value += row.points * odds(row.spaces, lying, hand, rolls)
        return value

    def _look_ahead(self) -> list[float]:
        """The best gain of each face that fits anywhere, highest first."""
        best: dict[int, float] = {}
        for row, lying in zip(self.layout, self.lying, strict=True):
            mask = fit_table(row.spaces)[lying]
            if not mask:
                continue
            gain = self.gain(row, lying)
            for face in FACES_IN[mask]:
                if gain > best.get(face, -1e9):
                    best[face] = gain
        return sorted(best.values(), reverse=True)


_NONE_OF = tuple(tuple(none_of(hand, faces) for faces in range(7)) for hand in range(HAND + 1))
"""By dice and faces, the chance that every die shows one of so many faces."""


@cache
def opened(spaces: str, lying: Lying, hand: int) -> float:
    """How much one more die in a row adds to the odds of the next player, as it weighs on the one who places it."""
    mask = fit_table(spaces)[lying]
    after = (*lying, (mask & -mask).bit_length())
    return OPENED * (odds(spaces, after, hand, AHEAD) - odds(spaces, lying, hand, AHEAD))
