"""Greedy Las Vegas: the placement that earns most as things lie, and cards where they plainly help.

The worth of a placement is what it would change if the round ended now: what the seat gains and what its
opponents gain or lose, minus a little for every die spent, because dice in hand are worth something.
"""

from __future__ import annotations

from collections.abc import Callable

from flambeur.analysis.play_style import EVEN, PlayStyle
from flambeur.engine import Budget, Chooser, Knowledge, Move
from flambeur.games.vegas.cards.deck import Play
from flambeur.games.vegas.cards.double import Onto, Pair
from flambeur.games.vegas.cards.early import PayNow
from flambeur.games.vegas.cards.joker import Turn
from flambeur.games.vegas.cards.three_notes import Lay
from flambeur.games.vegas.cards.tie_breaker import WinTie
from flambeur.games.vegas.dice import BIG, EMPTY, KICKER, KINDS, NEUTRAL, OWN, Hand, showing
from flambeur.games.vegas.kickers import LARGE, Kick
from flambeur.games.vegas.moves import DONE, Back, Pick, Place
from flambeur.games.vegas.payout_preview import (
    counted,
    expected_note,
    favoured,
    lying_at,
    notes_at,
    order_of,
    paid_order,
)
from flambeur.games.vegas.ranking import note_for
from flambeur.games.vegas.slot import PlaceOnSlot
from flambeur.games.vegas.slot_payout import TakeNote
from flambeur.games.vegas.state import CASINOS, SLOT, Notes, Row
from flambeur.games.vegas.table import Vegas
from flambeur.games.vegas.view import VegasView
from flambeur.kernels.vegas.judgement import BONUS, DIE, GOOD_NOTE, KICKING, LATE_PLACE, OPPONENTS, SPOIL

POOR = 6.0
"""A roll whose best placement is worth less is rolled again."""
PATIENT = 2
"""With this many dice left or fewer, sitting a turn out is better than placing first."""

Choice = Callable[[Vegas, VegasView, tuple[Move, ...]], Move]


def choose(
    knowledge: Knowledge, moves: tuple[Move, ...], budget: Budget, source: Chooser, style: PlayStyle = EVEN
) -> Move:
    """The best of the moves for the seat; the first of equals. PlayStyle shows where dice are placed."""
    game, view = knowledge.game, knowledge.view
    assert isinstance(game, Vegas)
    assert isinstance(view, VegasView)
    if style is not EVEN and view.asked in ("place", "place_again"):
        return _place(game, view, moves, style)
    return _CHOICES.get(view.asked, _first)(game, view, moves)


def worth(game: Vegas, view: VegasView, place: int, face: int, dice: Hand, style: PlayStyle = EVEN) -> float:
    """What putting dice at a place is worth to the seat of this view."""
    seat = view.seat
    assert seat is not None
    notes, row = notes_at(view, place), counted(view, place)
    hands = [hand[OWN] + 2 * hand[BIG] for hand in view.hands] + [sum(hand[NEUTRAL] for hand in view.hands)]
    mine = dice[OWN] + 2 * dice[BIG]
    others = [(row[owner], hands[owner]) for owner in range(len(row)) if owner != seat and (row[owner] or hands[owner])]
    hope = expected_note(row[seat] + mine, tuple(sorted(others)), notes, game.places)
    hope -= expected_note(row[seat], tuple(sorted(others)), notes, game.places)
    after = paid_order(game, view, place, face, dice, seat)
    spoiled = _gain(game, notes, paid_order(game, view, place), after, seat)
    spoiled *= style.spite
    return hope + SPOIL * spoiled - style.thrift * DIE * (dice[OWN] + 2 * dice[BIG]) + KICKING * dice[KICKER] * any(row)


def _gain(game: Vegas, notes: Notes, before: Row, after: Row, seat: int) -> float:
    """What a change in the order of payment is worth to a seat and its mates."""
    mine = sum(note_for(after, notes, ally) - note_for(before, notes, ally) for ally in game.allies[seat])
    theirs = sum(
        note_for(after, notes, other) - note_for(before, notes, other)
        for other in range(game.players)
        if other not in game.allies[seat]
    )
    return mine - OPPONENTS * theirs


def _first(game: Vegas, view: VegasView, moves: tuple[Move, ...]) -> Move:
    return moves[0]


