//! Writes the types: `cargo xtask types` calls it.

use std::{env, fs, io, path::Path, process::ExitCode};

use signoria_typescript::{File, files, samples};

/// What the compiler needs to know about the samples.
const SETTINGS: &str = r#"{
  "compilerOptions": {
    "strict": true,
    "exactOptionalPropertyTypes": true,
    "module": "esnext",
    "moduleResolution": "bundler",
    "target": "es2022",
    "noEmit": true,
    "types": []
  },
  "include": ["generated", "samples"]
}
"#;

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["write", folder] => write(Path::new(folder), &files()),
        ["truth", folder] => truth(Path::new(folder)),
        _ => {
            eprintln!("usage: signoria-typescript write|truth FOLDER");
            return ExitCode::FAILURE;
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Makes the folder hold exactly these files.
fn write(folder: &Path, files: &[File]) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let wanted = files.iter().any(|(name, _)| path.ends_with(name));
        if path.extension().is_some_and(|extension| extension == "ts") && !wanted {
            fs::remove_file(path)?;
        }
    }
    files.iter().try_for_each(|(name, text)| fs::write(folder.join(name), text))
}

/// Types, samples, and settings for the compiler.
fn truth(folder: &Path) -> io::Result<()> {
    write(&folder.join("generated"), &files())?;
    write(&folder.join("samples"), &samples("../generated"))?;
    fs::write(folder.join("tsconfig.json"), SETTINGS)
}
