//! Says what is missing before a C library fails to build with a message that only its authors understand.

use std::{env, process::Command};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let variable = |name: &str| env::var(name).unwrap_or_default();
    // Builds for another machine name the tools for it.
    if variable("HOST") != variable("TARGET") || variable("TARGET").contains("msvc") {
        return;
    }
    let works = |program: &str| Command::new(program).arg("--version").output().is_ok();
    let compiler = variable("CC");
    let compilers = [compiler.as_str(), "cc", "gcc", "clang"];
    if !compilers.iter().any(|it| !it.is_empty() && works(it)) {
        panic!(
            "\n\nSignoria needs a C compiler, for SQLite and TLS, and none was found.\n\
             Debian, Ubuntu: apt-get install gcc libc6-dev make\n\
             Fedora: dnf install gcc make    Arch: pacman -S base-devel    macOS: xcode-select --install\n\n"
        );
    }
    if env::var_os("CARGO_FEATURE_JEMALLOC").is_some() && !works("make") && !works("gmake") {
        panic!(
            "\n\nSignoria needs make, for its allocator, and it was not found.\n\
             Debian, Ubuntu: apt-get install make\n\
             To build with the allocator of the system instead: cargo run --release --no-default-features\n\n"
        );
    }
}
