//! Writes the types into a folder: `cargo xtask types` calls it.

use std::{env, path::Path, process::ExitCode};

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let [folder] = words.as_slice() else {
        eprintln!("usage: signoria-typescript FOLDER");
        return ExitCode::FAILURE;
    };
    match signoria_typescript::write(Path::new(folder), &signoria_typescript::files()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{folder}: {error}");
            ExitCode::FAILURE
        }
    }
}
