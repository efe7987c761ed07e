//! Every law of the testkit, for every number of players.

use signoria_goofspiel::{Goofspiel, MAX_DECISIONS, Options};
use signoria_testkit::{Plan, assert_secret, conform};

assert_secret!(Goofspiel);

#[test]
fn obeys_every_law() {
    let plan = Plan::new(20, MAX_DECISIONS).with("carry", 3, Options { carry: true });
    conform::<Goofspiel>(&plan);
}
