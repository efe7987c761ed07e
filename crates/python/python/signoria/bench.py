"""How fast it is: ``python -m signoria.bench``.

Prints decisions per second of processor time: median and quartiles of several runs of each. Peers are measured in the same run if they
are installed.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from importlib import import_module

import numpy as np

import signoria

Work = Callable[[float], int]


def _for(seconds: float) -> Iterator[None]:
    end = time.process_time() + seconds
    while time.process_time() < end:
        yield


def vector(game: signoria.Game, n: int) -> Work:
    """Random actions in a vector with observations and masks, on one thread."""
    games = signoria.VectorGame(game, n, seeds=1, threads=1)
    games.reset()
    actions = np.zeros(n, np.int64)

    def work(seconds: float) -> int:
        done = 0
        for _ in _for(seconds):
            games.step(games.sample(actions))
            done += n
        return done

    return work


def core(game: signoria.Game) -> Work:
    """Random actions in one state: ``legal`` and ``play``."""
    choice = random.Random(1).random

    def work(seconds: float) -> int:
        done = 0
        for _ in _for(seconds):
            state = game.deal(done)
            while not state.is_over:
                legal = state.legal()
                state.play(legal[int(choice() * len(legal))])
                done += 1
        return done

    return work


def replay(game: signoria.Game) -> Work:
    """Known actions in one state: ``play`` alone."""
    lines = []
    for seed in range(20):
        state = game.deal(seed)
        line = []
        chance = random.Random(seed)
        while not state.is_over:
            line.append(chance.choice(state.legal()))
            state.play(line[-1])
        lines.append(line)

    def work(seconds: float) -> int:
        done = 0
        for _ in _for(seconds):
            for seed, line in enumerate(lines):
                play = game.deal(seed).play
                for action in line:
                    play(action)
                done += len(line)
        return done

    return work


def aec(make: Callable[[], object]) -> Work:
    """Random legal actions in a PettingZoo environment, with observations."""
    env = make()

    def work(seconds: float) -> int:
        done = 0
        for _ in _for(seconds):
            env.reset()  # type: ignore[attr-defined]
            for _agent in env.agent_iter():  # type: ignore[attr-defined]
                observation, _, termination, truncation, _ = env.last()  # type: ignore[attr-defined]
                if termination or truncation:
                    env.step(None)  # type: ignore[attr-defined]
                    continue
                legal = np.flatnonzero(observation["action_mask"])
                env.step(int(legal[int(random.random() * len(legal))]))  # type: ignore[attr-defined]
                done += 1
        return done

    return work


def open_spiel(name: str) -> Work:
    """Random legal actions in a game of OpenSpiel, with observation tensors."""
    import pyspiel
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game(name)
    observer = make_observation(game)

    def work(seconds: float) -> int:
        done = 0
        for _ in _for(seconds):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(random.random() * len(outcomes))][0])
                    continue
                observer.set_from(state, state.current_player())
                state.apply_action(random.choice(state.legal_actions()))
                done += 1
        return done

    return work


def peers() -> list[str]:
    """Games of OpenSpiel that are written in Python, as far as they are installed."""
    try:
        pyspiel = import_module("pyspiel")
        import_module("open_spiel.python.games")
    except ImportError:
        return []
    wanted = ("python_tic_tac_toe", "python_liars_poker", "python_kuhn_poker")
    known = set(pyspiel.registered_names())
    return [name for name in wanted if name in known]


def measure(name: str, work: Work, runs: int, seconds: float) -> None:
    """Prints one line."""
    work(seconds / 4)
    rates = []
    for _ in range(runs):
        begin = time.process_time()
        done = work(seconds)
        rates.append(done / (time.process_time() - begin))
    low, middle, high = np.quantile(rates, [0.25, 0.5, 0.75])
    print(f"{name:44} {middle:>12,.0f}   {low:>12,.0f} – {high:,.0f}", flush=True)


def main() -> None:
    """Measures everything."""
    parser = argparse.ArgumentParser(prog="python -m signoria.bench", description=__doc__)
    parser.add_argument("games", nargs="*", help="ids of games; all if none is named")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5, help="of each run")
    parser.add_argument("--environments", type=int, default=256)
    arguments = parser.parse_args()

    print(f"{'decisions per second of processor time':44} {'median':>12}   {'quartiles':>12}")
    for id in arguments.games or signoria.GAMES:
        counts = signoria.player_counts(id)
        players = min(max(arguments.players, counts[0]), counts[-1])
        game = signoria.Game(id, players)

        def line(what: str, work: Work, id: str = id) -> None:
            measure(f"{id}, {what}", work, arguments.runs, arguments.seconds)

        line("vector with observations", vector(game, arguments.environments))
        line("play", replay(game))
        line("legal and play", core(game))
        try:
            from signoria.pettingzoo import make

            line("PettingZoo", aec(lambda id=id, players=players: make(id, players)))  # type: ignore[misc]
        except ImportError:
            pass
        try:
            import_module("signoria.open_spiel")

            line("OpenSpiel", open_spiel(f"python_signoria_{id}(players={players},deals=4096)"))
        except ImportError:
            pass
    for name in ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "chess_v6"):
        try:
            module = __import__(f"pettingzoo.classic.{name}", fromlist=["env"])
            work = aec(module.env)
        except Exception:  # noqa: BLE001
            continue
        measure(f"PettingZoo's own {name}", work, arguments.runs, arguments.seconds)
    for name in peers():
        measure(f"OpenSpiel's own {name}", open_spiel(name), arguments.runs, arguments.seconds)


if __name__ == "__main__":
    main()
