//! The real program, run as people and programs run it.

use std::{
    fs,
    io::Write as _,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

use serde_json::Value;
use signoria_registry::GAMES;

const GAME: &str = "habemus_papam";
const COMMANDS: [&str; 9] =
    ["serve", "play", "games", "simulate", "record", "verify", "show", "bench", "perft"];

fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_signoria"));
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C");
    command
}

fn run(args: &[&str]) -> Output {
    program().args(args).stdin(Stdio::null()).output().expect("the program starts")
}

/// Runs the program with lines on its standard input.
fn typed(args: &[&str], input: &[u8]) -> Output {
    let mut child = program()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("it is piped");
    let input = input.to_vec();
    // From another thread, because both pipes may fill up; the program may also stop reading.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("writing does not panic");
    output
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("the program writes UTF-8")
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("the program writes UTF-8")
}

/// What a successful run printed.
fn good(args: &[&str]) -> String {
    let output = run(args);
    assert!(output.status.success(), "{args:?}: {}", err(&output));
    assert_eq!(err(&output), "", "{args:?}");
    out(&output)
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&good(args)).expect("--json writes JSON")
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

/// A path for a file of one test.
fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("program");
    fs::create_dir_all(&folder).expect("the folder can be made");
    folder.join(name)
}

/// Writes a record and gives its path and text.
fn recorded(name: &str, seed: &str) -> (String, String) {
    let path = file(name).to_str().expect("the path is text").to_owned();
    good(&["record", GAME, "--players", "3", "--seed", seed, "--out", &path]);
    let text = fs::read_to_string(&path).expect("it was just written");
    (path, text)
}

#[test]
fn games_begins_with_how_to_play_and_what() {
    let text = good(&["games"]);
    assert!(text.contains("signoria play"), "{text}");
    for game in GAMES {
        assert!(text.contains(game.meta().title), "{text}");
    }
}

#[test]
fn every_command_explains_itself_with_examples_in_both_languages() {
    for (lang, example) in [("en", "Example"), ("nl", "Voorbeeld")] {
        for command in COMMANDS {
            let text = good(&[command, "--help", "--lang", lang]);
            assert!(text.contains(example) && text.contains("signoria "), "{text}");
            assert!(!text.contains('⟦'), "{text}");
        }
        let text = good(&["--lang", lang, "--help"]);
        assert!(COMMANDS.iter().all(|command| text.contains(command)) && !text.contains('⟦'));
    }
    assert!(good(&["--version"]).starts_with("signoria "));
}

#[test]
fn the_language_comes_from_the_environment_unless_it_is_asked_for() {
    let spoken = |variables: &[(&str, &str)], args: &[&str]| {
        let output = program().envs(variables.iter().copied()).args(args).output();
        out(&output.expect("the program starts"))
    };
    let dutch = spoken(&[("LANG", "nl_NL.UTF-8")], &["games"]);
    assert!(dutch.contains("spelers"), "{dutch}");
    assert!(
        spoken(&[("LANG", "nl_NL.UTF-8"), ("LC_ALL", "en_GB.UTF-8")], &["games"])
            .contains("players")
    );
    assert!(spoken(&[("LANG", "nl_NL.UTF-8")], &["games", "--lang", "en"]).contains("players"));
    assert!(spoken(&[], &["games", "--lang=nl"]).contains("spelers"));
}

#[test]
fn games_lists_every_game_with_its_options() {
    let list = json(&["games", "--json"]);
    let list = list.as_array().expect("an array");
    assert_eq!(list.len(), GAMES.len());
    for (described, game) in list.iter().zip(GAMES) {
        let meta = game.meta();
        assert_eq!(described["id"], meta.id);
        assert_eq!(described["title"], meta.title);
        assert_eq!(described["rules"], game.rules());
        assert_eq!(described["players"]["min"], meta.seats.min);
        assert_eq!(described["players"]["max"], meta.seats.max);
        let options = described["options"].as_array().expect("an array");
        assert_eq!(options.len(), meta.options.len());
        for option in options {
            assert!(!option["key"].is_null() && !option["kind"].is_null(), "{option}");
            assert!(!option["default"].is_null(), "{option}");
        }
    }
    let text = good(&["games"]);
    for game in GAMES {
        assert!(text.contains(game.meta().id));
        for option in game.meta().options {
            assert!(text.contains(&format!("--option {}=", option.key)), "{text}");
        }
    }
    assert_eq!(json(&["games", GAME, "--json"]).as_array().map(Vec::len), Some(1));
}

