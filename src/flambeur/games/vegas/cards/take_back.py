"""Take Back: dice return to the hand (A4, C4), also when a turn is passed (A9, C3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from flambeur.engine import Decision, Event, Move
from flambeur.games.vegas.cards.deck import BEFORE, PLACED, ActionCard, Words
from flambeur.games.vegas.cards.turn_so_far import TurnSoFar
from flambeur.games.vegas.dice import BIG, KICKER, KINDS, NEUTRAL, OWN, more
from flambeur.games.vegas.dice_pickup import lifted, to_hand
from flambeur.games.vegas.kickers import Display
from flambeur.games.vegas.moments import Moments
from flambeur.games.vegas.moves import BACKS, DONE, Back, Done
from flambeur.games.vegas.state import CASINOS, PLACE_NUMBERS, SLOT, VegasState
from flambeur.games.vegas.turn import ROLL

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas


class TakenBack(Event, frozen=True):
    """A die went back to the hand of a seat, a kicker from the display."""

    name: ClassVar[str] = "taken-back"
    seat: int
    place: int
    face: int
    die: str


class TurnPassed(Event, frozen=True):
    name: ClassVar[str] = "passed"
    seat: int


class TakeJustPlaced(Decision, frozen=True):
    """Any of the dice placed in this turn, one by one (A4, C4)."""

    name: ClassVar[str] = "take_just_placed"
    rule: ClassVar[str] = "A4"
    kickers: int
    """Whether used kickers can be taken back (B9)."""
    begun: int = 0

    def moves(self, game: Vegas, state: VegasState) -> tuple[Move, ...]:
        return (*((DONE,) if self.begun else ()), *just_placed(game, state, self.kickers))

    def play(self, game: Vegas, state: VegasState, move: Move, events: list[Event]) -> VegasState:
        state = replace(state, agenda=state.agenda[:-1])
        if isinstance(move, Done):
            return state
        assert isinstance(move, Back)
        state = take(game, state, move, events)
        turn, row, kind = game.piece(state, TurnSoFar), _row(move), KINDS.index(move.die)
        placed = tuple([replace(p, dice=more(p.dice, kind, -1)) if p.place == row else p for p in turn.placed])
        state = game.with_piece(state, replace(turn, placed=placed))
        return replace(state, agenda=(*state.agenda, TakeJustPlaced(self.kickers, 1)))


class TakeFromCasino(Decision, frozen=True):
    """Any of your own dice from one casino, one by one (C4)."""

    name: ClassVar[str] = "take_from_casino"
    rule: ClassVar[str] = "C4"
    place: int
    """The casino chosen with the first die; 0 before."""

    def moves(self, game: Vegas, state: VegasState) -> tuple[Move, ...]:
        if not self.place:
            return own_dice(state)
        return (DONE, *[move for move in own_dice(state) if move.place == self.place])

    def play(self, game: Vegas, state: VegasState, move: Move, events: list[Event]) -> VegasState:
        below = state.agenda[:-1]
        if isinstance(move, Done):
            return replace(state, agenda=below)
        assert isinstance(move, Back)
        return take(game, replace(state, agenda=(*below, TakeFromCasino(move.place))), move, events)


class TakeOne(Decision, frozen=True):
    """One of your own dice from a casino, if you like (A9, C3)."""

    name: ClassVar[str] = "take_one"
    rule: ClassVar[str] = "A9"

    def moves(self, game: Vegas, state: VegasState) -> tuple[Move, ...]:
        return (DONE, *own_dice(state))

    def play(self, game: Vegas, state: VegasState, move: Move, events: list[Event]) -> VegasState:
        state = replace(state, agenda=state.agenda[:-1])
        return take(game, state, move, events) if isinstance(move, Back) else state


def own_dice(state: VegasState) -> tuple[Back, ...]:
    """One of each kind of die of the active seat's own colour, wherever it lies (A11)."""
    seat, found = state.turn, []
    for row, counts in enumerate(state.dice):
        face = row % CASINOS + 1
        if counts[seat]:
            found.append(Back(PLACE_NUMBERS[row], face, KINDS[OWN]))
        if state.big[row] >> seat & 1:
            found.append(Back(PLACE_NUMBERS[row], face, KINDS[BIG]))
    return tuple(found)


