//! Specifications and their tests.
//!
//! `docs/rules/<game>.md` defines test vectors (`V01`, `TV-12`, `B03` …) in its sections named
//! "… vectors" and rulings (`R7`, `R-07`) in its sections named "… rulings". Every vector needs a
//! test in `crates/games/<game>` whose name begins with its number: `v01_…`, `tv_12_…`. The section
//! "Vectors and tests" at the end of the document links the two and is kept by this task.

use std::{collections::BTreeMap, fmt::Write as _};

use anyhow::{Result, bail};

use crate::{args::Args, tree::Tree};

pub const HELP: &str = "\
Checks that every test vector of docs/rules/<game>.md has a test that carries its number, that no
test carries a number the specification does not know, and that the table \"Vectors and tests\" at
the end of each document is right. Lists the rulings no source or test of the game mentions.

Usage: cargo xtask rules [GAME]… [--write]

  GAME     which games; all of them if none is named
  --write  rewrite the tables";

/// Heading of the section this task keeps.
const TABLE: &str = "## Vectors and tests";

pub fn run(tree: &Tree, mut args: Args) -> Result<()> {
    let write = args.flag("--write");
    let known = tree.games()?;
    let chosen = args.rest()?;
    if let Some(unknown) = chosen.iter().find(|game| !known.contains(game)) {
        bail!("there is no game `{unknown}`; there are {}", known.join(", "));
    }
    let games = if chosen.is_empty() { known } else { chosen };
    check_games(tree, &games, write)
}

/// All games, nothing rewritten.
pub fn check(tree: &Tree) -> Result<()> {
    check_games(tree, &tree.games()?, false)
}

fn check_games(tree: &Tree, games: &[String], write: bool) -> Result<()> {
    let files = tree.files()?;
    let mut problems = Vec::new();
    for game in games {
        let folder = format!("crates/games/{game}/");
        let document = format!("docs/rules/{game}.md");
        if !tree.has(&document) {
            problems.push(format!("{document} is missing"));
            continue;
        }
        let text = tree.read(&document)?;
        let mut sources = Vec::new();
        for path in files.iter().filter(|path| path.starts_with(&folder) && is_rust(path)) {
            sources.push((path.clone(), tree.read(path)?));
        }
        let report = Report::new(&text, &sources);
        println!("{game}: {}", report.summary());
        problems.extend(report.problems.iter().map(|problem| format!("{document}: {problem}")));

        let table = report.table();
        let wanted = with_table(&text, &table);
        if wanted != text {
            if write {
                tree.write(&document, &wanted)?;
                println!("{game}: table of vectors and tests rewritten");
            } else {
                problems.push(format!(
                    "{document}: the table of vectors and tests is not up to date \
                     (`cargo xtask rules --write`)"
                ));
            }
        }
    }
    if problems.is_empty() {
        return Ok(());
    }
    bail!("{}", problems.join("\n"))
}

/// What was found out about one game.
struct Report {
    /// Per vector, in the order of the document: its tests with their files.
    vectors: Vec<(String, Vec<Test>)>,
    rulings: usize,
    /// Rulings that no source mentions.
    unmentioned: Vec<String>,
    problems: Vec<String>,
}

/// A test function and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Test {
    name: String,
    path: String,
}

