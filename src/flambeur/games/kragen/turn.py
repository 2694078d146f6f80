"""A turn: up to three attempts with three dice, and auctions at any moment between them (K5–K8, K10)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from flambeur.engine import Chance, Decision, Dice, Event, Factor, Move, Outcome, Pick
from flambeur.games.kragen.auction import can_auction, open_auction
from flambeur.games.kragen.events import Attempted, Rolled, Stopped
from flambeur.games.kragen.moves import ROLL, STOP, Auction, Reroll, auctions, faces_of, rerolls
from flambeur.games.kragen.state import COLOURS, Faces, KragenState

if TYPE_CHECKING:
    from flambeur.games.kragen.table import Kragen

DICE = 3
ATTEMPTS = 3


class Begin(Decision, frozen=True):
    """Before the first roll, which must be made: pay for it, or put up a bag first (K5, K10).

    Without a token only the auction is left (K10); a bidder exists then, or the turn would not have begun (K14).
    Any auction with a bidder brings at least 1 token, so the roll is possible after it.
    """

    name: ClassVar[str] = "begin"
    rule: ClassVar[str] = "K5"

    def moves(self, game: Kragen, state: KragenState) -> tuple[Move, ...]:
        offers = auctions(state.bags[state.turn]) if can_auction(state) else ()
        return (ROLL, *offers) if state.tokens[state.turn] else offers

    def play(self, game: Kragen, state: KragenState, move: Move, events: list[Event]) -> KragenState:
        if isinstance(move, Auction):
            return open_auction(state, move.bag, events)
        return _attempt(state, THROW, (), events)


class Improve(Decision, frozen=True):
    """Between attempts and after the last: stop, roll again while tokens and attempts last, or auction (K6, K10)."""

    name: ClassVar[str] = "improve"
    rule: ClassVar[str] = "K6"

    def moves(self, game: Kragen, state: KragenState) -> tuple[Move, ...]:
        seat = state.turn
        moves: tuple[Move, ...] = (STOP,)
        if state.attempts < ATTEMPTS and state.tokens[seat] > state.attempts:  # attempt n costs n
            moves += rerolls(state.sets[state.in_hand])
        return moves + auctions(state.bags[seat]) if can_auction(state) else moves

    def play(self, game: Kragen, state: KragenState, move: Move, events: list[Event]) -> KragenState:
        if isinstance(move, Auction):
            return open_auction(state, move.bag, events)
        if isinstance(move, Reroll):
            return _attempt(state, ThrowAgain(move.dice), faces_of(move.dice), events)
        return _stop(state, events)


class Throw(Chance, frozen=True):
    """Roll all three dice of the set in hand (K5)."""

    name: ClassVar[str] = "throw"

    def factors(self, game: Kragen, state: KragenState) -> tuple[Factor, ...]:
        return throw_factors(COLOURS[state.in_hand], DICE)

    def resolve(self, game: Kragen, state: KragenState, outcome: Outcome, events: list[Event]) -> KragenState:
        return _lie(state, faces(outcome), events)


class ThrowAgain(Chance, frozen=True):
    """Roll one, two or three dice of the set in hand again, named by their faces as digits (K6, K7)."""

    name: ClassVar[str] = "throw_again"
    dice: int

    def factors(self, game: Kragen, state: KragenState) -> tuple[Factor, ...]:
        colour = COLOURS[state.in_hand]
        if self.dice <= 6:
            return single_factors(colour, self.dice)
        return throw_factors(colour, len(faces_of(self.dice)))

    def resolve(self, game: Kragen, state: KragenState, outcome: Outcome, events: list[Event]) -> KragenState:
        kept = list(state.sets[state.in_hand])
        for face in faces_of(self.dice):
            kept.remove(face)
        return _lie(state, tuple(sorted((*kept, *faces(outcome)))), events)


@cache
def throw_factors(colour: str, count: int) -> tuple[Factor, ...]:
    """Dice whose new faces stand, better or worse (K7)."""
    return (Dice(colour, count),)


@cache
def single_factors(colour: str, face: int) -> tuple[Factor, ...]:
    """One die rolled until it shows at least what it showed: the faces that can remain, equally likely (K7, X30)."""
    remain = tuple(range(face, 7))
    return (Pick(colour, remain, (1,) * len(remain)),)


def faces(outcome: Outcome) -> Faces:
    """The faces of a roll, lowest first."""
    value = outcome[0]
    if isinstance(value, tuple):
        return tuple([face for face, count in enumerate(value, 1) for _ in range(count)])
    assert isinstance(value, int)
    return (value,)


def _attempt(state: KragenState, throw: Chance, dice: Faces, events: list[Event]) -> KragenState:
    """Pay for the next attempt, as many tokens as its number, and roll (K5, K6)."""
    seat, attempt = state.turn, state.attempts + 1
    events.append(Attempted(seat, attempt, dice))
    tokens = list(state.tokens)
    tokens[seat] -= attempt
    return replace(
        state,
        agenda=(*state.agenda[:-1], throw),
        tokens=tuple(tokens),
        pot=state.pot + attempt,
        attempts=attempt,
    )


def _lie(state: KragenState, dice: Faces, events: list[Event]) -> KragenState:
    """The dice in hand show these faces now."""
    events.append(Rolled(state.turn, state.in_hand, dice, sum(dice)))
    white, red = state.sets
    sets = (white, dice) if state.in_hand else (dice, red)
    return replace(state, agenda=(*state.agenda[:-1], IMPROVE), sets=sets)


def _stop(state: KragenState, events: list[Event]) -> KragenState:
    """The turn is over: the better dice stay, the other set is passed on (K8); on a tie the later is better (K9)."""
    seat, hand = state.turn, state.in_hand
    result = sum(state.sets[hand])
    leads = result >= state.best()
    events.append(Stopped(seat, result, leads))
    next_hand = 1 - hand if leads else hand
    white, red = state.sets
    return replace(
        state,
        agenda=state.agenda[:-1],
        played=state.played + 1,
        attempts=0,
        results=(*state.results[:seat], result, *state.results[seat + 1 :]),
        sets=(white, ()) if next_hand else ((), red),
        in_hand=next_hand,
        leader=seat if leads else state.leader,
    )


BEGIN = Begin()
IMPROVE = Improve()
THROW = Throw()