def just_placed(game: Vegas, state: VegasState, kickers: int) -> tuple[Back, ...]:
    """One of each kind of die that was placed in this turn and still lies there, or on the display."""
    found = []
    for placement in game.piece(state, TurnSoFar).placed:
        row, seat = placement.place, state.turn
        lying = (
            state.dice[row][seat],
            state.dice[row][-1],
            state.big[row] >> seat & 1,
            placement.dice[KICKER] * kickers,
        )
        for kind, die in enumerate(KINDS):
            if placement.dice[kind] and lying[kind]:
                found.append(Back(PLACE_NUMBERS[row], placement.face, die))
    return tuple(found)


def _row(move: Back) -> int:
    return move.place - 1 if move.place <= CASINOS else SLOT + move.face - 1


def take(game: Vegas, state: VegasState, move: Back, events: list[Event]) -> VegasState:
    """One die goes back to the hand of the active seat; a kicker comes from the display (B9)."""
    seat, kind = state.turn, KINDS.index(move.die)
    events.append(TakenBack(seat, move.place, move.face, move.die))
    if kind == KICKER:
        display = game.piece(state, Display)
        kickers = list(display.kickers)
        kickers[seat] -= 1
        state = game.with_piece(state, replace(display, kickers=tuple(kickers)))
    else:
        state = lifted(state, _row(move), game.players if kind == NEUTRAL else seat, kind)
    return to_hand(state, seat, kind)


class TakeBack(ActionCard, frozen=True):
    """Boulevard: after placing; a used kicker stays where it is (B9)."""

    name: ClassVar[str] = "back"
    rule: ClassVar[str] = "A4"
    when: ClassVar[Words] = (PLACED,)

    def plug(self, moments: Moments) -> None:
        moments.moves += [DONE, *BACKS]
        moments.step_types.append(TakeJustPlaced)

    def can(self, game: Vegas, state: VegasState) -> bool:
        return bool(just_placed(game, state, 0))

    def play(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        return replace(state, agenda=(*state.agenda, TakeJustPlaced(0)))


class TakeBack2019(ActionCard, frozen=True):
    """2019: before the roll from one casino, or after placing, kickers included."""

    name: ClassVar[str] = "back"
    rule: ClassVar[str] = "C4"
    when: ClassVar[Words] = (BEFORE, PLACED)

    def plug(self, moments: Moments) -> None:
        moments.moves += [DONE, *BACKS]
        moments.step_types += [TakeJustPlaced, TakeFromCasino]
        moments.rules[TakeJustPlaced.name] = self.rule

    def can(self, game: Vegas, state: VegasState) -> bool:
        if game.piece(state, TurnSoFar).placed:
            return bool(just_placed(game, state, 1))
        return bool(own_dice(state))

    def play(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        placed = game.piece(state, TurnSoFar).placed
        return replace(state, agenda=(*state.agenda, TakeJustPlaced(1) if placed else TakeFromCasino(0)))


class Pass(ActionCard, frozen=True):
    """Skip the turn before the roll; Two Casinos does not bind it (A3)."""

    name: ClassVar[str] = "pass"
    rule: ClassVar[str] = "A9"
    when: ClassVar[Words] = (BEFORE,)

    def plug(self, moments: Moments) -> None:
        moments.moves += [DONE, *BACKS]
        moments.step_types.append(TakeOne)
        moments.rules[TakeOne.name] = self.rule

    def play(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        events.append(TurnPassed(state.turn))
        agenda = state.agenda[: state.agenda.index(ROLL)]
        return replace(state, agenda=(*agenda, TakeOne()) if own_dice(state) else agenda)


class NextPlease(Pass, frozen=True):
    """2019's name for it."""

    name: ClassVar[str] = "next"
    rule: ClassVar[str] = "C3"
