"""Teams: mates add up their money at the end, and nothing else (M9)."""

from __future__ import annotations

from msgspec import Struct

from flambeur.games.vegas.moments import Moments

MATES = 2
"""Seats in a team."""


class Teams(Struct, frozen=True):
    """The module: seats A B A B, or A B C A B C."""

    def plug(self, moments: Moments) -> None:
        players = moments.players
        teams = players // MATES
        moments.allies = tuple(tuple(range(seat % teams, players, teams)) for seat in range(players))
