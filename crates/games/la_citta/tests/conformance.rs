//! Every law of the test kit on random games.

use signoria_engine::RngExt as _;
use signoria_la_citta::{Feeding, LaCitta, Options, Passing, TableSetup};
use signoria_testkit::{Plan, TestRng, assert_secret, conform};

assert_secret!(LaCitta);

#[test]
fn obeys_every_law() {
    conform::<LaCitta>(&Plan::new(12, 800).samples(6).with_made("readings", 2..=5, any_readings));
}

/// The readings that are not the default, alone and together.
fn any_readings(_seats: u8, rng: &mut TestRng) -> Options {
    let [setup, passing, feeding] = [(); 3].map(|()| rng.below(2) == 0);
    Options {
        setup: if setup { TableSetup::Standard } else { TableSetup::Advanced },
        passing: if passing { Passing::Free } else { Passing::Forced },
        feeding: if feeding { Feeding::Once } else { Feeding::UntilFed },
    }
}