impl Report {
    fn new(document: &str, sources: &[(String, String)]) -> Self {
        let mut problems = Vec::new();
        let ids = vectors(document);
        if ids.is_empty() {
            problems.push("defines no test vectors (a section named \"… vectors\")".to_owned());
        }
        for (at, id) in ids.iter().enumerate() {
            if ids[..at].contains(id) {
                problems.push(format!("{id} is defined twice"));
            }
        }

        let tests: Vec<Test> = sources
            .iter()
            .flat_map(|(path, text)| {
                tests(text).into_iter().map(|name| Test { name, path: path.clone() })
            })
            .collect();
        let mut by_id: BTreeMap<&str, Vec<Test>> = BTreeMap::new();
        for test in &tests {
            if let Some(id) = ids.iter().find(|id| carries(&test.name, id)) {
                by_id.entry(id).or_default().push(test.clone());
            } else if let Some(number) = looks_numbered(&test.name, &ids) {
                problems.push(format!(
                    "{} in {} carries {number}, which the document does not define",
                    test.name, test.path
                ));
            }
        }
        let vectors: Vec<(String, Vec<Test>)> = ids
            .iter()
            .map(|id| (id.clone(), by_id.get(id.as_str()).cloned().unwrap_or_default()))
            .collect();
        let untested: Vec<&str> = vectors
            .iter()
            .filter(|(_, tests)| tests.is_empty())
            .map(|(id, _)| id.as_str())
            .collect();
        if let Some(first) = untested.first() {
            problems.push(format!(
                "no test carries {} (a test of {first} is named `{}_…`)",
                untested.join(" "),
                prefix(first)
            ));
        }

        let rulings = rulings(document);
        let unmentioned = rulings
            .iter()
            .filter(|id| !sources.iter().any(|(_, text)| mentions(text, id)))
            .cloned()
            .collect();
        Self { vectors, rulings: rulings.len(), unmentioned, problems }
    }

    fn summary(&self) -> String {
        let tested = self.vectors.iter().filter(|(_, tests)| !tests.is_empty()).count();
        let mut text = format!("{tested} of {} vectors tested", self.vectors.len());
        let named = self.rulings - self.unmentioned.len();
        write!(text, "; {named} of {} rulings named in the sources", self.rulings).unwrap();
        if !self.unmentioned.is_empty() {
            write!(text, " (not: {})", self.unmentioned.join(" ")).unwrap();
        }
        text
    }

    fn table(&self) -> String {
        let mut text = format!("{TABLE}\n\nKept by `cargo xtask rules --write`.\n\n");
        text.push_str("| Vector | Tests |\n|---|---|\n");
        for (id, tests) in &self.vectors {
            let links: Vec<String> = tests
                .iter()
                .map(|test| format!("[`{}`](../../{})", test.name, test.path))
                .collect();
            let links = if links.is_empty() { "none".to_owned() } else { links.join(", ") };
            writeln!(text, "| {id} | {links} |").unwrap();
        }
        text
    }
}

/// The document with this table as its last section.
fn with_table(document: &str, table: &str) -> String {
    let mut text = String::with_capacity(document.len() + table.len());
    let mut inside = false;
    for line in document.lines() {
        if line.starts_with("## ") || line.starts_with("# ") {
            inside = line == TABLE;
        }
        if !inside {
            text.push_str(line);
            text.push('\n');
        }
    }
    format!("{}\n\n{table}", text.trim_end())
}

/// Ids of the vectors a document defines, in order.
fn vectors(document: &str) -> Vec<String> {
    let section = |heading: &str| heading != TABLE && heading.to_lowercase().contains("vector");
    defined(document, section, |_| true)
}

/// Ids of the rulings a document defines, in order.
fn rulings(document: &str) -> Vec<String> {
    let section = |heading: &str| heading.to_lowercase().contains("ruling");
    defined(document, section, |letters| letters == "R")
}

/// Ids that open a list item (`- **V01** …`, `* **R-07 Street map.** …`), a row of a table
/// (`| V01 | …`) or a heading (`### V01 …`) within the sections wanted.
fn defined(
    document: &str,
    section: impl Fn(&str) -> bool,
    letters: impl Fn(&str) -> bool,
) -> Vec<String> {
    let mut ids = Vec::new();
    let mut inside = false;
    let mut fenced = false;
    for line in document.lines() {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        }
        if fenced {
            continue;
        }
        if line.starts_with("## ") {
            inside = section(line);
            continue;
        }
        if !inside {
            continue;
        }
        let start = line.trim_start();
        let item = ["- ", "* "].iter().find_map(|bullet| start.strip_prefix(bullet));
        let opening = match item {
            // In running lists only bold ids define something; `- V01 and V02 agree` does not.
            Some(rest) => rest.trim_start().strip_prefix("**"),
            None => ["| ", "### ", "#### "]
                .iter()
                .find_map(|mark| start.strip_prefix(mark))
                .map(|rest| rest.trim_start().trim_start_matches('*')),
        };
        if let Some((id, prefix)) = opening.and_then(id_at_start)
            && letters(prefix)
        {
            ids.push(id.to_owned());
        }
    }
    ids
}

