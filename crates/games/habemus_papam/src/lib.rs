//! Rules of Habemus Papam, 3 and 4 players.
