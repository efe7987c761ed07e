"""The exceptions of this package. All are ValueErrors: something that came from outside makes no sense."""

__all__ = [
    "GameOverError",
    "IllegalActionError",
    "RecordError",
    "SetupError",
    "SignoriaError",
]


class SignoriaError(ValueError):
    """Something makes no sense: a seat, a seed, the shape of an array, the name of a bot."""


class SetupError(SignoriaError):
    """A game, number of players or option that does not exist."""


class IllegalActionError(SignoriaError):
    """An action that the rules forbid now. Nothing has changed."""


class GameOverError(IllegalActionError):
    """The game is over: no seat owes an answer."""


class RecordError(SignoriaError):
    """A text that is no record, a record that does not replay, or a state without one."""