def _placements(game: Vegas, view: VegasView, moves: tuple[Move, ...], style: PlayStyle) -> list[tuple[float, Move]]:
    return [
        (worth(game, view, move.place, move.face, showing(view.roll, move.face - 1), style), move)
        for move in moves
        if isinstance(move, Place | PlaceOnSlot)
    ]


def _place(game: Vegas, view: VegasView, moves: tuple[Move, ...], style: PlayStyle = EVEN) -> Move:
    """A card if it plainly helps, otherwise the best placement."""
    value, best = max(_placements(game, view, moves, style), key=lambda found: found[0])
    cards = {move.card: move for move in moves if isinstance(move, Play)}
    if "tie" in cards:
        return cards["tie"]
    if "double" in cards and _best_double(game, view) > value + DIE:
        return cards["double"]
    if value < POOR:
        for card in ("reroll", "joker"):
            if card in cards:
                return cards[card]
    return best


def _best_double(game: Vegas, view: VegasView) -> float:
    """What the best pair would be worth on the best casino."""
    found = [-DIE]
    placed = _placed(view)
    for face in range(CASINOS):
        dice = showing(view.roll, face)
        if sum(dice) == 2:
            found += [worth(game, view, place, place, dice) for place in range(1, SLOT + 1) if place != placed]
    return max(found)


def _cards(game: Vegas, view: VegasView, moves: tuple[Move, ...]) -> Move:
    cards = {move.card: move for move in moves if isinstance(move, Play)}
    for card in ("tie", "casinos", "three"):
        if card in cards:
            return cards[card]
    if _placed(view):
        for card, helps in (("early", _leads), ("flip", _leads), ("more", _leads), ("back", _is_wasted)):
            if card in cards and helps(game, view):
                return cards[card]
        return DONE
    seat = view.seat
    assert seat is not None
    few = sum(view.hands[seat]) <= PATIENT < max(sum(hand) for hand in view.hands)
    waiting = next((cards[card] for card in ("pass", "next") if card in cards), None)
    return waiting if waiting is not None and few else DONE


def _placed(view: VegasView) -> int:
    """Where the seat has placed in this turn; 0 for nowhere yet."""
    return view.cards.placed if view.cards else 0


def _leads(game: Vegas, view: VegasView) -> bool:
    """Whether the seat is first where it placed, for a good note."""
    assert view.seat is not None
    placed = _placed(view)
    order = paid_order(game, view, placed)
    return order[:1] == (view.seat,) and note_for(order, notes_at(view, placed), view.seat) >= 50


def _is_wasted(game: Vegas, view: VegasView) -> bool:
    """Whether the seat gets nothing where it placed."""
    assert view.seat is not None
    placed = _placed(view)
    order = paid_order(game, view, placed)
    return note_for(order, notes_at(view, placed), view.seat) == 0


def _kick(game: Vegas, view: VegasView, moves: tuple[Move, ...]) -> Move:
    """The die whose leaving is worth most."""
    seat, place = view.seat, view.choice.at
    assert seat is not None
    notes, lying, favour = notes_at(view, place), lying_at(view, place), favoured(view)
    before = order_of(game, place, lying, favour)

    def value(move: Move) -> float:
        assert isinstance(move, Kick)
        after = order_of(game, place, lying.less(move.face, move.owner, move.die == LARGE), favour)
        gain = _gain(game, notes, before, after, seat)
        return gain + (DIE if move.owner == seat else -DIE / game.players)

    return max(moves, key=value)


def _take_note(game: Vegas, view: VegasView, moves: tuple[Move, ...]) -> Move:
    """The dearest note, a bonus counted in."""
    wanted = view.bonus.own if view.bonus else ()

    def value(move: Move) -> int:
        assert isinstance(move, TakeNote)
        return move.note + BONUS * (move.note in wanted)

    return max(moves, key=value)


def _reroll(game: Vegas, view: VegasView, moves: tuple[Move, ...]) -> Move:
    """Everything again: what is left of a poor roll is not worth keeping."""
    return next((move for move in moves if isinstance(move, Pick)), DONE)


def _joker(game: Vegas, view: VegasView, moves: tuple[Move, ...]) -> Move:
    """A die of the face that shows least often."""
    return min(moves, key=lambda move: sum(showing(view.roll, move.face - 1)) if isinstance(move, Pick) else 99)


