//! How the seats of a table are called, and who is reading.

use std::sync::{Arc, LazyLock};

use signoria_engine::{MAX_SEATS, Seat};

/// Names of the seats, and the seat of the reader if he plays. Cheap to clone.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    all: Arc<[Name]>,
    reader: Option<Seat>,
    /// Whether no name looks like the end of an item in a list.
    plain: bool,
}

/// A name as people read it, and as it stands within a JSON string.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Name {
    text: String,
    json: String,
}

impl From<String> for Name {
    fn from(text: String) -> Self {
        let mut json = Vec::with_capacity(text.len());
        super::words::escape(&text, &mut json);
        Self { json: String::from_utf8_lossy(&json).into_owned(), text }
    }
}

impl Names {
    /// Names in order of the seats, told to nobody in particular.
    pub fn new(names: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let all: Arc<[Name]> = names.into_iter().map(|name| Name::from(name.into())).collect();
        let plain = !all.iter().any(|name| name.text.contains(super::words::SEPARATORS));
        Self { all, reader: None, plain }
    }

    /// The same names told to whoever sits there (`None`: to a spectator).
    #[must_use]
    pub fn told_to(&self, reader: Option<Seat>) -> Self {
        Self { all: self.all.clone(), reader, plain: self.plain }
    }

    /// The seat of the reader.
    pub const fn reader(&self) -> Option<Seat> {
        self.reader
    }

    /// How a seat is called; by its number if it has no name.
    pub fn of(&self, seat: Seat) -> String {
        match self.all.get(seat.index()) {
            Some(name) => name.text.clone(),
            None => (seat.index() + 1).to_string(),
        }
    }

    /// The same within a JSON string.
    pub(crate) fn write_json(&self, seat: Seat, out: &mut Vec<u8>) {
        match self.all.get(seat.index()) {
            Some(name) => out.extend_from_slice(name.json.as_bytes()),
            None => out.extend_from_slice((seat.index() + 1).to_string().as_bytes()),
        }
    }

    /// Whether the names change nothing in a sentence but themselves.
    pub(crate) const fn plain(&self) -> bool {
        self.plain
    }

    /// The same reader; every seat is called by a mark of its own.
    pub(crate) fn marked(&self) -> Self {
        static MARKED: LazyLock<Names> = LazyLock::new(|| {
            Names::new(Seat::all(MAX_SEATS as u8).map(|seat| super::words::mark(seat).to_string()))
        });
        MARKED.told_to(self.reader)
    }

    /// How many have a name.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Whether nobody has a name.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }
}
