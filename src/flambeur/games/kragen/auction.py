"""Auctions: secret bids shown together, ties that bid again, and bags that stay (K10–K15).

Every case, by who can bid (who has no token takes no part, K14):

* nobody: there is no auction to open (K10); who must auction skips the turn (K14, in `rounds.Turns`);
* one from the start: must bid 1 or more and takes the bag; a bid of 1 is no "everybody bids 1" (K13, K14);
* two or more, first bidding, all bid 1: each pays 1, the bag stays, the auction is over (K13);
* one alone is highest: pays the bid and takes the bag, each other bidder of this bidding pays 1 (K11);
* several are highest: every bidder of this bidding pays 1, the tied with tokens left bid again (K12, K14).
  In a first bidding the tied bid 2 or more (else K13), so each keeps a token; in a later one, tied at 1, they
  may drop out: one left must bid and takes the bag, none left and the bag stays (K14).

It ends: every bidding moves at least one token to the seller, who does not bid. For the same reason a turn has
no end of auctions in it: the tokens of the others only become fewer during it. The seller pays nothing, so no
seller runs dry in an auction. Afterwards the step below on the agenda is on top again: the turn goes on where
it was (K15).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from flambeur.engine import Event, Move, Seat, Simultaneous
from flambeur.games.kragen.events import (
    AllBidOne,
    AuctionOpened,
    BidAgain,
    BidsShown,
    DroppedOut,
    NobodyLeft,
    OnesPaid,
    Sold,
)
from flambeur.games.kragen.moves import Bid, bids
from flambeur.games.kragen.state import Bags, KragenState

if TYPE_CHECKING:
    from flambeur.games.kragen.table import Kragen


class Bidding(Simultaneous, frozen=True):
    """Each bidder hides one token or more; all are shown together (K11). `number` counts the biddings of an auction.

    Who bids is public: every payment is, so a good memory knows which hands are empty.
    """

    name: ClassVar[str] = "bid"
    rule: ClassVar[str] = "K11"
    bag: int
    bidders: tuple[Seat, ...]
    number: int = 1

    def seats(self, game: Kragen, state: KragenState) -> tuple[Seat, ...]:
        return self.bidders

    def moves(self, game: Kragen, state: KragenState, seat: Seat) -> tuple[Move, ...]:
        return bids(state.tokens[seat])

    def play(self, game: Kragen, state: KragenState, moves: dict[Seat, Bid], events: list[Event]) -> KragenState:
        shown = tuple((seat, moves[seat].tokens) for seat in self.bidders)
        events.append(BidsShown(shown))
        top = max(tokens for _, tokens in shown)
        highest = tuple(seat for seat, tokens in shown if tokens == top)
        state = replace(state, agenda=state.agenda[:-1])
        if self.number == 1 and top == 1 and len(shown) > 1:  # K13
            events.append(AllBidOne(state.turn, self.bag))
            return pay_ones(state, self.bidders, events)
        if len(highest) == 1:  # K11, K14
            buyer = highest[0]
            events.append(Sold(state.turn, buyer, self.bag, top))
            state = hand_over(state, buyer, self.bag, top)
            return pay_ones(state, tuple(seat for seat in self.bidders if seat != buyer), events)
        return self._again(pay_ones(state, self.bidders, events), highest, events)  # K12

    def _again(self, state: KragenState, tied: tuple[Seat, ...], events: list[Event]) -> KragenState:
        """The tied have paid 1 each; those who can bid again (K12, K14)."""
        able = tuple(seat for seat in tied if state.tokens[seat])
        if len(able) < len(tied):
            events.append(DroppedOut(tuple(seat for seat in tied if seat not in able)))
        if not able:
            events.append(NobodyLeft(state.turn, self.bag))
            return state
        events.append(BidAgain(able))
        return replace(state, agenda=(*state.agenda, Bidding(self.bag, able, self.number + 1)))


def can_auction(state: KragenState) -> bool:
    """Whether another seat holds a token (K10). The seat whose turn it is can tell by its own hand and the pot."""
    return sum(state.tokens) > state.tokens[state.turn]


def open_auction(state: KragenState, bag: int, events: list[Event]) -> KragenState:
    """Put the bag up: all others with a token must bid (K11, K14). The step that offered this stays below (K15)."""
    seller = state.turn
    bidders = tuple(seat for seat, tokens in enumerate(state.tokens) if tokens and seat != seller)
    events.append(AuctionOpened(seller, bag, bidders))
    return replace(state, agenda=(*state.agenda, Bidding(bag, bidders)))


def pay_ones(state: KragenState, seats: tuple[Seat, ...], events: list[Event]) -> KragenState:
    """Each of the seats pays the seller 1 token."""
    if not seats:
        return state
    events.append(OnesPaid(seats, state.turn))
    tokens = list(state.tokens)
    for seat in seats:
        tokens[seat] -= 1
    tokens[state.turn] += len(seats)
    return replace(state, tokens=tuple(tokens))


def hand_over(state: KragenState, buyer: Seat, bag: int, price: int) -> KragenState:
    """The bag goes to the buyer, the price to the seller."""
    seller = state.turn
    tokens, bags = list(state.tokens), list(state.bags)
    tokens[buyer] -= price
    tokens[seller] += price
    bags[seller] = without(bags[seller], bag)
    bags[buyer] = tuple(sorted((*bags[buyer], bag)))
    return replace(state, tokens=tuple(tokens), bags=tuple(bags))


def without(bags: Bags, bag: int) -> Bags:
    """The bags with one of this weight taken away."""
    index = bags.index(bag)
    return bags[:index] + bags[index + 1 :]
