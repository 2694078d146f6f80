"""Make `src/flambeur/analysis/vegas/card_hold_value.json`: what a card in hand is still worth, by the dice left.

    python -m scripts.card_hold_value [GAMES [WORKERS]]

Full tables of both boxes are played, with cards that are offered and never played; what each would have brought at
every chance to play it, in chances to win, is what games played on with it and without it tell. Who may play a card
once should wait for the best moment: with so many dice in hand it is worth what the better of this moment and of the
ones with fewer dice brings on average, computed from the last dice backwards.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from statistics import fmean, variance
from typing import Any, NamedTuple

from msgspec import json

from flambeur.analysis.rollouts import play_on
from flambeur.analysis.vegas.card_hold_value import MEASURED
from flambeur.engine import Budget, Knowledge, Match, Move, Seeded, new_game
from flambeur.fairness.intervals import mean_interval
from flambeur.games.vegas.cards.deck import Play
from flambeur.games.vegas.table import Vegas
from flambeur.kernels import for_game

TARGET = Path("src/flambeur/analysis/vegas/card_hold_value.json")
BOXES = {
    "boulevard": ("notes", "big", "kickers", "rainbow", "slot", "bonus", "action"),
    "morecash": ("big", "kickers", "slot", "bonus", "action"),
}
GAMES = 40
LOOKS, GLANCES = 1000, 400
"""Games played on where a card can be played, and elsewhere."""
Gains = list[tuple[int, float]]
"""In time order, the dice in hand and what the card would have brought."""


class Held(NamedTuple):
    """A card that was dealt to a seat in some round."""

    game: int
    round: int
    seat: int
    card: str


def table(box: str) -> Vegas:
    game = new_game("vegas", MEASURED[box], box=box, modules=BOXES[box])
    assert isinstance(game, Vegas)
    return game


def watch(box: str, number: int) -> dict[Held, Gains]:
    """What the cards of one game could have brought."""
    game = table(box)
    if (kernel := for_game(game, approximate=True)) is not None:
        kernel.wait()
    match, tosses = Match(game, Seeded(number, stream=1)), Seeded(number, stream=2)
    found: dict[Held, Gains] = {}
    while match.waiting:
        alone = len(match.waiting) == 1
        chosen: dict[int, Move] = {}
        for seat in match.waiting:
            moves, known = match.legal_moves(seat), match.knowledge(seat)
            chosen[seat] = _watched(known, moves, number, found, tosses) if alone and len(moves) > 1 else moves[0]
        match.play_together(chosen)
    return found


def _watched(known: Knowledge, moves: tuple[Move, ...], number: int, found: dict[Held, Gains], tosses: Seeded) -> Move:
    view: Any = known.view
    for card in view.cards.own:
        found.setdefault(Held(number, view.round, view.seat, card), [])
    offered = any(isinstance(move, Play) for move in moves)
    tried = play_on(known, moves, Budget(work=LOOKS if offered else GLANCES), tosses, decide=not offered)
    kept = {Play(card) for card in view.cards.own}
    chances = tried.values
    choice = tried.only(move for move in moves if move not in kept).best.move
    for play in kept & chances.keys():
        held = Held(number, view.round, view.seat, play.card)
        found[held].append((sum(view.hands[view.seat]), chances[play] - chances[choice]))
    return choice


def worth_in_hand(watched: list[Gains]) -> list[float]:
    """Return, by the dice in hand, what the chances with fewer dice bring to a seat that takes the first good one."""
    worth = [0.0]
    for left in range(1, max((dice for gains in watched for dice, _ in gains), default=0) + 1):
        worth.append(max(fmean(_brought(watched, worth, left)), worth[-1]))
    return [round(one, 4) for one in worth]


def _brought(watched: list[Gains], worth: list[float], left: int) -> list[float]:
    """What each time in hand brings with fewer dice than so many."""
    return [next((gain for dice, gain in gains if dice < left and gain > worth[dice]), 0.0) for gains in watched]


def _told(watched: list[Gains], worth: list[float]) -> str:
    """What a card is worth with most dice, with its 95 % interval, and with fewer."""
    brought = _brought(watched, worth, len(worth) - 1)
    low, high = mean_interval(worth[-1], variance(brought) / len(brought), len(brought))
    return f"{len(watched)} times in hand, worth {worth[-1]} ({low:.4f} to {high:.4f}) with most dice: {worth}"


def main(words: list[str]) -> int:
    games = int(words[0]) if words else GAMES
    workers = int(words[1]) if len(words) > 1 else 2
    tables = {}
    with ProcessPoolExecutor(workers) as pool:
        for box in BOXES:
            by_card: dict[str, list[Gains]] = defaultdict(list)
            for found in pool.map(partial(watch, box), range(games)):
                for held, gains in found.items():
                    by_card[held.card].append(gains)
            cards = table(box).cards
            once = [card for card in sorted(by_card) if any(by_card[card]) and not cards[card].lasting]
            tables[box] = {card: worth_in_hand(by_card[card]) for card in once}
            for card, worth in tables[box].items():
                print(f"{box} {card}: {_told(by_card[card], worth)}", flush=True)
    TARGET.write_bytes(json.format(json.encode(tables), indent=1) + b"\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
