//! The list of games and the one dynamic boundary.
