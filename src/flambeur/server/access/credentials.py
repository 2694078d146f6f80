"""Secrets that clients hold: table codes, seat tokens and the signed cookie of a browser."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

COOKIE = "flambeur_guest"
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Letters that a code may contain: no I and no O, which look like digits."""
NEW_LETTERS = "".join(letter for letter in CODE_LETTERS if letter not in "AEUY")
"""Letters of new codes: without vowels they spell no words."""
CODE_LENGTH = 6


def new_code() -> str:
    """Return six random letters, easy to read aloud."""
    return "".join(secrets.choice(NEW_LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    return len(text) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in text)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """Return the stored form of a token or guest; both have at least 128 bits, so a plain hash is enough."""
    return sha256(secret.encode()).hexdigest()[:40]


def matches(secret: str, stored: str) -> bool:
    return bool(stored) and bool(secret) and hmac.compare_digest(hashed(secret), stored)


class Guests:
    """Signs and reads the cookies of browsers: `id.signature`."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new(self) -> str:
        return self.sign(secrets.token_hex(16))

    def sign(self, guest: str) -> str:
        return f"{guest}.{self._signature(guest)}"

    def read(self, cookie: str) -> str | None:
        """Return the guest of a cookie, or None if this server did not sign it."""
        guest, dot, signature = cookie.partition(".")
        if not dot or len(guest) != 32 or not cookie.isascii():
            return None
        return guest if hmac.compare_digest(signature, self._signature(guest)) else None

    def _signature(self, guest: str) -> str:
        return hmac.new(self._key, b"guest:" + guest.encode(), sha256).hexdigest()[:40]


def cookie_value(header: str, name: str) -> str:
    """Return the value of one cookie in a Cookie header."""
    for part in header.split(";"):
        key, _, value = part.strip().partition("=")
        if key == name:
            return value
    return ""
