//! How the seats of a table are called, and who is reading.

use signoria_engine::Seat;

/// Names of the seats, and the seat of the reader if he plays.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    names: Vec<String>,
    reader: Option<Seat>,
}

impl Names {
    /// Names in order of the seats, told to nobody in particular.
    pub fn new(names: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self { names: names.into_iter().map(Into::into).collect(), reader: None }
    }

    /// The same names told to whoever sits there (`None`: to a spectator).
    #[must_use]
    pub fn told_to(&self, reader: Option<Seat>) -> Self {
        Self { names: self.names.clone(), reader }
    }

    /// The seat of the reader.
    pub const fn reader(&self) -> Option<Seat> {
        self.reader
    }

    /// How a seat is called; by its number if it has no name.
    pub fn of(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => (seat.index() + 1).to_string(),
        }
    }

    /// How many have a name.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Whether nobody has a name.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }
}
