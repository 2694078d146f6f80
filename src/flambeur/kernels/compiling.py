"""How kernels are compiled: Numba, with the machine code kept on disk in a folder of our own.

Importing this module imports Numba; modules that hold compiled rules do, nobody else does (`flambeur.kernels` itself
must stay quick to import and must work without Numba).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar, cast

import numba
import numpy as np
from numba import types
from numba.extending import intrinsic
from numpy.typing import NDArray

from flambeur.kernels.keeping import code_folder

F = TypeVar("F", bound=Callable[..., Any])
IntArray = NDArray[np.int64]
FloatArray = NDArray[np.float64]
WordArray = NDArray[np.uint64]


class Ints(Protocol):
    """A row of whole numbers, wherever it lies."""

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

    It runs without the interpreter's lock, and integer division follows the machine (no divisor is ever 0).
    """
    return cast(F, kept(numba.njit(nogil=True, error_model="numpy")(function)))


def _pointer(context: Any, array: Any) -> Any:
    def emit(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        return target.make_array(signature.args[0])(target, builder, args[0]).data

    pointing: Any = types.CPointer
    return pointing(array.dtype)(array), emit


pointer: Callable[[NDArray[Any]], Any] = cast(Any, intrinsic)(_pointer)
"""Where the numbers of an array begin, to be read and written like the array itself.

Compiled functions hand arrays to each other this way: an array would be counted in and out at every call, with an
atomic instruction each, which costs several times what the rules themselves do. Whoever calls from outside holds the
array, so it stays.
"""


def _high_half(context: Any, one: Any, other: Any) -> Any:
    def emit(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        word = args[0].type
        wide = type(word)(128)
        product = builder.mul(builder.zext(args[0], wide), builder.zext(args[1], wide))
        return builder.trunc(builder.lshr(product, wide(64)), word)

    return types.uint64(types.uint64, types.uint64), emit


high_half: Callable[[np.uint64, np.uint64], np.uint64] = cast(Any, intrinsic)(_high_half)
"""The upper 64 bits of a product of two words."""
_settings: Any = numba.config


def kept(dispatcher: Any, package: str = "") -> Any:
    """Let a compiled function be kept on disk, where that can be written to; it works without, a little later.

    `package` names the package above whose function it is.

    Numba looks at one setting for the whole process when caching is switched on, so the setting is ours just then.
    """
    folder = code_folder(package)
    before = _settings.CACHE_DIR
    _settings.CACHE_DIR = str(folder)
    try:
        dispatcher.enable_caching()
    except (RuntimeError, OSError):
        return dispatcher
    finally:
        _settings.CACHE_DIR = before
    return dispatcher
