//! `signoria bench`: how fast one thread plays at random.
#![expect(clippy::cast_precision_loss, reason = "counts become figures for people")]

use std::time::Instant;

use serde_json::{Map, Value, json};
use signoria_engine::Seed;
use signoria_registry::{GAMES, GameType, RawOptions, RawSetup};

use crate::{
    args::Bench,
    desk::{Desk, flush_right, usual_players},
    stop::Stop,
};

/// What one set-up came to.
struct Measured {
    game: &'static dyn GameType,
    players: u8,
    options: Map<String, Value>,
    games: u64,
    decisions: u64,
    seconds: f64,
    allocations: u64,
}

pub fn run(args: &Bench, desk: &mut Desk) -> Result<(), Stop> {
    if !(args.seconds > 0.0 && args.seconds <= 3600.0) {
        return Err(desk.bad("cli-bench_seconds", &[]));
    }
    let games: Vec<&'static dyn GameType> = if args.game.is_empty() {
        GAMES.to_vec()
    } else {
        args.game.iter().map(|id| desk.game(id)).collect::<Result<_, _>>()?
    };
    let mut measured = Vec::new();
    for game in games {
        for players in counts(game, args.setting.players) {
            measured.push(measure(game, players, args, desk)?);
        }
    }
    if args.json {
        return desk.json(&measured.iter().map(report).collect());
    }
    let mut rows = vec![
        ["game", "players", "games_s", "decisions_s", "mean", "allocations", "state", "action"]
            .map(|name| desk.text(&format!("cli-column-{name}"), &[]))
            .to_vec(),
    ];
    for one in &measured {
        let (state, action) = one.game.sizes();
        rows.push(vec![
            one.game.meta().id.to_owned(),
            one.players.to_string(),
            desk.number((one.games as f64 / one.seconds) as u64),
            desk.number((one.decisions as f64 / one.seconds) as u64),
            desk.decimal(one.decisions as f64 / one.games as f64, 1),
            desk.decimal(one.allocations as f64 / one.games as f64, 2),
            desk.text("cli-bytes", &[("bytes", desk.number(state as u64))]),
            desk.text("cli-bytes", &[("bytes", desk.number(action as u64))]),
        ]);
    }
    flush_right(&mut rows, 1..8);
    let names = signoria_i18n::Names::default();
    let text = desk.paper(&desk.words, &names).columns(&rows);
    desk.write(&text)
}

/// The smallest, the usual and the largest table, unless one was asked for.
fn counts(game: &dyn GameType, asked: Option<u8>) -> Vec<u8> {
    let seats = game.meta().seats;
    let mut counts = match asked {
        Some(players) => vec![players],
        None => vec![seats.min, usual_players(game), seats.max],
    };
    counts.dedup();
    counts
}

fn measure(
    game: &'static dyn GameType,
    players: u8,
    args: &Bench,
    desk: &Desk,
) -> Result<Measured, Stop> {
    let setup = RawSetup {
        preset: args.setting.preset.clone(),
        options: RawOptions::Pairs(desk.pairs(&args.setting)?),
        ..RawSetup::new(players, Seed::from_number(0))
    };
    let options = game.options(&setup).map_err(|error| desk.problems(game, &error))?;
    let mut bench = game.bench(&setup).map_err(|error| desk.problems(game, &error))?;
    bench.run(64);
    let (mut games, mut decisions, mut seconds) = (0, 0, 0.0);
    let allocations = allocation_counter::measure(|| {
        let start = Instant::now();
        while seconds < args.seconds {
            decisions += bench.run(16);
            games += 16;
            seconds = start.elapsed().as_secs_f64();
        }
    })
    .count_total;
    Ok(Measured { game, players, options, games, decisions, seconds, allocations })
}

/// For programs. These keys are a contract.
fn report(one: &Measured) -> Value {
    let (state, action) = one.game.sizes();
    json!({
        "game": one.game.meta().id,
        "players": one.players,
        "options": one.options,
        "games": one.games,
        "decisions": one.decisions,
        "seconds": one.seconds,
        "games_per_s": one.games as f64 / one.seconds,
        "decisions_per_s": one.decisions as f64 / one.seconds,
        "allocations_per_game": one.allocations as f64 / one.games as f64,
        "state_bytes": state,
        "action_bytes": action,
    })
}
