"""`flambeur boards`: show boards of Temptation, check your own, test them, make new ones."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from flambeur.arena.board_design import design as design_board
from flambeur.arena.boards import PLAYERS, Fault, Pressing, Tally, faults, pressing, race
from flambeur.cli.console import make_console
from flambeur.cli.mistakes import explain, mistake
from flambeur.cli.options import Lang, readable
from flambeur.cli.tables.temptation import draw_board
from flambeur.games.temptation.board import ROWS, Board, InvalidBoard
from flambeur.games.temptation.board_text import pack_boards, read_board, write_board
from flambeur.games.temptation.house import house_boards
from flambeur.texts import system_language
from flambeur.wording import Say
from flambeur.wording.temptation import board_name

app = typer.Typer(
    no_args_is_help=True, rich_markup_mode=None, help="Look at boards of Temptation, make and try your own."
)

ENDING = ".board"
SLACK = 2.0
"""A trial of a few hundred games is noisy: a gate counts as missed only beyond this many standard errors."""

BoardFile = Annotated[Path, typer.Argument(metavar="FILE", help="A .board file.")]
BoardName = Annotated[str, typer.Argument(metavar="BOARD", help="A number, a name, or a .board file.")]


@app.command("list")
def list_boards(lang: Lang = None) -> None:
    """List the boards of the house."""
    say = _say()
    table = _table(say, "boards-number", "boards-name", "boards-spaces", "boards-gains", "boards-pays")
    for number, board in enumerate(house_boards(), 1):
        sums = (board.spaces, board.total(True), board.total(False))
        table.add_row(str(number), board_name(say, board), *[str(figure) for figure in sums])
    make_console().print(table)


@app.command()
def show(board: BoardName, lang: Lang = None) -> None:
    """Draw a board."""
    say = _say()
    found = find_board(board)
    console = make_console()
    console.print(board_name(say, found))
    console.print(draw_board(say, found))


@app.command()
def check(file: BoardFile, lang: Lang = None) -> None:
    """Check a board of your own; if it is wrong, say which row and why."""
    board = read_board(readable(file))
    sums = {"spaces": board.spaces, "gains": board.total(True), "pays": board.total(False)}
    make_console().print(_say()("boards-fine", name=board.name, **sums))


@app.command()
def simulate(
    board: BoardName,
    games: Annotated[int, typer.Option("--games", help="Games for each number of players.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="Repeat the same dice.")] = 1,
    lang: Lang = None,
) -> None:
    """Let equal players race on a board alone: how long it lasts, what its rows pay, who is better off."""
    say = _say()
    found = find_board(board)
    if games < 1:
        raise mistake("board-trial")
    tallies = [race((found,), players, games, seed) for players in PLAYERS]
    presses = [pressing(found, players, max(8, games // 5), seed) for players in PLAYERS]
    console = make_console()
    console.print(say("boards-trial", name=board_name(say, found), games=games))
    console.print(_lengths(say, tallies, presses))
    console.print(_rows(say, found, tallies))
    missed = [
        fault for tally, press in zip(tallies, presses, strict=True) for fault in faults(tally, press, slack=SLACK)
    ]
    if missed:
        console.print(say("boards-verdict-fail", faults=say.both([_fault(say, fault) for fault in missed])))
    else:
        console.print(say("boards-verdict-pass"))


@app.command()
def design(
    seed: Annotated[int, typer.Option("--seed", help="Another seed makes another board.")],
    lang: Lang = None,
) -> None:
    """Make a board that passes the gates, and print it in the .board format."""
    print(f"# {_say()('boards-design-comment', seed=seed)}")
    print(write_board(design_board(seed)), end="")


def find_board(given: str) -> Board:
    """Return a board of the house by number or name, or one from a file; raises a `Mistake`."""
    boards = house_boards()
    if given.isdecimal() and 1 <= int(given[:4]) <= len(boards):
        return boards[int(given[:4]) - 1]
    say = _say()
    wanted = given.casefold().replace("'", "’")  # no keyboard has this apostrophe
    for board in boards:
        if wanted in (board.key, board.name.casefold(), board_name(say, board).casefold()):
            return board
    if given.endswith(ENDING) or Path(given).is_file():
        return read_board(readable(Path(given)))
    raise mistake("board-unknown", given=given, count=len(boards))


def boards_in(folder: Path) -> str:
    """Return all boards of a folder, sorted by file name, as the `boards` option of a game.

    Raises a `Mistake` for a folder without boards or with an invalid one.
    """
    files = sorted(folder.glob(f"*{ENDING}"))
    if not files:
        raise mistake("board-none-here", folder=str(folder))
    return pack_boards([_read(file) for file in files])


def _read(file: Path) -> Board:
    try:
        return read_board(readable(file))
    except InvalidBoard as error:
        raise mistake("board-file", file=file.name, reason=explain(error)) from None


def _say() -> Say:
    return Say(system_language(), ())


def _table(say: Say, *headings: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in headings:
        table.add_column(say(heading), justify="left" if heading == "boards-name" else "right")
    return table


def _lengths(say: Say, tallies: list[Tally], presses: list[Pressing]) -> Table:
    table = _table(
        say,
        *("boards-players", "boards-turns", "boards-longest", "boards-rounds", "boards-seat", "boards-starter"),
        "boards-rolling",
    )
    for tally, press in zip(tallies, presses, strict=True):
        table.add_row(
            str(tally.players),
            say.tenths(tally.turns_a_round),
            str(tally.longest),
            say.tenths(tally.rounds / tally.games),
            say.tenths(100 * tally.advantage(), signed=True),
            say.tenths(100 * tally.first_in_turn(), signed=True),
            say("cli-percent", value=100 * press.share),
        )
    return table


def _rows(say: Say, board: Board, tallies: list[Tally]) -> Table:
    table = _table(say, "boards-row", "boards-worth", "boards-pays-average", "boards-first")
    rounds = sum(tally.rounds for tally in tallies)
    for row in range(ROWS):
        layout = board.rows[row]
        finished = sum(tally.finished[row] for tally in tallies)
        paid = sum(tally.paid[row] for tally in tallies)
        first = sum(tally.first[row] for tally in tallies)
        table.add_row(
            str(row + 1),
            f"{layout.points if layout.white else -layout.points:+d}",
            say.tenths(paid / max(1, finished), signed=True),
            say("cli-percent", value=100 * first / rounds),
        )
    return table


def _fault(say: Say, fault: Fault) -> str:
    figure = say.tenths(fault.figure if fault.gate in ("turns", "long") else 100 * fault.figure)
    facts: dict[str, str | int] = {
        "players": fault.players,
        "row": fault.row,
        "points": figure,
        "turns": figure,
        "percent": figure,
    }
    return say(f"boards-fault-{fault.gate}", **facts)
