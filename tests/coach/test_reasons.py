"""What the coach says about a choice, beside what the rules say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from flambeur.analysis import MoveValue, evaluate
from flambeur.coach import amount_text, fact_text, reason_text
from flambeur.engine import Budget, Game, Match, Seeded, new_game
from flambeur.games.temptation.moves import Place as Fill
from flambeur.games.vegas.dice import BIG, OWN
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.payout_preview import leads
from flambeur.games.vegas.slot import PlaceOnSlot
from flambeur.games.vegas.state import RAINBOW
from flambeur.texts import LANGUAGES
from flambeur.texts.catalogue import Argument
from flambeur.wording import Say
from tests.analysis.test_temptation import position

NAMES = ("Anna", "Ben", "Carla", "Denny", "Eva")
BOULEVARD = new_game("vegas", 5, box="boulevard", modules="notes,big,kickers,rainbow,slot,bonus,action")
MORE_CASH = new_game("vegas", 4, box="morecash", modules="big,slot,kickers,bonus,action,teams")
NEUTRAL = new_game("vegas", 3, modules="neutral")
GAMES = 6


class Overheard(Say):
    """Remembers what the coach has said about a placement."""

    said = ""

    def __call__(self, message: str, **arguments: Argument) -> str:
        if message.startswith("coach-vegas-"):
            self.said, self.about = message.removeprefix("coach-vegas-"), arguments
        return super().__call__(message, **arguments)

    def seat(self, role: str) -> int:
        return NAMES.index(str(self.about[role]))


def placements(game: Game[Any]) -> Iterator[tuple[Overheard, int, Any, Any]]:
    """What is said about placements in random games: the words, the place, and the views before and after.

    Placements that end a round, or are paid at once, are left out.
    """
    for seed in range(GAMES):
        match, toss = Match(game, Seeded(seed)), Seeded(seed, stream=1)
        while match.waiting:
            state: Any = match.state
            offered = {seat: match.legal_moves(seat) for seat in match.waiting}
            for seat, moves in offered.items():
                for move in moves:
                    say = Overheard("en", NAMES, seat)
                    if isinstance(move, Place | PlaceOnSlot) and fact_text(say, match.knowledge(seat), move):
                        after: Any = game.apply(state, move)[0]
                        if say.said and after.notes == state.notes:
                            yield say, move.place, game.view(state, seat), game.view(after, seat)
            match.play_together({seat: moves[toss.below(len(moves))] for seat, moves in offered.items()})


@pytest.mark.parametrize("game", [BOULEVARD, MORE_CASH, NEUTRAL], ids=["boulevard", "more-cash", "neutral"])
def test_what_is_said_about_a_placement_is_what_would_be_paid_after_it(game: Any) -> None:
    heard = Counter[str]()
    for say, place, before, after in placements(game):
        had, paid = (
            {owner: note for lead in leads(game, view) if lead.place == place for owner, note in lead.takes}
            for view in (before, after)
        )
        told = {owner: "the rainbow card" if note == RAINBOW else say.money(note) for owner, note in paid.items()}
        heard[say.said] += 1
        match say.said:
            case "paid" | "tie-won":
                assert say.about["note"] == told[before.seat]
            case "takes":
                assert say.about["note"] == told[before.seat]
                assert had[say.seat("name")] != paid.get(say.seat("name"))
            case "less":
                assert say.about["note"] == told[before.seat]
                assert say.about["more"] == say.money(had[before.seat])
            case "ties" | "gives":
                names = str(say.about["names"])
                assert not [owner for owner in (before.seat, *paid) if owner >= 0 and NAMES[owner] in names]
                assert before.seat not in paid
                assert say.said == "ties" or say.about["note"] == told[say.seat("name")]
            case "tie-lost":
                assert before.seat not in paid
                assert before.cards.mark("tie").seats == (say.seat("name"),)
            case "nothing":
                assert before.seat not in paid
                assert say.about["left"] == after.hands[before.seat][OWN] + after.hands[before.seat][BIG]
    cards = {"tie-won", "tie-lost"} if game is not NEUTRAL else set[str]()
    assert {"paid", "takes", "ties", "gives", "nothing", *cards} <= set(heard)


@pytest.mark.parametrize(
    ("lang", "two", "three"),
    [
        ("en", "neither is paid", "none of the 3 is paid"),
        ("fr", "aucun des deux n’est payé", "aucun des 3 n’est payé"),
        ("de", "Beide gehen leer aus", "Alle 3 gehen leer aus"),
    ],
)
def test_three_who_tie_are_not_told_as_two(lang: str, two: str, three: str) -> None:
    say = Say(lang, NAMES, 0)
    for tied, words in ((2, two), (3, three)):
        assert words in say("coach-vegas-ties", names=say.both(NAMES[1:tied]), all=tied, at="")


def test_a_black_row_is_no_chance_for_the_next_player_and_costs_no_more_than_there_is() -> None:
    heard = Counter[str]()
    for seed in range(16):
        game, state = position(2, seed, 8 + seed)
        state = replace(state, points=(10, 10))
        view, known = game.view(state, state.turn), game.knowledge(state, state.turn)
        for move in game.legal_moves(state):
            row = view.layout.rows[move.row - 1] if isinstance(move, Fill) else None
            if row is None or row.white:
                continue
            said = fact_text(Say("en", NAMES, state.turn), known, move)
            left = len(row.spaces) - len(view.rows[move.row - 1]) - 1
            heard["near" if left else "full"] += 1
            assert said.startswith("Then " if left else "Fills a black row and loses 10 points")
            assert not left or f"costs {row.points} points" in said
    assert len(heard) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bid_for_every_time_or_for_none_is_not_told_as_one_to_vary(lang: str) -> None:
    say = Say(lang, NAMES, 0)
    varied = say("coach-mixed", percent=40).split(":")[1]
    for percent in (0, 100):
        said = say("coach-mixed", percent=percent)
        assert varied not in said
        assert str(percent) not in said


def test_tokens_that_are_lost_have_a_real_minus() -> None:
    line = MoveValue(NEUTRAL.all_moves()[0], 0.5, "estimated", 0.1, -0.1, "exact")
    assert amount_text(Say("de", NAMES, 0), new_game("kragen", 3), "tokens", line) == "\N{MINUS SIGN}0,1"


def test_ties_and_payments_are_told_apart() -> None:
    match = Match(new_game("vegas", 3, starter="0"), Seeded(5))
    begun = set[str]()
    for _ in range(40):
        if not match.waiting:
            break
        seat = match.waiting[0]
        knowledge = match.knowledge(seat)
        found = evaluate(knowledge, Budget(work=1))
        assert found is not None
        say = Say("en", ("Anna", "Ben", "Carla"), seat)
        begun |= {reason_text(say, knowledge, one).split()[0] for one in found.moves}
        match.play(match.legal_moves()[-1])
    assert {"Ties", "Would"} <= begun


def test_a_tie_of_three_is_not_told_as_one_of_two() -> None:
    game: Any = new_game("vegas", 5)
    match, told = Match(game, Seeded(2)), dict[bool, str]()
    while len(told) < 2:
        seat = match.waiting[0]
        say, knowledge = Say("en", ("Anna", "Ben", "Carla", "Dan", "Eve"), seat), match.knowledge(seat)
        said = [fact_text(say, knowledge, move) for move in match.legal_moves()]
        told |= {" and " in one: one.partition(": ")[2] for one in said if one.startswith("Ties") and ": " in one}
        match.play(match.legal_moves()[-1])
    assert told == {False: "neither is paid.", True: "none of the 3 is paid."}
