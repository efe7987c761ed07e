//! Public points, and rounds.

use signoria_engine::{Game, GameRng, Seat, Seed, Viewer, random_playout};
use signoria_games::{HabemusPapam, LaCitta, Machiavelli, NotreDame, notre_dame::Options};
use signoria_registry::{GAMES, RawSetup};

/// At the end of random games the public points equal those of the result, except for sources that only the
/// end gives.
fn compare<G: Game>(seats: u8, open: &[&str]) {
    for seed in 0..5 {
        let mut game =
            G::new(&G::setup(seats, Seed::from_number(seed)), &mut signoria_engine::NullSink)
                .expect("it can be dealt");
        let mut chance = GameRng::new(Seed::from_number(seed)).next_stream();
        random_playout(&mut game, &mut chance, &mut Vec::new(), 10_000);
        let outcome = game.outcome().expect("it is over");
        let view = game.view(Viewer::Spectator);
        for seat in Seat::all(seats) {
            let parts = outcome.of(seat).parts.iter().filter(|it| open.contains(&it.source));
            let sum: i32 = parts.map(|part| part.points).sum();
            assert_eq!(G::points(&view, seat), Some(sum), "{} {seed} {seat:?}", G::ID);
        }
    }
}

#[test]
fn public_points_match_the_result_except_for_final_scoring() {
    compare::<LaCitta>(3, &["citizens", "full_cities"]);
    compare::<Machiavelli>(4, &["districts", "complete"]);
    compare::<HabemusPapam>(3, &["persons", "louis_xiv", "conspirators", "squadrone"]);
}

#[test]
fn prestige_of_others_is_public_only_with_the_memory_aid() {
    for memory_aid in [false, true] {
        let setup = signoria_engine::Setup {
            options: Options { memory_aid, ..Options::default() },
            ..NotreDame::setup(2, Seed::from_number(1))
        };
        let game = NotreDame::new(&setup, &mut signoria_engine::NullSink).expect("it can be dealt");
        let view = game.view(Viewer::Seat(Seat::new(0)));
        assert_eq!(NotreDame::points(&view, Seat::new(0)), Some(0));
        assert_eq!(NotreDame::points(&view, Seat::new(1)), memory_aid.then_some(0));
    }
}

#[test]
fn rounds_never_fall_and_all_are_counted() {
    for game in GAMES {
        let id = game.meta().id;
        let seats = 3.clamp(game.meta().seats.min, game.meta().seats.max);
        let mut table = game.start(&RawSetup::new(seats, Seed([3; 32]))).expect("it is dealt");
        let counted = table.round();
        let mut round = counted.unwrap_or_default();
        let mut turn = 0;
        while let Some(seat) = table.to_act().first() {
            let choices = table.choices(seat);
            let text = choices[turn * 7 % choices.len()].text.clone();
            table.play(seat, &text).expect("it is a choice");
            turn += 1;
            assert_eq!(table.round().is_some(), counted.is_some(), "{id}: always or never");
            let next = table.round().unwrap_or_default();
            assert!(next == round || next == round + 1, "{id}: {round}, then {next}");
            round = next;
        }
        match id {
            NotreDame::ID => assert_eq!(round, 9),
            LaCitta::ID => assert_eq!(round, 6),
            _ => assert!(counted.is_none() || round > 0, "{id}: {round}"),
        }
        let totals = table.outcome().expect("it is over").standings;
        let totals: Vec<Option<i32>> = totals.iter().map(|it| Some(it.total)).collect();
        assert_eq!(table.points(Viewer::Spectator), totals, "{id}");
    }
}
