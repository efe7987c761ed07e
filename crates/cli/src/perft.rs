//! `signoria perft`: counts action sequences.

use std::time::Instant;

use serde_json::{Value, json};

use crate::{
    args::Perft,
    console::{Console, usual_players},
    exit::Exit,
    record::raw_setup,
};

pub fn run(args: &Perft, console: &mut Console) -> Result<(), Exit> {
    let game = console.game(&args.game)?;
    let setup =
        raw_setup(game, &args.setting, usual_players(game), args.seed, Vec::new(), console)?;
    let mut rows = Vec::new();
    for depth in 0..=args.depth {
        let start = Instant::now();
        let lines = game.perft(&setup, depth).map_err(|error| console.problems(game, &error))?;
        let seconds = start.elapsed().as_secs_f64();
        if args.json {
            rows.push(json!({ "depth": depth, "lines": lines, "seconds": seconds }));
            continue;
        }
        let values = [
            ("depth", format!("{depth:>3}")),
            ("lines", format!("{:>20}", console.number(lines))),
            ("seconds", console.decimal(seconds, 3)),
        ];
        console.print("cli-perft-line", &values)?;
        // The next depth may take long.
        console.flush()?;
    }
    if args.json {
        return console.json(&json!({
            "game": game.meta().id,
            "players": setup.seats,
            "seed": args.seed,
            "depths": Value::Array(rows),
        }));
    }
    Ok(())
}
