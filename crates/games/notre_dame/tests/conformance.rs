//! Notre Dame obeys every law, with every number of players.
//!
//! `SIGNORIA_GAMES=10000 cargo test --release -p signoria-notre-dame --test conformance` is the
//! long campaign.

use signoria_engine::{Rng, RngExt, Values};
use signoria_notre_dame::{Data, NotreDame, Options, cards::Colour, longest, options::Shortage};
use signoria_testkit::{Plan, TestRng, assert_secret, conform};

assert_secret!(NotreDame);

/// A table with its own rats, colours and readings of the rulebook.
fn house_rules(seats: u8, rng: &mut TestRng) -> Options {
    let mut colours = Colour::ALL.to_vec();
    rng.shuffle(&mut colours);
    colours.truncate(usize::from(seats));
    let rats = (0..15).map(|_| (rng.next_u32() % 4) as u8).collect();
    let shortage = [Shortage::CoinByCoin, Shortage::OnePlayer][rng.below(2)];
    let (memory_aid, free_picks) = (rng.below(2) == 0, rng.below(2) == 0);
    let data = if rng.below(2) == 0 { Values::default() } else { other_streets() };
    Options { memory_aid, colours, rats, shortage, free_picks, data, ..Options::default() }
}

/// A board with one street from centre to centre in place of the gates.
fn other_streets() -> Values<Data> {
    let text = r#"{ "streets": [
        "center - inner_ccw", "center - inner_cw", "center - outer_cw", "center - outer_ccw",
        "inner_ccw - inner_cw", "outer_ccw - outer_cw", "inner_cw - outer_cw",
        "inner_cw > inner_ccw", "outer_cw > outer_ccw", "center > center"
    ] }"#;
    serde_json::from_str(text).unwrap()
}

fn obeys_every_law(seats: u8) {
    let plan = Plan::new(12, longest(seats))
        .only(|variant| variant.seats == seats && variant.name == "default")
        .with_made("house_rules", [seats], house_rules);
    conform::<NotreDame>(&plan);
}

#[test]
fn two_players_obey_every_law() {
    obeys_every_law(2);
}

#[test]
fn three_players_obey_every_law() {
    obeys_every_law(3);
}

#[test]
fn four_players_obey_every_law() {
    obeys_every_law(4);
}

#[test]
fn five_players_obey_every_law() {
    obeys_every_law(5);
}
