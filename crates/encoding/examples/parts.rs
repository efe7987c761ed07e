//! Where the time of a step of a vector goes: nanoseconds per decision of random games.
//!
//! `cargo run --release -p signoria-encoding --example parts`
#![expect(clippy::print_stdout, clippy::cast_precision_loss, reason = "figures for people")]

use std::time::{Duration, Instant};

use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng as _, SeedableRng as _},
};
use signoria_encoding::{Encoding, games, indices, observation};
use signoria_engine::{NullSink, Seed, Viewer};

fn measure<G: Encoding>() {
    let mut times = [Duration::ZERO; 5];
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let (mut legal, mut found) = (Vec::new(), Vec::new());
    let mut array = vec![0; G::OBSERVATION_SIZE];
    let (mut decisions, mut choices, mut deals) = (0_u64, 0, 0);
    let mut sum = 0_u64;
    let begin = Instant::now();
    while begin.elapsed() < Duration::from_secs(1) {
        deals += 1;
        let start = Instant::now();
        let mut game = G::deal(&G::setup(4, Seed::from_number(deals)), &mut NullSink);
        times[0] += start.elapsed();
        while let Some(seat) = game.to_act().first() {
            let start = Instant::now();
            game.legal(seat, &mut legal);
            let listed = Instant::now();
            let view = game.bare_view(Viewer::Seat(seat));
            let seen = Instant::now();
            observation::<G>(&view, &mut array);
            let observed = Instant::now();
            if deals <= 40 {
                sum = array
                    .iter()
                    .fold(sum, |sum, &one| sum.wrapping_mul(31).wrapping_add(one as u64));
            }
            indices::<G>(&view, &legal, &mut found);
            let indexed = Instant::now();
            drop(view);
            let dropped = Instant::now();
            let action = legal[(rng.next_u64() % legal.len() as u64) as usize];
            game.apply(seat, action, &mut NullSink);
            times[0] += dropped.elapsed();
            times[1] += listed - start;
            times[2] += (seen - listed) + (dropped - indexed);
            times[3] += observed - seen;
            times[4] += indexed - observed;
            decisions += 1;
            choices += legal.len();
        }
    }
    let per = |time: Duration| time.as_nanos() as f64 / decisions as f64;
    let [apply, legal, view, observe, index] = times.map(per);
    println!(
        "{:14} deal and apply {apply:5.0}  legal {legal:5.0}  view {view:5.0}  observation {observe:5.0}  indices {index:5.0}   \
         {:.1} choices, {} decisions a game, {sum:016x}",
        G::ID,
        choices as f64 / decisions as f64,
        decisions / deals
    );
}

macro_rules! all {
    ($($game:ident,)*) => { fn main() { $(measure::<games::$game>();)* } };
}

signoria_encoding::for_each_encoded_game!(all);
