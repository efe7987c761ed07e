"""PettingZoo environments (AEC): one module per game, such as :mod:`signoria.pettingzoo.machiavelli_v1`.

Seats that decide at the same time are asked in order of their number; later ones do not see what earlier ones answered.
"""

from .environment import SignoriaEnv, make

__all__ = ["SignoriaEnv", "make"]
