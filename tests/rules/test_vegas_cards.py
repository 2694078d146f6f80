"""Action cards: dealing, offering, laying, and what stays secret (B17, B18, M7, A11)."""

from __future__ import annotations

import pytest

from flambeur.engine import IllegalMove, Match, Pick, Seeded
from flambeur.engine.record import seen_record, write_record
from flambeur.games.vegas.cards.deck import CardDealt, CardPlayed, CardsHeld, Mark
from flambeur.games.vegas.cards.tie_breaker import CardShown
from flambeur.games.vegas.state import VegasState
from flambeur.games.vegas.table import Vegas
from tests.rules.vegas_lab import all_of, cards_seen, go, moves, position, table

BOULEVARD = ("back", "casinos", "double", "early", "flip", "pass", "reroll", "swap", "three", "tie")
MORECASH = ("back", "casinos", "double", "early", "joker", "more", "next", "reroll", "swap", "three", "tie")


def boulevard(players: int = 3, *more: str) -> Vegas:
    return table(players, "boulevard", "action", *more, minimum=50)


def morecash(players: int = 3, *more: str) -> Vegas:
    return table(players, "morecash", "action", *more)


def dealing(game: Vegas) -> VegasState:
    state, _ = go(game, game.start()[0], *["* note:90"] * 5, "* note:80")
    return state


@pytest.mark.parametrize(
    ("box", "players", "each", "deck"),
    [
        ("boulevard", 2, 2, BOULEVARD),
        ("boulevard", 5, 2, BOULEVARD),
        ("boulevard", 6, 1, BOULEVARD),
        ("boulevard", 8, 1, BOULEVARD),
        ("morecash", 2, 2, MORECASH),
        ("morecash", 5, 2, MORECASH),
        ("morecash", 6, 1, MORECASH),
    ],
)
def test_B17_M7_everybody_is_dealt_two_cards_or_one_with_six_and_more(
    box: str, players: int, each: int, deck: tuple[str, ...]
) -> None:
    game = table(players, box, "action", minimum=50)
    state = dealing(game)
    assert game.chance(state) == (Pick("card", deck, (1,) * len(deck)),)
    for number in range(players * each):
        assert game.chance_audience(state) == number // each
        state, _ = game.resolve(state, (game.chance(state)[0].values[0],))
    cards = game.piece(state, CardsHeld)
    assert all(len(held) + len(played) == each for held, played in zip(cards.held, cards.played, strict=True))


def test_B17_cards_are_secret_in_view_event_and_record() -> None:
    game = boulevard()
    state, events = go(game, dealing(game), "* card:swap")
    assert all_of(events, CardDealt) == [CardDealt(0, "swap")]
    assert events[0].seen_by(1) == events[0].seen_by(None) == CardDealt(0, "")
    assert cards_seen(game, state, 0).own == ("swap",)
    assert cards_seen(game, state, 1).own == cards_seen(game, state, None).own == ()
    assert cards_seen(game, state, 1).hidden == (1, 0, 0)
    match = Match(game, Seeded(1))
    seen = write_record(seen_record(match.record(), 1))
    dealt = [line for line in seen.splitlines() if line.startswith("* card") or line == "* ?"]
    assert [line == "* ?" for line in dealt] == [True, True, False, False, True, True]


def test_B17_who_is_asked_depends_on_how_many_cards_are_left_not_on_which() -> None:
    game = boulevard()
    for cards in (("swap", "double"), ("pass", "tie"), ("three", "casinos")):
        state = position(game, cards={0: cards})
        assert game.waiting(state) == (0,)
        assert game.view(state, 1).asked == "cards"
    state = position(game, cards={1: ("swap",)})
    assert game.chance(state), "a seat without cards just rolls"


def test_B17_a_seat_with_nothing_to_decide_has_one_answer() -> None:
    game = boulevard()
    state = position(game, cards={0: ("swap", "double")})
    assert moves(game, state) == ["done"]


def test_B17_both_cards_can_be_used_in_one_turn() -> None:
    game = boulevard()
    state = position(game, cards={0: ("reroll", "flip")})
    state, _ = go(game, state, "0 done", "* own:11123456")
    lines = ["0 play reroll", "0 pick own 2", "0 pick own 3", "0 done", "* own:15", "0 place 1"]
    state, _ = go(game, state, *lines)
    state, _ = go(game, state, "0 play flip", "0 pick own 4", "0 pick own 5", "0 done")
    assert state.dice[0] == (6, 0, 0, 0), "three 1s, one more by the reroll, two turned"
    assert state.turn == 1
    assert cards_seen(game, state, 2).played == (("reroll", "flip"), (), ())


