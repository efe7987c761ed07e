//! Rules of La Città, 2 to 5 players.
