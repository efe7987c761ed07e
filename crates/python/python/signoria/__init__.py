"""Five modern board games with hidden information, with engines in Rust.

>>> import signoria
>>> state = signoria.Game("notre_dame", players=3).deal(seed=1)
>>> state.play(state.legal()[0])
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from xml.sax.saxutils import escape

import numpy as np
import numpy.typing as npt

from . import errors
from ._signoria import Advice, Bot, Game, State, Vector, game_ids, seat_range
from .errors import GameOverError, IllegalActionError, RecordError, SetupError, SignoriaError

__all__ = [
    "GAMES",
    "Advice",
    "Bot",
    "Field",
    "Game",
    "GameOverError",
    "IllegalActionError",
    "RecordError",
    "SetupError",
    "SignoriaError",
    "State",
    "VectorGame",
    "bounds",
    "chart",
    "errors",
    "expand",
    "fields",
    "player_counts",
]

#: Ids of all games.
GAMES: tuple[str, ...] = tuple(game_ids())


def player_counts(game: str) -> range:
    """The numbers of players a game can have."""
    low, high = seat_range(game)
    return range(low, high + 1)


def _game(id: str, players: int, options: dict[str, Any]) -> Game:
    """Makes a game again after pickling."""
    return Game(id, players, **options)


@dataclass(frozen=True)
class Field:
    """Consecutive numbers of an observation that mean the same kind of thing."""

    #: Name, such as ``player[1].gold``; player 0 is the viewer.
    name: str
    #: ``flag``, ``number`` or ``category``.
    kind: str
    #: Where it is in the observation.
    start: int
    #: How many numbers it has.
    size: int
    #: Least value.
    low: int
    #: Greatest value; of a category the number of things, since 0 stands for none.
    high: int

    @property
    def slice(self) -> slice:
        """Where it is in the observation."""
        return slice(self.start, self.start + self.size)


def fields(game: Game) -> list[Field]:
    """What the numbers of an observation mean, in order."""
    found = []
    start = 0
    for name, kind, size, low, high in game.field_tuples():
        found.append(Field(name, kind, start, size, low, high))
        start += size
    # Blocks of seats that a table does not have are described too: the size is the same for all.
    assert start == game.observation_size
    return found


def bounds(game: Game) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int16]]:
    """Least and greatest value of every number of an observation."""
    all_fields = fields(game)
    sizes = [field.size for field in all_fields]
    low = np.repeat([field.low for field in all_fields], sizes).astype(np.int16)
    high = np.repeat([field.high for field in all_fields], sizes).astype(np.int16)
    return low, high


def expand(game: Game, observations: npt.NDArray[np.int16]) -> npt.NDArray[np.float32]:
    """Observations as features for a network: amounts divided by their greatest value, categories one-hot.

    Takes one observation or a batch of them; the last axis grows.
    """
    batch = np.atleast_2d(observations)
    parts: list[npt.NDArray[np.float32]] = []
    for field in fields(game):
        values = batch[:, field.slice]
        if field.kind == "category":
            hot = values[:, :, None] == np.arange(1, field.high + 1)
            parts.append(hot.reshape(len(batch), -1).astype(np.float32))
        else:
            parts.append(values.astype(np.float32) / np.float32(field.high))
    features: npt.NDArray[np.float32] = np.concatenate(parts, axis=1)
    return features[0] if observations.ndim == 1 else features


def chart(state: State, names: Sequence[str] | None = None) -> str:
    """The result of a finished game as SVG: a bar per seat, divided by the sources of its points."""
    outcome = state.outcome
    if outcome is None:
        raise SignoriaError("the game is not over")
    titles = list(names or (f"Player {one['seat'] + 1}" for one in outcome))
    if len(titles) != len(outcome):
        raise SignoriaError(f"{len(titles)} names for {len(outcome)} players")
    sources = list(dict.fromkeys(part["source"] for one in outcome for part in one["parts"]))
    widest = max(1, *(sum(max(0, part["points"]) for part in one["parts"]) for one in outcome))
    line, left, width = 28, 150, 560
    height = line * (len(outcome) + 1 + -(-len(sources) // 4))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + width + 60}" height="{height}" '
        'font-family="sans-serif" font-size="13">'
    ]
    for row, (one, title) in enumerate(zip(outcome, titles, strict=True)):
        top, x = line * row + 6, float(left)
        parts.append(f'<text x="8" y="{top + 14}">{one["rank"]}. {escape(title)}</text>')
        for part in one["parts"]:
            size = width * max(0, part["points"]) / widest
            hue = 360 * sources.index(part["source"]) // len(sources)
            parts.append(
                f'<rect x="{x:.1f}" y="{top}" width="{size:.1f}" height="{line - 10}" fill="hsl({hue} 55% 60%)">'
                f'<title>{escape(part["source"])}: {part["points"]}</title></rect>'
            )
            x += size
        parts.append(f'<text x="{x + 6:.1f}" y="{top + 14}">{one["total"]}</text>')
    for at, source in enumerate(sources):
        x, top = left + (at % 4) * 140, line * (len(outcome) + at // 4) + 12
        hue = 360 * at // len(sources)
        parts.append(f'<rect x="{x}" y="{top}" width="12" height="12" fill="hsl({hue} 55% 60%)"/>')
        parts.append(f'<text x="{x + 18}" y="{top + 11}">{escape(source)}</text>')
    return "".join(parts) + "</svg>"


class VectorGame(Vector):
    """Many games side by side, stepped in parallel without the interpreter lock.

    ``to_act``, ``observations``, ``masks``, ``rewards`` and ``dones`` are arrays with one row per environment that every call
    fills in place. They are made here, or are those of the caller (shapes and dtypes are checked). A game that ends is dealt anew
    in the same step; its row shows the first decision of the next game, and ``rewards`` what the finished one was worth.

    ``seeds`` is one seed, from which the environments draw theirs, or one per environment. ``bots`` names a bot for each seat and
    ``None`` for the seats you decide for.
    """

    def __new__(
        cls,
        game: Game,
        n: int,
        *,
        seeds: int | Sequence[int] = 0,
        reward: str = "win",
        bots: Sequence[str | None] | None = None,
        threads: int = 0,
        to_act: npt.NDArray[np.int32] | None = None,
        observations: npt.NDArray[np.int16] | None = None,
        masks: npt.NDArray[np.bool_] | None = None,
        rewards: npt.NDArray[np.float32] | None = None,
        dones: npt.NDArray[np.bool_] | None = None,
    ) -> VectorGame:
        vector: VectorGame = super().__new__(
            cls,
            game,
            cls._seeds(n, seeds),
            reward=reward,
            bots=None if bots is None else list(bots),
            threads=threads,
            to_act=to_act,
            observations=observations,
            masks=masks,
            rewards=rewards,
            dones=dones,
        )
        return vector

    @staticmethod
    def _seeds(n: int, seeds: int | Sequence[int]) -> list[int]:
        if n < 1:
            raise SignoriaError("there must be at least one environment")
        if isinstance(seeds, (int, np.integer)):
            if not 0 <= int(seeds) < 2**64:
                raise SignoriaError("a seed is an integer from 0 to 2**64 - 1")
            numbers = np.random.SeedSequence(int(seeds)).generate_state(n, np.uint64)
            return [int(number) for number in numbers]
        found = [int(seed) for seed in seeds]
        if len(found) != n:
            raise SignoriaError(f"{len(found)} seeds for {n} environments")
        return found

    def reset(self, seeds: int | Sequence[int] | None = None) -> None:
        """Deals all games, from new seeds if given."""
        super().reset(None if seeds is None else self._seeds(len(self), seeds))