/// `V01`, `TV-12`, `B03a` at the start of a text, and its letters.
fn id_at_start(text: &str) -> Option<(&str, &str)> {
    let run = |from: usize, test: fn(u8) -> bool| {
        from + text.as_bytes()[from..].iter().take_while(|&&byte| test(byte)).count()
    };
    let letters = run(0, |byte| byte.is_ascii_uppercase());
    let dash = if text[letters..].starts_with('-') { letters + 1 } else { letters };
    let digits = run(dash, |byte| byte.is_ascii_digit());
    let end = run(digits, |byte| byte.is_ascii_lowercase());
    let closed = text[end..].chars().next().is_none_or(|next| !next.is_alphanumeric());
    let shaped = (1..=3).contains(&letters) && digits > dash && end - digits <= 1 && closed;
    shaped.then(|| (&text[..end], &text[..letters]))
}

/// How the name of a test of this vector begins, without the underscore after it.
fn prefix(id: &str) -> String {
    id.to_lowercase().replace('-', "_")
}

fn carries(test: &str, id: &str) -> bool {
    test.strip_prefix(&prefix(id)).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
}

/// A number in the form of the document's ids at the start of a test's name.
fn looks_numbered(test: &str, ids: &[String]) -> Option<String> {
    let forms = ids.iter().map(|id| prefix(id));
    let forms = forms.map(|form| form.trim_end_matches(|c: char| c.is_ascii_digit()).to_owned());
    forms.into_iter().find_map(|form| {
        let rest = test.strip_prefix(&form)?;
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let closed = rest[digits..].is_empty() || rest[digits..].starts_with('_');
        (digits > 0 && closed).then(|| test[..form.len() + digits].to_owned())
    })
}

/// Names of the test functions of a source file.
fn tests(source: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut marked = false;
    for line in source.lines() {
        let mut line = line.trim_start();
        if let Some(rest) = line.strip_prefix("#[test]") {
            marked = true;
            line = rest.trim_start();
        }
        if marked && let Some(rest) = line.strip_prefix("fn ") {
            let length =
                rest.bytes().take_while(|b| b.is_ascii_alphanumeric() || *b == b'_').count();
            names.push(rest[..length].to_owned());
            marked = false;
        }
    }
    names
}

/// Whether a text names the id as a word of its own.
fn mentions(text: &str, id: &str) -> bool {
    text.match_indices(id).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + id.len()..].chars().next();
        !before.is_some_and(|c| c.is_alphanumeric() || c == '-')
            && !after.is_some_and(char::is_alphanumeric)
    })
}

fn is_rust(path: &str) -> bool {
    path.rsplit_once('.').is_some_and(|(_, extension)| extension == "rs")
}

#[cfg(test)]
mod tests_of_rules {
    use super::*;

    const DOCUMENT: &str = "\
# A game

## 3. Derivations
- **D1 wheel.** Not a vector: another section.

## 10. Rulings (ambiguities decided)
- **R1** One.
* **R-02 Supply first.** Two.
- **R3.** Three, see R1.

## 11. Test vectors (given / when / then)

Vectors below.

### 11.1 Base
- **B01 start** Given nothing.
- **V02** (L224) *When* DDA. *Then* 5.
* **V03**. Given S5.
- **TV-04 Anne, cloister school.** Given own 3.
- **18** is no id.
- V05 is only mentioned.
| **V06** | a row |
| Vector | a head |
### V07 a heading
```
- **V08** in a drawing
```

## 12. Invariants
- **V99** somewhere else.

## Vectors and tests

| Vector | Tests |
|---|---|
| B01 | none |
";

    #[test]
    fn vectors_are_found_in_every_form_the_documents_use() {
        assert_eq!(vectors(DOCUMENT), ["B01", "V02", "V03", "TV-04", "V06", "V07"]);
    }

