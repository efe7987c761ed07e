//! Committed records replay; the number of lines of play does not change.

use signoria_goofspiel::Goofspiel;
use signoria_testkit::golden;

#[test]
fn committed_records_replay() {
    golden::records::<Goofspiel>("tests/records");
}

#[test]
fn perft_table_holds() {
    golden::perft::<Goofspiel>("tests/perft.txt");
}
