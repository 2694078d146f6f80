"""A position of Temptation as one row of whole numbers, and the numbers of a table beside it."""

from __future__ import annotations

from flambeur.kernels.common_layout import COMMON_END, LAST_ROUND, OVER, PHASE, PLAYERS, ROUND

__all__ = ["LAST_ROUND", "OVER", "PHASE", "PLAYERS", "ROUND"]

SEATS = 6
ROWS = 6
LONGEST = 6

STARTER, DRAW, ROLL, PLACE, PRESS = range(OVER + 1, OVER + 6)
"""What a position waits for: the step on top of the agenda."""

# -- a position

BEGINS = COMMON_END
"""The seat that begins the round (`starter`)."""
BOARD = 4
HAND = 5
ROLLS = 6
SHOWN = 7
"""The roll, packed as in `common_layout`."""
UNSEEN = 8
"""The boards that have not come up, as a set of bits."""
UNDER_COUNT = 9
TURN = 10
POINTS = 11
STOCKS = POINTS + SEATS
TURNS = STOCKS + SEATS
"""Turns of each seat: for statistics, no part of a position."""
FILLED = TURNS + SEATS
"""By row, how many dice lie in it."""
LYING = FILLED + ROWS
"""By row, their faces."""
UNDER = LYING + ROWS * LONGEST
"""The boards under the pile, as many as there are boards."""

# -- a table

DICE = 1
"""Dealt to each seat."""
GOAL = 2
FIRST_ON_TOP = 3
BOARDS = 4
WIDTH = 5
MOST_ROLLS = 6
MOST_HAND = 7
FIRST_ROW = 8
"""By board and row: whether it is white, its points, its kind, how many spaces, its kind by name, what spaces take."""
WHITE, WORTH, KIND, LENGTH, NAMED, SPACES = range(6)
ROW = SPACES + LONGEST

STAR, SECOND_STAR = 7, 8
"""What a space takes: a face 1–6, any star, or the second kind of star in its row (T5–T7)."""
SAME, ORDER, STARS, RED_YELLOW = range(4)
"""Kinds of rows."""
KINDS = 4
NAMED_KINDS = 5
"""Rows of black and of white stars are told apart by their names only."""
