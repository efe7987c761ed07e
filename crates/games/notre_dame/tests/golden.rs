//! Committed games and counts: what an old record says must stay true.

use signoria_notre_dame::NotreDame;
use signoria_testkit::golden;

#[test]
fn the_committed_records_verify() {
    golden::records::<NotreDame>("tests/records");
}

#[test]
fn the_perft_table_holds() {
    golden::perft::<NotreDame>("tests/perft.txt");
}
