//! Rules of The Palaces of Carrara with its expansion, 2 to 4 players.
