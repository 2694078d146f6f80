"""Search at Las Vegas tables: the same for the same seed, exact where nothing is left to chance, right on average."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from flambeur.analysis import Evaluation, MoveValue
from flambeur.analysis.vegas import search as vegas_search
from flambeur.analysis.vegas.net.board import pay_out, place
from flambeur.analysis.vegas.net.net import MONEY, choose_face, scratch, value_between
from flambeur.analysis.vegas.net.replies import TURNS, sample
from flambeur.analysis.vegas.net.weights import board_of, loaded
from flambeur.analysis.vegas.search import covers, evaluate
from flambeur.engine import Budget, Match, Seeded, State, new_game
from flambeur.games.vegas.dice import BIG, NEUTRAL, OWN
from flambeur.games.vegas.moves import Place

GAME: Any = new_game("vegas", 4)
KINDS = (OWN, NEUTRAL, BIG)


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
    assert tuple(first.values) == GAME.legal_moves(state)
    assert sum(one.samples for one in first.moves) <= 400
    assert all(0 < one.chance < 1 and one.chance_error > 0 for one in first.moves)


def test_nothing_is_begun_that_would_end_after_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock on which a placement that is played on takes a millisecond."""
    state = find(lambda state: len(GAME.legal_moves(state)) == 5)
    now = 0.0

    def sampled(net: Any, rival: Any, work: Any, seat: int, faces: Any, seed: Any, done: int, samples: int) -> None:
        nonlocal now
        now += 0.001 * samples * int(faces.sum())
        sample(net, rival, work, seat, faces, seed, done, samples)

    monkeypatch.setattr(vegas_search, "sample", sampled)
    monkeypatch.setattr(vegas_search, "time", SimpleNamespace(perf_counter=lambda: now))
    for seconds in (0.2, 0.33, 0.5, 1.0):
        began = now
        found = evaluate(GAME, state, Budget(seconds=seconds), Seeded(7))
        assert seconds - 0.01 < now - began <= seconds
        assert sum(one.samples for one in found.moves) == round(1000 * (now - began))


def test_deciding_leaves_alone_what_is_clearly_behind() -> None:
    state = find(lambda state: len(GAME.legal_moves(state)) > 3)
    whole, quick = [evaluate(GAME, state, Budget(work=6000), Seeded(7), decide=decide) for decide in (False, True)]
    assert len({one.samples for one in whole.moves}) == 1
    assert min(one.samples for one in quick.moves) < max(one.samples for one in quick.moves)
    assert whole.values[quick.best.move] > max(whole.values.values()) - 0.01


def test_no_time_goes_into_placements_that_are_as_good_as_equal() -> None:
    def alike(state: Any) -> bool:
        one, two = (move.face - 1 for move in moves) if len(moves := GAME.legal_moves(state)) == 2 else (0, 0)
        lying = [(state.notes[face], sum(state.dice[face]), state.roll[OWN][face]) for face in (one, two)]
        return bool(one != two and lying[0] == lying[1] and lying[0][1] == 0)

    found = evaluate(GAME, find(alike), Budget(work=100_000), Seeded(7), decide=True)
    one, two = found.moves
    assert abs(one.chance - two.chance) < 2 * (one.chance_error**2 + two.chance_error**2) ** 0.5
    assert one.samples + two.samples < 50_000


def test_what_was_left_alone_under_kinder_dice_is_not_the_best() -> None:
    chances = {1: (0.31, 64), 2: (0.30, 640), 3: (0.29, 640)}
    moves = [MoveValue(Place(face), chance, "estimated", 0.01, samples=met) for face, (chance, met) in chances.items()]
    assert Evaluation(0, "game", tuple(moves)).best.move == Place(2)


