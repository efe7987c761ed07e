//! Random games, transition by transition, for invariants of one game.

use std::ops::Range;

use signoria_engine::{Game, Options, RngExt, Seat, Seed, SeedableRng, Setup};

use crate::{
    TestRng,
    position::{legal, pick_seat},
};

/// No game of Signoria is as long; law 1 of the conformance suite has the game's own bound.
const LIMIT: u64 = 100_000;

/// Plays random games with these seeds and calls `look(before, seat, action, after, events)` for every
/// transition.
///
/// # Panics
/// If the setup is invalid or a game does not end.
pub fn walk<G: Game>(
    seats: u8,
    options: &G::Options,
    seeds: Range<u64>,
    mut look: impl FnMut(&G, Seat, G::Action, &G, &[G::Event]),
) {
    for number in seeds {
        let setup =
            Setup { options: options.clone(), ..G::setup(seats, Seed::from_number(number)) };
        let mut rng = TestRng::seed_from_u64(number);
        let mut events = Vec::new();
        let mut game = G::new(&setup, &mut events)
            .unwrap_or_else(|error| panic!("{error}: {:?}", setup.options.problems(seats)));
        let mut decisions = 0;
        while let Some(seat) = pick_seat(game.to_act(), &mut rng) {
            assert!(decisions < LIMIT, "seed {number}: not finished after {LIMIT} decisions");
            let action = rng.pick(&legal(&game, seat)).expect("an asked seat has legal actions");
            let before = game.clone();
            events.clear();
            game.apply(seat, action, &mut events);
            look(&before, seat, action, &game, &events);
            decisions += 1;
        }
    }
}
