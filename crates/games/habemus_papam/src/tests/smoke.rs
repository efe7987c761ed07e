//! §3, §5.1–5.3, §5.6 Cleanup: setup, smoke, rounds, left-over cards; V08, V38–V45.

use signoria_engine::{Game, GameRng, NullSink, RngExt, Seed, Viewer, random_playout};

use super::table::{ALWIN, PETER, TESSA, Table};
use crate::{
    EventView, Frame, HabemusPapam,
    cards::{Card, Mission, Person, Ploy, Power, Slot},
};

#[test]
fn v08_every_player_starts_with_ten_gems_and_twenty_gold() {
    for seats in [3, 4] {
        for player in Table::new(seats).game.players.values() {
            assert_eq!(player.goods.gems, [4, 1, 2, 3]);
            assert_eq!(player.goods.gold, 20);
            assert_eq!(player.missions.len(), 2);
        }
    }
    assert_eq!(Table::new(3).game.undealt.len(), 2);
    assert_eq!(Table::new(4).game.undealt.len(), 0);
}

/// A table about to turn up this cardinal card and, below it, another cardinal.
fn turning_up(card: Card) -> Table {
    let mut table = Table::new(4);
    table.game.offer.cardinal = None;
    table
        .game
        .cardinal
        .retain(|other| *other != card && *other != Card::Person(Person::JuanDeLugo));
    table.game.cardinal.push(Card::Person(Person::JuanDeLugo));
    table.game.cardinal.push(card);
    table
}

#[test]
fn v39_black_smoke_pays_purses_then_missions_go_then_a_cardinal_comes() {
    let mut table = turning_up(Card::BlackSmoke)
        .gold([0; 4])
        .persons(
            TESSA,
            &[
                Person::AlessandroBichi,
                Person::PierLuigiCarafa,
                Person::FabioChigi,
                Person::JeanFrancoisDeRetz,
                Person::CarloDeMedici,
            ],
        )
        .at(Frame::Reveal);
    assert_eq!(table.all_gold(), [15, 0, 0, 0]);
    assert!(table.happened(
        |event| matches!(event, EventView::BlackSmoke { gold } if gold.values().eq(&[15, 0, 0, 0]))
    ));
    assert_eq!(table.game.offer.cardinal, None, "R6: the cardinal comes after the discards");
    assert_eq!(table.asked().len(), 4);
    while table.game.stack.top() == Some(Frame::Discard) {
        let seat = table.asked()[0];
        let discard = table.legal(seat)[0].clone();
        table.play(seat, &discard);
    }
    assert!(table.game.players.values().all(|player| player.missions.len() == 1));
    assert_eq!(table.game.offer.slots().count(), 4);
}

#[test]
fn v40_white_smoke_pays_nothing_and_makes_this_round_the_last() {
    let table = turning_up(Card::WhiteSmoke)
        .gold([3; 4])
        .persons(TESSA, &[Person::AlessandroBichi])
        .at(Frame::Reveal);
    assert_eq!(table.all_gold(), [3; 4]);
    assert!(table.game.last_round);
    assert_eq!(table.game.offer.cardinal, Some(Card::Person(Person::JuanDeLugo)));
    assert!(table.happened(|event| matches!(event, EventView::WhiteSmoke { last_round: true })));
}

#[test]
fn v42_black_smoke_comes_in_round_nine_to_eleven() {
    let mut rounds = [0; 3];
    for seed in 0..300 {
        let setup = HabemusPapam::setup(4, Seed::from_number(seed));
        let game = HabemusPapam::new(&setup, &mut NullSink).unwrap();
        // One card of round 1 is gone already.
        let below = game.cardinal.iter().rev().position(|card| *card == Card::BlackSmoke);
        let place = below.expect("it cannot come in round 1") + 2;
        assert!((9..=11).contains(&place), "place {place}");
        rounds[place - 9] += 1;
        let white = game.cardinal.iter().position(|card| *card == Card::WhiteSmoke).unwrap();
        assert!(white < 4, "White smoke is among the bottom four");
    }
    assert!(rounds.iter().all(|count| *count > 60), "R2: about equally likely: {rounds:?}");
}

#[test]
fn r2_exact_middle_puts_nine_cardinals_above_black_smoke() {
    for seed in 0..50 {
        let mut setup = HabemusPapam::setup(3, Seed::from_number(seed));
        setup.options.exact_middle = true;
        let game = HabemusPapam::new(&setup, &mut NullSink).unwrap();
        let place = game.cardinal.iter().rev().position(|card| *card == Card::BlackSmoke);
        assert_eq!(place, Some(8), "one of the nine lies in the offer");
    }
}

#[test]
fn v43_a_camerlengo_card_left_over_stays_without_effect() {
    let mut table = Table::new(3);
    table.bids(&["-", "-", "-"]);
    let gems: Vec<_> = table.game.players.values().map(|player| player.goods.gems).collect();
    let boxed = table.game.discards;
    table.play(TESSA, "take cardinal").play(ALWIN, "take political").play(PETER, "take action");
    assert_eq!(table.game.camerlengo, TESSA);
    assert_eq!(table.all_gold()[0], 20, "no gift");
    assert!(table.game.offer.camerlengo);
    assert_eq!(
        table.game.players.values().map(|player| player.goods.gems).collect::<Vec<_>>(),
        gems
    );
    assert_eq!(table.game.discards.ploys, boxed.ploys);
    let left = |card| EventView::LeftOver { card };
    assert!(table.happened(|event| *event == left(Card::Camerlengo)), "it is told that it stays");
}

