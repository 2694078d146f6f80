"""What a seat may know of a position, in words that a client or a bot can use directly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from flambeur.engine import Seat, View
from flambeur.games.kragen.auction import Bidding
from flambeur.games.kragen.state import Bags, Faces, KragenState

if TYPE_CHECKING:
    from flambeur.games.kragen.table import Kragen


class AuctionView(Struct, frozen=True):
    """An auction under way. Nothing here changes before all bids are in."""

    seller: Seat
    bag: int
    bidders: tuple[Seat, ...]
    number: int
    """1 for the first bidding, more after ties."""


class KragenView(View, frozen=True):
    """Everything on the table, and the tokens in the seat's own hand."""

    round: int
    rounds: int
    """The last round, if nothing ends the game before (K18)."""
    goal: int
    starter: Seat
    turn: Seat
    played: int
    """Turns of this round that are over."""
    asked: str
    """The name of the step that waits, so that a client knows what kind of choice it is."""
    bags: tuple[Bags, ...]
    tokens: tuple[int | None, ...]
    """By seat; None for hands that this seat may not look into (K3)."""
    pot: int
    results: tuple[int, ...]
    attempts: int
    sets: tuple[Faces, Faces]
    """The white and the red dice as they lie."""
    in_hand: int
    """Which set the seat whose turn it is rolls: 0 white, 1 red."""
    leader: Seat | None
    best: int
    """The result to reach, 0 before there is one."""
    auction: AuctionView | None


def see(game: Kragen, state: KragenState, seat: Seat | None) -> KragenView:
    """The view of one seat, or of a spectator."""
    step = state.agenda[-1] if state.agenda else None
    tokens: tuple[int | None, ...] = state.tokens
    if not game.open_hands:
        tokens = tuple([held if owner == seat else None for owner, held in enumerate(state.tokens)])
    auction = AuctionView(state.turn, step.bag, step.bidders, step.number) if isinstance(step, Bidding) else None
    return KragenView(
        seat=seat,
        waiting=game.waiting(state),
        round=state.round,
        rounds=game.rounds,
        goal=game.goal,
        starter=state.starter,
        turn=state.turn,
        played=state.played,
        asked=step.name if step else "",
        bags=state.bags,
        tokens=tokens,
        pot=state.pot,
        results=state.results,
        attempts=state.attempts,
        sets=state.sets,
        in_hand=state.in_hand,
        leader=state.leader,
        best=state.best(),
        auction=auction,
    )
