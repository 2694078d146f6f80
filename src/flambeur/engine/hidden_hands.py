"""Cards in hands that cannot be looked into: how they are hidden from a seat, and how a seat can imagine them.

A hidden card is a blank in its hand and counts among all that have not been seen; dealing fills the blanks again, so
that every possible deal is equally likely.
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
    """What a seat has not seen, sorted, and the hands as it sees them: those of all others are so many blanks."""
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
    """The hands as they may be, with unseen cards for the blanks in the order of dealing, and what is left, sorted.

    `barred` names for each hand the cards of which it is known that they are not in it. Cards count one by one, equal
    ones too: every deal that gives no hand a barred card is as likely as any other. There must be one.
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
    """How many cards of each kind are left when one has been taken; a kind is known by the hands it is not in."""
    counts = dict.fromkeys(sorted(set(kinds.values())), 0)
    for card, count in left.items():
        counts[kinds[card]] += count - (card == taken)
    return tuple(counts.values())


def _ways(kinds: tuple[tuple[int, ...], ...], hands: set[int]) -> Ways | None:
    """Counts the ways to deal on, by cards left of each kind and hands to be dealt one card each.

    None where a card that any hand may hold may be held by all: then nothing dealt makes the rest more likely or less.
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
