"""Whatever comes from outside: an exception with a sentence, nothing changed, no panic."""

import itertools
import os
import random
import threading

import numpy as np
import pytest

import signoria

NONSENSE = [
    None, -1, 0, 1, 7, 8, 255, 256, 2**31, 2**63, 2**64, -(2**70), 0.5, float("nan"), float("inf"), True, "", "x", "pass",
    "0" * 64, "⟦" * 40, "\ud800", b"bytes", [], [1], {}, {"a": 1}, (), object(), np.int64(3), np.zeros(3), np.zeros((2, 2)), len,
]  # fmt: skip


def test_unknown_games_players_and_options() -> None:
    with pytest.raises(signoria.SetupError, match="unknown game “chess”; available: machiavelli"):
        signoria.Game("chess", 2)
    with pytest.raises(signoria.SetupError, match="5"):
        signoria.Game("notre_dame", 6)
    for players in (-1, 0, 1, 9, 1000):
        with pytest.raises(signoria.SetupError):
            signoria.Game("machiavelli", players)
    with pytest.raises(signoria.SetupError, match="colour"):
        signoria.Game("notre_dame", 3, colour="red")
    with pytest.raises(signoria.SetupError):
        signoria.Game("carrara", 3, expansion="perhaps")
    with pytest.raises(signoria.SetupError):
        signoria.Game("carrara", 3, preset="no such preset")
    with pytest.raises(signoria.SetupError):
        signoria.player_counts("chess")


def test_illegal_actions_change_nothing(game: signoria.Game) -> None:
    state = game.deal(1)
    before = state.record()
    illegal = next(index for index in range(game.num_actions) if index not in state.legal())
    with pytest.raises(signoria.IllegalActionError, match=f"index {illegal} is no legal action"):
        state.play(illegal)
    with pytest.raises(signoria.IllegalActionError, match="no action index"):
        state.play(game.num_actions)
    with pytest.raises(signoria.IllegalActionError, match="is not an action of notre_dame"):
        state.play("castle e4")
    with pytest.raises(signoria.SignoriaError, match="there is no seat 3"):
        state.play(state.legal()[0], 3)
    assert state.record() == before


def test_finished_games_refuse_actions(game: signoria.Game) -> None:
    state = game.deal(1)
    while not state.is_over:
        state.play(state.legal()[-1])
    with pytest.raises(signoria.GameOverError, match="the game is over"):
        state.play(0)
    with pytest.raises(signoria.GameOverError):
        signoria.Bot("greedy").choose(state)
    assert not state.mask().any()


def test_arrays_must_fit(game: signoria.Game) -> None:
    state = game.deal(1)
    size = game.observation_size
    frozen = np.zeros(size, np.int16)
    frozen.flags.writeable = False
    for out in (
        np.zeros(size, np.float32),
        np.zeros(size - 1, np.int16),
        np.zeros((1, size), np.int16),
        np.zeros(2 * size, np.int16)[::2],
        frozen,
        [0] * size,
    ):
        with pytest.raises(signoria.SignoriaError, match="observation"):
            state.observation(0, out)  # type: ignore[arg-type]
    with pytest.raises(signoria.SignoriaError, match="int16"):
        signoria.VectorGame(game, 2, observations=np.zeros((2, size), np.int32))  # type: ignore[arg-type]
    with pytest.raises(signoria.SignoriaError, match="shape"):
        signoria.VectorGame(game, 2, masks=np.zeros((3, game.num_actions), np.bool_))
    with pytest.raises(signoria.SignoriaError, match="bots"):
        signoria.VectorGame(game, 2, bots=["random"])
    with pytest.raises(signoria.SignoriaError, match="there is no bot"):
        signoria.VectorGame(game, 2, bots=["stockfish", None, None])


def test_vectors_refuse_wrong_actions_and_keep_their_games(game: signoria.Game) -> None:
    vector = signoria.VectorGame(game, 4)
    with pytest.raises(signoria.SignoriaError, match="reset"):
        vector.step(np.zeros(4, np.int64))
    vector.reset(1)
    seen = vector.observations.copy()
    good = vector.sample()
    for actions in (good[:3], good.astype(np.int32), good.astype(float), list(good), good.reshape(2, 2), None):
        with pytest.raises(signoria.SignoriaError, match="int64"):
            vector.step(actions)  # type: ignore[arg-type]
    bad = good.copy()
    bad[2] = -5
    with pytest.raises(signoria.IllegalActionError, match="environment 2"):
        vector.step(bad)
    assert (vector.observations == seen).all()
    vector.step(good)


def test_changed_records_are_refused(game: signoria.Game) -> None:
    state = game.deal(1)
    for _ in range(20):
        state.play(state.legal()[0])
    text = state.record()
    chance = random.Random(1)
    for _ in range(200):
        at = chance.randrange(len(text))
        changed = text[:at] + chance.choice("0aZ{\"}, \n") + text[at + 1 :]
        if changed != text:
            with pytest.raises(signoria.RecordError):
                signoria.State.from_record(changed)
    for nonsense in ("", "{}", "[]", "null", text[:-1], text * 2):
        with pytest.raises(signoria.RecordError):
            signoria.State.from_record(nonsense)


def test_anything_may_be_thrown_at_anything(game: signoria.Game) -> None:
    """Only exceptions that Python code may catch: a panic would be a BaseException."""
    state = game.deal(1)
    vector = signoria.VectorGame(game, 2)
    bot = signoria.Bot("random")
    calls = [
        signoria.Game, game.deal, signoria.State, signoria.State.from_record, state.legal, state.legal_notation,
        state.label, state.play, state.why_not, state.view, state.view_json, state.observation, state.mask,
        state.determinize, state.returns, state.record, state.render, signoria.Bot, bot.choose, bot.advise,
        vector.reset, vector.step, vector.sample, signoria.player_counts,
    ]  # fmt: skip
    for call in calls:
        for one in NONSENSE:
            for arguments in ((one,), *itertools.product((one,), NONSENSE[:8] + NONSENSE[-8:])):
                try:
                    call(*arguments)  # type: ignore[operator]
                except Exception:  # noqa: BLE001, S110
                    pass
    assert game.deal(1).legal()


def test_threads_share_nothing(game: signoria.Game) -> None:
    records: dict[int, str] = {}

    def work(number: int) -> None:
        state = game.deal(9)
        chance = random.Random(9)
        while not state.is_over:
            state.play(chance.choice(state.legal()))
        records[number] = state.record()

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(records.values())) == 1


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_forked_child_can_go_on(game: signoria.Game) -> None:
    vector = signoria.VectorGame(game, 64, threads=2)
    vector.reset(1)
    vector.step(vector.sample())
    child = os.fork()
    if child == 0:
        vector.step(vector.sample())
        os._exit(0)
    for _ in range(200):
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            break
        threading.Event().wait(0.1)
    else:
        os.kill(child, 9)
        pytest.fail("the child hangs")
    assert status == 0
