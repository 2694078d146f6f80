"""What all tests share: the games on the shelf, the sample game among them, and bounded, repeatable Hypothesis."""

from hypothesis import HealthCheck, settings

import flambeur.games  # noqa: F401  (puts the games on the shelf)
from tests.samples import sealed

sealed.install()

settings.register_profile(
    "repeatable", derandomize=True, deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("repeatable")
