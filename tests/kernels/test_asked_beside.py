"""Cards that several are asked for at once, beside the turns: the rules go through them, compiled play-outs go on."""

from __future__ import annotations

from typing import Any

from flambeur import kernels
from flambeur.analysis.rollouts import play_on
from flambeur.engine import Budget, Move, Seat, Seeded
from flambeur.games.vegas.cards.deck import Play
from flambeur.games.vegas.cards.three_notes import Lay
from flambeur.games.vegas.moves import DONE
from flambeur.games.vegas.state import VegasState
from flambeur.games.vegas.table import Vegas
from tests.rules.vegas_lab import position, table

SWAP, THREE = Play("swap"), Play("three")
GAMES = 3


def kernel_of(game: Vegas) -> Any:
    kernel = kernels.for_game(game, approximate=True)
    assert kernel is not None
    assert kernel.wait()
    return kernel


def paid(game: Vegas, **rest: Any) -> VegasState:
    """Casino 1 has paid 30 to seat 0, who has a swap, and 20 to seat 1."""
    cards = {0: ("swap",), 1: ("flip",)}
    return position(game, lying={1: {0: 2, 1: 1}}, notes={1: (30, 20)}, cards=cards, payout=True, **rest)


def last_call(game: Vegas) -> VegasState:
    """Before the payout of 2019 seat 0 may lay a third note, and seat 1 has other cards; casino 2 is for seat 0."""
    cards = {0: ("three",), 1: ("swap", "joker")}
    return position(game, lying={2: {0: 1}}, notes={2: (60,)}, cards=cards, pile=(90, 80, 70), payout=True)


def test_a_swap_is_worth_the_note_it_draws() -> None:
    game = table(3, "boulevard", "action")
    state = paid(game, pile=(90,) * 3)
    found = kernel_of(game).playouts_after_each(state, (DONE, SWAP), "greedy", GAMES, until="round", seat=0)
    assert found.engine == "kernel"
    assert found.scores[..., 0].tolist() == [[30] * GAMES, [90] * GAMES]


def test_others_who_are_asked_choose_as_the_caller_says() -> None:
    game = table(3, "morecash", "action")
    state = last_call(game)
    assert game.waiting(state) == (0, 1)

    def through(now: VegasState, seat: Seat, moves: tuple[Move, ...]) -> Move:
        wanted = (THREE, Lay(2), moves[0])
        return next(move for move in wanted if move in moves)

    kernel = kernel_of(game)
    least = kernel.playouts_after_each(state, (DONE,), "greedy", GAMES, until="round", seat=1)
    laid = kernel.playouts_after_each(state, (DONE,), "greedy", GAMES, until="round", seat=1, through=through)
    assert least.scores[..., 0].tolist() == [[60] * GAMES]
    assert laid.scores[..., 0].tolist() == [[80] * GAMES], "the middle one of 90, 80 and 70 joined the 60"


def test_who_thinks_about_a_swap_meets_many_draws() -> None:
    """30 for an unseen note of 20 or 90: it is worth it in half of the imagined worlds, and 25 on average."""
    game = table(3, "boulevard", "action")
    state = paid(game, pile=(90, 20) * 3)
    moves = game.legal_moves(state, 0)
    kernel_of(game)
    kept, swapped = play_on(game.knowledge(state, 0), moves, Budget(work=800), Seeded(1)).moves
    assert kept.score == 30
    assert abs(swapped.score - 55) < 4 * 35 / (swapped.samples / 4) ** 0.5
    assert 20 < swapped.score < 90, "not all games share one draw"
