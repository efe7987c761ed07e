//! Measures random play on one thread: `cargo run --release -p signoria-machiavelli --example playout`.
//!
//! With a number it plays that many games of each kind instead of measuring for a while, so that a
//! profiler counts the same instructions every time (`valgrind --tool=callgrind … 300`).
#![expect(clippy::print_stdout, reason = "it reports")]

use std::time::Instant;

use signoria_engine::{Game, NullSink, Seed, SeedableRng, Setup, random_playout};
use signoria_machiavelli::{Machiavelli, Options, Set};
use signoria_testkit::TestRng;

fn main() {
    let fixed: Option<u64> =
        std::env::args().nth(1).map(|text| text.parse().expect("a number of games"));
    println!("state {} bytes", size_of::<Machiavelli>());
    for (name, seats, set, action_cards) in [
        ("first game", 4, Set::FirstGame, false),
        ("random", 7, Set::Random, false),
        ("random, circus", 7, Set::Random, true),
    ] {
        let mut rng = TestRng::seed_from_u64(1);
        let mut legal = Vec::with_capacity(256);
        let options = Options { set, action_cards, ..Options::default() };
        let (mut decisions, mut games) = (0, 0);
        let begin = Instant::now();
        while fixed.map_or(begin.elapsed().as_secs() < 4, |most| games < most) {
            for number in 0..100 {
                let seed = Seed::from_number(games + number);
                let setup = Setup { options: options.clone(), ..Machiavelli::setup(seats, seed) };
                let mut game = Machiavelli::deal(&setup, &mut NullSink);
                decisions += random_playout(&mut game, &mut rng, &mut legal, 100_000);
            }
            games += 100;
        }
        let micros = begin.elapsed().as_micros() as u64;
        println!(
            "{name}, {seats} players: {} games/s, {} thousand decisions/s, {} decisions per game",
            games * 1_000_000 / micros,
            decisions * 1000 / micros,
            decisions / games,
        );
    }
}
