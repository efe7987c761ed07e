"""The examples run, in a small way."""

import subprocess
import sys
from pathlib import Path

import pytest
from conftest import FULL

import signoria

EXAMPLES = Path(__file__).parents[3] / "examples" / "python"


def run(folder: Path, name: str, *arguments: str) -> str:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_random_agent(tmp_path: Path) -> None:
    shown = run(tmp_path, "random_agent.py", "habemus_papam")
    assert "core: [" in shown and "pettingzoo: {" in shown and "decisions a second" in shown


def test_a_policy_is_trained_rated_and_saved(tmp_path: Path) -> None:
    shown = run(tmp_path, "train_policy.py", "carrara", "--minutes", "0.05", "--games", "8", "--out", "policy.npz")
    assert "before:" in shown and "after:" in shown and "against greedy" in shown
    assert (tmp_path / "policy.npz").exists()


def test_shards_without_ray_go_on_where_they_stopped(tmp_path: Path) -> None:
    arguments = ("habemus_papam", "--shards", "3", "--games", "8", "--out", "shards")
    assert "3 to make" in run(tmp_path, "selfplay_ray.py", *arguments)
    files = sorted((tmp_path / "shards").iterdir())
    assert len(files) == 3
    files[1].unlink()
    assert "2 shards are there, 1 to make" in run(tmp_path, "selfplay_ray.py", *arguments)


@pytest.mark.skipif(not FULL, reason="starting Ray takes long: only in full runs")
def test_shards_with_ray_survive_the_death_of_a_worker(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    arguments = ("habemus_papam", "--shards", "8", "--games", "64", "--out", "shards", "--ray", "--workers", "2", "--kill")
    assert "8/8 shards" in run(tmp_path, "selfplay_ray.py", *arguments)
    assert len(list((tmp_path / "shards").glob("*.npz"))) == 8
    from signoria import selfplay

    game = signoria.Game("habemus_papam", 3)
    for number in (0, 5):
        there = selfplay.load(tmp_path / "shards" / f"habemus_papam-3-{number:06}.npz")
        ours = selfplay.play(game, selfplay.uniform, games=64, seed=number)
        assert (there.actions == ours.actions).all()
