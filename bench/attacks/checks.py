"""What must be refused, or answered in one way: asked once, and each wrong answer counted."""

from __future__ import annotations

import msgspec

from bench.attacks.exchange import ODD
from bench.wire import Ground, Toll, frame, handshake, request, upgraded, wired


async def oddities(ground: Ground) -> Toll:
    """Nested JSON, doubled headers, NUL in ids: each must get an answer of its own."""
    toll = Toll()
    host = ground.host
    deep, deeper = b"[" * 4000, b'{"game":"vegas","options":{"x":' + b"[" * 30_000
    requests = [
        request(host, "/api/tables", method="POST", body=deeper),
        request(host, "/api/tables", f"Host: {host}"),
        request(host, "/api/me", "Cookie: a=1", "Cookie: b=2"),
        request(host, "/api/tables", "Origin: http://a", "Origin: http://b", method="POST", body=b"{}"),
        request(host, "/api/games/%00"),
        request(host, f"/api/tables/{'9' * 9000}"),
        request(host, "/api/games", "Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABk"),
        request(host, "/", method="HEAD"),
        handshake(host, "Origin: http://127.0.0.1:1"),
        handshake(host, f"Host: {host}"),
        handshake(host, "Origin: http://a", "Origin: http://b"),
        handshake(host, "Cookie: a=1", "Cookie: b=2"),
    ]
    messages = [
        deep,
        b'{"t":"ping","id":' + deep,
        b'{"t":"hello","table":"\\u0000\\u0000\\u0000"}',
        b'{"t":"move","id":"a\\u0000b","n":0,"move":"place 1"}',
    ]
    for wanted in requests:
        toll.sent += 1
        async with wired(ground, ODD) as wire:
            await wire.push(wanted)
            toll.answered(await wire.status())
    for message in messages:
        toll.sent += 1
        async with upgraded(ground, ODD) as wire:
            await wire.push(frame(message))
            async for opcode, payload in wire.frames():
                toll.answered(msgspec.json.decode(payload)["code"] if opcode == 1 else "closed")
                break
    for bad in ("", "closed", "500", "internal"):
        toll.answers.pop(bad, None)
    return toll
