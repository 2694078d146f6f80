"""Las Vegas: what a placement changes about who is paid where it goes, and what a card is worth in hand."""

from __future__ import annotations

from typing import Any

from flambeur.bots import patience
from flambeur.engine import Game, Move
from flambeur.games.vegas.dice import BIG, NEUTRAL, OWN, showing
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.outlook import counted, notes_at, paid_order
from flambeur.games.vegas.ranking import note_for
from flambeur.games.vegas.slot import PlaceOnSlot
from flambeur.games.vegas.state import CASINOS
from flambeur.games.vegas.table import Vegas
from flambeur.games.vegas.view import VegasView
from flambeur.wording import Say


def reason(say: Say, game: Game[Any], view: Any, move: Move) -> str:
    """What would be paid if the round ended with it, and to whom that makes a difference; what a card costs."""
    if worth := patience.cost(game, view, move):
        return say("coach-vegas-card", percent=say.tenths(100 * worth))
    if not isinstance(move, Place | PlaceOnSlot) or not isinstance(game, Vegas) or view.seat is None:
        return ""
    assert isinstance(view, VegasView)
    seat, place, dice = view.seat, move.place, showing(view.roll, move.face - 1)
    notes, before = notes_at(view, place), paid_order(game, view, place)
    after = paid_order(game, view, place, move.face, dice, seat)
    at = say("vegas-at", place=place)
    mine = note_for(after, notes, seat)
    changes = {
        other: note_for(after, notes, other) - note_for(before, notes, other)
        for other in range(game.players)
        if other != seat
    }
    gainer = max(changes, key=lambda other: changes[other], default=None)
    loser = min(changes, key=lambda other: changes[other], default=None)
    if mine and loser is not None and changes[loser] < 0:
        return say("coach-vegas-takes", note=say.money(mine), name=say.name(loser), at=at)
    if mine:
        return say("coach-vegas-paid", note=say.money(mine), at=at)
    if not (dice[OWN] or dice[BIG]):
        return ""
    row = list(counted(view, place))
    row[seat] += dice[OWN] + 2 * dice[BIG]
    row[-1] += dice[NEUTRAL]
    rivals = [owner for owner, count in enumerate(row) if owner != seat and count == row[seat]]
    if seat not in after and rivals:
        names = say.both([say.name(owner if owner < game.players else -1) for owner in rivals])
        if gainer is not None and changes[gainer] > 0:
            note = say.money(note_for(after, notes, gainer))
            return say("coach-vegas-gives", names=names, name=say.name(gainer), note=note, at=at)
        return say("coach-vegas-ties", names=names, at=at, all=len(rivals) + 1)
    rolled = [showing(view.roll, face) for face in range(CASINOS)]
    left = sum(one[OWN] + one[BIG] for one in rolled) - dice[OWN] - dice[BIG]
    return say("coach-vegas-nothing", at=at, left=left)
