"""What a seat knows: exactly what it has been told, and what it imagines has exactly the right probabilities."""

from __future__ import annotations

import pickle
from fractions import Fraction
from math import sqrt
from typing import Any

import pytest
from msgspec.structs import replace

from flambeur.engine import (
    Game,
    InvalidMove,
    InvalidPosition,
    Match,
    Seat,
    Seeded,
    Source,
    new_game,
    read_knowledge,
    read_position,
    visible,
    write_knowledge,
)
from flambeur.engine.conformance import check_game, check_imagination
from flambeur.engine.hidden_hands import deal, hide
from flambeur.engine.posterior import distribution
from flambeur.engine.record import Entry
from flambeur.games.kragen.events import Attempted, OnesPaid, PotTaken, Sold
from flambeur.games.kragen.state import KragenState
from flambeur.games.kragen.view import KragenView
from tests.samples.sealed import Bid, Sealed, SealedState


def random_entries(game: Game[Any], seed: int) -> tuple[Entry, ...]:
    """A random game as it is recorded."""
    match, toss = Match(game, Seeded(seed)), Seeded(seed, stream=1)
    while match.waiting:
        moves = {seat: match.legal_moves(seat) for seat in match.waiting}
        match.play_together({seat: choice[toss.below(len(choice))] for seat, choice in moves.items()})
    return tuple(match.entries)


def swapped(game: Game[Any], cards: int = 1) -> tuple[Entry, ...]:
    """A random game in which so many notes have been swapped for secret ones."""
    found = (random_entries(game, seed) for seed in range(1000))
    return next(e for e in found if sum(entry.text.count("play_swap") for entry in e) >= cards)


def small(name: str, every: int = 1, swaps: int = 0, modules: str = "-", **options: Any) -> Any:
    family, players = name.split()[:2]
    if modules != "-":
        options["with"] = modules
    return pytest.param(new_game(family, int(players), **options), every, swaps, id=name)


FEW_NOTES = "10:9,20:3,40:9,90:2"
SMALL_GAMES = [
    small("sealed 2"),
    small("sealed 3"),
    small("kragen 3", 7, rounds=3),
    small("temptation 2", 7, goal=100),
    small("vegas 2 classic", 7),
    small("vegas 2 bonus", 9, box="boulevard", modules="bonus"),
    small("vegas 3 bonus", 9, box="morecash", modules="bonus"),
    small("vegas 2 swap", 40, swaps=2, box="boulevard", pile=FEW_NOTES, modules="action,rainbow"),
    small("vegas 2 tie", 40, box="morecash", modules="action"),
    small("vegas 2 colours", 20, box="boulevard", mode="secret"),
]


@pytest.mark.parametrize(("game", "every", "swaps"), SMALL_GAMES)
def test_imagined_states_have_exactly_the_probabilities_of_a_full_enumeration(
    game: Game[Any], every: int, swaps: int
) -> None:
    entries = swapped(game, swaps) if swaps else random_entries(game, 3)
    for seat in range(game.players):
        assert check_imagination(game, entries, seat, every)


def test_a_spectator_imagines_with_the_right_probabilities_too() -> None:
    for name, options in (("sealed", {}), ("vegas", {"box": "morecash", "with": "bonus"})):
        game = new_game(name, 2, **options)
        assert check_imagination(game, random_entries(game, 3), None, 5)


def test_drawn_at_random_the_frequencies_are_those_probabilities() -> None:
    game, state = read_position(
        "vegas players=3 box=morecash with=bonus | agenda=(rounds,turns,place) round=1 starter=0 turn=0 "
        "hands=((8,0,0,0),(8,0,0,0),(8,0,0,0)) dice=((0,0,0,0),(0,0,0,0),(0,0,0,0),(0,0,0,0),(0,0,0,0),(0,0,0,0)) "
        "notes=((),(),(),(),(),()) pile=(6,8,8,6,6,7,7,7,7,4) won=((),(),()) roll=((8,0,0,0,0,0),(0,0,0,0,0,0),"
        "(0,0,0,0,0,0),(0,0,0,0,0,0)) big=(0,0,0,0,0,0) "
        "pieces=(bonuscards((30,50,70),((40),(20),(60)),((),(),()),(1,1,1),((),(30,50),(70))))"
    )
    knowledge = game.knowledge(state, 0)
    exact = distribution(knowledge.imagine)
    drawn, source = 6000, Seeded(5)
    counts = dict.fromkeys(exact, 0)
    for _ in range(drawn):
        counts[knowledge.imagine(source)] += 1
    surprise = sum((counts[s] - drawn * chance) ** 2 / (drawn * chance) for s, chance in exact.items())
    ways = len(exact)
    assert ways == 10, "20, 60 or 70 for seat 1, which was paid 30 and 50; 20, 30, 50 or 60 for seat 2, paid 70"
    assert surprise < ways - 1 + 6 * sqrt(2 * (ways - 1)), "chi squared: once in a million seeds"


# -- leaks that are planted must be found


class KeepsCoins(Sealed):
    """Veils nothing."""

    def veil(self, state: SealedState, seat: Seat | None) -> SealedState:
        return state


class Dreams(Sealed):
    """Imagines another prize than the one on the table."""

    def imagine(self, position: SealedState, seat: Seat | None, source: Source) -> SealedState:
        return replace(super().imagine(position, seat, source), prize=5)


class Peeks(Sealed):
    """Imagines what it was last asked to hide."""

    last: SealedState

    def veil(self, state: SealedState, seat: Seat | None) -> SealedState:
        veiled = super().veil(state, seat)
        if veiled != state or not state.bids:
            self.last = state
        return veiled

    def imagine(self, position: SealedState, seat: Seat | None, source: Source) -> SealedState:
        return self.last if super().veil(self.last, seat) == position else super().imagine(position, seat, source)


