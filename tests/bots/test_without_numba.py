"""Where there is nothing to compile with, everybody plays all the same, and says nothing of what is not solved."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import sys
sys.modules["numba"] = None  # importing it fails
from flambeur.kernels import code_files
code_files.numba_version = lambda: ""
from flambeur.bots import levels, make_bot
from flambeur.analysis import evaluate
from flambeur.coach import costs
from flambeur.engine import Budget, Match, Seeded, families
import flambeur.games
for family in families():
    for players in (family.low, family.default_players):
        match = Match(family.game(max(players, 2)), Seeded(1))
        seat = match.waiting[0]
        legal, known = match.legal_moves(seat), match.knowledge(seat)
        for level in levels(match.game):
            assert make_bot(level, match.game)(known, legal, Budget(work=2), Seeded(2)) in legal
        assert evaluate(known, Budget(work=2))
        assert costs(match.game, [(match.state, legal[0])]) == (None,)
"""


def test_without_numba_every_bot_plays_and_the_coach_advises() -> None:
    subprocess.run([sys.executable, "-W", "ignore", "-c", PROGRAM], timeout=300, check=True)
