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

__all__ = ["Batch", "Policy", "choose", "load", "play", "save"]

#: From observations (batch, numbers) and masks (batch, actions) to weights of actions (batch, actions).
Policy = Callable[[npt.NDArray[np.int16], npt.NDArray[np.bool_]], npt.NDArray[np.floating]]


@dataclass(frozen=True)
class Batch:
    """Decisions of finished games, one row each, in the order they were made."""

    #: Number of the game within the batch.
    games: npt.NDArray[np.int32]
    #: Who decided.
    seats: npt.NDArray[np.int8]
    #: What they knew.
    observations: npt.NDArray[np.int16]
    #: What they might do, eight actions to a byte (``numpy.unpackbits``); see :meth:`masks`.
    packed_masks: npt.NDArray[np.uint8]
    #: What they did.
    actions: npt.NDArray[np.int32]
    #: What the game was worth to them in the end.
    returns: npt.NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.actions)

    def masks(self, num_actions: int) -> npt.NDArray[np.bool_]:
        """What they might do, as bool."""
        return np.unpackbits(self.packed_masks, axis=1, count=num_actions).astype(np.bool_)


def choose(
    weights: npt.NDArray[np.floating],
    masks: npt.NDArray[np.bool_],
    chance: np.random.Generator,
) -> npt.NDArray[np.int64]:
    """Draws one legal action per row in proportion to the weights."""
    allowed = np.where(masks, weights, 0).astype(np.float64)
    sums = allowed.cumsum(axis=1)
    if not (sums[:, -1] > 0).all():
        raise SignoriaError("the policy gives no legal action a weight above 0")
    drawn = chance.random(len(sums)) * sums[:, -1]
    # The first action whose sum lies above the draw has a weight above 0 itself.
    actions: npt.NDArray[np.int64] = (sums > drawn[:, None]).argmax(axis=1).astype(np.int64)
    return actions


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
    rows: list[list[tuple[int, int, npt.NDArray[np.int16], npt.NDArray[np.uint8], int]]] = [[] for _ in range(n)]
    values: list[npt.NDArray[np.float32]] = []
    finished: list[tuple[int, int]] = []
    played = np.zeros(n, np.int64)
    while (played < each).any():
        observations, masks = vector.observations, vector.masks
        actions = choose(policy(observations, masks), masks, chance)
        packed = np.packbits(masks, axis=1)
        for row in np.flatnonzero(played < each):
            seat = int(vector.to_act[row])
            number = int(row) * each + int(played[row])
            rows[row].append((number, seat, observations[row].copy(), packed[row].copy(), int(actions[row])))
        vector.step(actions)
        for row in np.flatnonzero(vector.dones & (played < each)):
            finished.append((int(row) * each + int(played[row]), len(values)))
            values.append(vector.rewards[row].copy())
            played[row] += 1
    worth = dict(finished)
    flat = [decision for decisions in rows for decision in decisions]
    return Batch(
        games=np.array([number for number, *_ in flat], np.int32),
        seats=np.array([seat for _, seat, *_ in flat], np.int8),
        observations=np.stack([observation for _, _, observation, _, _ in flat]),
        packed_masks=np.stack([mask for *_, mask, _ in flat]),
        actions=np.array([action for *_, action in flat], np.int32),
        returns=np.array([values[worth[number]][seat] for number, seat, *_ in flat], np.float32),
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
