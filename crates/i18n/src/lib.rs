//! Messages in the language of the reader.
//!
//! The rules use keys and values (`Message`). The sentences are in `locales/<lang>/{platform,<game>}.ftl`,
//! which are compiled into the program. [`Localizer`] joins the two.
//!
//! # You
//!
//! A sentence about the reader may use the second person: the attribute `.you` is used when the argument
//! `seat` is the reader's own seat, the attribute `.you-<name>` when the argument `<name>` is. Without such
//! an attribute the sentence uses the third person.
//!
//! ```ftl
//! ask-bid = { $seat } secretly bids gems.
//!     .you = Bid gems in secret.
//! log-robbed = { $seat } robs { $victim }.
//!     .you = You rob { $victim }.
//!     .you-victim = { $seat } robs you.
//! ```
//!
//! # Values
//!
//! With every term `$name` the sentence gets `$name_id`, the key of the term, to select by (a Dutch
//! article, for example); with every list `$name_count`, its length. A message within a message is rendered
//! on its own; a list of messages is joined with semicolons.
//!
//! ```
//! use signoria_engine::Message;
//! use signoria_i18n::{Lang, Names, Localizer};
//!
//! let words = Localizer::new(Lang::Nl, "habemus_papam");
//! let refusal = Message::new("why-not_a_choice");
//! assert_eq!(words.render(&refusal, &Names::default()), "Dat is nu geen keuze.");
//! ```
#![warn(missing_docs)]

mod localizer;
mod names;

use std::{fmt, str::FromStr};

use include_dir::{Dir, include_dir};
use thiserror::Error;

pub use self::{
    localizer::{Localizer, RenderError},
    names::Names,
};

static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../locales");

/// A language in which everything can be read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Dutch.
    Nl,
}

impl Lang {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::En, Self::Nl];

    /// Its code, such as `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Nl => "nl",
        }
    }

    /// The language of a locale such as `nl_BE.UTF-8`; English if it is none of ours.
    pub fn of_locale(locale: &str) -> Self {
        let code = locale.split(['_', '.', '-', '@']).next().unwrap_or_default();
        code.parse().unwrap_or_default()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A language that is not spoken here.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{0}` is not a language spoken here (en, nl)")]
pub struct ParseLangError(String);

impl FromStr for Lang {
    type Err = ParseLangError;

    fn from_str(code: &str) -> Result<Self, ParseLangError> {
        Self::ALL
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(code))
            .ok_or_else(|| ParseLangError(code.to_owned()))
    }
}

/// The text of a locale file: `platform` or the id of a game.
pub fn source(lang: Lang, file: &str) -> Option<&'static str> {
    LOCALES.get_file(format!("{lang}/{file}.ftl"))?.contents_utf8()
}

/// The names of the locale files of a language, sorted, without `.ftl`.
pub fn files(lang: Lang) -> Vec<&'static str> {
    let files = LOCALES.get_dir(lang.code()).map(Dir::files).into_iter().flatten();
    let mut names: Vec<&str> = files
        .filter(|file| file.path().extension().is_some_and(|extension| extension == "ftl"))
        .filter_map(|file| file.path().file_stem()?.to_str())
        .collect();
    names.sort_unstable();
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_a_language_or_falls_back_to_english() {
        for (locale, lang) in [
            ("nl_NL.UTF-8", Lang::Nl),
            ("nl", Lang::Nl),
            ("NL-be", Lang::Nl),
            ("en_GB", Lang::En),
            ("C", Lang::En),
            ("nlx", Lang::En),
            ("", Lang::En),
        ] {
            assert_eq!(Lang::of_locale(locale), lang, "{locale}");
        }
    }
}
