"""The PettingZoo environment of ``habemus_papam``."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from .environment import SignoriaEnv, make

__all__ = ["SignoriaEnv", "env"]


def env(players: int = 4, **settings: Any) -> AECEnv:
    """The environment for so many players; see :func:`signoria.pettingzoo.make` for the settings."""
    return make("habemus_papam", players, **settings)
