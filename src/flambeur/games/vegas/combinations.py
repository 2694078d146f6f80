"""Which box, modules, mode and number of players go together, and why others do not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations as choose

from msgspec import Struct

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


class Objection(Struct, frozen=True):
    """Why a table cannot be set up: one sentence, and the option it is about."""

    sentence: str
    option: str
    allowed: str


def box_named(name: str) -> Box:
    return next(box for box in BOXES if box.name == name)


def in_words(players: tuple[int, ...]) -> str:
    """Numbers of players: `2 to 7`, `4 or 6`, `1`."""
    if len(players) > 2 or (len(players) == 2 and players[1] == players[0] + 1):
        return f"{players[0]} to {players[-1]}"
    return " or ".join(str(count) for count in players)


def objection(box: Box, modules: tuple[str, ...], mode: str, players: int) -> Objection | None:
    """Why these do not go together, or None when they do."""
    allowed_players, allowed = box.players, tuple(part.name for part in box.parts)
    if mode != STANDARD:
        found = next((entry for entry in box.modes if entry[0] == mode), None)
        if found is None:
            able = " or ".join(other.name for other in BOXES if any(entry[0] == mode for entry in other.modes))
            return Objection(f"the {mode} mode needs another box than {box.name}: {able}.", "box", able)
        _, allowed_players, allowed = found
    if players not in allowed_players:
        what = f"the {box.name} box" if mode == STANDARD else f"the {mode} mode of the {box.name} box"
        words = in_words(allowed_players)
        plural = "" if words == "1" else "s"
        return Objection(f"{what} is for {words} player{plural}, not {players}.", "players", words)
    for name in modules:
        if name in box.always:
            continue
        if name not in allowed:
            known = ", ".join(allowed) or "none"
            where = f"the {box.name} box" if mode == STANDARD else f"the {mode} mode of the {box.name} box"
            return Objection(f"{where} has no module {name}; it has: {known}.", "with", known)
        part = box.part(name)
        if mode == STANDARD and part is not None and players not in part.players:
            words = in_words(part.players)
            return Objection(
                f"the module {name} of the {box.name} box is for {words} players, not {players}.", "with", words
            )
    return None


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
