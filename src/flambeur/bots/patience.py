"""When to play an action card: each can be played once in a round, so playing it costs what it is worth in hand.

Games that are played on hold cards back, so that they see what a card brings now and not what it would bring later.
`patience.json` has what it still brings on average, by the dice left in hand (`scripts/card_patience.py` makes it).
Of some cards games that are played on see nothing at all: when those are played is judged greedily.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from msgspec import json

from flambeur.bots.greedy import greedy_of
from flambeur.engine import Budget, Chooser, Knowledge, Move
from flambeur.games.vegas.cards.deck import Play

UNTOLD = frozenset({"tie", "casinos", "early"})
"""Cards whose effect comes later, and is left out by then: a tie to win, two casinos, an early payout."""
_TABLE = Path(__file__).with_name("patience.json")


def is_told(move: Move) -> bool:
    """Whether games that are played on after a move tell what it is worth."""
    return not (isinstance(move, Play) and move.card in UNTOLD)


def played_plainly(knowledge: Knowledge, moves: tuple[Move, ...], source: Chooser) -> Move | None:
    """A card that is not told about and plainly helps, or the one move that is left without those."""
    told = tuple(move for move in moves if is_told(move))
    if len(told) == len(moves):
        return None
    greedy = greedy_of(knowledge.game)(knowledge, moves, Budget(), source)
    if not is_told(greedy):
        return greedy
    return told[0] if len(told) == 1 else None


def costs(knowledge: Knowledge, moves: tuple[Move, ...]) -> tuple[float, ...]:
    """By move, the chance to win that is given up with the card it plays."""
    return tuple(_cost(knowledge, move) for move in moves)


def _cost(knowledge: Knowledge, move: Move) -> float:
    if not isinstance(move, Play):
        return 0.0
    game: Any = knowledge.game
    view: Any = knowledge.view
    if move.card not in view.cards.own or game.cards[move.card].lasting:
        return 0.0
    box = str(game.options.get("box"))
    worth = _worth().get(box, {}).get(move.card, (0.0,))
    dice: int = sum(view.hands[view.seat])
    return worth[min(dice, len(worth) - 1)]


@cache
def _worth() -> dict[str, dict[str, tuple[float, ...]]]:
    return json.decode(_TABLE.read_bytes(), type=dict[str, dict[str, tuple[float, ...]]])
