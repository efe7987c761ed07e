//! What a drawing is made on: words, names, width and colour.

use signoria_engine::{Message, Seat};
use signoria_i18n::{Localizer, Names};

/// A sheet for one reader.
#[derive(Clone, Copy)]
pub struct RenderContext<'a> {
    /// The words of the game in the reader's language.
    pub words: &'a Localizer,
    /// How the seats are called, and who reads.
    pub names: &'a Names,
    /// How many characters fit on a line.
    pub width: usize,
    /// Whether ANSI colours may be used.
    pub colour: bool,
}

/// A text style. Plain output shows none of them, so colour must never be the only carrier of meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colour {
    /// Headings.
    Bold,
    /// What matters less.
    Dim,
    /// Red.
    Red,
    /// Green.
    Green,
    /// Yellow.
    Yellow,
    /// Blue.
    Blue,
    /// Purple.
    Purple,
    /// Cyan.
    Cyan,
}

impl Colour {
    const fn code(self) -> &'static str {
        match self {
            Self::Bold => "1",
            Self::Dim => "2",
            Self::Red => "31",
            Self::Green => "32",
            Self::Yellow => "33",
            Self::Blue => "34",
            Self::Purple => "35",
            Self::Cyan => "36",
        }
    }
}

impl RenderContext<'_> {
    /// The text in a colour, if colours are enabled.
    pub fn paint(&self, colour: Colour, text: &str) -> String {
        if self.colour && !text.is_empty() {
            format!("\x1b[{}m{text}\x1b[0m", colour.code())
        } else {
            text.to_owned()
        }
    }

    /// The text in bold.
    pub fn bold(&self, text: &str) -> String {
        self.paint(Colour::Bold, text)
    }

    /// The text set back.
    pub fn dim(&self, text: &str) -> String {
        self.paint(Colour::Dim, text)
    }

    /// A sentence.
    pub fn render(&self, message: &Message) -> String {
        self.words.render(message, self.names)
    }

    /// The name of a thing of the game.
    pub fn term(&self, key: &str) -> String {
        self.words.term(key)
    }

    /// The name of a seat; the reader's own is bold.
    pub fn seat(&self, seat: Seat) -> String {
        let name = self.names.of(seat);
        if self.names.reader() == Some(seat) { self.bold(&name) } else { name }
    }

    /// Names of things joined as the language joins them.
    pub fn list<T: AsRef<str>>(&self, keys: impl IntoIterator<Item = T>) -> String {
        let names: Vec<String> = keys.into_iter().map(|key| self.term(key.as_ref())).collect();
        self.words.join(&names)
    }

    /// Rows of cells with aligned columns; cells may be coloured. Columns are two spaces apart, lines
    /// that do not fit are wrapped under the last column.
    pub fn columns(&self, rows: &[Vec<String>]) -> String {
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns)
            .map(|column| {
                let cells = rows.iter().filter_map(|row| row.get(column));
                cells.map(|cell| visible_width(cell)).max().unwrap_or(0)
            })
            .collect();
        let mut text = String::new();
        for row in rows {
            let mut line = String::new();
            let mut indent = 0;
            for (column, cell) in row.iter().enumerate() {
                let last = column + 1 == row.len();
                if last {
                    let room = self.width.saturating_sub(indent).max(20);
                    let wrapped = wrap(cell, room);
                    line.push_str(&wrapped.replace('\n', &format!("\n{}", " ".repeat(indent))));
                } else {
                    line.push_str(cell);
                    let padding = widths[column] - visible_width(cell) + 2;
                    line.push_str(&" ".repeat(padding));
                    indent += widths[column] + 2;
                }
            }
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }

    /// Wraps text at spaces to the width of the output.
    pub fn wrap(&self, text: &str) -> String {
        wrap(text, self.width.max(20))
    }
}

/// How many characters of a text are seen: colours take no room.
pub fn visible_width(text: &str) -> usize {
    let mut width = 0;
    let mut characters = text.chars();
    while let Some(character) = characters.next() {
        if character == '\x1b' {
            // A colour ends with its `m`.
            let _ = characters.find(|&end| end == 'm');
        } else {
            width += 1;
        }
    }
    width
}

fn wrap(text: &str, width: usize) -> String {
    let mut wrapped = String::new();
    for (number, line) in text.split('\n').enumerate() {
        if number > 0 {
            wrapped.push('\n');
        }
        let mut used = 0;
        for (number, word) in line.split(' ').enumerate() {
            let room = visible_width(word);
            if number > 0 && used + 1 + room > width {
                wrapped.push('\n');
                used = 0;
            } else if number > 0 {
                wrapped.push(' ');
                used += 1;
            }
            wrapped.push_str(word);
            used += room;
        }
    }
    wrapped
}

#[cfg(test)]
mod tests {
    use signoria_i18n::Lang;

    use super::*;

    fn on_paper<T>(width: usize, colour: bool, check: impl FnOnce(&RenderContext<'_>) -> T) -> T {
        let words = Localizer::platform(Lang::En);
        let names = Names::new(["Anna", "Bruno"]).for_reader(Some(Seat::new(1)));
        check(&RenderContext { words: &words, names: &names, width, colour })
    }

    #[test]
    fn columns_align_whatever_their_colour() {
        on_paper(80, true, |context| {
            let red = context.paint(Colour::Red, "x");
            let text =
                context.columns(&[vec![red.clone(), "1".into()], vec!["long".into(), "2".into()]]);
            assert_eq!(text, format!("{red}     1\nlong  2\n"));
        });
    }

    #[test]
    fn a_long_last_cell_is_wrapped_under_itself() {
        on_paper(30, false, |context| {
            let text = context.columns(&[vec!["key".into(), "one two three four five six".into()]]);
            assert_eq!(text, "key  one two three four five\n     six\n");
        });
    }

    #[test]
    fn only_colour_paper_is_coloured() {
        on_paper(80, false, |context| assert_eq!(context.seat(Seat::new(1)), "Bruno"));
        on_paper(80, true, |context| {
            assert_eq!(context.seat(Seat::new(1)), "\x1b[1mBruno\x1b[0m");
            assert_eq!(context.seat(Seat::new(0)), "Anna");
        });
    }
}
