//! The toy obeys every law.

use signoria_testkit::{Plan, assert_secret, conform, toy::Toy};

assert_secret!(Toy);

#[test]
fn the_toy_obeys_every_law() {
    conform::<Toy>(&Plan::new(100, 100));
}
