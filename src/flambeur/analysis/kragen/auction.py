"""Um Kopf und Kragen: solve an auction as a game of its own, with bids that no bidder can improve on.

A bag is worth a number of tokens to each bidder. All bid at once; the highest pays the bid and gets the bag, the others
pay 1; ties pay 1 and bid again with what they have left (K11–K14). Every tie is an auction of its own with fewer
tokens, so auctions are solved from the poorest up. Two bidders: an equilibrium in mixed bids (the path of Lemke and
Howson in fractions, ties of its ratio test broken by order), in which a tie is worth what it was found to be worth,
rounded to a fraction of at most `PARTS` parts: exact ones would grow many times longer with every token. Equal
bidders bid alike. More bidders: regret matching adapts the bids to each other, hundreds of times. `error` is the sum of
what a bidder could still gain by any other way of bidding, in this auction and in all that follow from ties: a bound
that includes the rounding.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from math import prod

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Values = NDArray[np.float64]
ROUNDS, LOOK, GOOD = 3000, 100, 1e-5
"""How often bids of three or more are adapted to each other at most, how often that is looked at, and what will do."""
PARTS = 10**9


class Bids(Struct, frozen=True):
    """For each bidder: how often to bid 1, 2, …, what each bid is worth then, and what the auction is worth."""

    mixes: tuple[tuple[float, ...], ...]
    worths: tuple[tuple[float, ...], ...]
    values: tuple[float, ...]
    error: float
    """What any bidder could gain at most by bidding otherwise; 0 up to rounding for two."""


@lru_cache(maxsize=4096)
def bids(tokens: tuple[int, ...], worth: tuple[int, ...], first: bool = True) -> Bids:
    """An auction among bidders who hold these tokens (one at least each), the bag being worth so much to each.

    `first` is False after a tie: then bids of 1 by everybody do not leave the bag with the seller (K13).
    """
    if len(tokens) == 1:  # must bid, and takes the bag for 1 (K14)
        alone = tuple(float(worth[0] - bid) for bid in range(1, tokens[0] + 1))
        return Bids(((1.0,) + (0.0,) * (tokens[0] - 1),), (alone,), (alone[0],), 0.0)
    ties = _ties(tokens, worth, first)
    mixes = _two(tokens, worth, ties) if len(tokens) == 2 else _many(tokens, worth, ties)
    worths = [_worths(bidder, tokens, worth, mixes, ties) for bidder in range(len(tokens))]
    values = [float(mix @ each) for mix, each in zip(mixes, worths, strict=True)]
    here = _gain(mixes, tokens, worth, ties)
    after = max((tie.error for tie in ties.values()), default=0.0)
    return Bids(
        tuple(tuple(float(part) for part in mix) for mix in mixes),
        tuple(tuple(float(value) for value in each) for each in worths),
        tuple(values),
        max(here, 0.0) + after,
    )


class _Tie(Struct, frozen=True):
    """What a tie at some bid is worth to those tied, the token they pay for it included."""

    values: dict[int, float]
    error: float


Ties = dict[tuple[int, tuple[int, ...]], _Tie]
"""By bid and tied bidders."""


def _ties(tokens: tuple[int, ...], worth: tuple[int, ...], first: bool) -> Ties:
    found: Ties = {}
    for size in range(2, len(tokens) + 1):
        for tied in combinations(range(len(tokens)), size):
            for bid in range(1, min(tokens[bidder] for bidder in tied) + 1):
                everybody = first and bid == 1  # the highest bid is 1 only if all bid 1 (K13)
                able = [] if everybody else [bidder for bidder in tied if tokens[bidder] > 1]
                values = dict.fromkeys(tied, -1.0)
                error = 0.0
                if able:
                    then = bids(tuple(tokens[b] - 1 for b in able), tuple(worth[b] for b in able), False)
                    error = then.error
                    for bidder, value in zip(able, then.values, strict=True):
                        values[bidder] += value
                found[bid, tied] = _Tie(values, error)
    return found


def _worths(bidder: int, tokens: tuple[int, ...], worth: tuple[int, ...], mixes: list[Values], ties: Ties) -> Values:
    """What each bid of one bidder is worth against the mixes of the others."""
    others = [other for other in range(len(tokens)) if other != bidder]
    found = np.empty(tokens[bidder])
    for bid in range(1, tokens[bidder] + 1):
        below = {other: float(mixes[other][: bid - 1].sum()) for other in others}
        same = {other: float(mixes[other][bid - 1]) if bid <= tokens[other] else 0.0 for other in others}
        alone = prod(below[other] for other in others)
        value, counted = alone * (worth[bidder] - bid), alone
        for size in range(1, len(others) + 1):
            for tied in combinations(others, size):
                chance = prod(same[other] if other in tied else below[other] for other in others)
                if chance:
                    value += chance * ties[bid, tuple(sorted((bidder, *tied)))].values[bidder]
                    counted += chance
        found[bid - 1] = value - (1.0 - counted)  # another player bids more: 1 token (K11)
    return found


def _many(tokens: tuple[int, ...], worth: tuple[int, ...], ties: Ties) -> list[Values]:
    """Bids adapted to each other by regret, all at once, so that equals stay equal; later rounds count more."""
    regrets = [np.zeros(held) for held in tokens]
    sums = [np.zeros(held) for held in tokens]
    for number in range(1, ROUNDS + 1):
        mixes = [_of_regret(regret) for regret in regrets]
        for bidder, mix in enumerate(mixes):
            worths = _worths(bidder, tokens, worth, mixes, ties)
            regrets[bidder] = np.maximum(regrets[bidder] + worths - mix @ worths, 0.0)
            sums[bidder] += number * mix
        if number % LOOK == 0 and _gain([total / total.sum() for total in sums], tokens, worth, ties) < GOOD:
            break
    return [total / total.sum() for total in sums]


def _gain(mixes: list[Values], tokens: tuple[int, ...], worth: tuple[int, ...], ties: Ties) -> float:
    """What a bidder could gain at most by bidding otherwise in this bidding."""
    worths = [_worths(bidder, tokens, worth, mixes, ties) for bidder in range(len(tokens))]
    return max(float(each.max() - mix @ each) for mix, each in zip(mixes, worths, strict=True))


def _of_regret(regret: Values) -> Values:
    total = regret.sum()
    return regret / total if total > 0 else np.full(len(regret), 1 / len(regret))


# -- two bidders


def _two(tokens: tuple[int, ...], worth: tuple[int, ...], ties: Ties) -> list[Values]:
    """An equilibrium of two, by `equilibrium` on what each pair of bids is worth to each."""
    size = tokens[0], tokens[1]
    games = [[[Fraction(0)] * size[1] for _ in range(size[0])] for _ in range(2)]
    for x in range(size[0]):
        for y in range(size[1]):
            if x == y:
                tie = ties[x + 1, (0, 1)].values
                pay = [Fraction(tie[bidder]).limit_denominator(PARTS) for bidder in (0, 1)]
            elif x > y:
                pay = [Fraction(worth[0] - x - 1), Fraction(-1)]
            else:
                pay = [Fraction(-1), Fraction(worth[1] - y - 1)]
            for player in range(2):
                games[player][x][y] = pay[player]
    if tokens[0] == tokens[1] and worth[0] == worth[1]:  # equals bid alike
        return [np.array([float(part) for part in alike(games[0])])] * 2
    return [np.array([float(part) for part in mix]) for mix in equilibrium(games[0], games[1])]


Matrix = list[list[Fraction]]


def equilibrium(first: Matrix, second: Matrix) -> tuple[list[Fraction], list[Fraction]]:
    """An equilibrium of a two-player game in whole fractions, by the path of Lemke and Howson from the first choice.

    `first[x][y]` and `second[x][y]` are what the choices x and y bring to each.
    """
    rows, columns = len(first), len(first[0])
    low = min(map(min, first + second))
    a = [[value - low + 1 for value in row] for row in first]
    b = [[value - low + 1 for value in row] for row in second]
    # Choices of the first player are the labels 0 … rows - 1, those of the second the ones after.
    mine = _Tableau([[b[x][y] for x in range(rows)] for y in range(columns)], list(range(rows, rows + columns)), rows)
    theirs = _Tableau([[a[x][y] for y in range(columns)] for x in range(rows)], list(range(rows)), columns)
    tables = {"mine": mine, "theirs": theirs}
    mine.columns = list(range(rows))
    theirs.columns = list(range(rows, rows + columns))
    label, turn = 0, "mine"
    while True:
        label = tables[turn].enter(label)
        if label == 0:
            break
        turn = "theirs" if turn == "mine" else "mine"
    x = mine.mix(range(rows))
    y = theirs.mix(range(rows, rows + columns))
    return x, y


def alike(game: Matrix) -> list[Fraction]:
    """An equilibrium of a game between two equals in which both choose alike, in whole fractions.

    `game[x][y]` is what x brings to who chooses it against y. The same path on one side only.
    """
    size = len(game)
    low = min(map(min, game))
    table = _Tableau([[value - low + 1 for value in row] for row in game], list(range(size, 2 * size)), size)
    table.columns = list(range(size))
    label = 0
    while True:
        out = table.enter(label)
        if out % size == 0:
            return table.mix(range(size))
        label = (out + size) % (2 * size)


class _Tableau:
    """One side of the path: slack labels in the basis, `columns` are the labels of the other variables."""

    def __init__(self, game: Matrix, basis: list[int], width: int) -> None:
        size = len(game)
        self.basis = basis
        self.columns: list[int] = []
        self.slack = list(basis)
        # rows: coefficients of the variables, of the slacks, and the right side
        self.rows = [[*game[i], *[Fraction(int(i == j)) for j in range(size)], Fraction(1)] for i in range(size)]
        self.width = width

    def _column(self, label: int) -> int:
        return self.columns.index(label) if label in self.columns else self.width + self.slack.index(label)

    def enter(self, label: int) -> int:
        """Bring a label into the basis; the one that leaves."""
        column = self._column(label)
        best: tuple[Fraction, ...] | None = None
        leaving = -1
        for number, row in enumerate(self.rows):
            if row[column] > 0:  # ties are broken by the slacks' columns in order: no cycles
                ratio = tuple(value / row[column] for value in (row[-1], *row[self.width : -1]))
                if best is None or ratio < best:
                    best, leaving = ratio, number
        pivot = self.rows[leaving]
        scale = pivot[column]
        pivot[:] = [value / scale for value in pivot]
        for number, row in enumerate(self.rows):
            if number != leaving and row[column]:
                factor = row[column]
                row[:] = [value - factor * other for value, other in zip(row, pivot, strict=True)]
        out = self.basis[leaving]
        self.basis[leaving] = label
        return out

    def mix(self, labels: range) -> list[Fraction]:
        values = {label: row[-1] for label, row in zip(self.basis, self.rows, strict=True)}
        parts = [values.get(label, Fraction(0)) for label in labels]
        total = sum(parts, Fraction(0))
        return [part / total for part in parts]