def test_B17_two_cards_of_one_moment_follow_each_other() -> None:
    game = boulevard()
    state = position(game, cards={0: ("casinos", "pass")}, lying={2: {0: 1}})
    state, events = go(game, state, "0 play casinos", "0 play pass", "0 back 2 2 own")
    assert all_of(events, CardPlayed) == [CardPlayed(0, "casinos"), CardPlayed(0, "pass")]
    assert (state.turn, state.hands[0]) == (1, (8, 0, 0, 0))


def test_B17_used_or_not_all_cards_are_shuffled_for_the_next_round() -> None:
    game = boulevard(2)
    state = position(game, lying={1: {0: 8, 1: 7}}, turn=1, cards={0: ("pass", "tie"), 1: ("casinos", "swap")})
    state, _ = go(game, state, "1 play casinos", "1 done", "* own:2", "1 place 2", "1 done")
    assert state.round == 2
    assert game.piece(state, CardsHeld) == CardsHeld(BOULEVARD, ((), ()), ((), ()))


def test_B18_who_has_placed_all_dice_can_play_no_card_any_more() -> None:
    game = boulevard(2)
    state = position(game, lying={1: {0: 7}}, cards={0: ("casinos", "three"), 1: ("flip",)})
    state, _ = go(game, state, "0 done", "* own:2", "0 place 2")
    assert moves(game, state) == ["done", "play casinos", "play three"], "until the end of that turn"
    state, _ = go(game, state, "0 done", "1 done", "* own:11223344", "1 place 1", "1 done")
    assert state.turn == 1, "seat 0 is passed over without being asked"


def test_B18_unless_a_die_comes_back() -> None:
    game = table(2, "boulevard", "action", "kickers")
    state = position(game, lying={1: {0: 6}}, display={0: 2}, turn=1, cards={0: ("casinos",)})
    state, _ = go(game, state, "* own:223344 kicker:16", "1 place 1", "1 kick 0 normal 1")
    assert (state.turn, moves(game, state)) == (0, ["done", "play casinos"])


def test_B18_cards_that_act_at_or_before_payout_are_exempt() -> None:
    game = morecash(2)
    state = position(game, lying={1: {0: 8, 1: 7}}, turn=1, notes={1: (90,)}, cards={0: ("three", "swap")})
    state, _ = go(game, state, "* own:2", "1 place 2")
    assert moves(game, state, 0) == ["done", "play three"], "although seat 0 has no dice"
    state, _ = go(game, state, "+ 0:done")
    assert moves(game, state, 0) == ["done", "play swap"], "casino 1 has paid seat 0"


def test_M7_a_card_whose_moment_has_passed_waits_for_another_turn() -> None:
    game = morecash()
    state = position(game, lying={5: {0: 1}}, cards={0: ("next", "reroll")})
    assert moves(game, state) == ["done", "play next"]
    state, _ = go(game, state, "0 done", "* own:1122334")
    assert moves(game, state) == ["place 1", "place 2", "place 3", "place 4", "play reroll"]
    state, _ = go(game, state, "0 place 1")
    assert moves(game, state) == ["done"]
    with pytest.raises(IllegalMove, match="'play reroll' is not allowed now"):
        game.read_move("play reroll", state, 0)


def test_M7_win_a_tie_must_be_shown_at_the_start_of_the_round() -> None:
    game = morecash(2)
    state, events = go(game, dealing(game), "* card:swap", "* card:back", "* card:tie", "* card:joker")
    assert all_of(events, CardShown) == [CardShown(1, "tie")]
    assert cards_seen(game, state, 0).played == ((), ("tie",))
    assert cards_seen(game, state, 0).marks == (Mark("tie", (1,)),)


def test_A11_the_decks_are_not_mixed() -> None:
    assert tuple(sorted(boulevard().cards)) == BOULEVARD
    assert tuple(sorted(morecash().cards)) == MORECASH


def test_A11_neutral_dice_can_be_rerolled_turned_and_taken_back() -> None:
    game = table(2, "boulevard", "action", "neutral")
    state = position(game, lying={6: {0: 6}}, cards={0: ("reroll", "back")})
    state, _ = go(game, state, "0 done", "* own:12 neutral:1134")
    assert "play reroll" in moves(game, state)
    state, _ = go(game, state, "0 play reroll", "0 pick neutral 4", "0 done", "* neutral:1", "0 place 1")
    assert state.dice[0] == (1, 0, 3)
    state, _ = go(game, state, "0 play back", "0 back 1 1 neutral", "0 back 1 1 neutral", "0 done")
    assert state.dice[0] == (1, 0, 1)
    assert state.hands[0] == (1, 3, 0, 0)


def test_A11_but_only_dice_of_your_own_colour_come_back_before_the_roll() -> None:
    game = table(2, "morecash", "action", "neutral")
    state = position(game, lying={6: {0: 6, -1: 2}, 5: {1: 3}}, cards={0: ("next", "back")})
    assert moves(game, go(game, state, "0 play next")[0]) == ["done", "back 6 6 own"]
    assert moves(game, go(game, state, "0 play back")[0]) == ["back 6 6 own"]
