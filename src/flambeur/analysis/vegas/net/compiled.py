"""Functions that Numba compiles where it is installed, and that run as plain Python elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from flambeur.kernels.code_files import has_numba

COMPILES = has_numba()
"""Whether there is anything to compile with: without it everything takes some hundred times as long."""
F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """Compile a function on its first call and keep the result on disk; it runs without holding the interpreter.

    It may not make arrays: those it works on are given to it, and are not counted as they go from call to call.
    Counting references took more time than the network itself.
    """
    if not COMPILES:
        return function
    from flambeur.kernels.units import lazily_compiled

    return lazily_compiled(function, fastmath=True, _nrt=False)
