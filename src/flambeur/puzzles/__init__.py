"""Puzzles: positions from bots' games in which one choice is clearly best and the obvious one is wrong."""

from __future__ import annotations

from flambeur.puzzles.collection import UnknownPuzzle, number_of_day, puzzle_games, shipped, shipped_puzzle
from flambeur.puzzles.puzzle import Choice, Puzzle

__all__ = ["Choice", "Puzzle", "UnknownPuzzle", "number_of_day", "puzzle_games", "shipped", "shipped_puzzle"]
