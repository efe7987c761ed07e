//! How the seats of a table are called, and who is reading.

use std::sync::{Arc, LazyLock};

use signoria_engine::{MAX_SEATS, Seat};

/// Names of the seats, and the seat of the reader if they play. Cheap to clone.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    all: Arc<[String]>,
    reader: Option<Seat>,
    /// Whether no name looks like the end of an item in a list.
    plain: bool,
}

impl Names {
    /// Names in order of the seats, for a spectator.
    pub fn new(names: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let all: Arc<[String]> = names.into_iter().map(Into::into).collect();
        let plain = !all.iter().any(|name| name.contains(super::localizer::SEPARATORS));
        Self { all, reader: None, plain }
    }

    /// The same names for the reader on this seat (`None`: for a spectator).
    #[must_use]
    pub fn for_reader(&self, reader: Option<Seat>) -> Self {
        Self { all: self.all.clone(), reader, plain: self.plain }
    }

    /// The seat of the reader.
    pub const fn reader(&self) -> Option<Seat> {
        self.reader
    }

    /// The name of a seat; its number if it has none.
    pub fn of(&self, seat: Seat) -> String {
        match self.all.get(seat.index()) {
            Some(name) => name.clone(),
            None => (seat.index() + 1).to_string(),
        }
    }

    /// Whether the names change nothing in a sentence but themselves.
    pub(crate) const fn plain(&self) -> bool {
        self.plain
    }

    /// The same reader; every seat is called by a mark of its own.
    pub(crate) fn marked(&self) -> Self {
        static MARKED: LazyLock<Names> = LazyLock::new(|| {
            Names::new(
                Seat::all(MAX_SEATS as u8).map(|seat| super::localizer::mark(seat).to_string()),
            )
        });
        MARKED.for_reader(self.reader)
    }

    /// How many have a name.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Whether no seat has a name.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }
}
