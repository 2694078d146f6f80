"""A table of Temptation with one small board that shows every kind of row, and positions on it.

1  white 30   2 2
2  white 50   3 4 5
3  black 60   6 6
4  white 60   four black stars
5  white 70   four white stars
6  white 90   three red stars, two yellow ones
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from flambeur.engine import Event, Move, new_game
from flambeur.engine.chance import count_faces
from flambeur.engine.record import Entry, play_entry
from flambeur.games.temptation.board import Lying
from flambeur.games.temptation.state import TemptationState
from flambeur.games.temptation.table import Temptation
from flambeur.games.temptation.turn import PLACE, ROLL

LAB = "Lab/w30:22/w50:345/b60:66/w60:bbbb/w70:wwww/w90:rrryy"
SECOND = "Second/w30:11/w50:222/b60:33/w60:4444/w70:bbbb/w90:rrryy"
FULL: tuple[Lying, ...] = ((2, 2), (3, 4, 5), (6, 6), (1, 1, 1, 1), (1, 1, 1, 1), (4, 4, 4, 2, 2))


def table(players: int = 3, **options: Any) -> Temptation:
    """A table with the board of this file at which seat 0 begins."""
    game = new_game("temptation", players, **{"starter": "0", "boards": LAB, **options})
    assert isinstance(game, Temptation)
    return game


def lay(
    game: Temptation, rows: dict[int, Lying] | None = None, roll: str = "", before: int = 0, **changes: Any
) -> TemptationState:
    """Seat 0 is about to roll, or has rolled `roll` (after `before` rolls this turn), with dice lying in rows.

    The dice in the rows come out of the stocks from the last seat on; what seat 0 has not rolled goes to its own.
    """
    state = game.start()[0]
    lying = [(rows or {}).get(number, ()) for number in range(1, 7)]
    hand = len(roll) or 5
    stocks = list(state.stocks)
    stocks[0] += 5 - hand
    for _ in range(sum(len(row) for row in lying)):
        stocks[max(seat for seat, stock in enumerate(stocks) if stock)] -= 1
    state = replace(state, rows=tuple(lying), hand=hand, stocks=tuple(stocks), rolls=before)
    if roll:
        agenda = tuple(PLACE if step == ROLL else step for step in state.agenda)
        state = replace(state, agenda=agenda, roll=count_faces(roll), rolls=before + 1)
    state = replace(state, **changes)
    game.check(state)
    return state


def go(game: Temptation, state: TemptationState, *lines: str) -> tuple[TemptationState, list[Event]]:
    """Follow lines of a record: `* dice:11355` is chance, everything else a move of the seat that is asked."""
    told: list[Event] = []
    for line in lines:
        chance = line.startswith("* ")
        entry = Entry("chance", line[2:]) if chance else Entry("move", line, game.waiting(state)[0])
        after, events = play_entry(game, state, entry)
        assert isinstance(after, TemptationState)
        state = after
        game.check(state)
        told += events
    return state, told


def texts(moves: tuple[Move, ...]) -> list[str]:
    return [str(move) for move in moves]


def fitting(game: Temptation, state: TemptationState, row: int) -> str:
    """The faces of the roll that may be placed in a row."""
    words = [text.split() for text in texts(game.legal_moves(state)) if text.startswith("place")]
    return "".join(face for _, face, place in words if int(place) == row)
