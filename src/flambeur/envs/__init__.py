"""Learning environments: every table for PettingZoo, Gymnasium and OpenSpiel, from the same rules.

    from flambeur import envs
    envs.aec("vegas", players=4)                          # PettingZoo: agents act one after the other
    envs.gym("temptation", players=3, bots="greedy")      # Gymnasium: one seat learns, bots sit at the others
    envs.vector("vegas", players=4, num_envs=4096)        # Gymnasium: thousands of tables, stepped at once
    envs.open_spiel("kragen", players=3)                  # OpenSpiel: explicit chance nodes, simultaneous moves

Gymnasium knows every ready-made table by name once this package is imported: `gymnasium.make("flambeur/kragen-v1")`.

They need the extra `rl`: `pip install flambeur[rl]`. What an observation holds is in `envs.observing`; action n is move
number n of `game.all_moves()`.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import flambeur.games  # noqa: F401  (puts the games on the shelf)
from flambeur.engine import Budget, FlambeurError, families, new_game, write_position

if TYPE_CHECKING:
    from flambeur.envs.many import TablesEnv
    from flambeur.envs.single import SeatEnv
    from flambeur.envs.zoo import TableEnv

__all__ = ["MissingExtra", "aec", "gym", "open_spiel", "vector"]


class MissingExtra(FlambeurError):
    """The packages for environments are not installed."""

    code = "missing-extra"


def aec(
    game: str,
    players: int | None = None,
    *,
    preset: str | None = None,
    reward: str = "win",
    render_mode: str | None = None,
    **options: object,
) -> TableEnv:
    """Return a table as a PettingZoo AEC environment; game, players, preset and options are those of `new_game`."""
    try:
        from flambeur.envs.zoo import TableEnv
    except ImportError as missing:
        raise _missing(missing) from missing
    return TableEnv(new_game(game, players, preset=preset, **options), render_mode, reward)


def gym(
    game: str,
    players: int | None = None,
    *,
    bots: str | tuple[str, ...] = "greedy",
    seat: int = 0,
    preset: str | None = None,
    reward: str = "win",
    illegal: str = "lose",
    budget: Budget | None = None,
    render_mode: str | None = None,
    **options: object,
) -> SeatEnv:
    """Return one seat of a table as a Gymnasium environment, with bots at all others: one level, or one for each.

    `budget` bounds the bots that think. An action that is not allowed loses the game (a reward of -1), since Gymnasium
    has environments take any action; with `illegal="refuse"` it raises `IllegalMove`.
    """
    try:
        from flambeur.envs.single import SeatEnv
    except ImportError as missing:
        raise _missing(missing) from missing
    table = new_game(game, players, preset=preset, **options)
    return SeatEnv(table, bots, seat, reward=reward, illegal=illegal, budget=budget, render_mode=render_mode)


def vector(
    game: str,
    players: int | None = None,
    *,
    num_envs: int,
    seed: int = 0,
    copy: bool = True,
    threads: int | None = None,
    preset: str | None = None,
    **options: object,
) -> TablesEnv:
    """Return many tables as one Gymnasium vector environment, stepped together by the compiled rules on all cores.

    Raises `flambeur.kernels.Uncovered` for tables whose rules are not compiled.
    """
    try:
        from flambeur.envs.many import TablesEnv
    except ImportError as missing:
        raise _missing(missing) from missing
    return TablesEnv(new_game(game, players, preset=preset, **options), num_envs, seed, copy=copy, threads=threads)


def open_spiel(
    game: str,
    players: int | None = None,
    *,
    preset: str | None = None,
    position: str = "",
    utility: str = "win",
    **options: object,
) -> Any:
    """Return a table as an OpenSpiel game (`pyspiel.Game`), from its start or from the text of a position.

    `utility` is `win` (1 for winning alone, 0 on average) or `lead` (how far a score is ahead of the others' average).
    """
    try:
        from flambeur.envs.spiel import load
    except ImportError as missing:
        raise _missing(missing) from missing
    if position:
        return load(game, {"position": position, "utility": utility})
    table = new_game(game, players, preset=preset, **options)
    return load(game, {"position": write_position(table, table.opening()), "utility": utility})


def _missing(missing: ImportError) -> MissingExtra:
    sentence = f"learning environments need the package '{missing.name}': install flambeur[rl]."
    return MissingExtra(sentence, package=str(missing.name))


def _register() -> None:
    """Register every ready-made table with Gymnasium; its version is that of the rules."""
    from gymnasium import register

    for family in families():
        for preset in (None, *(name for name, _ in family.presets)):
            name = family.name if preset is None else f"{family.name}-{preset}"
            version = new_game(family.name, preset=preset).rules_version
            register(
                f"flambeur/{name}-v{version}",
                entry_point=f"{__name__}:gym",
                vector_entry_point=f"{__name__}:vector",
                kwargs={"game": family.name, "preset": preset},
                disable_env_checker=True,
            )


if find_spec("gymnasium") is not None:
    _register()
