"""A round of Las Vegas between two players, solved.

From any position the rest of the round is two hands of dice that are placed in turns: a game of dice with perfect
information and constant sum. Backward induction gives the value of every position under perfect play of both. This
requires that a turn is only a placement: normal and big dice, placed dice of the neutral colour, any notes. Values are
sums and maxima of float64 numbers; `error` bounds their rounding.
"""

from __future__ import annotations

from math import comb

import numpy as np
from msgspec import Struct

from flambeur.analysis.vegas.layouts import count_layouts, layouts
from flambeur.analysis.vegas.stakes import Casinos, Goal, Values, lead_in_money, stakes
from flambeur.engine.chance import FACES
from flambeur.games.vegas.dice import BIG, KICKER, NEUTRAL, OWN
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.ranking import weights
from flambeur.games.vegas.state import CASINOS, RAINBOW, Row, VegasState
from flambeur.games.vegas.table import Vegas
from flambeur.games.vegas.turn import PLACE, ROLL

Hands = tuple[tuple[int, int], tuple[int, int]]
"""Normal and big dice in the hand of each player."""


class Size(Struct, frozen=True):
    """The size of a solution: numbers kept, and rolls visited (all possible rolls, for each number)."""

    cells: int
    rolls: int


class Duel:
    """The rest of a round between two players under perfect play of both for a goal.

    Players are 0 and 1; values are for player 0 unless they say otherwise.
    """

    def __init__(self, casinos: Casinos, hands: Hands, goal: Goal = lead_in_money) -> None:
        self.casinos = casinos
        self.hands = hands
        self._layouts = (layouts(*hands[0]), layouts(*hands[1]))
        ends = stakes(casinos, self._layouts, goal)
        self.error = _rounding(hands, float(np.abs(ends).max()))
        self._for_first, self._for_second = self._solved(ends)

    def _solved(self, ends: Values) -> tuple[Values, Values]:
        """Values of positions for the player who waits: player 0, by its layouts first, and player 1."""
        from flambeur.analysis.vegas.induction import solve  # compiled code: loaded when something is to be solved

        first, second = self._layouts
        alike = first is second and bool(np.array_equal(ends, -ends.T))
        for_first = np.empty((len(first), len(second)))
        for_second = for_first if alike else np.empty((len(second), len(first)))
        solve(first.arrays, second.arrays, ends, for_first, for_second, alike)
        return for_first, for_second

    @property
    def tables(self) -> tuple[Values, Values]:
        """What positions are worth to player 0 when player 1 is to roll, by layouts, and the other way round."""
        return self._for_first, self._for_second

    @classmethod
    def of(cls, game: Vegas, state: VegasState, goal: Goal = lead_in_money) -> Duel:
        """The rest of the round from a position that `can_solve` allows."""
        return cls(casinos_of(state), hands_of(state), goal)

    def covers(self, state: VegasState) -> bool:
        """Whether a position of a round between two, before a roll or after it, is one that was solved here."""
        if state.notes[:CASINOS] != self.casinos.notes or casinos_of(state).neutral != self.casinos.neutral:
            return False
        for counted, before, hand, whole in zip(
            _counted(state), (self.casinos.first, self.casinos.second), hands_of(state), self.hands, strict=True
        ):
            added = [now - then for now, then in zip(counted, before, strict=True)]
            own, big = (had - left for had, left in zip(whole, hand, strict=True))
            if min(*added, own, big) < 0 or sum(added) != own + 2 * big:
                return False
        return True

    def value(self, state: VegasState) -> float:
        """What a position of this round is worth to player 0, before a roll or after it."""
        if state.agenda[-1] == PLACE:
            best = max(self.placements(state).values())
            return best if state.turn == 0 else -best
        first, second = self._numbers(state)
        return float(-self._for_second[second, first] if state.turn == 0 else self._for_first[first, second])

    def placements(self, state: VegasState) -> dict[Place, float]:
        """What each placement that the roll allows is worth to the player whose turn it is."""
        own, large = state.roll[OWN], state.roll[BIG]
        here = list(self._numbers(state))
        mover, other = state.turn, here[1 - state.turn]
        after = self._layouts[mover].after[here[mover]]
        table = self._for_first if mover == 0 else self._for_second
        return {
            Place(face + 1): float(table[after[large[face], face, own[face]], other])
            for face in range(FACES)
            if own[face] or large[face]
        }

    def _numbers(self, state: VegasState) -> tuple[int, int]:
        counted = _counted(state)
        first, second = [
            hand.number(
                state.hands[seat][OWN],
                state.hands[seat][BIG],
                tuple(now - then for now, then in zip(counted[seat], before, strict=True)),
            )
            for seat, (hand, before) in enumerate(
                zip(self._layouts, (self.casinos.first, self.casinos.second), strict=True)
            )
        ]
        return first, second