#[test]
fn simulate_counts_the_same_on_any_number_of_threads() {
    let simulate = |threads| {
        let args = ["simulate", GAME, "--players", "3", "--games", "300", "--seed", "7"];
        let mut report = json(&[&args[..], &["--threads", threads, "--json"]].concat());
        report.as_object_mut().expect("an object").remove("decisions_per_s");
        report
    };
    assert_eq!(simulate("1"), simulate("3"));
}

#[test]
fn the_report_of_simulate_keeps_its_contract() {
    let report = json(&["simulate", GAME, "--players", "4", "--games", "200", "--json"]);
    let expected = [
        "game",
        "players",
        "options",
        "games",
        "decisions",
        "decisions_per_s",
        "mean_decisions",
        "longest",
        "seats",
    ];
    assert_eq!(keys(&report), expected);
    assert_eq!((&report["game"], &report["games"]), (&GAME.into(), &200.into()));
    let seats = report["seats"].as_array().expect("an array");
    assert_eq!(seats.len(), 4);
    let seat_keys =
        ["seat", "bot", "wins", "win_rate", "ci95", "mean_score", "min_score", "max_score"];
    let number = |value: &Value| value.as_f64().expect("a number");
    for (at, seat) in seats.iter().enumerate() {
        assert_eq!(keys(seat), seat_keys);
        assert_eq!((&seat["seat"], &seat["bot"]), (&at.into(), &"random".into()));
        let rate = number(&seat["win_rate"]);
        assert!(number(&seat["ci95"][0]) <= rate && rate <= number(&seat["ci95"][1]));
        let mean = number(&seat["mean_score"]);
        assert!(number(&seat["min_score"]) <= mean && mean <= number(&seat["max_score"]));
    }
    let wins: f64 = seats.iter().map(|seat| number(&seat["wins"])).sum();
    assert!((wins - 200.0).abs() < 1e-6, "{wins}");
    let text = good(&["simulate", GAME, "--games", "50"]);
    assert!(text.contains("50 games") && text.contains("random"), "{text}");
}

#[test]
fn the_report_of_bench_keeps_its_contract() {
    let report = json(&["bench", GAME, "--seconds", "0.05", "--json"]);
    let expected = [
        "game",
        "players",
        "options",
        "games",
        "decisions",
        "seconds",
        "games_per_s",
        "decisions_per_s",
        "allocations_per_game",
        "state_bytes",
        "action_bytes",
    ];
    let lines = report.as_array().expect("an array");
    assert_eq!(lines.len(), 2, "three and four players");
    for line in lines {
        assert_eq!(keys(line), expected);
        assert_eq!(line["allocations_per_game"], 0.0);
        assert!(line["action_bytes"].as_u64() <= Some(8));
    }
    let one = json(&["bench", GAME, "--players", "4", "--seconds", "0.01", "--json"]);
    assert_eq!(one.as_array().map(Vec::len), Some(1));
}

#[test]
fn perft_counts_deeper_and_deeper() {
    let args = ["perft", GAME, "--players", "3", "--seed", "1", "--depth", "2"];
    let report = json(&[&args[..], &["--json"]].concat());
    let lines: Vec<u64> = report["depths"]
        .as_array()
        .expect("an array")
        .iter()
        .map(|line| line["lines"].as_u64().expect("a count"))
        .collect();
    assert_eq!((lines.len(), lines[0]), (3, 1));
    assert!(lines[1] > 1 && lines[2] > lines[1], "{lines:?}");
    assert_eq!(good(&args).lines().count(), 3);
}

#[test]
fn a_recorded_game_is_the_one_that_was_simulated() {
    let (_, text) = recorded("same.json", "12");
    let record: Value = serde_json::from_str(&text).expect("a record is JSON");
    let args = ["simulate", GAME, "--players", "3", "--games", "1", "--seed", "12", "--json"];
    let report = json(&args);
    assert_eq!(
        report["decisions"].as_u64(),
        record["entries"].as_array().map(|it| it.len() as u64)
    );
    for (seat, total) in report["seats"]
        .as_array()
        .expect("seats")
        .iter()
        .zip(record["result"].as_array().expect("totals"))
    {
        assert_eq!(&seat["min_score"], total);
    }
    assert_eq!(good(&["record", GAME, "--players", "3", "--seed", "12"]), text);
}

