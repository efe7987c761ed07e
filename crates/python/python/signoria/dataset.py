"""Data sets of decisions: one row per decision of bots, or of recorded games.

``python -m signoria.dataset notre_dame --bot mcts:200 --games 1000 --out data`` writes shards of 100 games into ``data``. The same command
goes on where it stopped: shards that exist are not made again, and a shard appears under its name only when it is whole.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from signoria import Bot, Game, SignoriaError, State, player_counts

__all__ = ["Row", "from_record", "play", "write_jsonl", "write_npz"]


@dataclass
class Row:
    """One decision."""

    #: Seed of the game, or the name of its record.
    game: str
    #: Number of the decision in its game.
    decision: int
    #: Who decided.
    seat: int
    #: What they knew: an observation, or a view as JSON.
    observation: list[int] | None
    view: dict[str, Any] | None
    #: What they might do: indices and notation.
    legal: list[int]
    notation: list[str]
    #: What they did: its place among the legal actions.
    chosen: int
    #: How often a searching bot tried each of them; None for other players.
    visits: list[int] | None
    #: What the game was worth to them in the end, by all rewards.
    win: float = 0.0
    rank: float = 0.0
    points: float = 0.0


def _row(state: State, seat: int, game: str, decision: int, view: bool) -> Row:
    return Row(
        game=game,
        decision=decision,
        seat=seat,
        observation=None if view else state.observation(seat).tolist(),
        view=state.view(seat) if view else None,
        legal=state.legal(seat),
        notation=state.legal_notation(seat),
        chosen=0,
        visits=None,
    )


def _finish(rows: list[Row], state: State) -> list[Row]:
    win, rank, points = (state.returns(reward) for reward in ("win", "rank", "points"))
    for row in rows:
        row.win, row.rank, row.points = float(win[row.seat]), float(rank[row.seat]), float(points[row.seat])
    return rows


def play(game: Game, bots: Iterable[str], seed: int, *, view: bool = False) -> list[Row]:
    """Plays one game between bots (repeated if there are more seats) and returns its decisions. The seed decides everything."""
    names = list(bots)
    if not names:
        raise SignoriaError("name at least one bot")
    seats = [Bot(names[seat % len(names)], seed=seed * 8 + seat) for seat in range(game.players)]
    state = game.deal(seed)
    rows: list[Row] = []
    while (seat := state.current) is not None:
        row = _row(state, seat, str(seed), len(rows), view)
        if len(row.legal) > 1:
            advice = seats[seat].advise(state)
            if advice:
                visits = {one.action: one.visits for one in advice}
                row.visits = [visits.get(action, 0) for action in row.legal]
                row.chosen = row.legal.index(advice[0].action)
            else:
                row.chosen = row.legal.index(seats[seat].choose(state))
        state.play(row.legal[row.chosen], seat)
        rows.append(row)
    return _finish(rows, state)


def from_record(text: str, name: str = "", *, view: bool = False) -> list[Row]:
    """The decisions of a recorded game; those that were taken back are left out."""
    end = State.from_record(text)
    state = end.at(0)
    rows = []
    for decision, (seat, notation) in enumerate(end.history):
        row = _row(state, seat, name, decision, view)
        row.chosen = row.notation.index(notation)
        state.play(row.legal[row.chosen], seat)
        rows.append(row)
    return _finish(rows, end)


def write_jsonl(rows: Iterable[Row], path: Path) -> None:
    """Writes rows as JSON, one per line."""
    unfinished = path.with_suffix(".part")
    with unfinished.open("w", encoding="utf-8") as file:
        for row in rows:
            file.write(json.dumps(asdict(row), ensure_ascii=False) + "\n")
    unfinished.replace(path)


def write_npz(rows: list[Row], path: Path) -> None:
    """Writes rows as arrays. Legal actions of all rows lie in one array; row K has ``legal[start[K]:start[K + 1]]``."""
    start = np.zeros(len(rows) + 1, np.int64)
    np.cumsum([len(row.legal) for row in rows], out=start[1:])
    visits = [row.visits or [0] * len(row.legal) for row in rows]
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez_compressed(
            file,
            game=np.array([row.game for row in rows]),
            decision=np.array([row.decision for row in rows], np.int32),
            seat=np.array([row.seat for row in rows], np.int8),
            observation=np.array([row.observation for row in rows], np.int16),
            start=start,
            legal=np.array([action for row in rows for action in row.legal], np.int32),
            visits=np.array([number for row in visits for number in row], np.int64),
            action=np.array([row.legal[row.chosen] for row in rows], np.int32),
            win=np.array([row.win for row in rows], np.float32),
            rank=np.array([row.rank for row in rows], np.float32),
            points=np.array([row.points for row in rows], np.float32),
        )
    unfinished.replace(path)


def _shard(game: Game, bots: list[str], seeds: range, view: bool, path: Path) -> int:
    rows = [row for seed in seeds for row in play(game, bots, seed, view=view)]
    if path.suffix == ".jsonl":
        write_jsonl(rows, path)
    else:
        write_npz(rows, path)
    return len(rows)


def _shards(games: int, size: int, first: int) -> Iterator[range]:
    for begin in range(first, first + games, size):
        yield range(begin, min(begin + size, first + games))


def main() -> None:
    """Plays games between bots and writes their decisions."""
    parser = argparse.ArgumentParser(prog="python -m signoria.dataset", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--bot", default="greedy", help="names separated by commas, for the seats in order")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="of the first game; the others follow")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--format", choices=("npz", "jsonl"), default="npz")
    parser.add_argument("--view", action="store_true", help="views instead of observations (jsonl only)")
    parser.add_argument("--shard", type=int, default=100, help="games per file")
    parser.add_argument("--workers", type=int, default=multiprocessing.cpu_count())
    arguments = parser.parse_args()
    if arguments.view and arguments.format != "jsonl":
        parser.error("--view needs --format jsonl")
    try:
        game = Game(arguments.game, arguments.players or player_counts(arguments.game)[0])
        bots = [Bot(name).name for name in arguments.bot.split(",")]
    except SignoriaError as error:
        parser.error(str(error))
    arguments.out.mkdir(parents=True, exist_ok=True)
    work = []
    for seeds in _shards(arguments.games, arguments.shard, arguments.seed):
        path = arguments.out / f"{game.id}-{game.players}-{seeds[0]:08}-{len(seeds)}.{arguments.format}"
        if not path.exists():
            work.append((game, bots, seeds, arguments.view, path))
    # Workers start afresh: a copy of this process would share its threads.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(max(1, arguments.workers), mp_context=context) as pool:
        running = [pool.submit(_shard, *one) for one in work]
        for done, future in enumerate(as_completed(running), 1):
            print(f"{done}/{len(running)} shards, {future.result()} decisions", flush=True)


if __name__ == "__main__":
    main()
