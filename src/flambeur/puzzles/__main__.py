"""Write all puzzles into a folder, a file for each game and language: `python -m flambeur.puzzles FOLDER`."""

import sys
from pathlib import Path

from flambeur.puzzles import puzzle_games, shipped
from flambeur.puzzles.scenes import index, stage
from flambeur.scenes import write_all
from flambeur.texts import LANGUAGES

if __name__ == "__main__":
    books = {
        f"{game}-{language}": [stage(puzzle, language) for puzzle in shipped(game)]
        for game in puzzle_games()
        for language in LANGUAGES
    }
    write_all(Path(sys.argv[1]), {**books, "index": index()})
