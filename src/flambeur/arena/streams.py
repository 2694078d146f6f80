"""Streams of chance for many games, with the first words of all of them made at once."""

from __future__ import annotations

from typing import Any

import numpy as np

from flambeur.engine import Seeded
from flambeur.engine.chance import WORDS
from flambeur.engine.randomness import GOLDEN, mix64

AHEAD = 160
"""Words made for each stream: as many as most games draw. A stream that needs more makes its own."""
_steps: Any = np.array([step * GOLDEN % WORDS for step in range(AHEAD, 0, -1)], np.uint64)


def streams(seed: int, numbers: range) -> list[Seeded]:
    """The streams of a seed with these numbers: what `Seeded` gives, made in a tenth of the time."""
    places: Any = np.array(numbers, np.uint64)
    keys: Any = mix64(mix64(seed % WORDS) + places)
    words: Any = mix64(keys[:, None] + _steps)
    made = [Seeded(seed, number) for number in numbers]
    for stream, ahead in zip(made, words.tolist(), strict=True):
        stream.foresee(ahead)
    return made
