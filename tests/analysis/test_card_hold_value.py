"""When the champion plays action cards."""

from __future__ import annotations

from typing import Any

import pytest

from flambeur.analysis.rollouts import play_on
from flambeur.analysis.vegas import card_hold_value
from flambeur.bots import make_bot
from flambeur.engine import Budget, Move, Seeded, new_game
from flambeur.games.vegas.cards.deck import Play
from flambeur.games.vegas.cards.decks import BOULEVARD_DECK, MORECASH_DECK
from flambeur.games.vegas.moves import DONE
from flambeur.games.vegas.payout_preview import held_note
from scripts.card_hold_value import worth_in_hand
from tests.kernels.tables import walk

BEFORE_TURNS = 8
"""Dice of a full hand."""
BOULEVARD: Any = new_game("vegas", 5, box="boulevard", modules=("notes", "big", "action"))


def offered(card: str, *, most: int = 99) -> tuple[Any, tuple[Move, ...]]:
    """A choice of a player who may play a card, with so many dice in hand at most."""
    for seed in range(30):
        for state in walk(BOULEVARD, "random", seed):
            waiting = BOULEVARD.waiting(state)
            if len(waiting) != 1 or state.agenda[-1].name != "cards":
                continue
            moves = BOULEVARD.legal_moves(state, waiting[0])
            known: Any = BOULEVARD.knowledge(state, waiting[0])
            if Play(card) in moves and card in known.view.cards.own and sum(known.view.hands[waiting[0]]) <= most:
                return known, moves
    raise AssertionError(f"nobody was offered {card}")


def test_a_card_is_worth_what_its_later_chances_bring() -> None:
    """With five dice a little, with one a lot: a player with more than one die had better wait."""
    assert worth_in_hand([[(5, 0.01), (1, 0.1)]]) == [0.0, 0.0, 0.1, 0.1, 0.1, 0.1]
    assert worth_in_hand([[(3, 0.2), (1, 0.1)], [(3, -0.1), (1, 0.3)]]) == [0.0, 0.0, 0.2, 0.2]
    assert worth_in_hand([[(2, -0.1)], []]) == [0.0, 0.0, 0.0]


@pytest.mark.parametrize(("box", "deck"), [("boulevard", BOULEVARD_DECK), ("morecash", MORECASH_DECK)])
def test_every_card_that_can_be_played_once_has_its_worth(box: str, deck: Any) -> None:
    once = {card.name for card in deck if card.when and not card.lasting}
    known = card_hold_value._worth()[box]
    assert once <= known.keys() <= {card.name for card in deck if not card.lasting}
    for card in once:
        assert known[card][0] == 0.0
        assert list(known[card]) == sorted(known[card])
        assert 0 < known[card][-1] < 0.2


def test_three_notes_wait_for_the_last_dice() -> None:
    early, _ = offered("three")
    late, _ = offered("three", most=1)
    at_first, at_last = (card_hold_value.costs(known, (Play("three"),))[0] for known in (early, late))
    assert 0 == card_hold_value.costs(early, (DONE,))[0] <= at_last < at_first


def test_a_card_costs_less_where_more_share_the_chances() -> None:
    """A seat among seven wins less often, so the same money brings it less of a win."""
    known, _ = offered("three")
    among = {
        players: card_hold_value.cost(
            new_game("vegas", players, box="boulevard", modules=("action",)), known.view, Play("three")
        )
        for players in (2, 5, 7)
    }
    assert among[5] == card_hold_value._worth()["boulevard"]["three"][-1]
    assert among[2] > among[5] > among[7] > 0


def test_what_a_move_costs_is_taken_off_its_chance_and_never_more_than_that() -> None:
    known, moves = offered("three")
    free = play_on(known, moves, Budget(work=8 * len(moves)), Seeded(1)).moves
    for cost, left in ((0.01, free[0].chance - 0.01), (1.0, 0.0)):
        costs = (cost, *(0.0,) * (len(moves) - 1))
        dear = play_on(known, moves, Budget(work=8 * len(moves)), Seeded(1), costs=costs).moves
        assert dear[0].chance == pytest.approx(left)
        assert [one.chance for one in dear[1:]] == [one.chance for one in free[1:]]


def test_a_tie_breaker_waits_for_the_first_dice_and_no_longer() -> None:
    """It acts at the end of the round (A1): games played on tell what it will have won."""
    known, moves = offered("tie", most=BEFORE_TURNS - 1)
    held, laid = play_on(known, (DONE, Play("tie")), Budget(work=2000), Seeded(1)).moves
    assert laid.chance - held.chance > 3 * held.gap_error > 0
    assert make_bot("champion", BOULEVARD)(known, moves, Budget(work=400), Seeded(0)) == Play("tie")
    assert card_hold_value.costs(known, (Play("tie"),)) == (0.0,)
    sooner, _ = offered("tie")
    assert sum(sooner.view.hands[sooner.seat]) == BEFORE_TURNS
    assert card_hold_value.costs(sooner, (Play("tie"),))[0] > 0.02


def test_an_early_payout_that_pays_others_is_held() -> None:
    """Where the seat would get nothing (A6)."""
    for seed in range(30):
        for state in walk(BOULEVARD, "random", seed):
            waiting = BOULEVARD.waiting(state)
            if len(waiting) == 1 and (moves := BOULEVARD.legal_moves(state, waiting[0])) == (DONE, Play("early")):
                known: Any = BOULEVARD.knowledge(state, waiting[0])
                if not held_note(BOULEVARD, known.view, known.view.cards.placed, waiting[0]):
                    assert make_bot("champion", BOULEVARD)(known, moves, Budget(work=400), Seeded(0)) == DONE
                    return
    raise AssertionError("nobody held an early payout without a note")
