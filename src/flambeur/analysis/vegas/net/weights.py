"""The shipped weights, and the description of a table for the compiled code."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from flambeur.analysis.vegas.net.board import NOTES, Board, Ints, empty_board, payments
from flambeur.analysis.vegas.net.net import Floats, Net, named, shapes
from flambeur.analysis.vegas.net.selfplay import FIRST_NOTE, PILE
from flambeur.games.vegas.dice import BIG, NEUTRAL, OWN
from flambeur.games.vegas.neutral import LEFT_OVER
from flambeur.games.vegas.ranking import weights as counted
from flambeur.games.vegas.state import CASINOS, VegasState
from flambeur.games.vegas.table import Vegas

SPREADS = {"up": 0.12, "base": 0.0, "between_base": 0.0}
"""Of the weights to begin with, where it is not a tenth."""
WEIGHTS = Path(__file__).parent / "weights"


def file_name(players: int, told: bool) -> str:
    return f"vegas-{players}{'-told' if told else ''}.npy"


def start_weights(players: int, seed: int, large: bool = False) -> Floats:
    """Small random weights to begin with."""
    random = np.random.default_rng(seed)
    parts = zip(Net._fields, shapes(players, large), strict=True)
    drawn = [np.ravel(random.normal(0.0, SPREADS.get(name, 0.1), shape)) for name, shape in parts]
    return np.concatenate(drawn).astype(np.float32)


def save(weights: Floats, players: int, told: bool, folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    np.save(folder / file_name(players, told), weights.astype(np.float16))


def loaded(players: int, told: bool) -> Net:
    """The network for a number of players, for a table of `closest` players if there is one of its own."""
    net = (load(players, told=True) if told else None) or load(players)
    if net is None:
        raise ValueError(f"there is no network for {players} players.")
    return net


@cache
def load(players: int, told: bool = False) -> Net | None:
    """The network for a number of players, or None if there is none."""
    path = WEIGHTS / file_name(players, told)
    return named(np.load(path).astype(np.float32), players) if path.exists() else None


def table_array(game: Vegas) -> Ints:
    """A table as `selfplay` plays it: dice in each hand, left-over neutral dice, minimum, rounds, notes."""
    hand = game.hand
    notes = [note for note, count in zip(game.denominations, game.full_pile, strict=True) for _ in range(count)]
    left_over = LEFT_OVER.get(game.players, 0) if hand[NEUTRAL] else 0
    table = [hand[OWN], hand[NEUTRAL], hand[BIG], left_over, game.minimum, game.rounds, len(notes), *notes]
    return np.array(table + [0] * (FIRST_NOTE + PILE - len(table)), np.int64)


def board_of(game: Vegas, state: VegasState) -> Board:
    """A position in arrays; the seat whose turn it is moves next."""
    board = empty_board(game.players)
    for casino in range(CASINOS):
        board.dice[casino] = counted(state.dice[casino], state.big[casino])
        notes = state.notes[casino][:NOTES]
        board.notes[casino, : len(notes)] = notes
        payments(board.dice, casino, board.notes, casino, board.paid, casino)
    board.hands[:] = [(hand[OWN], hand[NEUTRAL], hand[BIG]) for hand in state.hands]
    board.money[:] = [game.money(state, seat) for seat in range(game.players)]
    board.won[:] = [len(game.purse(state, seat)) for seat in range(game.players)]
    board.clock[:] = game.rounds - state.round, state.starter, (state.turn - 1) % game.players
    return board


def roll_of(state: VegasState) -> Ints:
    """The roll of the seat whose turn it is, by kind of die and face."""
    return np.array([state.roll[kind] for kind in (OWN, NEUTRAL, BIG)], np.int64)
