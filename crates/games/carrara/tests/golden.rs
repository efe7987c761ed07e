//! Committed records and perft tables. `SIGNORIA_BLESS=1` rewrites them.

use signoria_carrara::Carrara;
use signoria_testkit::golden;

#[test]
fn records_replay() {
    golden::records::<Carrara>("tests/records");
}

#[test]
fn lines_of_play_are_counted() {
    golden::perft::<Carrara>("tests/perft.txt");
}
