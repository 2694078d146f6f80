"""Early payout and the end of a round (A6, C5, C8)."""

from __future__ import annotations

from flambeur.games.vegas.cards.deck import Mark
from flambeur.games.vegas.cards.early import DiceGone, EarlyMarked, EarlyPaying, Gone
from flambeur.games.vegas.events import Paid, Returned, RoundBegan
from flambeur.games.vegas.rainbow import RainbowReplaced
from flambeur.games.vegas.table import Vegas
from tests.rules.vegas_lab import N, all_of, bonus_seen, cards_seen, go, moves, position, table


def boulevard(players: int = 2, *more: str) -> Vegas:
    return table(players, "boulevard", "action", *more)


def morecash(players: int = 2, *more: str) -> Vegas:
    return table(players, "morecash", "action", *more)


# -- Boulevard


def test_A6_the_place_pays_at_the_beginning_of_the_holders_next_turn_and_the_dice_stay() -> None:
    game = boulevard()
    state = position(game, notes={1: (80, 30)}, cards={0: ("early",)})
    state, events = go(game, state, "0 done", "* own:11123456", "0 place 1", "0 play early")
    assert all_of(events, EarlyMarked) == [EarlyMarked(0, 1)]
    assert cards_seen(game, state, 1).mark("early") == Mark("early", (0,), 1)
    state, events = go(game, state, "* own:11222222", "1 place 2")
    assert all_of(events, EarlyPaying) == [EarlyPaying(0, 1)]
    assert state.won == ((80,), ())
    assert state.notes[0] == (30,), "left-over notes stay, too"
    assert state.dice[0] == (3, 0, 0)
    assert cards_seen(game, state, 1).mark("early") is None


def test_A6_if_notes_are_left_the_same_players_may_win_again() -> None:
    game = boulevard()
    state = position(game, lying={6: {0: 6, 1: 7}}, notes={1: (80, 30)}, cards={0: ("early",)})
    lines = ["0 done", "* own:12", "0 place 1", "0 play early", "* own:2", "1 place 2", "* own:2"]
    state, _ = go(game, state, *lines)
    assert state.won == ((80,), ())
    state, events = go(game, state, "0 place 2")
    assert all_of(events, Paid)[0] == Paid(1, 0, 30)


def test_A6_a_holder_without_dice_is_paid_when_play_passes_the_seat() -> None:
    game = boulevard(3)
    state = position(game, lying={6: {0: 7}}, notes={1: (80,)}, cards={0: ("early",)})
    state, _ = go(game, state, "0 done", "* own:1", "0 place 1", "0 play early")
    state, events = go(game, state, "* own:22223333", "1 place 2", "* own:22223333", "2 place 2")
    assert all_of(events, Paid) == [Paid(1, 0, 80)]
    assert state.turn == 1


def test_A6_at_the_latest_before_the_rounds_payout() -> None:
    game = boulevard()
    state = position(game, lying={6: {0: 7, 1: 8}}, notes={1: (80, 40), 6: (50,)}, cards={0: ("early",)})
    state, events = go(game, state, "0 done", "* own:1", "0 place 1", "0 play early")
    assert [(paid.place, paid.note) for paid in all_of(events, Paid)] == [(1, 80), (1, 40), (6, 50)]
    assert all_of(events, RoundBegan) == [RoundBegan(2, 1)]


def test_A6_B10_rainbow_cards_there_are_replaced_first_and_only_there() -> None:
    game = boulevard(2, "rainbow")
    state = position(game, notes={1: (30, 0), 2: (0,)}, cards={0: ("early",)})
    state, _ = go(game, state, "0 done", "* own:11123456", "0 place 1", "0 play early", "* own:22222223", "1 place 2")
    state, events = go(game, state, "* note:90")
    assert all_of(events, RainbowReplaced) == [RainbowReplaced(1, 90)]
    assert state.won == ((90,), ())
    assert state.notes[:2] == ((30,), (0,))


