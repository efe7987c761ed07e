//! Every law of the testkit, for 3 and 4 players.

use signoria_habemus_papam::{FirstCamerlengo, HabemusPapam, MAX_DECISIONS, Options};
use signoria_testkit::{Plan, assert_secret, conform};

assert_secret!(HabemusPapam);

/// Cards with other ages, factions and symbols.
fn other_persons() -> Options {
    let text = r#"{ "data": { "persons": {
        "alessandro_bichi": { "age": 81, "faction": "spain", "symbol": "double_eagle" },
        "juan_de_lugo": { "age": 22, "faction": "france" },
        "girolamo_colonna": { "age": 50, "faction": "spain" },
        "rinaldo_deste": { "age": 37, "faction": "spain" },
        "carlo_de_medici": { "age": 59, "faction": "france" }
    } } }"#;
    serde_json::from_str(text).unwrap()
}

#[test]
fn obeys_every_law() {
    let middle = Options {
        exact_middle: true,
        memory_aid: true,
        first_camerlengo: FirstCamerlengo::Seat1,
        ..Options::default()
    };
    let plan = Plan::new(20, MAX_DECISIONS).with("exact middle", 4, middle).with(
        "other persons",
        4,
        other_persons(),
    );
    conform::<HabemusPapam>(&plan);
}
