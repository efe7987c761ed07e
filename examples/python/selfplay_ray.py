#!/usr/bin/env python3
"""Self-play in shards: on the threads of this machine, or with actors on a Ray cluster.

    python selfplay_ray.py carrara --shards 40 --games 500 --out shards             threads of this machine
    python selfplay_ray.py carrara --shards 40 --games 500 --out shards --ray       a local Ray cluster, or the one of RAY_ADDRESS
    python selfplay_ray.py carrara --benchmark                                      both, one after the other

A shard has (observation, legal actions, policy target, outcome) of whole games; its number decides its games. Shards that exist are not
made again, and one appears under its name only when it is whole: the same command goes on where it stopped. An actor that dies
is started again and its shard is played again; nothing is lost. Calls take a tenth of a second or more, so that what Ray adds to a call
(about 0.3 ms) does not count.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

import numpy as np

import signoria
from signoria import selfplay


def path_of(folder: Path, game: signoria.Game, number: int) -> Path:
    """The file of a shard."""
    return folder / f"{game.id}-{game.players}-{number:06}.npz"


def make(game: signoria.Game, games: int, number: int, folder: Path | None, threads: int) -> tuple[int, int]:
    """Plays one shard and writes it, unless it is there; its number and its decisions."""
    path = None if folder is None else path_of(folder, game, number)
    if path is not None and path.exists():
        return number, len(selfplay.load(path))
    # Put a network here: a function from observations and masks to weights of actions.
    batch = selfplay.play(game, selfplay.uniform, games=games, seed=number, threads=threads)
    if path is not None:
        selfplay.save(batch, path)
    return number, len(batch)


def with_threads(game: signoria.Game, games: int, numbers: list[int], folder: Path | None, threads: int) -> int:
    """All shards on this machine, one after the other, each on several threads."""
    return sum(make(game, games, number, folder, threads)[1] for number in numbers)


def with_ray(
    game: signoria.Game, games: int, numbers: list[int], folder: Path | None, workers: int, kill: bool = False
) -> int:
    """All shards with actors of one thread each."""
    import ray

    @ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)
    class Player:
        """Plays shards. Killed, it starts again and repeats the shard it was at."""

        def make(self, number: int) -> tuple[int, int]:
            return make(game, games, number, folder, threads=1)

        def process(self) -> int:
            return os.getpid()

    players = [Player.remote() for _ in range(workers)]
    processes = ray.get([player.process.remote() for player in players])
    waiting = list(reversed(numbers))
    running = {players[at % workers].make.remote(waiting.pop()): at % workers for at in range(min(2 * workers, len(waiting)))}
    done: dict[int, int] = {}
    while running:
        [ready], _ = ray.wait(list(running), num_returns=1)
        at = running.pop(ready)
        number, decisions = ray.get(ready)
        done[number] = decisions
        if waiting:
            running[players[at].make.remote(waiting.pop())] = at
        if kill and len(done) == 2:
            os.kill(processes[at], 9)
            kill = False
        print(f"\r{len(done)}/{len(numbers)} shards, {sum(done.values()):,} decisions", end="", flush=True)
    print()
    assert sorted(done) == sorted(numbers), "every shard was made"
    return sum(done.values())


def main() -> None:
    """Makes shards, or measures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="carrara", choices=signoria.GAMES)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--shards", type=int, default=8)
    parser.add_argument("--games", type=int, default=256, help="per shard")
    parser.add_argument("--out", type=Path, default=Path("shards"))
    parser.add_argument("--ray", action="store_true")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--kill", action="store_true", help="kill an actor after two shards, to see that nothing is lost")
    parser.add_argument("--benchmark", action="store_true", help="compare threads and Ray; writes nothing")
    given = parser.parse_args()
    game = signoria.Game(given.game, given.players)
    numbers = list(range(given.shards))
    if given.ray or given.benchmark:
        import ray

        ray.init(num_cpus=None if "RAY_ADDRESS" in os.environ else given.workers, log_to_driver=False)
    if given.benchmark:
        rates: dict[str, list[float]] = {"threads": [], "ray": []}
        make(game, given.games, 0, None, given.workers)
        for _ in range(5):
            for name, rate in rates.items():
                begin = time.perf_counter()
                if name == "threads":
                    done = with_threads(game, given.games, numbers, None, given.workers)
                else:
                    done = with_ray(game, given.games, numbers, None, given.workers)
                rate.append(done / (time.perf_counter() - begin) / given.workers)
        for name, rate in rates.items():
            low, middle, high = np.quantile(rate, [0.25, 0.5, 0.75])
            print(f"{name:8} {middle:10,.0f} decisions a second and core ({low:,.0f} – {high:,.0f})")
        ratio = np.array(rates["ray"]) / np.array(rates["threads"])
        print(f"Ray / threads: {np.median(ratio):.2f}")
        return
    given.out.mkdir(parents=True, exist_ok=True)
    left = [number for number in numbers if not path_of(given.out, game, number).exists()]
    print(f"{len(numbers) - len(left)} shards are there, {len(left)} to make")
    begin = time.perf_counter()
    if given.ray:
        done = with_ray(game, given.games, left, given.out, given.workers, given.kill) if left else 0
    else:
        done = with_threads(game, given.games, left, given.out, given.workers)
    print(f"{done:,} decisions, {done / (time.perf_counter() - begin):,.0f} a second")


if __name__ == "__main__":
    main()
