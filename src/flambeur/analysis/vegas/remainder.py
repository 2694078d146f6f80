"""The rest of a round for any number of players and kinds of dice, by full search, compiled.

Every player plays for their own part of what the end is worth (an equilibrium by backward induction). Of faces that are
worth the same to a player, the player takes the first, and all others expect that. Values of positions are stored by
number (`position_numbers`), and the search stops at a maximum number of positions.
"""

from __future__ import annotations

import numpy as np

from flambeur.analysis.vegas.induction import Floats, Ints
from flambeur.analysis.vegas.position_numbers import LEAD, STANDING, WIN
from flambeur.kernels.compiler import vectorized

SAME = 1e-9
"""Values closer than this are the same."""


@vectorized
def _end(codes: Ints, paid: Floats, before: Floats, goal: int, worth: Floats) -> None:
    """What the casinos as they lie are worth to each player."""
    players = len(worth)
    for player in range(players):
        worth[player] = before[player] if goal >= WIN else 0.0
        for casino in range(len(codes)):
            worth[player] += paid[casino, codes[casino], player]
    if goal < WIN:
        for player in range(players):
            worth[player] = np.floor(worth[player])
        if goal == LEAD:
            worth[0] -= worth[1]
            worth[1] = -worth[0]
        return
    top, winners = worth.max(), 0.0
    if goal == STANDING:
        for player in range(players):
            worth[player] = np.exp(worth[player] - top)
            winners += worth[player]
        for player in range(players):
            worth[player] /= winners
        return
    for player in range(players):
        winners += worth[player] == top
    for player in range(players):
        worth[player] = 1.0 / winners if worth[player] == top else 0.0


@vectorized
def _find(keys: Ints, key: int) -> int:
    """Where a number stands in the table, or the free place where it would."""
    mask = len(keys) - 1
    at = ((key * 0x9E3779B97F4A7C1) ^ (key >> 29)) & mask
    while keys[at] != -1 and keys[at] != key:
        at = (at + 1) & mask
    return at


@vectorized
def worth_before_roll(
    seat: int,
    number: int,
    codes: Ints,
    hands: Ints,
    paid: Floats,
    before: Floats,
    goal: int,
    units: Ints,
    by_casino: Ints,
    by_hand: Ints,
    by_turn: int,
    counts: Ints,
    chances: Floats,
    start: Ints,
    keys: Ints,
    values: Floats,
    used: Ints,
    worth: Floats,
) -> bool:
    """`worth` by player of a position in which play comes to `seat`; False when the table is full.

    `codes` and `hands` are changed on the way and are as before at the end.
    """
    players = len(hands)
    player = -1
    for step in range(players):  # V7
        who = (seat + step) % players
        if hands[who, 0] + hands[who, 1] + hands[who, 2] > 0:
            player = who
            break
    if player < 0:
        _end(codes, paid, before, goal, worth)
        return True
    key = number + by_turn * player
    at = _find(keys, key)
    if keys[at] == key:
        for p in range(players):
            worth[p] = values[at, p]
        return True
    if used[0] >= used[1]:
        return False
    own, neutral, big = hands[player, 0], hands[player, 1], hands[player, 2]
    after = np.empty((6, own + 1, neutral + 1, big + 1, players))
    for casino in range(6):
        for x in range(own + 1):
            for y in range(neutral + 1):
                for z in range(big + 1):
                    if x + y + z == 0:
                        continue
                    more = units[player] * (x + 2 * z) + units[players] * y
                    then = number + by_casino[casino] * more
                    then -= by_hand[player, 0] * x + by_hand[player, 1] * y + by_hand[player, 2] * z
                    codes[casino] += more
                    hands[player, 0], hands[player, 1], hands[player, 2] = own - x, neutral - y, big - z
                    went = worth_before_roll(
                        (player + 1) % players,
                        then,
                        codes,
                        hands,
                        paid,
                        before,
                        goal,
                        units,
                        by_casino,
                        by_hand,
                        by_turn,
                        counts,
                        chances,
                        start,
                        keys,
                        values,
                        used,
                        after[casino, x, y, z],
                    )
                    codes[casino] -= more
                    hands[player, 0], hands[player, 1], hands[player, 2] = own, neutral, big
                    if not went:
                        return False
    for p in range(players):
        worth[p] = 0.0
    for r in range(start[own], start[own + 1]):
        for s in range(start[neutral], start[neutral + 1]):
            for t in range(start[big], start[big + 1]):
                best, chosen = -1e30, 0
                for casino in range(6):
                    x, y, z = counts[r, casino], counts[s, casino], counts[t, casino]
                    if x + y + z > 0 and after[casino, x, y, z, player] > best + SAME:
                        best, chosen = after[casino, x, y, z, player], casino
                likely = chances[r] * chances[s] * chances[t]
                x, y, z = counts[r, chosen], counts[s, chosen], counts[t, chosen]
                for p in range(players):
                    worth[p] += likely * after[chosen, x, y, z, p]
    at = _find(keys, key)
    keys[at] = key
    for p in range(players):
        values[at, p] = worth[p]
    used[0] += 1
    return True
