"""Recorded games, played again action by action through the Python core, give the record byte for byte."""

import json
import os
from pathlib import Path

import pytest
from conftest import FULL

import signoria

ROOT = Path(__file__).parents[3]


def records(id: str) -> list[Path]:
    """Golden records of the game, and those in the folder SIGNORIA_RECORDS."""
    found = sorted((ROOT / "crates" / "games" / id / "tests" / "records").glob("*.json"))
    more = os.environ.get("SIGNORIA_RECORDS")
    return found + (sorted(Path(more).glob(f"{id}*.json")) if more else [])


@pytest.mark.parametrize("id", signoria.GAMES)
def test_records_replay_byte_for_byte(id: str) -> None:
    files = records(id)
    if not files:
        pytest.skip("no records here")
    played = 0
    for file in files if FULL else files[::4]:
        text = file.read_text(encoding="utf-8")
        replayed = signoria.State.from_record(text)
        assert replayed.record() == text, file
        entries = json.loads(text)["entries"]
        if any(entry.split(" ", 1)[1].startswith("undo") for entry in entries):
            continue
        state = replayed.at(0)
        assert state.history == []
        for entry in entries:
            seat, notation = entry.split(" ", 1)
            place = state.legal_notation(int(seat)).index(notation)
            state.play(state.legal(int(seat))[place], int(seat))
        assert state.record() == text, file
        played += 1
    assert played
