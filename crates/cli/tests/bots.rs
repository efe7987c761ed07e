//! Bots from the command line: matches, hints, analysis, the protocol.

use std::{
    fs,
    io::Write as _,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

use serde_json::{Value, json};

fn run(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_signoria"));
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C");
    command.args(args).stdin(Stdio::null()).output().expect("the program starts")
}

fn good(args: &[&str]) -> String {
    let output = run(args);
    let err = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{args:?}: {err}");
    String::from_utf8(output.stdout).expect("the program writes UTF-8")
}

fn bad(args: &[&str]) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    String::from_utf8(output.stderr).expect("the program writes UTF-8")
}

fn json_of(args: &[&str]) -> Value {
    serde_json::from_str(&good(args)).expect("the program writes JSON")
}

fn file(name: &str) -> String {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name).display().to_string()
}

/// What does not depend on the speed of the machine.
fn timeless(mut report: Value) -> Value {
    for bot in report["bots"].as_array_mut().expect("a list of bots") {
        let bot = bot.as_object_mut().expect("a bot is an object");
        bot.remove("ms_per_decision");
        bot.remove("iterations_per_s");
    }
    report
}

#[test]
fn an_arena_keeps_its_contract_and_repeats_itself_on_any_number_of_threads() {
    let match_on = |threads| {
        json_of(&[
            "arena",
            "habemus_papam",
            "--bots",
            "mcts:20,greedy,random",
            "--games",
            "6",
            "--seed",
            "3",
            "--threads",
            threads,
            "--json",
        ])
    };
    let report = match_on("1");
    assert_eq!(report["game"], "habemus_papam");
    assert_eq!((&report["players"], &report["games"]), (&json!(3), &json!(6)));
    assert!(report["options"].is_object());
    let keys = [
        "name",
        "games",
        "first_share",
        "ci95",
        "rating",
        "rating_sd",
        "mean_margin",
        "ms_per_decision",
        "iterations_per_s",
    ];
    for bot in report["bots"].as_array().unwrap() {
        let found: Vec<&String> = bot.as_object().unwrap().keys().collect();
        assert_eq!(found, keys);
        assert_eq!(bot["games"], 6);
        let (low, high) = (bot["ci95"][0].as_f64().unwrap(), bot["ci95"][1].as_f64().unwrap());
        let share = bot["first_share"].as_f64().unwrap();
        assert!(low <= share && share <= high);
    }
    assert_eq!(timeless(report), timeless(match_on("3")));
}

#[test]
fn an_interrupted_match_goes_on_and_comes_to_the_same() {
    let log = file("arena.jsonl");
    let _ = fs::remove_file(&log);
    let play = |games: &str| {
        json_of(&[
            "arena",
            "habemus_papam",
            "--bots",
            "greedy,random,random",
            "--games",
            games,
            "--log",
            &log,
            "--json",
        ])
    };
    play("2");
    // A last line that was cut short is played again.
    let text = fs::read_to_string(&log).unwrap();
    fs::write(&log, &text[..text.len() - 20]).unwrap();
    let whole = play("5");
    let fresh = json_of(&[
        "arena",
        "habemus_papam",
        "--bots",
        "greedy,random,random",
        "--games",
        "5",
        "--json",
    ]);
    assert_eq!(timeless(whole), timeless(fresh));
    let other = bad(&["arena", "habemus_papam", "--bots", "random", "--games", "5", "--log", &log]);
    assert!(other.contains("another match"), "{other}");
}

#[test]
fn bad_line_ups_are_refused_in_one_sentence() {
    for (args, word) in [
        (["arena", "habemus_papam", "--bots", "stockfish"], "stockfish"),
        (["arena", "habemus_papam", "--bots", "random,random,random,random,random"], "5 bots"),
        (["arena", "habemus_papam", "--bots", "mcts:0"], "mcts:0"),
        (["arena", "habemus_papam", "--bots", "./no/such/program"], "no/such/program"),
        (["arena", "chess", "--bots", "random"], "chess"),
    ] {
        let sentence = bad(&args);
        assert!(sentence.contains(word), "{args:?}: {sentence}");
        assert_eq!(sentence.lines().count(), 1, "{sentence}");
    }
}

