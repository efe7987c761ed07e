//! What is said to a tool on its command line: a game, and words with values behind them.

use std::{env, str::FromStr};

/// Words of the command line, the game first.
pub struct Words(pub Vec<String>);

impl Words {
    pub fn said_to_us() -> Self {
        Self(env::args().skip(1).collect())
    }

    /// What follows a word, if it was said.
    pub fn said<T: FromStr>(&self, name: &str) -> Option<T> {
        let at = self.0.iter().position(|word| word == name)?;
        let text = self.0.get(at + 1).map_or("", String::as_str);
        Some(text.parse().unwrap_or_else(|_| panic!("{name} cannot be `{text}`")))
    }

    /// What follows a word, or what is usual.
    pub fn get<T: FromStr>(&self, name: &str, usual: T) -> T {
        self.said(name).unwrap_or(usual)
    }

    /// What follows a word, separated by commas.
    #[allow(dead_code, reason = "not every tool has lists")]
    pub fn list<T: FromStr>(&self, name: &str, usual: &str) -> Vec<T> {
        let text: String = self.get(name, usual.to_owned());
        let read =
            |word: &str| word.parse().unwrap_or_else(|_| panic!("{name} cannot be `{text}`"));
        text.split(',').map(read).collect()
    }
}

/// Calls a function with what reads the game that was named, and the words.
macro_rules! with_reader {
    ($words:expr, $run:ident) => {{
        use signoria_bots::games::{
            CarraraReader, HabemusPapamReader, LaCittaReader, MachiavelliReader, NotreDameReader,
        };
        match $words.0.first().map_or("", String::as_str) {
            "machiavelli" => $run(&MachiavelliReader, $words),
            "notre_dame" => $run(&NotreDameReader, $words),
            "carrara" => $run(&CarraraReader, $words),
            "la_citta" => $run(&LaCittaReader, $words),
            "habemus_papam" => $run(&HabemusPapamReader, $words),
            other => panic!("there is no game `{other}`"),
        }
    }};
}

pub(crate) use with_reader;
