"""Search at Las Vegas tables: the same for the same seed, exact where nothing is left to chance, right on average."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from flambeur.analysis.vegas_net.board import pay_out, place
from flambeur.analysis.vegas_net.net import MONEY, scratch, value_between
from flambeur.analysis.vegas_net.weights import board_of, loaded
from flambeur.analysis.vegas_search import best, covers, evaluate
from flambeur.engine import Budget, Match, Seeded, State, new_game
from flambeur.games.vegas.dice import BIG, NEUTRAL, OWN

GAME: Any = new_game("vegas", 4)


def hands(state: Any) -> list[int]:
    return [sum(hand) for hand in state.hands]


def find(wanted: Any, seed: int = 1) -> Any:
    """The first position of random games that is wanted."""
    while True:
        match, source = Match(GAME, Seeded(seed)), Seeded(seed, stream=3)
        while match.waiting:
            if wanted(match.state):
                return match.state
            moves = match.legal_moves()
            match.play(moves[source.below(len(moves))])
        seed += 1


def chance_of(state: State, seat: int) -> float:
    result = GAME.outcome(state)
    return 1 / len(result.winners) if seat in result.winners else 0.0


def test_the_same_seed_and_work_give_the_same_estimates() -> None:
    state = find(lambda state: len(GAME.legal_moves(state)) > 3)
    first = evaluate(GAME, state, Budget(work=400), Seeded(7))
    assert first == evaluate(GAME, state, Budget(work=400), Seeded(7))
    assert first != evaluate(GAME, state, Budget(work=400), Seeded(8))
    assert tuple(found.move for found in first) == GAME.legal_moves(state)
    assert sum(found.samples for found in first) <= 400
    assert all(0 < found.chance < 1 and found.error > 0 for found in first)


def test_deciding_leaves_alone_what_is_clearly_behind() -> None:
    state = find(lambda state: len(GAME.legal_moves(state)) > 3)
    whole, quick = [evaluate(GAME, state, Budget(work=6000), Seeded(7), decide=decide) for decide in (False, True)]
    assert len({found.samples for found in whole}) == 1
    assert min(found.samples for found in quick) < max(found.samples for found in quick)
    top = {found.move: found.chance for found in whole}
    assert top[best(quick)] > max(top.values()) - 0.01


def test_the_very_last_placement_is_worth_its_result() -> None:
    def last(state: Any) -> bool:
        if state.round < 4 or sum(hands(state)) != hands(state)[state.turn] or len(GAME.legal_moves(state)) != 1:
            return False
        return bool(max(map(sum, zip(*state.roll, strict=True))) == hands(state)[state.turn])

    state = find(last)
    (found,) = evaluate(GAME, state, Budget(work=10), Seeded(1))
    after = GAME.apply(state, found.move)[0]
    assert found.chance == chance_of(after, state.turn)
    assert found.money == sum(after.won[state.turn])
    assert found.error == 0


def test_with_one_die_left_to_somebody_else_the_estimate_is_the_mean_over_its_faces() -> None:
    def nearly(state: Any) -> bool:
        own = hands(state)[state.turn]
        if state.round < 4 or own != 2 or sum(hands(state)) != 3 or len(GAME.legal_moves(state)) != 1:
            return False
        moved = GAME.apply(state, GAME.legal_moves(state)[0])[0]
        ends = [GAME.resolve(moved, outcome)[0] for outcome in GAME.chance(moved)[0].values and _rolls(moved)]
        results = {chance_of(GAME.apply(end, GAME.legal_moves(end)[0])[0], state.turn) for end in ends}
        return len(results) > 1

    state = find(nearly)
    (found,) = evaluate(GAME, state, Budget(work=6000), Seeded(3))
    moved = GAME.apply(state, found.move)[0]
    ends = [GAME.resolve(moved, outcome)[0] for outcome in _rolls(moved)]
    chances = [chance_of(GAME.apply(end, GAME.legal_moves(end)[0])[0], state.turn) for end in ends]
    assert abs(found.chance - sum(chances) / 6) < 5 * found.error
    assert 0 < found.error < 0.01


def _rolls(state: Any) -> list[Any]:
    return [(value,) for value in GAME.chance(state)[0].values]


def test_the_last_placement_of_a_round_is_worth_what_the_next_round_begins_with() -> None:
    def closing(state: Any) -> bool:
        own = hands(state)[state.turn]
        shown = [sum(counts) for counts in zip(*state.roll, strict=True)]
        return bool(state.round < 4 and sum(hands(state)) == own and max(shown) == own)

    state = find(closing)
    seat = state.turn
    (found,) = evaluate(GAME, state, Budget(work=10), Seeded(1))
    board, room, move = board_of(GAME, state), scratch(4), found.move
    assert hasattr(move, "face")
    place(board, seat, np.array([state.roll[kind] for kind in (OWN, NEUTRAL, BIG)]), move.face - 1)
    pay_out(board)
    value_between(loaded(4, told=False), board, seat, room, room.between, room.gaps, 0)
    assert found.chance == pytest.approx(1 / (1 + np.exp(-room.answer[0])), abs=1e-5)
    assert found.money == pytest.approx(board.money[seat] + room.answer[1] * MONEY, abs=1e-2)


def test_whoever_plays_otherwise_is_answered_otherwise() -> None:
    state = find(lambda state: len(GAME.legal_moves(state)) > 3)
    strangers = evaluate(GAME, state, Budget(work=400), Seeded(7))
    told = evaluate(GAME, state, Budget(work=400), Seeded(7), company=dict.fromkeys(range(4), "closest"))
    assert [found.chance for found in strangers] != [found.chance for found in told]


def test_tables_with_more_than_placing_in_a_turn_are_not_covered() -> None:
    assert covers(GAME)
    assert covers(new_game("vegas", 3, **{"with": "neutral"}))
    for options in ({"with": "teams"}, {"box": "morecash", "with": "slot"}, {"box": "boulevard", "with": "kickers"}):
        assert not covers(new_game("vegas", 4, **options))
    assert not covers(new_game("temptation", 3))
