"""Many games side by side."""

import subprocess
import sys

import numpy as np
import pytest
from conftest import SOME_TABLES

import signoria


@pytest.mark.parametrize(("id", "players"), SOME_TABLES)
def test_a_vector_plays_what_single_states_play(id: str, players: int) -> None:
    game = signoria.Game(id, players)
    n = 3
    vector = signoria.VectorGame(game, n, seeds=[5, 6, 5], threads=2)
    vector.reset()
    finished = 0
    # The same seed gives the same environment.
    for _ in range(1500):
        assert (vector.observations[0] == vector.observations[2]).all()
        actions = vector.sample()
        assert actions[0] == actions[2]
        assert vector.masks[np.arange(n), actions].all()
        vector.step(actions)
        for row in np.flatnonzero(vector.dones):
            finished += 1
            assert abs(vector.rewards[row].sum()) < 1e-5
            # Zeros if all share the victory.
            assert vector.rewards[row].any() or players == 2
        assert not vector.rewards[~vector.dones].any()
    assert finished and vector.episodes[0] == vector.episodes[2]


def test_masks_and_observations_are_those_of_the_seat_to_act() -> None:
    game = signoria.Game("habemus_papam", 4)
    vector = signoria.VectorGame(game, 8, seeds=1, threads=1)
    vector.reset()
    low, high = signoria.bounds(game)
    for _ in range(500):
        assert ((vector.observations >= low) & (vector.observations <= high)).all()
        legal = vector.masks.sum(axis=1)
        assert (legal > 0).all()
        vector.step(vector.sample())
        assert set(vector.to_act) <= set(range(4))


def test_the_arrays_of_the_caller_are_filled() -> None:
    game = signoria.Game("carrara", 2)
    observations = np.full((4, game.observation_size), 99, np.int16)
    masks = np.ones((4, game.num_actions), np.bool_)
    vector = signoria.VectorGame(game, 4, observations=observations, masks=masks)
    vector.reset(1)
    assert vector.observations is observations and vector.masks is masks
    assert masks.sum() < 100 and not (observations == 99).all()
    seen = observations.copy()
    vector.step(vector.sample())
    assert not (observations == seen).all()


def test_bots_play_the_other_seats() -> None:
    game = signoria.Game("notre_dame", 3)
    vector = signoria.VectorGame(game, 4, bots=[None, "random", "greedy"], seeds=2)
    vector.reset()
    for _ in range(60):
        assert (vector.to_act == 0).all()
        vector.step(vector.sample())
    assert sum(vector.episodes) > 0


def test_the_benchmark_runs() -> None:
    command = [sys.executable, "-m", "signoria.bench", "carrara", "--runs", "1", "--seconds", "0.02"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert "carrara, vector with observations" in done.stdout and "carrara, play" in done.stdout
