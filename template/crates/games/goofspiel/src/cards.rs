//! §2: the material, checked against `docs/rules/goofspiel.toml`.

/// How many rounds are played (§4).
pub const ROUNDS: u8 = 5;

/// The points of the prizes. Two of them are not played for.
pub const PRIZES: [u8; 7] = [1, 2, 3, 4, 5, 6, 7];

signoria_engine::ids! {
    /// A card to bid; every player has each once.
    pub enum Card { One = "one", Two = "two", Three = "three", Four = "four", Five = "five" }
}
