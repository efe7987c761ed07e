#!/usr/bin/env python3
"""Trains a small policy by self-play with NumPy alone, and rates it against `greedy`.

One hidden layer reads the observation; actions are scored by a table, legal ones only. Learning is REINFORCE with a baseline: actions of
players who did better than their table expected become more likely. A few minutes on one core lift it from random play to a
level far above `random`; the run prints how far from `greedy` it still is. An example, not a champion.

    python train_policy.py --minutes 3 --out policy.npz
"""

from __future__ import annotations

import argparse
import time

import numpy as np

import signoria


class Policy:
    """Scores of actions from observations: features → hidden layer → one score per action."""

    def __init__(self, game: signoria.Game, hidden: int = 64, seed: int = 0) -> None:
        chance = np.random.default_rng(seed)
        self.game = game
        features = signoria.expand(game, np.zeros((1, game.observation_size), np.int16)).shape[1]
        self.weights = {
            "w1": (chance.standard_normal((features, hidden)) * np.sqrt(1 / 60)).astype(np.float32),
            "b1": np.zeros(hidden, np.float32),
            "w2": np.zeros((hidden, game.num_actions), np.float32),
            "b2": np.zeros(game.num_actions, np.float32),
        }
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.updates = 0

    def probabilities(
        self, observations: np.ndarray, masks: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Features, hidden layer, and the probability of every action; illegal ones have 0."""
        features = signoria.expand(self.game, observations)
        hidden = np.maximum(features @ self.weights["w1"] + self.weights["b1"], 0)
        scores = np.where(masks, hidden @ self.weights["w2"] + self.weights["b2"], -np.inf)
        scores -= scores.max(axis=1, keepdims=True)
        shares = np.exp(scores)
        return features, hidden, shares / shares.sum(axis=1, keepdims=True)

    def __call__(self, observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        return self.probabilities(observations, masks)[2]

    def learn(
        self,
        observations: np.ndarray,
        masks: np.ndarray,
        actions: np.ndarray,
        advantages: np.ndarray,
        rate: float,
        entropy: float = 0.01,
    ) -> None:
        """One step of Adam on the policy gradient, with a little reward for not being too sure."""
        features, hidden, shares = self.probabilities(observations, masks)
        rows = np.arange(len(actions))
        gradient = shares * advantages[:, None]
        gradient[rows, actions] -= advantages
        with np.errstate(divide="ignore", invalid="ignore"):
            logs = np.where(shares > 0, np.log(shares), 0)
        surprise = (shares * logs).sum(axis=1, keepdims=True)
        gradient += entropy * shares * (logs - surprise)
        gradient /= len(actions)
        back = (gradient @ self.weights["w2"].T) * (hidden > 0)
        gradients = {
            "w1": features.T @ back,
            "b1": back.sum(axis=0),
            "w2": hidden.T @ gradient,
            "b2": gradient.sum(axis=0),
        }
        self.updates += 1
        for name, one in gradients.items():
            mean, square = self.moments[name]
            mean += 0.1 * (one - mean)
            square += 0.001 * (one * one - square)
            fixed = mean / (1 - 0.9**self.updates)
            spread = np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8
            self.weights[name] -= (rate * fixed / spread).astype(np.float32)

    def save(self, path: str) -> None:
        """Writes the weights with what they are for."""
        about = {"game": self.game.id, "players": self.game.players, "observation": self.game.observation_version}
        np.savez_compressed(path, **self.weights, **about)

    @classmethod
    def load(cls, path: str) -> Policy:
        """Reads weights."""
        with np.load(path) as file:
            game = signoria.Game(str(file["game"]), int(file["players"]))
            if str(file["observation"]) != game.observation_version:
                raise SystemExit(f"{path} was made for {file['observation']}")
            policy = cls(game)
            policy.weights = {name: file[name] for name in policy.weights}
        return policy


def train(policy: Policy, minutes: float, environments: int, seed: int) -> None:
    """Self-play with all seats, and learning from every batch of finished games."""
    from signoria.selfplay import choose

    game = policy.game
    games = signoria.VectorGame(game, environments, seeds=seed, reward="rank")
    games.reset()
    chance = np.random.default_rng(seed)
    begin = time.monotonic()
    # Decisions of games that still run, per environment.
    running: list[list[tuple[int, np.ndarray, np.ndarray, int]]] = [[] for _ in range(environments)]
    ready: list[tuple[np.ndarray, np.ndarray, int, float]] = []
    finished = steps = 0
    while (spent := time.monotonic() - begin) < 60 * minutes:
        actions = choose(policy(games.observations, games.masks), games.masks, chance)
        several = games.masks.sum(axis=1) > 1
        # A sample of the decisions is enough, and forced ones teach nothing.
        for row in np.flatnonzero(several & (chance.random(environments) < 0.25)):
            legal = np.flatnonzero(games.masks[row])
            running[row].append((int(games.to_act[row]), games.observations[row].copy(), legal, int(actions[row])))
        games.step(actions)
        for row in np.flatnonzero(games.dones):
            finished += 1
            ready += [(seen, legal, action, float(games.rewards[row, seat])) for seat, seen, legal, action in running[row]]
            running[row] = []
        if len(ready) >= 2048:
            rate = 3e-3 * max(0.1, 1 - spent / (60 * minutes))
            observations = np.stack([one[0] for one in ready])
            masks = np.zeros((len(ready), game.num_actions), np.bool_)
            for row, one in enumerate(ready):
                masks[row, one[1]] = True
            values = np.array([one[3] for one in ready], np.float32)
            policy.learn(observations, masks, np.array([one[2] for one in ready]), values - values.mean(), rate)
            ready = []
            steps += 1
            if steps % 25 == 0:
                print(f"{spent:5.0f} s  {finished:6} games  {steps:4} updates", flush=True)
    print(f"{finished} games, {steps} updates")


def rate(policy: Policy, opponent: str, games: int, seed: int) -> tuple[float, float]:
    """Share of victories of one seat with the policy against bots on the others, and its standard error. Each deal is played
    from every seat."""
    game = policy.game
    won: list[float] = []
    for seat in range(game.players):
        bots: list[str | None] = [opponent] * game.players
        bots[seat] = None
        n = -(-games // game.players)
        vector = signoria.VectorGame(game, n, seeds=[seed + number for number in range(n)], bots=bots)
        vector.reset()
        results: dict[int, float] = {}
        while len(results) < n:
            vector.step(np.where(vector.masks, policy(vector.observations, vector.masks), -1).argmax(axis=1))
            for row in np.flatnonzero(vector.dones):
                value = float(vector.rewards[row, seat])
                # From 1 (won alone) and -1 / (players - 1) (lost) to the share of the victory.
                results.setdefault(int(row), (value * (game.players - 1) + 1) / game.players)
        won += results.values()
    return float(np.mean(won)), float(np.std(won) / np.sqrt(len(won)))


def main() -> None:
    """Trains, rates and saves."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="notre_dame", choices=signoria.GAMES)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--environments", type=int, default=128)
    parser.add_argument("--games", type=int, default=400, help="for the rating")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="policy.npz")
    given = parser.parse_args()
    policy = Policy(signoria.Game(given.game, given.players), seed=given.seed)
    par = 1 / given.players

    def report(when: str) -> None:
        for opponent in ("random", "greedy"):
            share, error = rate(policy, opponent, given.games, seed=10_000_000)
            print(f"{when}: {100 * share:.1f} ± {100 * error:.1f} % against {opponent} (equal: {100 * par:.0f} %)", flush=True)

    report("before")
    train(policy, given.minutes, given.environments, given.seed)
    report("after")
    policy.save(given.out)
    print(f"weights in {given.out}")


if __name__ == "__main__":
    main()
