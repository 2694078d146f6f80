"""Make random boards within the limits, and keep those that pass the gates of `flambeur.arena.boards`."""

from __future__ import annotations

from collections.abc import Iterator

from flambeur.arena.boards import PLAYERS, faults, pressing, race
from flambeur.engine import Chooser, Seeded
from flambeur.games.temptation.board import RED_AND_YELLOW, Board, InvalidBoard, Row, check_board

GAMES = 30
"""Games of a trial for each number of players."""
CHOICES = 12
SLACK = 2.0
"""Short runs are noisy: a gate counts as missed only beyond this many standard errors."""

SAME = {2: 30, 3: 50, 4: 80}
ORDER = {2: 30, 3: 50, 4: 80, 5: 120}
STARS = {2: 20, 3: 40, 4: 60, 5: 100}
"""The worth of rows of a kind by their length, give or take ten."""
RED_AND_YELLOW_WORTH = 90
FIRST = (
    "Amber",
    "Blind",
    "Broken",
    "Copper",
    "Hidden",
    "Idle",
    "Ivory",
    "Lame",
    "Narrow",
    "Painted",
    "Seventh",
    "Velvet",
)
SECOND = (
    "Anchor",
    "Bargain",
    "Candle",
    "Door",
    "Feather",
    "Ladder",
    "Lantern",
    "Oath",
    "Orchard",
    "Raven",
    "Well",
    "Wheel",
)


def design(seed: int) -> Board:
    """Return the first board of this seed that passes."""
    return next(board for board in sketches(seed) if passes(board, seed))


def sketches(seed: int) -> Iterator[Board]:
    """Yield random boards within the limits of T3, without end."""
    source = Seeded(seed)
    below = source.below
    while True:
        black = 1 + below(3)
        rows = [_row(source, number >= 6 - black) for number in range(6)]
        board = Board(f"{FIRST[below(len(FIRST))]} {SECOND[below(len(SECOND))]}", tuple(rows))
        try:
            check_board(board)
        except InvalidBoard:
            continue
        if len({row.spaces for row in rows}) == len(rows):
            yield board


def passes(board: Board, seed: int) -> bool:
    """Whether a board passes the gates for all numbers of players, in a short trial."""
    for players in PLAYERS:
        if faults(race((board,), players, GAMES, seed), slack=SLACK):
            return False
    return pressing(board, 4, CHOICES, seed).both_ways


def _row(source: Chooser, black: bool) -> Row:
    below = source.below
    kind = below(4 if black else 6)
    length = 2 + below(2) if black else 3 + below(2)
    jitter = 10 * (below(3) - 1)
    if kind < 2:
        return Row(not black, SAME[length] + jitter, str(1 + below(6)) * length)
    if kind < 4:
        if not black:
            length += below(2)
        faces = list("123456")
        return Row(not black, ORDER[length] + jitter, "".join(faces.pop(below(len(faces))) for _ in range(length)))
    if kind == 4 and below(2):
        return Row(True, RED_AND_YELLOW_WORTH + jitter, RED_AND_YELLOW)
    return Row(True, STARS[length + 1] + jitter, "bw"[below(2)] * (length + 1))
