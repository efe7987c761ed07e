//! The Dutch texts use the words of the box: the table "Dutch terms" of each specification in `docs/rules` against the
//! locale files.

use std::{collections::BTreeMap, fs, path::Path};

use signoria_i18n::{Lang, source};

/// A row of a glossary: the word of the rulebook and the words not to be used for it.
struct Row {
    dutch: String,
    not: Vec<String>,
}

/// The table under `## Dutch terms` of a specification; empty if it has none.
fn glossary(text: &str) -> Vec<Row> {
    let Some((_, rest)) = text.split_once("\n## Dutch terms\n") else { return Vec::new() };
    let section = rest.split("\n## ").next().unwrap_or_default();
    section
        .lines()
        .filter(|line| line.starts_with('|') && !line.starts_with("|--"))
        .skip(1)
        .map(|line| {
            let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
            let [_, dutch, not] = cells[..] else { panic!("three columns are needed: {line}") };
            let not = not.split(',').map(|word| word.trim().to_lowercase());
            Row { dutch: dutch.to_owned(), not: not.filter(|word| !word.is_empty()).collect() }
        })
        .collect()
}

/// The words of a text, without keys, arguments and selectors of Fluent.
fn words(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (number, line) in text.lines().enumerate() {
        if line.starts_with('#') {
            continue;
        }
        let said = match line.split_once(" =") {
            Some((key, said)) if !key.trim_start().contains(' ') => said,
            _ => line,
        };
        let (mut plain, mut depth) = (String::new(), 0_u32);
        for letter in said.chars() {
            match letter {
                '{' => depth += 1,
                '}' => depth = depth.saturating_sub(1),
                _ if depth == 0 => plain.push(letter),
                _ => {}
            }
        }
        let letters = plain.split(|letter: char| !letter.is_alphabetic());
        found.extend(letters.map(|word| (number + 1, word.to_owned())));
    }
    found
}

fn specifications() -> BTreeMap<String, Vec<Row>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    fs::read_dir(folder)
        .expect("the specifications are there")
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|it| it == "md"))
        .map(|path| {
            let game = path.file_stem().expect("a file").to_string_lossy().into_owned();
            (game, glossary(&fs::read_to_string(&path).expect("a text")))
        })
        .collect()
}

/// What the coach says about a game.
fn coach(game: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/nl/coach.ftl");
    let text = fs::read_to_string(path).expect("the texts of the coach");
    let prefix = format!("{game}-");
    // Other lines stay empty, so that a problem is reported with its number.
    text.lines()
        .map(|line| if line.starts_with(&prefix) { line } else { "" }.to_owned() + "\n")
        .collect()
}

#[test]
fn dutch_texts_use_the_words_of_the_box() {
    let mut problems = Vec::new();
    for (game, glossary) in specifications() {
        assert!(!glossary.is_empty(), "{game} has no table of Dutch terms");
        let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/nl");
        let page = fs::read_to_string(locales.join(format!("rules/{game}.md"))).expect("a page");
        let texts = [
            (format!("nl/{game}.ftl"), source(Lang::Nl, &game).expect("a locale file").to_owned()),
            (format!("nl/rules/{game}.md"), page),
            ("nl/coach.ftl".to_owned(), coach(&game)),
        ];
        let all: Vec<Vec<(usize, String)>> = texts.iter().map(|(_, text)| words(text)).collect();
        for Row { dutch, not } in glossary {
            // Inflected and compounded forms begin or end with the word.
            let first = dutch.to_lowercase();
            let stem = first.split(' ').next_back().unwrap_or_default();
            let used =
                |word: &String| word.to_lowercase().contains(stem.trim_end_matches(['e', 'n']));
            if !all.iter().flatten().any(|(_, word)| used(word)) {
                problems.push(format!("{game}: `{dutch}` is nowhere used"));
            }
            for ((file, _), said) in texts.iter().zip(&all) {
                for (line, word) in said {
                    // A term may be forbidden in small letters only.
                    let wrong = |not: &String| {
                        if *not == first { word == not } else { word.to_lowercase() == *not }
                    };
                    if not.iter().any(wrong) {
                        problems.push(format!("{file}:{line}: `{word}`; the box says `{dutch}`"));
                    }
                }
            }
        }
    }
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

#[test]
fn a_word_is_found_in_a_sentence_but_not_in_a_key() {
    let said = words("why-goud = Dat kost { $goud } goud.\n    .you = Neem goud\n# goud\n");
    let lines: Vec<usize> =
        said.iter().filter(|(_, word)| word == "goud").map(|(line, _)| *line).collect();
    assert_eq!(lines, [1, 2]);
}

#[test]
fn a_row_names_the_term_and_the_words_that_must_not_stand_for_it() {
    let rows = glossary(
        "# x\n\n## Dutch terms\n\n| a | b | c |\n|---|---|---|\n| cube | steen | blokje, Kubus |\n| crown | kroon | |\n\n## y\n| no | row | here |\n",
    );
    let [cube, crown] = &rows[..] else { panic!("two rows are needed") };
    assert_eq!((cube.dutch.as_str(), cube.not.join(" ")), ("steen", "blokje kubus".to_owned()));
    assert!(crown.dutch == "kroon" && crown.not.is_empty());
}
