//! `signoria simulate`: many games between bots.
#![expect(clippy::cast_precision_loss, reason = "counts become figures for people")]

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Instant,
};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use rayon::prelude::*;
use serde_json::{Value, json};
use signoria_engine::{Seat, Seed};
use signoria_registry::{
    Budget, GameType, RawSetup, SeatTally, Simulation, SimulationError, Tally, WIN,
};

use crate::{
    args::Simulate,
    console::{Console, flush_right, usual_players},
    data,
    exit::Exit,
};

pub fn run(args: &Simulate, console: &mut Console) -> Result<(), Exit> {
    let game = console.game(&args.game)?;
    console.check_bots(&args.bot)?;
    let seats = args.setting.players.unwrap_or_else(|| usual_players(game));
    let setup = RawSetup::new(seats, Seed::from_number(args.seed));
    let plan = Simulation {
        seats,
        preset: args.setting.preset.clone(),
        options: data::options(game, &args.setting, &setup, console)?,
        bots: args.bot.clone(),
        budget: Budget::default(),
    };
    let options =
        game.options(&plan.setup(args.seed)).map_err(|error| console.problems(game, &error))?;
    let Some(last) = args.seed.checked_add(args.games) else {
        return Err(console.usage_error("cli-seed_range", &[]));
    };
    if args.games == 0 {
        return Err(console.usage_error("cli-no_games", &[]));
    }
    let threads = args.threads.unwrap_or(0);
    if threads > 1024 {
        return Err(console.usage_error("cli-threads", &[]));
    }
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|error| Exit::Usage(error.to_string()))?;
    let bar = progress(args);
    let start = Instant::now();
    let played = pool.install(|| play(game, &plan, args.seed..last, &bar));
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let tally = played.map_err(|error| console.stopped(game, &error))?;
    if args.json {
        return console.json(&report(game, &plan, &Value::Object(options), &tally, seconds));
    }
    tell(game, args, &plan, &tally, seconds, console)
}

/// A progress bar on stderr if it is a terminal.
fn progress(args: &Simulate) -> ProgressBar {
    if args.json {
        return ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len}  {rate}/s  {eta}")
        .expect("the template is right")
        .with_key("rate", |state: &ProgressState, out: &mut dyn std::fmt::Write| {
            let _ = write!(out, "{:.0}", state.per_sec());
        });
    ProgressBar::new(args.games).with_style(style)
}

/// Plays in parts on all threads. The totals do not depend on the distribution; of several failures the one
/// of the first game is returned.
fn play(
    game: &dyn GameType,
    plan: &Simulation,
    games: std::ops::Range<u64>,
    bar: &ProgressBar,
) -> Result<Tally, SimulationError> {
    const PIECE: u64 = 64;
    let failed = AtomicU64::new(u64::MAX);
    let pieces = (games.end - games.start).div_ceil(PIECE);
    let tally = (0..pieces)
        .into_par_iter()
        .map(|piece| {
            if piece > failed.load(Ordering::Relaxed) {
                return (Tally::default(), None);
            }
            let from = games.start + piece * PIECE;
            let to = games.end.min(from + PIECE);
            match game.simulate(plan, from..to) {
                Ok(tally) => {
                    bar.inc(to - from);
                    (tally, None)
                }
                Err(error) => {
                    failed.fetch_min(piece, Ordering::Relaxed);
                    (Tally::default(), Some((piece, error)))
                }
            }
        })
        .reduce(
            || (Tally::default(), None),
            |(mut tally, one), (more, other)| {
                tally.add(&more);
                let first = match (one, other) {
                    (Some(one), Some(other)) => Some(if one.0 <= other.0 { one } else { other }),
                    (one, other) => one.or(other),
                };
                (tally, first)
            },
        );
    match tally {
        (tally, None) => Ok(tally),
        (_, Some((_, error))) => Err(error),
    }
}

/// JSON output. These keys are a contract.
fn report(
    game: &dyn GameType,
    plan: &Simulation,
    options: &Value,
    tally: &Tally,
    seconds: f64,
) -> Value {
    let seat = |(seat, counted): (Seat, &SeatTally)| {
        let (low, high) = wilson(counted.wins, tally.games);
        json!({
            "seat": seat,
            "bot": plan.bot(seat),
            "wins": share(counted.wins, WIN),
            "win_rate": share(counted.wins, WIN * tally.games),
            "ci95": [low, high],
            "mean_score": counted.mean(),
            "min_score": counted.scores.keys().next(),
            "max_score": counted.scores.keys().next_back(),
        })
    };
    json!({
        "game": game.meta().id,
        "players": plan.seats,
        "options": options,
        "games": tally.games,
        "decisions": tally.decisions,
        "decisions_per_s": tally.decisions as f64 / seconds,
        "mean_decisions": share(tally.decisions, tally.games),
        "longest": tally.longest,
        "seats": Seat::all(plan.seats).zip(&tally.seats).map(seat).collect::<Vec<_>>(),
    })
}

