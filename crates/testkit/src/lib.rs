//! The laws every game obeys, as tests generic over the game.
