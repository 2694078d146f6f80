"""The rules as compiled array code: hundreds of thousands of games a second, equal to the reference engine's.

    kernel = kernels.for_game(game)                 # None where a table is not covered: `reason(game)` says why
    kernel.playouts(state, "greedy", count=1000, seed=7, until="round").scores      # [play-outs, seats]
    kernel.playouts_after_each(state, moves, count=200, seed=7).wins                # [moves, play-outs, seats]

A kernel can be used at once. Until its code is ready (`kernel.ready`, `kernel.wait(seconds)`) the reference engine
plays the same games with the same words and gives the same figures, only slower; so it does where Numba is missing.
Play-out n of a seed draws its dice from `Seeded(seed, n)` and its tosses from `Seeded(~seed, n)`, as game n of an arena
does. Policies are `random` and `greedy`, one for all or a tuple by seat. `encode` and `decode` turn positions into rows
of numbers and back, exactly; a row can be given to `playouts` instead of a position.

There are compiled rules for Temptation, Um Kopf und Kragen and every table of Las Vegas but those with action cards:
`for_game` gives None for these, and `for_game(game, approximate=True)` a kernel whose play-outs hold all cards back
(`kernel.approximate`, as in every result); whole games and tables stepped together are refused there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from flambeur.engine import Capability, Game
from flambeur.kernels.batch import Batch
from flambeur.kernels.code_files import has_numba
from flambeur.kernels.kernel import Kernel, KernelMaker
from flambeur.kernels.playouts import Playouts, Uncovered

__all__ = ["Batch", "Kernel", "KernelMaker", "Playouts", "Uncovered", "batch", "for_game", "reason"]


KERNELS: Capability[KernelMaker] = Capability("kernel", KernelMaker)


def for_game(game: Game[Any], *, approximate: bool = False, warm: bool = True) -> Kernel | None:
    """The kernel of a table, getting ready in the background unless `warm` is False; None where there is none.

    With `approximate`, tables whose rules are compiled but for action cards have one, too.
    """
    found = _find(game, approximate)
    if isinstance(found, Uncovered):
        return None
    if warm and has_numba():
        found.compiled.begin()
    return found


def reason(game: Game[Any], *, approximate: bool = False) -> Uncovered | None:
    """Why a table has no kernel, or None if it has one."""
    found = _find(game, approximate)
    return found if isinstance(found, Uncovered) else None


def batch(game: Game[Any], size: int, seed: int = 0, threads: int | None = None, *, auto_reset: bool = True) -> Batch:
    """Many tables stepped at once, on all cores unless fewer `threads` are wanted; raises `Uncovered`.

    For every table that has a kernel; see `kernels.batch`.
    """
    kernel = for_game(game)
    if kernel is None:
        raise reason(game) or Uncovered(f"there are no compiled rules for this table of {game.name}.")
    return Batch(kernel, size, seed, threads, auto_reset=auto_reset)


@lru_cache(maxsize=256)
def _find(game: Game[Any], approximate: bool) -> Kernel | Uncovered:
    maker = KERNELS.of(game)
    if maker is None:
        return Uncovered(f"there are no compiled rules for this table of {game.name}.", game=game.name)
    try:
        return maker.approximate(game) if approximate and maker.approximate else maker.exact(game)
    except Uncovered as why:
        return why
