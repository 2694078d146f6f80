"""Tables that kernels are held equal on, and a reference game walked node by node."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from flambeur import kernels
from flambeur.engine import Game, Seeded, State, new_game
from flambeur.engine.agenda import CHANCE
from flambeur.kernels import reference
from flambeur.kernels.kernel import Kernel, Policy


def table(game: str, players: int, **options: str) -> Game[Any]:
    return new_game(game, players, **{name.rstrip("_"): value for name, value in options.items()})


VEGAS = {
    "classic for two": table("vegas", 2),
    "classic for four": table("vegas", 4),
    "classic for five, a named starter": table("vegas", 5, starter="3"),
    "neutral dice and left-over ones": table("vegas", 3, with_="neutral"),
    "neutral dice for two": table("vegas", 2, with_="neutral"),
    "teams": table("vegas", 4, with_="neutral,teams"),
    "everything of Boulevard but cards": table(
        "vegas", 7, box="boulevard", with_="notes,big,kickers,rainbow,slot,bonus"
    ),
    "three with neutral dice and all": table(
        "vegas", 3, box="boulevard", with_="neutral,notes,big,kickers,rainbow,bonus"
    ),
    "eight with a slot machine": table("vegas", 8, box="boulevard", with_="notes,rainbow,slot"),
    "More Cash with all but cards": table("vegas", 4, box="morecash", with_="neutral,big,kickers,slot,bonus,teams"),
    "More Cash for six, sixty": table("vegas", 6, box="morecash", with_="big,slot,teams", sixty="yes"),
    "a small pile that runs out": table("vegas", 4, pile="10:3,50:4,90:3", rounds="7"),
    "rainbows that find no note": table("vegas", 5, box="boulevard", with_="rainbow,kickers", pile="20:9,70:6"),
    "much at each casino": table("vegas", 3, minimum="200", rounds="2"),
    "bonus cards of one's own": table("vegas", 4, box="morecash", with_="bonus,slot", bonuses="50,50,60,70,80,90,90"),
}
COLOURS = {
    "solitaire": table("vegas", 1, box="boulevard", mode="solitaire"),
    "solitaire of More Cash with all": table(
        "vegas", 1, box="morecash", mode="solitaire", with_="big,slot", solo_rivals="2"
    ),
    "solitaire with one die": table(
        "vegas", 1, box="boulevard", mode="solitaire", solo_dice="1", solo_rounds="1", pile="10:9,60:9"
    ),
    "secret colours for two": table("vegas", 2, box="boulevard", mode="secret"),
    "secret colours for four, a named starter": table("vegas", 4, box="boulevard", mode="secret", starter="2"),
}
TEMPTATION = {
    "Temptation for two": table("temptation", 2),
    "Temptation for four": table("temptation", 4),
    "Temptation for six, first board on top": table("temptation", 6, top="first", goal="250"),
    "a long Temptation, all boards seen": table("temptation", 3, goal="3000", starter="1"),
}
KRAGEN = {
    "Kragen for three": table("kragen", 3),
    "Kragen for five with other bags": table("kragen", 5, bags="2,5,5", goal="20"),
    "Kragen for seven, few rounds": table("kragen", 7, rounds="12", starter="6"),
}
TABLES = VEGAS | COLOURS | TEMPTATION | KRAGEN


@cache
def ready_kernel(game: Game[Any]) -> Kernel:
    """The kernel of a table with its code loaded or compiled."""
    kernel = kernels.for_game(game)
    assert kernel is not None, kernels.reason(game)
    assert kernel.wait(), kernel.compiled.failure
    return kernel


def walk(game: Game[Any], policy: Policy, seed: int) -> Iterator[State]:
    """Every position of play-out 0 of a seed on the reference engine, each after one choice or chance node."""
    policies = (policy,) * game.players if isinstance(policy, str) else policy
    players = [reference.ways[name](game) for name in policies]
    dice, toss = Seeded(seed, 0), Seeded(~seed, 0)
    state: Any = game.start()[0]
    while state.agenda:
        step: Any = state.agenda[-1]
        if step.kind == CHANCE:
            state = game.resolve(state, dice.draw(game.chance(state)))[0]
        else:
            chosen = {}
            for seat in game.waiting(state):
                moves = game.legal_moves(state, seat)
                chosen[seat] = moves[0] if len(moves) == 1 else players[seat](state, seat, moves, toss)
            state = game.apply(state, game.together(state, chosen))[0]
        yield state
