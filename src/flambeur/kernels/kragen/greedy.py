"""What the greedy player does in Um Kopf und Kragen. Beside: `analysis/greedy/kragen.py`.

Sums and products of fractions are in the same order as there. `odds` has first the chances that a result stands, then
those of the results of a roll.
"""

from __future__ import annotations

from flambeur.kernels.compiler import Floats, Ints, Words, compiled
from flambeur.kernels.kragen.auction import offers
from flambeur.kernels.kragen.judgement import BUYING, LATER_STAKE, SELLING
from flambeur.kernels.kragen.layout import (
    ATTEMPTS,
    BAG,
    BIDDERS,
    DICE,
    GOAL,
    IN_HAND,
    MOST_ATTEMPTS,
    PLAYED,
    PLAYERS,
    POT,
    SETS,
    TOKENS,
    TOKENS_EACH,
    TURN,
    WEIGHT,
)
from flambeur.kernels.kragen.turn import gold, to_reach, total
from flambeur.kernels.random_rolls import TOSS, below

RESULTS = 19
LATERS = 7
STANDS = 0
"""In `odds`: by result · 7 + later players."""
SUMS = RESULTS * LATERS
"""By dice · 19 + what they show together; a single die by (2 + what it showed before)."""


@compiled
def nth_reroll(pos: Ints, number: int) -> int:
    """The `number`-th different choice of dice in hand to roll again, as digits; -1 - count when there are not so many.

    `moves.rerolls`: one die, then two, then all three, each choice once.
    """
    at = SETS + pos[IN_HAND] * DICE
    first, second, third = pos[at], pos[at + 1], pos[at + 2]
    found = 0
    for choice in range(7):
        again = first if choice == 0 else second if choice == 1 else third
        repeated = (choice == 1 and second == first) or (choice == 2 and third == second)
        if choice == 3:
            again = first * 10 + second
        elif choice == 4:
            again = first * 10 + third
            repeated = third == second
        elif choice == 5:
            again = second * 10 + third
            repeated = second == first
        elif choice == 6:
            again = (first * 10 + second) * 10 + third
        if repeated:
            continue
        if found == number:
            return again
        found += 1
    return -1 - found


@compiled
def can_reroll(pos: Ints, table: Ints) -> bool:
    """Whether there is an attempt left and the tokens for it (K6)."""
    return pos[ATTEMPTS] < table[MOST_ATTEMPTS] and pos[TOKENS + pos[TURN]] > pos[ATTEMPTS]


@compiled
def holds(odds: Floats, result: int, best: int, later: int) -> float:
    """`_holds`: the chance that a result takes the pot."""
    return odds[STANDS + result * LATERS + later] if result >= best else 0.0


@compiled
def best_attempt(pos: Ints, table: Ints, odds: Floats) -> int:
    """`_attempt`: the dice whose rolling wins most tokens, if any wins more than it costs; 0 for none."""
    if not can_reroll(pos, table):
        return 0
    shown, cost = total(pos, pos[IN_HAND]), pos[ATTEMPTS] + 1
    later = table[PLAYERS] - pos[PLAYED] - 1
    stake = pos[POT] + cost + LATER_STAKE * later
    best = to_reach(pos)
    now = holds(odds, shown, best, later)
    chosen, gain = 0, 0.0
    number = 0
    again = nth_reroll(pos, 0)
    while again > 0:
        if again < 10:
            row, kept, low, high = 2 + again, shown - again, again, 6
        elif again < 100:
            row, kept, low, high = 1, shown - again // 10 - again % 10, 2, 12
        else:
            row, kept, low, high = 2, 0, 3, 18
        chance = 0.0
        for rolled in range(low, high + 1):
            chance += odds[SUMS + row * RESULTS + rolled] * holds(odds, kept + rolled, best, later)
        won = stake * (chance - now) - cost
        if won > gain:
            chosen, gain = again, won
        number += 1
        again = nth_reroll(pos, number)
    return chosen


@compiled
def best_sale(pos: Ints, table: Ints, must: bool) -> int:
    """`_sale`: the kind of the lightest bag, when it must be or when the others will pay dearly; -1 for none."""
    open_ = offers(pos, table)
    if not open_:
        return -1
    lightest = 0
    while not open_ >> lightest & 1:
        lightest += 1
    if must:  # K10
        return lightest
    seat, rivals = pos[TURN], table[PLAYERS] - 1
    held, weight, bag = pos[TOKENS + seat], gold(pos, table, seat), table[WEIGHT + lightest]
    if weight >= table[GOAL] and table[GOAL] > weight - bag:
        return -1
    elsewhere = table[TOKENS_EACH] * (rivals + 1) - pos[POT] - held
    income = min(rivals, elsewhere) - 1 + min(elsewhere / rivals, float(bag))
    return lightest if income > SELLING * bag else -1


@compiled
def best_bid(pos: Ints, table: Ints, seat: int, streams: Words) -> int:
    """`_bid`: by the worth of the bag."""
    bidders, bag, goal = pos[BIDDERS], pos[BAG], table[GOAL]
    if bidders & bidders - 1 == 0:  # K14
        return 1
    after = bag + gold(pos, table, seat)
    most, other_wins = 0, False
    for owner in range(table[PLAYERS]):
        weight = gold(pos, table, owner) - (bag if owner == pos[TURN] else 0)
        if owner != seat:
            most = max(most, weight)
            if bidders >> owner & 1 and weight + bag >= goal:
                other_wins = True
    tokens = pos[TOKENS + seat]
    if after >= goal and after > most:
        return tokens
    worth = bag * BUYING
    if other_wins:
        worth *= 2
    return max(1, min(tokens - 1, 1 + int(worth) + below(streams, TOSS, 2)))
