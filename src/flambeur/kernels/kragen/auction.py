"""Auctions (K10–K15). Beside: `games/kragen/auction.py`."""

from __future__ import annotations

from flambeur.kernels.compiler import Ints, compiled
from flambeur.kernels.kragen.layout import (
    BAG,
    BAGS,
    BELOW,
    BID,
    BIDDERS,
    BIDS,
    KINDS,
    NUMBER,
    PHASE,
    PLAYERS,
    TOKENS,
    TURN,
    WEIGHT,
    WEIGHTS,
)


@compiled
def able_bidders(pos: Ints, table: Ints) -> int:
    """The other seats that hold a token, as a set of bits (K10, K14)."""
    bidders = 0
    for seat in range(table[PLAYERS]):
        if seat != pos[TURN] and pos[TOKENS + seat]:
            bidders |= 1 << seat
    return bidders


@compiled
def offers(pos: Ints, table: Ints) -> int:
    """The weights that the seat whose turn it is can put up, as a set of bits; none without a bidder (K10)."""
    found = 0
    if able_bidders(pos, table):
        for kind in range(table[KINDS]):
            if pos[BAGS + pos[TURN] * WEIGHTS + kind]:
                found |= 1 << kind
    return found


@compiled
def open_auction(pos: Ints, table: Ints, kind: int) -> None:
    """All others with a token must bid (K11, K14)."""
    pos[BELOW] = pos[PHASE]
    pos[BAG], pos[BIDDERS], pos[NUMBER] = table[WEIGHT + kind], able_bidders(pos, table), 1
    pos[PHASE] = BID


@compiled
def show_bids(pos: Ints, table: Ints) -> None:
    """`Bidding.play`: all fists are opened (K11–K14)."""
    players, seller = table[PLAYERS], pos[TURN]
    top, highest, many, shown = 0, 0, 0, 0
    for seat in range(players):
        if pos[BIDDERS] >> seat & 1:
            shown += 1
            if pos[BIDS + seat] > top:
                top, highest, many = pos[BIDS + seat], 1 << seat, 1
            elif pos[BIDS + seat] == top:
                highest |= 1 << seat
                many += 1
    kept = pos[NUMBER] == 1 and top == 1 and shown > 1  # K13
    sold = many == 1 and not kept
    for seat in range(players):
        if not pos[BIDDERS] >> seat & 1:
            continue
        price = top if sold and highest >> seat & 1 else 1
        pos[TOKENS + seat] -= price
        pos[TOKENS + seller] += price
        if sold and highest >> seat & 1:
            kind = 0
            while table[WEIGHT + kind] != pos[BAG]:
                kind += 1
            pos[BAGS + seller * WEIGHTS + kind] -= 1
            pos[BAGS + seat * WEIGHTS + kind] += 1
    able = 0
    if not sold and not kept:  # K12
        for seat in range(players):
            if highest >> seat & 1 and pos[TOKENS + seat]:
                able |= 1 << seat
    for seat in range(players):
        pos[BIDS + seat] = 0
    if able:
        pos[BIDDERS] = able
        pos[NUMBER] += 1
        return
    pos[PHASE] = pos[BELOW]  # K15
    pos[BAG], pos[BIDDERS], pos[NUMBER], pos[BELOW] = 0, 0, 0, 0
