"""A puzzle in words: what is asked, what every choice is worth and why, and what an answer was worth."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from flambeur.bots.characters import name_of
from flambeur.coach import fact_text
from flambeur.puzzles.puzzle import Choice, Puzzle
from flambeur.puzzles.values import LONG
from flambeur.wording import Say, move_text
from flambeur.wording.say import MINUS

SPREAD = 1.96
"""Standard errors to either side in which a value lies nineteen times in twenty."""
EXPLAINED = ("neutral", "big", "kickers", "slot")
"""What a box adds that cannot be understood by looking."""


class ToldMove(Struct, frozen=True):
    """One choice; `part` is where its bar ends, from 0 to 1, `verdict` what is said to who has chosen it."""

    id: str
    label: str
    worth: str
    part: float
    why: str
    verdict: str


class ToldPuzzle(Struct, frozen=True):
    """The question, and what a player is told after answering; the choices with the best one first."""

    ask: str
    heading: str
    """What the worth of choices is."""
    sure: str
    best: str
    zero: float
    """Where bars begin, from 0 to 1: left of it are choices that cost something."""
    moves: tuple[ToldMove, ...]


def names_of(choice: Choice, say: Say) -> tuple[str, ...]:
    """Return the names at the table: the solver's, and those of the players who fell for it."""
    names: list[str] = []
    for seat in range(choice.knowledge.game.players):
        names.append(say("table-own") if seat == choice.seat else name_of("greedy", seat, names))
    return tuple(names)


def tell(puzzle: Puzzle, language: str) -> ToldPuzzle:
    """The words of a puzzle, for the seat that it asks."""
    choice = puzzle.choice()
    say = Say(language, names_of(choice, Say(language, ())), choice.seat, person=True)
    knowledge = choice.knowledge
    labels = {str(move): move_text(say, knowledge.game, knowledge.view, move) for move in choice.moves}
    facts = {str(move): fact_text(say, knowledge, move) for move in choice.moves}
    ranked = sorted(puzzle.values, key=lambda move: (move != puzzle.best, -puzzle.values[move]))
    return ToldPuzzle(
        ask=" ".join([say(f"puzzle-ask-{puzzle.unit}", players=knowledge.game.players), *_extras(say, choice)]),
        heading=say(f"puzzle-worth-{puzzle.unit}"),
        sure=_sure(say, puzzle),
        best=puzzle.best,
        zero=_part(puzzle, 0.0),
        moves=tuple(
            ToldMove(
                id=move,
                label=labels[move],
                worth=_signed(say, puzzle, puzzle.values[move]),
                part=_part(puzzle, puzzle.values[move]),
                why=facts[move],
                verdict=_verdict(say, puzzle, move, labels),
            )
            for move in ranked
        ),
    )


def _extras(say: Say, choice: Choice) -> list[str]:
    """A sentence about everything at the table that a first game does not have."""
    played = cast(tuple[str, ...], choice.knowledge.game.options.get("with", ()))
    return [say(f"puzzle-with-{name}") for name in EXPLAINED if name in played]


def worth_text(say: Say, puzzle: Puzzle, value: float) -> str:
    """A value in its unit, where the unit is known."""
    if puzzle.unit in ("lead", "money"):
        return say.dollars(value)
    if puzzle.unit == "chance":
        return say("puzzle-percent", percent=100 * value)
    return say("puzzle-figure", value=value).replace("-", MINUS)


def _signed(say: Say, puzzle: Puzzle, value: float) -> str:
    """A value as it stands in the list of all: with its sign where some choices cost something and others gain."""
    worth = worth_text(say, puzzle, value)
    gains = value > 0 and worth != worth_text(say, puzzle, 0.0)
    return f"+{worth}" if gains and _part(puzzle, 0.0) > 0 else worth


def loss_text(say: Say, puzzle: Puzzle, move: str) -> str:
    """What a choice gives up, with its unit."""
    lost = puzzle.values[puzzle.best] - puzzle.values[move]
    worth = worth_text(say, puzzle, lost)
    return say(f"puzzle-amount-{puzzle.unit}", amount=worth) if puzzle.unit in ("points", "tokens") else worth


def _verdict(say: Say, puzzle: Puzzle, move: str, labels: dict[str, str]) -> str:
    """What is said to who has chosen a move."""
    if move == puzzle.best:
        return say("puzzle-right", obvious=labels[puzzle.obvious], loss=loss_text(say, puzzle, puzzle.obvious))
    tempting = "yes" if move == puzzle.obvious else "no"
    return say("puzzle-wrong", tempting=tempting, loss=loss_text(say, puzzle, move), best=labels[puzzle.best])


def _sure(say: Say, puzzle: Puzzle) -> str:
    if puzzle.kind == "exact":
        return say(f"puzzle-exact-{puzzle.unit}")
    return say("puzzle-estimated", games=LONG, error=100 * SPREAD * puzzle.error)


def _part(puzzle: Puzzle, value: float) -> float:
    """Where a bar ends between the worst choice, or nothing where that loses nothing, and the best."""
    if puzzle.unit == "chance":
        return round(value, 3)
    values = puzzle.values.values()
    low, high = min(0.0, *values), max(0.0, *values)
    return round((value - low) / (high - low), 3)