#[test]
fn a_record_holds_and_is_shown_at_any_point() {
    let (path, text) = recorded("shown.json", "3");
    assert!(good(&["verify", &path]).contains("holds"));
    let record: Value = serde_json::from_str(&text).expect("a record is JSON");
    let actions = record["entries"].as_array().expect("entries").len();
    let whole = good(&["show", &path]);
    assert!(whole.contains("wins.") || whole.contains("share the victory."), "{whole}");
    for at in [0, 1, actions / 2, actions] {
        let at = at.to_string();
        let spectator = json(&["show", &path, "--at", &at, "--json"]);
        assert_eq!(spectator["actions"].to_string(), at);
        let seated = json(&["show", &path, "--at", &at, "--seat", "2", "--json"]);
        assert_eq!(spectator["to_act"], seated["to_act"]);
        for lang in ["en", "nl"] {
            let text = good(&["show", &path, "--at", &at, "--seat", "2", "--lang", lang]);
            assert!(!text.contains('⟦'), "{text}");
        }
    }
}

#[test]
fn a_record_with_one_changed_byte_does_not_hold() {
    let (_, text) = recorded("changed.json", "5");
    let mut files = Vec::new();
    for at in (0..text.len()).step_by(61) {
        let mut bytes = text.clone().into_bytes();
        // Another digit, letter or bracket: most changes leave readable JSON behind.
        bytes[at] = if bytes[at] == b'1' { b'2' } else { b'1' };
        let path = file(&format!("changed-{at}.json"));
        fs::write(&path, bytes).expect("the file can be written");
        files.push(path.to_str().expect("the path is text").to_owned());
    }
    assert!(files.len() > 50, "{}", files.len());
    let mut args = vec!["verify"];
    args.extend(files.iter().map(String::as_str));
    let output = run(&args);
    assert!(!output.status.success());
    assert!(!out(&output).contains("holds"), "{}", out(&output));
    assert!(!err(&output).contains("panicked"), "{}", err(&output));
    for file in &files {
        let told = out(&output).contains(&format!("{file}:")) || err(&output).contains(file);
        assert!(told, "{file}");
    }
}

#[test]
fn verify_tells_the_first_divergence() {
    let (_, text) = recorded("diverging.json", "6");
    let mut record: Value = serde_json::from_str(&text).expect("a record is JSON");
    record["entries"][4] = "0 undo".into();
    let path = file("diverged.json");
    let sealed = serde_json::to_string_pretty(&record).expect("JSON") + "\n";
    fs::write(&path, sealed).expect("the file can be written");
    let output = run(&["verify", path.to_str().expect("text")]);
    assert_eq!(output.status.code(), Some(1));
    assert!(out(&output).contains("entry 5 (“0 undo”)"), "{}", out(&output));
}

