//! Points that lie open, and rounds.

use signoria_carrara::Carrara;
use signoria_engine::{Game, GameRng, Seat, Seed, Viewer, random_playout};
use signoria_habemus_papam::HabemusPapam;
use signoria_la_citta::LaCitta;
use signoria_machiavelli::Machiavelli;
use signoria_notre_dame::{NotreDame, Options};
use signoria_registry::RawSetup;

/// At the end of random games the open points are those of the result, but for what only the end brings.
fn compare<G: Game>(seats: u8, open: &[&str]) {
    for seed in 0..5 {
        let mut game =
            G::new(&G::setup(seats, Seed::from_number(seed)), &mut signoria_engine::Quiet)
                .expect("it can be dealt");
        let mut chance = GameRng::new(Seed::from_number(seed)).open();
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
fn open_points_are_those_of_the_result_but_for_what_comes_at_the_end() {
    compare::<LaCitta>(3, &["citizens", "full_cities"]);
    compare::<Machiavelli>(4, &["districts", "complete"]);
    compare::<HabemusPapam>(3, &["persons", "louis_xiv", "conspirators", "squadrone"]);
}

#[test]
fn the_prestige_of_others_is_open_with_the_memory_aid_only() {
    for memory_aid in [false, true] {
        let setup = signoria_engine::Setup {
            options: Options { memory_aid, ..Options::default() },
            ..NotreDame::setup(2, Seed::from_number(1))
        };
        let game = NotreDame::new(&setup, &mut signoria_engine::Quiet).expect("it can be dealt");
        let view = game.view(Viewer::Seat(Seat::new(0)));
        assert_eq!(NotreDame::points(&view, Seat::new(0)), Some(0));
        assert_eq!(NotreDame::points(&view, Seat::new(1)), memory_aid.then_some(0));
    }
}

#[test]
fn rounds_never_fall_and_all_are_counted() {
    let last = [
        (NotreDame::ID, Some(9)),
        (LaCitta::ID, Some(6)),
        (Carrara::ID, None),
        (Machiavelli::ID, None),
        (HabemusPapam::ID, None),
    ];
    for (id, wanted) in last {
        let game = signoria_registry::game(id).expect("it is there");
        let mut table = game.start(&RawSetup::new(3, Seed([3; 32]))).expect("it is dealt");
        let mut round = table.round().expect("every game counts rounds");
        let mut turn = 0;
        while let Some(seat) = table.to_act().first() {
            let choices = table.choices(seat);
            let text = choices[turn * 7 % choices.len()].text.clone();
            table.play(seat, &text).expect("it is a choice");
            turn += 1;
            let next = table.round().expect("every game counts rounds");
            assert!(next == round || next == round + 1, "{id}: {round}, then {next}");
            round = next;
        }
        assert!(wanted.is_none_or(|wanted| wanted == round) && round > 2, "{id}: {round}");
        let totals = table.outcome().expect("it is over").standings;
        let totals: Vec<Option<i32>> = totals.iter().map(|it| Some(it.total)).collect();
        assert_eq!(table.points(Viewer::Spectator), totals, "{id}");
    }
}
