"""Solvers: what positions and moves are worth, exactly where that can be had, and how sure it is."""
