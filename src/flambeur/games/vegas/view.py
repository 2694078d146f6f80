"""What a seat may know of a Las Vegas position, in words that a client or a bot can use directly."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import compress
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from flambeur.engine import View
from flambeur.games.vegas.dice import EMPTY, Hand, Roll
from flambeur.games.vegas.pile import size
from flambeur.games.vegas.state import CASINOS, Notes, Row, VegasState

if TYPE_CHECKING:
    from flambeur.games.vegas.slot import SlotView
    from flambeur.games.vegas.table import Vegas


class CasinoView(Struct, frozen=True):
    """A casino; a note of 0 is a rainbow card."""

    notes: Notes
    dice: Row
    """Normal dice by owner, the neutral colour last."""
    big: tuple[int, ...] = ()
    """Seats whose big die lies here."""


class VegasView(View, frozen=True):
    """Everything on the table, and the seat's own secrets. What a table does not play with keeps its default.

    Places are numbered 1–6, and 7 for the slot machine; owners are seats, or -1 for the neutral colour.
    """

    round: int
    rounds: int
    starter: int
    turn: int
    asked: str
    """The name of the step that waits, so that a client knows what kind of choice it is."""
    rule: str
    """The rule to read about that choice."""
    casinos: tuple[CasinoView, ...]
    hands: tuple[Hand, ...]
    """Dice left in each hand: own, neutral, big, kicker."""
    roll: Roll
    won: tuple[Notes, ...]
    """Notes by seat that everybody knows."""
    pile: int
    """Notes and cards left in the pile, seen or not."""
    unseen: tuple[tuple[int, int], ...]
    """(note, how often) of all that this seat has not seen: in the pile, or held secretly by others."""
    under: Notes
    """Notes known to lie under the pile, the next one first."""
    teams: tuple[tuple[int, ...], ...] = ()
    """The seats of each team (M9)."""
    slot: SlotView | None = None
    display: Row = ()
    """Used kickers by seat."""
    at: int = 0
    """The place that the choice is about, if it is about one."""
    bonus_cards: Notes = ()
    """This seat's bonus cards that have not scored."""
    bonus_hidden: Row = ()
    """Bonus cards of each seat that have not been shown."""
    bonus_scored: tuple[Notes, ...] = ()
    bonus_dice: Row = ()
    cards: tuple[str, ...] = ()
    """This seat's action cards that have not been played."""
    cards_hidden: Row = ()
    """Action cards of each seat that have not been played."""
    cards_played: tuple[tuple[str, ...], ...] = ()
    secret_notes: Notes = ()
    """This seat's notes that nobody else has seen."""
    secret_hidden: Row = ()
    """Notes of each seat that only the seat itself has seen."""
    chosen: Hand = EMPTY
    """Dice picked so far in a choice that goes die by die."""
    drawn: Notes = ()
    """Notes turned up by Three Notes."""
    first_place: int = 0
    """Where the seat whose turn it is has placed in this turn already."""
    bound: tuple[int, ...] = ()
    """Seats that must place on two casinos in their next turn, or in this one."""
    early: tuple[int, int] | None = None
    """(seat, place) of an early payout that is still to come."""
    tie_breaker: int = -1
    """The seat that can still win a tie with its open card."""
    gone: Row = ()
    """Normal dice of each owner that are out for the round after an early payout."""
    gone_big: tuple[int, ...] = ()
    """Seats whose big die is out for the round."""


def see(game: Vegas, state: VegasState, seat: int | None) -> VegasView:
    """The view of one seat, or of a spectator."""
    top = state.agenda[-1] if state.agenda else None
    further: dict[str, Any] = {}
    for look in game.looks:
        look(game, state, seat, further)
    return VegasView(
        seat=seat,
        waiting=game.waiting(state),
        round=state.round,
        rounds=game.rounds,
        starter=state.starter,
        turn=state.turn,
        asked=top.name if top else "",
        rule=game.rule(state),
        casinos=tuple(
            [
                casino(notes, row, big)
                for notes, row, big in zip(state.notes, state.dice[:CASINOS], state.big, strict=False)
            ]
        ),
        hands=state.hands,
        roll=state.roll,
        won=_won(game, state),
        pile=size(game, state),
        unseen=_unseen(game, state, seat),
        under=state.under,
        **further,
    )


def _won(game: Vegas, state: VegasState) -> tuple[Notes, ...]:
    """The notes before everybody; at the end of the game those, too, that nobody else had seen."""
    if state.agenda or not game.secret_notes:
        return state.won
    return tuple([game.purse(state, seat) for seat in range(game.players)])


@lru_cache(maxsize=1 << 14)
def casino(notes: Notes, dice: Row, big: int) -> CasinoView:
    """One casino; the same one again and again while nothing happens there."""
    return CasinoView(notes, dice, seats(big))


@lru_cache(maxsize=1 << 12)
def _counted(denominations: Notes, pile: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple(compress(zip(denominations, pile, strict=True), pile))


def _unseen(game: Vegas, state: VegasState, seat: int | None) -> tuple[tuple[int, int], ...]:
    if not game.secret_notes or not state.agenda:
        return _counted(game.denominations, state.pile)
    counts = Counter(dict(zip(game.denominations, state.pile, strict=True)))
    for hidden in game.secret_notes:
        for holder in range(game.players):
            if holder != seat:
                counts.update(hidden(game, state, holder))
    return tuple([(note, counts[note]) for note in game.denominations if counts[note]])


def seats(bits: int) -> tuple[int, ...]:
    """The seats in a set of bits."""
    return tuple([seat for seat in range(bits.bit_length()) if bits >> seat & 1])
