"""OpenSpiel: importing this module registers the games.

>>> import pyspiel
>>> import signoria.open_spiel
>>> game = pyspiel.load_game("python_signoria_machiavelli(players=4)")

All chance is moved to one chance node at the root: it draws one of ``deals`` deals, which no player sees. That is the same game, and a
state is its history of actions, which is what OpenSpiel serialises.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pyspiel

from signoria import GAMES, Game, State, player_counts

__all__ = ["SignoriaGame", "SignoriaState"]

#: No game is longer than this.
_MAX_GAME_LENGTH = 100_000


def _game_type(id: str) -> Any:
    counts = player_counts(id)
    return pyspiel.GameType(
        short_name=f"python_signoria_{id}",
        long_name=f"Signoria: {id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=counts[-1],
        min_num_players=counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": counts[0], "deals": 65_536, "preset": ""},
    )


class SignoriaGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Signoria in OpenSpiel. Parameters: ``players``, ``deals`` (outcomes of the chance node), ``preset``."""

    id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        players = int(params.get("players", player_counts(self.id)[0]))
        preset = str(params.get("preset", "")) or None
        self.deals = int(params.get("deals", 65_536))
        self.signoria = Game(self.id, players, preset=preset)
        self.outcomes = [(deal, 1.0 / self.deals) for deal in range(self.deals)]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.signoria.num_actions,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_MAX_GAME_LENGTH,
        )
        super().__init__(_TYPES[self.id], info, params)

    def new_initial_state(self, parameters: Any = None) -> SignoriaState:
        """The root, where the deal is drawn."""
        return SignoriaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SignoriaObserver:
        """An observer of what one player knows."""
        return SignoriaObserver(self.signoria, iig_obs_type, params)


class SignoriaState(pyspiel.State):  # type: ignore[misc]
    """A state of a game of Signoria in OpenSpiel."""

    def __init__(self, game: SignoriaGame) -> None:
        super().__init__(game)
        self._state: State | None = None
        self._deal: int | None = None

    def current_player(self) -> int:
        """The player to act; of several that decide at the same time the first."""
        if self._state is None:
            return int(pyspiel.PlayerId.CHANCE)
        current = self._state.current
        return int(pyspiel.PlayerId.TERMINAL) if current is None else current

    def _legal_actions(self, player: int) -> list[int]:
        if self._state is None or player not in self._state.to_act:
            return []
        return sorted(self._state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals."""
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def _apply_action(self, action: int) -> None:
        if self._state is None:
            self._deal = action
            self._state = self.get_game().signoria.deal(action)
        else:
            self._state.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self._state is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        legal = self._state.legal(player)
        if action in legal:
            return self._state.legal_notation(player)[legal.index(action)]
        return f"action {action}"

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self._state is not None and self._state.is_over

    def returns(self) -> list[float]:
        """1 for the only winner and −1 / (players − 1) for the others; zeros before the end."""
        if self._state is None:
            return [0.0] * int(self.num_players())
        return [float(value) for value in self._state.returns("win")]

    def observation_string(self, player: int | None = None) -> str:
        """Everything a player knows, as JSON."""
        if self._state is None:
            return "deal"
        return self._state.view_json(self.current_player() if player is None else player)

    def information_state_string(self, player: int | None = None) -> str:
        """A digest of everything the player knew and did at earlier decisions, and the view now."""
        if self._state is None:
            return "deal"
        seat = self.current_player() if player is None else player
        digest = hashlib.sha256()
        state = self.get_game().signoria.deal(self._deal)
        for actor, notation in self._state.history:
            if actor == seat:
                digest.update(state.view_json(seat).encode())
                digest.update(notation.encode())
            state.play(notation, actor)
        return f"{digest.hexdigest()} {self._state.view_json(seat)}"

    def resample_from_infostate(self, player: int, sampler: Any) -> SignoriaState:
        """A state that looks the same to the player, the rest sampled. Its history still names the old deal."""
        assert self._state is not None
        copy: SignoriaState = self.clone()
        copy._state = self._state.determinize(player, int(sampler() * 2**53))
        return copy

    def __str__(self) -> str:
        if self._state is None:
            return "deal"
        moves = " / ".join(f"{seat} {notation}" for seat, notation in self._state.history)
        return f"deal {self._deal} / {moves}"


class SignoriaObserver:
    """What a player knows as a tensor: the numbers of ``signoria.State.observation``."""

    def __init__(self, game: Game, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        del iig_obs_type
        self._numbers = np.zeros(game.observation_size, np.int16)
        self.tensor = np.zeros(game.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SignoriaState, player: int) -> None:
        """Writes the observation of a player."""
        if state._state is None:
            self.tensor.fill(0)
            return
        state._state.observation(player, self._numbers)
        self.tensor[:] = self._numbers

    def string_from(self, state: SignoriaState, player: int) -> str:
        """The observation of a player as text."""
        return state.observation_string(player)


_TYPES = {id: _game_type(id) for id in GAMES}

for _id in GAMES:
    # A class of its own for each game, where `pickle` finds it.
    _class = type(f"Signoria_{_id}", (SignoriaGame,), {"id": _id, "__module__": __name__})
    globals()[_class.__name__] = _class
    pyspiel.register_game(_TYPES[_id], _class)
