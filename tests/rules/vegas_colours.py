"""Setting up positions of tables where dice of all colours are rolled together."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from flambeur.engine import Event, Seeded
from flambeur.games.vegas.colours.state import ColoursState
from flambeur.games.vegas.colours.table import ColoursTable


def before(game: ColoursTable, step: str, seed: int = 1) -> ColoursState:
    """The first state of a game that waits for chance at the named step: `roll` is where play begins."""
    state, _ = game.start()
    source = Seeded(seed)
    while state.agenda[-1].name != step:
        state, _ = game.resolve(state, source.draw(game.chance(state)))
    return state


def roll(game: ColoursTable, state: ColoursState, faces: str) -> ColoursState:
    """Roll one die of each colour that has any, showing these faces in the order of the colours."""
    after, _ = game.resolve(state, tuple(tuple(int(face == str(n)) for n in range(1, 7)) for face in faces))
    return after


def play(game: ColoursTable, state: ColoursState, faces: str, move: str) -> tuple[ColoursState, tuple[Event, ...]]:
    """Roll these faces, then play the move."""
    state = roll(game, state, faces)
    return game.apply(state, game.read_move(move, state))


def settled(game: ColoursTable, **changes: Any) -> tuple[ColoursState, tuple[Event, ...]]:
    """What the end of a round makes of a table with these dice and notes, all dice placed."""
    table: dict[str, Any] = {"left": (0,) * len(game.colours), "later": ()}
    state = replace(before(game, "roll"), **{**table, **changes})
    return game.run(replace(state, agenda=state.agenda[:-1]))


def rows(places: int, **dice: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Dice by place and colour: `place1=(…)` names those of a place, all other places are empty."""
    width = len(next(iter(dice.values())))
    return tuple(dice.get(f"place{place}", (0,) * width) for place in range(1, places + 1))