class Hopes(Sealed):
    """Imagines small coins more often than they are dealt."""

    def imagine(self, position: SealedState, seat: Seat | None, source: Source) -> SealedState:
        return min(super().imagine(position, seat, source), super().imagine(position, seat, source), key=str)


@pytest.mark.parametrize(
    ("leak", "found"),
    [(KeepsCoins, "knows what seat"), (Dreams, "sees it is imagined"), (Peeks, "guesses seat")],
)
def test_a_planted_leak_is_found(leak: type[Sealed], found: str) -> None:
    check_game(Sealed(3, {"rounds": 3}), games=3, seed=1, thorough=2)
    with pytest.raises(AssertionError, match=found):
        check_game(leak(3, {"rounds": 3}), games=3, seed=1, thorough=2)


def test_wrong_chances_are_found() -> None:
    game = Hopes(2, {"rounds": 2})
    with pytest.raises(AssertionError, match="other chances"):
        check_imagination(game, random_entries(game, 1), 0)


# -- dealing


def test_a_deal_leaves_out_what_a_hand_cannot_hold() -> None:
    deals = distribution(lambda source: deal((1, 1, 2, 3), ((0, 0), (9,), (0,)), 0, source, [(1,), (), ()]))
    assert deals == {
        (((2, 3), (9,), (1,)), (1,)): Fraction(1, 2),
        (((3, 2), (9,), (1,)), (1,)): Fraction(1, 2),
    }


def test_cards_count_one_by_one() -> None:
    deals = distribution(lambda source: deal(("a", "a", "b"), (("?",), ("?",)), "?", source, [(), ("b",)]))
    assert deals == {
        ((("a",), ("a",)), ("b",)): Fraction(1, 2),
        ((("b",), ("a",)), ("a",)): Fraction(1, 2),
    }


def test_hidden_hands_join_what_has_not_been_seen() -> None:
    assert hide((5,), ((1, 2), (4,), ()), 1, 0) == ((1, 2, 5), ((0, 0), (4,), ()))
    assert hide((5,), ((1, 2), (4,), ()), None, 0) == ((1, 2, 4, 5), ((0, 0), (0,), ()))


# -- as a value


def test_knowledge_compares_travels_and_is_read_back() -> None:
    game = new_game("vegas", 3, box="boulevard", **{"with": "action,bonus"})
    match = Match(game, Seeded(3))
    known = match.knowledge(1)
    assert known == match.knowledge(1) != match.knowledge(2)
    assert hash(known) == hash(match.knowledge(1))
    assert pickle.loads(pickle.dumps(known)) == known
    text = write_knowledge(known)
    assert text.startswith("vegas players=3 box=boulevard with=bonus,action seat=1 | ")
    assert "hidden,hidden" in text
    assert read_knowledge(text) == known
    assert read_knowledge(text).view == game.view(match.state, 1)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("seat=1 ", ""), "says which: 'seat=N'"),
        (("seat=1", "seat=7"), "there is no seat '7'"),
        (("seat=1", "seat=x"), "there is no seat 'x'"),
        (("seat=1", "seat=0"), "not what seat 0 can know"),
        (("coins=(-1,", "coins=(-1,3,"), "one for each seat"),
    ],
)
def test_a_text_that_no_seat_can_know_is_refused(change: tuple[str, str], sentence: str) -> None:
    known = "sealed players=2 seat=1 | agenda=(rounds,bids) round=1 turn=0 prize=5 coins=(-1,2) scores=(0,3)"
    assert read_knowledge(known).position.agenda
    with pytest.raises(InvalidPosition, match=sentence):
        read_knowledge(known.replace(*change))
    with pytest.raises(InvalidPosition, match="what one seat knows, not a whole position"):
        read_position(known)


def test_what_an_attentive_person_remembers_is_known_though_the_view_hides_it() -> None:
    """Tokens in Um Kopf und Kragen: everybody begins with 7, and every payment is told to everybody."""
    game = new_game("kragen", 4)
    match, toss = Match(game, Seeded(9)), Seeded(9, stream=1)
    hands, pot, looked = [7] * 4, 0, 0
    while match.waiting:
        moves = {seat: match.legal_moves(seat) for seat in match.waiting}
        match.play_together({seat: choice[toss.below(len(choice))] for seat, choice in moves.items()})
        for event in visible(match.events, None):
            match event:
                case Attempted(seat, attempt):
                    hands[seat] -= attempt
                    pot += attempt
                case OnesPaid(seats, seller):
                    for seat in seats:
                        hands[seat] -= 1
                    hands[seller] += len(seats)
                case Sold(seller, buyer, _, price):
                    hands[buyer] -= price
                    hands[seller] += price
                case PotTaken(seat, _, tokens):
                    hands[seat] += tokens
                    pot = 0
        position = match.knowledge(0).position
        assert isinstance(position, KragenState)
        assert (position.tokens, position.pot) == (tuple(hands), pot)
        view = match.view(0)
        assert isinstance(view, KragenView)
        looked += view.tokens[1:] == (None,) * 3
    assert looked > 50, "the view hid the hands all along"


# -- run and number


def test_a_state_runs_on_to_the_next_choice() -> None:
    game = new_game("sealed", 2)
    state, events = game.run(game.opening())
    assert (state, events) == game.start()
    assert game.run(state) == (state, ())


def test_a_move_is_numbered_by_its_place_in_the_table_of_all_moves() -> None:
    for name in ("vegas", "kragen", "temptation", "sealed"):
        game = new_game(name)
        assert [game.number(move) for move in game.all_moves()] == list(range(len(game.all_moves())))
    with pytest.raises(InvalidMove, match="'bid 1' is not a move of this table"):
        new_game("vegas").number(Bid(1))
