//! External bots: whatever they do, the game continues.

use std::{fs, io::Cursor, path::PathBuf};

use serde_json::{Value, json};
use signoria_arena::{External, Match, Report, serve};
use signoria_engine::{Seat, Seed};
use signoria_registry::{Budget, DynBot as _, RawOptions, RawSetup, game};

/// A shell script as a bot.
fn script(name: &str, body: &str) -> String {
    use std::os::unix::fs::PermissionsExt as _;
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, format!("#!/bin/sh\n{body}\n")).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    path.display().to_string()
}

/// Plays one game of the program against random bots and returns its faults.
fn faults(program: &str) -> Vec<String> {
    let plan = Match {
        game: game("habemus_papam").unwrap(),
        bots: vec![program.to_owned(), "random".into(), "random".into()],
        preset: None,
        options: RawOptions::default(),
        seed: 1,
        budget: Budget::millis(1),
    };
    plan.check().unwrap();
    let game = plan.play(0).unwrap();
    assert!(game.seats.iter().all(|seat| seat.rank > 0));
    let report = Report::new(&plan.bots, &[game]);
    report.entrants[0].faults.keys().cloned().collect()
}

#[test]
fn a_crashed_program_is_replaced_by_random_actions() {
    let faults = faults(&script("crash", "exit 3"));
    assert!(faults.iter().any(|fault| fault.contains("has ended")), "{faults:?}");
}

#[test]
fn invalid_json_is_quoted_in_the_fault() {
    let faults = faults(&script(
        "nonsense",
        r#"echo '{"type":"ready"}'; while read line; do echo 'beep beep'; done"#,
    ));
    assert!(faults.iter().any(|fault| fault.contains("beep beep")), "{faults:?}");
}

#[test]
fn an_illegal_action_is_quoted_in_the_fault() {
    let body = r#"echo '{"type":"ready"}'
n=0; while read line; do n=$((n+1)); [ $n -gt 1 ] && echo "{\"type\":\"action\",\"id\":$((n-1)),\"action\":\"rob bank\"}"; done"#;
    let faults = faults(&script("robber", body));
    assert!(faults.iter().any(|fault| fault.contains("rob bank")), "{faults:?}");
}

#[test]
fn a_hanging_program_costs_no_more_than_its_budget() {
    let program = script("hang", r#"echo '{"type":"ready"}'; exec sleep 600"#);
    let table =
        game("habemus_papam").unwrap().start(&RawSetup::new(3, Seed::from_number(1))).unwrap();
    let seat = table.to_act().first().unwrap();
    let mut bot = External::start(&program, &*table, seat, 1).unwrap();
    let observation = table.observation(seat, 0).unwrap();
    let start = std::time::Instant::now();
    let action = bot.think(&observation, &Budget::millis(20)).unwrap();
    assert!(observation.legal().contains(&action));
    assert!(start.elapsed().as_secs() < 5);
    assert!(bot.faults()[0].contains("no answer"));
    drop(bot);
    assert!(start.elapsed().as_secs() < 10, "it is killed");
}

#[test]
fn a_missing_program_is_an_error_that_names_it() {
    let table =
        game("habemus_papam").unwrap().start(&RawSetup::new(3, Seed::from_number(1))).unwrap();
    let error = External::start("./no/such/program", &*table, Seat::new(0), 1).err().unwrap();
    assert!(error.contains("./no/such/program"), "{error}");
}

#[test]
fn built_in_bots_serve_the_protocol_and_survive_invalid_messages() {
    let table =
        game("habemus_papam").unwrap().start(&RawSetup::new(3, Seed::from_number(1))).unwrap();
    let seat = table.to_act().first().unwrap();
    let observation = table.observation(seat, 0).unwrap();
    let mut broken = observation.view();
    broken["decks"] = json!([0, 0, 0]);
    let lines = [
        "nonsense".to_owned(),
        json!({ "type": "choose" }).to_string(),
        json!({ "type": "hello", "protocol": 99, "game": "habemus_papam" }).to_string(),
        json!({ "type": "hello", "protocol": 1, "game": "chess" }).to_string(),
        json!({ "type": "hello", "protocol": 1, "game": "habemus_papam", "seed": 5 }).to_string(),
        json!({ "type": "choose", "id": 1, "view": 7, "legal": ["bid -"] }).to_string(),
        json!({ "type": "choose", "id": 2, "view": broken, "legal": observation.legal() }).to_string(),
        json!({ "type": "choose", "id": 3, "view": observation.view(), "legal": observation.legal(),
                "budget": { "iterations": 20 } })
        .to_string(),
        json!({ "type": "bye" }).to_string(),
        json!({ "type": "choose" }).to_string(),
    ];
    let mut output = Vec::new();
    serve("mcts", Cursor::new(lines.join("\n")), &mut output).unwrap();
    let answers: Vec<Value> = String::from_utf8(output)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let kinds: Vec<&str> = answers.iter().map(|answer| answer["type"].as_str().unwrap()).collect();
    assert_eq!(kinds[..5], ["error", "error", "error", "error", "ready"]);
    assert_eq!(kinds[5], "error");
    assert_eq!(kinds.len(), 8, "no answer after bye");
    assert_eq!((kinds[7], &answers[7]["id"]), ("action", &json!(3)));
    let action = answers[7]["action"].as_str().unwrap().to_owned();
    assert!(observation.legal().contains(&action));
}
