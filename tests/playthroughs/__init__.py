"""Whole games as text files: every chance outcome, move, event and now and then the position.

A change in behaviour shows as a difference in these files; `make playthroughs` rewrites them, and the
difference belongs into the commit that meant it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import flambeur.games  # noqa: F401  (puts the games on the shelf)
from flambeur.engine import Event, Game, Seeded, State, families, write_position
from flambeur.engine.record import chance_entry, move_entry, write_end

FOLDER = Path(__file__).parent
POSITION_EVERY = 25
SAMPLES = ("sealed",)
"""Games of the tests themselves."""


def configurations() -> Iterator[tuple[str, Game[Any]]]:
    """Every game with its default options and with each of its presets."""
    for family in families():
        if family.name in SAMPLES:
            continue
        yield family.name, family.game()
        for name, options in family.presets:
            chosen = dict(options)
            yield f"{family.name}-{name}", family.game(family.fitting(chosen)[0], chosen)


def playthrough(game: Game[Any], seed: int = 1) -> str:
    """One random game as text."""
    source = Seeded(seed)
    state, events = game.start()
    lines = [f"{game.name} players={game.players} rules={game.rules_version}", *_told(events)]
    number = 0
    while (result := game.outcome(state)) is None:
        if number % POSITION_EVERY == 0:
            lines.append(f"= {write_position(game, state)}")
        number += 1
        state, events, line = _forward(game, state, source)
        lines += [line, *_told(events)]
    lines += [f"= {write_position(game, state)}", f"end: {write_end(result)}"]
    return "\n".join(lines) + "\n"


def _forward(game: Game[Any], state: State, source: Seeded) -> tuple[State, tuple[Event, ...], str]:
    if factors := game.chance(state):
        outcome = source.draw(factors)
        after, events = game.resolve(state, outcome)
        return after, events, str(chance_entry(game, state, outcome))
    choices = {}
    for seat in game.waiting(state):
        moves = game.legal_moves(state, seat)
        choices[seat] = moves[source.below(len(moves))]
    move = game.together(state, choices)
    after, events = game.apply(state, move)
    offered = " / ".join(", ".join(str(m) for m in game.legal_moves(state, seat)) for seat in choices)
    return after, events, f"{move_entry(move, min(choices))}   of {offered}"


def _told(events: tuple[Event, ...]) -> list[str]:
    return [f"    {event!r}" for event in events]
