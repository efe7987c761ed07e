//! Dutch texts of a game use the words of its Dutch rulebook: the table "Dutch terms" of its specification.

use std::{fs, path::PathBuf};

use signoria_registry::GAMES;

/// Games whose specification has no such table yet.
const WITHOUT: [&str; 3] = ["machiavelli", "carrara", "la_citta"];

/// One row: the Dutch term, and the words that must not stand for it.
struct Term {
    dutch: String,
    not: Vec<String>,
}

fn read(path: &str) -> String {
    let root = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    fs::read_to_string(root.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The rows of the table, or nothing if the document has none.
fn terms(document: &str) -> Vec<Term> {
    let section = document.split("\n## Dutch terms\n").nth(1).unwrap_or_default();
    let section = section.split("\n## ").next().unwrap_or_default();
    let rows = section.lines().filter(|line| line.starts_with('|')).skip(2);
    rows.map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [_, dutch, not] = cells[..] else { panic!("three columns are needed: {row}") };
        let not = not.split(',').map(|word| word.trim().to_owned());
        Term { dutch: dutch.to_owned(), not: not.filter(|word| !word.is_empty()).collect() }
    })
    .collect()
}

/// The texts people read, line by line: without comments, keys and variables.
fn texts(game: &str) -> Vec<String> {
    let messages = read(&format!("locales/nl/{game}.ftl"));
    let values = messages.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let text = line.split_once(" = ").map_or(line, |(_, text)| text);
        let mut plain = String::new();
        let mut depth = 0;
        for letter in text.chars() {
            match letter {
                '{' => depth += 1,
                '}' if depth > 0 => depth -= 1,
                _ if depth == 0 => plain.push(letter),
                _ => {}
            }
        }
        plain
    });
    values.chain(read(&format!("locales/nl/rules/{game}.md")).lines().map(str::to_owned)).collect()
}

fn has_word(line: &str, word: &str) -> bool {
    line.split(|letter: char| !letter.is_alphabetic()).any(|found| found == word)
}

#[test]
fn dutch_texts_use_the_words_of_the_box() {
    let mut problems = Vec::new();
    for game in GAMES {
        let id = game.meta().id;
        let terms = terms(&read(&format!("docs/rules/{id}.md")));
        assert_eq!(terms.is_empty(), WITHOUT.contains(&id), "{id}: the table and the list differ");
        let texts = texts(id);
        let all = texts.join("\n").to_lowercase();
        for Term { dutch, not } in &terms {
            if !all.contains(&dutch.to_lowercase()) {
                problems.push(format!("{id}: no text says “{dutch}”"));
            }
            for word in not {
                let found = texts.iter().find(|line| has_word(line, word));
                problems.extend(found.map(|line| format!("{id}: “{word}” for “{dutch}”: {line}")));
            }
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn a_word_that_is_not_of_the_box_is_found() {
    let rows = terms(
        "# x\n\n## Dutch terms\n\n| a | b | c |\n|---|---|---|\n| cube | steen | blokje, kubus |\n",
    );
    assert_eq!((rows.len(), rows[0].dutch.as_str()), (1, "steen"));
    assert_eq!(rows[0].not, ["blokje", "kubus"]);
    assert!(has_word("een blokje, of twee", "blokje") && !has_word("blokjes", "blokje"));
}
