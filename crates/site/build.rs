//! Builds `web/` for release builds and lays the result where the crate embeds it.
//!
//! Debug builds and tests need no Node: they embed nothing, unless `SIGNORIA_WEB=1` is set. With
//! `SIGNORIA_WEB=0` a release build does not need it either.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process::Command,
};

fn main() {
    println!("cargo::rerun-if-env-changed=SIGNORIA_WEB");
    let dist = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join("dist");
    if let Err(error) = fs::remove_dir_all(&dist)
        && error.kind() != io::ErrorKind::NotFound
    {
        panic!("{}: {error}", dist.display());
    }
    fs::create_dir_all(&dist).expect("the folder of the build can be written");
    let wanted = match env::var("SIGNORIA_WEB").as_deref() {
        Ok("0") => false,
        Ok("1") => true,
        _ => env::var("PROFILE").as_deref() == Ok("release"),
    };
    if !wanted {
        return;
    }
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let root = here.join("../..");
    let web = root.join("web");
    for watched in ["src", "public", "tools", "index.html", "package-lock.json", "vite.config.ts"] {
        println!("cargo::rerun-if-changed={}", web.join(watched).display());
    }
    println!("cargo::rerun-if-changed={}", root.join("locales").display());
    if let Err(problem) = build(&web).and_then(|()| copy(&web.join("dist"), &dist)) {
        panic!("\n\nThe site cannot be built: {problem}\n\n");
    }
}

fn build(web: &Path) -> Result<(), String> {
    let node = Command::new("node").arg("--version").output();
    let version = node.ok().and_then(|told| String::from_utf8(told.stdout).ok());
    let major = version
        .as_deref()
        .and_then(|text| text.trim().strip_prefix('v')?.split('.').next()?.parse::<u32>().ok());
    if major.is_none_or(|major| major < 20) {
        let found =
            version.map_or("none was found".into(), |text| format!("found {}", text.trim()));
        return Err(format!(
            "it needs Node.js 20 or newer with npm ({found}; https://nodejs.org).\n\
             To build Signoria without its site, with a plain page only: SIGNORIA_WEB=0"
        ));
    }
    // Installed packages are good if they were installed from this very lock file.
    let lock = fs::read(web.join("package-lock.json")).map_err(|error| error.to_string())?;
    let mark = web.join("node_modules/.signoria-lock");
    if fs::read(&mark).ok().as_ref() != Some(&lock) {
        npm(web, &["ci", "--no-audit", "--no-fund"])?;
        fs::write(mark, lock).map_err(|error| error.to_string())?;
    }
    npm(web, &["run", "--silent", "build"])
}

fn npm(web: &Path, words: &[&str]) -> Result<(), String> {
    let name = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let done = Command::new(name)
        .args(words)
        .current_dir(web)
        .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")
        .output()
        .map_err(|error| format!("npm cannot be started: {error}"))?;
    if done.status.success() {
        return Ok(());
    }
    let told = [done.stdout, done.stderr].concat();
    Err(format!("`npm {}` failed:\n{}", words.join(" "), String::from_utf8_lossy(&told)))
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let problem = |error: io::Error| format!("{}: {error}", from.display());
    fs::create_dir_all(to).map_err(problem)?;
    for entry in fs::read_dir(from).map_err(problem)? {
        let entry = entry.map_err(problem)?;
        let (path, target) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy(&path, &target)?;
        } else {
            fs::copy(&path, &target).map_err(problem)?;
        }
    }
    Ok(())
}
