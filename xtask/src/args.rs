//! The arguments after the name of a task.

use std::str::FromStr;

use anyhow::{Context, Result, bail};

/// Arguments that are not parsed yet. Each task removes those it knows; the rest is an error.
#[derive(Debug)]
pub struct Args(Vec<String>);

impl Args {
    pub fn new(words: Vec<String>) -> Self {
        Self(words)
    }

    /// Takes out `--name`.
    pub fn flag(&mut self, name: &str) -> bool {
        let found = self.0.iter().position(|word| word == name);
        found.map(|at| self.0.remove(at)).is_some()
    }

    /// Takes out `--name VALUE` or `--name=VALUE`.
    pub fn value<T: FromStr>(&mut self, name: &str) -> Result<Option<T>> {
        let joined = format!("{name}=");
        let Some(at) = self.0.iter().position(|word| word == name || word.starts_with(&joined))
        else {
            return Ok(None);
        };
        let word = self.0.remove(at);
        let text = match word.strip_prefix(&joined) {
            Some(text) => text.to_owned(),
            None if at < self.0.len() => self.0.remove(at),
            None => bail!("{name} needs a value"),
        };
        let value = text.parse().ok().with_context(|| format!("{name} cannot be `{text}`"))?;
        Ok(Some(value))
    }

    /// Refuses unknown arguments before any work is done.
    pub fn check(&self) -> Result<()> {
        match self.0.first() {
            Some(word) => bail!("unexpected argument `{word}`; see `cargo xtask TASK --help`"),
            None => Ok(()),
        }
    }

    /// The remaining arguments, none of which may be an option.
    pub fn rest(self) -> Result<Vec<String>> {
        match self.0.iter().find(|word| word.starts_with('-')) {
            Some(unknown) => bail!("unknown option {unknown}"),
            None => Ok(self.0),
        }
    }

    /// For tasks without further arguments.
    pub fn done(self) -> Result<()> {
        match self.rest()?.first() {
            Some(word) => bail!("unexpected argument `{word}`; see `cargo xtask TASK --help`"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(text: &str) -> Args {
        Args::new(text.split_whitespace().map(str::to_owned).collect())
    }

    #[test]
    fn values_are_found_in_both_spellings_and_anywhere() {
        for text in ["carrara --games 7", "--games=7 carrara", "--games 7 carrara"] {
            let mut args = args(text);
            assert_eq!(args.value::<u32>("--games").unwrap(), Some(7), "{text}");
            assert_eq!(args.rest().unwrap(), ["carrara"], "{text}");
        }
    }

    #[test]
    fn nonsense_is_refused() {
        assert!(args("--games").value::<u32>("--games").is_err());
        assert!(args("--games many").value::<u32>("--games").is_err());
        assert!(args("--wat").rest().is_err());
        assert!(args("word").done().is_err());
        assert!(args("").done().is_ok());
    }
}
