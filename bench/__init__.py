"""Benchmarks: `python -m bench` lists them, `python -m bench NAME [--check]` runs one.

Each is a module with a docstring (its first line is what the list shows) and
`run(check: bool, args: list[str]) -> int`, which prints its figures and, with `check`, returns 1 when they are
below the bar.
"""
