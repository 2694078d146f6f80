"""Rainbow cards: stocking, replacement, an empty pile (B10, C9)."""

from __future__ import annotations

from flambeur.games.vegas.rainbow import RainbowDiscarded, RainbowReplaced, RainbowsGone
from flambeur.games.vegas.state import RAINBOW
from tests.rules.vegas_lab import all_of, go, position, table


def test_B10_six_cards_are_in_the_pile_and_count_as_40_while_stocking() -> None:
    game = table(4, "boulevard", "rainbow")
    assert game.full_pile[game.denominations.index(RAINBOW)] == 6
    state, _ = go(game, game.start()[0], "* note:0", "* note:10", "* note:0", "* note:0", "* note:60")
    assert state.notes[:3] == ((10, RAINBOW), (RAINBOW, RAINBOW), (60,))


def test_B10_each_is_replaced_by_the_next_note_before_the_payout() -> None:
    game = table(4, "boulevard", "rainbow")
    state = position(game, lying={1: {0: 2, 1: 1}}, notes={1: (10, 0), 3: (0,)}, payout=True)
    state, events = go(game, state, "* note:90", "* note:20")
    assert all_of(events, RainbowReplaced) == [RainbowReplaced(1, 90), RainbowReplaced(3, 20)]
    assert state.won[:2] == ((90,), (10,))
    assert game.piece(state, RainbowsGone).count == 2


def test_B10_a_rainbow_card_drawn_then_is_discarded_and_the_next_is_drawn() -> None:
    game = table(4, "boulevard", "rainbow")
    state = position(game, lying={1: {0: 2}}, notes={1: (0,)}, payout=True)
    state, events = go(game, state, "* note:0", "* note:70")
    assert len(all_of(events, RainbowDiscarded)) == 1
    assert state.won[0] == (70,)
    assert game.piece(state, RainbowsGone).count == 2


def test_B10_no_payout_happens_before_all_are_replaced() -> None:
    game = table(5, "boulevard", "rainbow", "slot")
    state = position(game, lying={1: {0: 2}}, notes={1: (50,), 7: (0,)}, payout=True)
    assert state.won[0] == ()
    assert str(game.chance(state)[0]).startswith("Pick('note'")


def test_C9_discarded_cards_have_left_the_game() -> None:
    game = table(4, "boulevard", "rainbow")
    state = position(game, lying={1: {0: 2}}, notes={1: (0,)}, payout=True)
    state, _ = go(game, state, "* note:70")
    assert state.round == 2
    left = state.pile[game.denominations.index(RAINBOW)]
    assert left == 5, "five are still in the pile, the one replaced is not"


def test_C9_notes_under_the_pile_replace_it_when_nothing_is_unseen() -> None:
    game = table(4, "boulevard", "rainbow")
    state = position(game, lying={1: {0: 2}}, notes={1: (0, 0, 0, 0, 0, 0)}, pile=(), under=(30, 80), payout=True)
    assert state.won[0] == (80,)


def test_C9_with_no_note_left_a_rainbow_card_just_goes() -> None:
    game = table(4, "boulevard", "rainbow")
    notes = {1: (40, 0, 0, 0), 2: (0, 0, 0)}
    state = position(game, lying={1: {0: 2, 1: 1}, 2: {0: 1}}, notes=notes, pile=(), payout=True)
    assert state.won[:2] == ((40,), ())
    assert game.piece(state, RainbowsGone).count == 6
