"""Um Kopf und Kragen: auctions, with every edge of who can bid (K10–K15, X31, X32, X34)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from flambeur.engine import IllegalMove, InvalidPosition
from flambeur.games.kragen import events as happened
from flambeur.games.kragen.auction import Bidding
from flambeur.games.kragen.moves import Auction, Bid
from flambeur.games.kragen.turn import IMPROVE
from tests.rules.test_kragen import begun, go, table

# -- when a bag may be put up


def test_K10_a_bag_may_be_put_up_before_between_and_after_the_attempts() -> None:
    game = table()
    state = begun(game)
    for line in ("0 roll", "0 reroll 1", "0 reroll 2"):
        assert Auction(4) in game.legal_moves(state)
        state, _ = go(game, state, line, "* white:123" if line == "0 roll" else f"* white:{line[-1]}")
    assert Auction(4) in game.legal_moves(state)


def test_K10_one_auction_may_follow_another() -> None:
    game = table()
    bids = "+ 1:bid_2 2:bid_1"
    state, _ = go(game, begun(game), "0 auction 3", bids, "0 auction 4", bids, "0 auction 5", bids)
    assert state.bags == ((), (3, 3, 4, 4, 5, 5), (3, 4, 5))
    assert state.tokens == (16, 1, 4)
    assert [str(move) for move in game.legal_moves(state)] == ["roll"]


def test_K10_equal_bags_are_one_choice() -> None:
    game = table(bags="4,4,4")
    assert [str(move) for move in game.legal_moves(begun(game))] == ["roll", "auction 4"]


def test_K10_nothing_can_be_put_up_when_nobody_else_holds_a_token() -> None:
    game = table()
    state = begun(game, tokens=(21, 0, 0))
    assert [str(move) for move in game.legal_moves(state)] == ["roll"]


def test_K10_X34_without_a_token_a_bag_must_be_put_up_before_the_roll() -> None:
    game = table()
    state = begun(game, tokens=(0, 10, 11))
    assert [str(move) for move in game.legal_moves(state)] == ["auction 3", "auction 4", "auction 5"]
    state, _ = go(game, state, "0 auction 3", "+ 1:bid_1 2:bid_1")
    assert [str(move) for move in game.legal_moves(state)] == ["roll", "auction 3", "auction 4", "auction 5"]
    state, _ = go(game, state, "0 roll", "* white:666")
    assert state.tokens == (1, 9, 10)


def test_K10_no_auction_is_forced_once_the_first_attempt_is_paid_for() -> None:
    game = table()
    state, _ = go(game, begun(game, tokens=(1, 10, 10)), "0 roll", "* white:123")
    assert state.tokens[0] == 0
    assert [str(move) for move in game.legal_moves(state)] == ["stop", "auction 3", "auction 4", "auction 5"]


# -- bidding


def test_K11_all_others_bid_at_least_one_token_at_once() -> None:
    game = table(4)
    state, told = go(game, begun(game, tokens=(7, 5, 7, 9)), "0 auction 4")
    assert told == [happened.AuctionOpened(0, 4, (1, 2, 3))]
    assert game.waiting(state) == (1, 2, 3)
    assert game.legal_moves(state, 1) == (Bid(1), Bid(2), Bid(3), Bid(4), Bid(5))
    assert game.legal_moves(state, 0) == ()
    for line in ("+ 1:bid_0 2:bid_1 3:bid_1", "+ 1:bid_6 2:bid_1 3:bid_1", "+ 1:bid_1 2:bid_1"):
        with pytest.raises(IllegalMove):
            go(game, state, line)


def test_K11_the_highest_pays_the_bid_and_takes_the_bag_the_others_pay_one() -> None:
    game = table(4)
    state, told = go(game, begun(game), "0 auction 4", "+ 1:bid_2 2:bid_5 3:bid_4")
    assert state.bags == ((3, 5), (3, 4, 5), (3, 4, 4, 5), (3, 4, 5))
    assert state.tokens == (7 + 5 + 1 + 1, 6, 2, 6)
    assert happened.BidsShown(((1, 2), (2, 5), (3, 4))) in told
    assert told[-2:] == [happened.Sold(0, 2, 4, 5), happened.OnesPaid((1, 3), 0)]


def test_K12_the_tied_pay_one_each_and_bid_again_among_themselves() -> None:
    game = table(4)
    state, told = go(game, begun(game), "0 auction 4", "+ 1:bid_3 2:bid_1 3:bid_3")
    assert state.tokens == (10, 6, 6, 6)
    assert told[-2:] == [happened.OnesPaid((1, 2, 3), 0), happened.BidAgain((1, 3))]
    assert game.waiting(state) == (1, 3)
    state, _ = go(game, state, "+ 1:bid_2 3:bid_2", "+ 1:bid_1 3:bid_4")
    assert state.tokens == (10 + 2 + 1 + 4, 4, 6, 1)  # the lower bidder of the first bidding paid only once
    assert state.bags[3] == (3, 4, 4, 5)


def test_K12_X31_bids_3_3_and_1_each_pays_one_and_two_bid_again() -> None:
    game = table(4)
    state, _ = go(game, begun(game), "0 auction 5", "+ 1:bid_3 2:bid_3 3:bid_1")
    assert state.tokens == (10, 6, 6, 6)
    assert state.bags[0] == (3, 4, 5)
    assert game.waiting(state) == (1, 2)


def test_K12_all_may_be_tied_above_one() -> None:
    game = table(4)
    state, _ = go(game, begun(game), "0 auction 5", "+ 1:bid_2 2:bid_2 3:bid_2")
    assert state.tokens == (10, 6, 6, 6)
    assert game.waiting(state) == (1, 2, 3)


def test_K13_X32_bids_1_1_and_1_bring_three_tokens_and_the_bag_stays() -> None:
    game = table(4)
    state, told = go(game, begun(game), "0 auction 4", "+ 1:bid_1 2:bid_1 3:bid_1")
    assert (state.tokens, state.bags[0]) == ((10, 6, 6, 6), (3, 4, 5))
    assert told[-2:] == [happened.AllBidOne(0, 4), happened.OnesPaid((1, 2, 3), 0)]
    assert game.waiting(state) == (0,)


def test_K13_two_bidders_are_enough_for_everybody() -> None:
    game = table()
    state, told = go(game, begun(game, tokens=(19, 1, 1)), "0 auction 4", "+ 1:bid_1 2:bid_1")
    assert happened.AllBidOne(0, 4) in told
    assert (state.tokens, state.bags[0]) == ((21, 0, 0), (3, 4, 5))


def test_K13_one_bidder_is_not_everybody() -> None:
    game = table()
    state, _ = go(game, begun(game, tokens=(16, 5, 0)), "0 auction 4", "+ 1:bid_1")
    assert (state.tokens, state.bags[1]) == ((17, 4, 0), (3, 4, 4, 5))


def test_K13_a_later_tie_at_one_is_a_tie_like_any_other() -> None:
    game = table()
    state, told = go(game, begun(game), "0 auction 4", "+ 1:bid_2 2:bid_2", "+ 1:bid_1 2:bid_1")
    assert told[-1] == happened.BidAgain((1, 2))
    assert state.tokens == (11, 5, 5)
    assert state.agenda[-1] == Bidding(4, (1, 2), 3)


# -- who cannot bid


def test_K14_who_has_no_token_takes_no_part_and_pays_nothing() -> None:
    game = table(4)
    state, _ = go(game, begun(game, tokens=(7, 0, 10, 11)), "0 auction 3")
    assert game.waiting(state) == (2, 3)
    state, _ = go(game, state, "+ 2:bid_1 3:bid_2")
    assert state.tokens == (10, 0, 9, 9)


def test_K14_the_only_bidder_chooses_the_price_but_must_buy() -> None:
    game = table()
    state, told = go(game, begun(game, tokens=(16, 5, 0)), "0 auction 5")
    assert game.legal_moves(state, 1) == (Bid(1), Bid(2), Bid(3), Bid(4), Bid(5))
    state, told = go(game, state, "+ 1:bid_3")
    assert told[-1] == happened.Sold(0, 1, 5, 3)
    assert (state.tokens, state.bags[1]) == ((19, 2, 0), (3, 4, 5, 5))


def test_K14_a_tied_bidder_without_tokens_drops_out_and_the_last_one_must_buy() -> None:
    game = table()
    state = begun(game, tokens=(16, 2, 3))
    state, told = go(game, state, "0 auction 5", "+ 1:bid_2 2:bid_2", "+ 1:bid_1 2:bid_1")
    assert told[-2:] == [happened.DroppedOut((1,)), happened.BidAgain((2,))]
    assert (state.tokens, game.waiting(state)) == ((20, 0, 1), (2,))
    state, _ = go(game, state, "+ 2:bid_1")
    assert (state.tokens, state.bags[2]) == ((21, 0, 0), (3, 4, 5, 5))


def test_K14_when_all_the_tied_run_out_the_bag_stays() -> None:
    game = table()
    state = begun(game, tokens=(17, 2, 2))
    state, told = go(game, state, "0 auction 5", "+ 1:bid_2 2:bid_2", "+ 1:bid_1 2:bid_1")
    assert told[-2:] == [happened.DroppedOut((1, 2)), happened.NobodyLeft(0, 5)]
    assert (state.tokens, state.bags[0], game.waiting(state)) == ((21, 0, 0), (3, 4, 5), (0,))


def test_K14_some_of_the_tied_may_drop_out_while_others_go_on() -> None:
    game = table(4)
    state = begun(game, tokens=(15, 2, 2, 9))
    state, _ = go(game, state, "0 auction 5", "+ 1:bid_2 2:bid_2 3:bid_2", "+ 1:bid_1 2:bid_1 3:bid_2")
    assert (state.tokens, state.bags[3]) == ((22, 0, 0, 6), (3, 4, 5, 5))


def test_K14_who_must_auction_but_finds_no_bidder_skips_the_turn_without_a_result() -> None:
    game = table()
    start = begun(game)
    dice = {"sets": ((6, 6, 6), ()), "attempts": 3}
    state = replace(start, agenda=(*start.agenda[:-1], IMPROVE), tokens=(0, 0, 0), pot=21, **dice)
    state, told = go(game, state, "0 stop")
    assert told[1:4] == [happened.Skipped(1), happened.Skipped(2), happened.PotTaken(0, 18, 21)]
    assert (state.round, state.turn, state.tokens) == (2, 0, (21, 0, 0))


def test_K15_the_turn_goes_on_where_it_was() -> None:
    game = table()
    state, _ = go(game, begun(game), "0 roll", "* white:123", "0 reroll 12", "* white:55")
    before = state
    state, _ = go(game, state, "0 auction 3", "+ 1:bid_3 2:bid_2")
    assert state.agenda == before.agenda
    assert (state.sets, state.attempts, state.pot) == (before.sets, 2, 3)
    state, _ = go(game, state, "0 reroll 3", "* white:4")
    assert state.attempts == 3


def test_K15_tokens_from_an_auction_can_pay_for_the_next_attempt() -> None:
    game = table()
    state, _ = go(game, begun(game, tokens=(1, 10, 10)), "0 roll", "* white:123")
    assert "reroll 1" not in map(str, game.legal_moves(state))
    state, _ = go(game, state, "0 auction 3", "+ 1:bid_1 2:bid_1")
    assert "reroll 1" in map(str, game.legal_moves(state))


def test_a_bidding_that_could_not_be_is_refused() -> None:
    game = table()
    state = begun(game, tokens=(21, 0, 0))
    for step, complaint in (
        (Bidding(6, (1,)), "no bag of 6"),
        (Bidding(3, (1,)), "with tokens"),
        (Bidding(3, ()), "bidders are"),
    ):
        with pytest.raises(InvalidPosition, match=complaint):
            game.check(replace(state, agenda=(*state.agenda, step)))
