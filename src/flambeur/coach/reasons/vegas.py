"""Las Vegas: how a placement changes the payouts at its place, and what a card is worth in hand."""

from __future__ import annotations

from typing import Any, cast

from flambeur.analysis.vegas import card_hold_value
from flambeur.engine import Game, Move
from flambeur.games.vegas.dice import BIG, NEUTRAL, OWN, Hand, showing
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.payout_preview import Prospect, counted, favoured, held_note, notes_at, paid_order, prospect
from flambeur.games.vegas.ranking import note_for
from flambeur.games.vegas.slot import PlaceOnSlot
from flambeur.games.vegas.table import Vegas
from flambeur.games.vegas.view import VegasView
from flambeur.wording import Say
from flambeur.wording.vegas import note_text


def reason(say: Say, game: Game[Any], view: Any, move: Move) -> str:
    """Say the payouts if the round ended with the move, whom it affects, and what a card costs."""
    if worth := card_hold_value.cost(game, view, move):
        return say("coach-vegas-card", percent=say.tenths(100 * worth))
    if not isinstance(move, Place | PlaceOnSlot) or not isinstance(game, Vegas) or view.seat is None:
        return ""
    assert isinstance(view, VegasView)
    seat, place, dice = view.seat, move.place, showing(view.roll, move.face - 1)
    hope = prospect(game, view, place, move.face, dice, seat)
    if hope.note:
        return _paid(say, game, view, move, hope)
    if not (dice[OWN] or dice[BIG]):
        return ""
    at = say("vegas-at", place=place)
    rivals = () if hope.rank else _tied(game, view, move, dice)
    if favoured(view) in rivals:
        return say("coach-vegas-tie-lost", name=say.name(favoured(view)), at=at)
    if rivals:
        names = say.both([say.name(game.named[owner]) for owner in rivals])
        changes = _changes(game, view, move, dice)
        gainer = max(changes, key=lambda other: changes[other], default=seat)
        if changes.get(gainer, 0) > 0:
            rank = paid_order(game, view, place, move.face, dice, seat).index(gainer) + 1
            note = note_text(say, view, place, rank, "coach-vegas-rainbow")
            return say("coach-vegas-gives", names=names, name=say.name(gainer), note=note, at=at)
        return say("coach-vegas-ties", names=names, at=at, all=len(rivals) + 1)
    hand = view.hands[seat]  # more than the roll if dice have come back in this turn
    left = hand[OWN] + hand[BIG] - dice[OWN] - dice[BIG]
    return say("coach-vegas-nothing", at=at, left=left)


def _paid(say: Say, game: Vegas, view: VegasView, move: Place | PlaceOnSlot, hope: Prospect) -> str:
    """Say what the seat would be paid: by its card, less than it has, at another player's expense, or plainly."""
    assert view.seat is not None
    place, seat = move.place, view.seat
    at, note = say("vegas-at", place=place), note_text(say, view, place, hope.rank, "coach-vegas-rainbow")
    if hope.by_card:
        return say("coach-vegas-tie-won", note=note, at=at)
    before = paid_order(game, view, place)
    if held_note(game, view, place, seat) > hope.note:
        more = note_text(say, view, place, before.index(seat) + 1, "coach-vegas-rainbow")
        return say("coach-vegas-less", note=note, more=more, at=at)
    changes = _changes(game, view, move, showing(view.roll, move.face - 1))
    loser = min(changes, key=lambda other: changes[other], default=seat)
    if changes.get(loser, 0) < 0:
        return say("coach-vegas-takes", note=note, name=say.name(loser), at=at)
    return say("coach-vegas-paid", note=note, at=at)


def _changes(game: Vegas, view: VegasView, move: Place | PlaceOnSlot, dice: Hand) -> dict[int, int]:
    """Return, by every other seat, how much more it would be paid at the place than now."""
    notes, before = notes_at(view, move.place), paid_order(game, view, move.place)
    after = paid_order(game, view, move.place, move.face, dice, cast(int, view.seat))
    others = [seat for seat in range(game.players) if seat != view.seat]
    return {other: note_for(after, notes, other) - note_for(before, notes, other) for other in others}


def _tied(game: Vegas, view: VegasView, move: Place | PlaceOnSlot, dice: Hand) -> tuple[int, ...]:
    """Return the owners who would have as many dice at the place as the seat."""
    assert view.seat is not None
    row = list(counted(view, move.place))
    row[view.seat] += dice[OWN] + 2 * dice[BIG]
    row[-1] += dice[NEUTRAL]
    return tuple(owner for owner, count in enumerate(row) if owner != view.seat and count == row[view.seat])
