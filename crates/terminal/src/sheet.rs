//! A drawing in parts: the same words for the terminal, which prints it, and for clients that show it as
//! tables.

use signoria_engine::Seat;

use crate::RenderContext;

/// One part of the drawing of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Part {
    /// A heading or a sentence on a line of its own; may be empty.
    pub line: String,
    /// Rows of cells below it.
    pub rows: Vec<Row>,
    /// Whether the first row names the columns.
    pub header: bool,
    /// The seat this part is about.
    pub seat: Option<Seat>,
    /// The seats the columns are about; empty if they are about none.
    pub columns: Vec<Option<Seat>>,
    /// A drawing made of characters, which only the terminal shows.
    pub art: String,
    /// Whether an empty line follows.
    pub gap: bool,
}

/// A row of cells.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Row {
    /// The cells; the last one may be long.
    pub cells: Vec<String>,
    /// The seat this row is about.
    pub seat: Option<Seat>,
}

impl Part {
    /// A line of its own.
    pub fn line(line: impl Into<String>) -> Self {
        Self { line: line.into(), ..Self::default() }
    }

    /// Rows of cells.
    pub fn rows(rows: Vec<Vec<String>>) -> Self {
        let rows = rows.into_iter().map(|cells| Row { cells, seat: None }).collect();
        Self { rows, ..Self::default() }
    }

    /// A drawing made of characters.
    pub fn art(art: impl Into<String>) -> Self {
        Self { art: art.into(), ..Self::default() }
    }

    /// The first row names the columns.
    #[must_use]
    pub const fn headed(mut self) -> Self {
        self.header = true;
        self
    }

    /// The part is about a seat.
    #[must_use]
    pub const fn about(mut self, seat: Seat) -> Self {
        self.seat = Some(seat);
        self
    }

    /// An empty line follows.
    #[must_use]
    pub const fn then_gap(mut self) -> Self {
        self.gap = true;
        self
    }

    /// Nothing is in it.
    pub fn is_empty(&self) -> bool {
        self.line.is_empty() && self.rows.is_empty() && self.art.is_empty()
    }
}

/// What a drawing function returns: parts, or text that is a part of its own for each line.
pub trait IntoParts {
    /// The parts.
    fn into_parts(self) -> Vec<Part>;
}

impl IntoParts for Vec<Part> {
    fn into_parts(self) -> Vec<Part> {
        self
    }
}

impl IntoParts for String {
    fn into_parts(self) -> Vec<Part> {
        let part = |line: &str| {
            if line.is_empty() { Part::default().then_gap() } else { Part::line(line) }
        };
        self.lines().map(part).collect()
    }
}

impl RenderContext<'_> {
    /// The parts as text.
    pub fn print(&self, parts: &[Part]) -> String {
        let mut text = String::new();
        for part in parts {
            if !part.line.is_empty() {
                text.push_str(&part.line);
                text.push('\n');
            }
            text.push_str(&part.art);
            let rows: Vec<Vec<String>> = part.rows.iter().map(|row| row.cells.clone()).collect();
            text.push_str(&self.columns(&rows));
            if part.gap {
                text.push('\n');
            }
        }
        text
    }
}
