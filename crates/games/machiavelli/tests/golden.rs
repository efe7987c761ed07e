//! Committed games and counts: what an old record says must stay true.

use signoria_machiavelli::Machiavelli;
use signoria_testkit::{Plan, golden};

/// One record for every preset and number of players; the defaults are the preset of the first game.
#[test]
fn the_committed_records_verify() {
    let plan = Plan::<Machiavelli>::new(1, 1).only(|variant| variant.name != "default");
    golden::records_of::<Machiavelli>("tests/records", &plan.variants, 1);
}

#[test]
fn the_perft_table_holds() {
    golden::perft::<Machiavelli>("tests/perft.txt");
}
