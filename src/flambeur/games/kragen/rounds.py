"""The frame of a game: who begins, rounds of one turn each, the pot, and the end (K4, K9, K16, K18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from flambeur.engine import Automatic, Event, Seat
from flambeur.games.kragen.events import GoalReached, PotTaken, RoundBegan, RoundsOver, Ruined, Skipped
from flambeur.games.kragen.state import NO_DICE, KragenState
from flambeur.games.kragen.turn import BEGIN

if TYPE_CHECKING:
    from flambeur.games.kragen.table import Kragen


class Rounds(Automatic, frozen=True):
    """Begin a round: the white dice are taken up first, nobody has a result."""

    name: ClassVar[str] = "rounds"

    def run(self, game: Kragen, state: KragenState, events: list[Event]) -> KragenState:
        events.append(RoundBegan(state.round + 1, state.starter))
        return replace(
            state,
            agenda=(*state.agenda, TURNS),
            round=state.round + 1,
            played=0,
            results=game.no_results,
            attempts=0,
            sets=NO_DICE,
            in_hand=0,
            leader=None,
        )


class Turns(Automatic, frozen=True):
    """Give the turn to the next seat, or close the round when everybody has had one (K4)."""

    name: ClassVar[str] = "turns"

    def run(self, game: Kragen, state: KragenState, events: list[Event]) -> KragenState:
        if state.played == game.players:
            return replace(state, agenda=(*state.agenda[:-1], ROUND_OVER))
        seat = (state.starter + state.played) % game.players
        if not state.tokens[seat]:
            if not state.bags[seat]:  # K16: must begin a turn with nothing to pay or to put up
                events.append(Ruined((seat,)))
                return replace(state, agenda=(), turn=seat)
            # K14: no bidder, all tokens are in the pot. A turn puts in 6 of everybody's 7 at most, so this is met only
            # in positions that were set up by hand.
            if not any(state.tokens):
                events.append(Skipped(seat))
                return replace(state, turn=seat, played=state.played + 1)
        # From here on there is always a move: a token to roll for, or a bag and a player who must bid for it.
        return replace(state, agenda=(*state.agenda, BEGIN), turn=seat, attempts=0)


class RoundOver(Automatic, frozen=True):
    """The highest result takes the pot and begins the next round (K9), unless the game ends (K16, K18).

    There is always a result: the pot is empty when a round begins, so the starter holds a token or can sell to a player
    who does.
    """

    name: ClassVar[str] = "round_over"

    def run(self, game: Kragen, state: KragenState, events: list[Event]) -> KragenState:
        winner = state.leader
        assert winner is not None
        events.append(PotTaken(winner, state.results[winner], state.pot))
        tokens = list(state.tokens)
        tokens[winner] += state.pot
        state = replace(state, tokens=tuple(tokens), pot=0, starter=winner, agenda=state.agenda[:-1])
        ends = ending(game, state)
        if not ends:
            return state
        events += ends
        return replace(state, agenda=())


def ending(game: Kragen, state: KragenState) -> tuple[Event, ...]:
    """Why the game is over now that a round is and its pot has been taken; empty if it is not."""
    seats = range(game.players)
    rich: tuple[Seat, ...] = tuple(seat for seat in seats if sum(state.bags[seat]) >= game.goal)
    ruined: tuple[Seat, ...] = tuple(seat for seat in seats if not state.bags[seat] and not state.tokens[seat])
    ends: list[Event] = []
    if rich:  # K16
        ends.append(GoalReached(rich, game.goal))
    if ruined:  # K16: looked at after the pot has been taken
        ends.append(Ruined(ruined))
    if not ends and state.round >= game.rounds:  # K18
        ends.append(RoundsOver(game.rounds))
    return tuple(ends)


TURNS = Turns()
ROUND_OVER = RoundOver()
