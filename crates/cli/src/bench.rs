//! `signoria bench`: how fast one thread plays at random, how long bots think.
#![expect(clippy::cast_precision_loss, reason = "counts become figures for people")]

use std::time::Instant;

use serde_json::{Map, Value, json};
use signoria_engine::Seed;
use signoria_registry::{Budget, GAMES, GameType, RawOptions, RawSetup};

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

impl Measured {
    fn allocations_per_game(&self) -> f64 {
        self.allocations as f64 / self.games as f64
    }
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
    let bots: Vec<String> =
        if args.mcts { THINKERS.map(str::to_owned).to_vec() } else { args.bot.clone() };
    if !bots.is_empty() {
        desk.check_bots(&bots)?;
        return think(&games, &bots, args, desk);
    }
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
            desk.decimal(one.allocations_per_game(), 2),
            desk.text("cli-bytes", &[("bytes", desk.number(state as u64))]),
            desk.text("cli-bytes", &[("bytes", desk.number(action as u64))]),
        ]);
    }
    flush_right(&mut rows, 1..8);
    let names = signoria_i18n::Names::default();
    let text = desk.paper(&desk.words, &names).columns(&rows);
    desk.write(&text)
}

/// What `--mcts` measures: searches that are cut off, searches that play every game to its end, and
/// the levels that have a limit of time.
const THINKERS: [&str; 4] = ["mcts:1000", "playouts:1000", "strong", "master"];

/// Every so many decisions the bot that is measured is asked too: all parts of a game count.
const STRIDE: u64 = 7;

/// What thinking took.
struct Thought {
    game: &'static dyn GameType,
    players: u8,
    bot: String,
    decisions: u64,
    seconds: f64,
    longest: f64,
    iterations: u64,
}

/// Asks bots in the course of games between greedy players, and looks at the clock.
fn think(
    games: &[&'static dyn GameType],
    bots: &[String],
    args: &Bench,
    desk: &mut Desk,
) -> Result<(), Stop> {
    let mut thoughts = Vec::new();
    for game in games {
        let players = args.setting.players.unwrap_or_else(|| usual_players(*game));
        for bot in bots {
            thoughts.push(ponder(*game, players, bot, args, desk)?);
        }
    }
    if args.json {
        let one = |it: &Thought| {
            json!({
                "game": it.game.meta().id,
                "players": it.players,
                "bot": it.bot,
                "decisions": it.decisions,
                "ms_per_decision": 1000.0 * it.seconds / it.decisions as f64,
                "longest_ms": 1000.0 * it.longest,
                "iterations_per_s": it.iterations as f64 / it.seconds,
            })
        };
        return desk.json(&thoughts.iter().map(one).collect());
    }
    let mut rows = vec![
        ["game", "players", "bot", "decisions", "ms", "longest", "iterations"]
            .map(|name| desk.text(&format!("cli-column-{name}"), &[]))
            .to_vec(),
    ];
    for it in &thoughts {
        rows.push(vec![
            it.game.meta().id.to_owned(),
            it.players.to_string(),
            it.bot.clone(),
            desk.number(it.decisions),
            desk.decimal(1000.0 * it.seconds / it.decisions as f64, 2),
            desk.decimal(1000.0 * it.longest, 2),
            desk.number((it.iterations as f64 / it.seconds) as u64),
        ]);
    }
    flush_right(&mut rows, 1..2);
    flush_right(&mut rows, 3..7);
    let names = signoria_i18n::Names::default();
    let text = desk.paper(&desk.words, &names).columns(&rows);
    desk.write(&text)
}

fn ponder(
    game: &'static dyn GameType,
    players: u8,
    name: &str,
    args: &Bench,
    desk: &Desk,
) -> Result<Thought, Stop> {
    let bot = name.to_owned();
    let mut thought =
        Thought { game, players, bot, decisions: 0, seconds: 0.0, longest: 0.0, iterations: 0 };
    let unknown = |name: &str| desk.unknown_bot(name);
    let mut open = 0;
    for number in 0.. {
        let setup = RawSetup {
            preset: args.setting.preset.clone(),
            options: RawOptions::Pairs(desk.pairs(&args.setting)?),
            ..RawSetup::new(players, Seed::from_number(number))
        };
        let mut table = game.start(&setup).map_err(|error| desk.problems(game, &error))?;
        let mut host = table.bot("greedy", number).ok_or_else(|| unknown("greedy"))?;
        while let Some(seat) = table.to_act().first() {
            let broken = || Stop::Bad(format!("{seat:?} is asked but sees nothing"));
            let sight = table.sight(seat, 0).ok_or_else(broken)?;
            open += u64::from(!sight.single());
            if !sight.single() && open % STRIDE == 0 {
                let mut bot = table.bot(name, number).ok_or_else(|| unknown(name))?;
                let start = Instant::now();
                bot.think(&sight, &Budget::default());
                let took = start.elapsed().as_secs_f64();
                thought.decisions += 1;
                thought.seconds += took;
                thought.longest = thought.longest.max(took);
                thought.iterations += bot.iterations();
                if thought.seconds >= args.seconds {
                    return Ok(thought);
                }
            }
            let action = host.think(&sight, &Budget::default()).ok_or_else(broken)?;
            table.play(seat, &action).map_err(|error| Stop::Bad(error.to_string()))?;
        }
    }
    Ok(thought)
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
    let allocations = signoria_heap::calls(|| {
        let start = Instant::now();
        while seconds < args.seconds {
            decisions += bench.run(16);
            games += 16;
            seconds = start.elapsed().as_secs_f64();
        }
    });
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
        "allocations_per_game": one.allocations_per_game(),
        "state_bytes": state,
        "action_bytes": action,
    })
}
