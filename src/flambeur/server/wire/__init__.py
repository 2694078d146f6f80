"""The WebSocket (docs/protocol.md): its frames, its handshake and its messages."""