def test_A6_dice_kicked_before_the_payout_do_not_count() -> None:
    game = boulevard(2, "kickers")
    state = position(game, lying={1: {1: 1}}, notes={1: (80,)}, cards={0: ("early",)})
    state, _ = go(game, state, "0 done", "* own:123456 kicker:66", "0 place 1", "0 play early")
    state, events = go(game, state, "* own:22222 kicker:16", "1 place 1", "1 kick 0 normal 1")
    assert all_of(events, Paid) == [Paid(1, 1, 80)]
    assert state.hands[0] == (6, 0, 0, 2), "the kicked die is in hand for this turn"


def test_A6_on_the_slot_machine_the_players_choose() -> None:
    game = boulevard(5, "slot")
    state = position(game, notes={7: (80, 30)}, slot={6: {1: 1}}, lying={1: {2: 8, 3: 8, 4: 8}}, cards={0: ("early",)})
    state, _ = go(game, state, "0 done", "* own:11123456", "0 slot 1", "0 play early", "* own:2222222", "1 place 2")
    assert (game.waiting(state), moves(game, state)) == ((0,), ["take 80", "take 30"])
    state, _ = go(game, state, "0 take 30")
    assert state.won[:2] == ((30,), (80,))
    assert state.turn == 0


def test_A6_A1_A8_and_bonus_cards_work_in_it() -> None:
    game = boulevard(2, "bonus")
    state = position(
        game,
        lying={1: {1: 2}},
        notes={1: (40, 20)},
        cards={0: ("early", "tie"), 1: ("swap",)},
        bonus={0: (40, 60)},
    )
    state, _ = go(game, state, "0 play tie", "0 done", "* own:11345666", "0 place 1", "0 play early")
    state, _ = go(game, state, "1 done", "* own:333333", "1 place 3", "1 done")
    assert moves(game, state) == ["done", "win"]
    state, _ = go(game, state, "0 win")
    assert state.won == ((40,), ())
    assert bonus_seen(game, state, 0).dice == (2, 1)
    assert state.notes[0] == (20,)


# -- 2019


def test_C5_at_the_end_of_the_next_turn_the_holder_may_pay_it_out_and_the_dice_leave() -> None:
    game = morecash(2, "big", "neutral")
    state = position(game, lying={1: {1: 1, N: 1}}, big={1: (1, 1)}, notes={1: (80, 50, 30)}, cards={0: ("early",)})
    dice = "* own:11123456 neutral:666 big:6"
    state, _ = go(game, state, "0 done", dice, "0 place 1", "0 play early")
    assert state.turn == 1, "not in the turn it was laid"
    state, _ = go(game, state, "* own:2222223 neutral:6666", "1 place 2", "* own:23456 neutral:666 big:6", "0 place 2")
    assert (game.waiting(state), moves(game, state)) == ((0,), ["done", "pay"])
    state, events = go(game, state, "0 pay")
    assert all_of(events, Paid) == [Paid(1, N, 80)], "three dice each cancel"
    assert (state.notes[0], state.under) == ((50, 30), (80,))
    assert all_of(events, DiceGone) == [DiceGone(1)]
    assert state.dice[0] == (0, 0, 0)
    assert game.piece(state, Gone) == Gone((3, 1, 1), 0b10)
    assert state.turn == 1


def test_C5_notes_left_are_paid_at_the_end_as_usual() -> None:
    game = morecash()
    state = position(game, lying={6: {0: 6, 1: 6}}, notes={1: (80, 30)}, cards={0: ("early",)})
    state, _ = go(game, state, "0 done", "* own:12", "0 place 1", "0 play early", "* own:12", "1 place 2")
    state, _ = go(game, state, "* own:3", "0 place 3", "0 pay")
    assert state.won == ((80,), ())
    state, events = go(game, state, "* own:1", "1 place 1")
    assert all_of(events, Paid)[0] == Paid(1, 1, 30), "a die that came later"


