"""Rainbow cards: they count as 40 while stocking and become unknown notes before the payout (B10, C9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from flambeur.engine import Automatic, Chance, Event, Factor, Outcome
from flambeur.games.vegas.moments import Moments
from flambeur.games.vegas.pile import draw_factor, drawn
from flambeur.games.vegas.state import RAINBOW, Notes, Piece, VegasState
from flambeur.games.vegas.stock import laid

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas

CARDS = 6


class RainbowReplaced(Event, frozen=True):
    """A rainbow card at a place became a note; 0: no note was left, the card just goes (C9)."""

    name: ClassVar[str] = "rainbow-replaced"
    place: int
    note: int


class RainbowDiscarded(Event, frozen=True):
    """A rainbow card came up where a note was wanted, and leaves the game."""

    name: ClassVar[str] = "rainbow-discarded"
    reveals: ClassVar[bool] = True


class RainbowsGone(Piece, frozen=True):
    """How many rainbow cards have left the game."""

    count: int = 0


class ReplaceRainbow(Automatic, frozen=True):
    """Replace the rainbow cards at a place, one after the other."""

    name: ClassVar[str] = "rainbow"
    place: int

    def run(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        place = self.place
        if RAINBOW not in state.notes[place]:
            return replace(state, agenda=state.agenda[:-1])
        if any(state.pile):
            return replace(state, agenda=(*state.agenda, DrawForRainbow(place)))
        note = state.under[0] if state.under else RAINBOW
        events.append(RainbowReplaced(place + 1, note))
        state = gone(game, state)
        if not note:
            return replace(state, notes=_taken_off(state.notes, place))
        return replace(state, notes=laid(_taken_off(state.notes, place), place, note), under=state.under[1:])


class DrawForRainbow(Chance, frozen=True):
    """The top note of the pile takes the place of a rainbow card."""

    name: ClassVar[str] = "rainbow_note"
    place: int

    def factors(self, game: Vegas, state: VegasState) -> tuple[Factor, ...]:
        return (draw_factor(game.denominations, state.pile),)

    def resolve(self, game: Vegas, state: VegasState, outcome: Outcome, events: list[Event]) -> VegasState:
        note = outcome[0]
        assert isinstance(note, int)
        state = gone(game, drawn(game, replace(state, agenda=state.agenda[:-1]), note))
        if note == RAINBOW:
            events.append(RainbowDiscarded())
            return state
        events.append(RainbowReplaced(self.place + 1, note))
        return replace(state, notes=laid(_taken_off(state.notes, self.place), self.place, note))


def note_wanted(game: Vegas, state: VegasState, outcome: Outcome, events: list[Event]) -> tuple[VegasState, int]:
    """Take the note that came up for the step on top, which is over, to the one below.

    A rainbow card is no note: it leaves the game, RAINBOW is returned, and the step below has to draw again.
    """
    note = outcome[0]
    assert isinstance(note, int)
    state = drawn(game, replace(state, agenda=state.agenda[:-1]), note)
    if note == RAINBOW:
        events.append(RainbowDiscarded())
        state = gone(game, state)
    return state, note


def gone(game: Vegas, state: VegasState) -> VegasState:
    """A rainbow card leaves the game (C9)."""
    return game.with_piece(state, RainbowsGone(game.piece(state, RainbowsGone).count + 1))


def _taken_off(notes: tuple[Notes, ...], place: int) -> tuple[Notes, ...]:
    """The notes of all places without one rainbow card, which lies last."""
    return (*notes[:place], notes[place][:-1], *notes[place + 1 :])


def _discards(game: Vegas, state: VegasState) -> Notes:
    return (RAINBOW,) * game.piece(state, RainbowsGone).count


class Rainbow(Struct, frozen=True):
    """The module."""

    def plug(self, moments: Moments) -> None:
        moments.notes[RAINBOW] = CARDS
        moments.remember(RainbowsGone())
        moments.notes_away.append(_discards)
        moments.before_paying.append(ReplaceRainbow)
        moments.step_types += [ReplaceRainbow, DrawForRainbow]
