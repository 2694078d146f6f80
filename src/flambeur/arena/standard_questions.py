"""The standard questions: the worth of kickers and tokens, the effect of seats, the effect of modules."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from flambeur.arena.experiment import Figure
from flambeur.arena.question import Case, Question
from flambeur.engine import Seeded, new_game
from flambeur.games.temptation.board_text import pack_boards
from flambeur.games.temptation.house import house_boards

GAMES = 250_000
SOLVED = 40
"""The number of two-player openings that are solved."""


def kicker() -> Question:
    """One seat trades kickers for normal dice, in a game of one round, which gives their worth in a round."""
    full, others = [6, 0, 0, 2], [[6, 0, 0, 2]] * 3
    hands = {"kicker-two": full, "kicker-one": [7, 0, 0, 1], "kicker-none": [8, 0, 0, 0]}
    options = {"box": "boulevard", "with": "kickers", "rounds": 1}
    cases = [
        Case(name=name, game="vegas", players=4, options=options, change={"hands": [hand, *others]})
        for name, hand in hands.items()
    ]
    return Question("kicker", ("lead", "first"), tuple(cases), GAMES, "kicker")


def seat() -> Question:
    """The first seat begins the first round; the others follow."""
    cases = [
        Case(name=f"seat-{players}", game="vegas", players=players, options={"starter": "0"}, even=1 / players)
        for players in (2, 3, 4, 5)
    ]
    return Question("seat", ("first",), tuple(cases), GAMES, "seat")


def modules() -> Question:
    """Each module of the Boulevard box alone beside the box without any; one greedy player among random ones."""
    chosen = {"none": "-"} | {name: name for name in ("neutral", "notes", "big", "kickers", "rainbow", "slot", "bonus")}
    cases = [
        Case(
            name=f"module-{name}",
            game="vegas",
            players=5,
            bots=("greedy", "random", "random", "random", "random"),
            options={"box": "boulevard", "with": modules},
        )
        for name, modules in (chosen | {"action": "action"}).items()
    ]
    cases[-1] = Case(
        name="module-action",
        game="vegas",
        players=5,
        bots=cases[0].bots,
        options={"box": "boulevard", "with": "action"},
        games=GAMES // 250,  # no compiled rules: the reference engine plays them
    )
    return Question("modules", ("turns", "skill"), tuple(cases), GAMES // 5, "modules")


def boards() -> Question:
    """Each board of the house by itself, four players; the first seat begins."""
    cases = [
        Case(
            name=f"board-{board.key}",
            game="temptation",
            players=4,
            options={"boards": pack_boards((board,)), "starter": "0"},
            even=1 / 4,
        )
        for board in house_boards()
    ]
    return Question("boards", ("first", "turns"), tuple(cases), GAMES // 5, "boards")


def token() -> Question:
    """One seat begins with a number of tokens other than seven."""
    cases = [
        Case(name=f"token-{own}", game="kragen", players=4, change={"tokens": [own, 7, 7, 7]})
        for own in (7, 5, 6, 8, 9)
    ]
    return Question("token", ("first", "lead"), tuple(cases), GAMES // 2, "token")


READY: dict[str, Callable[[], Question]] = {
    "kicker": kicker,
    "seat": seat,
    "modules": modules,
    "boards": boards,
    "token": token,
}


@cache
def beginning_solved(openings: int = SOLVED, seed: int = 0) -> Figure:
    """Return the worth of beginning a two-player round under perfect play: rounds with random notes are solved."""
    from flambeur.analysis.vegas.duel import Duel
    from flambeur.games.vegas.turn import ROLL

    game: Any = new_game("vegas", 2, starter="0")
    leads = []
    for number in range(openings):
        source, (state, _) = Seeded(seed, number), game.start()
        while state.agenda[-1] is not ROLL:
            state, _ = game.resolve(state, source.draw(game.chance(state)))
        leads.append(Duel.of(game, state).value(state))
    mean = sum(leads) / openings
    variance = sum((lead - mean) ** 2 for lead in leads) / max(1, openings - 1)
    return Figure("seat-solved", "lead", mean, (variance / openings) ** 0.5, openings, "exact")
