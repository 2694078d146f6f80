"""Puzzles for the browser without a server: the position in the messages of a table, and all words."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from flambeur.protocol.replies import Snapshot
from flambeur.puzzles.collection import FIRST_DAY, puzzle_games, shipped
from flambeur.puzzles.puzzle import Difficulty, Kind, Puzzle
from flambeur.puzzles.puzzle_text import ToldPuzzle, names_of, tell
from flambeur.scenes import Stage, Told
from flambeur.texts import LANGUAGES, texts
from flambeur.wording import Say


class PuzzleShelf(Struct):
    """The puzzles of one game: the difficulty of each, number 1 first, and the name of the game by language."""

    game: str
    titles: dict[str, str]
    difficulties: tuple[Difficulty, ...]


class PuzzleIndex(Struct):
    """All puzzles, and the first day of the daily puzzles."""

    first: str
    shelves: tuple[PuzzleShelf, ...]


class PuzzlePage(Struct):
    """One puzzle in one language."""

    stage: Stage
    start: Snapshot
    difficulty: Difficulty
    kind: Kind
    told: ToldPuzzle


def index() -> PuzzleIndex:
    """Return the list of all shipped puzzles."""
    shelves = [
        PuzzleShelf(
            game,
            {language: texts(language).say(f"{game}-name") for language in LANGUAGES},
            tuple(puzzle.difficulty for puzzle in shipped(game)),
        )
        for game in puzzle_games()
    ]
    return PuzzleIndex(FIRST_DAY.isoformat(), tuple(shelves))


def stage(puzzle: Puzzle, language: str) -> PuzzlePage:
    """Return a puzzle set up at a table."""
    choice = puzzle.choice()
    knowledge = choice.knowledge
    scene = Told(knowledge.game, names_of(choice, Say(language, ())), choice.seat, language)
    start = cast(Snapshot, scene.begin(knowledge.position))  # already encoded
    return PuzzlePage(scene.stage, start, puzzle.difficulty, puzzle.kind, tell(puzzle, language))
