"""What all tests share: the games on the shelf, the sample game among them, and bounded, repeatable Hypothesis.

A run without Chromium does everything else, and fails in the end.
"""

import logging

import pytest
from hypothesis import HealthCheck, settings

import flambeur.games  # noqa: F401  (puts the games on the shelf)
from scripts.chromium import MISSING
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


def without_chromium(config: pytest.Config) -> int:
    """How many tests were skipped because there is no Chromium."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    skipped = [] if reporter is None else reporter.stats.get("skipped", [])
    return sum(MISSING in str(report.longrepr) for report in skipped)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if without_chromium(session.config) and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if count := without_chromium(config):
        terminalreporter.section("browser", red=True)
        terminalreporter.line(f"{count} browser tests did not run. {MISSING}")
