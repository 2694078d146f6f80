"""The shipped weights, and positions as the compiled code takes them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from flambeur.analysis.vegas.net.board import NOTES, Board, Ints, empty_board, payments
from flambeur.analysis.vegas.net.net import Net, named
from flambeur.games.vegas.dice import BIG, NEUTRAL, OWN
from flambeur.games.vegas.ranking import weights as counted
from flambeur.games.vegas.state import CASINOS, VegasState
from flambeur.games.vegas.table import Vegas

WEIGHTS = Path(__file__).parent / "weights"


def file_name(players: int, told: bool) -> str:
    return f"vegas-{players}{'-told' if told else ''}.npy"


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
