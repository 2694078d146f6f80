"""Um Kopf und Kragen: hands and bids stay secret, and nothing is lost, in every state of random games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from flambeur.engine import (
    IllegalMove,
    Joint,
    Match,
    Seat,
    Seeded,
    Simultaneous,
    new_game,
    read_position,
    replay,
    write_position,
)
from flambeur.games.kragen.auction import Bidding
from flambeur.games.kragen.moves import Bid
from flambeur.games.kragen.state import KragenState
from flambeur.games.kragen.table import TOKENS, Kragen

PLAYERS = range(3, 8)


def walk(match: Match, seed: int) -> Iterator[KragenState]:
    """Every state of a random game that waits for players, and the last one."""
    source = Seeded(seed, stream=1)
    while True:
        assert isinstance(match.state, KragenState)
        yield match.state
        if match.outcome() is not None:
            return
        chosen = {seat: (moves := match.legal_moves(seat))[source.below(len(moves))] for seat in match.waiting}
        joint = isinstance(match.state.agenda[-1], Simultaneous)
        match.play(Joint(tuple(chosen.items())) if joint else chosen[match.waiting[0]])


def biddings(players: int, games: int) -> Iterator[tuple[Kragen, KragenState, Bidding]]:
    """The biddings of random games."""
    for seed in range(games):
        game = new_game("kragen", players)
        assert isinstance(game, Kragen)
        for state in walk(Match(game, Seeded(seed)), seed):
            if state.agenda and isinstance(step := state.agenda[-1], Bidding):
                yield game, state, step


def all_a_seat_gets(game: Kragen, state: KragenState, seat: Seat | None) -> bytes:
    """View, who is asked, moves, and the answer to a move that is not allowed, as bytes."""
    moves = [str(move) for move in game.legal_moves(state, seat)] if seat is not None else []
    try:
        game.read_move("bid 50", state, seat)
    except IllegalMove as error:
        refusal = (error.code, error.sentence, error.facts)
    else:
        raise AssertionError("nobody can bid 50")
    return msgspec.json.encode((game.view(state, seat), game.waiting(state), moves, refusal))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("options", [{}, {"bags": "2,4,6", "open": True, "goal": 20}], ids=["plain", "options"])
def test_tokens_and_bags_are_conserved_games_end_and_records_replay(players: int, options: dict[str, Any]) -> None:
    game = new_game("kragen", players, **options)
    for seed in range(15):
        match = Match(game, Seeded(seed))
        state: KragenState | None = None
        for state in walk(match, seed):
            game.check(state)
            assert sum(state.tokens) + state.pot == TOKENS * players
            assert sum(map(sum, state.bags)) == 12 * players
        assert [moment.state for moment in replay(match.record())][-1] == state


@pytest.mark.parametrize("players", PLAYERS)
def test_no_other_seat_can_tell_how_the_hands_of_two_others_are_split(players: int) -> None:
    compared = 0
    for game, state, step in biddings(players, games=6):
        for giver in step.bidders:
            for taker in range(players):
                hands = list(state.tokens)
                if giver == taker or hands[giver] < 2 or not hands[taker]:
                    continue  # whose hand is empty is known from who takes part (K14)
                hands[giver] -= 1
                hands[taker] += 1
                other = replace(state, tokens=tuple(hands))
                for seat in (None, *range(players)):
                    if seat not in (giver, taker):
                        assert all_a_seat_gets(game, state, seat) == all_a_seat_gets(game, other, seat)
                        compared += 1
    assert compared > 100


@pytest.mark.parametrize("players", PLAYERS)
def test_a_bid_that_is_alone_changes_nothing_of_the_match(players: int) -> None:
    tried = 0
    match = Match(new_game("kragen", players), Seeded(2))
    for state in walk(match, 2):
        if not state.agenda or not isinstance(step := state.agenda[-1], Bidding) or len(step.bidders) < 2:
            continue
        before = (match.state, match.events, tuple(match.entries), match.waiting)
        for bid in match.legal_moves(step.bidders[0]):
            with pytest.raises(IllegalMove):
                match.play(Joint(((step.bidders[0], bid),)))
            assert (match.state, match.events, tuple(match.entries), match.waiting) == before
            tried += 1
    assert tried > 10


@pytest.mark.parametrize("players", PLAYERS)
def test_the_answer_to_a_bid_that_is_alone_does_not_depend_on_it(players: int) -> None:
    compared = 0
    for game, state, step in biddings(players, games=6):
        if len(step.bidders) < 2:
            continue
        answers = set()
        for bid in game.legal_moves(state, step.bidders[0]):  # one fist is closed, the others are not
            with pytest.raises(IllegalMove) as refused:
                game.apply(state, Joint(((step.bidders[0], bid),)))
            answers.add((refused.value.code, refused.value.sentence))
            compared += 1
        assert len(answers) == 1
    assert compared > 50


@pytest.mark.parametrize("players", PLAYERS)
def test_there_is_no_state_with_half_a_bidding(players: int) -> None:
    shown = 0
    for game, state, step in biddings(players, games=6):
        bids = Joint(tuple((seat, Bid(1)) for seat in step.bidders))
        after, events = game.apply(state, bids)
        assert events[0].name == "bids"
        assert not isinstance(after.agenda[-1], Bidding) or after.agenda[-1].number == step.number + 1
        assert read_position(write_position(game, state))[1] == state
        shown += 1
    assert shown > 10