def _turn(game: Vegas, view: VegasView, moves: tuple[Move, ...]) -> Move:
    """The face at which one more die earns most."""

    def value(move: Move) -> float:
        assert isinstance(move, Turn)
        own, neutral, big, kicker = showing(view.roll, move.face - 1)
        return worth(game, view, move.face, move.face, (own + 1, neutral, big, kicker))

    return max(moves, key=value)


def _more(game: Vegas, view: VegasView, moves: tuple[Move, ...]) -> Move:
    """One own die to hold a lead, and no more."""
    if view.choice.dice != EMPTY:
        return DONE
    return max(moves, key=lambda move: isinstance(move, Pick) and move.die == KINDS[OWN])


def _take_back(game: Vegas, view: VegasView, moves: tuple[Move, ...]) -> Move:
    """All that can be had, own dice first."""
    return max(moves, key=lambda move: KINDS[::-1].index(move.die) + 1 if isinstance(move, Back) else 0)


def _take_one(game: Vegas, view: VegasView, moves: tuple[Move, ...]) -> Move:
    """A die from where the seat gets nothing."""
    seat = view.seat
    assert seat is not None
    for move in moves:
        if isinstance(move, Back):
            order = paid_order(game, view, move.place)
            if not note_for(order, notes_at(view, move.place), seat):
                return move
    return DONE


def _pair(game: Vegas, view: VegasView, moves: tuple[Move, ...]) -> Move:
    """The pair with most dice of one's own."""
    return max(moves, key=lambda move: showing(view.roll, move.face - 1)[OWN] if isinstance(move, Pair) else 0)


def _onto(game: Vegas, view: VegasView, moves: tuple[Move, ...]) -> Move:
    return max(
        moves,
        key=lambda move: worth(game, view, move.place, move.face, view.choice.dice) if isinstance(move, Onto) else 0,
    )


def _lay(game: Vegas, view: VegasView, moves: tuple[Move, ...]) -> Move:
    """Where the note helps the seat more than the others."""
    seat, note = view.seat, view.choice.notes[1]
    assert seat is not None

    def value(move: Move) -> float:
        assert isinstance(move, Lay)
        notes, order = notes_at(view, move.place), paid_order(game, view, move.place)
        more = tuple(sorted((*notes, note), reverse=True))
        return sum(
            (note_for(order, more, owner) - note_for(order, notes, owner))
            * (1 if owner in game.allies[seat] else -OPPONENTS)
            for owner in range(game.players)
        )

    return max(moves, key=value)


def _early(game: Vegas, view: VegasView, moves: tuple[Move, ...]) -> Move:
    """Pay out while the seat is ahead."""
    seat = view.seat
    assert seat is not None
    place = view.choice.at
    order = paid_order(game, view, place)
    return PayNow() if note_for(order, notes_at(view, place), seat) else DONE


def _swap(game: Vegas, view: VegasView, moves: tuple[Move, ...]) -> Move:
    """Swap a note that is worth less than an unseen one on average."""
    seat = view.seat
    assert seat is not None
    unseen = [(note, count) for note, count in view.unseen if note]
    total = sum(count for _, count in unseen)
    mean = sum(note * count for note, count in unseen) / total if total else 0
    received = view.won[seat][-1]
    return moves[-1] if received < mean else moves[0]


def _tie(game: Vegas, view: VegasView, moves: tuple[Move, ...]) -> Move:
    """Win a tie for a good note, or any near the end of the payout."""
    seat = view.seat
    assert seat is not None
    notes = notes_at(view, view.choice.at)
    return WinTie() if notes and (notes[0] >= GOOD_NOTE or view.choice.at >= LATE_PLACE) else DONE


_CHOICES: dict[str, Choice] = {
    "place": _place,
    "place_again": _place,
    "cards": _cards,
    "kick": _kick,
    "choose_note": _take_note,
    "pick_reroll": _reroll,
    "pick_joker": _joker,
    "turn_joker": _turn,
    "pick_more": _more,
    "take_just_placed": _take_back,
    "take_from_casino": _take_back,
    "take_one": _take_one,
    "pick_pair": _pair,
    "place_pair": _onto,
    "lay_middle": _lay,
    "ask_early": _early,
    "ask_three": lambda game, view, moves: moves[-1],
    "ask_swap": _swap,
    "ask_tie": _tie,
}