#[test]
fn bad_input_gets_one_clear_sentence_and_exit_code_2() {
    let (record, text) = recorded("good.json", "1");
    let broken = |name: &str, content: &[u8]| {
        let path = file(name);
        fs::write(&path, content).expect("the file can be written");
        path.to_str().expect("text").to_owned()
    };
    let empty = broken("empty.json", b"");
    let binary = broken("binary.json", &[0xff, 0xfe, 0, 1]);
    let prose = broken("prose.json", b"once upon a time");
    let foreign = broken("foreign.json", text.replace(GAME, "ludo").as_bytes());
    let newer = broken("newer.json", text.replace("\"format\": 1", "\"format\": 99").as_bytes());
    let hollow = broken("hollow.json", b"{}");
    let folder = env!("CARGO_TARGET_TMPDIR");
    for (args, sentence) in [
        (&["frobnicate"][..], "Unknown command “frobnicate”"),
        (&["--frobnicate"], "“--frobnicate”"),
        (&["play"], "<GAME>"),
        (&["play", "chess"], "Unknown game “chess”"),
        (&["--lang", "fr", "games"], "“fr”"),
        (&["--lang"], "--lang"),
        (&["games", "chess"], "Unknown game “chess”"),
        (&["bench", "chess"], "Unknown game “chess”"),
        (&["bench", GAME, "--seconds", "0"], "3600 seconds"),
        (&["bench", GAME, "--seconds", "nan"], "3600 seconds"),
        (&["bench", GAME, "--players", "9"], "not 9"),
        (&["simulate", "chess"], "Unknown game “chess”"),
        (&["simulate", GAME, "--players", "9"], "3 to 4 players, not 9"),
        (&["simulate", GAME, "--players", "0"], "not 0"),
        (&["simulate", GAME, "--players", "300"], "“300”"),
        (&["simulate", GAME, "--players", "three"], "“three”"),
        (&["simulate", GAME, "--players"], "--players"),
        (&["simulate", GAME, "--games", "0"], "At least one game"),
        (&["simulate", GAME, "--games", "-1"], "“-1”"),
        (&["simulate", GAME, "--seed", "18446744073709551615", "--games", "2"], "seed"),
        (&["simulate", GAME, "--seed", "1", "--seed", "2"], "only once"),
        (&["simulate", GAME, "--threads", "100000"], "threads"),
        (&["simulate", GAME, "--option", "memory_aid"], "key=value"),
        (&["simulate", GAME, "--option", "=1"], "key=value"),
        (&["simulate", GAME, "--option", "memory_aid=maybe"], "maybe"),
        (&["simulate", GAME, "--option", "wheels=4"], "Unknown option “wheels”"),
        (&["simulate", GAME, "--preset", "nonsense"], "Unknown preset “nonsense”"),
        (&["simulate", GAME, "--bot", "deep_thought"], "Unknown bot “deep_thought”"),
        (&["record", GAME, "--players", "2"], "not 2"),
        (&["record", GAME, "--bot", "x"], "Unknown bot “x”"),
        (&["record", GAME, "--out", folder], "cannot be written"),
        (&["record", GAME, "--out", "/no/such/folder/x.json"], "cannot be written"),
        (&["perft", GAME, "--depth", "x"], "“x”"),
        (&["perft", GAME, "--players", "5"], "not 5"),
        (&["verify"], "<FILE>"),
        (&["verify", "/no/such/file"], "cannot be read"),
        (&["verify", folder], "cannot be read"),
        (&["verify", &empty], "not a record"),
        (&["verify", &binary], "not text"),
        (&["verify", &prose], "not a record"),
        (&["verify", &newer], "format 99"),
        (&["verify", &hollow], "fields of a record are missing"),
        (&["show", &foreign], "“ludo”"),
        (&["show", &prose], "not a record"),
        (&["show", &record, "--at", "100000"], "actions, not 100000"),
        (&["show", &record, "--seat", "0"], "no seat 0"),
        (&["show", &record, "--seat", "4"], "no seat 4"),
        (&["play", GAME, "--seats", "9"], "no seat 9"),
        (&["play", GAME, "--seats", "1,x"], "“x”"),
        (&["play", GAME, "--name", "A", "--name", "B"], "more names than people"),
        (&["play", GAME, "--name", "\u{1b}[2J"], "is not a name"),
        (&["play", GAME, "--name", " "], "is not a name"),
        (&["play", GAME, "--players", "7"], "not 7"),
        (&["play", GAME, "--resume", &record], "cannot be given together"),
        (&["play", "--resume", &prose], "not a record"),
        (&["play", "--resume", &record, "--seats", "4"], "no seat 4"),
    ] {
        let output = run(args);
        let told = err(&output);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {told}");
        assert!(told.contains(sentence), "{args:?}: {told}");
        assert_eq!(told.lines().count(), 1, "{args:?}: {told}");
        assert_eq!(out(&output), "", "{args:?}");
        let dutch = run(&[args, &["--lang", "nl"]].concat());
        assert_eq!(dutch.status.code(), Some(2), "{args:?}");
        assert!(!err(&dutch).contains('⟦'), "{args:?}: {}", err(&dutch));
    }
}

#[test]
fn a_closed_pipe_causes_no_panic() {
    let (path, _) = recorded("pipe.json", "2");
    for args in [&["games"][..], &["games", "--json"], &["show", &path], &["--help"]] {
        let mut child = program()
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("the program ends");
        assert!(output.status.success(), "{args:?}");
        assert_eq!(err(&output), "", "{args:?}");
    }
}

