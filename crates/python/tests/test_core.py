"""Games and states."""

import copy
import json
import pickle
import random
from xml.etree import ElementTree

import numpy as np
import pytest
from conftest import FULL, TABLES, play_out

import signoria


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_random_games_end_and_their_records_replay(id: str, players: int) -> None:
    game = signoria.Game(id, players)
    for seed in range(20 if FULL else 2):
        state = game.deal(seed)
        assert play_out(state, seed) > 10
        assert state.is_over and state.to_act == [] and state.current is None and state.legal() == []
        assert sum(state.returns("rank")) == pytest.approx(0)
        assert sum(state.returns()) == pytest.approx(0)
        assert state.outcome is not None
        for seat, one in enumerate(state.outcome):
            assert (one["rank"] == 1) == (state.returns()[seat] == max(state.returns()))
        assert [one["total"] for one in state.outcome] == list(state.returns("points"))
        again = signoria.State.from_record(state.record())
        assert again.record() == state.record()
        assert again.history == state.history
        middle = state.at(5)
        assert middle.history == state.history[:5] and middle.record() == again.at(5).record()


@pytest.mark.parametrize("id", signoria.GAMES)
def test_indices_notation_and_mask_agree(id: str) -> None:
    game = signoria.Game(id, signoria.player_counts(id)[-1])
    chance = random.Random(1)
    state = game.deal(7)
    mask = np.ones(game.num_actions, np.bool_)
    for _ in range(60):
        if state.is_over:
            break
        legal = state.legal()
        assert list(np.flatnonzero(state.mask(out=mask))) == sorted(legal)
        place = chance.randrange(len(legal))
        by_text = state.clone()
        by_text.play(state.legal_notation()[place])
        assert state.label(legal[place])
        seat = state.current
        state.play(legal[place], seat)
        assert state.record() == by_text.record()


@pytest.mark.parametrize("id", signoria.GAMES)
def test_samples_look_the_same_to_their_viewer_and_hide_the_rest(id: str) -> None:
    game = signoria.Game(id, signoria.player_counts(id)[-1])
    state = game.deal(3)
    chance = random.Random(2)
    differ = False
    for step in range(80):
        if state.is_over:
            break
        seat = state.current
        assert seat is not None
        sample = state.determinize(seat, step)
        assert sample.view_json(seat) == state.view_json(seat)
        assert (sample.observation(seat) == state.observation(seat)).all()
        assert sample.legal(seat) == state.legal(seat)
        others = [other for other in range(game.players) if other != seat]
        differ = differ or any(sample.view_json(other) != state.view_json(other) for other in others)
        with pytest.raises(signoria.RecordError):
            sample.record()
        state.play(chance.choice(state.legal()))
    # Carrara hides nothing from its players but the order of the deck.
    assert differ or id in ("carrara", "la_citta")


def test_copies_go_their_own_way(game: signoria.Game) -> None:
    state = game.deal(5)
    for other in (state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert other.record() == state.record()
        other.play(other.legal()[0])
        assert other.history != state.history
    assert pickle.loads(pickle.dumps(game)) == game


def test_views_are_json_and_dicts(game: signoria.Game) -> None:
    state = game.deal("0" * 64)
    assert state.view(1) == json.loads(state.view_json(1))
    assert state.view(1) != state.view(2)
    assert state.view()["viewer"] == "spectator"


def test_observations_are_within_their_bounds() -> None:
    for id in signoria.GAMES:
        game = signoria.Game(id, signoria.player_counts(id)[0])
        low, high = signoria.bounds(game)
        state = game.deal(11)
        out = np.empty(game.observation_size, np.int16)
        chance = random.Random(1)
        while not state.is_over:
            assert state.observation(state.current, out) is out
            assert (out >= low).all() and (out <= high).all()
            state.play(chance.choice(state.legal()))
        features = signoria.expand(game, np.stack([out, out]))
        assert features.shape[0] == 2 and features.dtype == np.float32
        assert (features[0] == signoria.expand(game, out)).all() and abs(features).max() <= 1


def test_options_and_presets_reach_the_game() -> None:
    plain = signoria.Game("carrara", 3)
    assert signoria.Game("carrara", 3, expansion=True) != plain
    assert signoria.Game("carrara", 3, expansion=True).options["expansion"] is True
    assert plain.options["expansion"] is False


def test_tables_can_be_drawn() -> None:
    for id in signoria.GAMES:
        state = signoria.Game(id, signoria.player_counts(id)[0]).deal(1)
        assert "Player 1" in state.render()
        assert len(state.render(0).splitlines()) > 5


def test_results_can_be_drawn(game: signoria.Game) -> None:
    state = game.deal(1)
    with pytest.raises(signoria.SignoriaError, match="not over"):
        signoria.chart(state)
    play_out(state, 1)
    drawing = ElementTree.fromstring(signoria.chart(state, ["Anna", "B & <C>", "Dora"]))
    texts = [one.text for one in drawing.iter() if one.tag.endswith("text")]
    assert any("B & <C>" in (text or "") for text in texts)
    assert {str(one["total"]) for one in state.outcome or []} <= set(texts)
    with pytest.raises(signoria.SignoriaError, match="names"):
        signoria.chart(state, ["Anna"])


def test_bots_choose_and_advise(game: signoria.Game) -> None:
    state = game.deal(1)
    for name in ("random", "greedy", "mcts:50"):
        bot = signoria.Bot(name, seed=4)
        before = state.record()
        assert bot.choose(state) in state.legal()
        assert state.record() == before
        first, second = (signoria.Bot(name, seed=4).choose(state) for _ in range(2))
        assert first == second
    advice = signoria.Bot("mcts").advise(state, iterations=200)
    assert {one.action for one in advice} <= set(state.legal())
    assert sum(one.visits for one in advice) > 50
    assert all(0 <= one.win <= 1 for one in advice)
    assert signoria.Bot("random").advise(state) == []


def test_a_refusal_names_the_rule(game: signoria.Game) -> None:
    state = game.deal(1)
    notation = "bribe doctor"
    reason = state.why_not(notation)
    assert reason and len(reason) > 10
    assert state.why_not(state.legal_notation()[0]) is None
    with pytest.raises(signoria.IllegalActionError, match="not allowed"):
        state.play(notation)
