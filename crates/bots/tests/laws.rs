//! What every bot of every game obeys.

use rand_xoshiro::Xoshiro256PlusPlus;
use signoria_bots::{Budget, named};
use signoria_carrara::Carrara;
use signoria_engine::{Draw as _, Game, Quiet, Seat, Seed, SeedableRng, Setup, Viewer};
use signoria_habemus_papam::HabemusPapam;
use signoria_la_citta::LaCitta;
use signoria_machiavelli::Machiavelli;
use signoria_notre_dame::NotreDame;

/// Positions from random play, some early, some late, each with a seat that must decide.
fn positions<G: Game>(count: u64) -> Vec<(G, Seat)> {
    let mut found = Vec::new();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut legal = Vec::new();
    let seats = 3.clamp(G::meta().seats.min, G::meta().seats.max);
    for number in 0..count {
        let mut game =
            G::new(&Setup::new(seats, Seed::from_number(number)), &mut Quiet).expect("it deals");
        for _ in 0..rng.below(60) {
            let Some(seat) = game.to_act().first() else { break };
            game.legal(seat, &mut legal);
            game.apply(seat, legal[rng.below(legal.len())], &mut Quiet);
        }
        let asked: Vec<Seat> = game.to_act().iter().collect();
        if let Some(seat) = rng.pick(&asked) {
            found.push((game, seat));
        }
    }
    found
}

fn answer<G: Game>(name: &str, game: &G, seat: Seat) -> G::Action {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let view = game.view(Viewer::Seat(seat));
    let mut bot = named::<G>(name, 11).expect("it is a name");
    let action = bot.choose(&view, &legal, &Budget::iterations(40));
    assert!(legal.contains(&action), "{name}: {action:?} is not legal");
    action
}

/// Two states that look the same to a seat get the same answer: a bot cannot know what is hidden.
fn equal_views_equal_answers<G: Game>() {
    for (number, (game, seat)) in positions::<G>(12).into_iter().enumerate() {
        let view = game.view(Viewer::Seat(seat));
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number as u64);
        let other = G::determinize(&view, &mut rng);
        assert!(other.view(Viewer::Seat(seat)) == view);
        for name in ["random", "greedy", "mcts", "mcts:60x3", "playouts:8"] {
            let (one, two) = (answer(name, &game, seat), answer(name, &other, seat));
            assert_eq!(one, two, "{} {name}, position {number}", G::ID);
        }
    }
}

/// The same for a bot that remembers what it thought before: asked about a whole game, once from the
/// real states and once from sampled ones, it answers the same.
fn memory_holds_nothing_hidden<G: Game>() {
    let setup = Setup::new(G::meta().seats.min, Seed::from_number(3));
    let mut game = G::new(&setup, &mut Quiet).expect("it deals");
    let (mut lots, mut legal, mut others) =
        (Xoshiro256PlusPlus::seed_from_u64(4), Vec::new(), Vec::new());
    for name in ["mcts:30", "mcts:30x2"] {
        let mut bots = [9, 9].map(|seed| named::<G>(name, seed).expect("it is a name"));
        for _ in 0..150 {
            let Some(seat) = game.to_act().first() else { break };
            game.legal(seat, &mut legal);
            let mut action = legal[lots.below(legal.len())];
            if seat == Seat::new(0) {
                let view = game.view(Viewer::Seat(seat));
                let other = G::determinize(&view, &mut lots);
                other.legal(seat, &mut others);
                let budget = Budget::default();
                action = bots[0].choose(&view, &legal, &budget);
                let same = bots[1].choose(&other.view(Viewer::Seat(seat)), &others, &budget);
                assert_eq!(action, same, "{} {name}", G::ID);
            }
            game.apply(seat, action, &mut Quiet);
        }
    }
}

#[test]
fn a_bot_that_keeps_its_tree_knows_what_its_seat_knows() {
    memory_holds_nothing_hidden::<HabemusPapam>();
    memory_holds_nothing_hidden::<NotreDame>();
    memory_holds_nothing_hidden::<Carrara>();
    memory_holds_nothing_hidden::<LaCitta>();
    memory_holds_nothing_hidden::<Machiavelli>();
}

#[test]
fn bots_of_habemus_papam_know_what_their_seat_knows() {
    equal_views_equal_answers::<HabemusPapam>();
}

#[test]
fn bots_of_notre_dame_know_what_their_seat_knows() {
    equal_views_equal_answers::<NotreDame>();
}

#[test]
fn bots_of_carrara_know_what_their_seat_knows() {
    equal_views_equal_answers::<Carrara>();
}

#[test]
fn bots_of_la_citta_know_what_their_seat_knows() {
    equal_views_equal_answers::<LaCitta>();
}

#[test]
fn bots_of_machiavelli_know_what_their_seat_knows() {
    equal_views_equal_answers::<Machiavelli>();
}

/// Advice names legal actions only, best first, with chances between 0 and 1.
fn advice_is_sound<G: Game>() {
    for (game, seat) in positions::<G>(6) {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        for name in ["greedy", "mcts"] {
            let mut bot = named::<G>(name, 3).expect("it is a name");
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

#[test]
fn advice_of_every_game_is_sound() {
    advice_is_sound::<HabemusPapam>();
    advice_is_sound::<NotreDame>();
    advice_is_sound::<Carrara>();
    advice_is_sound::<LaCitta>();
    advice_is_sound::<Machiavelli>();
}

#[test]
fn a_forced_action_gets_an_opinion_too() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut legal = Vec::new();
    let mut game =
        NotreDame::new(&Setup::new(3, Seed::from_number(5)), &mut Quiet).expect("it deals");
    while let Some(seat) = game.to_act().first() {
        game.legal(seat, &mut legal);
        if let [only] = legal[..] {
            let mut bot = named::<NotreDame>("mcts", 1).expect("it is a name");
            let view = game.view(Viewer::Seat(seat));
            let advice = bot.advise(&view, &legal, &Budget::iterations(10));
            assert_eq!((advice.len(), advice[0].action), (1, only));
        }
        let action = legal[rng.below(legal.len())];
        game.apply(seat, action, &mut Quiet);
    }
}
