//! Says what is missing before a C library fails to build with a message that only its authors understand. Without a C compiler
//! not even this program can be linked: Rust says so itself.

use std::{env, process::Command};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let variable = |name: &str| env::var(name).unwrap_or_default();
    let jemalloc = env::var_os("CARGO_FEATURE_JEMALLOC").is_some();
    if !jemalloc || variable("TARGET").contains("msvc") {
        return;
    }
    let works = |program: &str| Command::new(program).arg("--version").output().is_ok();
    assert!(
        works("make") || works("gmake"),
        "\n\nSignoria needs make, for its allocator, and it was not found.\n\
         Debian, Ubuntu: apt-get install make\n\
         To build with the allocator of the system instead: cargo run --release --no-default-features\n\n"
    );
}
