//! The types are those of what is really sent.

use std::{env, fs, path::Path, process::Command};

use signoria_typescript::{files, samples, write};

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

/// Writes samples of real games down, and compiles them if `SIGNORIA_TSC` names the compiler of
/// TypeScript: `cargo xtask types --truth` does, once the packages of the site are there.
#[test]
fn real_games_fit_the_types() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("types");
    let samples = samples("../generated");
    for (name, text) in &samples {
        assert!(text.contains("\nexport const true"), "{name} has no sample");
        assert!(text.contains("\n// @ts-expect-error\n"), "{name} has nothing that must fail");
    }
    write(&folder.join("generated"), &files()).expect("the folder can be written");
    write(&folder.join("samples"), &samples).expect("the folder can be written");
    fs::write(folder.join("tsconfig.json"), SETTINGS).expect("the folder can be written");
    let Some(compiler) = env::var_os("SIGNORIA_TSC") else { return };
    let output = Command::new("node")
        .arg(compiler)
        .arg("--project")
        .arg(&folder)
        .output()
        .expect("node can be started");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
}
