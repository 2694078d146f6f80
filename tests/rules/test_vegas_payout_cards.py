"""Cards that act at the payout: winning a tie, swapping, three notes (A1, A7, A8, C6, C9)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from flambeur.engine import Pick
from flambeur.games.vegas.cards.deck import CardsHeld
from flambeur.games.vegas.cards.swap import SecretNotes, SecretView, SwapDrawn, SwappedAway
from flambeur.games.vegas.cards.three_notes import NoteLaid, NoteTurnedUp
from flambeur.games.vegas.cards.tie_breaker import TieBreaking, TieWon
from flambeur.games.vegas.events import Paid, Tied
from flambeur.games.vegas.rainbow import RainbowDiscarded, RainbowReplaced
from flambeur.games.vegas.state import VegasState
from flambeur.games.vegas.table import Vegas
from tests.rules.vegas_lab import all_of, bonus_seen, go, moves, position, table


def boulevard(players: int = 4, *more: str) -> Vegas:
    return table(players, "boulevard", "action", *more)


def morecash(players: int = 4, *more: str) -> Vegas:
    return table(players, "morecash", "action", *more)


def tied(game: Vegas, holder: int = 0, **rest: Any) -> VegasState:
    """Before the payout, with the tie breaker open before its holder."""
    state = position(game, **rest)
    state = game.with_piece(state, TieBreaking(holder))
    after, _ = game.run(replace(state, agenda=(state.agenda[0], *game.payout_agenda)))
    return after


# -- win a tie


def test_A1_in_boulevard_it_is_playable_only_in_the_first_turn_of_the_round() -> None:
    game = boulevard(2)
    state = position(game, cards={0: ("tie", "swap")})
    assert moves(game, state) == ["done", "play tie"]
    state, _ = go(game, state, "0 done", "* own:11223344")
    assert "play tie" in moves(game, state)
    state, _ = go(game, state, "0 place 1")
    assert moves(game, state) == ["done", "play tie"]
    state, _ = go(game, state, "0 done", "* own:11223344", "1 place 2")
    assert moves(game, state) == ["done"], "the second turn"


def test_A1_the_others_of_the_tied_group_get_nothing_and_other_groups_stay_tied() -> None:
    game = boulevard()
    state = tied(game, lying={1: {0: 2, 1: 2, 2: 1, 3: 1}}, notes={1: (80, 30)})
    assert moves(game, state) == ["done", "win"]
    state, events = go(game, state, "0 win")
    assert all_of(events, TieWon) == [TieWon(0, 1)]
    assert all_of(events, Paid) == [Paid(1, 0, 80)]
    assert all_of(events, Tied) == [Tied(1, (1,), 2), Tied(1, (2, 3), 1)]


def test_A1_the_holder_is_asked_casino_by_casino_until_the_card_is_used() -> None:
    game = boulevard()
    lying = {1: {0: 2, 1: 2}, 2: {0: 3, 1: 1}, 4: {0: 1, 2: 1}, 5: {0: 1, 3: 1}}
    state = tied(game, lying=lying, notes={1: (50,), 2: (60,), 4: (70,), 5: (80,)})
    assert game.view(state, 0).choice.at == 1
    state, _ = go(game, state, "0 done")
    assert game.view(state, 0).choice.at == 4, "at casino 2 there is no tie"
    state, _ = go(game, state, "0 win")
    assert state.won[0] == (60, 70), "used up: the tie at casino 5 stands"


def test_A1_beats_team_mates_too() -> None:
    game = boulevard(4, "teams")
    state = tied(game, lying={1: {0: 2, 2: 2}}, notes={1: (80, 30)})
    state, _ = go(game, state, "0 win")
    assert (state.won[0], state.won[2]) == ((80,), ())


def test_A1_beats_the_neutral_colour() -> None:
    game = boulevard(2, "neutral")
    state = tied(game, lying={1: {0: 2, -1: 2}}, notes={1: (80,)})
    state, _ = go(game, state, "0 win")
    assert state.won[0] == (80,)


def test_A1_on_boulevards_slot_machine_it_puts_you_first_in_your_tied_group() -> None:
    game = boulevard(5, "slot")
    slot = {1: {0: 2}, 6: {1: 2}, 5: {2: 3}}
    state = tied(game, slot=slot, notes={7: (90, 60, 30)})
    assert moves(game, state) == ["done", "win"]
    state, _ = go(game, state, "0 win", "2 take 90")
    assert game.waiting(state) == (0,), "before seat 1, which has more pips"


def test_A1_in_2019_ties_on_the_slot_machine_are_won_like_others() -> None:
    game = morecash(3, "slot")
    state = tied(game, slot={1: {0: 2}, 6: {1: 2}}, notes={7: (90, 60)})
    state, _ = go(game, state, "0 win")
    assert game.waiting(state) == (0,)


# -- three notes


def test_A7_the_middle_of_three_notes_is_laid_and_the_others_go_under_the_pile() -> None:
    game = boulevard()
    state = position(game, cards={0: ("three",)}, notes={2: (60,)})
    state, events = go(game, state, "0 play three", "* note:50", "* note:80", "* note:50")
    assert all_of(events, NoteTurnedUp) == [NoteTurnedUp(0, note) for note in (50, 80, 50)]
    assert game.view(state, 3).choice.notes == (50, 50, 80), "everybody sees them"
    assert moves(game, state) == [f"lay {place}" for place in range(1, 7)]
    state, events = go(game, state, "0 lay 2")
    assert all_of(events, NoteLaid) == [NoteLaid(0, 2, 50, (80, 50))]
    assert state.notes[1] == (60, 50)
    assert state.under == (80, 50), "the dearer of the others is under the pile first"


def test_A7_all_rainbow_cards_are_replaced_first_and_drawn_ones_discarded() -> None:
    game = boulevard(5, "rainbow", "slot")
    state = position(game, cards={0: ("three",)}, notes={2: (60, 0), 7: (0,)})
    state, events = go(game, state, "0 play three", "* note:30", "* note:90", "* note:10", "* note:0", "* note:20")
    assert all_of(events, RainbowReplaced) == [RainbowReplaced(2, 30), RainbowReplaced(7, 90)]
    assert len(all_of(events, RainbowDiscarded)) == 1
    state, _ = go(game, state, "* note:70", "0 lay 7")
    assert state.notes[6] == (90, 20)


def test_C9_three_notes_must_be_left_after_the_rainbow_cards_are_replaced() -> None:
    game = boulevard(4, "rainbow")
    few = position(game, cards={0: ("three",)}, notes={2: (60, 0)}, pile=(50, 40, 0, 0, 0, 0, 0), under=(30,))
    assert moves(game, few) == ["done"], "three notes, but one replaces the rainbow card"
    enough = position(game, cards={0: ("three",)}, notes={2: (60, 0)}, pile=(50, 40, 0, 0, 0, 0, 0), under=(30, 20))
    assert moves(game, enough) == ["done", "play three"]


def test_A7_notes_under_the_pile_are_drawn_when_nothing_is_unseen() -> None:
    game = boulevard()
    state = position(game, cards={0: ("three",)}, pile=(90,), under=(30, 20, 10))
    state, _ = go(game, state, "0 play three", "* note:90")
    assert game.view(state, 0).choice.notes == (20, 30, 90)
    state, _ = go(game, state, "0 lay 1")
    assert state.under == (10, 90, 20)


def test_C6_in_2019_it_is_played_just_before_the_rounds_payout() -> None:
    game = morecash(3)
    cards = {0: ("three",), 1: ("swap", "joker")}
    state = position(game, lying={1: {0: 8, 1: 8, 2: 7}}, notes={1: (50,), 2: (60,)}, turn=2, cards=cards)
    state, _ = go(game, state, "* own:2", "2 place 2")
    assert game.waiting(state) == (0, 1), "all with unplayed cards are asked at once"
    assert (moves(game, state, 0), moves(game, state, 1)) == (["done", "play three"], ["done"])
    state, _ = go(game, state, "+ 0:play_three 1:done", "* note:90", "* note:80", "* note:70")
    assert game.waiting(state) == (0,)
    state, events = go(game, state, "0 lay 2")
    assert all_of(events, NoteLaid) == [NoteLaid(0, 2, 80, (90, 70))], "the dearer of the others first, as in A7"
    assert all_of(events, Paid) == [Paid(1, 2, 50), Paid(2, 2, 80)]


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_C6_all_who_hold_a_card_are_asked_at_once_whoever_began_the_round(starter: int) -> None:
    game = morecash(3)
    cards = {0: ("swap", "joker"), 1: ("three",)}
    state = position(game, lying={1: {0: 8, 1: 8, 2: 7}}, notes={2: (60,)}, turn=2, cards=cards)
    state, _ = go(game, replace(state, starter=starter), "* own:2", "2 place 2")
    assert game.waiting(state) == (0, 1)
    assert (moves(game, state, 0), moves(game, state, 1)) == (["done"], ["done", "play three"])


def test_C6_cannot_be_played_in_a_turn() -> None:
    game = morecash()
    state = position(game, cards={0: ("three",)})
    assert moves(game, state) == ["done"]


def test_C6_nobody_is_asked_when_everybody_knows_that_it_cannot_be_played() -> None:
    game = morecash(2)
    state = position(game, cards={0: ("three",)}, pile=(50, 60), notes={1: (90,)}, lying={2: {1: 1}}, payout=True)
    assert state.round == 2, "two notes are too few"


# -- swap


def paid_swap(game: Vegas, **rest: Any) -> VegasState:
    """Casino 1 has paid seats 0 and 1, who have unplayed cards."""
    return position(
        game,
        lying={1: {0: 2, 1: 1}},
        notes={1: (30, 20), **rest.pop("notes", {})},
        cards={0: ("swap",), 1: ("flip",), 2: ("double",)},
        payout=True,
        **rest,
    )


def test_A8_those_just_paid_who_have_cards_are_asked_at_once() -> None:
    game = boulevard()
    state = paid_swap(game)
    assert game.waiting(state) == (0, 1), "seat 2 has a card but was not paid"
    assert (moves(game, state, 0), moves(game, state, 1)) == (["done", "play swap"], ["done"])


def test_A8_the_note_goes_under_the_pile_and_the_top_one_is_yours_alone_to_know() -> None:
    game = boulevard()
    state, events = go(game, paid_swap(game), "+ 0:play_swap 1:done")
    assert all_of(events, SwappedAway) == [SwappedAway(0, 30)]
    assert game.chance_audience(state) == 0
    before = dict(game.view(state, 1).unseen)
    state, events = go(game, state, "* note:90")
    drawn = all_of(events, SwapDrawn)
    assert drawn == [SwapDrawn(0, 90)]
    assert drawn[0].seen_by(1) == drawn[0].seen_by(None) == SwapDrawn(0, 0)
    assert state.won[:2] == ((), (20,))
    assert state.under == (30,)
    mine, theirs = game.view(state, 0), game.view(state, 1)
    assert mine.secret == SecretView((90,), (1, 0, 0, 0))
    assert theirs.secret == SecretView((), (1, 0, 0, 0))
    assert dict(theirs.unseen) == before, "for everybody else it still counts among the unseen"
    assert dict(mine.unseen)[90] == before[90] - 1


def test_A8_the_secret_note_counts_at_the_end() -> None:
    game = boulevard(2)
    state = position(game, won={1: (60,)})
    state = replace(game.with_piece(state, SecretNotes(((90,), ()))), agenda=())
    result = game.result(state)
    assert (result.scores, result.tiebreaks) == ((90, 60), (1, 1))
    for seat in (0, 1, None):
        view = game.view(state, seat)
        assert (view.won, view.secret) == (((90,), (60,)), SecretView((), (0, 0))), "all is open now"
        assert dict(view.unseen) == dict(zip(game.denominations, state.pile, strict=True)), "only the pile is unseen"


def test_A8_a_note_may_be_kept_and_the_next_casino_asks_again() -> None:
    game = boulevard()
    state = position(
        game,
        lying={1: {0: 2}, 3: {0: 1}},
        notes={1: (30,), 3: (10,)},
        cards={0: ("swap",)},
        payout=True,
    )
    state, _ = go(game, state, "+ 0:done")
    assert game.waiting(state) == (0,)
    state, _ = go(game, state, "+ 0:play_swap", "* note:70")
    assert state.won[0] == (30,)


def test_A8_B10_rainbow_cards_are_redrawn() -> None:
    game = boulevard(4, "rainbow")
    state, events = go(game, paid_swap(game), "+ 0:play_swap 1:done", "* note:0", "* note:60")
    assert len(all_of(events, RainbowDiscarded)) == 1
    assert game.piece(state, SecretNotes).notes[0] == (60,)


def test_A8_C9_rainbow_cards_and_a_note_under_the_pile() -> None:
    game = boulevard(4, "rainbow")
    state = paid_swap(game, pile=(0,) * 6, under=(80,))
    state, _ = go(game, state, "+ 0:play_swap 1:done", *["* note:0"] * 6)
    assert state.won[0] == (80,), "everybody knew what lay there"
    assert state.notes[0] == (30,), "and the 30 is the first note of the next round"


def test_A8_C9_needs_a_note_in_the_pile() -> None:
    game = boulevard(4, "rainbow")
    state = paid_swap(game, pile=(0,) * 6)
    assert not game.waiting(state), "six rainbow cards are no note: nobody is asked"
    assert state.won[:2] == ((30,), (20,))


def test_A8_the_last_unseen_note_can_be_swapped_for() -> None:
    game = boulevard()
    state = paid_swap(game, pile=(90,))
    state, _ = go(game, state, "+ 0:play_swap 1:done")
    assert game.chance(state) == (Pick("note", (90,), (1,)),)
    state, _ = go(game, state, "* note:90")
    assert dict(game.view(state, 1).unseen) == {90: 1}
    assert dict(game.view(state, 0).unseen) == {}


def test_A8_bonus_cards_look_at_the_note_from_the_casino() -> None:
    game = boulevard(4, "bonus")
    state = position(
        game,
        lying={1: {0: 2}},
        notes={1: (30,)},
        cards={0: ("swap",)},
        bonus={0: (30, 50)},
        payout=True,
    )
    assert bonus_seen(game, state, 0).dice == (2, 1, 1, 1)
    state, _ = go(game, state, "+ 0:play_swap", "* note:50")
    assert bonus_seen(game, state, 0).dice == (2, 1, 1, 1), "the drawn 50 scores nothing"


def test_A8_once_it_has_been_played_nobody_is_asked_any_more() -> None:
    game = boulevard()
    state, _ = go(game, paid_swap(game, notes={2: (50,)}), "+ 0:play_swap 1:done", "* note:90")
    assert game.piece(state, CardsHeld).held == ((), (), (), ()), "the round is over"
    assert state.round == 2
