//! What must hold for the encoding of every game.

use std::collections::HashSet;

use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng as _, SeedableRng as _},
};
use signoria_encoding::{Encoding, expand, expanded_size, fields, find, indices, observation};
use signoria_engine::{Game, NullSink, Seed, Setup, Viewer, meta::read_options};

/// How many games per number of players and preset.
fn games() -> u64 {
    std::env::var("SIGNORIA_GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(6)
}

/// Set-ups of every number of players: the default options and every preset.
fn setups<G: Game>() -> Vec<Setup<G::Options>> {
    let presets = G::meta().presets.iter().map(|preset| Some(preset.id)).chain([None]);
    let mut setups = Vec::new();
    for preset in presets {
        for seats in G::meta().seats.counts() {
            let mut setup = G::setup(seats, Seed::from_number(0));
            if let Ok(options) = read_options::<G::Options>(G::meta(), preset, &[]) {
                setup.options = options;
                if setup.validate(G::meta(), G::RULES).is_ok() {
                    setups.push(setup);
                }
            }
        }
    }
    assert!(setups.len() >= G::meta().seats.counts().count());
    setups
}

/// Plays random games and looks at every decision.
fn decisions<G: Game>(mut each: impl FnMut(&G, signoria_engine::Seat, &[G::Action], u64)) {
    let mut legal = Vec::new();
    for (at, setup) in setups::<G>().iter_mut().enumerate() {
        for number in 0..games() {
            setup.seed = Seed::from_number(number * 1000 + at as u64);
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
            let mut game = G::deal(setup, &mut NullSink);
            while let Some(seat) = game.to_act().first() {
                game.legal(seat, &mut legal);
                each(&game, seat, &legal, rng.next_u64());
                let action = legal[(rng.next_u64() % legal.len() as u64) as usize];
                game.apply(seat, action, &mut NullSink);
            }
            each(&game, signoria_engine::Seat::new(0), &[], rng.next_u64());
        }
    }
}

/// Every legal action has an index of its own below the limit, and the index gives the action back.
fn round_trip<G: Encoding>() {
    let (mut found, mut bare) = (Vec::new(), Vec::new());
    let mut most = 0;
    decisions::<G>(|game, seat, legal, chance| {
        let view = game.view(Viewer::Seat(seat));
        indices::<G>(&view, legal, &mut found);
        indices::<G>(&game.bare_view(Viewer::Seat(seat)), legal, &mut bare);
        assert_eq!(found, bare, "what a bare view leaves out names no action");
        assert_eq!(found.len(), legal.len(), "{legal:?}");
        let different: HashSet<u32> = found.iter().copied().collect();
        assert_eq!(different.len(), legal.len(), "{legal:?}");
        most = most.max(found.iter().copied().max().unwrap_or(0) as usize);
        if !legal.is_empty() {
            let place = (chance % legal.len() as u64) as usize;
            let action = find::<G>(&view, legal, found[place] as usize);
            assert_eq!(action, Some(legal[place]));
            let others = (0..G::ACTIONS).filter(|index| !different.contains(&(*index as u32)));
            for index in others.take(3) {
                assert_eq!(find::<G>(&view, legal, index), None);
            }
        }
    });
    assert!(most < G::ACTIONS);
}

/// An observation is within its bounds, and states that look the same have the same observation and indices.
fn leaks<G: Encoding>() {
    let schema = fields::<G>();
    assert_eq!(schema.iter().map(|field| field.size).sum::<usize>(), G::OBSERVATION_SIZE);
    let names: HashSet<&str> = schema.iter().map(|field| field.name.as_str()).collect();
    assert!(names.len() > 20);
    let mut wide = vec![0.0; expanded_size(&schema)];
    let (mut one, mut other) = (vec![0; G::OBSERVATION_SIZE], vec![7; G::OBSERVATION_SIZE]);
    let (mut here, mut there, mut legal_there) = (Vec::new(), Vec::new(), Vec::new());
    let mut seen = HashSet::new();
    decisions::<G>(|game, seat, legal, chance| {
        if chance % 8 != 0 && !legal.is_empty() {
            return;
        }
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(viewer);
            observation::<G>(&view, &mut one);
            observation::<G>(&game.bare_view(viewer), &mut other);
            assert_eq!(one, other, "what a bare view leaves out is not observed");
            let mut at = 0;
            for field in &schema {
                for value in &one[at..at + field.size] {
                    let bounds = field.kind.low()..=field.kind.high();
                    assert!(bounds.contains(value), "{}: {value}", field.name);
                }
                at += field.size;
            }
            expand(&schema, &one, &mut wide);
            assert!(wide.iter().all(|feature| (-1.0..=1.0).contains(feature)));
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(chance);
            let twin = G::determinize(&view, &mut rng);
            observation::<G>(&twin.view(viewer), &mut other);
            assert_eq!(one, other);
        }
        let view = game.view(Viewer::Seat(seat));
        observation::<G>(&view, &mut one);
        seen.insert(one.clone());
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(chance);
        let twin = G::determinize(&view, &mut rng);
        twin.legal(seat, &mut legal_there);
        indices::<G>(&view, legal, &mut here);
        indices::<G>(&twin.view(Viewer::Seat(seat)), &legal_there, &mut there);
        assert_eq!(here, there);
    });
    assert!(seen.len() > 50, "observations tell positions apart");
}

/// Nothing is allocated for an observation or for indices once the buffers are there.
fn no_allocation<G: Encoding>() {
    let mut out = vec![0; G::OBSERVATION_SIZE];
    let mut found = Vec::with_capacity(4096);
    let mut left = 200;
    decisions::<G>(|game, seat, legal, _| {
        if left == 0 {
            return;
        }
        left -= 1;
        let view = game.view(Viewer::Seat(seat));
        let counted = allocation_counter::measure(|| {
            observation::<G>(&view, &mut out);
            indices::<G>(&view, legal, &mut found);
        });
        assert_eq!(counted.count_total, 0);
    });
}

macro_rules! laws {
    ($($game:ident,)*) => {
        $(
            #[allow(non_snake_case)] // named after the type of the game
            mod $game {
                use super::*;

                type Game = signoria_encoding::games::$game;

                #[test]
                fn every_legal_action_has_its_index() {
                    round_trip::<Game>();
                }

                #[test]
                fn equal_views_have_equal_observations() {
                    leaks::<Game>();
                }

                #[test]
                fn encoding_allocates_nothing() {
                    no_allocation::<Game>();
                }

                /// The sizes in `docs/encodings.md` are those of the code.
                #[test]
                fn the_documented_sizes_are_true() {
                    documented::<Game>();
                }
            }
        )*
    };
}

signoria_encoding::for_each_encoded_game!(laws);

fn documented<G: Encoding>() {
    let (observation, action) = (G::OBSERVATION, G::ACTION);
    let (numbers, indices) = (G::OBSERVATION_SIZE, G::ACTIONS);
    let row = format!("| `{observation}` | {numbers} | `{action}` | {indices} |");
    let text = include_str!("../../../docs/encodings.md");
    assert!(text.contains(&row), "docs/encodings.md should have: {row}");
}