/// Text output.
fn tell(
    game: &dyn GameType,
    args: &Simulate,
    plan: &Simulation,
    tally: &Tally,
    seconds: f64,
    console: &mut Console,
) -> Result<(), Exit> {
    let values = [
        ("title", game.meta().title.to_owned()),
        ("players", plan.seats.to_string()),
        ("games", console.number(tally.games)),
        ("seed", args.seed.to_string()),
        ("decisions", console.number(tally.decisions)),
        ("seconds", console.decimal(seconds, 1)),
        ("rate", console.number((tally.decisions as f64 / seconds) as u64)),
        ("mean", console.decimal(share(tally.decisions, tally.games), 1)),
        ("longest", console.number(tally.longest)),
    ];
    console.print("cli-simulated", &values)?;
    console.line("")?;
    let heading = |name: &str| console.text(&format!("cli-column-{name}"), &[]);
    let mut rows =
        vec![["seat", "bot", "wins", "win_rate", "scores", "spread"].map(heading).to_vec()];
    let scores = || tally.seats.iter().flat_map(|seat| seat.scores.keys().copied());
    let range = (scores().min().unwrap_or(0), scores().max().unwrap_or(0));
    for (seat, counted) in Seat::all(plan.seats).zip(&tally.seats) {
        let (low, high) = wilson(counted.wins, tally.games);
        let percent = |rate: f64| console.decimal(rate * 100.0, 1);
        let spread = ["mean", "10", "50", "90"].map(|q| match q {
            "mean" => console.decimal(counted.mean(), 1),
            "10" => counted.quantile(0.1).to_string(),
            "50" => counted.quantile(0.5).to_string(),
            _ => counted.quantile(0.9).to_string(),
        });
        rows.push(vec![
            (seat.index() + 1).to_string(),
            plan.bot(seat).to_owned(),
            console.decimal(share(counted.wins, WIN), 1),
            format!(
                "{:>5} % ({}–{})",
                percent(share(counted.wins, WIN * tally.games)),
                percent(low),
                percent(high)
            ),
            format!(
                "{}  {} / {} / {}  ({} … {})",
                spread[0],
                spread[1],
                spread[2],
                spread[3],
                counted.scores.keys().next().unwrap_or(&0),
                counted.scores.keys().next_back().unwrap_or(&0),
            ),
            bars(counted, range),
        ]);
    }
    flush_right(&mut rows, 2..3);
    let names = signoria_i18n::Names::default();
    let text = console.context(&console.words, &names).columns(&rows);
    console.write(&text)?;
    let (low, high) = (range.0.to_string(), range.1.to_string());
    console.print("cli-simulated-note", &[("low", low), ("high", high)])
}

/// A share of a whole; 0 of 0 is 0.
fn share(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

/// Wilson's 95 % interval of a win rate; `wins` in parts of [`WIN`].
fn wilson(wins: u64, games: u64) -> (f64, f64) {
    const Z: f64 = 1.959_963_984_540_054;
    if games == 0 {
        return (0.0, 1.0);
    }
    let n = games as f64;
    let rate = share(wins, WIN * games);
    let middle = rate + Z * Z / (2.0 * n);
    let half = Z * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    // Rounding must not push the rate out of its own interval.
    (((middle - half) / scale).clamp(0.0, rate), ((middle + half) / scale).clamp(rate, 1.0))
}

/// The distribution of the scores in one line of bars over a common range.
fn bars(counted: &SeatTally, (low, high): (i32, i32)) -> String {
    // A no-break space.
    const BARS: [char; 9] = ['\u{a0}', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    const WIDEST: u64 = 24;
    let span = u64::from(high.abs_diff(low)) + 1;
    let width = span.min(WIDEST);
    let mut bins = vec![0_u64; width as usize];
    for (score, n) in &counted.scores {
        bins[(u64::from(score.abs_diff(low)) * width / span) as usize] += n;
    }
    let most = bins.iter().copied().max().unwrap_or(0).max(1);
    bins.iter().map(|&n| BARS[(n * 8).div_ceil(most) as usize]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_interval_matches_the_textbook() {
        let (low, high) = wilson(81 * WIN, 263);
        assert!((low - 0.2553).abs() < 1e-4 && (high - 0.3662).abs() < 1e-4, "{low} {high}");
        for (wins, games) in [(0, 0), (0, 10), (10, 10), (1, 1)] {
            let (low, high) = wilson(wins * WIN, games);
            let rate = share(wins, games);
            assert!(0.0 <= low && low <= rate && rate <= high && high <= 1.0, "{low} {high}");
        }
    }
}
