"""Self-play in batches."""

from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

import signoria
from signoria import selfplay


def uniform(observations: npt.NDArray[np.int16], masks: npt.NDArray[np.bool_]) -> npt.NDArray[np.float32]:
    assert len(observations) == len(masks)
    return masks.astype(np.float32)


def test_every_game_is_whole_and_worth_what_it_was(tmp_path: Path) -> None:
    game = signoria.Game("carrara", 3)
    batch = selfplay.play(game, uniform, games=6, seed=2, environments=3)
    assert set(batch.games) == set(range(6))
    masks = batch.masks(game.num_actions)
    assert masks.shape == (len(batch), game.num_actions)
    assert masks[np.arange(len(batch)), batch.actions].all()
    for number in range(6):
        mine = batch.games == number
        worth = {int(seat): float(batch.returns[mine & (batch.seats == seat)][0]) for seat in range(3)}
        assert sum(worth.values()) == pytest.approx(0, abs=1e-6)
    again = selfplay.play(game, uniform, games=6, seed=2, environments=3, threads=1)
    assert (again.actions == batch.actions).all() and (again.returns == batch.returns).all()
    selfplay.save(batch, tmp_path / "shard.npz")
    read = selfplay.load(tmp_path / "shard.npz")
    assert (read.observations == batch.observations).all()
    assert [file.name for file in tmp_path.iterdir()] == ["shard.npz"]


def test_a_policy_must_allow_something() -> None:
    game = signoria.Game("carrara", 2)
    with pytest.raises(signoria.SignoriaError, match="weight"):
        selfplay.play(game, lambda _, masks: np.zeros(masks.shape), games=1, seed=1)
