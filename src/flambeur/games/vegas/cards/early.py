"""Early Payout: a place pays before the end of the round (A6, C5, C8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from flambeur.engine import Automatic, Decision, Event, Move
from flambeur.games.vegas.cards.deck import PLACED, ActionCard, Mark, Words
from flambeur.games.vegas.cards.turn_so_far import TurnSoFar
from flambeur.games.vegas.choice import Choice
from flambeur.games.vegas.dice import BIG, NEUTRAL, OWN
from flambeur.games.vegas.moments import Moments
from flambeur.games.vegas.moves import DONE, Done
from flambeur.games.vegas.payout import early_payout
from flambeur.games.vegas.state import SLOT, Piece, Row, VegasState, members, rows_of

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas

NAME = "early"
NOBODY = -1


class PayNow(Move, frozen=True):
    """Pay the place out now."""

    verb: ClassVar[str] = "pay"


class EarlyMarked(Event, frozen=True):
    """A place will pay early."""

    name: ClassVar[str] = "early-marked"
    seat: int
    place: int


class EarlyPaying(Event, frozen=True):
    """A place pays early."""

    name: ClassVar[str] = "early-paying"
    seat: int
    place: int


class EarlyDeclined(Event, frozen=True):
    name: ClassVar[str] = "early-declined"
    seat: int
    place: int


class DiceGone(Event, frozen=True):
    """The dice at a place leave the round for good (C5)."""

    name: ClassVar[str] = "dice-gone"
    place: int


class Marker(Piece, frozen=True):
    """Whose card lies at which place, by its index, and whether the turn has come (C5)."""

    holder: int = NOBODY
    place: int = 0
    due: int = 0

    def next_round(self) -> Marker:
        return Marker()


class Gone(Piece, frozen=True):
    """Dice that have left the round: normal ones by owner, and the seats of big ones as a set of bits."""

    dice: Row
    big: int = 0

    def next_round(self) -> Gone:
        return Gone((0,) * len(self.dice))


class GoneView(Struct, frozen=True):
    """Dice that are out for the round, as everybody saw them leave."""

    dice: Row
    """Normal dice by owner, the neutral colour last."""
    big: tuple[int, ...]
    """Seats whose big die is out."""


class PayMarked(Automatic, frozen=True):
    """Boulevard: the place pays when the holder's next turn begins, or at the end of the round."""

    name: ClassVar[str] = "pay_marked"
    at_end: int = 0

    def run(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        marker = game.piece(state, Marker)
        state = replace(state, agenda=state.agenda[:-1])
        if marker.holder == NOBODY or not (self.at_end or marker.holder == state.turn):
            return state
        return pay_early(game, state, marker, events)


class MarkDue(Automatic, frozen=True):
    """2019: the holder's next turn has come, and at its end the place may pay."""

    name: ClassVar[str] = "mark_due"

    def run(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        marker = game.piece(state, Marker)
        state = replace(state, agenda=state.agenda[:-1])
        return game.with_piece(state, replace(marker, due=1)) if marker.holder == state.turn else state


class OfferEarly(Automatic, frozen=True):
    """2019: ask the holder at the end of the turn, or of the round."""

    name: ClassVar[str] = "offer_early"
    at_end: int = 0

    def run(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        marker = game.piece(state, Marker)
        state = replace(state, agenda=state.agenda[:-1])
        mine = marker.holder == state.turn and marker.due
        if marker.holder == NOBODY or not (self.at_end or mine):
            return state
        return replace(state, agenda=(*state.agenda, AskEarly(marker.holder)))


class AskEarly(Decision, frozen=True):
    """Pay the marked place out, or let it be (C5)."""

    name: ClassVar[str] = "ask_early"
    rule: ClassVar[str] = "C5"
    who: int

    def seat(self, state: VegasState) -> int:
        return self.who

    def about(self, game: Vegas, state: VegasState) -> Choice:
        return Choice(at=game.piece(state, Marker).place + 1)

    def moves(self, game: Vegas, state: VegasState) -> tuple[Move, ...]:
        return (DONE, PayNow())

    def play(self, game: Vegas, state: VegasState, move: Move, events: list[Event]) -> VegasState:
        marker = game.piece(state, Marker)
        state = replace(state, agenda=state.agenda[:-1])
        if isinstance(move, Done):
            events.append(EarlyDeclined(marker.holder, marker.place + 1))
            return game.with_piece(state, Marker())
        return pay_early(game, replace(state, agenda=(*state.agenda, DiceLeave(marker.place))), marker, events)


class DiceLeave(Automatic, frozen=True):
    """After an early payout of 2019 the dice there are gone for the round."""

    name: ClassVar[str] = "dice_leave"
    place: int

    def run(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        events.append(DiceGone(self.place + 1))
        gone = game.piece(state, Gone)
        dice, big, away, large = list(state.dice), list(state.big), list(gone.dice), gone.big
        for row in rows_of(self.place, state.dice):
            away = [count + left for count, left in zip(away, dice[row], strict=True)]
            large |= big[row]
            dice[row], big[row] = game.no_dice[row], 0
        state = replace(state, agenda=state.agenda[:-1], dice=tuple(dice), big=tuple(big))
        return game.with_piece(state, Gone(tuple(away), large))


def pay_early(game: Vegas, state: VegasState, marker: Marker, events: list[Event]) -> VegasState:
    """Put the payout of a marked place on the agenda; its rainbow cards are replaced first (A6)."""
    events.append(EarlyPaying(marker.holder, marker.place + 1))
    state = game.with_piece(state, Marker())
    return replace(state, agenda=(*state.agenda, *reversed(early_payout(game, marker.place))))


def _mark(game: Vegas, state: VegasState) -> Mark | None:
    """An early payout that is still to come."""
    marker = game.piece(state, Marker)
    return None if marker.holder == NOBODY else Mark(NAME, (marker.holder,), marker.place + 1)


def _look(game: Vegas, state: VegasState, seat: int | None) -> GoneView:
    gone = game.piece(state, Gone)
    return GoneView(gone.dice, members(gone.big))


def _away(game: Vegas, state: VegasState, owner: int, kind: int) -> int:
    gone = game.piece(state, Gone)
    if kind in (OWN, NEUTRAL):
        return gone.dice[owner]
    return gone.big >> owner & 1 if kind == BIG else 0


class EarlyPayout(ActionCard, frozen=True):
    """Boulevard: it pays by itself, and the dice stay."""

    name: ClassVar[str] = NAME
    rule: ClassVar[str] = "A6"
    when: ClassVar[Words] = (PLACED,)

    def plug(self, moments: Moments) -> None:
        moments.remember(Marker())
        moments.turn_begins.append(PayMarked())
        moments.round_ends.append(PayMarked(1))
        moments.marks.append(_mark)
        moments.step_types.append(PayMarked)

    def play(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        place = min(game.piece(state, TurnSoFar).placed[-1].place, SLOT)
        events.append(EarlyMarked(state.turn, place + 1))
        return game.with_piece(state, Marker(state.turn, place))


class EarlyPayout2019(EarlyPayout, frozen=True):
    """2019: its owner decides, and the dice leave."""

    rule: ClassVar[str] = "C5"

    def plug(self, moments: Moments) -> None:
        moments.remember(Marker())
        moments.remember(Gone((0,) * (moments.players + 1)))
        moments.turn_begins.append(MarkDue())
        moments.turn_ends.append(OfferEarly())
        moments.round_ends.append(OfferEarly(1))
        moments.marks.append(_mark)
        moments.looks["gone"] = _look
        moments.dice_away.append(_away)
        moments.moves += [DONE, PayNow()]
        moments.step_types += [MarkDue, OfferEarly, AskEarly, DiceLeave]
