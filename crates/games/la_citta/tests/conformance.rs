//! Every law of the test kit on random games.

use signoria_la_citta::LaCitta;
use signoria_testkit::{Plan, assert_secret, conform};

assert_secret!(LaCitta);

#[test]
fn obeys_every_law() {
    conform::<LaCitta>(&Plan::new(12, 800).samples(6));
}
