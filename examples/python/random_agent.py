#!/usr/bin/env python3
"""A random agent, three times: in the core, in PettingZoo, and in a vector of 256 games."""

import argparse
import random
import time

import numpy as np

import signoria


def core(id: str, players: int) -> None:
    """One game with everything a player can see."""
    state = signoria.Game(id, players).deal(seed=1)
    while not state.is_over:
        state.play(random.choice(state.legal()))
    print(state.render())
    print("core:", [(one["seat"], one["rank"], one["total"]) for one in state.outcome])


def pettingzoo(id: str, players: int) -> None:
    """The same as an AEC environment."""
    try:
        from signoria.pettingzoo import make
    except ImportError:
        print("pettingzoo: not installed")
        return
    env = make(id, players)
    env.reset(seed=1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        total[agent] += reward
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    print("pettingzoo:", total)


def vector(id: str, players: int) -> None:
    """Many games at once."""
    games = signoria.VectorGame(signoria.Game(id, players), 256, seeds=1)
    games.reset()
    won = np.zeros(players)
    begin = time.perf_counter()
    decisions = 0
    while sum(games.episodes) < 1000:
        games.step(games.sample())
        decisions += len(games)
        won += (games.rewards[games.dones] > 0).sum(axis=0)
    rate = decisions / (time.perf_counter() - begin)
    print(f"vector: {rate:,.0f} decisions a second, wins by seat {won / won.sum()}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="notre_dame", choices=signoria.GAMES)
    parser.add_argument("--players", type=int, default=3)
    given = parser.parse_args()
    core(given.game, given.players)
    pettingzoo(given.game, given.players)
    vector(given.game, given.players)
