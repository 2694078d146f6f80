"""Um Kopf und Kragen as lines."""

from __future__ import annotations

from flambeur.envs.drawing.lines import Lines, line, seat_name
from flambeur.games.kragen.table import Kragen
from flambeur.games.kragen.view import KragenView


def draw(game: Kragen, view: KragenView) -> Lines:
    lines: Lines = [line(f"UM KOPF UND KRAGEN  ROUND {view.round}  GOAL {view.goal}  POT {view.pot}"), []]
    for seat, bags in enumerate(view.bags):
        held = view.tokens[seat]
        turn = ">" if seat in view.waiting else " "
        tokens = "?" if held is None else str(held)
        words = f"{sum(bags)} KG ({' '.join(map(str, bags))})  TOKENS {tokens}  RESULT {view.results[seat] or '-'}"
        lines.append(line(turn, seat_name(seat), words))
    lines.append([])
    for name, dice in zip(("WHITE", "RED"), view.sets, strict=True):
        lines.append(line(f"{name}:", " ".join(map(str, dice)) or "-"))
    if view.auction is None:
        return [*lines, []]
    bidders = [(str(seat), seat) for seat in view.auction.bidders]
    return [*lines, line("AUCTION:", f"{view.auction.bag} KG OF", seat_name(view.auction.seller), "BIDS", *bidders)]
