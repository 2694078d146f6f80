"""The coach and the review on action cards: what they bring, less what they would be worth later."""

from __future__ import annotations

from typing import Any

import pytest

from flambeur.analysis import evaluate
from flambeur.analysis.vegas import card_hold_value
from flambeur.coach import review
from flambeur.coach.reasons import fact_text
from flambeur.engine import Budget, Match, Seeded, new_game
from flambeur.games.vegas.cards.deck import Play
from flambeur.games.vegas.moves import DONE
from flambeur.wording import Say
from tests.kernels.tables import walk

BOULEVARD: Any = new_game("vegas", 5, box="boulevard", modules=("notes", "action"))


def _choice(card: str) -> Any:
    """What a player knows who may play that card or go on."""
    for seed in range(30):
        for state in walk(BOULEVARD, "random", seed):
            waiting = BOULEVARD.waiting(state)
            if len(waiting) == 1 and BOULEVARD.legal_moves(state, waiting[0]) == (DONE, Play(card)):
                return BOULEVARD.knowledge(state, waiting[0])
    raise AssertionError(f"nobody was offered {card}")


@pytest.mark.parametrize("card", ["tie", "early", "casinos"])
def test_what_a_card_does_later_counts(card: str) -> None:
    """A tie won at payout (A1), a place that pays early (A6), opponents bound to two casinos (A3)."""
    knowledge = _choice(card)
    found = evaluate(knowledge, Budget(work=400))
    assert found is not None
    held, played = found.moves
    (cost,) = card_hold_value.costs(knowledge, (Play(card),))
    assert played.chance + cost > held.chance
    assert played.score > 1.05 * held.score, "play-outs that leave out what it does would be the same ones"


def test_the_coach_says_what_a_card_in_hand_is_worth() -> None:
    knowledge = _choice("casinos")
    (cost,) = card_hold_value.costs(knowledge, (Play("casinos"),))
    said = fact_text(Say("en", ["A", "B", "C", "D", "E"], knowledge.seat), knowledge, Play("casinos"))
    assert said == f"In hand this card is worth about {100 * cost:.1f}% of a win later on: that is taken off here."


def test_a_card_that_costs_nothing_is_told_by_its_rule_in_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole rule is that of all editions: sixty words, and no reason."""
    knowledge = _choice("tie")
    monkeypatch.setattr(card_hold_value, "cost", lambda *_: 0.0)
    said = fact_text(Say("en", ["A", "B", "C", "D", "E"], knowledge.seat), knowledge, Play("tie"))
    assert said == "Wins one tie at the payout."


def test_a_review_takes_off_what_a_card_would_have_been_worth() -> None:
    """From the chance by which a choice is judged, not from those that luck and skill are computed from."""
    match, toss = Match(BOULEVARD, Seeded(1)), Seeded(1, stream=1)
    for _ in range(60):
        match.play_together(
            {seat: (moves := match.legal_moves(seat))[toss.below(len(moves))] for seat in match.waiting}
        )
    found = review(match.record(), games=2)
    seen = 0
    for decision, state in zip(found.decisions, found.states, strict=True):
        known = BOULEVARD.knowledge(state, decision.seat)
        values = decision.evaluation.moves
        for one, cost in zip(values, card_hold_value.costs(known, tuple(one.move for one in values)), strict=True):
            assert one.chance == pytest.approx(max(one.chances[decision.seat] - cost, 0.0))
            seen += cost > 0
    assert seen
