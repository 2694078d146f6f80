"""Solitaire and secret colours of Las Vegas as numbers, written from the view, which shows own colours only."""

from __future__ import annotations

from typing import cast

from flambeur.engine import Knowledge
from flambeur.envs.observing import Feature, Observer, asking, from_seat, one_of, packed
from flambeur.envs.observing.vegas_money import HUNDRED, most_of
from flambeur.games.vegas.colours.table import ColoursTable
from flambeur.games.vegas.colours.view import ColoursView
from flambeur.games.vegas.state import CASINOS

ROOM = 8
"""How many notes of each place are shown, the most valuable first."""


def make(game: ColoursTable) -> Observer:
    players, colours, places = game.players, len(game.colours), game.places
    most = most_of(game)
    asked = {kind.name: number for number, kind in enumerate(asking(game))}
    features = (
        Feature("asked", len(asked), 0, 1, "the step that waits: " + ", ".join(asked)),
        Feature("turn", players, 0, 1, "whose turn it is"),
        Feature("round", 1, 0, 1, "part of the rounds begun"),
        Feature("group", 1, 1, 2, "the group of dice being played"),
        Feature("cards", players * colours, 0, 1, "for each seat: its colours, as far as they are known"),
        Feature("roll", colours * CASINOS, 0, 1, "for each colour: the face that its die shows"),
        Feature("big_in_roll", colours, 0, 1, "colours whose die in the roll is their big one"),
        Feature("left", colours, 0, most, "dice of each colour still to be placed"),
        Feature("later", colours, 0, most, "dice of each colour in group 2 while group 1 is played"),
        Feature("dice", places * 2 * colours, 0, most, "for each place: normal, then big dice of each colour"),
        Feature("notes", places * ROOM, -1, most, f"for each place: the {ROOM} dearest notes in hundreds; or -1"),
        Feature("barred", CASINOS, 0, 1, "faces that lie on the slot machine already"),
        Feature("won", colours, 0, most, "money of each colour, in hundreds"),
        Feature("money", players, 0, most, "money that each seat has for certain, in hundreds"),
        Feature("rivals", 1, 0, most, "money of all rivals together, in hundreds"),
        Feature("pile", len(game.denominations), 0, most, f"unseen notes: {', '.join(map(str, game.denominations))}"),
        Feature("under", 1, 0, most, "notes under the pile"),
    )

    def encode(knowledge: Knowledge) -> bytes:
        view, seat = cast(ColoursView, knowledge.view), knowledge.seat or 0
        unseen = dict(view.unseen)
        lying = [*view.casinos, *([view.slot] if view.slot else [])]
        every = range(colours)
        nothing = (0,) * colours
        return b"".join(
            (
                one_of(len(asked), asked.get(view.asked)),
                one_of(players, (view.turn - seat) % players),
                packed(
                    [
                        view.round / view.rounds,
                        view.group,
                        *[float(colour in held) for held in from_seat(view.cards, seat) for colour in every],
                        *[float(face + 1 == shown) for shown in view.roll or nothing for face in range(CASINOS)],
                        *[float(colour in view.big_in_roll) for colour in every],
                        *view.left,
                        *(view.later or nothing),
                        *[n for place in lying for n in (*place.dice, *[colour in place.big for colour in every])],
                        *[note for place in lying for note in _notes(place.notes)],
                        *[float(face in view.barred) for face in range(1, CASINOS + 1)],
                        *[sum(notes) / HUNDRED for notes in view.won],
                        *[money / HUNDRED for money in from_seat(view.money, seat)],
                        view.rivals / HUNDRED,
                        *[unseen.get(note, 0) for note in game.denominations],
                        len(view.under),
                    ]
                ),
            )
        )

    return Observer(features, encode)


def _notes(notes: tuple[int, ...]) -> list[float]:
    shown = [note / HUNDRED for note in notes[:ROOM]]
    return shown + [-1.0] * (ROOM - len(shown))
