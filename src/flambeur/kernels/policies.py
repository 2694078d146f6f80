"""The policies that kernels support."""

from __future__ import annotations

RANDOM, GREEDY = range(2)
POLICIES = {"random": RANDOM, "greedy": GREEDY}
"""By the names that bots have, too."""
