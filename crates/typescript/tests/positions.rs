//! The committed positions are those that the rules lead to now.

use std::{fs, path::Path};

#[test]
fn the_committed_positions_are_up_to_date() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let guides = signoria_typescript::guides();
    for (path, text) in signoria_typescript::positions().into_iter().chain(guides) {
        let found = fs::read_to_string(root.join(&path)).unwrap_or_default();
        assert!(found == text, "{path} is out of date; run `cargo xtask positions`");
    }
}
