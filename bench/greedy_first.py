"""`greedy_first` of the public package `lasvegas` 0.2.0 at our tables, held equal to the original on the same dice.

    python -m bench greedy_first [--check] [GAMES]

It looks at everybody's money and notes if the round ended after each placement, less its own, sorted, the one most
ahead first, and takes the placement with the smallest such list: the first face of equals. The command plays games of
four and shows every position to both; it fails with `--check` when they ever choose differently.
"""

from __future__ import annotations

import json
import subprocess
from typing import Any

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
env = GameEnv(starting_dice=numpy.eye(4, dtype=int) * 8)
env()
for line in sys.stdin:
    seat, dice, notes, scores, roll = json.loads(line)
    env.current_player_index = seat
    env.casinos_dice = dice
    env.casinos_bills = [sorted(lying) for lying in notes]
    env.scores = numpy.array(scores)
    env.rolled = [{face: count for face, count in enumerate(roll) if count} if s == seat else {} for s in range(4)]
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


def run(check: bool, args: list[str]) -> int:
    games = int(args[0]) if args else GAMES
    game: Any = new_game("vegas", 4)
    shown = different = 0
    with subprocess.Popen(
        [peers.python(), "-c", PEER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as peer:
        assert peer.stdin
        assert peer.stdout
        for number in range(games):
            match = Match(game, Seeded(number))
            while match.waiting:
                state: Any = match.state
                scores = [[sum(won), len(won)] for won in state.won]
                print(
                    json.dumps([state.turn, [row[:4] for row in state.dice], state.notes, scores, state.roll[0]]),
                    file=peer.stdin,
                    flush=True,
                )
                move = choose(game, state, match.legal_moves())
                shown += 1
                different += str(move) != f"place {peer.stdout.readline().strip()}"
                match.play(move)
        peer.stdin.close()
    print(f"{shown} positions of {games} games: chosen otherwise than the original in {different}")
    return 1 if check and different else 0
