"""What a seat may know of a Las Vegas position, in words that a client or a bot can use directly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from flambeur.engine import View
from flambeur.games.vegas.dice import Hand, Roll
from flambeur.games.vegas.state import CASINOS, Notes, VegasState

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas


class CasinoView(Struct, frozen=True):
    """A casino, or the slot machine, where `dice` has six entries, one for each face."""

    notes: Notes
    dice: tuple[int, ...]
    """Normal dice by owner, the neutral colour last."""
    big: tuple[int, ...] = ()
    """Seats whose big die lies here."""


class VegasView(View, frozen=True):
    """Everything on the table, and the seat's own secrets."""

    round: int
    rounds: int
    starter: int
    turn: int
    asked: str
    """The name of the step that waits, so that a client knows what kind of choice it is."""
    casinos: tuple[CasinoView, ...]
    hands: tuple[Hand, ...]
    """Dice left in each hand: own, neutral, big, kicker."""
    roll: Roll
    won: tuple[Notes, ...]
    pile: int
    """Notes and cards left in the pile, seen or not."""
    unseen: tuple[tuple[int, int], ...]
    """(note, how often) of all that this seat has not seen."""
    under: Notes
    """Notes known to lie under the pile, the next one first."""


def see(game: Vegas, state: VegasState, seat: int | None) -> VegasView:
    """The view of one seat, or of a spectator."""
    casinos = tuple(
        CasinoView(state.notes[place], state.dice[place], _seats(state.big[place])) for place in range(CASINOS)
    )
    return VegasView(
        seat=seat,
        waiting=game.waiting(state),
        round=state.round,
        rounds=game.rounds,
        starter=state.starter,
        turn=state.turn,
        asked=state.agenda[-1].name if state.agenda else "",
        casinos=casinos,
        hands=state.hands,
        roll=state.roll,
        won=state.won,
        pile=sum(state.pile) + len(state.under),
        unseen=tuple((n, c) for n, c in zip(game.denominations, state.pile, strict=True) if c),
        under=state.under,
    )


def _seats(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(8) if bits >> seat & 1)
