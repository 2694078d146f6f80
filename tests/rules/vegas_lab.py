"""Tables and positions of Las Vegas for the tests of its rules.

Play is written as in records: `0 place 3` is seat 0's move, `* own:1133` a roll, `+ 0:done 1:play_swap` answers
given together. Places are numbered 1–6, and 7 for the slot machine; `N` owns the neutral dice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from flambeur.engine import Event, Step, new_game
from flambeur.engine.record import play_entry, read_entry
from flambeur.games.vegas.bonus import BonusCards, BonusView
from flambeur.games.vegas.cards.deck import CardsHeld, CardsView
from flambeur.games.vegas.dice import BIG, KICKER, NEUTRAL, OWN
from flambeur.games.vegas.kickers import Display
from flambeur.games.vegas.rounds import Rounds
from flambeur.games.vegas.slot import Barred
from flambeur.games.vegas.state import SLOT, VegasState
from flambeur.games.vegas.table import Vegas
from flambeur.games.vegas.turn import TURNS

N = -1
"""The neutral colour."""
E = TypeVar("E", bound=Event)
Dice = Mapping[int, Mapping[int, int]]


def table(players: int = 3, box: str = "classic", *modules: str, **options: Any) -> Vegas:
    """A table at which seat 0 begins."""
    game = new_game("vegas", players, **{"box": box, "with": modules, "starter": "0", **options})
    assert isinstance(game, Vegas)
    return game


def cards_seen(game: Vegas, state: VegasState, seat: int | None) -> CardsView:
    """The action cards as a seat sees them."""
    cards = game.view(state, seat).cards
    assert cards is not None
    return cards


def bonus_seen(game: Vegas, state: VegasState, seat: int | None) -> BonusView:
    """The bonus cards as a seat sees them."""
    bonus = game.view(state, seat).bonus
    assert bonus is not None
    return bonus


def position(
    game: Vegas,
    *,
    turn: int = 0,
    lying: Dice | None = None,
    slot: Dice | None = None,
    big: Mapping[int, tuple[int, int]] | None = None,
    notes: Mapping[int, tuple[int, ...]] | None = None,
    pile: Sequence[int] | None = None,
    under: tuple[int, ...] = (),
    won: Mapping[int, tuple[int, ...]] | None = None,
    display: Mapping[int, int] | None = None,
    cards: Mapping[int, tuple[str, ...]] | None = None,
    bonus: Mapping[int, tuple[int, ...]] | None = None,
    payout: bool = False,
) -> VegasState:
    """A position in the first round, just before a seat's turn or before the payout.

    `lying` has normal dice by casino and owner, `slot` by face and owner, `big` the place and face of a seat's
    big die, `display` used kickers; all other dice are in hand.
    With a `pile` all notes named nowhere belong to the last seat.
    """
    players, state = game.players, game.opening()
    dice, large = [list(row) for row in game.no_dice], list(game.no_big)
    hands = [list(game.hand) for _ in range(players)]
    for row, owners in _rows(lying or {}, slot or {}).items():
        for owner, count in owners.items():
            dice[row][owner] = count
            _take(hands, owner, count)
    for seat, (place, face) in (big or {}).items():
        large[place - 1 if place <= SLOT else SLOT + face - 1] |= 1 << seat
        hands[seat][BIG] -= 1
    for seat, count in (display or {}).items():
        hands[seat][KICKER] -= count
    laid = [tuple(sorted((notes or {}).get(place + 1, ()), reverse=True)) for place in range(game.places)]
    purses = [tuple((won or {}).get(seat, ())) for seat in range(players)]
    left = Counter(dict(zip(game.denominations, game.full_pile, strict=True)))
    left.subtract([note for group in (*laid, *purses, under) for note in group])
    if pile is not None:
        unseen = Counter(pile)
        rest = left - unseen
        rainbows = rest.pop(0, 0)
        assert not rainbows, "name all rainbow cards: on the table or in the pile"
        purses[-1] += tuple(rest.elements())
        left = unseen
    state = replace(
        state,
        agenda=(Rounds(), *game.payout_agenda) if payout else (Rounds(), TURNS),
        round=1,
        turn=(turn - 1) % players,
        hands=tuple(tuple(hand) for hand in hands),
        dice=tuple(tuple(row) for row in dice),
        big=tuple(large),
        notes=tuple(laid),
        pile=tuple(left[note] for note in game.denominations),
        under=under,
        won=tuple(purses),
    )
    if display:
        state = game.with_piece(state, Display(tuple(display.get(seat, 0) for seat in range(players))))
    if slot:
        state = game.with_piece(state, Barred(sum(1 << face - 1 for face in slot)))
    if cards is not None:
        state = game.with_piece(state, _dealt(game, cards))
    if bonus is not None:
        state = game.with_piece(state, _bonus(game, bonus))
    state, _ = game.run(state)
    game.check(state)
    return state


def _rows(lying: Dice, slot: Dice) -> dict[int, Mapping[int, int]]:
    rows = {place - 1: owners for place, owners in lying.items()}
    return rows | {SLOT + face - 1: owners for face, owners in slot.items()}


def _take(hands: list[list[int]], owner: int, count: int) -> None:
    """Out of the hand of its owner; neutral dice out of any."""
    if owner != N:
        hands[owner][OWN] -= count
        return
    for hand in hands:
        taken = min(count, hand[NEUTRAL])
        hand[NEUTRAL] -= taken
        count -= taken


def _dealt(game: Vegas, cards: Mapping[int, tuple[str, ...]]) -> CardsHeld:
    held = tuple(tuple(sorted(cards.get(seat, ()))) for seat in range(game.players))
    dealt = {card for hand in held for card in hand}
    assert dealt <= set(game.cards), dealt
    deck = tuple(sorted(set(game.cards) - dealt))
    return CardsHeld(deck, held, ((),) * game.players)


def _bonus(game: Vegas, bonus: Mapping[int, tuple[int, ...]]) -> BonusCards:
    fresh = next(piece for piece in game.no_pieces if isinstance(piece, BonusCards))
    held = tuple(tuple(bonus.get(seat, ())) for seat in range(game.players))
    deck = Counter(fresh.deck)
    deck.subtract([note for hand in held for note in hand])
    return replace(fresh, deck=tuple(sorted(deck.elements())), held=held)


def with_steps(game: Vegas, state: VegasState, *steps: Step) -> VegasState:
    """The same position with other steps before the next turn, the first of them first."""
    after, _ = game.run(replace(state, agenda=(Rounds(), TURNS, *reversed(steps))))
    return after


def go(game: Vegas, state: VegasState, *lines: str) -> tuple[VegasState, list[Event]]:
    """Follow lines of a record; dice and notes must add up all the way."""
    told: list[Event] = []
    for line in lines:
        after, events = play_entry(game, state, read_entry(line))
        assert isinstance(after, VegasState)
        state = after
        game.check(state)
        told += events
    return state, told


def moves(game: Vegas, state: VegasState, seat: int | None = None) -> list[str]:
    """What can be played, as text."""
    return [str(move) for move in game.legal_moves(state, seat)]


def all_of(events: Sequence[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
