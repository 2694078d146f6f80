"""Reads a QR code as a telephone would, from the squares that are drawn on the page.

Only what a link to a table or a seat on this machine needs: versions 1 to 5 with the least correction (one block of
data), undamaged, in byte mode.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

Square = tuple[int, int]

MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda x, y: (x + y) % 2 == 0,
    lambda x, y: y % 2 == 0,
    lambda x, y: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (y // 2 + x // 3) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
)
MASK_OF_THE_FORMAT = 0b101
BYTES = 0b0100


def read(path: str) -> str:
    """The text of a code drawn as a path of unit squares: `M4 4h1v1h-1z…`."""
    drawn = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}
    edge = min(x for x, _ in drawn)
    dark = {(x - edge, y - edge) for x, y in drawn}
    size = max(x for x, _ in dark) + 1
    assert size in (21, 25, 29, 33, 37), f"a code of {size} squares is larger than a link needs"
    mask = MASKS[_number((x, 8) in dark for x in (2, 3, 4)) ^ MASK_OF_THE_FORMAT]
    bits = [((x, y) in dark) != mask(x, y) for x, y in _way(size)]
    assert _number(bits[:4]) == BYTES
    length = _number(bits[4:12])
    return bytes(_number(bits[at : at + 8]) for at in range(12, 12 + 8 * length, 8)).decode()


def _number(bits: Iterator[bool] | list[bool]) -> int:
    return int("".join("1" if bit else "0" for bit in bits), 2)


def _way(size: int) -> Iterator[Square]:
    """Through all squares that hold data: up and down in columns of two, from the right."""
    upwards = True
    for right in (*range(size - 1, 6, -2), 5, 3, 1):
        for y in range(size - 1, -1, -1) if upwards else range(size):
            for x in (right, right - 1):
                if not _is_pattern(x, y, size):
                    yield x, y
        upwards = not upwards


def _is_pattern(x: int, y: int, size: int) -> bool:
    far = size - 8
    finder = (x < 9 and y < 9) or (x >= far and y < 9) or (x < 9 and y >= far)
    alignment = size > 21 and abs(x - (size - 7)) <= 2 and abs(y - (size - 7)) <= 2
    return finder or alignment or x == 6 or y == 6
