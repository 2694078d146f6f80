"""The tables that the tools of the three ecosystems are run on: every ready-made one, and bold mixtures."""

from __future__ import annotations

from typing import Any

import flambeur.games  # noqa: F401  (puts the games on the shelf)
from flambeur.engine import Game, families, new_game

READY: dict[str, Game[Any]] = {
    name if preset is None else f"{name}-{preset}": new_game(name, preset=preset)
    for name in ("vegas", "temptation", "kragen")
    for family in families()
    if family.name == name
    for preset in (None, *(preset for preset, _ in family.presets))
}
MIXED: dict[str, Game[Any]] = {
    "two with neutral dice": new_game("vegas", 2, modules="neutral"),
    "teams": new_game("vegas", 4, modules="neutral,teams"),
    "eight with a slot machine": new_game("vegas", 8, box="boulevard", modules="notes,rainbow,slot"),
    "all of More Cash": new_game("vegas", 4, box="morecash", modules="neutral,big,kickers,slot,bonus,action,teams"),
    "much at each casino": new_game("vegas", 3, minimum=200, rounds=1),
    "ten rounds for a hundred big notes": new_game("vegas", 2, pile="1000:100", rounds=10),
    "solitaire with a slot machine": new_game("vegas", 1, box="morecash", modules="big,slot", mode="solitaire"),
    "Temptation for six": new_game("temptation", 6),
    "open Kragen with other bags": new_game("kragen", 7, bags="2,5,5", open="yes"),
}
TABLES = READY | MIXED
