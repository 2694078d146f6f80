"""Streams of chance for many games, with the first words of all of them computed at once."""

from __future__ import annotations

from typing import Any

import numpy as np

from flambeur.engine import Seeded
from flambeur.engine.chance import WORDS
from flambeur.engine.randomness import GOLDEN, mix64

AHEAD = 160
"""Words computed for each stream: enough for most games. A stream that needs more computes its own."""
_steps: Any = np.array([step * GOLDEN % WORDS for step in range(AHEAD, 0, -1)], np.uint64)


def streams(seed: int, numbers: range) -> list[Seeded]:
    """Return the streams of a seed with these numbers: as `Seeded` gives, in a tenth of the time."""
    places: Any = np.array(numbers, np.uint64)
    keys: Any = mix64(mix64(seed % WORDS) + places)
    words: Any = mix64(keys[:, None] + _steps)
    made = [Seeded(seed, number) for number in numbers]
    for stream, ahead in zip(made, words.tolist(), strict=True):
        stream.foresee(ahead)
    return made
