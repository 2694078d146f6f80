"""A puzzle in words: the question, the worth of each choice with its reason, and a verdict on an answer."""

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
"""Standard errors to either side that contain a value nineteen times in twenty."""
EXPLAINED = ("neutral", "big", "kickers", "slot")
"""Parts of a box that need an explanation."""


class ToldMove(Struct, frozen=True):
    """One choice; `part` is where its bar ends, from 0 to 1, `verdict` the sentence for a player who chose it."""

    id: str
    label: str
    worth: str
    part: float
    why: str
    verdict: str


class ToldPuzzle(Struct, frozen=True):
    """The question, and the text for a player who has answered; the best choice first."""

    ask: str
    heading: str
    """The unit of the choices' worth."""
    sure: str
    best: str
    zero: float
    """Where bars begin, from 0 to 1: choices left of it are losses."""
    moves: tuple[ToldMove, ...]


def names_of(choice: Choice, say: Say) -> tuple[str, ...]:
    """Return the names at the table: the solver's, and those of the players who fell for it."""
    names: list[str] = []
    for seat in range(choice.knowledge.game.players):
        names.append(say("table-own") if seat == choice.seat else name_of("greedy", seat, names))
    return tuple(names)


def tell(puzzle: Puzzle, language: str) -> ToldPuzzle:
    """Return a puzzle in words, for its seat."""
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
    """Return a sentence about each part of the table that a first game does not have."""
    played = cast(tuple[str, ...], choice.knowledge.game.options.get("with", ()))
    return [say(f"puzzle-with-{name}") for name in EXPLAINED if name in played]


def worth_text(say: Say, puzzle: Puzzle, value: float) -> str:
    """Return a value with its unit, in a context that names the unit."""
    if puzzle.unit in ("lead", "money"):
        return say.dollars(value)
    if puzzle.unit == "chance":
        return say("puzzle-percent", percent=100 * value)
    return say("puzzle-figure", value=value).replace("-", MINUS)


def _signed(say: Say, puzzle: Puzzle, value: float) -> str:
    """Return a value for the list of all: with its sign if some choices lose and others gain."""
    worth = worth_text(say, puzzle, value)
    gains = value > 0 and worth != worth_text(say, puzzle, 0.0)
    return f"+{worth}" if gains and _part(puzzle, 0.0) > 0 else worth


def loss_text(say: Say, puzzle: Puzzle, move: str) -> str:
    """Return what a choice gives up, with its unit."""
    lost = puzzle.values[puzzle.best] - puzzle.values[move]
    worth = worth_text(say, puzzle, lost)
    return say(f"puzzle-amount-{puzzle.unit}", amount=worth) if puzzle.unit in ("points", "tokens") else worth


def _verdict(say: Say, puzzle: Puzzle, move: str, labels: dict[str, str]) -> str:
    """Return the verdict for a player who has chosen a move."""
    if move == puzzle.best:
        return say("puzzle-right", obvious=labels[puzzle.obvious], loss=loss_text(say, puzzle, puzzle.obvious))
    tempting = "yes" if move == puzzle.obvious else "no"
    return say("puzzle-wrong", tempting=tempting, loss=loss_text(say, puzzle, move), best=labels[puzzle.best])


def _sure(say: Say, puzzle: Puzzle) -> str:
    if puzzle.kind == "exact":
        return say(f"puzzle-exact-{puzzle.unit}")
    return say("puzzle-estimated", games=LONG, error=100 * SPREAD * puzzle.error)


def _part(puzzle: Puzzle, value: float) -> float:
    """Return where a bar ends between the worst choice (or zero if none loses) and the best."""
    if puzzle.unit == "chance":
        return round(value, 3)
    values = puzzle.values.values()
    low, high = min(0.0, *values), max(0.0, *values)
    return round((value - low) / (high - low), 3)
