"""The WebSocket (docs/protocol.md): what is said on it, and the one filter for what leaves towards a seat."""
