//! Machiavelli obeys every law, with every number of players, random legal casts and uniques, with and
//! without action cards.
//!
//! `SIGNORIA_GAMES=10000 cargo test --release -p signoria-machiavelli --test conformance` is the long
//! campaign.

use signoria_engine::RngExt;
use signoria_machiavelli::{ForEmperor, ForQueen, Machiavelli, Ninth, Options, Set};
use signoria_testkit::{Plan, TestRng, assert_secret, conform};

assert_secret!(Machiavelli);

/// No random game of the campaigns came near it; the rules themselves give no bound (R72).
const LIMIT: u64 = 20_000;

/// Any legal cast, any uniques, any rulings; action cards as given.
fn anything(rng: &mut TestRng, action_cards: bool) -> Options {
    let mut coin = || rng.below(2) == 0;
    Options {
        set: Set::Random,
        ninth: Ninth::Auto,
        instead_of_emperor: if coin() { ForEmperor::King } else { ForEmperor::Patrician },
        instead_of_queen: if coin() { ForQueen::Artist } else { ForQueen::TaxCollector },
        characters: Vec::new(),
        uniques: Vec::new(),
        action_cards,
        action_cards_in_opening_hands: coin(),
        school_of_magic_abbot_gains_both: coin(),
        great_wall_protects_itself: coin(),
        warlord_may_hit_own_completed_city: coin(),
        abilities_before_income: coin(),
        end_stands_without_bell_tower: coin(),
        fortune_teller_must_take: coin(),
        markers_on_own_character: coin(),
        completion_points_stay: coin(),
        memory_aid: coin(),
    }
}

fn without_circus(_: u8, rng: &mut TestRng) -> Options {
    anything(rng, false)
}

fn with_circus(_: u8, rng: &mut TestRng) -> Options {
    anything(rng, true)
}

fn obeys_every_law(seats: u8) {
    let plan = Plan::new(3, LIMIT)
        .only(|variant| variant.seats == seats && variant.name == "default")
        .with_made("any cast", [seats], without_circus)
        .with_made("any cast, circus", [seats], with_circus);
    conform::<Machiavelli>(&plan);
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

#[test]
fn six_players_obey_every_law() {
    obeys_every_law(6);
}

#[test]
fn seven_players_obey_every_law() {
    obeys_every_law(7);
}

#[test]
fn eight_players_obey_every_law() {
    obeys_every_law(8);
}
