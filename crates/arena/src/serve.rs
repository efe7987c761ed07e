//! A built-in bot as an external program: the other end of `external.rs`.

use std::{
    io::{self, BufRead, Write},
    panic::{AssertUnwindSafe, catch_unwind},
    time::Duration,
};

use serde_json::{Value, json};
use signoria_registry::{Budget, DynBot, GameType, game};

use crate::PROTOCOL;

/// Serves the protocol until the input ends or a `bye` arrives. Invalid messages are answered with an `error`.
pub fn serve(name: &str, input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut seat: Option<(&'static dyn GameType, Box<dyn DynBot>)> = None;
    for line in input.lines() {
        let line = line?;
        if line.trim().is_empty() {
            continue;
        }
        let answer = match serde_json::from_str::<Value>(&line) {
            Err(error) => problem(&format!("not JSON: {error}")),
            Ok(message) => match message["type"].as_str() {
                Some("hello") => match start(name, &message) {
                    Ok(started) => {
                        seat = Some(started);
                        json!({ "type": "ready", "protocol": PROTOCOL, "name": name })
                    }
                    Err(fault) => problem(&fault),
                },
                Some("choose") => match &mut seat {
                    None => problem("send hello first"),
                    Some((game, bot)) => choose(*game, &mut **bot, message),
                },
                Some("bye") => return Ok(()),
                _ => problem("unknown message type; expected hello, choose or bye"),
            },
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

fn problem(text: &str) -> Value {
    json!({ "type": "error", "problem": text })
}

fn start(name: &str, message: &Value) -> Result<(&'static dyn GameType, Box<dyn DynBot>), String> {
    if message["protocol"] != json!(PROTOCOL) {
        return Err(format!("unsupported protocol; this program speaks {PROTOCOL}"));
    }
    let id = message["game"].as_str().unwrap_or_default();
    let game = game(id).ok_or_else(|| format!("unknown game {id:?}"))?;
    let seed = message["seed"].as_u64().unwrap_or(0);
    let bot = game.bot(name, seed).ok_or_else(|| format!("unknown bot {name:?}"))?;
    Ok((game, bot))
}

fn choose(game: &dyn GameType, bot: &mut dyn DynBot, mut message: Value) -> Value {
    let id = message["id"].clone();
    let budget = Budget {
        iterations: message["budget"]["iterations"].as_u64(),
        time: message["budget"]["ms"].as_u64().map(Duration::from_millis),
        cap: None,
    };
    let texts = message["legal"].as_array().into_iter().flatten();
    let legal: Option<Vec<String>> = texts.map(|text| text.as_str().map(str::to_owned)).collect();
    let observation = legal.and_then(|legal| game.observation(message["view"].take(), &legal));
    let Some(observation) = observation else {
        return problem("view or legal actions do not belong to this game");
    };
    // An impossible view may violate an invariant of the rules; that must not end the program.
    match catch_unwind(AssertUnwindSafe(|| bot.think(&observation, &budget))) {
        Ok(Some(action)) => json!({ "type": "action", "id": id, "action": action }),
        Ok(None) | Err(_) => problem("impossible view"),
    }
}
