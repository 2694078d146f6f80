"""The dice of a table, as they follow from its seed and the players' words.

    words of draw d = HMAC-SHA256(seed, scheme ‖ table ‖ SHA-256 of the players' words ‖ d as u64 ‖ block as u32)

read as 32-bit big-endian words, block after block. A number below m takes the next word that is less than
⌊2³²/m⌋·m, mod m. A draw is one chance node: its factors one after the other, a die with m = 6, a pick with
m = the size of its multiset, cumulative in the order of its items.
"""

from __future__ import annotations

import hmac
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import count, islice
from struct import pack, unpack

from flambeur.engine.chance import FACES, Dice, Factor, Outcome

FIRST = "flambeur-fair-1"
"""Players' words were texts, sent openly before the start. Verifies old records and continues old games."""
SCHEME = "flambeur-fair-2"
"""Players' words are sealed before the start and shown after it."""
_WORDS = 1 << 32
_DIE_LIMIT = _WORDS - _WORDS % FACES


def commitment(seed: bytes) -> str:
    """Return the value published before the first roll: SHA-256 of the seed."""
    return sha256(seed).hexdigest()


def mixed(words: Sequence[bytes]) -> bytes:
    """Return SHA-256 over the players' words by seat, each preceded by its length in bytes as u32."""
    mix = sha256()
    for word in words:
        mix.update(pack(">I", len(word)) + word)
    return mix.digest()


class FairDice:
    """The chance source of one table; `draws` counts the chance nodes decided so far."""

    __slots__ = ("_prefix", "_seed", "draws")

    def __init__(self, seed: bytes, table: str, words: Sequence[bytes], scheme: str = SCHEME) -> None:
        self._seed = seed
        self._prefix = scheme.encode() + table.encode() + mixed(words)
        self.draws = 0

    def draw(self, factors: tuple[Factor, ...]) -> Outcome:
        """Return one value for each factor, by the next number of the table."""
        outcome = self.draw_at(self.draws, factors)
        self.draws += 1
        return outcome

    def draw_at(self, number: int, factors: tuple[Factor, ...]) -> Outcome:
        """Return the outcome of chance node `number`, whatever was drawn before."""
        stream = _words(self._seed, self._prefix + pack(">Q", number))
        return tuple([_value(stream, factor) for factor in factors])

    def words(self, number: int, block: int) -> tuple[int, ...]:
        """Return the eight words of one block, for test vectors."""
        return _block(self._seed, self._prefix + pack(">Q", number), block)


def _block(seed: bytes, prefix: bytes, block: int) -> tuple[int, ...]:
    return unpack(">8I", hmac.digest(seed, prefix + pack(">I", block), "sha256"))


def _words(seed: bytes, prefix: bytes) -> Iterator[int]:
    """Yield the words of one draw, block after block."""
    for block in count():
        yield from _block(seed, prefix, block)


def _value(stream: Iterator[int], factor: Factor) -> tuple[int, ...] | int | str:
    if isinstance(factor, Dice):
        counts = [0] * FACES
        for word in islice(filter(_DIE_LIMIT.__gt__, stream), factor.count):
            counts[word % FACES] += 1
        return tuple(counts)
    total = factor.cumulative[-1]
    limit = _WORDS - _WORDS % total
    word = next(word for word in stream if word < limit)
    return factor.values[bisect_right(factor.cumulative, word % total)]