#[test]
fn a_whole_game_can_be_played_by_numbers() {
    for lang in ["en", "nl"] {
        let path = file(&format!("played-{lang}.json"));
        let path = path.to_str().expect("text");
        let args = ["play", GAME, "--seed", "4", "--name", "Anna", "--out", path, "--lang", lang];
        let output = typed(&args, &b"1\n".repeat(5000));
        let text = out(&output);
        assert!(output.status.success() && err(&output).is_empty(), "{}", err(&output));
        assert!(!text.contains('⟦'), "{text}");
        let ending = if lang == "en" { "Result" } else { "Uitslag" };
        assert!(text.contains(ending) && text.contains("Anna"), "{text}");
        good(&["verify", path]);
    }
}

#[test]
fn leaving_early_keeps_the_record_so_far() {
    let path = file("left.json");
    let path = path.to_str().expect("text");
    for (input, name) in
        [(&b"1\n1\n"[..], "end of input"), (b"1\n1\nquit\n", "quit"), (b"1\n1", "no newline")]
    {
        let output = typed(&["play", GAME, "--seed", "4", "--out", path], input);
        assert!(output.status.success(), "{name}");
        assert!(out(&output).trim_end().ends_with("Until next time."), "{name}");
        assert!(good(&["verify", path]).contains("unfinished"), "{name}");
    }
}

#[test]
fn an_evening_can_go_on_another_day() {
    let path = file("resumed.json");
    let path = path.to_str().expect("text");
    typed(&["play", GAME, "--seed", "4", "--name", "Anna", "--out", path], b"1\n1\n1\n");
    let before = fs::read_to_string(path).expect("it was kept");
    let output = typed(&["play", "--resume", path], &b"1\n".repeat(5000));
    assert!(output.status.success(), "{}", err(&output));
    assert!(out(&output).contains("Anna") && out(&output).contains("Result"), "{}", out(&output));
    let after = fs::read_to_string(path).expect("it was kept");
    let entries = |text: &str| {
        let record: Value = serde_json::from_str(text).expect("a record is JSON");
        record["entries"].as_array().expect("entries").clone()
    };
    let (before, after) = (entries(&before), entries(&after));
    assert!(before.len() < after.len() && after.starts_with(&before));
    assert!(good(&["verify", path]).contains("holds"));
}

#[test]
fn whatever_is_typed_gets_an_answer() {
    let mut input: Vec<u8> = Vec::new();
    for line in ["?", "help", "", "0", "99999999999999999999", "-1", "why", "why nonsense", "undo"]
    {
        input.extend(line.bytes().chain([b'\n']));
    }
    input.extend([0xff, 0xfe, b'\n', 0, 27, b'[', b'2', b'J', b'\n']);
    input.extend("é\u{202e}漢\n".bytes());
    input.extend(b"x".repeat(100_000));
    input.extend(b"\ntable\nlog\nquit\n");
    let output = typed(&["play", GAME, "--seed", "4"], &input);
    let text = out(&output);
    assert!(output.status.success(), "{}", err(&output));
    assert_eq!(err(&output), "");
    for answer in [
        "undoes your last action",
        "from 1 to",
        "is not a choice",
        "is not an action",
        "nothing of yours",
    ] {
        assert!(text.contains(answer), "{answer}: {text}");
    }
    assert!(!text.contains('\u{1b}'), "no control characters come back");
}

#[test]
fn a_long_list_of_choices_is_folded_and_can_be_unfolded() {
    let play = |input: &[u8]| {
        out(&typed(&["play", "carrara", "--seed", "4"], &[b"buy\n", input].concat()))
    };
    let numbered = |text: &str| {
        text.lines()
            .filter(|line| line.trim_start().starts_with(|c: char| c.is_ascii_digit()))
            .count()
    };
    let folded = play(b"");
    assert!(folded.contains("choices: type take"), "{folded}");
    let all = play(b"all\n");
    assert!(numbered(&all) > numbered(&folded) + 30, "{all}");
    let some = play(b"take 2\n");
    assert!(some.contains("[take 2 wyrgbk]"), "{some}");
    assert!(numbered(&folded) < numbered(&some) && numbered(&some) < numbered(&all));
}

#[test]
fn two_people_at_one_keyboard_hand_it_over() {
    let args = ["play", GAME, "--seed", "4", "--seats", "1,2", "--name", "Anna", "--name", "Bruno"];
    let output = typed(&args, &b"1\n".repeat(5000));
    let text = out(&output);
    assert!(output.status.success(), "{}", err(&output));
    for name in ["Anna", "Bruno"] {
        assert!(text.contains(&format!("the turn of {name}")), "{text}");
    }
    assert!(text.contains("Result"), "{text}");
}
