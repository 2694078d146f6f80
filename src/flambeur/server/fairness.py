"""Fair dice: every chance result follows from a seed the server committed to before the first roll.

The scheme, for somebody who writes a verifier in another language, is in docs/fair-dice.md:

    words of draw d = HMAC-SHA256(seed, "flambeur-fair-1" ‖ table ‖ SHA-256 of the entropies ‖ d as u64 ‖ block as u32)

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

import msgspec
from msgspec import Struct

from flambeur.engine import FlambeurError, InvalidRecord, Record, replay
from flambeur.engine.chance import FACES, Dice, Factor, Outcome, read_outcome

SCHEME = "flambeur-fair-1"
_WORDS = 1 << 32
_DIE_LIMIT = _WORDS - _WORDS % FACES


class NotFair(FlambeurError):
    """A record whose chance results do not follow from its seed, or that does not say what they follow from."""

    code = "not-fair"


def commitment(seed: bytes) -> str:
    """What is published before the first roll: SHA-256 of the seed."""
    return sha256(seed).hexdigest()


def entropy_hash(entropies: Sequence[str]) -> bytes:
    """SHA-256 over the players' own words by seat, each behind its length in bytes as u32."""
    mixed = sha256()
    for entropy in entropies:
        text = entropy.encode()
        mixed.update(pack(">I", len(text)) + text)
    return mixed.digest()


class FairDice:
    """The chance source of one table; `draws` counts the chance nodes decided so far."""

    __slots__ = ("_prefix", "_seed", "draws")

    def __init__(self, seed: bytes, table: str, entropies: Sequence[str], draws: int = 0) -> None:
        self._seed = seed
        self._prefix = SCHEME.encode() + table.encode() + entropy_hash(entropies)
        self.draws = draws

    def draw(self, factors: tuple[Factor, ...]) -> Outcome:
        outcome = self.draw_at(self.draws, factors)
        self.draws += 1
        return outcome

    def draw_at(self, number: int, factors: tuple[Factor, ...]) -> Outcome:
        """The outcome of chance node `number`, whatever was drawn before."""
        stream = _words(self._seed, self._prefix + pack(">Q", number))
        return tuple([_value(stream, factor) for factor in factors])

    def words(self, number: int, block: int) -> tuple[int, ...]:
        """The eight words of one block, for test vectors."""
        return _block(self._seed, self._prefix + pack(">Q", number), block)


def _block(seed: bytes, prefix: bytes, block: int) -> tuple[int, ...]:
    return unpack(">8I", hmac.digest(seed, prefix + pack(">I", block), "sha256"))


def _words(seed: bytes, prefix: bytes) -> Iterator[int]:
    """The words of one draw, block after block."""
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


class Reveal(Struct, frozen=True):
    """Everything needed to check the dice of a table."""

    table: str
    commitment: str
    seed: str
    entropies: tuple[str, ...]

    def notes(self) -> tuple[tuple[str, str], ...]:
        """The header lines of a record."""
        return (
            ("fair dice", SCHEME),
            ("fair table", self.table),
            ("fair commitment", self.commitment),
            ("fair entropies", _in_one_line(self.entropies)),
            ("fair seed", self.seed),
        )


def read_reveal(record: Record) -> Reveal:
    """The fairness data of a record; raises `NotFair` where it is missing or contradicts itself."""
    notes = dict(record.notes)
    if notes.get("fair dice") != SCHEME:
        raise NotFair("this record does not say what its dice follow from.", code="no-fairness")
    try:
        entropies = tuple(msgspec.json.decode(notes["fair entropies"], type=list[str]))
        seed = bytes.fromhex(notes["fair seed"])
        reveal = Reveal(notes["fair table"], notes["fair commitment"], seed.hex(), entropies)
    except (KeyError, ValueError, msgspec.DecodeError):
        raise NotFair("the fairness data of this record cannot be read.", code="no-fairness") from None
    if commitment(seed) != reveal.commitment:
        raise NotFair("the seed is not the one that was committed to.", code="wrong-seed")
    return reveal


def verify(record: Record) -> int:
    """Re-derive every chance result of a record; how many there were. Raises `NotFair` or `InvalidRecord`."""
    reveal = read_reveal(record)
    dice = FairDice(bytes.fromhex(reveal.seed), reveal.table, reveal.entropies)
    moments = replay(record)
    state = next(moments).state
    game = record.rules_game()
    for moment in moments:
        if moment.entry is not None and moment.entry.kind == "chance":
            factors = game.chance(state)
            if dice.draw(factors) != read_outcome(factors, moment.entry.text):
                raise NotFair(
                    f"line {moment.line}: '{moment.entry.text}' does not follow from the seed.",
                    code="wrong-dice",
                    line=moment.line,
                )
        state = moment.state
    return dice.draws


def _in_one_line(entropies: tuple[str, ...]) -> str:
    return msgspec.json.encode(entropies).decode()


__all__ = ["SCHEME", "FairDice", "InvalidRecord", "NotFair", "Reveal", "commitment", "entropy_hash", "verify"]
