//! Committed results: records that must always verify, and perft tables.
//!
//! With the environment variable `SIGNORIA_BLESS=1` both are rewritten from the current behaviour.

use std::{
    env,
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

use signoria_engine::{
    Game, NullSink, Record, RngExt, Seed, SeedableRng, Session, Setup, meta::read_options,
    perft as count,
};

use crate::{
    Plan, TestRng, Variant,
    position::{legal, pick_seat},
};

/// No golden game is longer.
const LIMIT: usize = 100_000;

fn blessing() -> bool {
    env::var_os("SIGNORIA_BLESS").is_some_and(|value| value == "1")
}

/// Verifies every record in a directory (relative to the package, such as `tests/records`): it parses,
/// replays, meets its marks and its result; and every version of the rules has a record. Blessing writes one record of
/// the newest rules for every number of seats with the default options and each preset, from a random game with some
/// undos. Records of older rules and with other names stay as they are.
///
/// # Panics
/// If a version of the rules has no record, or with the first divergence of each that fails.
pub fn records<G: Game>(dir: impl AsRef<Path>) {
    records_of::<G>(dir, &Plan::<G>::new(1, 1).variants, 1);
}

/// [`records`] with variants of your own and another seed.
pub fn records_of<G: Game>(dir: impl AsRef<Path>, variants: &[Variant<G::Options>], seed: u64) {
    if blessing() {
        write_records::<G>(dir.as_ref(), variants, seed);
    }
    if let Err(problems) = verify_records::<G>(dir.as_ref()) {
        panic!("{problems}");
    }
}

/// Writes one record per variant of the newest rules, named `<variant>-<seats>.json` if that is version 1, and
/// `<variant>-<seats>.rules<N>.json` from version 2 on.
///
/// # Panics
/// If a file cannot be written or a game not be played.
pub fn write_records<G: Game>(dir: &Path, variants: &[Variant<G::Options>], seed: u64) {
    fs::create_dir_all(dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
    for variant in variants.iter().filter(|variant| variant.rules == G::RULES) {
        let version = if G::RULES > 1 { format!(".rules{}", G::RULES) } else { String::new() };
        let path = dir.join(format!("{}-{}{version}.json", variant.name, variant.seats));
        let text = random_record::<G>(variant.setup(seed), seed).to_text();
        fs::write(&path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
}

/// Verifies every record in a directory; the error has a line for each that fails, and for each version of the rules
/// without a record.
pub fn verify_records<G: Game>(dir: &Path) -> Result<(), String> {
    let (mut problems, mut seen) = (Vec::new(), Vec::new());
    for path in json_files(dir) {
        match verify::<G>(&path) {
            Ok(rules) => seen.push(rules),
            Err(problem) => problems.push(format!("{}: {problem}", path.display())),
        }
    }
    if problems.is_empty() {
        let missing = (1..=G::RULES).filter(|rules| !seen.contains(rules));
        problems.extend(missing.map(|rules| {
            let how = if rules == G::RULES {
                "SIGNORIA_BLESS=1 writes them"
            } else {
                "those of older rules never change: restore them"
            };
            format!("no records of rules {rules} in {}; {how}", dir.display())
        }));
    }
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n")) }
}

fn json_files(dir: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(dir) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|it| it == "json"))
        .collect();
    paths.sort();
    paths
}

/// The version of the rules of a record that holds.
fn verify<G: Game>(path: &Path) -> Result<u16, String> {
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    let record = Record::parse(&text).map_err(|error| error.to_string())?;
    let session = Session::<G>::replay(&record).map_err(|error| error.to_string())?;
    if record.layout == G::LAYOUT && session.record() != record {
        return Err("the record of the replayed game differs".into());
    }
    Ok(record.rules)
}

/// The record of a random game in which every tenth reversible action is undone and played
/// again or not as chance will have it.
///
/// # Panics
/// If the setup is invalid or the game does not end.
pub fn random_record<G: Game>(setup: Setup<G::Options>, seed: u64) -> Record {
    let mut rng = TestRng::seed_from_u64(seed);
    let mut session =
        Session::<G>::new(setup, Vec::new()).unwrap_or_else(|error| panic!("{error}"));
    while let Some(seat) = pick_seat(session.game().to_act(), &mut rng) {
        assert!(session.version() < LIMIT, "not finished after {LIMIT} entries");
        let action = rng.pick(&legal(session.game(), seat)).expect("asked seats have actions");
        session.play(seat, action).expect("a listed action plays");
        if rng.below(10) == 0 && session.can_undo(seat).is_ok() {
            session.undo(seat).expect("undo was promised");
        }
    }
    session.record()
}

/// Checks a table of lines `seats preset seed depth count`: how many lines of play of that depth there
/// are. Lines that begin with `#` are comments. Blessing counts the lines of the table again, or, if there
/// is none, makes one: for every number of seats, the default options and each preset, with seed 1, as
/// deep as 20,000 lines of play go.
///
/// # Panics
/// If the table is missing, has no line, or a count differs.
pub fn perft<G: Game>(path: impl AsRef<Path>) {
    let path = path.as_ref();
    let old = fs::read_to_string(path).unwrap_or_default();
    if blessing() {
        let new = if old.is_empty() { perft_table::<G>() } else { recount_all::<G>(&old) };
        fs::write(path, new).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    } else if let Err(problems) = verify_perft::<G>(&old) {
        panic!("{}: {problems}", path.display());
    }
}

fn is_comment(line: &str) -> bool {
    line.starts_with('#') || line.trim().is_empty()
}

/// Counts every line of a table again; the error has a line for each that differs.
pub fn verify_perft<G: Game>(table: &str) -> Result<(), String> {
    if table.lines().all(is_comment) {
        return Err("no table; SIGNORIA_BLESS=1 writes one".into());
    }
    let problem = |line: &str| match recount::<G>(line) {
        Ok(counted) if counted == line => None,
        Ok(counted) => Some(format!("`{line}` should be `{counted}`")),
        Err(problem) => Some(format!("`{line}`: {problem}")),
    };
    let problems: Vec<String> =
        table.lines().filter(|line| !is_comment(line)).filter_map(problem).collect();
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n")) }
}

/// The table with its counts as they are now; what cannot be counted stays.
fn recount_all<G: Game>(table: &str) -> String {
    table.lines().fold(String::new(), |mut new, line| {
        let counted = if is_comment(line) { None } else { recount::<G>(line).ok() };
        new.push_str(counted.as_deref().unwrap_or(line));
        new.push('\n');
        new
    })
}

/// The line with its count as it is now.
fn recount<G: Game>(line: &str) -> Result<String, String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let &[seats, preset, seed, depth, _] = &words[..] else {
        return Err("five words are expected: seats preset seed depth count".into());
    };
    let bad = |error: std::num::ParseIntError| error.to_string();
    let game = start::<G>(seats.parse().map_err(bad)?, preset, seed.parse().map_err(bad)?)?;
    let depth: u32 = depth.parse().map_err(bad)?;
    Ok(format!("{seats} {preset} {seed} {depth} {}", count(&game, depth)))
}

fn start<G: Game>(seats: u8, preset: &str, seed: u64) -> Result<G, String> {
    let name = (preset != "default").then_some(preset);
    let options = read_options(G::meta(), name, &[]).map_err(|it| format!("{it:?}"))?;
    let setup = Setup { options, ..G::setup(seats, Seed::from_number(seed)) };
    G::new(&setup, &mut NullSink).map_err(|error| error.to_string())
}

/// A new table: for every number of seats, the default options and each preset, with seed 1.
pub fn perft_table<G: Game>() -> String {
    const MOST: u64 = 20_000;
    let mut text = "# seats preset seed depth count\n".to_owned();
    let variants = Plan::<G>::new(1, 1).variants;
    for variant in variants.iter().filter(|variant| variant.rules == G::RULES) {
        let game = G::deal(&variant.setup(1), &mut NullSink);
        for depth in 1..=6 {
            let lines = count(&game, depth);
            if depth > 1 && lines > MOST {
                break;
            }
            let _ = writeln!(text, "{} {} 1 {depth} {lines}", variant.seats, variant.name);
        }
    }
    text
}
