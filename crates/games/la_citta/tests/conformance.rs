//! Every law of the test kit on random games.

use signoria_engine::RngExt as _;
use signoria_la_citta::{Feeding, LaCitta, Options, Passing, TableSetup};
use signoria_testkit::{Plan, TestRng, assert_secret, conform};

assert_secret!(LaCitta);

#[test]
fn obeys_every_law() {
    let plan = Plan::new(12, 800).samples(6).with_made("readings", 2..=5, any_readings);
    conform::<LaCitta>(&plan.with_made("other values", 2..=5, other_values));
}

/// Another set-up for two, other zones and other cards, with both set-ups.
fn other_values(_seats: u8, rng: &mut TestRng) -> Options {
    let terrain = "water farmland_2 farmland_2 mountain farmland_3 farmland_1 water water farmland_1 \
                   farmland_2 farmland_1 farmland_1 farmland_2 farmland_1 mountain water farmland_1 \
                   farmland_3 mountain farmland_2 water farmland_2";
    let terrain: Vec<&str> = terrain.split_whitespace().collect();
    serde_json::from_value(serde_json::json!({
        "setup": if rng.below(2) == 0 { "advanced" } else { "standard" },
        "data": {
            "political_cards": { "palazzo": 2, "golden_times": 4 },
            "zones": { "brownish": [1, 2, 3, 4, 5], "yellow_green": [0] },
            "set_ups": { "2": { "terrain": terrain, "castles": [[33, 49], [122, 106]] } },
        },
    }))
    .unwrap()
}

/// The readings that are not the default, alone and together.
fn any_readings(_seats: u8, rng: &mut TestRng) -> Options {
    let [setup, passing, feeding] = [(); 3].map(|()| rng.below(2) == 0);
    Options {
        setup: if setup { TableSetup::Standard } else { TableSetup::Advanced },
        passing: if passing { Passing::Free } else { Passing::Forced },
        feeding: if feeding { Feeding::Once } else { Feeding::UntilFed },
        ..Options::default()
    }
}
