"""The REST API (docs/protocol.md), one file a subject."""
