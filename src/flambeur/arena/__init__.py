"""Many games at once, for figures about bots, seats and rules.

>>> from flambeur.arena import make_plan, simulate
>>> study = simulate(make_plan("vegas", players=2, bots=("random",), games=50, seed=1))
>>> study.tally.games, study.tally.bots["random"].games
(50, 100)
"""

from flambeur.arena.engines import InvalidPlan
from flambeur.arena.plan import ENGINES, Plan, make_plan
from flambeur.arena.report import as_csv, as_data
from flambeur.arena.simulate import Study, simulate
from flambeur.arena.tally import Sums, Tally

__all__ = [
    "ENGINES",
    "InvalidPlan",
    "Plan",
    "Study",
    "Sums",
    "Tally",
    "as_csv",
    "as_data",
    "make_plan",
    "simulate",
]
