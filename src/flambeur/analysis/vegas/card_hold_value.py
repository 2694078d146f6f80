"""What an action card is worth in hand: each can be played once in a round, so playing it costs that.

Play-outs hold cards back, so they see what a card brings now and not what it would bring later.
`card_hold_value.json` has what it still brings on average, by the dice left in hand (made by
`scripts/card_hold_value.py`).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from msgspec import json

from flambeur.analysis.horizon import mates
from flambeur.engine import Knowledge, Move
from flambeur.games.vegas.cards.deck import Play

_TABLE = Path(__file__).with_name("card_hold_value.json")
MEASURED = {"boulevard": 5, "morecash": 4}
"""Players at the full table of each box that the worth of cards was measured at."""


def costs(knowledge: Knowledge, moves: tuple[Move, ...]) -> tuple[float, ...]:
    """By move, the chance to win that is given up with the card it plays."""
    return tuple(cost(knowledge.game, knowledge.view, move) for move in moves)


def cost(game: Any, view: Any, move: Move) -> float:
    """What a card that a move plays would still be worth in hand to the seat whose view it is; 0 for other moves."""
    if not isinstance(move, Play):
        return 0.0
    card = game.cards[move.card]
    if move.card not in view.cards.own or card.lasting or (card.at_first and view.cards.placed):
        return 0.0  # it stays, or there is nothing to wait for
    box = str(game.options.get("box"))
    worth = _worth().get(box, {}).get(move.card, (0.0,))
    dice: int = sum(view.hands[view.seat])
    scale = mates(game) * _at_stake(game.players) / _at_stake(MEASURED.get(box, game.players))
    return scale * worth[min(dice, len(worth) - 1)]


def _at_stake(players: int) -> float:
    """What the same money moves a chance to win by, among equals, up to a factor: less where many share the chances."""
    return (players - 1) / players**2


@cache
def _worth() -> dict[str, dict[str, tuple[float, ...]]]:
    return json.decode(_TABLE.read_bytes(), type=dict[str, dict[str, tuple[float, ...]]])
