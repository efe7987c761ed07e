//! `signoria perft`: counts lines of play.

use std::time::Instant;

use serde_json::{Value, json};

use crate::{
    args::Perft,
    desk::{Desk, usual_players},
    record::raw_setup,
    stop::Stop,
};

pub fn run(args: &Perft, desk: &mut Desk) -> Result<(), Stop> {
    let game = desk.game(&args.game)?;
    let setup = raw_setup(&args.setting, usual_players(game), args.seed, Vec::new(), desk)?;
    let mut rows = Vec::new();
    for depth in 0..=args.depth {
        let start = Instant::now();
        let lines = game.perft(&setup, depth).map_err(|error| desk.problems(game, &error))?;
        let seconds = start.elapsed().as_secs_f64();
        if args.json {
            rows.push(json!({ "depth": depth, "lines": lines, "seconds": seconds }));
            continue;
        }
        let values = [
            ("depth", format!("{depth:>3}")),
            ("lines", format!("{:>20}", desk.number(lines))),
            ("seconds", desk.decimal(seconds, 3)),
        ];
        desk.tell("cli-perft-line", &values)?;
        // The next depth may take long.
        desk.flush()?;
    }
    if args.json {
        return desk.json(&json!({
            "game": game.meta().id,
            "players": setup.seats,
            "seed": args.seed,
            "depths": Value::Array(rows),
        }));
    }
    Ok(())
}
