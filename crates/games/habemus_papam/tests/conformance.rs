//! Every law of the testkit, for 3 and 4 players.

use signoria_habemus_papam::{FirstCamerlengo, HabemusPapam, MAX_DECISIONS, Options};
use signoria_testkit::{Plan, assert_secret, conform};

assert_secret!(HabemusPapam);

#[test]
fn obeys_every_law() {
    let middle =
        Options { exact_middle: true, memory_aid: true, first_camerlengo: FirstCamerlengo::Seat1 };
    let plan = Plan::new(20, MAX_DECISIONS).with("exact middle", 4, middle);
    conform::<HabemusPapam>(&plan);
}
