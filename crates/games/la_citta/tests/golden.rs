//! Committed records and the perft table.

use signoria_la_citta::LaCitta;
use signoria_testkit::golden;

#[test]
fn records_replay() {
    golden::records::<LaCitta>("tests/records");
}

#[test]
fn lines_of_play_are_counted() {
    golden::perft::<LaCitta>("tests/perft.txt");
}
