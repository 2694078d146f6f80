"""What others hold cannot be told: positions that differ only in it look the same to a seat, to the byte.

Action cards, bonus cards and swapped notes (A8, B16, B17). Every state of some random games is looked at.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec
import pytest
from msgspec.structs import replace

from flambeur.engine import Seeded
from flambeur.games.vegas.bonus import BonusCards
from flambeur.games.vegas.cards.deck import CardsHeld
from flambeur.games.vegas.cards.swap import SecretNotes
from flambeur.games.vegas.state import RAINBOW, VegasState
from flambeur.games.vegas.table import Vegas
from tests.rules.vegas_lab import table

TABLES = [
    (2, "boulevard", ("action", "bonus", "kickers", "neutral")),
    (5, "boulevard", ("action", "bonus", "rainbow", "slot", "big")),
    (8, "boulevard", ("action", "rainbow", "notes", "slot")),
    (4, "morecash", ("action", "bonus", "teams", "kickers")),
    (6, "morecash", ("action", "slot", "teams")),
]


def dealt_anew(
    held: Sequence[tuple[object, ...]], hidden: list[object], seat: int | None, toss: random.Random
) -> tuple[tuple[tuple[object, ...], ...], list[object]]:
    """Other hands of the same sizes for all but one seat, and what is left."""
    pool = hidden + [card for holder, hand in enumerate(held) if holder != seat for card in hand]
    toss.shuffle(pool)
    hands = []
    for holder, hand in enumerate(held):
        taken = len(hand) if holder != seat else 0
        hands.append(tuple(sorted(pool[:taken], key=str)) if holder != seat else tuple(hand))
        pool = pool[taken:]
    return tuple(hands), pool


def imagined(game: Vegas, state: VegasState, seat: int | None, toss: random.Random) -> VegasState:
    """A position that the seat cannot tell from this one: what it has not seen lies elsewhere."""
    for piece in state.pieces:
        if isinstance(piece, CardsHeld | BonusCards):
            hands, left = dealt_anew(piece.held, list(piece.deck), seat, toss)
            state = game.with_piece(state, replace(piece, deck=tuple(sorted(left, key=str)), held=hands))
        elif isinstance(piece, SecretNotes):
            counts = dict(zip(game.denominations, state.pile, strict=True))
            unseen: list[object] = [note for note, count in counts.items() if note for _ in range(count)]
            notes, left = dealt_anew(piece.notes, unseen, seat, toss)
            pile = tuple(counts[note] if note == RAINBOW else left.count(note) for note in game.denominations)
            state = replace(game.with_piece(state, replace(piece, notes=notes)), pile=pile)
    game.check(state)
    return state


def seen(game: Vegas, state: VegasState, seat: int | None) -> bytes:
    """All that a seat is told in a position."""
    moves = [] if seat is None else [str(move) for move in game.legal_moves(state, seat)]
    return msgspec.json.encode((game.view(state, seat), moves, game.waiting(state), game.rule(state)))


@pytest.mark.parametrize(("players", "box", "modules"), TABLES, ids=str)
def test_A8_B16_B17_no_seat_can_tell_what_others_hold(players: int, box: str, modules: tuple[str, ...]) -> None:
    game = table(players, box, *modules)
    toss, source = random.Random(7), Seeded(7)
    state, _ = game.start()
    different = 0
    while game.outcome(state) is None:
        for seat in (None, *range(players)):
            other = imagined(game, state, seat, toss)
            different += other != state
            assert seen(game, state, seat) == seen(game, other, seat)
        if factors := game.chance(state):
            state, _ = game.resolve(state, source.draw(factors))
            continue
        chosen = {seat: toss.choice(game.legal_moves(state, seat)) for seat in game.waiting(state)}
        state, _ = game.apply(state, game.together(state, chosen))
    assert different > 100, "the positions compared were not the same ones"
