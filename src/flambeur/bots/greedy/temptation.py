"""Temptation, greedily: what a die brings now, less what it opens for the next player.

Every row is judged by itself: how likely a hand of dice is to finish it within a few rolls (`odds`, exact for
a player who has eyes for this row only). A die in a white row that is not its last raises the next player's
odds and costs accordingly. Rolling on is worth what its best die brings, averaged over the faces that may be
shown, and what rows of several spaces may bring at once.
"""

from __future__ import annotations

from functools import cache

from flambeur.engine import Budget, Chooser, Dice, Knowledge, Move
from flambeur.games.temptation.board import Lying, Row, fit_table
from flambeur.games.temptation.moves import ROLL_ON, STOP, Place
from flambeur.games.temptation.turn import MOST_ROLLS
from flambeur.games.temptation.view import TemptationView

OPENED = 0.6
"""How much a point that the next player is likely to get weighs against a point of one's own."""
LURE = 0.03
"""What a die in a black row is worth for bringing its end nearer to the others."""
AHEAD = 2
"""Rolls the next player is thought to take."""


def choose(knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget, source: Chooser) -> Move:
    """The move of the highest value; equal ones by their order."""
    view = knowledge.view
    assert isinstance(view, TemptationView)
    assert view.layout is not None
    desk = _Desk(view)
    free = STOP in moves
    worth_rolling = desk.rolling(view.hand) if ROLL_ON in moves else 0.0
    chosen, top = (ROLL_ON if worth_rolling > 0 else STOP, max(worth_rolling, 0.0)) if free else (moves[0], -1e9)
    for move in moves:
        if isinstance(move, Place) and (value := desk.placing(move)) > top:
            chosen, top = move, value
    return chosen


class _Desk:
    """One position with what has been worked out about it."""

    def __init__(self, view: TemptationView) -> None:
        assert view.layout is not None
        seat = view.turn
        players = len(view.points)
        others = (view.stocks[(seat + step) % players] for step in range(1, players))
        self.next_hand = min(5, next((stock for stock in others if stock), view.stocks[seat] + view.hand))
        self.layout = view.layout.rows
        self.lying = view.rows
        self.have = view.points[seat]
        self.roll = view.roll
        self.hand = view.hand
        self.left = MOST_ROLLS - view.rolls
        self._faces: list[float] | None = None
        self._rolling: dict[int, float] = {}

    def gain(self, row: Row, lying: Lying) -> float:
        """What one more die in a row brings; which face it shows makes no difference."""
        if len(lying) + 1 == len(row.spaces):
            return row.points if row.white else -min(row.points, self.have)
        return -row.points * opened(row.spaces, lying, self.next_hand) if row.white else LURE * row.points

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
            self._rolling[hand] = self._roll_worth(hand)
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
            for face in _FACES_IN[mask]:
                if gain > best.get(face, -1e9):
                    best[face] = gain
        return sorted(best.values(), reverse=True)


_NONE_OF = tuple(tuple((faces / 6) ** hand for faces in range(7)) for hand in range(6))
"""By dice and faces, the chance that every die shows one of so many faces."""


_FACES_IN = tuple(tuple(face for face in range(1, 7) if mask >> face - 1 & 1) for mask in range(64))


@cache
def opened(spaces: str, lying: Lying, hand: int) -> float:
    """How much one more die in a row adds to the odds of the next player, as it weighs on the one who places it."""
    mask = fit_table(spaces)[lying]
    after = (*lying, (mask & -mask).bit_length())
    return OPENED * (odds(spaces, after, hand, AHEAD) - odds(spaces, lying, hand, AHEAD))


@cache
def odds(spaces: str, lying: Lying, hand: int, rolls: int) -> float:
    """The chance that `hand` dice finish this row within so many rolls, all fitting dice being placed."""
    return _odds(*_simplest(spaces, lying), hand, rolls)


def _simplest(spaces: str, lying: Lying) -> tuple[str, Lying]:
    """The same question with the fewest different ways to ask it: faces are interchangeable."""
    left = len(spaces) - len(lying)
    if spaces[0] == "r":
        return spaces, ((1, 1, 1, 2, 2)[: len(lying)])
    if spaces[0] in "bw":
        return ("b" * left, ()) if not lying else ("1" * left, ())
    return ("1" * left if len(set(spaces)) == 1 else "123456"[:left]), ()


@cache
def _odds(spaces: str, lying: Lying, hand: int, rolls: int) -> float:
    if len(lying) == len(spaces):
        return 1.0
    if not hand or not rolls:
        return 0.0
    dice = Dice("dice", hand)
    found = 0.0
    for roll, weight in zip(dice.values, dice.weights, strict=True):
        after = _filled(spaces, lying, roll)
        if placed := len(after) - len(lying):
            found += weight * odds(spaces, after, hand - placed, rolls - 1)
    return found / float(6**hand)


def _filled(spaces: str, lying: Lying, roll: tuple[int, ...]) -> Lying:
    left = list(roll)
    while face := most_shown(left, fit_table(spaces)[lying]):
        left[face - 1] -= 1
        lying = (*lying, face)
    return lying


def most_shown(roll: list[int], mask: int) -> int:
    """Of the faces in a set of bits, the one that most dice show; 0 when none does."""
    found, most = 0, 0
    for face in _FACES_IN[mask]:
        if roll[face - 1] > most:
            found, most = face, roll[face - 1]
    return found
