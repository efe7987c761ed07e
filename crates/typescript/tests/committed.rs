//! The committed files are those of the types as they are now.

use std::{collections::BTreeSet, fs, path::Path};

#[test]
fn the_committed_types_are_up_to_date() {
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(signoria_typescript::FOLDER);
    let files = signoria_typescript::files();
    for (name, text) in &files {
        let found = fs::read_to_string(folder.join(name)).unwrap_or_default();
        let line = found.lines().zip(text.lines()).position(|(one, other)| one != other);
        assert!(
            found == *text,
            "{name} is out of date from line {} on; run `cargo xtask types`",
            line.unwrap_or(found.lines().count()) + 1
        );
    }
    for game in signoria_registry::GAMES {
        let file = format!("{}.ts", game.meta().id);
        assert!(files.iter().any(|(name, _)| *name == file), "`files` lacks a line for {file}");
    }
    let wanted: BTreeSet<String> = files.into_iter().map(|(name, _)| name).collect();
    let found: BTreeSet<String> = fs::read_dir(&folder)
        .expect("the folder exists")
        .map(|entry| entry.expect("readable").file_name().to_string_lossy().into_owned())
        .collect();
    assert_eq!(found, wanted);
}
