//! Mutation tests: breaks the rules of a game in many small ways and finds what no test notices.
//!
//! Compiling once per mutant would take days. All mutants of a game are therefore compiled into the same test
//! programs, each behind a switch, and an environment variable says which one is on.

mod build;
mod find;
mod trial;
mod weave;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    sync::Mutex,
    thread,
    time::Instant,
};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use self::{
    build::{Built, build},
    find::Mutant,
    trial::{Suite, Verdict},
};
use crate::{args::Args, tree::Tree};

pub const HELP: &str = "\
Breaks the rules of a game in many small ways, one at a time, and lists what none of its tests notices.

Usage: cargo xtask mutate GAME [--file TEXT] [--sample N [--seed S]] [--jobs N] [--fresh]

  --file TEXT  only files with this in their path
  --sample N   only N mutants, chosen by the seed
  --seed S     another sample (default 1)
  --jobs N     mutants tried at the same time (default 2)
  --fresh      forgets the last run

Mutants killed in the last run stay killed while the rules are the same; survivors are tried again, so
that a run after new tests is short. The result is in target/mutate/GAME.json, the mutated sources in
target/mutate/tree. docs/testing.md lists the survivors that are left, with reasons.";

pub fn run(tree: &Tree, mut args: Args) -> Result<()> {
    let pattern = args.value::<String>("--file")?.unwrap_or_default();
    let sample = args.value::<usize>("--sample")?;
    let seed = args.value::<u64>("--seed")?.unwrap_or(1);
    let jobs = args.value::<usize>("--jobs")?.unwrap_or(2).max(1);
    let fresh = args.flag("--fresh");
    let words = args.rest()?;
    let games = tree.games()?;
    let game = match words.as_slice() {
        [game] if games.contains(game) => game,
        _ => bail!("name one game of {}", games.join(", ")),
    };

    println!("{game}: compiling");
    let built = build(tree, game, &pattern)?;
    let suite = Suite::measure(&built)?;
    println!("   {} tests take {:.1} s one by one", suite.len(), suite.time().as_secs_f32());
    let report = Report::open(tree, game, &built, fresh);
    let mut open = report.open_mutants(&built);
    if let Some(sample) = sample {
        open = chosen(open, sample, seed);
    }
    println!("   {} of {} mutants to try", open.len(), built.mutants.len());
    try_all(&suite, &open, jobs, &report)?;
    report.into_inner()?.print(&built, sample.is_some());
    Ok(())
}

/// Tries mutants with several threads and saves the result now and then.
fn try_all(suite: &Suite, open: &[usize], jobs: usize, report: &Report) -> Result<()> {
    let next = Mutex::new(open.iter());
    let start = Instant::now();
    thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs)
            .map(|_| {
                scope.spawn(|| -> Result<()> {
                    loop {
                        let Some(&mutant) = next.lock().expect("no worker panics").next() else {
                            return Ok(());
                        };
                        let verdict = suite.judge(mutant)?;
                        report.add(mutant, verdict, open.len(), start)?;
                    }
                })
            })
            .collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("no worker panics"))
    })
}

/// A sample without order: the numbers with the smallest hash.
fn chosen(mut open: Vec<usize>, sample: usize, seed: u64) -> Vec<usize> {
    // SplitMix64: one number in, one number out.
    let hash = |number: usize| {
        let mut x = (number as u64 ^ seed.rotate_left(32)).wrapping_add(0x9e37_79b9_7f4a_7c15);
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ (x >> 31)
    };
    open.sort_by_key(|number| hash(*number));
    open.truncate(sample);
    open.sort_unstable();
    open
}

/// How often the result is saved, in mutants.
const SAVE_EVERY: usize = 50;

/// The verdicts of a run, saved as it goes on.
#[derive(Debug)]
struct Report {
    path: PathBuf,
    names: Vec<Value>,
    verdicts: Mutex<Verdicts>,
}

#[derive(Debug, Default)]
struct Verdicts(BTreeMap<usize, Verdict>, usize);

impl Report {
    /// Reads what the last run killed.
    fn open(tree: &Tree, game: &str, built: &Built, fresh: bool) -> Self {
        let path = tree.root().join(format!("target/mutate/{game}.json"));
        let names: Vec<_> = built.mutants.iter().map(name).collect();
        let mut verdicts = BTreeMap::new();
        if !fresh && let Some(last) = last_run(&path) {
            for (mutant, name) in names.iter().enumerate() {
                if built.unfit.allows(mutant, &built.mutants)
                    && let Some(verdict) = last.get(&name.to_string())
                {
                    verdicts.insert(mutant, verdict.clone());
                }
            }
        }
        Self { path, names, verdicts: Mutex::new(Verdicts(verdicts, 0)) }
    }

    /// Mutants that can be switched on and were not killed.
    fn open_mutants(&self, built: &Built) -> Vec<usize> {
        let verdicts = self.verdicts.lock().expect("no worker panics");
        (0..built.mutants.len())
            .filter(|id| built.unfit.allows(*id, &built.mutants))
            .filter(|id| !verdicts.0.contains_key(id))
            .collect()
    }

