"""A small font, three dots wide and five high, and functions that paint lines with it."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from flambeur.envs.drawing.lines import PLAIN, Lines

_WIDE, _HIGH, _SCALE = 4, 7, 2
"""Dots of a letter including the gap beside and below it, and the pixels of a dot's side."""
_LEAST = 64
"""The minimum width of a picture, in letters."""
_FELT = (12, 32, 28)
_PLAIN = (214, 208, 190)
_SEATS = (
    (92, 148, 252),
    (236, 84, 84),
    (88, 200, 104),
    (244, 208, 72),
    (192, 112, 232),
    (80, 208, 216),
    (248, 248, 248),
    (240, 148, 56),
)
_DOTS = {
    "A": "010 101 111 101 101",
    "B": "110 101 110 101 110",
    "C": "011 100 100 100 011",
    "D": "110 101 101 101 110",
    "E": "111 100 110 100 111",
    "F": "111 100 110 100 100",
    "G": "011 100 101 101 011",
    "H": "101 101 111 101 101",
    "I": "111 010 010 010 111",
    "J": "001 001 001 101 010",
    "K": "101 101 110 101 101",
    "L": "100 100 100 100 111",
    "M": "101 111 111 101 101",
    "N": "110 101 101 101 101",
    "O": "010 101 101 101 010",
    "P": "110 101 110 100 100",
    "Q": "010 101 101 110 011",
    "R": "110 101 110 110 101",
    "S": "011 100 010 001 110",
    "T": "111 010 010 010 010",
    "U": "101 101 101 101 111",
    "V": "101 101 101 101 010",
    "W": "101 101 111 111 101",
    "X": "101 101 010 101 101",
    "Y": "101 101 010 010 010",
    "Z": "111 001 010 100 111",
    "0": "111 101 101 101 111",
    "1": "010 110 010 010 111",
    "2": "110 001 010 100 111",
    "3": "110 001 010 001 110",
    "4": "101 101 111 001 001",
    "5": "111 100 110 001 110",
    "6": "011 100 111 101 111",
    "7": "111 001 010 010 010",
    "8": "111 101 111 101 111",
    "9": "111 101 111 001 110",
    ":": "000 010 000 010 000",
    "/": "001 001 010 100 100",
    "+": "000 010 111 010 000",
    "-": "000 000 111 000 000",
    ".": "000 000 000 000 010",
    ",": "000 000 000 010 100",
    "*": "000 111 111 111 000",
    "#": "111 111 111 111 111",
    ">": "100 010 001 010 100",
    "(": "010 100 100 100 010",
    ")": "010 001 001 001 010",
    "?": "110 001 010 000 010",
    " ": "000 000 000 000 000",
}


@cache
def _letter(sign: str) -> NDArray[np.bool_]:
    """Return the pixels of a letter; an unknown character is an empty frame."""
    rows = _DOTS.get(sign.upper(), "111 101 101 101 111").split()
    dots = np.zeros((_HIGH, _WIDE), bool)
    dots[: len(rows), :3] = [[dot == "1" for dot in row] for row in rows]
    return np.kron(dots, np.ones((_SCALE, _SCALE), bool))


def paint(lines: Lines) -> NDArray[np.uint8]:
    """Return lines as a picture [rows, columns, red-green-blue]."""
    letters = [[(sign, colour) for word, colour in line for sign in word + " "] for line in lines]
    width = max(_LEAST, *(len(line) for line in letters))
    high, wide = _HIGH * _SCALE, _WIDE * _SCALE
    canvas = np.full(((len(lines) + 1) * high, (width + 2) * wide, 3), _FELT, np.uint8)
    for row, line in enumerate(letters):
        for column, (sign, colour) in enumerate(line):
            top, left = row * high + high // 2, (column + 1) * wide
            ink = _PLAIN if colour == PLAIN else _SEATS[colour % len(_SEATS)]
            canvas[top : top + high, left : left + wide][_letter(sign)] = ink
    return canvas