#[test]
fn hints_and_analysis_of_a_record() {
    let record = file("judged.json");
    good(&["record", "habemus_papam", "--players", "3", "--seed", "4", "--out", &record]);
    let hints = json_of(&["hint", &record, "--at", "10", "--iterations", "60", "--json"]);
    assert_eq!(hints["game"], "habemus_papam");
    let best = &hints["hints"][0];
    assert!(best["visits"].as_u64().unwrap() > 0);
    assert!((0.0..=1.0).contains(&best["win"].as_f64().unwrap()));
    assert!(good(&["hint", &record, "--at", "10", "--iterations", "60"]).contains('%'));
    assert!(bad(&["hint", &record]).contains("over"));
    assert!(bad(&["hint", &record, "--at", "10", "--bot", "random"]).contains("random"));

    let judged = json_of(&["analyse", &record, "--bot", "greedy", "--seat", "1", "--json"]);
    let decisions = judged["decisions"].as_array().unwrap();
    assert!(decisions.len() > 10);
    for decision in decisions {
        assert_eq!(decision["seat"], 0);
        assert!(decision["after"].as_f64() <= decision["before"].as_f64());
    }
}

/// A shell script as a bot.
fn script(name: &str, body: &str) -> String {
    use std::os::unix::fs::PermissionsExt as _;
    let path = file(name);
    fs::write(&path, format!("#!/bin/sh\n{body}\n")).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    path
}

