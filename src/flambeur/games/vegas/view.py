"""What a seat may know of a Las Vegas position, in words that a client or a bot can use directly."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import compress
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from flambeur.engine import View
from flambeur.games.vegas.bonus import BonusView
from flambeur.games.vegas.cards.deck import CardsView
from flambeur.games.vegas.cards.early import GoneView
from flambeur.games.vegas.cards.swap import SecretView
from flambeur.games.vegas.choice import NO_CHOICE, Choice
from flambeur.games.vegas.dice import Hand, Roll
from flambeur.games.vegas.kickers import KickersView
from flambeur.games.vegas.pile import size
from flambeur.games.vegas.slot import SlotView
from flambeur.games.vegas.state import CASINOS, Notes, Row, VegasState, members

if TYPE_CHECKING:
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
    choice: Choice = NO_CHOICE
    # The parts of modules; None where a table plays without.
    slot: SlotView | None = None
    kickers: KickersView | None = None
    bonus: BonusView | None = None
    cards: CardsView | None = None
    secret: SecretView | None = None
    gone: GoneView | None = None


def see(game: Vegas, state: VegasState, seat: int | None) -> VegasView:
    """The view of one seat, or of a spectator."""
    top: Any = state.agenda[-1] if state.agenda else None
    # Each look gives the struct that its field declares; that views come back from the network equal proves it.
    parts: dict[str, Any] = {name: look(game, state, seat) for name, look in game.looks} if game.looks else {}
    if type(top) in game.showing:
        parts["choice"] = top.about(game, state)
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
        teams=game.teams,
        **parts,
    )


def _won(game: Vegas, state: VegasState) -> tuple[Notes, ...]:
    """The notes before everybody; at the end of the game those, too, that nobody else had seen."""
    if state.agenda or not game.secret_notes:
        return state.won
    return tuple([game.purse(state, seat) for seat in range(game.players)])


@lru_cache(maxsize=1 << 14)
def casino(notes: Notes, dice: Row, big: int) -> CasinoView:
    """One casino; the same one again and again while nothing happens there."""
    return CasinoView(notes, dice, members(big))


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
