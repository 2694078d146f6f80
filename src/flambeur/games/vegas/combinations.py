"""Which box, modules, mode and number of players go together, and why others do not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations as choose

from msgspec import Struct

from flambeur.engine import InvalidOption
from flambeur.games.vegas.boxes import BOXES, MODULES, Box

STANDARD = "standard"


class Combination(Struct, frozen=True):
    """One table that can be set up."""

    box: str
    modules: tuple[str, ...]
    mode: str
    players: int

    def options(self) -> dict[str, object]:
        """The options of the family that ask for it."""
        return {"box": self.box, "with": self.modules, "mode": self.mode}


class Crowd(Struct, frozen=True):
    """The numbers of players that something is for, in words: `2 to 7 players`, `4 or 6 players`, `1 player`."""

    counts: tuple[int, ...]

    @property
    def span(self) -> str:
        if len(self.counts) == 1:
            return "only"
        return "to" if len(self.counts) > 2 or self.counts[1] == self.counts[0] + 1 else "or"

    @property
    def numbers(self) -> str:
        low, high = self.counts[0], self.counts[-1]
        return str(low) if self.span == "only" else f"{low} {self.span} {high}"

    def __str__(self) -> str:
        return "1 player" if self.counts == (1,) else f"{self.numbers} players"

    def facts(self) -> dict[str, str | int]:
        return {"span": self.span, "low": self.counts[0], "high": self.counts[-1]}


def box_named(name: str) -> Box:
    return next(box for box in BOXES if box.name == name)


def objection(box: Box, modules: tuple[str, ...], mode: str, players: int) -> InvalidOption | None:
    """The first reason why these do not go together, or None when they do."""
    return next(objections(box, modules, mode, players), None)


def objections(box: Box, modules: tuple[str, ...], mode: str, players: int) -> Iterator[InvalidOption]:
    """Every reason why these do not go together; beside a mode that the box does not have, as in its usual game."""
    allowed_players, allowed = box.players, tuple(part.name for part in box.parts)
    if mode != STANDARD:
        found = next((entry for entry in box.modes if entry[0] == mode), None)
        if found is None:
            able = ", ".join(other.name for other in BOXES if any(entry[0] == mode for entry in other.modes))
            yield InvalidOption(
                f"the {mode} mode needs another box than {box.name}: {able}.",
                why="option-mode",
                option="mode",
                allowed=able,
                mode=mode,
                box=box.name,
            )
            mode = STANDARD
        else:
            _, allowed_players, allowed = found
    where = f"the {box.name} box" if mode == STANDARD else f"the {mode} mode of the {box.name} box"
    if players not in allowed_players:
        crowd = Crowd(allowed_players)
        yield InvalidOption(
            f"{where} is for {crowd}, not {players}.",
            why="option-box-players",
            option="players",
            allowed=crowd.numbers,
            mode=mode,
            box=box.name,
            players=players,
            **crowd.facts(),
        )
    for name in modules:
        if name in box.always:
            continue
        if name not in allowed:
            known = ", ".join(allowed) or "none"
            yield InvalidOption(
                f"{where} has no module {name}; it has: {known}.",
                why="option-no-module",
                option="with",
                allowed=known,
                mode=mode,
                box=box.name,
                module=name,
                choice=name,
                count=len(allowed),
            )
            continue
        part = box.part(name)
        if mode == STANDARD and part is not None and players not in part.players:
            crowd = Crowd(part.players)
            yield InvalidOption(
                f"the module {name} of the {box.name} box is for {crowd}, not {players}.",
                why="option-module-players",
                option="with",
                allowed=crowd.numbers,
                box=box.name,
                module=name,
                choice=name,
                players=players,
                **crowd.facts(),
            )


def combinations() -> Iterator[Combination]:
    """Every table that can be set up, box by box; modules that are always in are not named."""
    for box in BOXES:
        free = tuple(name for name in MODULES if box.part(name) is not None and name not in box.always)
        for players in box.players:
            yield from _tables(box, free, STANDARD, players)
        for mode, counts, modules in box.modes:
            for players in counts:
                yield from _tables(box, modules, mode, players)


def _tables(box: Box, free: tuple[str, ...], mode: str, players: int) -> Iterator[Combination]:
    fitting = [name for name in free if objection(box, (name,), mode, players) is None]
    for size in range(len(fitting) + 1):
        for modules in choose(fitting, size):
            yield Combination(box.name, modules, mode, players)
