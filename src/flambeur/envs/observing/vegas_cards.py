"""The parts of a Las Vegas observation for action cards. Written from the view, which shows own cards only."""

from __future__ import annotations

from typing import cast

from flambeur.engine import Knowledge
from flambeur.envs.observing import Feature, asking, from_seat, one_of, packed
from flambeur.envs.observing.vegas_money import HUNDRED, most_of
from flambeur.games.vegas.dice import KINDS
from flambeur.games.vegas.table import Vegas
from flambeur.games.vegas.view import VegasView

SHOWN = 4
"""How many notes of a choice are shown."""


class CardTable:
    """A table with action cards."""

    def __init__(self, game: Vegas) -> None:
        self.game = game
        self.names = tuple(sorted(game.cards))
        self.steps = tuple(kind.name for kind in asking(game))
        players, cards, most = game.players, len(self.names), most_of(game)
        names = ", ".join(self.names)
        self.features = [
            Feature("step", len(self.steps), 0, 1, "the step that waits: " + ", ".join(self.steps)),
            Feature("own_cards", cards, 0, most, f"own action cards not played: {names}"),
            Feature("hidden_cards", players, 0, most, "action cards of each seat not played"),
            Feature("played_cards", players * cards, 0, most, "for each seat: action cards it has played"),
            Feature("marks", cards * (players + 1), 0, game.places, "for each card: seats it holds over, its place"),
            Feature("placed", 1, 0, game.places, "where dice have been placed in this turn; 0: nowhere"),
            Feature(
                "choice",
                1 + len(KINDS) + SHOWN,
                0,
                most,
                f"what the question is about: place, dice picked of each kind, {SHOWN} notes in hundreds",
            ),
            Feature("secret_money", 1, 0, most, "own money that nobody else has seen, in hundreds"),
            Feature("secret_notes", players, 0, most, "notes of each seat that only it has seen"),
            Feature("gone", 2 * players + 1, 0, most, "dice out for the round: normal and big of each seat, neutral"),
        ]

    def write(self, knowledge: Knowledge, step: str) -> bytes:
        view, seat, players = cast(VegasView, knowledge.view), knowledge.seat or 0, self.game.players
        around = from_seat(range(players), seat)
        numbers: list[float] = []
        if (cards := view.cards) is not None:
            numbers += [cards.own.count(name) for name in self.names]
            numbers += [cards.hidden[owner] for owner in around]
            numbers += [cards.played[owner].count(name) for owner in around for name in self.names]
            for name in self.names:
                mark = cards.mark(name)
                numbers += [float(mark is not None and owner in mark.seats) for owner in around]
                numbers.append(mark.place if mark else 0)
            numbers.append(cards.placed)
        choice = view.choice
        notes = [note / HUNDRED for note in choice.notes[:SHOWN]]
        numbers += [choice.at, *choice.dice, *notes, *[0.0] * (SHOWN - len(notes))]
        secret, gone = view.secret, view.gone
        numbers.append(sum(secret.own) / HUNDRED if secret else 0)
        numbers += [secret.hidden[owner] if secret else 0 for owner in around]
        for owner in around:
            numbers += [gone.dice[owner], owner in gone.big] if gone else (0, 0)
        numbers.append(gone.dice[players] if gone else 0)
        return one_of(len(self.steps), self.steps.index(step) if step in self.steps else None) + packed(numbers)
