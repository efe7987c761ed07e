//! Committed games and counts: what an old record says must stay true.

use signoria_machiavelli::Machiavelli;
use signoria_testkit::{Plan, golden};

/// Rules 1: one record for every preset and number of players; the defaults are the preset of the first game. Rules 2,
/// which changed the Artist only: the presets in which she plays.
#[test]
fn the_committed_records_verify() {
    let artist = ["illustrious_emissaries", "tenacious_delegates", "random_circus"];
    let plan = Plan::<Machiavelli>::new(1, 1).only(|variant| artist.contains(&&*variant.name));
    golden::records_of::<Machiavelli>("tests/records", &plan.variants, 1);
}

#[test]
fn the_perft_table_holds() {
    golden::perft::<Machiavelli>("tests/perft.txt");
}
