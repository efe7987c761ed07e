//! Writes the types, or the positions that the tests of the boards and the rules pages use: `cargo xtask types` and
//! `cargo xtask positions` call it.

use std::{env, fs, io, path::Path, process::ExitCode};

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let written = match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["types"] => {
            let folder = Path::new(signoria_typescript::FOLDER);
            signoria_typescript::write(folder, &signoria_typescript::files())
        }
        ["positions"] => {
            let guides = signoria_typescript::guides();
            let mut files = signoria_typescript::positions().into_iter().chain(guides);
            files.try_for_each(|(path, text)| fs::write(path, text))
        }
        _ => Err(io::Error::other("usage: signoria-typescript types|positions, from the root")),
    };
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
