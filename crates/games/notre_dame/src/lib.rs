//! Rules of Notre Dame, 2 to 5 players.
