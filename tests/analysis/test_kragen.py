"""Attempts, pots and auctions of Um Kopf und Kragen."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from flambeur.analysis import solve
from flambeur.analysis.kragen.auction import alike, bids, equilibrium
from flambeur.analysis.kragen.pot import Pot
from flambeur.analysis.kragen.solver import KILO, dice_decide, without_sales
from flambeur.engine import Seeded, new_game
from flambeur.games.kragen.auction import Bidding
from flambeur.games.kragen.moves import Auction, Bid
from flambeur.games.kragen.turn import Improve
from flambeur.wording import Say
from tests.analysis.brute import Brute, NoSales
from tests.analysis.positions import first_bidding, tokens_of_round


def choice(seed: int, played: int) -> tuple[Any, Any]:
    """A choice after an attempt in a round of three, so many turns of which are over."""
    game: Any = new_game("kragen", 3)
    source, state = Seeded(seed), game.start()[0]
    while not (isinstance(state.agenda[-1], Improve) and state.played == played and state.tokens[state.turn] > 2):
        if factors := game.chance(state):
            state = game.resolve(state, source.draw(factors))[0]
        else:
            moves = [move for move in game.legal_moves(state) if not isinstance(move, Auction)]
            state = game.apply(state, moves[source.below(len(moves))])[0]
    return game, state


@pytest.mark.parametrize(("seed", "played"), [(1, 2), (2, 2), (3, 1)])
def test_attempts_are_worth_what_expectimax_says(seed: int, played: int) -> None:
    """Who comes later has one token, so that there is not too much to look at."""
    game, state = choice(seed, played)
    tokens_left = [1] * 3
    tokens_left[state.turn] = 2 if played < 2 else state.tokens[state.turn]
    state = replace(state, tokens=tuple(tokens_left), attempts=1)
    expected = NoSales(game, tokens_of_round(state)).moves(state)
    found = without_sales(game, state)
    assert found == pytest.approx({move: worth[state.turn] for move, worth in expected.items()}, abs=1e-9)
    assert solve(game.knowledge(state, state.turn)) is None, "bags may be put up: that is a supposition"


def alone_with_dice(seed: int, played: int) -> tuple[Any, Any]:
    """The same where the player still to come has no bag, and one token after the mover's two."""
    game, state = choice(seed, played)
    over = [(state.starter + number) % 3 for number in range(played)] or [state.turn]
    gold = tuple(sorted(bag for bags in state.bags for bag in bags))
    tokens = [1] * 3
    tokens[state.turn] = 2
    return game, replace(
        state, tokens=tuple(tokens), attempts=1, bags=tuple(gold if seat == over[0] else () for seat in range(3))
    )


@pytest.mark.parametrize(("seed", "played"), [(1, 2), (3, 1), (4, 1)])
def test_where_nobody_can_put_up_a_bag_attempts_are_exact_by_all_the_rules(seed: int, played: int) -> None:
    """Nothing is left out of the game that the values are compared with."""
    game, state = alone_with_dice(seed, played)
    answer = solve(game.knowledge(state, state.turn))
    assert answer is not None
    assert (answer.kind, answer.unit, tuple(answer.values)) == ("exact", "tokens", game.legal_moves(state))
    expected = Brute(game, tokens_of_round(state)).moves(state)
    assert answer.values == pytest.approx({move: worth[state.turn] for move, worth in expected.items()}, abs=1e-9)


def test_attempts_are_not_exact_while_somebody_to_come_can_sell_or_has_nothing_left() -> None:
    game, state = alone_with_dice(3, 1)
    last = (state.starter + 2) % 3
    assert dice_decide(game, state)
    holds = tuple((3,) if seat == last else bags for seat, bags in enumerate(state.bags))
    assert not dice_decide(game, replace(state, bags=holds)), "K10"
    for bags in (holds, state.bags):  # it must sell (K14), or ends the game (K16)
        broke = tuple(0 if seat == last else tokens for seat, tokens in enumerate(state.tokens))
        assert not dice_decide(game, replace(state, bags=bags, tokens=broke))
        assert solve(game.knowledge(replace(state, bags=bags, tokens=broke), state.turn)) is None


