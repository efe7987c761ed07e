//! `signoria bench`: speed of random play on one thread, and time per decision of bots.
#![expect(clippy::cast_precision_loss, reason = "counts become figures for people")]

use std::time::Instant;

use serde_json::{Map, Value, json};
use signoria_engine::Seed;
use signoria_registry::{Budget, GAMES, GameType, RawSetup};

use crate::{
    args::{Bench, Setting},
    console::{Console, flush_right, usual_players},
    data,
    exit::Exit,
};

/// The result for one setup.
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

pub fn run(args: &Bench, console: &mut Console) -> Result<(), Exit> {
    if !(args.seconds > 0.0 && args.seconds <= 3600.0) {
        return Err(console.usage_error("cli-bench_seconds", &[]));
    }
    let games: Vec<&'static dyn GameType> = if args.game.is_empty() {
        GAMES.to_vec()
    } else {
        args.game.iter().map(|id| console.game(id)).collect::<Result<_, _>>()?
    };
    let bots: Vec<String> =
        if args.mcts { SEARCH_BOTS.map(str::to_owned).to_vec() } else { args.bot.clone() };
    if !bots.is_empty() {
        console.check_bots(&bots)?;
        return think(&games, &bots, args, console);
    }
    let mut measured = Vec::new();
    for game in games {
        for players in counts(game, args.setting.players) {
            measured.push(measure(game, players, args, console)?);
        }
    }
    if args.json {
        return console.json(&measured.iter().map(report).collect());
    }
    let mut rows = vec![
        ["game", "players", "games_s", "decisions_s", "mean", "allocations", "state", "action"]
            .map(|name| console.text(&format!("cli-column-{name}"), &[]))
            .to_vec(),
    ];
    for one in &measured {
        let (state, action) = one.game.sizes();
        rows.push(vec![
            one.game.meta().id.to_owned(),
            one.players.to_string(),
            console.number((one.games as f64 / one.seconds) as u64),
            console.number((one.decisions as f64 / one.seconds) as u64),
            console.decimal(one.decisions as f64 / one.games as f64, 1),
            console.decimal(one.allocations_per_game(), 2),
            console.text("cli-bytes", &[("bytes", console.number(state as u64))]),
            console.text("cli-bytes", &[("bytes", console.number(action as u64))]),
        ]);
    }
    flush_right(&mut rows, 1..8);
    let names = signoria_i18n::Names::default();
    let text = console.context(&console.words, &names).columns(&rows);
    console.write(&text)
}

/// The bots that `--mcts` measures: search with cut-off playouts, search with playouts to the end, and the
/// levels with a time limit.
const SEARCH_BOTS: [&str; 4] = ["mcts:1000", "playouts:1000", "strong", "master"];

/// The measured bot decides every N-th decision, so that all parts of a game count.
const STRIDE: u64 = 7;

/// The time per decision.
struct ThinkTime {
    game: &'static dyn GameType,
    players: u8,
    bot: String,
    decisions: u64,
    seconds: f64,
    longest: f64,
    iterations: u64,
}

/// Measures the decisions of bots during games between greedy players.
fn think(
    games: &[&'static dyn GameType],
    bots: &[String],
    args: &Bench,
    console: &mut Console,
) -> Result<(), Exit> {
    let mut thoughts = Vec::new();
    for game in games {
        let players = args.setting.players.unwrap_or_else(|| usual_players(*game));
        for bot in bots {
            thoughts.push(measure_bot(*game, players, bot, args, console)?);
        }
    }
    if args.json {
        let one = |it: &ThinkTime| {
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
        return console.json(&thoughts.iter().map(one).collect());
    }
    let mut rows = vec![
        ["game", "players", "bot", "decisions", "ms", "longest", "iterations"]
            .map(|name| console.text(&format!("cli-column-{name}"), &[]))
            .to_vec(),
    ];
    for it in &thoughts {
        rows.push(vec![
            it.game.meta().id.to_owned(),
            it.players.to_string(),
            it.bot.clone(),
            console.number(it.decisions),
            console.decimal(1000.0 * it.seconds / it.decisions as f64, 2),
            console.decimal(1000.0 * it.longest, 2),
            console.number((it.iterations as f64 / it.seconds) as u64),
        ]);
    }
    flush_right(&mut rows, 1..2);
    flush_right(&mut rows, 3..7);
    let names = signoria_i18n::Names::default();
    let text = console.context(&console.words, &names).columns(&rows);
    console.write(&text)
}

fn measure_bot(
    game: &'static dyn GameType,
    players: u8,
    name: &str,
    args: &Bench,
    console: &Console,
) -> Result<ThinkTime, Exit> {
    let bot = name.to_owned();
    let mut thought =
        ThinkTime { game, players, bot, decisions: 0, seconds: 0.0, longest: 0.0, iterations: 0 };
    let unknown = |name: &str| console.unknown_bot(name);
    let mut open = 0;
    for number in 0.. {
        let setup = setup(game, players, number, &args.setting, console)?;
        let mut table = game.start(&setup).map_err(|error| console.problems(game, &error))?;
        let mut host = table.bot("greedy", number).ok_or_else(|| unknown("greedy"))?;
        while let Some(seat) = table.to_act().first() {
            let broken = || Exit::Usage(format!("{seat:?} is asked but sees nothing"));
            let observation = table.observation(seat, 0).ok_or_else(broken)?;
            open += u64::from(!observation.is_forced());
            if !observation.is_forced() && open % STRIDE == 0 {
                let mut bot = table.bot(name, number).ok_or_else(|| unknown(name))?;
                let start = Instant::now();
                bot.think(&observation, &Budget::default());
                let took = start.elapsed().as_secs_f64();
                thought.decisions += 1;
                thought.seconds += took;
                thought.longest = thought.longest.max(took);
                thought.iterations += bot.iterations();
                if thought.seconds >= args.seconds {
                    return Ok(thought);
                }
            }
            let action = host.think(&observation, &Budget::default()).ok_or_else(broken)?;
            table.play(seat, &action).map_err(|error| Exit::Usage(error.to_string()))?;
        }
    }
    Ok(thought)
}

/// The smallest, the usual and the largest number of players, unless one was given.
fn counts(game: &dyn GameType, asked: Option<u8>) -> Vec<u8> {
    let seats = game.meta().seats;
    let mut counts = match asked {
        Some(players) => vec![players],
        None => vec![seats.min, usual_players(game), seats.max],
    };
    counts.dedup();
    counts
}

/// The setup of a game with this number.
fn setup(
    game: &dyn GameType,
    players: u8,
    number: u64,
    setting: &Setting,
    console: &Console,
) -> Result<RawSetup, Exit> {
    let setup = RawSetup {
        preset: setting.preset.clone(),
        ..RawSetup::new(players, Seed::from_number(number))
    };
    let options = data::options(game, setting, &setup, console)?;
    Ok(RawSetup { options, ..setup })
}

fn measure(
    game: &'static dyn GameType,
    players: u8,
    args: &Bench,
    console: &Console,
) -> Result<Measured, Exit> {
    let setup = setup(game, players, 0, &args.setting, console)?;
    let options = game.options(&setup).map_err(|error| console.problems(game, &error))?;
    let mut bench = game.bench(&setup).map_err(|error| console.problems(game, &error))?;
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
