//! Rebuilds the crate when a locale file is added or changed: the macro that embeds them cannot tell.

#[allow(clippy::print_stdout)] // how a build script speaks to cargo
fn main() {
    println!("cargo::rerun-if-changed=../../locales");
}
