"""Temptation as numbers. The game has no hidden information."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from flambeur.engine import Knowledge
from flambeur.envs.observing import Feature, Observer, asking, from_seat, kept, one_of, packed
from flambeur.games.temptation.board import LONGEST_ROW, MOST_POINTS, ROWS, Board, Lying
from flambeur.games.temptation.state import NO_BOARD, TemptationState
from flambeur.games.temptation.table import STARTING_POINTS, Temptation
from flambeur.games.temptation.turn import HAND, MOST_ROLLS

FACES = 6
KINDS = ("same", "order", "black-stars", "white-stars", "red-yellow")
HUNDRED = 100
MOST = 100.0
"""Points of a seat, in hundreds; games to a usual goal stay far below."""


def make(game: Temptation) -> Observer:
    players, boards = game.players, len(game.boards)
    most = max(MOST, _most_points(game) / HUNDRED)
    asked = {kind.name: number for number, kind in enumerate(asking(game))}
    features = (
        Feature("asked", len(asked), 0, 1, "the step that waits: " + ", ".join(asked)),
        Feature("turn", players, 0, 1, "whose turn it is"),
        Feature("goal", 1, 0, most, "points that end the game, in hundreds"),
        Feature("points", players, 0, most, "by seat, in hundreds"),
        Feature("stocks", players, 0, game.dice * players, "dice in front of each seat"),
        Feature("hand", 1, 0, HAND, "dice of the turn not placed yet"),
        Feature("rolls", 1, 0, MOST_ROLLS, "rolls of the turn made so far"),
        Feature("roll", FACES, 0, HAND, "dice that show 1, 2, … 6"),
        Feature("values", ROWS, -MOST_POINTS / HUNDRED, MOST_POINTS / HUNDRED, "points of each row, black below 0"),
        Feature("kinds", ROWS * len(KINDS), 0, 1, "for each row: " + ", ".join(KINDS)),
        Feature("free", ROWS, 0, LONGEST_ROW, "free spaces of each row"),
        Feature("lying", ROWS, 0, LONGEST_ROW, "dice that lie in each row"),
        Feature("fits", ROWS * FACES, 0, 1, "for each row, the faces that fit next"),
        Feature("unseen", boards, 0, 1, "boards that have not come up"),
        Feature("under", boards, 0, boards, "place of each board under the pile, 1 for the next one; 0 for none"),
    )

    def encode(knowledge: Knowledge) -> bytes:
        state, seat = cast(TemptationState, knowledge.position), knowledge.seat or 0
        board = None if state.board == NO_BOARD else game.boards[state.board]
        fits = tuple(game.masks(state)) if board else ()
        return b"".join(
            (
                one_of(len(asked), asked.get(state.agenda[-1].name) if state.agenda else None),
                one_of(players, (state.turn - seat) % players),
                packed(
                    [
                        game.goal / HUNDRED,
                        *[points / HUNDRED for points in from_seat(state.points, seat)],
                        *from_seat(state.stocks, seat),
                        state.hand,
                        state.rolls,
                        *state.roll,
                    ]
                ),
                _printed(board),
                _rows(board, state.rows),
                _fits(fits),
                _pile(boards, state.unseen, state.under),
            )
        )

    return Observer(features, encode)


def _most_points(game: Temptation) -> int:
    """Return the most points a seat can have: a round is played to its end (T18), so one whole board comes on top."""
    gains = [sum(row.points for row in board.rows if row.white) for board in game.boards]
    return max(game.goal, STARTING_POINTS) + max(gains)


@lru_cache(maxsize=256)
def _printed(board: Board | None) -> bytes:
    if board is None:
        return bytes(4 * ROWS * (1 + len(KINDS)))
    values = [row.points / HUNDRED * (1 if row.white else -1) for row in board.rows]
    return packed([*values, *[float(row.kind == kind) for row in board.rows for kind in KINDS]])


@lru_cache(maxsize=1 << 14)
def _rows(board: Board | None, rows: tuple[Lying, ...]) -> bytes:
    if board is None:
        return bytes(8 * ROWS)
    lying = [len(row) for row in rows]
    return packed([*[len(row.spaces) - n for row, n in zip(board.rows, lying, strict=True)], *lying])


@lru_cache(maxsize=1 << 14)
def _fits(masks: tuple[int, ...]) -> bytes:
    return packed([mask >> face & 1 for mask in masks or (0,) * ROWS for face in range(FACES)])


@lru_cache(maxsize=1 << 12)
def _pile(boards: int, unseen: tuple[int, ...], under: tuple[int, ...]) -> bytes:
    places = {board: place for place, board in enumerate(under, 1)}
    lie = tuple(float(board in unseen) for board in range(boards))
    return kept(lie) + packed([places.get(board, 0) for board in range(boards)])
