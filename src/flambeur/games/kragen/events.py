"""What can happen at the table. Everything is public: tokens are paid and bids are shown openly."""

from __future__ import annotations

from typing import ClassVar

from flambeur.engine import Event
from flambeur.games.kragen.state import Faces


class RoundBegan(Event, frozen=True):
    name: ClassVar[str] = "round"
    round: int
    starter: int


class Attempted(Event, frozen=True):
    """The price of attempt 1, 2 or 3 was paid to the pot; `dice` are the faces about to be rolled again (K5, K6)."""

    name: ClassVar[str] = "attempt"
    seat: int
    attempt: int
    dice: Faces


class Rolled(Event, frozen=True):
    """The dice as they lie after an attempt; `colour` is 0 for white, 1 for red."""

    name: ClassVar[str] = "rolled"
    seat: int
    colour: int
    dice: Faces
    result: int


class Stopped(Event, frozen=True):
    """A turn ended; `leads` says whether its dice stay on the table (K8)."""

    name: ClassVar[str] = "stopped"
    seat: int
    result: int
    leads: bool


class Skipped(Event, frozen=True):
    """A seat without a token found no bidder and has no result this round (K14)."""

    name: ClassVar[str] = "skipped"
    seat: int


class AuctionOpened(Event, frozen=True):
    """A bag is up; `bidders` are all others who hold a token (K10, K14)."""

    name: ClassVar[str] = "auction"
    seat: int
    bag: int
    bidders: tuple[int, ...]


class BidsShown(Event, frozen=True):
    """All fists open together: (seat, tokens) in the order of the seats (K11)."""

    name: ClassVar[str] = "bids"
    bids: tuple[tuple[int, int], ...]


class OnesPaid(Event, frozen=True):
    """Each of these seats paid the seller 1 token (K11–K13)."""

    name: ClassVar[str] = "ones"
    seats: tuple[int, ...]
    seller: int


class Sold(Event, frozen=True):
    """The highest bidder paid the bid and took the bag (K11)."""

    name: ClassVar[str] = "sold"
    seller: int
    buyer: int
    bag: int
    price: int


class BidAgain(Event, frozen=True):
    """The tied who still hold a token bid again among themselves (K12); one alone takes the bag (K14)."""

    name: ClassVar[str] = "again"
    bidders: tuple[int, ...]


class DroppedOut(Event, frozen=True):
    """Tied bidders without a token are out of this auction (K14)."""

    name: ClassVar[str] = "dropped"
    seats: tuple[int, ...]


class AllBidOne(Event, frozen=True):
    """Everybody's first bid was 1: the seller keeps the bag (K13)."""

    name: ClassVar[str] = "all-one"
    seller: int
    bag: int


class NobodyLeft(Event, frozen=True):
    """No tied bidder can go on: the seller keeps the bag (K14)."""

    name: ClassVar[str] = "nobody-left"
    seller: int
    bag: int


class PotTaken(Event, frozen=True):
    """The best result of the round takes the pot (K9)."""

    name: ClassVar[str] = "pot"
    seat: int
    result: int
    tokens: int


class GoalReached(Event, frozen=True):
    """A round closed and these seats hold enough gold to end the game (K16)."""

    name: ClassVar[str] = "goal"
    seats: tuple[int, ...]
    goal: int


class Ruined(Event, frozen=True):
    """These seats have neither bag nor token: the game is over (K16)."""

    name: ClassVar[str] = "ruined"
    seats: tuple[int, ...]


class RoundsOver(Event, frozen=True):
    """The last round the table allows is over (K18)."""

    name: ClassVar[str] = "last-round"
    rounds: int
