"""A small game of sealed bids: the proof that decisions, chance, secrets and joint moves fit the engine.

Each round a prize is drawn in the open and every seat is dealt a secret coin of 1 or 2. All bid at once, 0
up to what they hold; the highest bid alone takes the prize, equal highest bids take nothing. The winner
may then keep the prize or double it for a die roll of 4 or more.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from flambeur.engine import (
    Automatic,
    Chance,
    Decision,
    Dice,
    Event,
    Factor,
    Family,
    Game,
    InvalidPosition,
    Move,
    Option,
    Outcome,
    Pick,
    Result,
    Simultaneous,
    Source,
    State,
    Step,
    View,
)
from flambeur.engine.outcome import best
from flambeur.engine.registry import families, register

COINS = (1, 2)
HIDDEN = -1
"""A coin that a seat cannot know."""


class SealedState(State, frozen=True):
    round: int
    turn: int
    prize: int
    coins: tuple[int, ...]
    """What each seat has been dealt in this round, 0 for nothing yet."""
    scores: tuple[int, ...]
    bids: tuple[int, ...] = ()
    """What was bid in this round, once it has been shown: a bid of 2 gives its coin away."""


class SealedView(View, frozen=True):
    round: int
    prize: int
    own_coins: int | None
    scores: tuple[int, ...]


class Bid(Move, frozen=True):
    verb: ClassVar[str] = "bid"
    coins: int


class Keep(Move, frozen=True):
    verb: ClassVar[str] = "keep"


class Double(Move, frozen=True):
    verb: ClassVar[str] = "double"


class PrizeDrawn(Event, frozen=True):
    name: ClassVar[str] = "prize"
    prize: int


class CoinDealt(Event, frozen=True):
    name: ClassVar[str] = "coin"
    seat: int
    coins: int | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, coins=None)


class Revealed(Event, frozen=True):
    name: ClassVar[str] = "bids"
    bids: tuple[int, ...]


class Rounds(Automatic, frozen=True):
    name: ClassVar[str] = "rounds"

    def run(self, game: Sealed, state: SealedState, events: list[Event]) -> SealedState:
        if state.round == game.rounds:
            return replace(state, agenda=())
        deals = tuple(DealCoin(seat) for seat in reversed(range(game.players)))
        agenda = (*state.agenda, Bids(), *deals, DrawPrize())
        return replace(state, round=state.round + 1, coins=(0,) * game.players, bids=(), agenda=agenda)


class DrawPrize(Chance, frozen=True):
    name: ClassVar[str] = "prize"

    def factors(self, game: Sealed, state: SealedState) -> tuple[Factor, ...]:
        return (Pick("prize", (1, 2, 5), (3, 2, 1)),)

    def resolve(self, game: Sealed, state: SealedState, outcome: Outcome, events: list[Event]) -> SealedState:
        prize = msgspec.convert(outcome[0], int)
        events.append(PrizeDrawn(prize))
        return replace(state, prize=prize, agenda=state.agenda[:-1])


class DealCoin(Chance, frozen=True):
    name: ClassVar[str] = "deal"
    to: int

    def factors(self, game: Sealed, state: SealedState) -> tuple[Factor, ...]:
        return (Pick("coin", COINS, (1,) * len(COINS)),)

    def audience(self, state: SealedState) -> int:
        return self.to

    def resolve(self, game: Sealed, state: SealedState, outcome: Outcome, events: list[Event]) -> SealedState:
        value = msgspec.convert(outcome[0], int)
        events.append(CoinDealt(self.to, value))
        coins = tuple(value if seat == self.to else held for seat, held in enumerate(state.coins))
        return replace(state, coins=coins, agenda=state.agenda[:-1])


class Bids(Simultaneous, frozen=True):
    name: ClassVar[str] = "bids"

    def seats(self, game: Sealed, state: SealedState) -> tuple[int, ...]:
        return tuple(range(game.players))

    def moves(self, game: Sealed, state: SealedState, seat: int) -> tuple[Move, ...]:
        return tuple(Bid(coins) for coins in range(state.coins[seat] + 1))

    def play(self, game: Sealed, state: SealedState, moves: dict[int, Bid], events: list[Event]) -> SealedState:
        bids = tuple(moves[seat].coins for seat in range(game.players))
        events.append(Revealed(bids))
        state = replace(state, agenda=state.agenda[:-1], bids=bids)
        if bids.count(max(bids)) > 1:
            return state
        return replace(state, turn=bids.index(max(bids)), agenda=(*state.agenda, Risk()))


class Risk(Decision, frozen=True):
    name: ClassVar[str] = "risk"

    def moves(self, game: Sealed, state: SealedState) -> tuple[Move, ...]:
        return (Keep(), Double())

    def play(self, game: Sealed, state: SealedState, move: Move, events: list[Event]) -> SealedState:
        state = replace(state, agenda=state.agenda[:-1])
        if isinstance(move, Double):
            return replace(state, agenda=(*state.agenda, Toss()))
        return scored(state, state.prize)


class Toss(Chance, frozen=True):
    name: ClassVar[str] = "toss"

    def factors(self, game: Sealed, state: SealedState) -> tuple[Factor, ...]:
        return (Dice("die", 1),)

    def resolve(self, game: Sealed, state: SealedState, outcome: Outcome, events: list[Event]) -> SealedState:
        face = msgspec.convert(outcome[0], tuple[int, ...]).index(1) + 1
        return scored(replace(state, agenda=state.agenda[:-1]), 2 * state.prize if face >= 4 else 0)


def scored(state: SealedState, points: int) -> SealedState:
    return replace(state, scores=tuple(s + points * (i == state.turn) for i, s in enumerate(state.scores)))


class Sealed(Game[SealedState]):
    name: ClassVar[str] = "sealed"
    rules_version: ClassVar[int] = 1
    state_type = SealedState

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.players = players
        self.options = options
        self.rounds = int(options["rounds"])
        self.step_types: tuple[type[Step], ...] = (Rounds, DrawPrize, DealCoin, Bids, Risk, Toss)
        self.move_types: tuple[type[Move], ...] = (Bid, Keep, Double)

    def opening(self) -> SealedState:
        return SealedState((Rounds(),), 0, 0, 0, (0,) * self.players, (0,) * self.players)

    def view(self, state: SealedState, seat: int | None) -> SealedView:
        self.check_seat(seat)
        own = None if seat is None else state.coins[seat]
        return SealedView(seat, self.waiting(state), state.round, state.prize, own, state.scores)

    def veil(self, state: SealedState, seat: int | None) -> SealedState:
        """Coins of others are blank, but for those that a bid has given away."""
        bids = state.bids or (0,) * self.players
        coins = [
            HIDDEN if held and holder != seat and bid < max(COINS) else held
            for holder, (held, bid) in enumerate(zip(state.coins, bids, strict=True))
        ]
        return replace(state, coins=tuple(coins))

    def imagine(self, position: SealedState, seat: int | None, source: Source) -> SealedState:
        """Every coin that allows the bid of its holder is as likely as another."""
        coins, bids = list(position.coins), position.bids or (0,) * self.players
        for holder, held in enumerate(coins):
            if held == HIDDEN:
                values = tuple(coin for coin in COINS if coin >= bids[holder])
                coins[holder] = msgspec.convert(source.draw((Pick("coin", values, (1,) * len(values)),))[0], int)
        return replace(position, coins=tuple(coins))

    def result_so_far(self, state: SealedState) -> Result:
        return best(state.scores)

    def check(self, state: SealedState) -> None:
        if len(state.coins) != self.players or len(state.scores) != self.players:
            raise InvalidPosition("coins and scores are one for each seat.")

    def all_moves(self) -> tuple[Move, ...]:
        return (Bid(0), Bid(1), Bid(2), Keep(), Double())


def install() -> Family:
    """Put the sample on the shelf, once."""
    for family in families():
        if family.name == "sealed":
            return family
    return register(Family("sealed", 2, 4, 3, (Option("rounds", "number", 3, low=1, high=9),), Sealed))
