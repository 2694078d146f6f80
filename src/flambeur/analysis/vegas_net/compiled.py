"""Functions that Numba compiles where it is installed, and that run as plain Python elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

try:
    import numba
except ImportError:  # an interpreter without Numba: slower, with the same results
    njit: Any = None
else:
    from flambeur.kernels.compiling import kept

    njit = numba.njit

COMPILES = njit is not None
"""Whether there is anything to compile with: without it everything takes some hundred times as long."""
F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """Compile a function on its first call and keep the result on disk; it runs without holding the interpreter.

    It is kept beside that of the solvers, by what the sources say: Numba itself only looks at the file of the function,
    and would go on with callees of another file as they were before.

    It may not make arrays: those it works on are given to it, and are not counted as they go from call to call.
    Counting references took more time than the network itself.
    """
    return _compiled(function, no_cpython_wrapper=False)


def inner(function: F) -> F:
    """The same for a function that only compiled ones call: nothing is made for calling it from outside.

    Python must not call it where Numba is installed: there is nothing there to be called.
    """
    return _compiled(function, no_cpython_wrapper=True)


def _compiled(function: F, **options: bool) -> F:
    if njit is None:
        return function
    made = njit(nogil=True, fastmath=True, error_model="numpy", _nrt=False, **options)(function)
    return cast(F, kept(made, "analysis"))
