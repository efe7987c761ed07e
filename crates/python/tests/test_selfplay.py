"""Self-play in batches."""

from pathlib import Path

import numpy as np
import pytest

import signoria
from signoria import selfplay
from signoria.selfplay import uniform


def test_every_game_is_whole_and_worth_what_it_was(tmp_path: Path) -> None:
    game = signoria.Game("carrara", 3)
    batch = selfplay.play(game, uniform, games=6, seed=2, environments=3)
    assert set(batch.games) == set(range(6))
    masks = batch.masks(game.num_actions)
    assert masks.shape == (len(batch), game.num_actions)
    assert masks[np.arange(len(batch)), batch.actions].all()
    policies = batch.policies(game.num_actions)
    assert ((policies > 0) == masks).all() and np.allclose(policies.sum(axis=1), 1)
    for number in range(6):
        mine = batch.games == number
        worth = {int(seat): float(batch.returns[mine & (batch.seats == seat)][0]) for seat in range(3)}
        assert sum(worth.values()) == pytest.approx(0, abs=1e-6)
    again = selfplay.play(game, uniform, games=6, seed=2, environments=3, threads=1)
    assert (again.actions == batch.actions).all() and (again.returns == batch.returns).all()
    selfplay.save(batch, tmp_path / "shard.npz")
    read = selfplay.load(tmp_path / "shard.npz")
    assert (read.observations == batch.observations).all() and (read.policy == batch.policy).all()
    assert [file.name for file in tmp_path.iterdir()] == ["shard.npz"]


def test_actions_are_drawn_in_proportion_to_their_weights() -> None:
    chance = np.random.default_rng(1)
    masks = np.zeros((20_000, 7), np.bool_)
    masks[:, [1, 3, 4]] = True
    weights = np.tile(np.array([9, 1, 9, 0, 3, 9, 9], np.float32), (len(masks), 1))
    counts = np.bincount(selfplay.choose(weights, masks, chance), minlength=7)
    assert counts[[0, 2, 3, 5, 6]].sum() == 0
    assert counts[4] / counts[1] == pytest.approx(3, rel=0.1)


def test_a_policy_must_allow_something() -> None:
    game = signoria.Game("carrara", 2)
    for weight in (0.0, -1.0, np.nan, np.inf):
        with pytest.raises(signoria.SignoriaError, match="weight"):
            selfplay.play(game, lambda _, masks, weight=weight: np.full(masks.shape, weight), games=1, seed=1)  # type: ignore[misc]
    with pytest.raises(signoria.SignoriaError, match="shape"):
        selfplay.play(game, lambda _, masks: masks[:, :5].astype(np.float32), games=1, seed=1)
    with pytest.raises(signoria.SignoriaError, match="at least one"):
        selfplay.play(game, uniform, games=0, seed=1)
