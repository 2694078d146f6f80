"""Puzzles: positions out of bots' games in which one choice is clearly best and the obvious one is wrong."""

from __future__ import annotations

from flambeur.puzzles.collection import GAMES, UnknownPuzzle, number_of_day, shipped, shipped_puzzle
from flambeur.puzzles.puzzle import Choice, Puzzle

__all__ = ["GAMES", "Choice", "Puzzle", "UnknownPuzzle", "number_of_day", "shipped", "shipped_puzzle"]
