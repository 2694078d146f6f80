"""The players' words: sealed before a table begins, shown once it has begun.

A player's client draws a secret of 32 bytes and hashes it repeatedly. The last link of that chain is the seal, which
is published before the start; the link before it is the word of round 1, the one before that the word of round 2. A
word can be checked against its seal, and does not reveal the word of the next round.
"""

from __future__ import annotations

import re
import secrets
from hashlib import sha256

ROUNDS = 64
"""The length of a chain: more words than any table has seats, and each further round leaves out a seat at least."""
_WORD = re.compile(r"[0-9a-f]{64}")


def new_secret() -> bytes:
    """Return a new secret, from which the words of one seat at one table are computed."""
    return secrets.token_bytes(32)


def word_of(secret: bytes, number: int) -> str:
    """Return the word of a round, from 1; round 0 is the seal."""
    return _hashed(secret, ROUNDS - number).hex()


def sealed(secret: bytes) -> str:
    """Return the seal, which is published before the start."""
    return word_of(secret, 0)


def opens(seal: str, number: int, word: str) -> bool:
    """Whether a word is the one of round `number` under this seal."""
    return is_word(word) and 1 <= number <= ROUNDS and _hashed(bytes.fromhex(word), number).hex() == seal


def is_word(text: str) -> bool:
    """Whether a text has the form of a word or a seal: 64 hexadecimal digits in lower case."""
    return _WORD.fullmatch(text) is not None


def _hashed(link: bytes, times: int) -> bytes:
    for _ in range(times):
        link = sha256(link).digest()
    return link
