"""The AEC environment of all games."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from signoria import Game, SignoriaError, State, bounds


class SignoriaEnv(AECEnv):  # type: ignore[misc]
    """A game as an AEC environment.

    An observation is a dict of ``observation`` (int16, see ``signoria.fields``) and ``action_mask`` (int8). The mask is all zeros for
    agents that are not to act. Rewards come at the end of the game (``reward``: ``win``, ``rank`` or ``points``). An illegal action
    raises :class:`signoria.IllegalActionError` and changes nothing. With ``max_cycles`` every agent is truncated after that many
    decisions of the table.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(
        self,
        game: Game,
        *,
        reward: str = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise SignoriaError(f"unknown render mode “{render_mode}”; available: ansi, human")
        game.deal(0).returns(reward)
        self.metadata = {**self.metadata, "name": f"signoria_{game.id}_v1"}
        self.game = game
        self.reward = reward
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(game.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = bounds(game)
        # Spaces belong to this environment: each has a random state of its own.
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low.copy(), high.copy(), dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (game.num_actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {
            agent: spaces.Discrete(game.num_actions) for agent in self.possible_agents
        }
        self._random = np.random.default_rng()
        self._state: State | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of observations of an agent."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of actions of an agent."""
        return self._action_spaces[agent]

    @property
    def game_state(self) -> State:
        """The state behind the environment; secret to agents."""
        if self._state is None:
            raise SignoriaError("call reset() first")
        return self._state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game. The same seed deals the same game."""
        del options
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._state = self.game.deal(int(self._random.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = 0
        self._select()

    def _select(self) -> None:
        seat = self.game_state.current
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and what it may do if it is to act."""
        state = self.game_state
        seat = self._seats[agent]
        live = agent in self.agents and not self.truncations[agent]
        if live and agent == self.agent_selection:
            mask = state.mask(seat).view(np.int8)
        else:
            mask = np.zeros(self.game.num_actions, np.int8)
        return {"observation": state.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Plays the action of the agent to act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self.game_state
        if action is None:
            raise SignoriaError("None is an action only for agents whose game is over")
        state.play(int(action), self._seats[agent])
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        # Rewards come at the end alone: before it all of them are 0 and stay so.
        seat = state.current
        if seat is None:
            for name, value in zip(self.possible_agents, state.returns(self.reward), strict=True):
                self.rewards[name] = float(value)
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[seat]
            if self.max_cycles is not None and self._decisions >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as a spectator sees it, as text."""
        text = self.game_state.render()
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing to close."""


def make(
    id: str,
    players: int,
    *,
    reward: str = "win",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> AECEnv:
    """The environment of a game.

    PettingZoo's wrappers against wrong use are not needed and would take most of the time: the environment itself refuses actions
    that do not exist or are illegal, and everything before ``reset``.
    """
    game = Game(id, players, **options)
    return SignoriaEnv(game, reward=reward, max_cycles=max_cycles, render_mode=render_mode)
