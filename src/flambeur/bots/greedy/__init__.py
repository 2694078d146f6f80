"""What looks best now: one module a game with `choose(game, view, moves, below) -> Move`."""
