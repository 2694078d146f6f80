"""One table of the arena: the rules and the named bots, set up once in a process.

An external bot that makes an error loses its game: random moves replace the rest of its moves, and at the end it is
last, whatever its score. The others play a whole game.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct

from flambeur.bots import Bot, play_random
from flambeur.bots.outside import find_bot, program_of
from flambeur.bots.program import Forfeit, Program
from flambeur.engine import Budget, Event, Game, Match, Move, Result, Seat, Seeded, State, family, write_record
from flambeur.engine.lookup import Known
from flambeur.engine.playout import playout

WORK = 200
"""The budget of bots that think about a move: counted, so that the same seed gives the same figures."""


class Lost(Struct, frozen=True):
    """A seat that lost by an error of its program."""

    seat: Seat
    reason: str
    sentence: str


class Played(Struct, frozen=True):
    """A finished game: the result after forfeits, turns by seat, and the record if requested."""

    result: Result
    turns: tuple[int, ...]
    lost: tuple[Lost, ...] = ()
    record: str = ""


class Table:
    """Rules and bots; `bots` are names as `flambeur.bots.outside` reads them."""

    def __init__(self, game: Game[Any], bots: tuple[str, ...], work: int, patience: float) -> None:
        self.game = game
        self.bots = bots
        self._budget = Budget(work=work)
        self._patience = patience
        self._made: dict[tuple[str, int], Bot] = {}
        self._begins_turn = Known[type[Event], bool](lambda kind: kind.name in game.turn_events)

    def play(
        self,
        seats: tuple[int, ...],
        dice: Seeded,
        toss: Seeded,
        *,
        record: bool = False,
        opening: State | None = None,
    ) -> Played:
        """Play one game; seat s is played by bot `seats[s]`, and dice and random choices use two streams.

        It starts as usual, or at the given `opening`.
        """
        sitting = self._sit(seats)
        game, budget, below = self.game, self._budget, toss.below
        lost: dict[Seat, Lost] = {}

        def by_lot(state: State, seat: Seat, moves: tuple[Move, ...]) -> Move:
            return moves[below(len(moves))]  # as the random bot, but without computing its knowledge

        def ask(state: State, seat: Seat, moves: tuple[Move, ...]) -> Move:
            bot = sitting[seat]
            if bot is play_random or seat in lost:
                return by_lot(state, seat, moves)
            try:
                return bot(game.knowledge(state, seat), moves, budget, toss)
            except Forfeit as error:
                lost[seat] = Lost(seat, error.reason, error.sentence)
                return by_lot(state, seat, moves)

        choose = by_lot if all(bot is play_random for bot in sitting) else ask
        events: list[Any] = []
        written = ""
        if record:
            match = Match(game, dice, tuple(self.bots[bot] for bot in seats))
            _follow(match, choose, events)
            state, written = match.state, write_record(match.record())
        else:
            state, begun = game.start() if opening is None else game.run(opening)
            events += begun
            state = playout(game, state, choose, dice, events=events)
        result = after_forfeits(game.result(state), tuple(lost))
        return Played(result, self._turns(events), tuple(lost.values()), written)

    def _turns(self, events: list[Any]) -> tuple[int, ...]:
        """Count the turns of each seat in the events of a whole game."""
        turns = [0] * self.game.players
        begins_turn = self._begins_turn
        for event in events:
            if begins_turn[type(event)]:
                turns[event.seat] += 1
        return tuple(turns)

    def close(self) -> None:
        """End all programs."""
        for bot in self._made.values():
            if program := program_of(bot):
                program.close()
        self._made.clear()

    def _sit(self, seats: tuple[int, ...]) -> list[Bot]:
        """Return the bots by seat. Two seats never share a program: it would know what both of them know."""
        sitting: list[Bot] = []
        copies: dict[str, int] = {}
        for bot in seats:
            name = self.bots[bot]
            copy = copies[name] = copies.get(name, -1) + 1
            made = self._made.get((name, copy))
            if made is None:
                made = self._made[name, copy] = find_bot(name, self.game, self._patience)
            program: Program | None = program_of(made)
            if program is not None:
                program.begin()
            sitting.append(made)
        return sitting


def _follow(match: Match, choose: Any, events: list[Event]) -> None:
    """Play a match to its end, so that it can be recorded."""
    events += match.events
    while waiting := match.waiting:
        chosen: dict[Seat, Move] = {}
        for seat in waiting:
            moves = match.legal_moves(seat)
            chosen[seat] = moves[0] if len(moves) == 1 else choose(match.state, seat, moves)
        events += match.play_together(chosen)


def after_forfeits(result: Result, lost: tuple[Seat, ...]) -> Result:
    """Return the result after forfeits: the best of the other seats win, alone or together."""
    if not lost:
        return result
    winners = tuple(seat for seat in result.winners if seat not in lost)
    if not winners:
        ties = result.tiebreaks or (0,) * len(result.scores)
        keys = {seat: (result.scores[seat], ties[seat]) for seat in range(len(ties)) if seat not in lost}
        best = max(keys.values()) if len(result.scores) > 1 and keys else None
        winners = tuple(seat for seat, key in keys.items() if key == best)
    return Result(result.scores, winners, result.tiebreaks)


@lru_cache(maxsize=8)
def table_of(
    game: str,
    players: int,
    options: tuple[tuple[str, str], ...],
    bots: tuple[str, ...],
    work: int,
    patience: float,
) -> Table:
    """Return the table of a plan, set up once in a process."""
    return Table(family(game).game(players, dict(options)), bots, work, patience)