def test_the_very_last_placement_is_worth_its_result() -> None:
    def last(state: Any) -> bool:
        if state.round < 4 or sum(hands(state)) != hands(state)[state.turn] or len(GAME.legal_moves(state)) != 1:
            return False
        return bool(max(map(sum, zip(*state.roll, strict=True))) == hands(state)[state.turn])

    state = find(last)
    (found,) = evaluate(GAME, state, Budget(work=10), Seeded(1)).moves
    after = GAME.apply(state, found.move)[0]
    assert found.chance == chance_of(after, state.turn)
    assert found.score == sum(after.won[state.turn])
    assert found.chance_error == 0


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
    (found,) = evaluate(GAME, state, Budget(work=6000), Seeded(3)).moves
    moved = GAME.apply(state, found.move)[0]
    ends = [GAME.resolve(moved, outcome)[0] for outcome in _rolls(moved)]
    chances = [chance_of(GAME.apply(end, GAME.legal_moves(end)[0])[0], state.turn) for end in ends]
    assert abs(found.chance - sum(chances) / 6) < 5 * found.chance_error
    assert 0 < found.chance_error < 0.01


def test_a_round_that_ends_early_stands_for_the_turns_that_do_not_come() -> None:
    def one_more_turn(state: Any) -> bool:
        shown = [sum(counts) for counts in zip(*state.roll, strict=True)]
        return bool(state.round == 4 and sum(hands(state)) == hands(state)[state.turn] == 2 and max(shown) == 1)

    state = find(one_more_turn)
    seat, net, room = state.turn, loaded(4, told=False), scratch(4)
    for found in evaluate(GAME, state, Budget(work=12_000), Seeded(5)).moves:
        moved = GAME.apply(state, found.move)[0]
        expected = 0.0
        for outcome in _rolls(moved):
            then = GAME.resolve(moved, outcome)[0]
            choose_face(net, board_of(GAME, then), seat, np.array([then.roll[kind] for kind in KINDS]), room)
            at_its_turn = 1 / (1 + np.exp(-float(room.answer[0])))
            at_the_end = chance_of(GAME.apply(then, GAME.legal_moves(then)[0])[0], seat)
            expected += (at_its_turn + (TURNS - 1) * at_the_end) / TURNS / 6
        assert abs(found.chance - expected) < 5 * found.chance_error + 1e-6


def _rolls(state: Any) -> list[Any]:
    return [(value,) for value in GAME.chance(state)[0].values]


def test_the_last_placement_of_a_round_is_worth_what_the_next_round_begins_with() -> None:
    def closing(state: Any) -> bool:
        own = hands(state)[state.turn]
        shown = [sum(counts) for counts in zip(*state.roll, strict=True)]
        return bool(state.round < 4 and sum(hands(state)) == own and max(shown) == own)

    state = find(closing)
    seat = state.turn
    (found,) = evaluate(GAME, state, Budget(work=10), Seeded(1)).moves
    board, room, move = board_of(GAME, state), scratch(4), found.move
    assert hasattr(move, "face")
    place(board, seat, np.array([state.roll[kind] for kind in KINDS]), move.face - 1)
    pay_out(board)
    value_between(loaded(4, told=False), board, seat, room, room.between, room.gaps, 0)
    assert found.chance == pytest.approx(1 / (1 + np.exp(-room.answer[0])), abs=1e-5)
    assert found.score == pytest.approx(board.money[seat] + room.answer[1] * MONEY, abs=1e-2)


def test_whoever_plays_otherwise_is_answered_otherwise() -> None:
    state = find(lambda state: len(GAME.legal_moves(state)) > 3)
    strangers = evaluate(GAME, state, Budget(work=400), Seeded(7))
    told = evaluate(GAME, state, Budget(work=400), Seeded(7), company=dict.fromkeys(range(4), "closest"))
    assert strangers.values != told.values


def test_tables_with_more_than_placing_in_a_turn_are_not_covered() -> None:
    assert covers(GAME)
    assert covers(new_game("vegas", 3, **{"with": "neutral"}))
    for options in ({"with": "teams"}, {"box": "morecash", "with": "slot"}, {"box": "boulevard", "with": "kickers"}):
        assert not covers(new_game("vegas", 4, **options))
    assert not covers(new_game("temptation", 3))
