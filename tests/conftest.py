"""What all tests share: the games on the shelf, the sample game among them, and bounded, repeatable Hypothesis."""

import logging

from hypothesis import HealthCheck, settings

import flambeur.games  # noqa: F401  (puts the games on the shelf)
from tests.samples import sealed

sealed.install()

# What a closed browser leaves behind is logged whenever it is collected, which may be after its stream was closed and
# in the middle of anything. Logging would then print the stack, for which it is parsed; inside `ast.parse` this breaks
# Python 3.11.
logging.raiseExceptions = False

settings.register_profile(
    "repeatable", derandomize=True, deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("repeatable")
