"""What bad guests do to a server, one attack a function; `python -m bench storm` runs them all.

Each attack is bounded in time and in count, comes from loopback addresses other than the players', and counts how
everything that it sent was answered.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from bench.attacks.checks import escaping, lookalikes, oddities, sitting
from bench.attacks.faults import damaging, filling_memory, freezing, links
from bench.attacks.floods import chats, crumbs, guesses, halves, heads, lobby, pings, pipelines, shouting, strangers
from bench.attacks.pauses import pausing
from bench.attacks.requests import (
    advising,
    checking,
    drawing,
    exporting,
    fitting,
    knowing,
    listing,
    long_records,
    longest_records,
    piling,
    replaying,
    reviewing,
    verifying,
)
from bench.attacks.tables import (
    announcing,
    champions,
    crowding,
    filling,
    ghosts,
    greeting,
    opening,
    racing_bots,
    undoing,
)
from bench.wire import Ground, Toll

Attack = Callable[[Ground], Coroutine[Any, Any, Toll]]
ATTACKS: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (
        pings, crumbs, shouting, heads, halves, pipelines, chats, lobby, guesses, knowing, listing, verifying, drawing,
        replaying, reviewing, fitting, checking, piling, long_records, longest_records, exporting, advising,
        opening, champions, filling, crowding, greeting, strangers, oddities,
        undoing, announcing, racing_bots, ghosts, lookalikes, escaping, sitting,
        pausing, freezing, filling_memory, damaging, links,
    )
}  # fmt: skip
