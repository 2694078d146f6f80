"""The compiled core has one answer to each question, with and without a compiler."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import flambeur
from flambeur.games.vegas.ranking import standing
from flambeur.kernels.vegas.ranking import add_count, untied

ROOT = Path(flambeur.__file__).parent
PLAIN = """
import numpy as np
from flambeur.engine import Seeded
from flambeur.engine.randomness import mix64
from flambeur.kernels.compiler import COMPILES
from flambeur.kernels.instructions import count_bits, highest_bit, lowest_bit
from flambeur.kernels.random_rolls import DICE, GOLDEN, begin_stream, below, next_word

assert not COMPILES
streams, source = np.zeros(2, np.uint64), Seeded(12, 5)
begin_stream(streams, DICE, np.uint64(12), 5)
for bound in (1, 2, 6, 255, 256, 6**8, (1 << 62) + 1):
    assert below(streams, DICE, bound) == source.below(bound)
state = int(streams[DICE]) + int(GOLDEN)
assert next_word(streams, DICE) == mix64(state % (1 << 64))
for number in (1, 6, 40, 1 << 62):
    assert (count_bits(number), lowest_bit(number), highest_bit(number)) == (
        bin(number).count("1"), len(bin(number)) - len(bin(number).rstrip("0")), len(bin(number)) - 3
    )
print("right")
"""


def places(pattern: str, *folders: str) -> Iterator[str]:
    """The files below some folders of the package, once for each line that matches."""
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            for line in path.read_text(encoding="utf-8").splitlines():
                if re.search(pattern, line):
                    yield path.relative_to(ROOT).as_posix()


def test_the_untied_numbers_are_those_that_the_rules_pay() -> None:
    for row in product(range(5), repeat=4):
        once, twice = 0, 0
        for count in row:
            once, twice = add_count(once, twice, count)
        paid = {row[owner] for owner in standing(row).order}
        assert {count for count in range(8) if untied(once, twice) >> count & 1} == paid


def test_compiled_code_cancels_ties_in_one_place() -> None:
    assert list(places(r"& ~\(?[a-z]+[ )]", "kernels/vegas", "analysis")) == ["kernels/vegas/ranking.py"]


def test_random_words_are_mixed_in_one_place_of_the_compiled_code() -> None:
    assert list(places(r"(?i)0xBF58476D1CE4E5B9", "kernels", "analysis")) == ["kernels/random_rolls.py"]


def test_functions_are_compiled_by_one_wrapper() -> None:
    assert set(places(r"import.* lazily_compiled", "")) == {"kernels/compiler.py"}


def test_words_and_bits_are_the_same_where_nothing_is_compiled() -> None:
    plain = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-W", "ignore", "-c", PLAIN]
    ran = subprocess.run(command, env=plain, capture_output=True, text=True, check=False)
    assert ran.stdout == "right\n", ran.stderr
