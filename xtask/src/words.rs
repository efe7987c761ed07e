//! Words that the style guide wants gone: the count may fall, never rise.
//!
//! CONTRIBUTING.md says why: a role ("the caller", "a player") tells more than "whoever", and people are
//! "they". Rules documents and texts of games are left out, because the rulebooks and named characters
//! have their own wording.

use std::collections::BTreeMap;

use anyhow::{Context, Result};

use crate::tree::Tree;

/// The words, in lower case.
const WORDS: [&str; 8] =
    ["whoever", "somebody", "nobody", "everybody", "he", "his", "him", "himself"];

/// How often they may stand in the repository altogether. Lower it when the count falls.
const MAX_COUNT: usize = 20;

/// Counts the words in all tracked text files and returns a problem if there are more than allowed.
pub fn check(tree: &Tree) -> Result<Option<String>> {
    let mut counts = BTreeMap::new();
    let mut files = Vec::new();
    for path in tree.files()?.into_iter().filter(|path| is_counted(path)) {
        let bytes = std::fs::read(tree.root().join(&path)).with_context(|| path.clone())?;
        let Ok(text) = String::from_utf8(bytes) else { continue };
        let found = count(&text, &mut counts);
        if found > 0 {
            files.push((found, path));
        }
    }
    let total: usize = counts.values().sum();
    let listed: Vec<_> = counts.iter().map(|(word, count)| format!("{word} {count}")).collect();
    println!("   words to avoid: {total} of at most {MAX_COUNT} ({})", listed.join(", "));
    if total <= MAX_COUNT {
        return Ok(None);
    }
    files.sort_by(|a, b| b.cmp(a));
    let most: Vec<_> = files.iter().take(10).map(|(n, path)| format!("{path} {n}")).collect();
    Ok(Some(format!(
        "{total} words to avoid, {MAX_COUNT} allowed (see \"English\" in CONTRIBUTING.md); most in: {}",
        most.join(", ")
    )))
}

/// Whether the words of a file count: sources and documents, not rules, texts of games or generated files.
fn is_counted(path: &str) -> bool {
    let source = [".rs", ".ts", ".svelte", ".mjs", ".md", ".py", ".toml", ".sql", ".ftl", ".css"];
    let excluded = ["docs/rules/", "locales/nl/", "web/src/generated/", "xtask/src/words.rs"];
    let game_text = path.starts_with("locales/en/")
        && !["locales/en/site.ftl", "locales/en/platform.ftl"].contains(&path);
    source.iter().any(|end| path.ends_with(end))
        && !excluded.iter().any(|start| path.starts_with(start))
        && !game_text
}

/// Adds the words of a text to the counts and returns how many there were. Parts of identifiers count:
/// `nobody_is_asked` is a text too.
fn count(text: &str, counts: &mut BTreeMap<&'static str, usize>) -> usize {
    let mut found = 0;
    for part in text.split(|letter: char| !letter.is_alphabetic()) {
        if let Some(word) = WORDS.iter().find(|word| part.eq_ignore_ascii_case(word)) {
            *counts.entry(word).or_default() += 1;
            found += 1;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_words_are_counted_in_any_case_and_in_identifiers() {
        let mut counts = BTreeMap::new();
        let text = "Whoever asks. nobody_is_asked; the history of this helper: He";
        assert_eq!(count(text, &mut counts), 3);
        assert_eq!(counts, BTreeMap::from([("he", 1), ("nobody", 1), ("whoever", 1)]));
    }

    #[test]
    fn rules_and_texts_of_games_are_left_out() {
        for path in ["crates/engine/src/game.rs", "README.md", "locales/en/site.ftl"] {
            assert!(is_counted(path), "{path}");
        }
        for path in
            ["docs/rules/carrara.md", "locales/en/carrara.ftl", "locales/nl/site.ftl", "a.webp"]
        {
            assert!(!is_counted(path), "{path}");
        }
    }
}
