"""Random legal play, driven alike in our environments and in the peers'.

Ours import it. Run by the Python of `.venv-learning-peers` it answers one line of its input, `aec NAME SECONDS` or
`pgx NAME SIZE SECONDS`, with one line: steps and seconds.
"""

from __future__ import annotations

import random
import sys
import time
from importlib import import_module
from typing import Any


def drive(env: Any, seconds: float) -> tuple[int, float]:
    """Whole games of a PettingZoo environment in which every agent chooses any move that its mask allows.

    Seconds are those of the processor: there is one thread, and what else the machine does counts for nobody.
    """
    toss, steps = random.Random(1), 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        env.reset()
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(legal[int(toss.random() * len(legal))])
            steps += 1
    return steps, time.process_time() - began


class Pgx:
    """Tables of pgx, stepped at once with auto-reset; moves are drawn in compiled code, too."""

    def __init__(self, name: str, size: int) -> None:
        import jax
        import jax.numpy as jnp
        import pgx
        from pgx.experimental.wrappers import auto_reset

        env = pgx.make(name)
        step = jax.vmap(auto_reset(env.step, env.init))

        def turn(state: Any, key: Any) -> tuple[Any, Any]:
            key, drawn, rolled = jax.random.split(key, 3)
            chances = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
            moves = jax.random.categorical(drawn, chances, axis=1)
            return step(state, moves, jax.random.split(rolled, size)), key

        self.size = size
        self._turn = jax.jit(turn)
        self._key = jax.random.PRNGKey(1)
        self._state = jax.jit(jax.vmap(env.init))(jax.random.split(self._key, size))
        self.run(0.0)

    def run(self, seconds: float) -> tuple[int, float]:
        steps, began = 0, time.perf_counter()
        while steps == 0 or time.perf_counter() - began < seconds:
            self._state, self._key = self._turn(self._state, self._key)
            self._state.observation.block_until_ready()
            steps += self.size
        return steps, time.perf_counter() - began


def _classic(name: str) -> Any:
    return import_module(f"pettingzoo.classic.{name}").env()


def main() -> None:
    tables: dict[tuple[str, ...], Any] = {}
    for line in sys.stdin:
        kind, *names, seconds = line.split()
        key = (kind, *names)
        if key not in tables:
            tables[key] = _classic(names[0]) if kind == "aec" else Pgx(names[0], int(names[1]))
        done = drive(tables[key], float(seconds)) if kind == "aec" else tables[key].run(float(seconds))
        print(*done, flush=True)


if __name__ == "__main__":
    main()
