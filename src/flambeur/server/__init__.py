"""Tables on the network: seats, storage, live updates, fair dice, HTTP and WebSocket (see docs/protocol.md)."""
