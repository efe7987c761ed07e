"""PettingZoo's own tests on every game and number of players."""

import importlib

import numpy as np
import pytest
from conftest import FULL, SOME_TABLES

import signoria

pettingzoo_test = pytest.importorskip("pettingzoo.test")


def make(id: str, players: int, **settings):  # type: ignore[no-untyped-def]  # noqa: ANN003, ANN201
    module = importlib.import_module(f"signoria.pettingzoo.{id}_v1")
    return module.env(players, **settings)


@pytest.mark.parametrize(("id", "players"), SOME_TABLES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_api(id: str, players: int) -> None:
    pettingzoo_test.api_test(make(id, players), num_cycles=1000 if FULL else 100)


@pytest.mark.parametrize(("id", "players"), SOME_TABLES)
def test_seed(id: str, players: int) -> None:
    pettingzoo_test.seed_test(lambda: make(id, players), num_cycles=50 if FULL else 10)


@pytest.mark.parametrize(("id", "players"), SOME_TABLES if FULL else [])
def test_performance_benchmark(id: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    pettingzoo_test.performance_benchmark(make(id, players))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("id", signoria.GAMES)
def test_every_game_has_a_module_and_renders(id: str) -> None:
    env = make(id, signoria.player_counts(id)[0], render_mode="ansi")
    env.reset(seed=1)
    assert "Player 1" in env.render()


def test_later_seats_do_not_see_earlier_answers() -> None:
    """Bids of Habemus Papam are asked in order of the seats; what the first one bids changes nothing for the second."""
    seen = []
    for pick in (0, -1):
        env = make("habemus_papam", 4)
        env.reset(seed=3)
        while len(env.unwrapped.game_state.to_act) < 2:
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(int(np.flatnonzero(mask)[0]))
        first = env.agent_selection
        env.step(int(np.flatnonzero(env.observe(first)["action_mask"])[pick]))
        assert env.agent_selection != first
        seen.append(env.observe(env.agent_selection))
    assert (seen[0]["observation"] == seen[1]["observation"]).all()
    assert (seen[0]["action_mask"] == seen[1]["action_mask"]).all()


def test_max_cycles_truncate() -> None:
    """PettingZoo's own `max_cycles_test` wants environments in which all agents act at once and everything is legal."""
    env = make("carrara", 3, max_cycles=7)
    env.reset(seed=1)
    decisions = 0
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            assert truncation and not termination
            env.step(None)
            continue
        env.step(env.action_space(agent).sample(observation["action_mask"]))
        decisions += 1
    assert decisions == 7


def test_the_winner_gets_the_reward() -> None:
    env = make("machiavelli", 2)
    env.reset(seed=5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    chance = np.random.default_rng(1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        total[agent] += reward
        over = termination or truncation
        env.step(None if over else int(chance.choice(np.flatnonzero(observation["action_mask"]))))
    assert sorted(total.values()) == [-1.0, 1.0]


def test_illegal_actions_are_refused() -> None:
    env = make("carrara", 2)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(signoria.IllegalActionError):
        env.step(int(np.flatnonzero(mask == 0)[0]))


def test_wrong_use_is_refused_without_wrappers() -> None:
    env = make("carrara", 2)
    for early in (lambda: env.observe("player_0"), lambda: env.step(0), lambda: env.last(), lambda: env.render()):
        with pytest.raises((signoria.SignoriaError, AttributeError)):
            early()
    env.reset(seed=1)
    before = env.game_state.record()
    for action in (-1, 10**9, None):
        with pytest.raises(signoria.SignoriaError):
            env.step(action)
    assert env.game_state.record() == before
