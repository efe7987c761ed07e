//! Other programs, run from the root of the repository.

use std::{
    fmt,
    process::{self, Stdio},
};

use anyhow::{Context, Result, bail};

use crate::tree::Tree;

/// A program with its words and settings. Its `Display` can be pasted into a shell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    program: String,
    words: Vec<String>,
    settings: Vec<(String, String)>,
    folder: Option<String>,
}

impl Command {
    /// A program with words separated by spaces.
    pub fn new(line: &str) -> Self {
        let mut words = line.split_whitespace().map(str::to_owned);
        let program = words.next().expect("a command has a program");
        Self { program, words: words.collect(), settings: Vec::new(), folder: None }
    }

    #[must_use]
    pub fn word(mut self, word: impl Into<String>) -> Self {
        self.words.push(word.into());
        self
    }

    #[must_use]
    pub fn set(mut self, name: &str, value: impl Into<String>) -> Self {
        self.settings.push((name.to_owned(), value.into()));
        self
    }

    /// Runs in a folder below the root.
    #[must_use]
    pub fn within(mut self, folder: &str) -> Self {
        self.folder = Some(folder.to_owned());
        self
    }

    /// Runs it with its output on the terminal.
    pub fn run(&self, tree: &Tree) -> Result<()> {
        let status =
            self.process(tree).status().with_context(|| format!("cannot start `{self}`"))?;
        if !status.success() {
            bail!("`{self}` failed ({status})");
        }
        Ok(())
    }

    /// Runs it and returns what it printed.
    pub fn read(&self, tree: &Tree) -> Result<String> {
        let output = self
            .process(tree)
            .stderr(Stdio::inherit())
            .output()
            .with_context(|| format!("cannot start `{self}`"))?;
        if !output.status.success() {
            bail!("`{self}` failed ({})", output.status);
        }
        String::from_utf8(output.stdout).with_context(|| format!("`{self}` printed no text"))
    }

    fn process(&self, tree: &Tree) -> process::Command {
        let folder = match &self.folder {
            Some(folder) => tree.root().join(folder),
            None => tree.root().to_owned(),
        };
        let mut process = process::Command::new(&self.program);
        process.args(&self.words).envs(self.settings.iter().cloned()).current_dir(folder);
        // `cargo run` describes the package xtask in these; build scripts of others must not see it.
        for (name, _) in std::env::vars() {
            if name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") {
                process.env_remove(name);
            }
        }
        process
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(folder) = &self.folder {
            write!(f, "cd {folder} && ")?;
        }
        for (name, value) in &self.settings {
            write!(f, "{name}={} ", quoted(value))?;
        }
        f.write_str(&self.program)?;
        self.words.iter().try_for_each(|word| write!(f, " {}", quoted(word)))
    }
}

/// A word as a shell wants it.
fn quoted(word: &str) -> String {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_./=:,+".contains(letter);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

/// Finds a program on the search path.
pub fn installed(program: &str) -> bool {
    let Some(path) = std::env::var_os("PATH") else { return false };
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_a_shell_would_take_it() {
        let command =
            Command::new("cargo doc --no-deps").set("RUSTDOCFLAGS", "-D warnings").within("web");
        assert_eq!(command.to_string(), "cd web && RUSTDOCFLAGS='-D warnings' cargo doc --no-deps");
        assert_eq!(Command::new("echo").word("it's").to_string(), r"echo 'it'\''s'");
    }
}
