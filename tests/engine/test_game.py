"""The verbs of a game at the edges."""

from __future__ import annotations

import pytest

from flambeur.engine import (
    IllegalMove,
    InvalidChance,
    Joint,
    Match,
    Scripted,
    Seeded,
    UnknownSeat,
    new_game,
    read_position,
    visible,
)
from flambeur.engine.playout import playout
from tests.samples.sealed import Bid, CoinDealt, Double, Keep, SealedView

BIDS = "sealed players=2 | agenda=(rounds,bids) round=1 turn=0 prize=5 coins=(1,2) scores=(0,3)"


def test_a_joint_move_needs_every_seat_in_order() -> None:
    game, state = read_position(BIDS)
    for move in (Bid(1), Joint(((0, Bid(1)),)), Joint(((1, Bid(1)), (0, Bid(1))))):
        with pytest.raises(IllegalMove) as caught:
            game.apply(state, move)
        assert caught.value.code == "joint-needed"
    with pytest.raises(IllegalMove, match="'bid 2' is not allowed now"):
        game.apply(state, Joint(((0, Bid(2)), (1, Bid(1)))))
    after, events = game.apply(state, Joint(((0, Bid(0)), (1, Bid(2)))))
    assert game.waiting(after) == (1,)
    assert [event.name for event in events] == ["bids"]


def test_a_simultaneous_node_lists_moves_by_seat_only() -> None:
    game, state = read_position(BIDS)
    assert game.legal_moves(state) == ()
    assert game.legal_moves(state, 0) == (Bid(0), Bid(1))
    with pytest.raises(UnknownSeat, match="there is no seat 5"):
        game.legal_moves(state, 5)


def test_only_the_seat_whose_decision_it_is_has_moves() -> None:
    game, state = read_position(BIDS.replace("bids", "risk"))
    assert game.legal_moves(state) == game.legal_moves(state, 0) == (Keep(), Double())
    assert game.legal_moves(state, 1) == ()
    with pytest.raises(IllegalMove):
        game.apply(state, Bid(1))


def test_nothing_can_be_done_at_the_wrong_moment() -> None:
    game, state = read_position(BIDS.replace("bids", "toss"))
    with pytest.raises(IllegalMove) as caught:
        game.apply(state, Keep())
    assert caught.value.code == "not-waiting"
    with pytest.raises(InvalidChance):
        game.resolve(state, ((2, 0, 0, 0, 0, 0),))
    game, over = read_position(BIDS.replace("(rounds,bids)", "()"))
    with pytest.raises(IllegalMove) as caught:
        game.apply(over, Keep())
    assert caught.value.code == "game-over"
    with pytest.raises(InvalidChance) as refused:
        game.resolve(over, ())
    assert refused.value.code == "no-chance"
    assert game.outcome(over) is not None
    assert (game.waiting(over), game.chance(over), game.legal_moves(over)) == ((), (), ())


def test_a_secret_event_is_masked_for_everybody_else() -> None:
    event = CoinDealt(1, 2)
    assert visible([event], 1) == [event]
    assert visible([event], 0) == visible([event], None) == [CoinDealt(1, None)]


def test_a_match_plays_texts_moves_and_joint_moves() -> None:
    game = new_game("sealed", 2, rounds=1)
    match = Match(game, Scripted(["prize:5", "coin:1", "coin:2", "die:6"]), names=("Anna", "Ben"))
    with pytest.raises(IllegalMove, match="several seats choose at once"):
        match.play("bid 1")
    match.play_together({0: Bid(1), 1: Bid(2)})
    assert match.waiting == (1,)
    match.play("double")
    result = match.outcome()
    assert result is not None
    assert (result.scores, result.winners) == ((0, 10), (1,))
    view = match.view(0)
    assert isinstance(view, SealedView)
    assert view.scores == (0, 10)


def test_a_playout_is_the_same_game_as_a_match() -> None:
    game = new_game("sealed")
    told: list[str] = []
    end = playout(
        game,
        game.start()[0],
        lambda state, seat, moves: moves[-1],
        Seeded(4),
        lambda es: told.extend(e.name for e in es),
    )
    match = Match(game, Seeded(4))
    while waiting := match.waiting:
        match.play_together({seat: match.legal_moves(seat)[-1] for seat in waiting})
    assert end == match.state
    assert told.count("prize") == 3
