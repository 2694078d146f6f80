"""What a question is about, beside its name: shown to everybody while it is open."""

from __future__ import annotations

from msgspec import Struct

from flambeur.games.vegas.dice import EMPTY, Hand
from flambeur.games.vegas.state import Notes


class Choice(Struct, frozen=True):
    """What a step that asks has to show; a step with an `about(game, state)` gives it, others show nothing."""

    at: int = 0
    """The place that the choice is about, if it is about one."""
    dice: Hand = EMPTY
    """Dice that have been picked for it so far."""
    notes: Notes = ()
    """Notes turned up for it, cheapest first."""


NO_CHOICE = Choice()
