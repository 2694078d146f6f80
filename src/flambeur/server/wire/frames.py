"""Make frames of the WebSocket protocol, and parse the usual ones quickly."""

from __future__ import annotations

from websockets.server import ServerProtocol

TEXT_FRAME = 0x81
"""The first byte of a whole text message."""


def is_one_frame(data: bytes) -> bool:
    """Whether these bytes, at the start of a frame, are exactly one short masked frame."""
    return len(data) >= 6 and data[1] == 0x80 | (len(data) - 6) and len(data) < 132


def framed(message: bytes) -> bytes:
    """Return one unmasked text frame."""
    size = len(message)
    if size < 126:
        return b"\x81%c%b" % (size, message)
    if size < 65536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), message)


def let_go(frames: ServerProtocol) -> None:
    """Stop parsing: the parser and its error refer to the protocol that holds them."""
    frames.parser.close()
    frames.parser_exc = frames.handshake_exc = None
