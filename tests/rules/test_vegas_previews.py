"""What a preview tells a player is what the rules pay, with every module (V8, V9, V23, A1, B12, M4)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from flambeur.engine import Match, Seeded
from flambeur.games.vegas.cards.tie_breaker import TieBreaking, WinTie
from flambeur.games.vegas.dice import showing
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.payout import settling
from flambeur.games.vegas.payout_preview import Prospect, leads, notes_at, prospect
from flambeur.games.vegas.slot import PlaceOnSlot
from flambeur.games.vegas.state import VegasState
from flambeur.games.vegas.table import Vegas
from flambeur.wording import Say, preview_text
from tests.rules.vegas_lab import go, position, table

TABLES = [
    (3, "classic", ("neutral",)),
    (6, "boulevard", ("notes", "big", "kickers", "rainbow", "slot", "bonus", "action")),
    (5, "boulevard", ("neutral", "big", "slot", "action")),
    (4, "morecash", ("big", "kickers", "slot", "bonus", "action", "teams")),
    (3, "morecash", ("slot", "neutral", "action")),
]


def choices(game: Vegas, games: int) -> Iterator[tuple[VegasState, Place | PlaceOnSlot]]:
    """Every placement that is offered in some random games."""
    for number in range(games):
        match, toss = Match(game, Seeded(3, stream=number)), Seeded(4, stream=number)
        while waiting := match.waiting:
            state = match.state
            assert isinstance(state, VegasState)
            for move in match.legal_moves(waiting[0]):
                if isinstance(move, Place | PlaceOnSlot):
                    yield state, move
            moves = {seat: match.legal_moves(seat) for seat in waiting}
            match.play_together({seat: listed[toss.below(len(listed))] for seat, listed in moves.items()})


def paid(game: Vegas, state: VegasState, move: Place | PlaceOnSlot) -> int:
    """What the seat has more when it has placed and the place pays at once: a card for ties is used when asked for."""
    seat, place = state.turn, move.place - 1
    notes = (*state.notes[:place], notes_at(game.view(state, seat), move.place), *state.notes[place + 1 :])
    after = game.effects[type(move)](game, replace(state, notes=notes), move, [])
    after, _ = game.run(replace(after, agenda=tuple(reversed(settling(game, place)))))
    while waiting := game.waiting(after):
        answers = {asked: game.legal_moves(after, asked) for asked in waiting}
        chosen = {asked: WinTie() if WinTie() in moves else moves[0] for asked, moves in answers.items()}
        after, _ = game.apply(after, game.together(after, chosen))
    return sum(after.won[seat]) - sum(state.won[seat])


@pytest.mark.parametrize(("players", "box", "modules"), TABLES, ids=str)
def test_A1_B12_M4_V9_a_preview_tells_what_the_rules_would_pay(
    players: int, box: str, modules: tuple[str, ...]
) -> None:
    game = table(players, box, *modules)
    by_card = probed = 0
    for state, move in choices(game, games=2):
        view, dice = game.view(state, state.turn), showing(state.roll, move.face - 1)
        hope = prospect(game, view, move.place, move.face, dice, state.turn)
        assert hope.note == paid(game, state, move), (str(move), view)
        by_card += hope.by_card
        probed += 1
    assert probed > 150
    assert by_card or "action" not in modules, "no tie was won with a card in the positions probed"


def test_V8_a_note_that_is_ones_own_already_is_not_told_as_if_more_dice_brought_it() -> None:
    game = table(3, "classic")
    state = position(game, lying={1: {0: 3, 1: 1}, 2: {1: 1}}, notes={1: (90, 50), 2: (70,)})
    state, _ = go(game, state, "* own:11223")
    view, say = game.view(state, 0), Say("en", ("Anna", "Ben", "Cleo"), 0)
    assert preview_text(say, game, view, Place(1)) == "Yours already: $90,000"
    assert preview_text(say, game, view, Place(2)) == "You lead: $70,000"


@pytest.mark.parametrize(
    ("face", "told"),
    {
        1: "Neutral ties with Ben",
        2: "Neutral ties with Ben and Dan",
        3: "Neutral leads: $60,000",
        4: "Tie: nothing",
        5: "Neutral: no note",
        6: "Yours already: $30,000",
    }.items(),
)
def test_V23_neutral_dice_alone_tell_what_they_bring_about(face: int, told: str) -> None:
    game = table(4, "classic", "neutral")
    lying = {1: {1: 1}, 2: {1: 1, 3: 1}, 4: {0: 1}, 5: {1: 4, 2: 3, 3: 2}, 6: {0: 2, 2: 1}}
    notes = {1: (90, 50), 2: (70, 30), 3: (60,), 4: (40,), 5: (80, 20), 6: (30, 10)}
    other = str(7 - face)
    state, _ = go(game, position(game, lying=lying, notes=notes), f"* own:{5 * other} neutral:{face}{other}")
    say = Say("en", ("Anna", "Ben", "Cleo", "Dan"), 0)
    assert preview_text(say, game, game.view(state, 0), Place(face)) == told


def test_B10_a_rainbow_card_is_told_as_what_it_is_and_never_as_money() -> None:
    game = table(3, "boulevard", "notes", "rainbow")
    state = position(game, lying={1: {1: 3}, 2: {1: 3}}, notes={1: (60, 30, 0), 2: (30, 20, 0)})
    state, _ = go(game, state, "* own:11223344")
    view, say = game.view(state, 0), Say("en", ("Anna", "Ben", "Cleo"), 0)
    assert preview_text(say, game, view, Place(1)) == "2nd: rainbow"
    assert preview_text(say, game, view, Place(2)) == "2nd: $30,000"
    assert [lead.takes for lead in leads(game, view)] == [((1, 60),), ((1, 0),)]


def test_A1_an_own_open_tie_breaker_is_told_and_an_opponents_too() -> None:
    game = table(3, "boulevard", "action")
    state = position(game, lying={1: {1: 2, 2: 2}}, notes={1: (90, 50, 30)})
    state, _ = go(game, state, "* own:11223344")
    say = Say("en", ("Anna", "Ben", "Cleo"), 0)
    plain, place = game.view(state, 0), Place(1)
    assert preview_text(say, game, plain, place) == "Tie: nothing"
    mine = game.view(game.with_piece(state, TieBreaking(0)), 0)
    assert preview_text(say, game, mine, place) == "With your card you lead: $90,000"
    theirs = game.view(game.with_piece(state, TieBreaking(1)), 0)
    assert preview_text(say, game, theirs, place) == "Tie: nothing"
    assert prospect(game, theirs, 2, 2, (2, 0, 0, 0), 0) == prospect(game, plain, 2, 2, (2, 0, 0, 0), 0)


def test_A1_an_opponents_card_can_push_you_down() -> None:
    game = table(3, "boulevard", "action")
    state = position(game, lying={1: {1: 3, 2: 3}}, notes={1: (90, 50)})
    state, _ = go(game, state, "* own:11223344")
    plain = prospect(game, game.view(state, 0), 1, 1, (2, 0, 0, 0), 0)
    assert plain == Prospect(1, 90)
    theirs = game.view(game.with_piece(state, TieBreaking(2)), 0)
    assert prospect(game, theirs, 1, 1, (2, 0, 0, 0), 0) == Prospect(2, 50)
