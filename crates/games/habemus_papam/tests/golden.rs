//! Committed records replay; the number of lines of play does not change.

use signoria_habemus_papam::HabemusPapam;
use signoria_testkit::golden;

#[test]
fn committed_records_replay() {
    golden::records::<HabemusPapam>("tests/records");
}

#[test]
fn perft_table_holds() {
    golden::perft::<HabemusPapam>("tests/perft.txt");
}
