"""The REST API (docs/protocol.md), one file for each subject."""