def test_C5_it_may_be_let_be() -> None:
    game = morecash()
    state = position(game, notes={1: (80,)}, cards={0: ("early",)})
    state, _ = go(game, state, "0 done", "* own:11123456", "0 place 1", "0 play early", "* own:11112222", "1 place 1")
    state, _ = go(game, state, "* own:23456", "0 place 2", "0 done")
    assert (state.won, state.dice[0], cards_seen(game, state, 0).mark("early")) == (((), ()), (3, 4, 0), None)


def test_C5_a_holder_without_dice_is_asked_when_play_passes() -> None:
    game = morecash(3)
    state = position(game, lying={6: {0: 7}}, notes={1: (80,)}, cards={0: ("early",)})
    state, _ = go(game, state, "0 done", "* own:1", "0 place 1", "0 play early")
    state, _ = go(game, state, "* own:22223333", "1 place 2", "* own:22223333", "2 place 2")
    assert (game.waiting(state), moves(game, state)) == ((0,), ["done", "pay"])
    state, _ = go(game, state, "0 pay")
    assert (state.won[0], state.turn) == ((80,), 1)


def test_C5_C8_in_the_rounds_last_turn_the_holder_is_asked_before_the_payout() -> None:
    game = morecash()
    state = position(game, lying={6: {0: 7, 1: 8}}, notes={1: (80, 40)}, cards={0: ("early",)})
    state, _ = go(game, state, "0 done", "* own:1", "0 place 1", "0 play early")
    assert (game.waiting(state), moves(game, state)) == ((0,), ["done", "pay"])
    paid, events = go(game, state, "0 pay")
    assert all_of(events, Paid) == [Paid(1, 0, 80)]
    assert all_of(events, Returned) == [Returned(1, (40,))], "its dice have left before the round's payout"
    declined, _ = go(game, state, "0 done")
    assert (paid.won, declined.won) == (((80,), ()), ((80,), ()))


def test_C8_the_last_turn_is_resolved_whole_before_the_round_ends() -> None:
    game = morecash(2, "kickers")
    state = position(game, lying={6: {0: 7, 1: 8}}, display={0: 2, 1: 1}, turn=1, cards={0: ("three",)})
    state, _ = go(game, state, "* kicker:6", "1 place 6")
    assert state.round == 1, "the kicker acts first"
    state, _ = go(game, state, "1 kick 1 normal 6")
    assert state.round == 1, "and a die has come back: the round goes on"
    assert game.waiting(state) == (0,)


def test_C8_order_early_payouts_then_three_notes_then_payout() -> None:
    game = morecash()
    cards = {0: ("early",), 1: ("three",)}
    state = position(game, lying={6: {0: 7, 1: 8}}, notes={1: (80,), 6: (50,)}, cards=cards)
    state, _ = go(game, state, "0 done", "* own:1", "0 place 1", "0 play early")
    assert game.view(state, 0).asked == "ask_early"
    state, _ = go(game, state, "0 pay")
    assert game.view(state, 1).asked == "ask_three"
    assert state.won == ((80,), ())
    state, _ = go(game, state, "+ 1:play_three", "* note:10", "* note:20", "* note:30", "1 lay 1")
    assert state.won == ((80,), (50,)), "the 20 at casino 1 finds no dice: they have left"


def test_C8_A7_rainbow_cards_are_replaced_after_pending_early_payouts() -> None:
    game = boulevard(2, "rainbow")
    state = position(game, lying={6: {0: 7, 1: 8}}, notes={1: (30, 0), 2: (0,)}, cards={0: ("early",)})
    state, events = go(game, state, "0 done", "* own:1", "0 place 1", "0 play early", "* note:90", "* note:70")
    happened = [type(event).__name__ for event in events]
    first, second = (index for index, name in enumerate(happened) if name == "RainbowReplaced")
    assert first < happened.index("Paid") < second