#[test]
fn programs_of_others_sit_down_at_the_keyboard_too() {
    // The input is empty: the bots before the first person play, then the session ends.
    let nonsense =
        script("babbler", r#"echo '{"type":"ready"}'; while read line; do echo 'beep beep'; done"#);
    let players = format!("random,{nonsense}");
    let evening =
        good(&["play", "notre_dame", "--players", "2", "--seed", "5", "--bots", &players]);
    assert!(evening.contains("beep beep"), "{evening}");
    let crash = script("fainter", "exit 3");
    let evening =
        good(&["play", "notre_dame", "--players", "2", "--bot", "random", "--bot", &crash]);
    assert!(evening.contains("has ended"), "{evening}");
    let missing =
        bad(&["play", "notre_dame", "--players", "2", "--bot", "random,./no/such/program"]);
    assert!(missing.contains("no/such/program"), "{missing}");
    assert_eq!(missing.lines().count(), 1, "{missing}");

    // A whole game of a program of ours, recorded as any other.
    let lent = script(
        "lent",
        &format!("exec {} bot-protocol --bot random", env!("CARGO_BIN_EXE_signoria")),
    );
    let record = file("lent.json");
    good(&[
        "record",
        "notre_dame",
        "--players",
        "2",
        "--bot",
        &lent,
        "--bot",
        "random",
        "--out",
        &record,
    ]);
    good(&["verify", &record]);
}

#[test]
fn thinking_is_measured() {
    let thoughts = json_of(&[
        "bench",
        "notre_dame",
        "--players",
        "2",
        "--bot",
        "mcts:20,playouts:5",
        "--seconds",
        "0.02",
        "--json",
    ]);
    let thoughts = thoughts.as_array().unwrap();
    assert_eq!(thoughts.len(), 2);
    for thought in thoughts {
        assert!(thought["decisions"].as_u64().unwrap() > 0);
        assert!(thought["iterations_per_s"].as_f64().unwrap() > 0.0);
        let (mean, longest) = (&thought["ms_per_decision"], &thought["longest_ms"]);
        assert!(mean.as_f64().unwrap() <= longest.as_f64().unwrap());
    }
    assert!(bad(&["bench", "notre_dame", "--bot", "stockfish"]).contains("stockfish"));
}

#[test]
fn a_ladder_that_is_out_of_time_writes_down_what_it_has() {
    let folder = file("ladder");
    let _ = fs::remove_dir_all(&folder);
    let log = format!("{folder}/log");
    let climb = |more: &[&str]| {
        let mut args = vec!["ladder", "notre_dame", "--log", &log, "--out", &folder];
        args.extend(more);
        good(&args)
    };
    climb(&["--minutes", "0"]);
    let text = fs::read_to_string(format!("{folder}/strength.md")).unwrap();
    assert!(!text.contains("mcts"), "nothing was played: {text}");
    // One game of each match is cheap enough with the smallest budget only.
    climb(&["--games", "1", "--iterations", "100", "--quick"]);
    let text = fs::read_to_string(format!("{folder}/strength.md")).unwrap();
    assert!(text.contains("| `mcts:100` | `greedy` | 1 |"), "{text}");
    assert!(!text.contains("strength/notre_dame.svg"), "the bot at 0 did not play: {text}");
    assert!(
        text.contains("signoria arena notre_dame --bots mcts:100,greedy,greedy,greedy"),
        "{text}"
    );
}

/// A match as `arena --log` keeps it, in which the first of the line-up always wins.
fn log(bots: &[&str]) -> String {
    let game = |number: usize| {
        let seats: Vec<Value> = (0..bots.len())
            .map(|seat| {
                let bot = (seat + number) % bots.len();
                json!({
                    "bot": bot, "rank": bot + 1, "total": 40 - bot, "decisions": 9, "seconds": 0.1,
                    "iterations": 900,
                })
            })
            .collect();
        json!({ "number": number, "seats": seats }).to_string()
    };
    // The heading is that of a real match of these bots.
    let path = file(&format!("heading-{}", bots.join("-").replace(':', "_")));
    let _ = fs::remove_file(&path);
    good(&[
        "arena",
        "notre_dame",
        "--bots",
        "random,random,random,random",
        "--games",
        "1",
        "--log",
        &path,
    ]);
    let text = fs::read_to_string(&path).unwrap();
    let mut heading: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    heading["bots"] = json!(bots);
    let games: Vec<String> = (0..4).map(game).collect();
    format!("{heading}\n{}\n", games.join("\n"))
}

#[test]
fn a_ladder_goes_on_from_its_log_draws_a_curve_and_keeps_what_people_wrote() {
    let folder = file("ladder-notes");
    let _ = fs::remove_dir_all(&folder);
    let logs = format!("{folder}/log");
    fs::create_dir_all(&logs).unwrap();
    let (search, greedy, random) = ("mcts:1000", "greedy", "random");
    let matches: [(&str, &[&str]); 4] = [
        ("4-greedy-random", &[greedy, random, random, random]),
        ("4-mcts_1000-greedy", &[search, greedy, greedy, greedy]),
        ("4-mcts_3000-mcts_1000", &["mcts:3000", search, search, search]),
        ("2-mcts_1000-mcts_100", &[search, "mcts:100"]),
    ];
    for (name, bots) in matches {
        fs::write(format!("{logs}/notre_dame-{name}.jsonl"), log(bots)).unwrap();
    }
    let kept = "<!-- What follows is kept when `signoria ladder` writes this page. -->\n\n\
                ## Notes\n\nMine.\n";
    fs::write(format!("{folder}/strength.md"), format!("# Old\n\nGone.\n\n{kept}")).unwrap();
    // Out of time from the beginning: nothing but the log is told.
    good(&[
        "ladder",
        "notre_dame",
        "--log",
        &logs,
        "--out",
        &folder,
        "--minutes",
        "0",
        "--games",
        "4",
        "--iterations",
        "3000",
    ]);
    let text = fs::read_to_string(format!("{folder}/strength.md")).unwrap();
    assert!(text.contains("| `mcts:3000` | `mcts:1000` | 4 | **100.0 %** |"), "{text}");
    assert!(
        text.contains("| Notre Dame | [4](strength/notre_dame.svg) | `mcts:1000` | **+0** |"),
        "{text}"
    );
    assert!(
        text.contains("| Notre Dame | [2](strength/notre_dame-2.svg) | `mcts:100` | **-"),
        "{text}"
    );
    assert!(text.ends_with(kept) && !text.contains("Gone."), "{text}");
    assert!(text.contains("(strength/notre_dame.svg)"), "{text}");
    let curve = fs::read_to_string(format!("{folder}/strength/notre_dame.svg")).unwrap();
    assert!(curve.matches("<circle").count() == 2 && curve.contains(">greedy</text>"), "{curve}");
    let curve = fs::read_to_string(format!("{folder}/strength/notre_dame-2.svg")).unwrap();
    assert!(curve.matches("<circle").count() == 2 && curve.contains("2 players"), "{curve}");
}

#[test]
fn a_bot_of_ours_can_be_lent() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_signoria"))
        .args(["bot-protocol", "--bot", "random"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let hello = json!({ "type": "hello", "protocol": 1, "game": "notre_dame" });
    let mut stdin = child.stdin.take().unwrap();
    writeln!(stdin, "{hello}\nnonsense").unwrap();
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let kinds: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap()["type"].clone())
        .collect();
    assert_eq!(kinds, ["ready", "error"]);
    assert!(output.status.success());
}
