"""Kickers: dice that send another die back to its owner and never stay (B5–B9, M5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from flambeur.engine import Automatic, Decision, Event, Move
from flambeur.games.vegas.choice import Choice
from flambeur.games.vegas.dice import BIG, KICKER, NEUTRAL, OWN, Hand
from flambeur.games.vegas.dice_pickup import lifted, to_hand
from flambeur.games.vegas.events import NEUTRAL_OWNER
from flambeur.games.vegas.moments import Moments, Placement
from flambeur.games.vegas.state import CASINOS, PLACE_NUMBERS, SLOT, Piece, Row, VegasState, rows_of

if TYPE_CHECKING:
    from flambeur.games.vegas.table import Vegas

NORMAL, LARGE = "normal", "big"


class Kick(Move, frozen=True):
    """Send a die of an owner (-1: the neutral colour), normal or big, back; `face` is what it shows (B6)."""

    verb: ClassVar[str] = "kick"
    owner: int
    die: str
    face: int


class Kicked(Event, frozen=True):
    """A die was sent back to its owner's hand; a neutral one leaves the round (B6, B9)."""

    name: ClassVar[str] = "kicked"
    seat: int
    place: int
    owner: int
    die: str
    face: int


class KickerIdle(Event, frozen=True):
    """A kicker found nothing to kick (B8)."""

    name: ClassVar[str] = "kicker-idle"
    seat: int
    place: int


class Display(Piece, frozen=True):
    """Used kickers by seat, and neutral dice kicked out of the round, until the end of it (B6, B9)."""

    kickers: Row
    neutral: int = 0

    def next_round(self) -> Display:
        return Display((0,) * len(self.kickers))


class KickersView(Struct, frozen=True):
    """The display as everybody sees it."""

    used: Row
    """Used kickers by seat."""


class UseKicker(Automatic, frozen=True):
    """One kicker acts at the row where it lies; `dice` came with it and cannot be kicked (B9)."""

    name: ClassVar[str] = "use_kicker"
    row: int
    dice: Hand

    def run(self, game: Vegas, state: VegasState, events: list[Event]) -> VegasState:
        state = replace(state, agenda=state.agenda[:-1])
        if not targets(game, state, self.row, self.dice):
            events.append(KickerIdle(state.turn, PLACE_NUMBERS[self.row]))
            return state
        return replace(state, agenda=(*state.agenda, ChooseKick(self.row, self.dice)))


class ChooseKick(Decision, frozen=True):
    """Which die is sent back: any size, any owner, but one of them it must be (B6)."""

    name: ClassVar[str] = "kick"
    rule: ClassVar[str] = "B6"
    row: int
    dice: Hand

    def about(self, game: Vegas, state: VegasState) -> Choice:
        return Choice(at=PLACE_NUMBERS[self.row])

    def moves(self, game: Vegas, state: VegasState) -> tuple[Move, ...]:
        return targets(game, state, self.row, self.dice)

    def play(self, game: Vegas, state: VegasState, move: Kick, events: list[Event]) -> VegasState:
        place = PLACE_NUMBERS[self.row]
        events.append(Kicked(state.turn, place, move.owner, move.die, move.face))
        row = self.row if self.row < SLOT else SLOT + move.face - 1
        state = replace(state, agenda=state.agenda[:-1])
        if move.owner == NEUTRAL_OWNER:
            display = game.piece(state, Display)
            state = game.with_piece(state, replace(display, neutral=display.neutral + 1))
            return lifted(state, row, game.players, OWN)
        return to_hand(lifted(state, row, move.owner, _KIND[move.die]), move.owner, _KIND[move.die])


_KIND = {NORMAL: OWN, LARGE: BIG}


def targets(game: Vegas, state: VegasState, row: int, dice: Hand) -> tuple[Kick, ...]:
    """Every die at the place of a row but those that have come with the kicker."""
    found: list[Kick] = []
    for at in rows_of(min(row, SLOT), state.dice):
        lying = list(state.dice[at])
        big = state.big[at]
        if at == row:
            lying[state.turn] -= dice[OWN]
            lying[-1] -= dice[NEUTRAL]
            big &= ~(dice[BIG] << state.turn)
        for owner, count in enumerate(lying):
            if count > 0:
                found.append(Kick(game.named[owner], NORMAL, at % CASINOS + 1))
            if big >> owner & 1:
                found.append(Kick(owner, LARGE, at % CASINOS + 1))
    return tuple(found)


class Kickers(Struct, frozen=True):
    """The module: kickers in hand by number of players; whether they replace dice; whether the slot is safe."""

    in_hand: tuple[tuple[int, int], ...]
    replaces: bool
    kicks_slot: bool

    def plug(self, moments: Moments) -> None:
        count = dict(self.in_hand)[moments.players]
        moments.hand[KICKER] += count
        moments.hand[OWN] -= count * self.replaces
        moments.remember(Display((0,) * moments.players))
        moments.after_placing.append(self.act)
        moments.dice_away.append(_away)
        moments.looks["kickers"] = _look
        moments.step_types += [UseKicker, ChooseKick]
        owners = (*range(moments.players), NEUTRAL_OWNER)
        moments.moves += [
            Kick(owner, die, face)
            for owner in owners
            for die in ((NORMAL, LARGE) if owner >= 0 else (NORMAL,))
            for face in range(1, CASINOS + 1)
        ]

    def act(self, game: Vegas, state: VegasState, placement: Placement, events: list[Event]) -> VegasState:
        """Kickers go to the display at once and kick when all dice are down (B6)."""
        count = placement.dice[KICKER]
        if not count:
            return state
        display = game.piece(state, Display)
        kickers = list(display.kickers)
        kickers[state.turn] += count
        state = game.with_piece(state, replace(display, kickers=tuple(kickers)))
        if placement.place >= SLOT and not self.kicks_slot:  # B8
            events.append(KickerIdle(state.turn, SLOT + 1))
            return state
        return replace(state, agenda=state.agenda + (UseKicker(placement.place, placement.dice),) * count)


def _away(game: Vegas, state: VegasState, owner: int, kind: int) -> int:
    display = game.piece(state, Display)
    if kind == KICKER:
        return display.kickers[owner]
    return display.neutral if kind == NEUTRAL else 0


def _look(game: Vegas, state: VegasState, seat: int | None) -> KickersView:
    return KickersView(game.piece(state, Display).kickers)
