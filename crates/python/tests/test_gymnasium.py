"""Gymnasium's own tests, and its vector interface."""

import numpy as np
import pytest

import signoria

checker = pytest.importorskip("gymnasium.utils.env_checker")
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402

from signoria.gymnasium import SeatEnv, SeatVectorEnv  # noqa: E402


@pytest.mark.parametrize("id", signoria.GAMES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_check_env(id: str) -> None:
    players = signoria.player_counts(id)[0]
    env = SeatEnv(signoria.Game(id, players), seat=1, bot="random")
    checker.check_env(env, skip_render_check=True)


def test_one_seat_plays_to_the_end() -> None:
    env = SeatEnv(signoria.Game("notre_dame", 2), bot="greedy")
    _, info = env.reset(seed=1)
    chance = np.random.default_rng(1)
    while True:
        _, reward, terminated, truncated, info = env.step(int(chance.choice(np.flatnonzero(info["action_mask"]))))
        assert not truncated
        if terminated:
            break
    assert reward in (-1.0, 0.0, 1.0)


def test_illegal_actions_end_the_episode_or_raise() -> None:
    env = SeatEnv(signoria.Game("carrara", 2))
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(illegal)
    assert terminated and reward == -1.0 and info["illegal"]
    strict = SeatEnv(signoria.Game("carrara", 2), illegal_reward=None)
    strict.reset(seed=1)
    with pytest.raises(signoria.IllegalActionError):
        strict.step(illegal)


@pytest.mark.parametrize("id", signoria.GAMES)
def test_the_vector_environment(id: str) -> None:
    game = signoria.Game(id, signoria.player_counts(id)[0])
    env = SeatVectorEnv(game, 5, seat=0, bot="random")
    assert isinstance(env, VectorEnv) and env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, infos = env.reset(seed=7)
    again, _ = env.reset(seed=7)
    assert (observations == again).all()
    chance = np.random.default_rng(1)
    ended = 0
    for _ in range(400):
        assert env.observation_space.contains(observations)
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        assert env.action_space.contains(actions)
        observations, rewards, terminations, truncations, infos = env.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == (5,)
        assert not truncations.any() and not rewards[~terminations].any()
        ended += int(terminations.sum())
    assert ended
    env.close()
