"""Single instructions of the machine, for compiled functions; plain Python where nothing is compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import numpy as np

from flambeur.kernels.compiler import COMPILES


def _high_half(one: np.uint64, other: np.uint64) -> np.uint64:
    return np.uint64(int(one) * int(other) >> 64)


def _count_bits(number: int) -> int:
    return int(number).bit_count()


def _lowest_bit(number: int) -> int:
    return (int(number) & -int(number)).bit_length() - 1


def _highest_bit(number: int) -> int:
    return int(number).bit_length() - 1


def _multiply_high() -> Callable[[np.uint64, np.uint64], np.uint64]:
    from numba import types
    from numba.extending import intrinsic

    def typed(context: Any, one: Any, other: Any) -> Any:
        def emit(target: Any, builder: Any, signature: Any, args: Any) -> Any:
            word = args[0].type
            wide = type(word)(128)
            product = builder.mul(builder.zext(args[0], wide), builder.zext(args[1], wide))
            return builder.trunc(builder.lshr(product, wide(64)), word)

        return types.uint64(types.uint64, types.uint64), emit

    return cast(Callable[[np.uint64, np.uint64], np.uint64], cast(Any, intrinsic)(typed))


def _look_at_bits(name: str) -> Callable[[int], int]:
    from numba import types
    from numba.extending import intrinsic

    def typed(context: Any, number: Any) -> Any:
        def emit(target: Any, builder: Any, signature: Any, args: Any) -> Any:
            word = args[0].type
            if name == "ctpop":
                return builder.ctpop(args[0])
            found = getattr(builder, name)(args[0], type(word)(1)(1))
            return found if name == "cttz" else builder.sub(word(63), found)

        return types.int64(types.int64), emit

    return cast(Callable[[int], int], cast(Any, intrinsic)(typed))


high_half = _multiply_high() if COMPILES else _high_half
"""The upper 64 bits of a product of two words."""
count_bits = _look_at_bits("ctpop") if COMPILES else _count_bits
"""How many bits of a number are set (0 has none)."""
lowest_bit = _look_at_bits("cttz") if COMPILES else _lowest_bit
"""The place of the lowest bit that is set; never asked of 0."""
highest_bit = _look_at_bits("ctlz") if COMPILES else _highest_bit
"""The place of the highest bit that is set; never asked of 0."""
