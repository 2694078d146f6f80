"""Count the rolls of each seat in finished games: computed once in the background, and cached while there is room."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from flambeur.engine import FlambeurError, Game
from flambeur.engine.agenda import Chance
from flambeur.engine.chance import FACES, Counts, Dice, read_outcome
from flambeur.engine.record import play_entry
from flambeur.server.jobs import JobQueue
from flambeur.server.storage import Row, Storage
from flambeur.server.storage.documents import TableDocument
from flambeur.server.tables import history
from flambeur.server.tables.record_jobs import journals_of

Rolls = tuple[Counts, ...]
"""Six counts for each seat."""
AT_ONCE = 20
"""Games to process before other tasks get a turn."""
KEPT = 5_000
"""Games whose rolls are cached; others are processed again."""


class DiceStatistics:
    """The rolls of finished games."""

    def __init__(self, jobs: JobQueue) -> None:
        self._jobs = jobs
        self._kept: OrderedDict[tuple[str, int | None], Rolls] = OrderedDict()

    async def of(self, documents: list[TableDocument], storage: Storage, address: str) -> list[Rolls]:
        """Return the rolls of each of these finished games; raises `overloaded`."""
        found = {_key(document): self._kept[_key(document)] for document in documents if _key(document) in self._kept}
        missing = [document for document in documents if _key(document) not in found]
        for start in range(0, len(missing), AT_ONCE):
            part = missing[start : start + AT_ONCE]
            counted = await self._jobs.do_with(address, rolled, journals_of(storage, part))
            for document, rolls in zip(part, counted, strict=True):
                found[_key(document)] = self._kept[_key(document)] = rolls
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return [found[_key(document)] for document in documents]


def _key(document: TableDocument) -> tuple[str, int | None]:
    return document.code, document.ended


def rolled(games: list[tuple[TableDocument, list[Row]]]) -> list[Rolls]:
    """In a worker: return each seat's rolls in each game; empty for a game that cannot be replayed here."""
    found: list[Rolls] = []
    for document, rows in games:
        try:
            found.append(rolls_of(history.rules(document), rows))
        except FlambeurError:
            found.append(((0,) * FACES,) * document.players)
    return found


def rolls_of(game: Game[Any], rows: list[Row]) -> Rolls:
    """Return each seat's rolls, without those taken back.

    Only dice that could show any face count; a die that must not get worse (K7) says nothing about fairness.
    """
    counts = [[0] * FACES for _ in range(game.players)]
    state, _ = game.start()
    for row in history.effective(rows):
        for entry in history.read_entries(row):
            step = state.agenda[-1]
            if entry.kind == "chance" and isinstance(step, Chance):
                factors = game.chance(state)
                thrown = [
                    value
                    for factor, value in zip(factors, read_outcome(factors, entry.text), strict=True)
                    if isinstance(factor, Dice) and isinstance(value, tuple)
                ]
                roller = step.roller(state) if thrown else None
                if roller is not None:
                    counts[roller] = [sum(column) for column in zip(counts[roller], *thrown, strict=True)]
            state, _ = play_entry(game, state, entry)
    return tuple(map(tuple, counts))
