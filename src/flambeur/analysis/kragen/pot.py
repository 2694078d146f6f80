"""Um Kopf und Kragen: the attempts of a round and its pot, solved for tokens.

Every player makes the attempts that bring most tokens on average: the pot if their result stands, less what the
attempts cost, while later players do the same. This assumes that nothing is sold in the meantime: a player with a
token rolls, a player without one at their turn has no result. Then the round is a short chain of turns, each a choice
of dice to roll again, and backward induction over (whose turn, result to reach, who holds it, pot) solves it. The rules
allow putting up bags, and require it of a player without a token (K10): `kragen.dice_decide` says when nobody can.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement, product

import numpy as np
from numpy.typing import NDArray

from flambeur.engine import Move, Seat
from flambeur.games.kragen.moves import Reroll, faces_of, rerolls
from flambeur.games.kragen.state import Faces, KragenState
from flambeur.games.kragen.turn import ATTEMPTS, DICE

Values = NDArray[np.float64]
TRIPLES: tuple[Faces, ...] = tuple(combinations_with_replacement(range(1, 7), DICE))
_INDEX = {faces: number for number, faces in enumerate(TRIPLES)}
_SUMS = [sum(faces) for faces in TRIPLES]


@cache
def first_roll() -> Values:
    """The chance of each triple in a first attempt (K5)."""
    chances = np.zeros(len(TRIPLES))
    for roll in product(range(1, 7), repeat=DICE):
        chances[_INDEX[tuple(sorted(roll))]] += 1 / 6**DICE
    return chances


@cache
def again(dice: Faces, chosen: int) -> Values:
    """The chance of each triple when dice of one are rolled again (K6, K7)."""
    kept = list(dice)
    rolled = faces_of(chosen)
    for face in rolled:
        kept.remove(face)
    faces = range(rolled[0], 7) if len(rolled) == 1 else range(1, 7)
    chances = np.zeros(len(TRIPLES))
    each = 1 / len(faces) ** len(rolled)
    for roll in product(faces, repeat=len(rolled)):
        chances[_INDEX[tuple(sorted((*kept, *roll)))]] += each
    return chances


@cache
def _choices() -> tuple[Values, NDArray[np.int64]]:
    """All rerolls of all triples as rows of chances, and where those of each triple begin."""
    rows, start = [], [0]
    for dice in TRIPLES:
        for move in rerolls(dice):
            assert isinstance(move, Reroll)
            rows.append(again(dice, move.dice))
        start.append(len(rows))
    return np.array(rows), np.array(start)


class Pot:
    """The turns of a round still to come; `later` are the seats after the one whose turn it is, with their tokens."""

    def __init__(self, players: int, seat: Seat, tokens: int, later: tuple[tuple[Seat, int], ...]) -> None:
        self.players = players
        self._turns = ((seat, tokens), *later)
        self._known: dict[tuple[int, int, Seat, int], Values] = {}

    @classmethod
    def of(cls, players: int, state: KragenState) -> Pot:
        seat = state.turn
        later = [(state.starter + number) % players for number in range(state.played + 1, players)]
        return cls(players, seat, state.tokens[seat], tuple((other, state.tokens[other]) for other in later))

    def moves(self, state: KragenState, legal: tuple[Move, ...]) -> dict[Move, Values]:
        """What stopping and every reroll brings to each player from here on, in tokens."""
        seat = state.turn
        dice = state.sets[state.in_hand]
        best, leader = state.best(), -1 if state.leader is None else state.leader
        # What the turn has cost so far is paid; `_levels` look at what is still to come.
        levels = self._levels(0, best, leader, state.pot, state.attempts, state.tokens[seat])
        found: dict[Move, Values] = {}
        for move in legal:
            if isinstance(move, Reroll):
                cost = state.attempts + 1
                worth = again(dice, move.dice) @ levels[cost]
                worth[seat] -= cost
                found[move] = worth
            elif move.verb == "stop":
                found[move] = self._stopped(0, best, leader, state.pot)[_INDEX[dice]]
        return found

    def before_turn(self, turn: int, best: int, leader: Seat, pot: int) -> Values:
        """What each player gets from the pot, less what they still pay for it, when turn number `turn` begins."""
        if turn == len(self._turns):
            worth = np.zeros(self.players)
            if leader >= 0:
                worth[leader] = pot
            return worth
        key = (turn, best, leader, pot)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._turn(turn, best, leader, pot)
        return found

    def _turn(self, turn: int, best: int, leader: Seat, pot: int) -> Values:
        seat, tokens = self._turns[turn]
        if not tokens:
            return self.before_turn(turn + 1, best, leader, pot)
        levels = self._levels(turn, best, leader, pot + 1, 1, tokens - 1)
        worth: Values = first_roll() @ levels[1]
        worth[seat] -= 1
        return worth

    def _levels(self, turn: int, best: int, leader: Seat, pot: int, attempts: int, tokens: int) -> dict[int, Values]:
        """By attempts made, what each triple on the table is worth to each player, further attempts included (K6)."""
        seat = self._turns[turn][0]
        pots = {attempts: pot}
        for attempt in range(attempts + 1, ATTEMPTS + 1):
            if tokens < attempt:
                break
            tokens -= attempt
            pots[attempt] = pots[attempt - 1] + attempt
        rows, start = _choices()
        levels: dict[int, Values] = {}
        for attempt in sorted(pots, reverse=True):
            worth = self._stopped(turn, best, leader, pots[attempt])
            if attempt + 1 in levels:
                tried = rows @ levels[attempt + 1]
                tried[:, seat] -= attempt + 1
                for number in range(len(TRIPLES)):
                    part = tried[start[number] : start[number + 1]]
                    top = int(part[:, seat].argmax())
                    if part[top, seat] > worth[number, seat]:  # of equals: stop
                        worth[number] = part[top]
            levels[attempt] = worth
        return levels

    def _stopped(self, turn: int, best: int, leader: Seat, pot: int) -> Values:
        """What each triple is worth to each player if the turn ends with it (K8, K9)."""
        seat = self._turns[turn][0]
        by_result = {
            result: self.before_turn(turn + 1, *((result, seat) if result >= best else (best, leader)), pot)
            for result in sorted(set(_SUMS))
        }
        return np.array([by_result[result] for result in _SUMS])