    fn add(&self, mutant: usize, verdict: Verdict, all: usize, start: Instant) -> Result<()> {
        let mut verdicts = self.verdicts.lock().expect("no worker panics");
        verdicts.0.insert(mutant, verdict);
        verdicts.1 += 1;
        if verdicts.1 == all || verdicts.1.is_multiple_of(SAVE_EVERY) {
            println!("   {} of {all}, {} s", verdicts.1, start.elapsed().as_secs());
            self.save(&verdicts.0)?;
        }
        Ok(())
    }

    fn save(&self, verdicts: &BTreeMap<usize, Verdict>) -> Result<()> {
        let list: Vec<_> = verdicts
            .iter()
            .map(|(mutant, verdict)| {
                let mut entry = self.names[*mutant].clone();
                let (verdict, test) = match verdict {
                    Verdict::Killed(test) => ("killed", Some(test)),
                    Verdict::TimedOut => ("timed out", None),
                    Verdict::Survived => ("survived", None),
                    Verdict::NotReached => ("not reached", None),
                };
                entry["verdict"] = verdict.into();
                entry["test"] = json!(test);
                entry
            })
            .collect();
        fs::write(&self.path, format!("{:#}\n", Value::from(list)))
            .with_context(|| format!("cannot write {}", self.path.display()))
    }

    fn into_inner(self) -> Result<Verdicts> {
        let verdicts = self.verdicts.lock().expect("no worker panics");
        self.save(&verdicts.0)?;
        drop(verdicts);
        Ok(self.verdicts.into_inner().expect("no worker panics"))
    }
}

impl Verdicts {
    /// Prints the survivors and the score.
    fn print(&self, built: &Built, sampled: bool) {
        let count =
            |of: fn(&Verdict) -> bool| self.0.values().filter(|verdict| of(verdict)).count();
        let killed = count(|verdict| matches!(verdict, Verdict::Killed(_)));
        let timed_out = count(|verdict| *verdict == Verdict::TimedOut);
        for (id, verdict) in &self.0 {
            let what = match verdict {
                Verdict::Survived => "survived",
                Verdict::NotReached => "not reached",
                Verdict::Killed(_) | Verdict::TimedOut => continue,
            };
            let Mutant { file, line, column, function, change, code, .. } = &built.mutants[*id];
            println!("{file}:{line}:{column}: {what}: {function}: {change}: {code}");
        }
        let viable = self.0.len();
        let permille = (killed + timed_out) * 1000 / viable.max(1);
        let unfit = built.mutants.len()
            - (0..built.mutants.len()).filter(|id| built.unfit.allows(*id, &built.mutants)).count();
        let kept = |mutant: &&Mutant| {
            mutant.constant.as_ref().is_some_and(|name| built.unfit.constants.contains(name))
        };
        let constant = built.mutants.iter().filter(kept).count();
        let names: BTreeSet<_> = built
            .mutants
            .iter()
            .filter(kept)
            .filter_map(|mutant| mutant.constant.as_deref())
            .collect();
        if !names.is_empty() {
            let names: Vec<_> = names.into_iter().collect();
            println!("not mutated, because they have to be const: {}", names.join(", "));
        }
        println!(
            "{} mutants, {unfit} not viable ({constant} in functions that have to be const), \
             {viable} tried: {killed} killed, {timed_out} timed out, \
             {} survived; {}.{} % killed{}",
            built.mutants.len(),
            viable - killed - timed_out,
            permille / 10,
            permille % 10,
            if sampled { " of those tried so far" } else { "" },
        );
    }
}

/// What a mutant is recognized by in the next run.
fn name(mutant: &Mutant) -> Value {
    let Mutant { file, line, column, function, change, code, .. } = mutant;
    json!({
        "file": file, "line": line, "column": column, "function": function, "change": change,
        "code": code
    })
}

/// What was killed in the last run, by name.
fn last_run(path: &Path) -> Option<BTreeMap<String, Verdict>> {
    let text = fs::read_to_string(path).ok()?;
    let list: Vec<Value> = serde_json::from_str(&text).ok()?;
    let mut killed = BTreeMap::new();
    for mut entry in list {
        let fields = entry.as_object_mut()?;
        let test = fields.shift_remove("test")?;
        let verdict = match fields.shift_remove("verdict")?.as_str()? {
            "killed" => Verdict::Killed(test.as_str()?.to_owned()),
            "timed out" => Verdict::TimedOut,
            _ => continue,
        };
        killed.insert(entry.to_string(), verdict);
    }
    Some(killed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_differ_by_seed_and_repeat() {
        let all: Vec<_> = (0..1000).collect();
        let sample = chosen(all.clone(), 20, 1);
        assert_eq!(sample.len(), 20);
        assert_eq!(sample, chosen(all.clone(), 20, 1));
        assert_ne!(sample, chosen(all.clone(), 20, 2));
        assert_eq!(chosen(all.clone(), 2000, 1), all);
    }
}
