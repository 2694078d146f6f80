"""Compile kernels with Numba, in units of a function and all that it needs, which are stored on disk.

Importing this module imports Numba. Only modules that hold compiled rules import it: `flambeur.kernels` itself must
stay quick to import and must work without Numba.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, Protocol, TypeVar, cast

import numpy as np
from numba import types
from numba.extending import intrinsic
from numpy.typing import NDArray

from flambeur.kernels.units import lazily_compiled

F = TypeVar("F", bound=Callable[..., Any])
IntArray = NDArray[np.int64]
FloatArray = NDArray[np.float64]
WordArray = NDArray[np.uint64]


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


def compiled(function: F) -> F:
    """Compile a function when it is first called with arguments of some types, or find it on disk.

    Compiled functions that call it take it into their own unit of machine code (`units`).
    """
    return lazily_compiled(function)


def inlined(function: F) -> F:
    """Compile a small function into those that call it: amid a loop, a call would cost as much as its work."""
    return lazily_compiled(function, forceinline=True)


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


def _pointer(context: Any, array: Any) -> Any:
    def emit(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        return target.make_array(signature.args[0])(target, builder, args[0]).data

    pointing: Any = types.CPointer
    return pointing(array.dtype)(array), emit


pointer: Callable[[NDArray[Any]], Any] = cast(Any, intrinsic)(_pointer)
"""Where the numbers of an array begin, to be read and written like the array itself.

Compiled functions hand arrays to each other this way: an array would be counted in and out at every call, with an
atomic instruction each, which costs several times what the rules themselves do. The Python caller holds the array,
so it stays alive.
"""


def _claimed(context: Any, counter: Any, many: Any) -> Any:
    def emit(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.atomic_rmw("add", args[0], args[1], "monotonic")

    return types.int64(counter, types.int64), emit


claimed: Callable[[Any, int], int] = cast(Any, intrinsic)(_claimed)
"""Count on by so many at a `pointer` that several threads share; returns where the count was."""


def _high_half(context: Any, one: Any, other: Any) -> Any:
    def emit(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        word = args[0].type
        wide = type(word)(128)
        product = builder.mul(builder.zext(args[0], wide), builder.zext(args[1], wide))
        return builder.trunc(builder.lshr(product, wide(64)), word)

    return types.uint64(types.uint64, types.uint64), emit


high_half: Callable[[np.uint64, np.uint64], np.uint64] = cast(Any, intrinsic)(_high_half)
"""The upper 64 bits of a product of two words."""


def _bits(name: str) -> Callable[[int], int]:
    """An instruction of the machine that looks at the bits of a whole number above 0."""

    def typed(context: Any, number: Any) -> Any:
        def emit(target: Any, builder: Any, signature: Any, args: Any) -> Any:
            word = args[0].type
            if name == "ctpop":
                return builder.ctpop(args[0])
            found = getattr(builder, name)(args[0], type(word)(1)(1))
            return found if name == "cttz" else builder.sub(word(63), found)

        return types.int64(types.int64), emit

    return cast(Callable[[int], int], cast(Any, intrinsic)(typed))


count_bits = _bits("ctpop")
"""How many bits of a number are set (0 has none)."""
lowest_bit = _bits("cttz")
"""The place of the lowest bit that is set; never asked of 0."""
highest_bit = _bits("ctlz")
"""The place of the highest bit that is set; never asked of 0."""