    #[test]
    fn rulings_are_found_in_every_form_the_documents_use() {
        assert_eq!(rulings(DOCUMENT), ["R1", "R-02", "R3"]);
    }

    #[test]
    fn ids_need_letters_digits_and_an_end() {
        for (text, id) in [
            ("V01** x", Some("V01")),
            ("TV-12 Anne", Some("TV-12")),
            ("R1.** x", Some("R1")),
            ("V12a: x", Some("V12a")),
            ("18** x", None),
            ("V** x", None),
            ("V1x2", None),
            ("VECTOR1", None),
            ("", None),
        ] {
            assert_eq!(id_at_start(text).map(|(id, _)| id), id, "{text}");
        }
    }

    #[test]
    fn a_test_carries_exactly_its_own_number() {
        assert!(carries("v01_the_highest_bid_wins", "V01"));
        assert!(carries("tv_12_no_cubes", "TV-12"));
        assert!(!carries("v011_x", "V01"));
        assert!(!carries("tv_12_no_cubes", "TV-1"));
        assert!(!carries("v1_x", "V01"));
    }

    #[test]
    fn only_marked_functions_are_tests() {
        let source = "
            #[test]
            fn v01_one() {}
            #[test]
            // with a remark
            #[allow(clippy::too_many_lines)]
            fn v02_two() {}
            fn v03_helper() {}
            // #[test]
            fn v04_switched_off() {}
            #[test] fn v05_on_one_line() {}
        ";
        assert_eq!(tests(source), ["v01_one", "v02_two", "v05_on_one_line"]);
    }

    #[test]
    fn mentions_are_whole_words() {
        assert!(mentions("/// §5 (R1): …", "R1"));
        assert!(mentions("R1", "R1"));
        assert!(!mentions("R12", "R1"));
        assert!(!mentions("xR1", "R1"));
    }

    fn sources(text: &str) -> Vec<(String, String)> {
        vec![("crates/games/a/src/tests.rs".to_owned(), text.to_owned())]
    }

    #[test]
    fn a_vector_without_a_test_and_a_test_without_a_vector_are_problems() {
        let all = "#[test] fn b01_a() {}\n#[test] fn v02_a() {}\n#[test] fn v03_a() {} // R-02\n\
                   #[test] fn tv_04_a() {}\n#[test] fn v06_a() {}\n#[test] fn v07_a() {}\n";
        let report = Report::new(DOCUMENT, &sources(all));
        assert_eq!(report.problems, Vec::<String>::new());
        assert_eq!(report.unmentioned, ["R1", "R3"]);

        let report = Report::new(DOCUMENT, &sources(&all.replace("v07_a", "v70_a")));
        assert_eq!(report.problems.len(), 2, "{:?}", report.problems);
        assert!(report.problems[0].contains("v70"), "{:?}", report.problems);
        assert!(report.problems[1].contains("`v07_…`"), "{:?}", report.problems);
    }

    #[test]
    fn a_vector_defined_twice_is_a_problem() {
        let report = Report::new("## Vectors\n- **V01** a\n- **V01** b\n", &[]);
        assert!(report.problems[0].contains("V01 is defined twice"), "{:?}", report.problems);
    }

    #[test]
    fn a_document_without_vectors_is_a_problem() {
        assert_eq!(Report::new("# Nothing\n", &[]).problems.len(), 1);
    }

    #[test]
    fn the_table_is_replaced_and_stays_the_last_section() {
        let report = Report::new(DOCUMENT, &sources("#[test] fn v02_two() {}\n"));
        let once = with_table(DOCUMENT, &report.table());
        assert!(once.contains("| V02 | [`v02_two`](../../crates/games/a/src/tests.rs) |\n"));
        assert!(once.contains("- **V99** somewhere else.\n\n## Vectors and tests\n"));
        assert_eq!(once.matches(TABLE).count(), 1);
        assert_eq!(with_table(&once, &report.table()), once);
        assert_eq!(vectors(&once), vectors(DOCUMENT));
    }
}
