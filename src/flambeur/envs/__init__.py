"""Learning environments: every table for PettingZoo, Gymnasium and OpenSpiel, from the same rules.

    from flambeur import envs
    envs.aec("vegas", players=4)                          # PettingZoo: agents act one after the other

They need the extra `rl`: `pip install flambeur[rl]`. What an observation holds is in `envs.observing`; action n is move
number n of `game.all_moves()`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import flambeur.games  # noqa: F401  (puts the games on the shelf)
from flambeur.engine import FlambeurError, new_game

if TYPE_CHECKING:
    from flambeur.envs.zoo import TableEnv

__all__ = ["MissingExtra", "aec"]


class MissingExtra(FlambeurError):
    """The packages that environments are made for are not installed."""

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
    """A table as a PettingZoo AEC environment; game, players, preset and options are those of `new_game`."""
    try:
        from flambeur.envs.zoo import TableEnv
    except ImportError as missing:
        raise _missing(missing) from missing
    return TableEnv(new_game(game, players, preset=preset, **options), render_mode, reward)


def _missing(missing: ImportError) -> MissingExtra:
    sentence = f"learning environments need the package '{missing.name}': install flambeur[rl]."
    return MissingExtra(sentence, package=str(missing.name))
