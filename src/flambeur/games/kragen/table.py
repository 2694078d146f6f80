"""A table of Um Kopf und Kragen: its rules, its numbers, and what must always add up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from flambeur.engine import Game, InvalidPosition, Move, Result, Seat, Step
from flambeur.engine.options import OptionValue
from flambeur.engine.outcome import best
from flambeur.games.first_player import ChooseStarter
from flambeur.games.kragen.auction import Bidding
from flambeur.games.kragen.moves import ALL_REROLLS, ROLL, STOP, Auction, Bid, Reroll, Roll, Stop, auctions, bids
from flambeur.games.kragen.rounds import RoundOver, Rounds, Turns
from flambeur.games.kragen.state import Bags, KragenState
from flambeur.games.kragen.turn import ATTEMPTS, DICE, Begin, Improve, Throw, ThrowAgain
from flambeur.games.kragen.view import KragenView, see

TOKENS = 7
"""In each hand at the start (K3)."""


class Kragen(Game[KragenState]):
    """The rules of one table."""

    name: ClassVar[str] = "kragen"
    rules_version: ClassVar[int] = 1
    state_type = KragenState
    view_type = KragenView
    turn_events = frozenset({"stopped"})
    step_types = (ChooseStarter, Rounds, Turns, RoundOver, Begin, Throw, Improve, ThrowAgain, Bidding)
    move_types = (Roll, Reroll, Stop, Auction, Bid)

    def __init__(
        self,
        players: int,
        options: Mapping[str, OptionValue],
        *,
        bags: Bags,
        goal: int,
        rounds: int,
        open_hands: bool,
        starter: Seat | None,
    ) -> None:
        self.players = players
        self.options = options
        self.bags = bags
        self.goal = goal
        self.rounds = rounds
        self.open_hands = open_hands
        self.starter = starter
        self.all_tokens = TOKENS * players
        self.no_results = (0,) * players

    def _parts(self) -> object:
        """The bags, and how it begins and ends."""
        return self.bags, self.goal, self.rounds, self.open_hands, self.starter

    def opening(self) -> KragenState:
        agenda: tuple[Step, ...] = (Rounds(),) if self.starter is not None else (Rounds(), ChooseStarter())
        return KragenState(
            agenda=agenda,
            round=0,
            starter=self.starter or 0,
            turn=self.starter or 0,
            played=0,
            bags=(self.bags,) * self.players,
            tokens=(TOKENS,) * self.players,
            results=self.no_results,
        )

    def view(self, state: KragenState, seat: Seat | None) -> KragenView:
        self.check_seat(seat)
        return see(self, state, seat)

    def result_so_far(self, state: KragenState) -> Result:
        return best(tuple(sum(bags) for bags in state.bags))  # K17

    def all_moves(self) -> tuple[Move, ...]:
        return (ROLL, STOP, *ALL_REROLLS, *auctions(self.bags), *bids(self.all_tokens))

    def check(self, state: KragenState) -> None:
        """Tokens (K3) and bags (K2) must add up, and the dice must tell of the turns that were played."""
        self._check_goods(state)
        self._check_dice(state)
        for step in state.agenda:
            self._check_step(state, step)

    def _check_step(self, state: KragenState, step: Step) -> None:
        dice = state.sets[state.in_hand]
        if isinstance(step, Begin) and (state.attempts or not step.moves(self, state)):
            raise InvalidPosition("a turn begins with no attempt made, and with a token or a bag that others can buy.")
        if isinstance(step, Improve) and not (state.attempts and dice):
            raise InvalidPosition("there are no dice on the table to improve.")
        if isinstance(step, ThrowAgain) and not _among(step.dice, dice):
            raise InvalidPosition(f"there are no dice {step.dice} to roll again.")
        if isinstance(step, Bidding):
            self._check_bidding(state, step)

    def _check_goods(self, state: KragenState) -> None:
        if not len(state.bags) == len(state.tokens) == len(state.results) == self.players:
            raise InvalidPosition(f"bags, tokens and results must be given for {self.players} seats.")
        if min(*state.tokens, state.pot) < 0 or sum(state.tokens) + state.pot != self.all_tokens:
            raise InvalidPosition(f"hands and pot must hold {self.all_tokens} tokens.")
        if sorted(bag for bags in state.bags for bag in bags) != sorted(self.bags * self.players):
            raise InvalidPosition("the bags of this position are not those of the table.")
        if any(bags != tuple(sorted(bags)) for bags in state.bags):
            raise InvalidPosition("bags are listed lightest first.")

    def _check_dice(self, state: KragenState) -> None:
        seats = range(self.players)
        if state.starter not in seats or state.turn not in seats or not 0 <= state.played <= self.players:
            raise InvalidPosition(f"there are only {self.players} seats.")
        if state.in_hand not in (0, 1) or not 0 <= state.attempts <= ATTEMPTS or state.round < 0:
            raise InvalidPosition("this is no turn of a round.")
        for dice in state.sets:
            if dice and (len(dice) != DICE or list(dice) != sorted(dice) or not all(1 <= face <= 6 for face in dice)):
                raise InvalidPosition("a set has three dice with faces 1-6, lowest first.")
        if state.leader is not None and state.leader not in seats:
            raise InvalidPosition(f"there are only {self.players} seats.")
        if not all(0 <= result <= 6 * DICE for result in state.results):
            raise InvalidPosition(f"a result is the sum of {DICE} dice.")
        if (state.leader is None) != (not any(state.results)):
            raise InvalidPosition("who leads and the results of the round do not go together.")
        if state.leader is None and state.played:  # so that no round can close without a result
            raise InvalidPosition("turns of this round are over, but nobody has a result.")
        if state.leader is None and not state.attempts and state.pot:
            raise InvalidPosition("there are tokens in the pot before anybody has paid for an attempt.")

    def _check_bidding(self, state: KragenState, step: Bidding) -> None:
        if step.bag not in state.bags[state.turn]:
            raise InvalidPosition(f"the seller has no bag of {step.bag} kg.")
        able = [seat for seat in range(self.players) if seat != state.turn and state.tokens[seat]]
        if not step.bidders or list(step.bidders) != [seat for seat in able if seat in step.bidders]:
            raise InvalidPosition("bidders are other seats with tokens, in order.")


def _among(dice: int, lying: tuple[int, ...]) -> bool:
    digits, faces = str(dice), "".join(map(str, lying))
    return all(digits.count(digit) <= faces.count(digit) for digit in digits)