def can_solve(game: Vegas, state: VegasState) -> bool:
    """Whether a position is one of a round between two players in which dice are rolled and placed, and no more.

    Neutral dice may lie on the casinos, but not be in a hand.
    """
    return only_places(game, state) and game.players == 2 and not any(hand[NEUTRAL] for hand in state.hands)


def only_places(game: Vegas, state: VegasState) -> bool:
    """Whether the rest of this round is only rolling and placing dice, without teams."""
    return (
        game.turn_agenda == (ROLL,)
        and not (game.skip_agenda or game.placings or game.after_placing or game.paid or game.favoured)
        and not (game.before_settle or game.before_paying or game.extra_money or game.secret_notes)
        and all(allies == (seat,) for seat, allies in enumerate(game.allies))
        and bool(state.agenda)
        and state.agenda[-1] in (ROLL, PLACE)
        and not any(hand[KICKER] for hand in state.hands)
        and not any(RAINBOW in notes for notes in state.notes)
    )


def size(hands: Hands) -> Size:
    """The cost of solving a round from its hands, without solving it."""
    first, second = [count_layouts(*hand) for hand in hands]
    return Size(2 * first * second, _rolls(*hands[0]) * second + _rolls(*hands[1]) * first)


def hands_of(state: VegasState) -> Hands:
    """The hands that a position is solved from."""
    first, second = [(hand[OWN], hand[BIG]) for hand in state.hands]
    return first, second


def casinos_of(state: VegasState) -> Casinos:
    """What lies on the casinos of a position."""
    first, second = _counted(state)
    neutral = tuple(row[-1] for row in state.dice[:CASINOS])
    return Casinos(state.notes[:CASINOS], first, second, neutral)


def counted_dice(state: VegasState) -> tuple[Row, ...]:
    """The dice on each casino by owner, as they count at payout."""
    return tuple(weights(row, big) for row, big in zip(state.dice[:CASINOS], state.big, strict=False))


def _counted(state: VegasState) -> tuple[Row, Row]:
    rows = counted_dice(state)
    return tuple(row[0] for row in rows), tuple(row[1] for row in rows)


def _rolls(own: int, big: int) -> int:
    """Rolls of all layouts of a hand together."""
    hand = layouts(own, big).hand
    kinds = np.array([_kinds(left) for left in range(own + 1)])
    return int((kinds[hand[:, 0]] * np.where(hand[:, 1] > 0, FACES, 1)).sum())


def _kinds(dice: int) -> int:
    """How many different rolls so many equal dice have."""
    return comb(dice + FACES - 1, FACES - 1)


def _rounding(hands: Hands, largest: float) -> float:
    """A bound for what rounding does to any value.

    Every level of the induction is a mean of n numbers, none larger than the largest: n + 16 roundings at most (the
    sum, and the factors of its weights), each by half a unit of the last place; there are as many levels as dice.
    """
    unit = float(np.finfo(np.float64).eps) / 2
    levels = sum(own + big for own, big in hands)
    terms = max(_kinds(own) * (FACES if big else 1) for own, big in hands)
    return levels * (terms + 16) * unit * largest
