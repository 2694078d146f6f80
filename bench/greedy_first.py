"""`greedy_first` of the public package `lasvegas` 0.2.0 at our tables, held equal to the original on the same dice.

    python -m bench greedy_first [--check] [GAMES]

It looks at everybody's money and notes if the round ended after each placement, less its own, sorted, the one most
ahead first, and takes the placement with the smallest such list: the first face of equals. The command plays games of
two and of four and shows every position to both; it fails with `--check` when they ever choose differently.
"""

from __future__ import annotations

import json
import subprocess
from types import TracebackType
from typing import Any, Self

from flambeur.engine import Match, Move, Seeded, new_game
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.ranking import standing
from flambeur.games.vegas.state import Row, VegasState
from flambeur.games.vegas.table import Vegas
from scripts import peers

GAMES = 50
PEER = """
import json, sys
import numpy
from lasvegas import GameEnv
from lasvegas.act.policy import greedy_first
players = int(sys.argv[1])
env = GameEnv(starting_dice=numpy.eye(players, dtype=int) * 8)
env()
for line in sys.stdin:
    seat, dice, notes, scores, roll = json.loads(line)
    env.current_player_index = seat
    env.casinos_dice = dice
    env.casinos_bills = [sorted(lying) for lying in notes]
    env.scores = numpy.array(scores)
    env.rolled = [{} for _ in range(players)]
    env.rolled[seat] = {face: count for face, count in enumerate(roll) if count}
    print(greedy_first(env) + 1, flush=True)
"""


def choose(game: Vegas, state: VegasState, moves: tuple[Move, ...]) -> Move:
    """The placement of `greedy_first` in a classic position."""
    players = game.players
    now = [_paid(row[:players], notes) for row, notes in zip(state.dice, state.notes, strict=True)]
    lies = [
        (
            sum(state.won[seat]) + sum(paid.get(seat, 0) for paid in now),
            len(state.won[seat]) + sum(seat in paid for paid in now),
        )
        for seat in range(players)
    ]

    def others_ahead(move: Move) -> list[tuple[int, int]]:
        assert isinstance(move, Place)
        face, seat = move.face - 1, state.turn
        row = list(state.dice[face][:players])
        row[seat] += state.roll[0][face]
        then = _paid(tuple(row), state.notes[face])
        after = [
            (money + then.get(other, 0) - now[face].get(other, 0), notes + (other in then) - (other in now[face]))
            for other, (money, notes) in enumerate(lies)
        ]
        return sorted([(money - after[seat][0], notes - after[seat][1]) for money, notes in after], reverse=True)

    return min(moves, key=others_ahead)


def _paid(row: Row, notes: tuple[int, ...]) -> dict[int, int]:
    return dict(zip(standing(row).order, notes, strict=False))


class Original:
    """`greedy_first` as it is published, in a process of its own, asked over a pipe."""

    def __init__(self, players: int) -> None:
        self._players = players

    def __enter__(self) -> Self:
        self._peer = subprocess.Popen(
            [peers.python(), "-c", PEER, str(self._players)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._peer.stdin
        self._peer.stdin.close()
        self._peer.wait()

    def choose(self, state: VegasState) -> Place:
        """What it does in a classic position after a roll."""
        assert self._peer.stdin
        assert self._peer.stdout
        scores = [[sum(won), len(won)] for won in state.won]
        dice = [row[: self._players] for row in state.dice]
        print(
            json.dumps([state.turn, dice, state.notes, scores, state.roll[0]]),
            file=self._peer.stdin,
            flush=True,
        )
        return Place(int(self._peer.stdout.readline()))


def run(check: bool, args: list[str]) -> int:
    games = int(args[0]) if args else GAMES
    differ = 0
    for players in (2, 4):
        game: Any = new_game("vegas", players)
        shown = different = 0
        with Original(players) as original:
            for number in range(games):
                match = Match(game, Seeded(number))
                while match.waiting:
                    state: Any = match.state
                    move = choose(game, state, match.legal_moves())
                    shown += 1
                    different += move != original.choose(state)
                    match.play(move)
        print(f"{shown} positions of {games} games of {players}: chosen otherwise than the original in {different}")
        differ += different
    return 1 if check and differ else 0
