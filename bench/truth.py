"""What moves are worth by the verbs of the reference engine alone: every outcome and every choice looked at in full.

`python -m bench coach` holds what is marked exact against this, in positions that are small enough. Only how two
bidders mix their bids is taken from the solver, and shown here to be what neither can improve on.
"""

from __future__ import annotations

from typing import Any

from flambeur.analysis import solve
from flambeur.engine import Game, Move, Seat
from flambeur.games.kragen.auction import Bidding
from flambeur.games.temptation.state import TemptationState
from tests.analysis.brute import Brute, Circling
from tests.analysis.positions import lead, share_of_win, tokens_of_round

SMALL_DICE = 4
"""Dice in all hands up to which a round of Las Vegas is looked at in full."""
SAME = 1e-6


def duel(game: Game[Any], state: Any, seat: Seat) -> dict[Move, float] | None:
    """Money won more than the other from here to the end of the round."""
    if sum(map(sum, state.hands)) > SMALL_DICE:
        return None
    return {move: worth[seat] for move, worth in Brute(game, lead(state)).moves(state).items()}


def remainder(game: Game[Any], state: Any, seat: Seat) -> dict[Move, float] | None:
    """The chance to win, a shared win in parts."""
    if sum(map(sum, state.hands)) > SMALL_DICE:
        return None
    return {move: worth[seat] for move, worth in Brute(game, share_of_win(game)).moves(state).items()}


def temptation(game: Game[Any], state: Any, seat: Seat) -> dict[Move, float] | None:
    """The lead won from here to the end of the round between two; among more, one's own points at its end."""

    def ends(end: TemptationState) -> tuple[float, ...] | None:
        over = not end.agenda or end.round != state.round or any(one.kind == "board" for one in game.chance(end))
        if not over:
            return None
        gains = [have - had for have, had in zip(end.points, state.points, strict=True)]
        if game.players == 2:
            return float(gains[0] - gains[1]), float(gains[1] - gains[0])
        return tuple(map(float, gains))

    before = 0 if game.players == 2 else state.points[seat]
    return {move: before + worth[seat] for move, worth in Circling(game, ends).moves(state).items()}


def pot(game: Game[Any], state: Any, seat: Seat) -> dict[Move, float] | None:
    """Tokens won from here to the end of the round."""
    if not is_last(game, state):
        return None
    return {move: worth[seat] for move, worth in Brute(game, tokens_of_round(state)).moves(state).items()}


def auction(game: Game[Any], state: Any, seat: Seat) -> dict[Move, float] | None:
    """Tokens by bid, a kilogram counted as one, against the other's mix; None where one of them could do better."""
    (other,) = [bidder for bidder in state.agenda[-1].bidders if bidder != seat]
    mine, theirs = (solve(game.knowledge(state, bidder)) for bidder in (seat, other))
    assert mine is not None
    assert theirs is not None
    found = {
        move: sum(
            one.share * _paid(game, state, {seat: move, other: one.move}, seat) for one in theirs.moves if one.share
        )
        for move in mine.values
    }
    expected = sum((one.share or 0.0) * found[one.move] for one in mine.moves)
    assert expected >= max(found.values()) - SAME, "another bid would bring more"
    return found


def _paid(game: Game[Any], state: Any, chosen: dict[Seat, Move], seat: Seat) -> float:
    """What a pair of bids brings a seat: by the engine, and after a tie by bidding again."""
    after = game.apply(state, game.together(state, chosen))[0]
    won = sum(after.bags[seat]) - sum(state.bags[seat]) + after.tokens[seat] - state.tokens[seat]
    step = after.agenda[-1] if after.agenda else None
    if not isinstance(step, Bidding) or seat not in step.bidders:
        return float(won)
    if len(step.bidders) == 1:  # must bid, and takes the bag for 1 (K14)
        return float(won + step.bag - 1)
    again = auction(game, after, seat)
    mix = solve(game.knowledge(after, seat))
    assert again is not None
    assert mix is not None
    return float(won) + sum((one.share or 0.0) * again[one.move] for one in mix.moves)


def is_last(game: Game[Any], state: Any) -> bool:
    """Whether nobody comes later in this round."""
    return bool(game.players - state.played == 1)
