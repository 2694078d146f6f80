"""Um Kopf und Kragen as numbers. Tokens are as an attentive player has counted them; current bids are hidden."""

from __future__ import annotations

from typing import cast

from flambeur.engine import Knowledge
from flambeur.envs.observing import Feature, Observer, asking, from_seat, one_of, packed
from flambeur.games.kragen.auction import Bidding
from flambeur.games.kragen.state import Faces, KragenState
from flambeur.games.kragen.table import Kragen
from flambeur.games.kragen.turn import ATTEMPTS, DICE

FACES = 6


def make(game: Kragen) -> Observer:
    players, tokens = game.players, game.all_tokens
    weights = sorted(set(game.bags))
    most = max(game.bags.count(weight) for weight in weights) * players
    asked = {kind.name: number for number, kind in enumerate(asking(game))}
    features = (
        Feature("asked", len(asked), 0, 1, "the step that waits: " + ", ".join(asked)),
        Feature("turn", players, 0, 1, "whose turn it is"),
        Feature("left", 1, 0, 1, "part of the rounds that is left"),
        Feature("played", 1, 0, players, "turns of this round that are over"),
        Feature("starter", players, 0, 1, "who began this round"),
        Feature("bags", players * len(weights), 0, most, f"bags of each seat that weigh {_listed(weights)} kg"),
        Feature("missing", players, -game.goal, game.goal, "kg that each seat needs to reach the goal"),
        Feature("tokens", players, 0, tokens, "tokens of each seat"),
        Feature("pot", 1, 0, tokens, "tokens in the pot"),
        Feature("results", players, 0, FACES * DICE, "this round's result of each seat, 0 for none"),
        Feature("attempts", 1, 0, ATTEMPTS, "attempts made in this turn"),
        Feature("dice", FACES, 0, DICE, "dice of the turn that show 1, 2, … 6"),
        Feature("best", 1, 0, FACES * DICE, "the result to reach, 0 before there is one"),
        Feature("leader", players, 0, 1, "whose result that is"),
        Feature("offered", len(weights), 0, 1, "the bag put up, by its weight"),
        Feature("bidders", players, 0, 1, "who must bid"),
        Feature("bidding", 1, 0, tokens, "1 for the first bidding of an auction, more after ties"),
    )

    def encode(knowledge: Knowledge) -> bytes:
        state, seat = cast(KragenState, knowledge.position), knowledge.seat or 0
        top = state.agenda[-1] if state.agenda else None
        bidding = top if isinstance(top, Bidding) else None
        bags = from_seat(state.bags, seat)
        leader = None if state.leader is None else (state.leader - seat) % players
        return b"".join(
            (
                one_of(len(asked), asked.get(top.name) if top else None),
                one_of(players, (state.turn - seat) % players),
                packed([max(0.0, 1 - state.round / game.rounds), state.played]),
                one_of(players, (state.starter - seat) % players),
                packed(
                    [
                        *[held.count(weight) for held in bags for weight in weights],
                        *[game.goal - sum(held) for held in bags],
                        *from_seat(state.tokens, seat),
                        state.pot,
                        *from_seat(state.results, seat),
                        state.attempts,
                        *_shown(state.sets[state.in_hand]),
                        state.best(),
                    ]
                ),
                one_of(players, leader),
                one_of(len(weights), weights.index(bidding.bag) if bidding else None),
                packed([float((seat + step) % players in bidding.bidders) for step in range(players)])
                if bidding
                else bytes(4 * players),
                packed([bidding.number if bidding else 0]),
            )
        )

    return Observer(features, encode)


def _shown(dice: Faces) -> list[int]:
    return [dice.count(face) for face in range(1, FACES + 1)]


def _listed(weights: list[int]) -> str:
    return ", ".join(map(str, weights))