#[test]
fn v44_a_left_over_cardinal_goes_to_the_box() {
    let mut table = Table::new(3)
        .offer(Slot::Cardinal, Some(Card::Person(Person::GirolamoColonna)))
        .offer(Slot::Political, Some(Card::Power(Power::LouisXiv)));
    table.bids(&["-", "-", "-"]);
    table.play(TESSA, "take camerlengo").play(ALWIN, "take political").play(PETER, "take action");
    assert!(table.game.discards.persons.contains(Person::GirolamoColonna));
}

#[test]
fn what_is_left_leaves_the_offer_but_for_the_camerlengo_card() {
    let mut table = Table::new(3);
    table.game.clean_up(&mut NullSink);
    assert_eq!(table.game.offer.slots().collect::<Vec<_>>(), [Slot::Camerlengo]);
}

#[test]
fn v45_a_card_taken_in_a_round_can_be_played_from_the_next_one() {
    let mut table = Table::new(4);
    assert_eq!(table.game.stack.top(), Some(Frame::FirstBids), "no selection in round 1");
    table = table.offer(Slot::Action, Some(Card::Ploy(Ploy::Swap)));
    table.bids(&["-", "-", "-", "-"]);
    table.play(TESSA, "take action").play(ALWIN, "take cardinal").play(PETER, "take political");
    assert_eq!(table.game.round, 2);
    table.asks(&[TESSA]);
    assert_eq!(table.legal(TESSA), ["pass", "play swap"]);
}

#[test]
fn r27_the_last_round_has_its_action_cards() {
    let table = turning_up(Card::WhiteSmoke).hand(TESSA, &[Ploy::Receive10]).at(Frame::Reveal);
    assert!(table.game.last_round);
    assert_eq!(table.game.stack.top(), Some(Frame::Select));
    table.asks(&[TESSA]);
}

#[test]
fn r25_two_equal_missions_still_make_a_question() {
    let mut table = turning_up(Card::BlackSmoke)
        .missions(TESSA, &[Mission::FourArms, Mission::FourArms])
        .at(Frame::Reveal);
    assert_eq!(table.asked().len(), 4, "D4: not asking would tell what she holds");
    assert_eq!(table.legal(TESSA), ["discard four_arms"]);
    table.play(TESSA, "discard four_arms");
    assert_eq!(table.game.players[TESSA].missions.as_slice(), [Mission::FourArms]);
}

#[test]
fn a_discarded_mission_is_known_to_its_owner_only() {
    let mut table = turning_up(Card::BlackSmoke)
        .missions(TESSA, &[Mission::FranceThree, Mission::SpainUrban])
        .at(Frame::Reveal);
    table.play(TESSA, "discard spain_urban");
    let own = table.game.view(Viewer::Seat(TESSA));
    assert_eq!(own.players[TESSA].discarded, Some(Mission::SpainUrban));
    for viewer in [Viewer::Seat(ALWIN), Viewer::Spectator] {
        let seen = table.game.view(viewer);
        assert_eq!(seen.players[TESSA].discarded, None);
        assert_eq!(seen.players[TESSA].known_missions, None);
        assert!(seen.players[TESSA].has_discarded);
    }
}

/// INV 12: 16, 17 or 18 rounds, as White smoke lies; R7 for the very bottom.
#[test]
fn the_number_of_rounds_follows_from_the_place_of_white_smoke() {
    let mut seen = [0; 4];
    for seed in 0..80 {
        let setup = HabemusPapam::setup(4, Seed::from_number(seed));
        let mut game = HabemusPapam::new(&setup, &mut NullSink).unwrap();
        let place = 19 - game.cardinal.iter().position(|card| *card == Card::WhiteSmoke).unwrap();
        let mut rng = GameRng::new(Seed::from_number(seed + 1000)).next_stream();
        random_playout(&mut game, &mut rng, &mut Vec::new(), u64::MAX);
        assert_eq!(game.round, [16, 17, 18, 18][place - 16]);
        assert!(game.discards.white_smoke);
        seen[place - 16] += 1;
        let _ = rng.below(2);
    }
    assert!(seen.iter().all(|count| *count > 5), "{seen:?}");
}

#[test]
fn r3_the_host_may_choose_the_first_camerlengo() {
    let mut setup = HabemusPapam::setup(3, Seed::from_number(5));
    setup.options.first_camerlengo = crate::FirstCamerlengo::Seat2;
    assert_eq!(HabemusPapam::new(&setup, &mut NullSink).unwrap().camerlengo, PETER);
    setup.options.first_camerlengo = crate::FirstCamerlengo::Seat3;
    let error = HabemusPapam::new(&setup, &mut NullSink).unwrap_err();
    assert_eq!(error.problems[0].key, "problem-first_camerlengo");
}
