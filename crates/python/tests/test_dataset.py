"""Data sets of decisions."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import signoria
from signoria import dataset


def test_rows_are_what_was_played() -> None:
    game = signoria.Game("notre_dame", 2)
    rows = dataset.play(game, ["mcts:20", "random"], seed=3)
    state = game.deal(3)
    for row in rows:
        assert state.current == row.seat and state.legal() == row.legal
        assert row.observation == state.observation(row.seat).tolist()
        if row.seat == 0 and len(row.legal) > 1:
            assert row.visits and sum(row.visits) > 0
        state.play(row.legal[row.chosen])
    assert state.is_over
    assert {row.seat: row.points for row in rows} == dict(enumerate(state.returns("points")))
    assert dataset.play(game, ["mcts:20", "random"], seed=3) == rows
    again = dataset.from_record(state.record(), "3")
    assert [row.chosen for row in again] == [row.chosen for row in rows]
    assert again[5].view is None and dataset.from_record(state.record(), view=True)[5].view is not None


def test_the_command_goes_on_where_it_stopped(tmp_path: Path) -> None:
    command = [
        sys.executable, "-m", "signoria.dataset", "carrara", "--players", "2", "--bot", "random", "--games", "5",
        "--shard", "2", "--workers", "1", "--out", str(tmp_path),
    ]  # fmt: skip
    subprocess.run(command, check=True, capture_output=True)
    files = sorted(tmp_path.iterdir())
    assert len(files) == 3
    before = files[1].read_bytes()
    files[0].unlink()
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert "1/1" in done.stdout and files[1].read_bytes() == before
    with np.load(files[0]) as shard:
        assert shard["start"][-1] == len(shard["legal"]) == len(shard["visits"])
        assert len(shard["observation"]) == len(shard["action"])
        assert set(shard["game"]) == {"0", "1"}


def test_views_as_json_lines(tmp_path: Path) -> None:
    rows = dataset.play(signoria.Game("carrara", 2), ["random"], seed=1, view=True)
    dataset.write_jsonl(rows, tmp_path / "rows.jsonl")
    lines = (tmp_path / "rows.jsonl").read_text(encoding="utf-8").splitlines()
    assert json.loads(lines[0])["view"]["viewer"] and len(lines) == len(rows)


def test_nonsense_is_refused() -> None:
    with pytest.raises(signoria.SignoriaError):
        dataset.play(signoria.Game("carrara", 2), [], seed=1)
    wrong = [sys.executable, "-m", "signoria.dataset", "chess", "--out", "nowhere"]
    done = subprocess.run(wrong, capture_output=True, text=True)
    assert done.returncode == 2 and "unknown game" in done.stderr
