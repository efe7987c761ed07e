"""Gymnasium environments: you decide for one seat, bots for the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from signoria import Game, SignoriaError, VectorGame, bounds

__all__ = ["SeatEnv", "SeatVectorEnv"]

Observation = npt.NDArray[np.int16]


def _vector(game: Game, n: int, seat: int, bot: str, reward: str, threads: int) -> VectorGame:
    if not 0 <= seat < game.players:
        raise SignoriaError(f"there is no seat {seat}: seats count from 0 to {game.players - 1}")
    bots = [None if place == seat else bot for place in range(game.players)]
    return VectorGame(game, n, bots=bots, reward=reward, threads=threads)


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """One game at a time. ``info["action_mask"]`` says what is legal (int8).

    An action that is not legal ends the episode with ``illegal_reward`` (``info["illegal"]``); with ``illegal_reward=None`` it raises
    :class:`signoria.IllegalActionError`.
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: Game,
        *,
        seat: int = 0,
        bot: str = "random",
        reward: str = "win",
        illegal_reward: float | None = -1.0,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None:
            raise SignoriaError("this environment does not render")
        self.render_mode = None
        self.game = game
        self.seat = seat
        self.illegal_reward = illegal_reward
        self._vector = _vector(game, 1, seat, bot, reward, 1)
        low, high = bounds(game)
        self.observation_space = spaces.Box(low, high, dtype=np.int16)
        self.action_space = spaces.Discrete(game.num_actions)
        self._last = self._vector.observations[0].copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._vector.masks[0].astype(np.int8)}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals a new game. The same seed deals the same games."""
        super().reset(seed=seed)
        self._vector.reset([int(self.np_random.integers(2**63))])
        self._last = self._vector.observations[0].copy()
        return self._last.copy(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays an action, and lets the bots play until the seat is to act again."""
        action = int(action)
        legal = 0 <= action < self.game.num_actions and bool(self._vector.masks[0, action])
        if not legal and self.illegal_reward is not None:
            info = {**self._info(), "illegal": True}
            return self._last.copy(), self.illegal_reward, True, False, info
        self._vector.step(np.array([action], np.int64))
        done = bool(self._vector.dones[0])
        reward = float(self._vector.rewards[0, self.seat])
        # The game that follows is none of this episode's business: its end shows the last own decision.
        if not done:
            self._last = self._vector.observations[0].copy()
        return self._last.copy(), reward, done, False, self._info()


class SeatVectorEnv(VectorEnv):  # type: ignore[misc]
    """Many games at once on all cores. ``infos["action_mask"]`` says what is legal (bool); an illegal action raises.

    Games that end are dealt anew in the same step (``AutoresetMode.SAME_STEP``). Their last observations are not kept: a finished game
    has no value to bootstrap from. Observations and masks are views of arrays that the next step overwrites, unless ``copy=True``.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: Game,
        num_envs: int,
        *,
        seat: int = 0,
        bot: str = "random",
        reward: str = "win",
        threads: int = 0,
        copy: bool = True,
    ) -> None:
        self.game = game
        self.num_envs = num_envs
        self.seat = seat
        self.render_mode = None
        self._copy = copy
        self._vector = _vector(game, num_envs, seat, bot, reward, threads)
        low, high = bounds(game)
        self.single_observation_space = spaces.Box(low, high, dtype=np.int16)
        self.single_action_space = spaces.Discrete(game.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._truncations = np.zeros(num_envs, np.bool_)

    def _seen(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array.copy() if self._copy else array

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals all games."""
        del options
        if seed is None:
            seed = int(np.random.default_rng().integers(2**63))
        self._vector.reset(seed)
        return self._seen(self._vector.observations), {"action_mask": self._seen(self._vector.masks)}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[
        Observation, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]
    ]:
        """Plays one action in each game."""
        vector = self._vector
        vector.step(np.ascontiguousarray(actions, np.int64))
        return (
            self._seen(vector.observations),
            vector.rewards[:, self.seat].astype(np.float64),
            vector.dones.copy(),
            self._truncations.copy(),
            {"action_mask": self._seen(vector.masks)},
        )
