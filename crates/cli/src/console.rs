//! Shared by all commands: the language of the reader and standard output.

use std::{
    fs,
    io::{self, BufWriter, IsTerminal as _, Stdout, Write as _},
    path::Path,
};

use serde_json::Value;
use signoria_engine::{Message, SetupError};
use signoria_i18n::{Lang, Localizer, Names};
use signoria_registry::{GAMES, GameType, SimulationError};
use signoria_terminal::{RenderContext, visible_width};

use crate::{args::Setting, exit::Exit};

/// Value of an argument in a sentence of the platform.
pub type Values<'a> = &'a [(&'a str, String)];

/// The reader's language and standard output.
pub struct Console {
    /// Sentences of the platform.
    pub words: Localizer,
    /// Whether colours may be used on standard output.
    pub colour: bool,
    /// Whether standard output is a terminal.
    pub watched: bool,
    /// How many characters fit on a line.
    pub width: usize,
    out: BufWriter<Stdout>,
}

impl Console {
    pub fn new(lang: Lang) -> Self {
        let watched = io::stdout().is_terminal();
        let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        let width = terminal_size::terminal_size().map_or(100, |(width, _)| usize::from(width.0));
        Self {
            words: Localizer::platform(lang),
            colour: watched && !set("NO_COLOR") && !dumb,
            watched,
            width: width.clamp(40, 140),
            out: BufWriter::new(io::stdout()),
        }
    }

    /// The reader's language.
    pub const fn lang(&self) -> Lang {
        self.words.lang()
    }

    /// The words of a game in the reader's language.
    pub fn words_of(&self, game: &dyn GameType) -> Localizer {
        Localizer::new(self.words.lang(), game.meta().id)
    }

    /// The context for drawings with the words of a game.
    pub fn context<'a>(&self, words: &'a Localizer, names: &'a Names) -> RenderContext<'a> {
        RenderContext { words, names, width: self.width, colour: self.colour }
    }

    /// A sentence of the platform.
    pub fn text(&self, key: &str, values: Values<'_>) -> String {
        say(&self.words, key, values)
    }

    /// A usage error with a sentence of the platform.
    pub fn usage_error(&self, key: &str, values: Values<'_>) -> Exit {
        Exit::Usage(self.text(key, values))
    }

    /// Writes text as it is.
    pub fn write(&mut self, text: &str) -> Result<(), Exit> {
        Ok(self.out.write_all(text.as_bytes())?)
    }

    /// Writes a line.
    pub fn line(&mut self, text: &str) -> Result<(), Exit> {
        self.write(text)?;
        self.write("\n")
    }

    /// Writes a sentence of the platform as a line.
    pub fn print(&mut self, key: &str, values: Values<'_>) -> Result<(), Exit> {
        let text = self.text(key, values);
        self.line(&text)
    }

    /// Writes JSON for a program.
    pub fn json(&mut self, value: &Value) -> Result<(), Exit> {
        self.line(&serde_json::to_string_pretty(value).expect("a value is JSON"))
    }

    /// Flushes the output.
    pub fn flush(&mut self) -> Result<(), Exit> {
        Ok(self.out.flush()?)
    }

    /// The game with this id.
    pub fn game(&self, id: &str) -> Result<&'static dyn GameType, Exit> {
        signoria_registry::game(id).ok_or_else(|| {
            let known: Vec<String> = GAMES.iter().map(|game| game.meta().id.to_owned()).collect();
            let known = self.words.join(&known);
            self.usage_error("cli-unknown_game", &[("name", id.to_owned()), ("known", known)])
        })
    }

    /// The `key=value` pairs of the options.
    pub fn pairs(&self, setting: &Setting) -> Result<Vec<(String, String)>, Exit> {
        let pair = |text: &String| match text.split_once('=') {
            Some((key, value)) if !key.is_empty() => Ok((key.to_owned(), value.to_owned())),
            _ => Err(self.usage_error("cli-bad_option", &[("text", text.clone())])),
        };
        setting.option.iter().map(pair).collect()
    }

    /// Every problem of a setup.
    pub fn problems(&self, game: &dyn GameType, error: &SetupError) -> Exit {
        let words = self.words_of(game);
        let say = |problem: &Message| words.render(problem, &Names::default());
        Exit::Usage(error.problems.iter().map(say).collect::<Vec<_>>().join(" "))
    }

    /// Why a simulation stopped.
    pub fn stopped(&self, game: &dyn GameType, error: &SimulationError) -> Exit {
        match error {
            SimulationError::Setup(error) => self.problems(game, error),
            SimulationError::Bot(name) => self.unknown_bot(name),
            SimulationError::Endless(_) | SimulationError::Broken { .. } => {
                let values = [("game", game.meta().id.to_owned()), ("detail", error.to_string())];
                self.usage_error("cli-broken_law", &values)
            }
        }
    }

    /// The error for an unknown bot.
    pub fn unknown_bot(&self, name: &str) -> Exit {
        let known: Vec<String> =
            signoria_registry::BOTS.iter().map(|&bot| bot.to_owned()).collect();
        let known = self.words.join(&known);
        self.usage_error("cli-unknown_bot", &[("name", name.to_owned()), ("known", known)])
    }

    /// Checks the names of bots before a game starts.
    pub fn check_bots(&self, bots: &[String]) -> Result<(), Exit> {
        match bots.iter().find(|bot| !signoria_registry::is_bot(bot)) {
            None => Ok(()),
            Some(bot) => Err(self.unknown_bot(bot)),
        }
    }

    /// Creates a folder if it is missing.
    pub fn folder(&self, path: &Path) -> Result<(), Exit> {
        let values = |error: io::Error| {
            [("file", path.display().to_string()), ("detail", error.to_string())]
        };
        fs::create_dir_all(path).map_err(|error| self.usage_error("cli-unwritable", &values(error)))
    }

    /// The same, with external programs allowed.
    pub fn check_players(&self, bots: &[String]) -> Result<(), Exit> {
        let ours = bots.iter().filter(|bot| !signoria_arena::is_program(bot));
        ours.cloned().try_for_each(|bot| self.check_bots(&[bot]))
    }

    /// The content of a text file.
    pub fn read(&self, path: &Path) -> Result<String, Exit> {
        let bad = |detail: String| {
            self.usage_error(
                "cli-unreadable",
                &[("file", path.display().to_string()), ("detail", detail)],
            )
        };
        let bytes = fs::read(path).map_err(|error| bad(error.to_string()))?;
        String::from_utf8(bytes).map_err(|_| bad(self.text("cli-not_text", &[])))
    }

    /// Writes a file completely or not at all: the old content stays until the new one is complete.
    pub fn save(&self, path: &Path, text: &str) -> Result<(), Exit> {
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(".part");
        let part = path.with_file_name(name);
        let written = fs::write(&part, text).and_then(|()| fs::rename(&part, path));
        written.map_err(|error| {
            let _ = fs::remove_file(&part);
            let values = [("file", path.display().to_string()), ("detail", error.to_string())];
            self.usage_error("cli-unwritable", &values)
        })
    }

    /// A whole number with separators: `12,345` or `12.345`.
    pub fn number(&self, number: u64) -> String {
        let separator = match self.words.lang() {
            Lang::En => ',',
            Lang::Nl => '.',
        };
        let digits = number.to_string();
        let mut text = String::new();
        for (at, digit) in digits.chars().enumerate() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) {
                text.push(separator);
            }
            text.push(digit);
        }
        text
    }

    /// A number with this many decimals: `1.50` or `1,50`.
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        let text = format!("{number:.decimals$}");
        match self.words.lang() {
            Lang::En => text,
            Lang::Nl => text.replace('.', ","),
        }
    }
}

/// A sentence with values that are text already.
pub fn say(words: &Localizer, key: &str, values: Values<'_>) -> String {
    let values: Vec<_> =
        values.iter().map(|(name, value)| (*name, value.as_str().into())).collect();
    words.text(key, &values)
}

/// The default number of players: the middle of the allowed range.
pub fn usual_players(game: &dyn GameType) -> u8 {
    let seats = game.meta().seats;
    (seats.min + seats.max).div_ceil(2)
}

/// Pads the cells of these columns on the left, so that numbers stand below each other.
pub fn flush_right(rows: &mut [Vec<String>], columns: std::ops::Range<usize>) {
    for column in columns {
        let cells = rows.iter().filter_map(|row| row.get(column));
        let width = cells.map(|cell| visible_width(cell)).max().unwrap_or(0);
        for cell in rows.iter_mut().filter_map(|row| row.get_mut(column)) {
            cell.insert_str(0, &" ".repeat(width - visible_width(cell)));
        }
    }
}
