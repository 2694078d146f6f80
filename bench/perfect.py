"""What perfect play looks like between two players: findings, as `docs/perfect-play.md` quotes them.

    python -m bench perfect [ROUNDS [GAMES [RULES]]]

ROUNDS classic rounds (60) are stocked from fresh piles and solved for money; GAMES games (50) of perfect play are
played through each. In RULES of them (10) perfect play meets simple rules of thumb. Intervals are 95 %, over rounds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.duel import DICE, NEVER, keys_of
from bench.known_opponent import Keys, Leads
from flambeur.analysis.vegas.duel import Duel, casinos_of, hands_of
from flambeur.analysis.vegas.stakes import Casinos
from flambeur.engine import Seeded
from flambeur.fairness.intervals import mean_interval
from flambeur.games.vegas.state import CASINOS
from scripts.race_table import stocked

ROUNDS, GAMES, RULES = 60, 50, 10
Numbers = NDArray[np.float64]


def run(check: bool, args: list[str]) -> int:
    rounds, games, rules = (int(args[i]) if i < len(args) else (ROUNDS, GAMES, RULES)[i] for i in range(3))
    seen: Counter[str] = Counter()
    second, money = [], []
    for seed in range(rounds):
        game, state = stocked(seed)
        duel = Duel.of(game, state)
        second.append(-duel.value(state))
        money += [_watch(game, state, duel, Seeded(seed * 1000 + number), seen) for number in range(games)]
    print(f"Going second is worth {_told(second)} thousand a round ({min(second):.1f} to {max(second):.1f}),")
    print(f"and each player wins {np.mean(money):.0f} thousand a round on average.")
    print(f"{rounds} rounds solved, {rounds * games} played through.")
    print()
    _print_habits(seen)
    print()
    print(f"What a rule of thumb loses a round to perfect play ({rules} rounds, both beginners):")
    for name, likes in THUMBS.items():
        print(f"- {name}: {_told([_loss(seed, likes) for seed in range(rules)])} thousand")
    return 0


def _watch(game: Any, state: Any, duel: Duel, source: Seeded, seen: Counter[str]) -> float:
    """One round of perfect play against itself; counts what it does. The mean of what both win."""
    number = state.round
    while state.round == number and state.agenda:
        if factors := game.chance(state):
            if factors[0].kind == "note":
                break
            state = game.resolve(state, source.draw(factors))[0]
            continue
        worth = duel.placements(state)
        move = max(worth, key=worth.__getitem__)
        _count(state, move.face - 1, seen)
        state = game.apply(state, move)[0]
    return sum(map(sum, state.won)) / 2


def _count(state: Any, chosen: int, seen: Counter[str]) -> None:
    roll, turn = state.roll[0], state.turn
    shown = [face for face in range(CASINOS) if roll[face]]
    mine = [state.dice[face][turn] for face in range(CASINOS)]
    theirs = [state.dice[face][1 - turn] for face in range(CASINOS)]
    top = [state.notes[face][0] for face in range(CASINOS)]
    first = not any(mine)
    when = "first" if first else "later"
    seen[f"{when} turns"] += 1
    seen[f"{when} {min(roll[chosen], 4)}"] += 1
    if len(shown) > 1:
        seen[f"{when} choices"] += 1
        seen[f"{when} fewest"] += roll[chosen] == min(roll[face] for face in shown)
        seen[f"{when} most"] += roll[chosen] == max(roll[face] for face in shown)
        seen[f"{when} dearest"] += top[chosen] == max(top[face] for face in shown)
        ties = [face for face in shown if theirs[face] and mine[face] + roll[face] == theirs[face]]
        breaks = [face for face in shown if theirs[face] and mine[face] == theirs[face]]
        lost = [face for face in shown if mine[face] > theirs[face] and theirs[face] == 0]
        for name, faces in (("tie", ties), ("break", breaks), ("own", lost)):
            if faces:
                seen[f"{name} possible"] += 1
                seen[f"{name} done"] += chosen in faces


def _print_habits(seen: Counter[str]) -> None:
    for when, words in (("first", "In the first turn"), ("later", "Later")):
        dice = ", ".join(
            f"{n if n < 4 else '4 or more'}: {seen[f'{when} {n}'] / seen[f'{when} turns']:.0%}" for n in (1, 2, 3, 4)
        )
        print(f"- {words}, dice put down: {dice}.")
        total = seen[f"{when} choices"]
        print(
            f"- {words}, where there is a choice: the fewest dice {seen[f'{when} fewest'] / total:.0%}, the most "
            f"{seen[f'{when} most'] / total:.0%}, the dearest note {seen[f'{when} dearest'] / total:.0%} of the time."
        )
    for name, words in (
        ("tie", "draws level with the other player where it can"),
        ("break", "breaks a tie where it can"),
        ("own", "adds to a casino that it has to itself where it can"),
    ):
        print(f"- It {words}: {seen[f'{name} done'] / seen[f'{name} possible']:.0%} of the time.")


def _rule(value: Callable[[Casinos, int, int, int, int], float]) -> Callable[[Casinos], Keys]:
    """Keys from what a rule likes about k dice on a casino where so many of its own and of the other's lie."""

    def keys(casinos: Casinos) -> Keys:
        found = np.full((CASINOS, DICE + 1, DICE + 1, DICE + 1), NEVER)
        for casino in range(CASINOS):
            for own in range(DICE + 1):
                for other in range(DICE + 1):
                    for dice in range(1, DICE + 1 - own):
                        found[casino, own, other, dice] = value(casinos, casino, own, other, dice)
        return found

    return keys


THUMBS: dict[str, Callable[[Casinos], Keys]] = {
    "always the most dice": _rule(lambda casinos, casino, own, other, dice: dice),
    "always the fewest dice": _rule(lambda casinos, casino, own, other, dice: -dice),
    "always the dearest note": _rule(lambda casinos, casino, own, other, dice: casinos.notes[casino][0]),
    "the largest lead if all ended now (`greedy_first`)": keys_of,
    "the largest lead if all ended now, for the fewest dice": _rule(
        lambda casinos, casino, own, other, dice: _lead(casinos, casino, own, other, dice) - 12 * dice
    ),
}


def _lead(casinos: Casinos, casino: int, own: int, other: int, dice: int) -> float:
    """How much a lead grows at a casino if all ended after so many dice more."""

    def ahead(mine: int) -> int:
        notes = casinos.notes[casino]
        second = notes[1] if len(notes) > 1 and min(mine, other) else 0
        return 0 if mine == other else (notes[0] - second) * (1 if mine > other else -1)

    return ahead(own + dice) - ahead(own)


def _loss(seed: int, likes: Callable[[Casinos], Keys]) -> float:
    """What perfect play wins more than a rule in one round, the mean of beginning and not."""
    _, state = stocked(seed)
    casinos, hands = casinos_of(state), hands_of(state)
    duel, keys = Duel(casinos, hands), likes(casinos)
    return sum(Leads(duel, begins, keys).mean() for begins in (0, 1)) / 2


def _told(numbers: list[float]) -> str:
    mean = float(np.mean(numbers))
    low, high = mean_interval(mean, float(np.var(numbers, ddof=1)) / len(numbers), len(numbers))
    return f"{mean:.1f} ({low:.1f} to {high:.1f})"
