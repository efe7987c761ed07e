//! `--data`: values of the box in place of reconstructed ones, from the command line.

use std::{
    fs,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_signoria"))
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C")
        .args(args)
        .stdin(Stdio::null())
        .output()
        .expect("the program starts")
}

fn good(args: &[&str]) -> String {
    let output = run(args);
    let err = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{args:?}: {err}");
    String::from_utf8(output.stdout).expect("the program writes UTF-8")
}

fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("the folder can be written");
    path.display().to_string()
}

/// A host edits the template; the record carries the changed values and holds without the file.
#[test]
fn a_changed_template_is_played_and_recorded() {
    let template = good(&["games", "habemus_papam", "--data-template"]);
    assert!(template.contains("[habemus_papam.persons.vincenzo_maculani]\nage = 76"), "{template}");
    let same = file("same.toml", &template);
    let other = file("other.toml", &template.replace("age = 76", "age = 18"));
    let usual = good(&["record", "habemus_papam", "--seed", "4"]);
    assert_eq!(good(&["record", "habemus_papam", "--seed", "4", "--data", &same]), usual);
    let record = good(&["record", "habemus_papam", "--seed", "4", "--data", &other]);
    let read: serde_json::Value = serde_json::from_str(&record).expect("a record is JSON");
    assert_eq!(read["options"]["data"]["persons"]["vincenzo_maculani"]["age"], 18);
    let path = file("other.json", &record);
    good(&["verify", &path]);
    let shown = good(&["show", &path]);
    assert!(shown.contains("Values of the host are played"), "{shown}");
    let simulated = ["simulate", "habemus_papam", "-n", "2", "--data", &other];
    assert!(!good(&simulated).is_empty());
}

/// Every mistake has its line; without a valid file no game is dealt and no server starts.
#[test]
fn a_bad_file_is_refused_with_every_problem() {
    let bad = file(
        "bad.toml",
        "[carrara.upgrade_values]\npisa = { coins = 99, vp = 0 }\nparis = { coins = 1, vp = 1 }\n\
         [carrara.extra_cards]\nextra_3 = [\"pisa\", \"pisa\"]\n[tiddlywinks]\n",
    );
    let commands: [&[&str]; 4] = [
        &["record", "carrara", "--data", &bad],
        &["simulate", "carrara", "-n", "1", "--data", &bad],
        &["config", "check", "--data", &bad],
        &["serve", "--listen", "127.0.0.1:0", "--data", &bad],
    ];
    for command in commands {
        let output = run(command);
        assert_eq!(output.status.code(), Some(2), "{command:?}");
        let err = String::from_utf8_lossy(&output.stderr).into_owned();
        let lines = err.lines().filter(|line| line.starts_with("  ")).count();
        assert_eq!(lines, 4, "{command:?}: {err}");
        for what in ["paris", "Upgrade of Pisa", "Pisa twice", "tiddlywinks"] {
            assert!(err.contains(what), "{command:?}: {what} in {err}");
        }
    }
    let nothing = run(&["games", "machiavelli", "--data-template"]);
    assert_eq!(nothing.status.code(), Some(2));
}
