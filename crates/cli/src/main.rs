//! The signoria program.
fn main() {}
