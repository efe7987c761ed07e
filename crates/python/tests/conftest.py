"""Shared by all tests. SIGNORIA_FULL=1 makes every test run at full size."""

import os
import random

import pytest

import signoria

FULL = os.environ.get("SIGNORIA_FULL") == "1"

#: Every game with every number of players.
TABLES = [(game, players) for game in signoria.GAMES for players in signoria.player_counts(game)]

#: Every game with its fewest and most players; all numbers in a full run.
SOME_TABLES = (
    TABLES
    if FULL
    else [
        (game, players)
        for game in signoria.GAMES
        for players in {signoria.player_counts(game)[0], signoria.player_counts(game)[-1]}
    ]
)


def play_out(state: signoria.State, seed: int) -> int:
    """Plays random legal actions to the end; how many there were."""
    chance = random.Random(seed)
    decisions = 0
    while not state.is_over:
        state.play(chance.choice(state.legal()))
        decisions += 1
    return decisions


@pytest.fixture
def game() -> signoria.Game:
    """A game for tests that need just any."""
    return signoria.Game("notre_dame", 3)
