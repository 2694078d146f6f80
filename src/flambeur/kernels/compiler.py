"""Compile functions with Numba, in units of a function and all that it needs, which are stored on disk.

Every compiled function goes through `compiled` here, or one of its sets of options below. Where there is no Numba, or
its compiler is switched off, functions run as plain Python, some hundred times slower.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, Protocol, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from flambeur.kernels.code_files import has_numba

F = TypeVar("F", bound=Callable[..., Any])
IntArray = NDArray[np.int64]
FloatArray = NDArray[np.float64]
WordArray = NDArray[np.uint64]


def _compiles() -> bool:
    if not has_numba():
        return False
    from numba import config

    settings: Any = config
    return not settings.DISABLE_JIT


COMPILES = _compiles()
"""Whether functions are compiled in this process."""


class Ints(Protocol):
    """A pointer to a row of whole numbers."""

    def __getitem__(self, at: int) -> int: ...
    def __setitem__(self, at: int, number: int) -> None: ...


class Floats(Protocol):
    """A row of fractions."""

    def __getitem__(self, at: int) -> float: ...
    def __setitem__(self, at: int, number: float) -> None: ...


class Words(Protocol):
    """The states of random streams."""

    def __getitem__(self, at: int) -> np.uint64: ...
    def __setitem__(self, at: int, number: np.uint64) -> None: ...


def compiled(function: F, **options: Any) -> F:
    """Compile a function when it is first called with arguments of some types, or find it on disk.

    Compiled functions that call it take it into their own unit of machine code (`units`). `options` are those of
    `numba.njit`.
    """
    if not COMPILES:
        return function
    from flambeur.kernels.units import lazily_compiled

    return lazily_compiled(function, **options)


def inlined(function: F) -> F:
    """Compile a small function into those that call it: amid a loop, a call would cost as much as its work."""
    return compiled(function, forceinline=True)


def vectorized(function: F) -> F:
    """Compile for arithmetic on finite numbers, which maxima of rows need to become vector instructions."""
    return compiled(function, fastmath={"nnan", "ninf", "nsz", "contract", "reassoc", "arcp"})


def uncounted(function: F) -> F:
    """Compile for quick arithmetic on arrays that the caller owns; the function cannot make arrays.

    References to arrays are not counted at calls: counting them took more time than the network itself.
    """
    return compiled(function, fastmath=True, _nrt=False)


def fitted(name: str, loop: F, **rules: Any) -> F:
    """Compile a loop for the rules of one game: wherever it calls one of `rules` by name, it calls that function.

    Compiled functions cannot be handed other compiled functions and still be kept on disk; so the loop is taken with
    other names in sight, and under a name of its own.
    """
    code: Any = loop
    function: Any = FunctionType(code.__code__, {**code.__globals__, **rules}, name)
    function.__qualname__ = name
    function.__module__ = code.__module__
    return cast(F, compiled(function))
