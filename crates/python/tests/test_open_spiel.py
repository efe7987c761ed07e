"""OpenSpiel's own tests."""

import pytest
from conftest import FULL, TABLES

import signoria

pyspiel = pytest.importorskip("pyspiel")
import signoria.open_spiel  # noqa: E402


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_random_sim_with_serialisation(id: str, players: int) -> None:
    game = pyspiel.load_game(f"python_signoria_{id}(players={players},deals=4096)")
    pyspiel.random_sim_test(game, num_sims=10 if FULL else 1, serialize=True, verbose=False)


@pytest.mark.parametrize("id", signoria.GAMES)
def test_the_simulation_of_their_own_games(id: str) -> None:
    """What OpenSpiel's `games_sim_test` does with every game of theirs: clones, serialisation, pickling, legal actions."""
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    game = pyspiel.load_game(f"python_signoria_{id}(players={signoria.player_counts(id)[0]},deals=16)")
    GamesSimTest("test_pig").sim_game(game)


def test_states_are_their_histories() -> None:
    game = pyspiel.load_game("python_signoria_machiavelli(players=4)")
    assert game.max_chance_outcomes() == 65_536
    state = game.new_initial_state()
    state.apply_action(17)
    for _ in range(30):
        state.apply_action(state.legal_actions()[0])
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state) and again.legal_actions() == state.legal_actions()
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[-1])
    assert str(copy) != str(state)


def test_information_states_tell_apart_what_a_player_can() -> None:
    game = pyspiel.load_game("python_signoria_habemus_papam(players=4)")
    state = game.new_initial_state()
    state.apply_action(5)
    for _ in range(12):
        player = state.current_player()
        strings = [state.information_state_string(seat) for seat in range(4)]
        assert len(set(strings)) == 4
        sample = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert sample.observation_string(player) == state.observation_string(player)
        assert sample.legal_actions() == state.legal_actions()
        state.apply_action(state.legal_actions()[0])


def test_unknown_numbers_of_players_are_refused() -> None:
    with pytest.raises(Exception, match="players"):
        pyspiel.load_game("python_signoria_notre_dame(players=9)")