def test_what_is_answered_for_in_random_games_is_left_to_the_dice() -> None:
    """No seat whose turn is not over has a choice to put up a bag before the round is."""
    game: Any = new_game("kragen", 3)
    met = 0
    for seed in range(40):
        source, state, sealed = Seeded(seed), game.start()[0], 0
        while state.agenda:
            if factors := game.chance(state):
                state = game.resolve(state, source.draw(factors))[0]
                continue
            if isinstance(state.agenda[-1], Improve) and solve(game.knowledge(state, state.turn)) is not None:
                sealed = state.round
                met += 1
            chosen = {}
            for seat in game.waiting(state):
                moves = game.legal_moves(state, seat)
                assert state.round != sealed or not any(isinstance(move, Auction) for move in moves)
                chosen[seat] = moves[source.below(len(moves))]
            state = game.apply(state, game.together(state, chosen))[0]
    assert met > 20


def test_the_coach_says_what_a_kilogram_is_taken_to_be_worth() -> None:
    assert KILO == 1
    for language, words in (("en", "one token"), ("fr", "un jeton"), ("de", "einen Jeton")):
        assert words in Say(language, ())("coach-mixed", percent=40)


def test_tokens_of_a_pot_only_move_between_players() -> None:
    pot = Pot(4, 0, 7, ((1, 7), (2, 7), (3, 0)))
    worth = pot.before_turn(0, 0, -1, 0)
    assert sum(worth) == pytest.approx(0, abs=1e-9)
    assert worth[3] == 0


def test_an_equilibrium_cannot_be_improved_on() -> None:
    first = [[Fraction(v) for v in row] for row in ([3, 0, 5], [1, 4, 2], [2, 2, 3])]
    second = [[Fraction(v) for v in row] for row in ([1, 4, 0], [3, 1, 2], [2, 5, 1])]
    x, y = equilibrium(first, second)
    assert sum(x) == sum(y) == 1
    mine = [sum(p * value for p, value in zip(y, row, strict=True)) for row in first]
    theirs = [sum(p * second[i][j] for i, p in enumerate(x)) for j in range(3)]
    assert sum(p * value for p, value in zip(x, mine, strict=True)) == max(mine)
    assert sum(p * value for p, value in zip(y, theirs, strict=True)) == max(theirs)


def test_stone_scissors_paper() -> None:
    game = [[Fraction(v) for v in row] for row in ([0, -1, 1], [1, 0, -1], [-1, 1, 0])]
    assert alike(game) == [Fraction(1, 3)] * 3


@pytest.mark.parametrize(("tokens", "worth"), [((4, 4), (4, 4)), ((3, 6), (5, 5)), ((5, 2), (3, 4))])
def test_two_bidders_are_in_equilibrium_exactly(tokens: tuple[int, ...], worth: tuple[int, ...]) -> None:
    found = bids(tokens, worth)
    assert found.error < 1e-12
    for mix, each, value in zip(found.mixes, found.worths, found.values, strict=True):
        assert sum(mix) == pytest.approx(1)
        assert value == pytest.approx(max(each))
    if tokens[0] == tokens[1]:
        assert found.mixes[0] == found.mixes[1]


def test_three_bidders_are_within_the_bound_that_is_told() -> None:
    found = bids((3, 3, 2), (4, 4, 4))
    assert found.error < 0.05
    for mix, each, value in zip(found.mixes, found.worths, found.values, strict=True):
        assert sum(mix) == pytest.approx(1)
        assert max(each) - value <= found.error + 1e-12


def test_who_bids_alone_takes_the_bag_for_one() -> None:
    assert bids((5,), (4,)).values == (3.0,)


def test_bids_are_worth_what_the_engine_pays() -> None:
    """Every pair of bids in the engine, weighed by the other's mix, brings what the solver says."""
    game: Any = new_game("kragen", 3)
    state = first_bidding(game)
    bag, bidders = state.agenda[-1].bag, state.agenda[-1].bidders
    answers = {seat: solve(game.knowledge(state, seat)) for seat in bidders}
    me, other = bidders
    mine, theirs = answers[me], answers[other]
    assert mine is not None
    assert theirs is not None
    assert (mine.kind, mine.unit, tuple(mine.values)) == ("exact", "tokens", game.legal_moves(state, me))
    for move, value in mine.values.items():
        total = 0.0
        for against in theirs.moves:
            assert against.share is not None
            assert isinstance(move, Bid)
            assert isinstance(against.move, Bid)
            after = game.apply(state, game.together(state, {me: move, other: against.move}))[0]
            won = (sum(after.bags[me]) - sum(state.bags[me])) + after.tokens[me] - state.tokens[me]
            if isinstance(after.agenda[-1], Bidding):  # a tie: what bidding again is worth
                again = bids(tuple(after.tokens[seat] for seat in bidders), (bag, bag), False)
                won += again.values[bidders.index(me)]
            total += against.share * won
        assert total == pytest.approx(value, abs=1e-6)
