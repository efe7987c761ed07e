//! Laws for every bot of every game.

use rand_xoshiro::Xoshiro256PlusPlus;
use signoria_bots::{Budget, Evaluated, bot_by_name};
use signoria_engine::{Game, NullSink, RngExt as _, Seat, Seed, SeedableRng, Viewer};
use signoria_games::{NotreDame, for_each_game};

/// Positions from random play, early and late, each with a seat that is to act.
fn positions<G: Game>(count: u64) -> Vec<(G, Seat)> {
    let mut found = Vec::new();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut legal = Vec::new();
    let seats = 3.clamp(G::meta().seats.min, G::meta().seats.max);
    for number in 0..count {
        let mut game = G::new(&G::setup(seats, Seed::from_number(number)), &mut NullSink)
            .expect("the setup is valid");
        for _ in 0..rng.below(60) {
            let Some(seat) = game.to_act().first() else { break };
            game.legal(seat, &mut legal);
            game.apply(seat, legal[rng.below(legal.len())], &mut NullSink);
        }
        let to_act: Vec<Seat> = game.to_act().iter().collect();
        if let Some(seat) = rng.pick(&to_act) {
            found.push((game, seat));
        }
    }
    found
}

fn choose<G: Evaluated>(name: &str, game: &G, seat: Seat) -> G::Action {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let view = game.view(Viewer::Seat(seat));
    let mut bot = bot_by_name::<G>(name, 11).expect("the name is known");
    let action = bot.choose(&view, &legal, &Budget::iterations(40));
    assert!(legal.contains(&action), "{name}: {action:?} is not legal");
    action
}

/// A bot chooses the same action in two states with equal views: it cannot depend on hidden information.
fn equal_views_equal_actions<G: Evaluated>() {
    for (number, (game, seat)) in positions::<G>(12).into_iter().enumerate() {
        let view = game.view(Viewer::Seat(seat));
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number as u64);
        let other = G::determinize(&view, &mut rng);
        assert!(other.view(Viewer::Seat(seat)) == view);
        for name in ["random", "greedy", "mcts", "mcts:60x3", "playouts:8"] {
            let (one, two) = (choose(name, &game, seat), choose(name, &other, seat));
            assert_eq!(one, two, "{} {name}, position {number}", G::ID);
        }
    }
}

/// The same for a bot that reuses its tree: over a whole game, it chooses the same actions from real states and
/// from sampled ones.
fn equal_views_equal_actions_with_reuse<G: Evaluated>() {
    let setup = G::setup(G::meta().seats.min, Seed::from_number(3));
    let mut game = G::new(&setup, &mut NullSink).expect("the setup is valid");
    let (mut rng, mut legal, mut others) =
        (Xoshiro256PlusPlus::seed_from_u64(4), Vec::new(), Vec::new());
    for name in ["mcts:30", "mcts:30x2"] {
        let mut bots = [9, 9].map(|seed| bot_by_name::<G>(name, seed).expect("the name is known"));
        for _ in 0..150 {
            let Some(seat) = game.to_act().first() else { break };
            game.legal(seat, &mut legal);
            let mut action = legal[rng.below(legal.len())];
            if seat == Seat::new(0) {
                let view = game.view(Viewer::Seat(seat));
                let other = G::determinize(&view, &mut rng);
                other.legal(seat, &mut others);
                let budget = Budget::default();
                action = bots[0].choose(&view, &legal, &budget);
                let same = bots[1].choose(&other.view(Viewer::Seat(seat)), &others, &budget);
                assert_eq!(action, same, "{} {name}", G::ID);
            }
            game.apply(seat, action, &mut NullSink);
        }
    }
}

/// Advice contains legal actions only, with win probabilities between 0 and 1.
fn advice_is_sound<G: Evaluated>() {
    for (game, seat) in positions::<G>(6) {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        for name in ["greedy", "mcts"] {
            let mut bot = bot_by_name::<G>(name, 3).expect("the name is known");
            let advice = bot.advise(&view, &legal, &Budget::iterations(60));
            assert!(!advice.is_empty());
            for advice in &advice {
                assert!(legal.contains(&advice.action));
                assert!((0.0..=1.0).contains(&advice.win), "{advice:?}");
                assert!(advice.visits > 0 && advice.margin.is_finite());
            }
        }
    }
}

macro_rules! laws_of_every_game {
    ($($id:ident = $package:ident::$game:ident,)*) => {$(
        mod $id {
            use signoria_games::$game;

            #[test]
            fn bots_depend_on_views_only() {
                super::equal_views_equal_actions::<$game>();
            }

            #[test]
            fn tree_reuse_depends_on_views_only() {
                super::equal_views_equal_actions_with_reuse::<$game>();
            }

            #[test]
            fn advice_is_sound() {
                super::advice_is_sound::<$game>();
            }
        }
    )*};
}

for_each_game!(laws_of_every_game);

#[test]
fn forced_actions_get_advice() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut legal = Vec::new();
    let mut game = NotreDame::new(&NotreDame::setup(3, Seed::from_number(5)), &mut NullSink)
        .expect("the setup is valid");
    while let Some(seat) = game.to_act().first() {
        game.legal(seat, &mut legal);
        if let [only] = legal[..] {
            let mut bot = bot_by_name::<NotreDame>("mcts", 1).expect("the name is known");
            let view = game.view(Viewer::Seat(seat));
            let advice = bot.advise(&view, &legal, &Budget::iterations(10));
            assert_eq!((advice.len(), advice[0].action), (1, only));
        }
        let action = legal[rng.below(legal.len())];
        game.apply(seat, action, &mut NullSink);
    }
}
