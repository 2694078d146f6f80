"""Pointers to arrays, for compiled functions only. Importing this module imports Numba."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from numba import types
from numba.extending import intrinsic
from numpy.typing import NDArray


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
