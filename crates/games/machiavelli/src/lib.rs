//! Rules of Machiavelli Deluxe, 2 to 8 players.
