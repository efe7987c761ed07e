//! The toy obeys every law.

use signoria_testkit::{Plan, assert_secret, conform, toy::Toy};

assert_secret!(Toy);

#[test]
fn the_toy_obeys_every_law() {
    conform::<Toy>(&Plan::new(100, 100));
}

#[test]
fn the_toy_takes_less_than_190_lines() {
    let source = include_str!("../src/toy.rs").lines().map(str::trim);
    let lines = source.filter(|line| !line.is_empty() && !line.starts_with("//")).count();
    assert!(lines < 190, "{lines} lines that are not comments");
}
