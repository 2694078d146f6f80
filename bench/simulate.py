"""10,000 simulated games with one and with two workers: identical figures, and how fast they are.

    python -m bench simulate [--check] [GAMES]

`--check` fails when the figures differ.
"""

from __future__ import annotations

from flambeur.arena import as_data, make_plan, simulate

GAMES = 10_000


def run(check: bool, args: list[str]) -> int:
    games = int(args[0]) if args else GAMES
    plan = make_plan("vegas", players=4, bots=("random",), games=games, seed=2024)
    found = []
    for workers in (1, 2):
        data = as_data(simulate(plan, workers))
        timing = data.pop("timing")
        print(f"{workers} worker(s): {timing['games_per_second']:.0f} games a second ({timing['seconds']} s)")
        found.append(data)
    same = found[0] == found[1]
    print(f"{games} games, figures {'identical' if same else 'DIFFERENT'}")
    return 1 if check and not same else 0
