//! A new locale file must reach the program, although `include_dir` only watches known files.
fn main() {
    println!("cargo:rerun-if-changed=../../locales");
}
