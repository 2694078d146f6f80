"""Hidden cards in hands: hide them from a seat, and let a seat imagine them.

A hidden card is a blank in its hand and counts among the unseen cards; dealing fills the blanks again, so that every
possible deal is equally likely.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from functools import cache
from typing import TypeVar, cast

from flambeur.engine.chance import Pick
from flambeur.engine.event import Seat
from flambeur.engine.randomness import Source

Card = TypeVar("Card", int, str)
Hand = tuple[Card, ...]
Hands = tuple[Hand[Card], ...]
Ways = Callable[[tuple[int, ...], tuple[int, ...]], int]


def hide(
    unseen: Sequence[Card], hands: Sequence[Hand[Card]], seat: Seat | None, blank: Card
) -> tuple[Hand[Card], Hands[Card]]:
    """Return the cards unseen by a seat, sorted, and the hands as it sees them: blanks in all others."""
    cards = list(unseen)
    for holder, hand in enumerate(hands):
        if holder != seat:
            cards += [card for card in hand if card != blank]
    veiled = [hand if holder == seat else (blank,) * len(hand) for holder, hand in enumerate(hands)]
    return tuple(sorted(cards)), tuple(veiled)


def deal(
    unseen: Sequence[Card],
    hands: Sequence[Hand[Card]],
    blank: Card,
    source: Source,
    barred: Sequence[Collection[Card]] = (),
) -> tuple[Hands[Card], Hand[Card]]:
    """Return possible hands, with unseen cards for the blanks in the order of dealing, and the rest, sorted.

    `barred` lists for each hand the cards known not to be in it. Cards count one by one, equal ones too: every deal
    that gives no hand a barred card is as likely as any other. There must be one.
    """
    left = Counter(sorted(unseen))
    slots = tuple([holder for holder, hand in enumerate(hands) for card in hand if card == blank])
    kinds = {card: tuple([holder for holder in set(slots) if barred and card in barred[holder]]) for card in left}
    ways = _ways(tuple(sorted(set(kinds.values()))), set(slots))
    dealt = [[card for card in hand if card != blank] for hand in hands]
    for index, holder in enumerate(slots):
        weights: dict[Card, int] = {}
        for card, count in left.items():
            if count and holder not in kinds[card]:
                after = ways(_by_kind(left, kinds, card), slots[index + 1 :]) if ways else 1
                if after:
                    weights[card] = count * after
        card = _drawn(weights, source)
        left[card] -= 1
        dealt[holder].append(card)
    return tuple([tuple(hand) for hand in dealt]), tuple(left.elements())


def _drawn(weights: dict[Card, int], source: Source) -> Card:
    if len(weights) == 1:
        return next(iter(weights))
    factor = Pick("unseen", tuple(weights), tuple(weights.values()))
    return cast(Card, source.draw((factor,))[0])


def _by_kind(left: Counter[Card], kinds: dict[Card, tuple[int, ...]], taken: Card) -> tuple[int, ...]:
    """Return the number of cards left of each kind after one is taken; a kind is defined by the hands it is not in."""
    counts = dict.fromkeys(sorted(set(kinds.values())), 0)
    for card, count in left.items():
        counts[kinds[card]] += count - (card == taken)
    return tuple(counts.values())


def _ways(kinds: tuple[tuple[int, ...], ...], hands: set[int]) -> Ways | None:
    """Return a function that counts the ways to continue a deal, by cards left of each kind and cards due to hands.

    None if a card that any hand may hold may be held by all: then no dealt card makes the rest more or less likely.
    """
    if all(not barred or set(barred) == hands for barred in kinds):
        return None

    @cache
    def ways(counts: tuple[int, ...], slots: tuple[int, ...]) -> int:
        if not slots:
            return 1
        total = 0
        for index, barred in enumerate(kinds):
            if counts[index] and slots[0] not in barred:
                less = (*counts[:index], counts[index] - 1, *counts[index + 1 :])
                total += counts[index] * ways(less, slots[1:])
        return total

    return ways
