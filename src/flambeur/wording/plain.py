"""Events in the engine's own words, for games without texts."""

from __future__ import annotations

from flambeur.engine import Event


def plain_event(event: Event) -> str:
    """Return an event by its name and fields: `rolled: seat 0, roll (1, 2)`."""
    parts = [f"{field} {getattr(event, field)}" for field in event.__struct_fields__]
    return f"{event.name}: {', '.join(parts)}" if parts else event.name
