"""The input of the network: a position from one seat, as numbers of rows of its tables.

Every input is "which of a few cases", so that a layer is a sum of rows: for each casino its notes, the dice
of each owner, how far the seat is ahead of each, and what each would be paid now; for the table as a whole the
hands, the rounds left, who starts and how the money stands. Owners are counted from the seat, to its left.

A larger network gets two more inputs for each casino, each as one of many cases: the seat's dice with the most dice
that any other seat has there, and its lead with the two dearest notes.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from flambeur.analysis.vegas.net.board import BIG, LEFT, NEUTRAL, OWN, STARTER, Board, Ints
from flambeur.kernels.compiler import uncounted

RANKS = 4
"""Notes of a casino that the network sees, dearest first."""
VALUES = 11
"""Values of a note, by tens: 0 to 100 and more."""
DICE = 9
"""Dice of an owner at a casino or in a hand: 0 to 8 and more."""
AHEAD = 4
"""The network sees a lead of up to this many dice, either way."""
LEADS = 2 * AHEAD + 1
NEUTRALS = 5
ROUNDS = 4
"""Rounds left: 0 to 3 and more."""
GAPS = 21
COARSE = 9


def _gap(tens: int) -> int:
    """Gaps in money by cases: exact up to 50, then wider and wider."""
    bounds = (1, 2, 3, 4, 5, 6, 9, 13, 18, 26)
    size = sum(abs(tens) >= bound for bound in bounds)
    return GAPS // 2 + (size if tens > 0 else -size)


FEW = 6
"""Dice that the network sees together with those of others: 0 to 5 and more."""
TENS = 60
GAP_CASES = np.array([_gap(tens) for tens in range(-TENS, TENS + 1)], np.int64)


def _triples() -> Ints:
    """A number for every three counts of dice, given from the largest down."""
    found = np.zeros((FEW, FEW, FEW), np.int64)
    sorted_ones = [
        (most, next_most, third) for most, next_most, third in np.ndindex(FEW, FEW, FEW) if most >= next_most >= third
    ]
    for number, counts in enumerate(sorted_ones):
        found[counts] = number
    return found


TRIPLES = _triples()
CROWDS = int(TRIPLES.max()) + 1
"""How the three others with most dice can lie at a casino."""
NEAR = 3
"""The network sees a lead over all others of up to this many dice, either way."""
PATTERNS = 2
"""Rows of a casino that only a larger network has."""


class Sizes(NamedTuple):
    """How many rows the tables have, and how many of them one position takes, by number of players."""

    casino: int
    patterns: int
    """Further rows of a casino, of a larger network."""
    casino_taken: int
    common: int
    common_taken: int
    race: int
    between: int


def sizes(players: int) -> Sizes:
    others = players - 1
    return Sizes(
        RANKS * VALUES + (players + 1) * DICE + players * LEADS + players * VALUES,
        FEW * CROWDS + (2 * NEAR + 1) * VALUES * VALUES,
        RANKS + 1 + 3 * players + PATTERNS,
        players * (DICE + NEUTRALS + 2) + ROUNDS + players + others * COARSE,
        4 * players + 1,
        ROUNDS * others * GAPS,
        (ROUNDS - 1) * (others * GAPS + players),
    )


@uncounted
def gap_case(gap: int) -> Any:
    tens = gap // 10
    tens = min(tens, TENS)
    tens = max(tens, -TENS)
    return GAP_CASES[tens + TENS]


@uncounted
def casino_rows(notes: Ints, casino: int, dice: Ints, paid: Ints, row: int, seat: int, rows: Ints, into: int) -> None:
    """The rows of one casino, seen by a seat; dice and payments are in a row of their own."""
    players = dice.shape[1] - 1
    for rank in range(RANKS):
        rows[into, rank] = rank * VALUES + min(notes[casino, rank] // 10, VALUES - 1)
    taken = RANKS
    own = dice[row, seat]
    counts = RANKS * VALUES
    leads = counts + (players + 1) * DICE
    pays = leads + players * LEADS
    owner = seat
    for place in range(players + 1):
        if place == players:
            owner = players
        rows[into, taken] = counts + place * DICE + min(dice[row, owner], DICE - 1)
        taken += 1
        if place > 0:
            lead = min(max(own - dice[row, owner], -AHEAD), AHEAD)
            rows[into, taken] = leads + (place - 1) * LEADS + lead + AHEAD
            taken += 1
        if place < players:
            rows[into, taken] = pays + place * VALUES + min(paid[row, owner] // 10, VALUES - 1)
            taken += 1
            owner += 1
            if owner == players:
                owner = 0
    pattern_rows(notes, casino, dice, row, seat, pays + players * VALUES, rows, into, taken)


@uncounted
def pattern_rows(
    notes: Ints, casino: int, dice: Ints, row: int, seat: int, base: int, rows: Ints, into: int, taken: int
) -> None:
    """The rows of a casino for a larger network: how the dice lie, and what the lead is about."""
    own, first, second, third = dice[row, seat], 0, 0, 0
    for owner in range(dice.shape[1]):
        if owner != seat:
            count = min(dice[row, owner], FEW - 1)
            if count > first:
                first, second, third = count, first, second
            elif count > second:
                second, third = count, second
            elif count > third:
                third = count
    rows[into, taken] = base + min(own, FEW - 1) * CROWDS + TRIPLES[first, second, third]
    lead = min(max(own - first, -NEAR), NEAR) + NEAR
    dearest, next_one = min(notes[casino, 0] // 10, VALUES - 1), min(notes[casino, 1] // 10, VALUES - 1)
    rows[into, taken + 1] = base + FEW * CROWDS + (lead * VALUES + dearest) * VALUES + next_one


@uncounted
def rows_taken(table: Any, players: int) -> int:
    """How many rows of a casino a network with this table looks at."""
    plain = RANKS * VALUES + (players + 1) * DICE + players * (LEADS + VALUES)
    return RANKS + 1 + 3 * players + (PATTERNS if table.shape[0] > plain else 0)


@uncounted
def hand_rows(hands: Ints, owner: int, place: int, rows: Ints, into: int, taken: int) -> None:
    """The three rows of a hand, whose owner sits so many places to the left of the seat that looks."""
    players = hands.shape[0]
    rows[into, taken] = place * DICE + min(hands[owner, OWN], DICE - 1)
    rows[into, taken + 1] = players * DICE + place * NEUTRALS + min(hands[owner, NEUTRAL], NEUTRALS - 1)
    rows[into, taken + 2] = players * (DICE + NEUTRALS) + place * 2 + min(hands[owner, BIG], 1)


@uncounted
def common_rows(board: Board, seat: int, rows: Ints, into: int) -> None:
    """The rows of the table as a whole, seen by a seat; those of its own hand are the first three."""
    players = board.hands.shape[0]
    taken = 0
    owner = seat
    base = players * (DICE + NEUTRALS + 2) + ROUNDS + players
    for place in range(players):
        hand_rows(board.hands, owner, place, rows, into, taken)
        taken += 3
        if place > 0:
            gap = gap_case(board.money[seat] - board.money[owner]) // 2
            rows[into, taken] = base + (place - 1) * COARSE + min(max(gap - 1, 0), COARSE - 1)
            taken += 1
        owner += 1
        if owner == players:
            owner = 0
    rows[into, taken] = base - players - ROUNDS + min(board.clock[LEFT], ROUNDS - 1)
    starter = board.clock[STARTER] - seat
    rows[into, taken + 1] = base - players + (starter if starter >= 0 else starter + players)


@uncounted
def race_rows(lies: Ints, at: int, left: int, seat: int, rows: Ints, into: int) -> None:
    """How the seat stands against each opponent if the round ended now, for each number of rounds left."""
    players = lies.shape[1]
    base = min(left, ROUNDS - 1) * (players - 1) * GAPS
    owner = seat
    for place in range(players - 1):
        owner += 1
        if owner == players:
            owner = 0
        rows[into, place] = base + place * GAPS + gap_case(lies[at, seat] - lies[at, owner])


@uncounted
def between_rows(board: Board, seat: int, rows: Ints, gaps: Ints, into: int) -> int:
    """How a seat stands between two rounds: its gaps, the strongest opponent first, and who starts next.

    `board.clock` is that of the round that is over. Returns the rounds left, from 0 for the last.
    """
    players = board.money.shape[0]
    left = min(board.clock[LEFT], ROUNDS - 1) - 1
    base = left * ((players - 1) * GAPS + players)
    taken = 0
    for other in range(players):
        if other == seat:
            continue
        gap = board.money[seat] - board.money[other]
        at = taken
        while at > 0 and gaps[into, at - 1] > gap:
            gaps[into, at] = gaps[into, at - 1]
            at -= 1
        gaps[into, at] = gap
        taken += 1
    for place in range(players - 1):
        rows[into, place] = base + place * GAPS + gap_case(gaps[into, place])
    starter = board.clock[STARTER] + 1 - seat
    starter = (starter + players) % players
    rows[into, players - 1] = base + (players - 1) * GAPS + starter
    return int(left)
