//! `signoria arena`: matches between bots.

use std::{
    collections::BTreeMap,
    fs::OpenOptions,
    io::Write as _,
    path::{Path, PathBuf},
    sync::{
        Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Instant,
};

use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::prelude::*;
use serde_json::{Value, json};
use signoria_arena::{Entrant, Match, MatchError, MatchGame, Report};
use signoria_engine::Seed;
use signoria_registry::{Budget, GameType, RawSetup};

use crate::{
    args::Setting,
    console::{Console, flush_right},
    data,
    exit::Exit,
};

#[derive(Args, Debug)]
pub struct Arena {
    #[arg(value_name = "GAME")]
    pub game: String,
    #[command(flatten)]
    pub setting: Setting,
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', required = true)]
    pub bots: Vec<String>,
    #[arg(long, short = 'n', value_name = "N", default_value_t = 100)]
    pub games: u64,
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    #[arg(long, value_name = "M", conflicts_with = "iterations")]
    pub ms: Option<u64>,
    #[arg(long, value_name = "I")]
    pub iterations: Option<u64>,
    #[arg(long, short, value_name = "T")]
    pub threads: Option<usize>,
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

pub fn run(args: &Arena, console: &mut Console) -> Result<(), Exit> {
    let game = console.game(&args.game)?;
    if args.games == 0 {
        return Err(console.usage_error("cli-no_games", &[]));
    }
    let bots = line_up(args, game, console)?;
    let seats = u8::try_from(bots.len()).unwrap_or(u8::MAX);
    let setup = RawSetup::new(seats, Seed::from_number(args.seed));
    let plan = Match {
        game,
        bots,
        preset: args.setting.preset.clone(),
        options: data::options(game, &args.setting, &setup, console)?,
        seed: args.seed,
        budget: budget(args.iterations, args.ms, console)?,
    };
    plan.check().map_err(|error| stopped(&error, game, console))?;
    let options = game.options(&plan.setup(0)).map_err(|error| console.problems(game, &error))?;
    let bar = progress(args.games, args.json);
    let limits = Limits { games: args.games, threads: args.threads, end: None };
    let played = play(&plan, &limits, Vec::new(), args.log.as_deref(), &bar, console);
    bar.finish_and_clear();
    let report = Report::new(&plan.bots, &played?);
    if args.json {
        return console.json(&report.json(&plan, &Value::Object(options)));
    }
    let values = [
        ("title", game.meta().title.to_owned()),
        ("players", plan.players().to_string()),
        ("games", console.number(report.games)),
        ("seed", args.seed.to_string()),
    ];
    console.print("cli-arena-head", &values)?;
    console.line("")?;
    tell(&report, console)?;
    console.print("cli-arena-note", &[])
}

/// One bot per seat: as many as play, or the line-up itself decides how many play.
fn line_up(args: &Arena, game: &dyn GameType, console: &Console) -> Result<Vec<String>, Exit> {
    let players = usize::from(args.setting.players.unwrap_or(args.bots.len().min(255) as u8));
    // A line-up of one bot fills the smallest table.
    let players = players.max(usize::from(game.meta().seats.min));
    if args.bots.len() > players || players > usize::from(game.meta().seats.max) {
        let values = [
            ("bots", args.bots.len().to_string()),
            ("players", players.to_string()),
            ("max", game.meta().seats.max.to_string()),
        ];
        return Err(console.usage_error("cli-arena_seats", &values));
    }
    Ok(args.bots.iter().cycle().take(players).cloned().collect())
}

/// Limits for bots whose names contain none.
pub fn budget(iterations: Option<u64>, ms: Option<u64>, console: &Console) -> Result<Budget, Exit> {
    if iterations == Some(0) || ms == Some(0) {
        return Err(console.usage_error("cli-arena_budget", &[]));
    }
    let time = ms.map(std::time::Duration::from_millis);
    Ok(Budget { iterations, time, ..Budget::default() })
}

pub fn stopped(error: &MatchError, game: &dyn GameType, console: &Console) -> Exit {
    match error {
        MatchError::Setup(error) => console.problems(game, error),
        MatchError::Bot(name) => console.unknown_bot(name),
        MatchError::Program(detail) => {
            console.usage_error("cli-arena_program", &[("detail", detail.clone())])
        }
        MatchError::Broken { .. } => {
            let values = [("game", game.meta().id.to_owned()), ("detail", error.to_string())];
            console.usage_error("cli-broken_law", &values)
        }
    }
}

/// A progress bar on stderr if it is a terminal.
pub fn progress(games: u64, quiet: bool) -> ProgressBar {
    if quiet {
        return ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
    }
    let style =
        ProgressStyle::with_template("{bar:40} {pos}/{len}  {eta}").expect("the template is right");
    ProgressBar::new(games).with_style(style)
}

/// How many games are played.
#[derive(Clone, Copy)]
pub struct Limits {
    pub games: u64,
    pub threads: Option<usize>,
    /// No game starts after this.
    pub end: Option<Instant>,
}

/// Plays the games that are neither known nor in the log yet, on all threads.
pub fn play(
    plan: &Match,
    limits: &Limits,
    known: Vec<MatchGame>,
    log: Option<&Path>,
    bar: &ProgressBar,
    console: &Console,
) -> Result<Vec<MatchGame>, Exit> {
    let Limits { games, threads, end } = *limits;
    let mut done = match log {
        Some(path) if path.exists() => read_log(path, plan, console)?,
        Some(_) | None => BTreeMap::new(),
    };
    let counted = known.len() as u64;
    done.extend(known.into_iter().map(|played| (played.number, played)));
    done.retain(|number, _| *number < games);
    bar.inc((done.len() as u64).saturating_sub(counted));
    let sink = match log {
        None => None,
        Some(path) => Some(Mutex::new(append(path, plan, done.is_empty(), console)?)),
    };
    if threads.is_some_and(|threads| threads > 1024) {
        return Err(console.usage_error("cli-threads", &[]));
    }
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads.unwrap_or(0))
        .build()
        .map_err(|error| Exit::Usage(error.to_string()))?;
    let failed = AtomicBool::new(false);
    let left: Vec<u64> = (0..games).filter(|number| !done.contains_key(number)).collect();
    let played: Vec<Result<Option<MatchGame>, MatchError>> = pool.install(|| {
        // One by one: games differ in length, and an interruption should cost little.
        left.par_iter()
            .with_max_len(1)
            .map(|number| {
                let late = end.is_some_and(|end| Instant::now() >= end);
                if late || failed.load(Ordering::Relaxed) {
                    return Ok(None);
                }
                let played = plan.play(*number).inspect_err(|_| {
                    failed.store(true, Ordering::Relaxed);
                })?;
                bar.inc(1);
                if let Some(sink) = &sink {
                    let line = serde_json::to_string(&played).expect("a game is plain data");
                    let mut file = sink.lock().expect("writing does not panic");
                    // If the log cannot be written, the match cannot be resumed, but it
                    // continues.
                    let _ = writeln!(file, "{line}");
                }
                Ok(Some(played))
            })
            .collect()
    });
    for played in played {
        if let Some(played) = played.map_err(|error| stopped(&error, plan.game, console))? {
            done.insert(played.number, played);
        }
    }
    Ok(done.into_values().collect())
}

/// The parameters that identify a match.
fn heading(plan: &Match) -> Value {
    json!({
        "game": plan.game.meta().id,
        "rules": plan.game.rules(),
        "options": plan.game.options(&plan.setup(0)).unwrap_or_default(),
        "bots": plan.bots,
        "seed": plan.seed,
        "iterations": plan.budget.iterations,
        "ms": plan.budget.time.map(|time| time.as_millis() as u64),
    })
}

/// The games of an interrupted match. A last line that was cut short is not a game.
fn read_log(
    path: &Path,
    plan: &Match,
    console: &Console,
) -> Result<BTreeMap<u64, MatchGame>, Exit> {
    let text = console.read(path)?;
    let mut lines = text.lines();
    let head = lines.next().and_then(|line| serde_json::from_str::<Value>(line).ok());
    if head.is_some_and(|head| head != heading(plan)) {
        return Err(console.usage_error("cli-arena_log", &[("file", path.display().to_string())]));
    }
    let games = lines.filter_map(|line| serde_json::from_str::<MatchGame>(line).ok());
    Ok(games.map(|played| (played.number, played)).collect())
}

fn append(
    path: &Path,
    plan: &Match,
    fresh: bool,
    console: &Console,
) -> Result<std::fs::File, Exit> {
    let bad = |error: std::io::Error| {
        let values = [("file", path.display().to_string()), ("detail", error.to_string())];
        console.usage_error("cli-unwritable", &values)
    };
    let mut options = OpenOptions::new();
    options.create(true);
    let mut file = if fresh {
        options.write(true).truncate(true).open(path).map_err(bad)?
    } else {
        options.append(true).open(path).map_err(bad)?
    };
    // After a line that was cut short, a new one.
    let first = if fresh { format!("{}\n", heading(plan)) } else { "\n".to_owned() };
    file.write_all(first.as_bytes()).map_err(bad)?;
    Ok(file)
}

/// The table for people.
pub fn tell(report: &Report, console: &mut Console) -> Result<(), Exit> {
    let heading = |name: &str| console.text(&format!("cli-column-{name}"), &[]);
    let names = ["bot", "games", "first", "rating", "margin", "ms", "iterations"];
    let mut rows = vec![names.map(heading).to_vec()];
    for entrant in &report.entrants {
        rows.push(row(entrant, console));
    }
    flush_right(&mut rows, 1..7);
    let names = signoria_i18n::Names::default();
    let text = console.context(&console.words, &names).columns(&rows);
    console.write(&text)?;
    for entrant in &report.entrants {
        for (fault, count) in &entrant.faults {
            let values = [
                ("bot", entrant.name.clone()),
                ("fault", fault.clone()),
                ("count", console.number(*count)),
            ];
            console.print("cli-arena-fault", &values)?;
        }
    }
    Ok(())
}

fn row(entrant: &Entrant, console: &Console) -> Vec<String> {
    let percent = |share: f64| console.decimal(100.0 * share, 1);
    vec![
        entrant.name.clone(),
        console.number(entrant.games),
        format!(
            "{} % ({}–{})",
            percent(entrant.first_share),
            percent(entrant.ci95.0),
            percent(entrant.ci95.1)
        ),
        format!(
            "{} ± {}",
            console.decimal(entrant.rating.mean, 1),
            console.decimal(entrant.rating.sd, 1)
        ),
        console.decimal(entrant.mean_margin, 1),
        console.decimal(entrant.ms_per_decision, 2),
        console.number(entrant.iterations_per_s as u64),
    ]
}
