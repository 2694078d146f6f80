"""A table as a Gymnasium environment: one seat learns, bots sit at the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from flambeur.bots import Bot, make_bot
from flambeur.engine import Budget, FlambeurError, Game, IllegalMove, Option, Seat, Seeded
from flambeur.envs.drawing import MODES, read_mode, show
from flambeur.envs.play import REWARD, SEED, Observation, Play, rewards, unknown_option
from flambeur.envs.spaces import action_space, observation_space

ILLEGAL = Option("illegal", "word", "lose", ("lose", "refuse"))
"""The effect of an action that the mask forbids: the end of the game with a reward of -1, or `IllegalMove`."""
LOST = -1.0
WORK = 200
"""The default budget of a thinking bot for one choice: the same on every machine."""


class WrongSeats(FlambeurError):
    """The learner and the bots do not fill the table."""

    code = "wrong-seats"


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """One seat of a table. A step is one choice of it, and all that follows until its next one.

    It can be copied and pickled: the copy continues with the same dice and bots, independently.
    """

    def __init__(
        self,
        game: Game[Any],
        bots: str | tuple[str, ...] = "greedy",
        seat: Seat = 0,
        *,
        reward: str = "win",
        illegal: str = "lose",
        budget: Budget | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`bots` is one level for all other seats, or one for each of them, in the order of the seats."""
        others = [other for other in range(game.players) if other != seat]
        if len(others) == game.players:
            sentence = f"there is no seat {seat}: seats are 0 to {game.players - 1}."
            raise WrongSeats(sentence, seat=seat, players=game.players)
        levels = (bots,) * len(others) if isinstance(bots, str) else bots
        if len(levels) != len(others):
            sentence = f"{len(others)} bots are needed beside seat {seat}, not {len(levels)}."
            raise WrongSeats(sentence, bots=len(levels), players=game.players)
        self.game, self.seat, self.render_mode = game, seat, read_mode(render_mode)
        self.metadata = {"render_modes": list(MODES), "render_fps": 2}
        self.observation_space, self.action_space = observation_space(game), action_space(game)
        self.play = Play(game)
        self._levels = dict(zip(others, levels, strict=True))
        self._bots = self._seat_bots()
        self._budget = budget or Budget(work=WORK)
        self._reward, self._illegal = str(REWARD.read(reward)), str(ILLEGAL.read(illegal))
        self._tosses = Seeded(0)

    def _seat_bots(self) -> dict[Seat, Bot]:
        return {seat: make_bot(level, self.game) for seat, level in self._levels.items()}

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_bots"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._bots = self._seat_bots()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin the first game of a seed, or the next one; raises `InvalidOption` for a bad seed and for any option."""
        if wrong := unknown_option(options):
            raise wrong
        seed = None if seed is None else SEED.whole(seed)
        super().reset(seed=seed)
        self.play.begin(seed)
        self._tosses = Seeded(~self.play.seed, self.play.number)
        self._let_bots_play()
        return self.play.observe(self.seat), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play a choice of the learner, then the bots' until its next one; the reward comes at the end of the game.

        An action that the mask does not allow ends the game with a reward of -1, or raises `IllegalMove`; anything but
        a whole number raises `InvalidMove`.
        """
        try:
            self.play.choose(action)
        except IllegalMove:
            if self._illegal == "refuse" or self.play.over:
                raise
            self.play.give_up()
            return self.play.observe(self.seat), LOST, True, False, {"illegal": int(action)}
        self._let_bots_play()
        seen = self.play.observe(self.seat)
        if not self.play.over:
            return seen, 0.0, False, False, {}
        result = self.play.result()
        return seen, rewards(self._reward, result)[self.seat], True, False, {"scores": result.scores}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are allowed now, by number, as required by sb3-contrib's MaskablePPO."""
        return self.play.mask(self.seat).astype(bool)

    def _let_bots_play(self) -> None:
        play = self.play
        while (seat := play.seat) is not None and seat != self.seat:
            moves = play.legal(seat)
            move = moves[0]
            if len(moves) > 1:
                move = self._bots[seat](play.knowledge(seat), moves, self._budget, self._tosses)
            play.choose(self.game.number(move))

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return a spectator's view as `render_mode` says: text, a picture, or printed."""
        return show(self.game, self.game.view(self.play.state, None), self.render_mode)
