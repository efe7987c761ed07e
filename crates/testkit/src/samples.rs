//! The worked examples of the rules pages, so that a test can play them and compare.

use std::{fs, path::Path};

/// The worked example of a page in `locales/<lang>/rules/<game>.md`: the paragraph under the heading that announces a sample.
///
/// # Panics
/// If there is no such page or example.
pub fn sample(game: &str, lang: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let path = root.join(lang).join("rules").join(format!("{game}.md"));
    let page =
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let announces =
        |line: &str| line.starts_with("## A sample") || line.starts_with("## Een voorbeeld");
    let found: Vec<&str> = page
        .lines()
        .skip_while(|line| !announces(line))
        .skip(1)
        .take_while(|line| !line.is_empty())
        .collect();
    assert!(!found.is_empty(), "{game} has no worked example in {lang}");
    found.join(" ")
}

/// The numbers of the worked example in both languages, which must have the same ones: those that are written in digits.
///
/// # Panics
/// If the languages differ.
pub fn sample_numbers(game: &str) -> Vec<u32> {
    let [english, dutch] = ["en", "nl"].map(|lang| numbers(&sample(game, lang)));
    assert_eq!(english, dutch, "the worked example of {game} is the same in both languages");
    english
}

fn numbers(text: &str) -> Vec<u32> {
    text.split(|letter: char| !letter.is_ascii_digit())
        .filter_map(|part| part.parse().ok())
        .collect()
}
