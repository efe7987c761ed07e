"""Self-play in batches: plain functions over arrays, for one machine or for workers of a cluster.

>>> import numpy as np
>>> import signoria, signoria.selfplay
>>> def policy(observations, masks):
...     return masks.astype(np.float32)          # the same weight for every legal action
>>> batch = signoria.selfplay.play(signoria.Game("carrara", 2), policy, games=10, seed=1)
>>> batch.observations.shape[0] == len(batch.actions)
True
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np
import numpy.typing as npt

from signoria import Game, SignoriaError, VectorGame

__all__ = ["Batch", "Policy", "choose", "load", "play", "save", "uniform"]

#: From observations (batch, numbers) and masks (batch, actions) to weights of actions (batch, actions).
Policy = Callable[[npt.NDArray[np.int16], npt.NDArray[np.bool_]], npt.NDArray[np.floating]]


def uniform(observations: npt.NDArray[np.int16], masks: npt.NDArray[np.bool_]) -> npt.NDArray[np.float32]:
    """The policy that gives every legal action the same weight."""
    del observations
    return masks.astype(np.float32)


@dataclass(frozen=True)
class Batch:
    """Decisions of finished games, one row each."""

    #: Number of the game within the batch.
    games: npt.NDArray[np.int32]
    #: Who decided.
    seats: npt.NDArray[np.int8]
    #: What they knew.
    observations: npt.NDArray[np.int16]
    #: What they might do: the indices of all rows one after the other; row K has ``legal[starts[K]:starts[K + 1]]``.
    legal: npt.NDArray[np.int32]
    #: Where the indices of each row begin; one more than there are rows.
    starts: npt.NDArray[np.int64]
    #: The target of the policy: the share of each of those indices.
    policy: npt.NDArray[np.float32]
    #: What they did.
    actions: npt.NDArray[np.int32]
    #: What the game was worth to them in the end.
    returns: npt.NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.actions)

    def masks(self, num_actions: int) -> npt.NDArray[np.bool_]:
        """What they might do, as bool."""
        masks = np.zeros((len(self), num_actions), np.bool_)
        masks[self._rows(), self.legal] = True
        return masks

    def policies(self, num_actions: int) -> npt.NDArray[np.float32]:
        """The targets of the policy, one place per action."""
        shares = np.zeros((len(self), num_actions), np.float32)
        shares[self._rows(), self.legal] = self.policy
        return shares

    def _rows(self) -> npt.NDArray[np.int64]:
        return np.repeat(np.arange(len(self)), np.diff(self.starts))


def _shares(
    weights: npt.NDArray[np.floating], masks: npt.NDArray[np.bool_]
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64], npt.NDArray[np.float64]]:
    """Legal indices of all rows, where each row begins, and the share of each."""
    flat = np.flatnonzero(masks)
    rows = flat // masks.shape[1]
    starts = np.searchsorted(rows, np.arange(len(masks) + 1))
    allowed = weights.reshape(-1)[flat].astype(np.float64)
    if not (np.isfinite(allowed).all() and (allowed >= 0).all()):
        raise SignoriaError("the weights of a policy are finite and not below 0")
    sums = np.add.reduceat(allowed, starts[:-1])
    if not (sums > 0).all():
        raise SignoriaError("the policy gives no legal action a weight above 0")
    return flat - rows * masks.shape[1], starts, allowed / sums[rows]


def _draw(
    legal: npt.NDArray[np.int64],
    starts: npt.NDArray[np.int64],
    shares: npt.NDArray[np.float64],
    chance: np.random.Generator,
) -> npt.NDArray[np.int64]:
    """One action per row in proportion to the shares."""
    upto = np.cumsum(shares)
    before = upto[starts[:-1]] - shares[starts[:-1]]
    drawn = before + chance.random(len(before)) * (upto[starts[1:] - 1] - before)
    # The first action whose sum lies above the draw; rounding must not lead out of the row, nor to a share of 0.
    places = np.clip(np.searchsorted(upto, drawn, side="right"), starts[:-1], starts[1:] - 1)
    empty = shares[places] == 0
    if empty.any():
        for row in np.flatnonzero(empty):
            part = shares[starts[row] : starts[row + 1]]
            places[row] = starts[row] + int(part.argmax())
    actions: npt.NDArray[np.int64] = legal[places]
    return actions


def choose(
    weights: npt.NDArray[np.floating],
    masks: npt.NDArray[np.bool_],
    chance: np.random.Generator,
) -> npt.NDArray[np.int64]:
    """Draws one legal action per row in proportion to the weights."""
    return _draw(*_shares(weights, masks), chance)


def play(
    game: Game,
    policy: Policy,
    *,
    games: int,
    seed: int,
    environments: int | None = None,
    reward: str = "win",
    threads: int = 0,
) -> Batch:
    """Plays whole games with one policy on all seats and returns every decision. The seed decides everything.

    Every environment plays the same number of games, so that short games are not preferred; ``games`` is rounded up to that.
    """
    if games < 1:
        raise SignoriaError("there must be at least one game")
    n = min(environments or 256, games)
    each = -(-games // n)
    vector = VectorGame(game, n, seeds=seed, reward=reward, threads=threads)
    vector.reset()
    chance = np.random.default_rng(seed)
    worth = np.zeros((n * each, game.players), np.float32)
    played = np.zeros(n, np.int64)
    steps: list[tuple[npt.NDArray[np.generic], ...]] = []
    while (live := np.flatnonzero(played < each)).size:
        observations, masks = vector.observations, vector.masks
        weights = np.asarray(policy(observations, masks))
        if weights.shape != masks.shape:
            raise SignoriaError(f"the policy returns weights of shape {weights.shape}, not {masks.shape}")
        legal, starts, shares = _shares(weights, masks)
        actions = _draw(legal, starts, shares, chance)
        # Environments that have played all their games go on, but nothing of it is kept.
        whole = live.size == n
        kept = slice(None) if whole else np.repeat(played < each, np.diff(starts))
        counts = np.diff(starts)[live]
        steps.append(
            (
                (live * each + played[live]).astype(np.int32),
                vector.to_act[live].astype(np.int8),
                observations[live],
                legal[kept].astype(np.int32),
                counts,
                shares[kept].astype(np.float32),
                actions[live].astype(np.int32),
            )
        )
        vector.step(actions)
        for row in np.flatnonzero(vector.dones & (played < each)):
            worth[row * each + played[row]] = vector.rewards[row]
            played[row] += 1
    numbers, seats, observed, legal_all, counts_all, policies, chosen = (
        np.concatenate(parts) for parts in zip(*steps, strict=True)
    )
    return Batch(
        games=numbers,
        seats=seats,
        observations=observed,
        legal=legal_all,
        starts=np.concatenate([[0], np.cumsum(counts_all)]).astype(np.int64),
        policy=policies,
        actions=chosen,
        returns=worth[numbers, seats],
    )


def save(batch: Batch, path: Path) -> None:
    """Writes a shard (NPZ). It appears under its name only when it is whole."""
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez_compressed(file, **{field.name: getattr(batch, field.name) for field in fields(batch)})
    unfinished.replace(path)


def load(path: Path) -> Batch:
    """Reads a shard."""
    with np.load(path) as file:
        return Batch(**{field.name: file[field.name] for field in fields(Batch)})
