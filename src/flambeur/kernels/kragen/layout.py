"""A position of Um Kopf und Kragen as one row of whole numbers, and the numbers of a table beside it."""

from __future__ import annotations

from flambeur.kernels.common_layout import COMMON_END, LAST_ROUND, OVER, PHASE, PLAYERS, ROUND

__all__ = ["LAST_ROUND", "OVER", "PHASE", "PLAYERS", "ROUND"]

SEATS = 7
WEIGHTS = 3
"""Different weights of bags, at most."""
DICE = 3

STARTER, BEGIN, THROW, IMPROVE, THROW_AGAIN, BID = range(OVER + 1, OVER + 7)
"""What a position waits for: the step on top of the agenda."""

# -- a position

TURN = COMMON_END
PLAYED = 4
POT = 5
ATTEMPTS = 6
IN_HAND = 7
LEADER = 8
"""-1 for nobody."""
AGAIN = 9
"""The faces that are rolled again, as digits (THROW_AGAIN)."""
BAG = 10
"""The weight of the bag that is put up (BID)."""
NUMBER = 11
BIDDERS = 12
"""As a set of bits."""
BELOW = 13
"""The phase to which an auction returns: BEGIN or IMPROVE."""
FORCED_SEAT = 14
"""Who bids `FORCED_BID` the next time, plus 1; 0 for nobody. For play-outs after a bid, no part of a position."""
FORCED_BID = 15
BEGINS = 16
"""The seat that begins the round (`starter`)."""
TOKENS = 17
RESULTS = TOKENS + SEATS
BIDS = RESULTS + SEATS
"""What each seat has in its fist: only while bids are shown."""
TURNS = BIDS + SEATS
SETS = TURNS + SEATS
"""The white and the red dice, lowest first; 0 where they have not been rolled."""
BAGS = SETS + 2 * DICE
"""By seat, how many bags of each weight."""
WIDTH = BAGS + SEATS * WEIGHTS

# -- a table

GOAL = 1
ROUNDS = 2
MOST_ATTEMPTS = 3
TOKENS_EACH = 4
KINDS = 5
"""How many different weights there are."""
WEIGHT = 6
"""The weights, lightest first."""
TABLE = WEIGHT + WEIGHTS
