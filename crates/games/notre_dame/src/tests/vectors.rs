//! The test vectors of §12, each under its number.

use signoria_engine::{Game, NullSink, Viewer, flow};

use super::{
    S0, S1, S2, S3, Table, arm, bribing, cubes, give, go, me, open, plague, prestige, ready, table,
    table_with,
};
use crate::{
    Options,
    cards::{ActionCard, Card, Colour, Person, Sector, Tile},
    event::{Cause, Event, EventView},
    frame::Frame,
    options::Start,
    state::Source,
    streets::{Market, Spot},
};

const SCHOOL: ActionCard = ActionCard::CloisterSchool;

/// Own and general supply of seat 0.
fn supplies(table: &Table) -> (u8, u8) {
    let player = &table.game.players[S0];
    (player.own, player.general)
}

fn count(table: &Table, sector: Sector) -> u8 {
    table.game.players[S0].count(sector)
}

#[test]
fn tv_01_cloister_school_gives_a_cube_per_piece() {
    let mut table = ready(3, SCHOOL);
    me(&mut table).cubes[Sector::CloisterSchool.index()] = 2;
    (me(&mut table).own, me(&mut table).general) = (3, 9);
    table.play_all(0, &["play cloister_school red", "supply"]);
    assert_eq!((count(&table, Sector::CloisterSchool), supplies(&table)), (3, (5, 6)));
    arm(&mut table, SCHOOL);
    table.play_all(0, &["play cloister_school red", "supply"]);
    assert_eq!((count(&table, Sector::CloisterSchool), supplies(&table)), (4, (8, 2)));
}

#[test]
fn tv_02_a_colour_may_be_repeated_only_after_all_others() {
    let mut table = table(4);
    for borough in [1, 3, 0] {
        give(&mut table, S0, borough, Tile::Plain);
    }
    assert_eq!(table.game.takeable(S0), 0b0100, "only blue");
    give(&mut table, S0, 2, Tile::Plain);
    assert_eq!(table.game.takeable(S0), 0b1111, "all, a second blue among them");
}

#[test]
fn tv_03_the_third_piece_in_the_hotel_gives_one_pick() {
    let mut table = ready(3, ActionCard::Hotel);
    cubes(&mut table, Sector::Hotel, 2);
    me(&mut table).rat = 1;
    table.play_all(0, &["play hotel red", "supply"]);
    assert_eq!(table.legal_texts(0), ["pick coin", "pick cube", "pick rat_back"]);
    table.play(0, "pick coin");
    assert_eq!(me(&mut table).coins, 4);
    assert_ne!(table.asked(), [0], "no second pick");
}

#[test]
fn tv_04_the_fourth_piece_in_the_hotel_gives_two_picks() {
    let mut table = ready(3, ActionCard::Hotel);
    cubes(&mut table, Sector::Hotel, 3);
    me(&mut table).rat = 2;
    table.play_all(0, &["play hotel red", "supply"]);
    let all = [
        "pick coin coin",
        "pick coin cube",
        "pick coin rat_back",
        "pick cube cube",
        "pick cube rat_back",
        "pick rat_back rat_back",
    ];
    assert_eq!(table.legal_texts(0), all);
    table.play(0, "pick rat_back rat_back");
    assert_eq!(me(&mut table).rat, 0);
}

#[test]
fn tv_05_the_friend_acts_like_a_cube_in_the_bank() {
    let mut table = ready(3, ActionCard::TrustedFriend);
    cubes(&mut table, Sector::Bank, 2);
    let own = me(&mut table).own;
    table.play_all(0, &["play trusted_friend red", "friend bank"]);
    let player = me(&mut table);
    assert_eq!((player.coins, player.friend, player.own), (6, Some(Sector::Bank), own));
}

#[test]
fn tv_06_the_second_park_cube_moves_the_rat_and_gives_no_prestige() {
    let mut table = ready(3, ActionCard::Park);
    cubes(&mut table, Sector::Park, 1);
    me(&mut table).rat = 4;
    table.play_all(0, &["play park red", "supply"]);
    assert_eq!((count(&table, Sector::Park), me(&mut table).rat, prestige(&table, S0)), (2, 3, 0));
}

#[test]
fn tv_07_two_park_cubes_raise_the_residence_by_one() {
    let mut table = ready(3, ActionCard::Residence);
    cubes(&mut table, Sector::Park, 2);
    cubes(&mut table, Sector::Residence, 2);
    table.play_all(0, &["play residence red", "supply"]);
    assert_eq!(prestige(&table, S0), 4);
}

#[test]
fn tv_08_two_park_cubes_raise_the_lawyer_by_one() {
    let mut table = bribing(4, Person::Lawyer);
    cubes(&mut table, Sector::Park, 2);
    for (borough, tile) in
        [(0, Tile::Coin), (1, Tile::Coin), (2, Tile::Coin), (3, Tile::Coin), (0, Tile::Plain)]
    {
        give(&mut table, S0, borough, tile);
    }
    table.play(0, "bribe lawyer");
    assert_eq!((me(&mut table).coins, prestige(&table, S0)), (2, 7));
}

#[test]
fn tv_09_five_park_cubes_raise_a_donation_by_two() {
    let mut table = ready(3, ActionCard::NotreDame);
    cubes(&mut table, Sector::Park, 5);
    table.play_all(0, &["play notre_dame red", "supply", "donate 2"]);
    let player = me(&mut table);
    assert_eq!((player.coins, player.cathedral, player.prestige()), (1, 1, 5));
}

#[test]
fn tv_10_six_park_cubes_raise_the_last_scoring_by_three() {
    let mut table = table(4);
    cubes(&mut table, Sector::Park, 6);
    (table.game.stage, table.game.round) = (2, 3);
    (table.game.players[S0].cathedral, table.game.players[S1].cathedral) = (2, 1);
    go(&mut table, Frame::RoundEnd);
    assert_eq!(prestige(&table, S0), 9);
    assert!(table.game.outcome().is_some());
}

#[test]
fn tv_11_the_pool_is_shared_out_among_the_cubes() {
    let mut table = table(4);
    table.game.round = 3;
    let green = &mut table.game.players[S3];
    (green.cathedral, green.cubes[Sector::Park.index()]) = (2, 2);
    table.game.players[S2].cathedral = 1;
    let general: Vec<u8> = table.game.players.values().map(|player| player.general).collect();
    go(&mut table, Frame::RoundEnd);
    assert!(table.events.contains(&Event::Cathedral { stage: 0, pool: 10, cubes: 3, share: 3 }));
    assert_eq!((prestige(&table, S3), prestige(&table, S2)), (7, 3));
    assert_eq!((prestige(&table, S0), prestige(&table, S1)), (0, 0));
    let players = &table.game.players;
    assert!(players.values().all(|player| player.cathedral == 0));
    assert_eq!((players[S3].general, players[S2].general), (general[3] + 2, general[2] + 1));
}

#[test]
fn tv_12_with_an_empty_supply_a_cube_moves_to_notre_dame() {
    let mut table = ready(3, ActionCard::NotreDame);
    cubes(&mut table, Sector::Hospital, 1);
    (me(&mut table).own, me(&mut table).coins) = (0, 2);
    table.play(0, "play notre_dame red");
    assert_eq!(table.legal_texts(0), ["decline", "move hospital"]);
    table.play_all(0, &["move hospital", "donate 1"]);
    let player = me(&mut table);
    assert_eq!(player.cubes, [0; 7]);
    assert_eq!((player.cathedral, player.coins, player.own), (1, 1, 0));
    assert_eq!(prestige(&table, S0), 1);
}

/// Rat marker of seat 0 after a plague, and whether it was penalised.
fn after_plague(value: u8, hospital: u8, friend: bool, rat: u8, doctor: bool) -> (u8, bool) {
    let mut table = table(3);
    cubes(&mut table, Sector::Hospital, hospital);
    let player = me(&mut table);
    player.friend = friend.then_some(Sector::Hospital);
    player.rat = rat;
    player.points[Source::Residence as usize] = 10;
    player.bribed = doctor.then_some(Person::Doctor);
    plague(&mut table, value);
    let penalised = prestige(&table, S0) == 8;
    assert_eq!(penalised, table.events.contains(&Event::PrestigeLost { seat: S0, points: 2 }));
    (me(&mut table).rat, penalised)
}

#[test]
fn tv_13_two_in_the_hospital_soften_a_plague_of_three() {
    assert_eq!(after_plague(3, 2, false, 4, false), (5, false));
}

#[test]
fn tv_14_exactly_nine_is_safe() {
    assert_eq!(after_plague(3, 0, false, 6, false), (9, false));
}

#[test]
fn tv_15_the_friend_in_the_hospital_helps_to_move_the_rat_back() {
    assert_eq!(after_plague(3, 3, true, 5, false), (4, false));
}

#[test]
fn tv_16_beyond_nine_costs_two_prestige_and_a_cube() {
    assert_eq!(after_plague(7, 2, false, 5, false), (9, true));
    let mut table = table(3);
    cubes(&mut table, Sector::Hospital, 2);
    me(&mut table).rat = 5;
    let general = me(&mut table).general;
    plague(&mut table, 7);
    assert_eq!((count(&table, Sector::Hospital), me(&mut table).general), (1, general + 1));
}

#[test]
fn tv_17_far_beyond_nine_costs_the_same() {
    assert_eq!(after_plague(7, 0, false, 9, false), (9, true));
}

#[test]
fn tv_18_cube_and_friend_save_from_the_penalty() {
    assert_eq!(after_plague(7, 1, true, 4, false), (9, false));
}

#[test]
fn tv_19_the_doctor_makes_the_plague_nothing() {
    assert_eq!(after_plague(6, 1, true, 7, true), (5, false));
}

#[test]
fn tv_20_without_the_doctor_the_same_plague_strikes() {
    assert_eq!(after_plague(6, 1, true, 7, false), (9, true));
}

#[test]
fn tv_21_the_magician_moves_a_cube_and_the_carriage_drives() {
    let mut table = bribing(4, Person::Magician);
    cubes(&mut table, Sector::CarriageHouse, 2);
    cubes(&mut table, Sector::Bank, 1);
    table.play_all(0, &["bribe magician", "lift bank", "to carriage_house"]);
    assert_eq!(count(&table, Sector::CarriageHouse), 3);
    assert_eq!(table.game.stack.top(), Some(Frame::Drive { seat: S0, range: 3 }));
    table.play(0, "drive b1_inner_cw take");
    assert_eq!(prestige(&table, S0), 2);
}

#[test]
fn tv_22_the_lady_in_waiting_counts_one_fullest_sector() {
    let mut table = bribing(3, Person::LadyInWaiting);
    cubes(&mut table, Sector::CarriageHouse, 5);
    cubes(&mut table, Sector::Hotel, 5);
    cubes(&mut table, Sector::Bank, 1);
    table.play(0, "bribe lady_in_waiting");
    assert_eq!(prestige(&table, S0), 5);
}

#[test]
fn tv_23_the_beggar_king_counts_the_fields_before_the_rat() {
    let mut table = bribing(3, Person::BeggarKing);
    me(&mut table).rat = 4;
    table.play(0, "bribe beggar_king");
    assert_eq!(prestige(&table, S0), 5);
}

#[test]
fn tv_24_the_lawyer_counts_pairs_of_messages() {
    let mut table = bribing(5, Person::Lawyer);
    for borough in 0..5 {
        give(&mut table, S0, borough, Tile::Coin);
    }
    table.play(0, "bribe lawyer");
    assert_eq!(prestige(&table, S0), 6);
}

/// The board of the carriage examples: yellow, red, blue, green.
fn carriage_board() -> Table {
    let colours = vec![Colour::Yellow, Colour::Red, Colour::Blue, Colour::Green];
    let mut table = table_with(4, Options { colours, ..Options::default() });
    table.game.layout[1] = [Tile::Cube, Tile::Coin, Tile::Rat, Tile::Plain];
    table
}

#[test]
fn tv_25_the_first_drive_reaches_a_red_message() {
    let mut table = carriage_board();
    arm(&mut table, ActionCard::CarriageHouse);
    let (own, general) = supplies(&table);
    table.play_all(0, &["play carriage_house yellow", "supply", "drive b1_inner_ccw take"]);
    assert_eq!(prestige(&table, S0), 2);
    assert_eq!(supplies(&table), (own, general - 1));

    arm(&mut table, ActionCard::CarriageHouse);
    table.play_all(0, &["play carriage_house yellow", "supply"]);
    let ends: Vec<String> = table
        .legal_texts(0)
        .into_iter()
        .filter(|text| text.starts_with("drive") && !text.ends_with("take"))
        .collect();
    let expected = [
        "b0_center",
        "b0_inner_ccw",
        "b0_inner_cw",
        "b0_outer_cw",
        "b0_outer_ccw",
        "b1_center",
        "b1_inner_ccw",
        "b1_inner_cw",
        "b1_outer_cw",
        "b1_outer_ccw",
        "b2_center",
        "b2_inner_ccw",
        "b3_inner_cw",
    ]
    .map(|market| format!("drive {market}"));
    assert_eq!(ends, expected);
    assert!(table.allows(0, "stay"));
    for market in ["b1_inner_cw", "b1_outer_cw", "b1_outer_ccw"] {
        assert!(!table.allows(0, &format!("drive {market} take")), "red is barred: {market}");
    }
    assert!(table.allows(0, "drive b0_inner_cw take"));
    for borough in [0, 2, 3] {
        give(&mut table, S0, borough, Tile::Plain);
    }
    assert!(table.allows(0, "drive b1_inner_cw take"), "after yellow, blue and green");
}

#[test]
fn tv_26_range_one_reaches_two_messages_and_two_empty_markets() {
    let mut table = carriage_board();
    let at = |borough, spot| Market::new(borough, spot);
    give(&mut table, S0, 1, Tile::Cube);
    give(&mut table, S2, 1, Tile::Plain);
    table.game.players[S0].carriage = at(1, Spot::InnerCcw);
    table.game.players[S1].carriage = at(1, Spot::Center);
    table.game.players[S3].carriage = at(1, Spot::OuterCcw);
    go(&mut table, Frame::Drive { seat: S3, range: 1 });
    let expected = [
        "stay",
        "drive b0_outer_cw",
        "drive b0_outer_cw take",
        "drive b1_center",
        "drive b1_inner_ccw",
        "drive b1_outer_cw",
        "drive b1_outer_cw take",
    ];
    assert_eq!(table.legal_texts(3), expected);
}

/// Lets every seat begin the draft with these three cards.
fn drawn(seats: u8, draws: &[[ActionCard; 3]]) -> Table {
    let mut table = table(seats);
    for (seat, draw) in signoria_engine::Seat::all(seats).zip(draws) {
        let rest = ActionCard::ALL.into_iter().filter(|card| !draw.contains(card));
        let deck: Vec<ActionCard> = draw.iter().copied().chain(rest).collect();
        table.game.players[seat].deck = deck.try_into().unwrap();
    }
    go(&mut table, Frame::Reveal);
    table
}

fn hand(table: &Table, seat: u8) -> Vec<String> {
    let hand = table.game.hand(signoria_engine::Seat::new(seat));
    hand.iter().map(Card::to_string).collect()
}

const DRAWS: [[ActionCard; 3]; 3] = [
    [ActionCard::Bank, ActionCard::Park, ActionCard::Hotel],
    [ActionCard::Hospital, ActionCard::Residence, ActionCard::NotreDame],
    [ActionCard::CloisterSchool, ActionCard::CarriageHouse, ActionCard::TrustedFriend],
];

#[test]
fn tv_27_with_two_players_one_card_comes_back() {
    let mut table = drawn(2, &DRAWS[..2]);
    table.play(0, "keep bank red").play(1, "keep hospital purple");
    assert_eq!(table.legal_texts(0), ["keep residence purple", "keep notre_dame purple"]);
    assert_eq!(table.legal_texts(1), ["keep hotel red", "keep park red"]);
    table.play(0, "keep residence purple").play(1, "keep park red");
    assert_eq!(hand(&table, 0), ["bank red", "residence purple", "hotel red"]);
    assert_eq!(hand(&table, 1), ["hospital purple", "park red", "notre_dame purple"]);
}

#[test]
fn tv_28_with_three_players_every_player_holds_three_colours() {
    let mut table = drawn(3, &DRAWS);
    table.play(0, "keep bank red").play(1, "keep hospital purple");
    table.play(2, "keep cloister_school blue");
    table.play(0, "keep trusted_friend blue").play(1, "keep park red");
    table.play(2, "keep residence purple");
    assert_eq!(hand(&table, 0), ["bank red", "trusted_friend blue", "notre_dame purple"]);
    assert_eq!(hand(&table, 1), ["hospital purple", "park red", "carriage_house blue"]);
    assert_eq!(hand(&table, 2), ["cloister_school blue", "residence purple", "hotel red"]);
}

#[test]
fn tv_29_with_four_or_five_players_the_hand_holds_three_decks() {
    for seats in [4, 5] {
        let mut table = table(seats);
        while matches!(
            table.game.stack.top(),
            Some(Frame::KeepFirst { .. } | Frame::KeepSecond { .. })
        ) {
            let seat = table.to_act().first().unwrap();
            let last = table.legal_texts(seat).pop().unwrap();
            table.play(seat, &last);
        }
        for seat in signoria_engine::Seat::all(seats) {
            let colours: Vec<Colour> =
                table.game.hand(seat).iter().map(|card| card.colour).collect();
            let right = seat.right(seats);
            let decks = [seat, right, right.right(seats)];
            assert_eq!(colours, decks.map(|owner| table.game.colour(owner)), "{seats} {seat}");
        }
    }
}

#[test]
fn tv_30_the_park_raises_a_message() {
    let mut table = table(3);
    cubes(&mut table, Sector::Park, 4);
    go(&mut table, Frame::Drive { seat: S0, range: 1 });
    table.play(0, "drive b1_inner_ccw take");
    assert_eq!((prestige(&table, S0), me(&mut table).coins), (3, 4));
}

#[test]
fn tv_31_nothing_gained_is_not_raised() {
    let mut table = bribing(3, Person::Lawyer);
    cubes(&mut table, Sector::Park, 4);
    give(&mut table, S0, 1, Tile::Plain);
    table.play(0, "bribe lawyer");
    assert_eq!((prestige(&table, S0), me(&mut table).coins), (0, 2));

    let mut table = bribing(3, Person::BeggarKing);
    cubes(&mut table, Sector::Park, 4);
    me(&mut table).rat = 9;
    table.play(0, "bribe beggar_king");
    assert_eq!(prestige(&table, S0), 0);
    assert!(table.events.contains(&Event::EmptyFavour { seat: S0, person: Person::BeggarKing }));
}

#[test]
fn tv_32_the_friend_leaves_the_park_before_the_residence_counts() {
    let mut table = ready(3, ActionCard::TrustedFriend);
    cubes(&mut table, Sector::Park, 1);
    cubes(&mut table, Sector::Residence, 2);
    me(&mut table).friend = Some(Sector::Park);
    table.play_all(0, &["play trusted_friend red", "friend residence"]);
    assert_eq!((count(&table, Sector::Residence), count(&table, Sector::Park)), (3, 1));
    assert_eq!(prestige(&table, S0), 3);
}

#[test]
fn tv_33_a_cube_taken_from_the_park_no_longer_raises() {
    let mut table = ready(3, ActionCard::Residence);
    cubes(&mut table, Sector::Park, 2);
    cubes(&mut table, Sector::Residence, 2);
    me(&mut table).own = 0;
    table.play_all(0, &["play residence red", "move park"]);
    assert_eq!((count(&table, Sector::Park), count(&table, Sector::Residence)), (1, 3));
    assert_eq!(prestige(&table, S0), 3);
}

#[test]
fn tv_34_with_a_cube_in_supply_none_moves_on_the_board() {
    let mut table = ready(3, ActionCard::Residence);
    cubes(&mut table, Sector::Bank, 3);
    me(&mut table).own = 1;
    table.play(0, "play residence red");
    assert_eq!(table.legal_texts(0), ["decline", "supply"]);
    assert_eq!(table.why(0, "move bank").rule, "7.1");
}

#[test]
fn tv_35_the_friend_is_no_cube_to_be_moved() {
    let mut table = ready(3, ActionCard::Hotel);
    (me(&mut table).own, me(&mut table).friend) = (0, Some(Sector::Bank));
    table.play(0, "play hotel red");
    assert!(table.events.contains(&Event::NoEffect { seat: S0, cause: Cause::NoCube }));
    assert_eq!((count(&table, Sector::Hotel), table.asked()), (0, vec![1]));
}

#[test]
fn tv_36_notre_dame_without_coins_does_nothing() {
    let mut table = ready(3, ActionCard::NotreDame);
    (me(&mut table).own, me(&mut table).coins) = (2, 0);
    table.play(0, "play notre_dame red");
    assert!(table.events.contains(&Event::NoEffect { seat: S0, cause: Cause::NoCoin }));
    assert_eq!((me(&mut table).own, me(&mut table).cathedral, table.asked()), (2, 0, vec![1]));
}

#[test]
fn tv_38_missing_coins_come_from_the_richest() {
    let mut table = ready(5, ActionCard::Bank);
    cubes(&mut table, Sector::Bank, 2);
    table.game.readings.shortage = crate::options::Shortage::CoinByCoin;
    table.game.supply = 1;
    for (player, coins) in table.game.players.values_mut().zip([4, 8, 8, 3, 1]) {
        player.coins = coins;
    }
    table.play_all(0, &["play bank red", "supply"]);
    let coins: Vec<u8> = table.game.players.values().map(|player| player.coins).collect();
    assert_eq!((coins, table.game.supply), (vec![7, 7, 7, 3, 1], 0));
}

#[test]
fn tv_40_the_cloister_school_gives_what_is_left() {
    let mut table = ready(3, SCHOOL);
    me(&mut table).cubes[Sector::CloisterSchool.index()] = 3;
    (me(&mut table).own, me(&mut table).general) = (2, 1);
    table.play_all(0, &["play cloister_school red", "supply"]);
    assert_eq!(supplies(&table), (2, 0));
}

#[test]
fn tv_41_the_friend_as_fourth_piece_opens_two_picks() {
    let mut table = ready(3, ActionCard::TrustedFriend);
    cubes(&mut table, Sector::Hotel, 3);
    table.play_all(0, &["play trusted_friend red", "friend hotel"]);
    assert_eq!(table.game.stack.top(), Some(Frame::Pick { seat: S0, picks: 2 }));
    assert_eq!(
        table.legal_texts(0),
        ["pick coin coin", "pick coin cube", "pick cube cube"],
        "the rat stands on 0"
    );
}

#[test]
fn tv_42_picks_that_do_nothing_cannot_be_picked() {
    let mut table = ready(3, ActionCard::Hotel);
    cubes(&mut table, Sector::Hotel, 3);
    (me(&mut table).rat, me(&mut table).general) = (1, 0);
    table.play_all(0, &["play hotel red", "supply"]);
    assert_eq!(table.legal_texts(0), ["pick coin coin", "pick coin rat_back"]);
    assert_eq!(table.why(0, "pick rat_back rat_back").message.key, "why-rat_at_start");
    assert_eq!(table.why(0, "pick coin cube").message.key, "why-no_cube_left");
}

#[test]
fn tv_43_exactly_nine_is_no_penalty_and_ten_is() {
    assert_eq!(after_plague(3, 3, false, 9, false), (9, false));
    assert_eq!(after_plague(3, 2, false, 9, false), (9, true));
}

#[test]
fn tv_44_a_single_point_is_all_that_can_be_lost() {
    let mut table = table(3);
    cubes(&mut table, Sector::Bank, 1);
    me(&mut table).points[Source::Residence as usize] = 1;
    me(&mut table).rat = 9;
    plague(&mut table, 3);
    assert_eq!((prestige(&table, S0), count(&table, Sector::Bank)), (0, 0));
}

#[test]
fn tv_45_the_friend_counts_for_the_fullest_sector() {
    let mut table = table(3);
    for sector in [Sector::Bank, Sector::Park, Sector::Hotel] {
        cubes(&mut table, sector, 2);
    }
    (me(&mut table).friend, me(&mut table).rat) = (Some(Sector::Bank), 9);
    plague(&mut table, 3);
    assert!(table.events.contains(&Event::CubeLost { seat: S0, sector: Sector::Bank }));
    assert_eq!(me(&mut table).cubes[Sector::Bank.index()], 1);
    assert_eq!(me(&mut table).friend, Some(Sector::Bank));
}

#[test]
fn tv_47_notre_dame_and_the_friend_have_nothing_to_lose() {
    let mut table = table(3);
    let player = me(&mut table);
    (player.friend, player.rat, player.cathedral) = (Some(Sector::Bank), 9, 2);
    player.points[Source::Residence as usize] = 5;
    plague(&mut table, 3);
    assert_eq!((prestige(&table, S0), me(&mut table).cathedral), (3, 2));
    assert!(table.events.contains(&Event::NoCubeLost { seat: S0 }));
}

#[test]
fn tv_48_the_doctor_at_the_ends_of_the_track() {
    assert_eq!(after_plague(6, 3, false, 0, true), (0, false));
    assert_eq!(after_plague(6, 0, false, 6, true), (6, false));
}

#[test]
fn tv_50_a_colour_without_messages_no_longer_counts() {
    let mut table = table(3);
    // Red, purple, blue stand for red, blue, green of the vector.
    give(&mut table, S0, 0, Tile::Plain);
    give(&mut table, S0, 1, Tile::Plain);
    for tile in [Tile::Coin, Tile::Cube, Tile::Rat] {
        give(&mut table, S1, 2, tile);
    }
    assert_eq!(table.game.takeable(S0), 0b100, "only the third colour");
    give(&mut table, S1, 2, Tile::Plain);
    assert_eq!(table.game.takeable(S0), 0b011, "the third colour is exhausted");
}

#[test]
fn tv_51_with_two_players_neutral_colours_count() {
    let colours = vec![Colour::Yellow, Colour::Blue, Colour::Red, Colour::Green];
    let mut table = table_with(2, Options { colours, ..Options::default() });
    let boroughs: Vec<Colour> = table.game.colours.to_vec();
    assert_eq!(boroughs, [Colour::Yellow, Colour::Red, Colour::Blue, Colour::Green]);
    give(&mut table, S0, 0, Tile::Coin);
    give(&mut table, S0, 2, Tile::Coin);
    assert_eq!(table.game.takeable(S0), 0b1010, "red and green");
}

#[test]
fn tv_53_the_magician_takes_a_cube_from_notre_dame() {
    let mut table = bribing(3, Person::Magician);
    cubes(&mut table, Sector::Bank, 1);
    me(&mut table).cathedral = 1;
    table.play_all(0, &["bribe magician", "lift notre_dame", "to bank"]);
    let player = me(&mut table);
    assert_eq!((player.cubes[Sector::Bank.index()], player.coins, player.cathedral), (2, 4, 0));
}

#[test]
fn tv_54_the_magician_moves_the_friend_to_the_hospital() {
    let mut table = bribing(3, Person::Magician);
    cubes(&mut table, Sector::Hospital, 1);
    (me(&mut table).friend, me(&mut table).rat) = (Some(Sector::Hotel), 5);
    table.play_all(0, &["bribe magician", "lift friend", "to hospital"]);
    assert_eq!((me(&mut table).rat, count(&table, Sector::Hospital)), (4, 2));
    plague(&mut table, 3);
    assert_eq!(me(&mut table).rat, 5);
}

#[test]
fn tv_56_the_minstrel_moves_three_pieces_without_an_action() {
    let mut table = bribing(3, Person::Minstrel);
    cubes(&mut table, Sector::Bank, 2);
    cubes(&mut table, Sector::Park, 1);
    (me(&mut table).friend, me(&mut table).rat) = (Some(Sector::Bank), 5);
    table.play_all(0, &["bribe minstrel", "from bank", "carry 2 friend", "to park"]);
    assert_eq!(count(&table, Sector::Park), 4);
    assert_eq!((me(&mut table).rat, me(&mut table).coins), (5, 2));
    table.game.gain_prestige(S0, 1, Source::Residence, &mut NullSink);
    assert_eq!(prestige(&table, S0), 3);
}

#[test]
fn tv_58_the_night_watchman_counts_empty_sectors() {
    let mut table = bribing(3, Person::NightWatchman);
    let mut other = table.clone();
    table.play(0, "bribe night_watchman");
    assert_eq!(prestige(&table, S0), 7);
    cubes(&mut other, Sector::Bank, 1);
    cubes(&mut other, Sector::Park, 1);
    other.play(0, "bribe night_watchman");
    assert_eq!(prestige(&other, S0), 5);
}

#[test]
fn tv_59_the_city_guard_counts_every_piece() {
    for (friend, points) in [(Some(Sector::Hotel), 5), (None, 4)] {
        let mut table = bribing(3, Person::CityGuard);
        cubes(&mut table, Sector::Bank, 1);
        cubes(&mut table, Sector::Residence, 2);
        (me(&mut table).cathedral, me(&mut table).friend) = (1, friend);
        table.play(0, "bribe city_guard");
        assert_eq!(prestige(&table, S0), points);
    }
}

#[test]
fn tv_60_five_cubes_share_twelve() {
    let mut table = table(5);
    table.game.round = 3;
    for player in table.game.players.values_mut() {
        player.cathedral = 1;
    }
    go(&mut table, Frame::RoundEnd);
    assert!(table.game.players.values().all(|player| player.prestige() == 2));
}

#[test]
fn tv_61_coins_and_supply_break_a_tie() {
    let mut table = table(3);
    for (seat, points, coins, own) in [(S0, 60, 2, 1), (S1, 60, 0, 4), (S2, 59, 9, 9)] {
        let player = &mut table.game.players[seat];
        player.points[Source::Persons as usize] = points;
        (player.coins, player.own) = (coins, own);
    }
    let outcome = table.game.result();
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [S1]);
    assert_eq!((outcome.of(S0).rank, outcome.of(S2).rank), (2, 3));
    table.game.players[S0].coins = 3;
    assert_eq!(table.game.result().winners().collect::<Vec<_>>(), [S0, S1], "R-26: shared");
}

#[test]
fn tv_62_the_bribe_is_paid_before_the_favour() {
    let mut table = bribing(3, Person::Bishop);
    me(&mut table).coins = 1;
    table.play_all(0, &["bribe bishop", "to bank"]);
    assert_eq!(me(&mut table).coins, 1);
    let paid = table.events.iter().position(|event| matches!(event, Event::Bribed { .. }));
    let gained = table.events.iter().position(|event| matches!(event, Event::Coins { .. }));
    assert!(paid < gained);
}

#[test]
fn tv_63_the_rats_of_a_stage_add_up() {
    for seats in 2..=5 {
        let mut sums = [0; 3];
        let mut game = crate::NotreDame::new(&super::setup(seats, 63), &mut NullSink).unwrap();
        sums[0] += u32::from(game.plague());
        let mut legal = Vec::new();
        while let Some(seat) = game.to_act().first() {
            game.legal(seat, &mut legal);
            let mut events = Vec::new();
            game.apply(seat, legal[legal.len() / 2], &mut events);
            for event in events {
                if let Event::Round { stage, plague, .. } = event {
                    sums[usize::from(stage)] += u32::from(plague);
                }
            }
        }
        assert_eq!(sums, [12, 13, 12], "{seats} players");
    }
}

#[test]
fn tv_64_the_third_card_is_never_shown() {
    let mut table = drawn(3, &DRAWS);
    table.play(0, "keep bank red").play(1, "keep hospital purple");
    table.play(2, "keep cloister_school blue");
    table.play(0, "keep trusted_friend blue").play(1, "keep park red");
    table.play(2, "keep residence purple");
    // Seat 0 plays bank and trusted friend; the third is the notre_dame that seat 2 handed on.
    for (seat, first) in [(0, "play bank red"), (1, "play hospital purple")] {
        table.play(seat, first).play(seat, "decline");
    }
    table.play(2, "play hotel red").play(2, "decline");
    table.events.clear();
    table.play(0, "play trusted_friend blue");
    let third = Card { kind: ActionCard::NotreDame, colour: Colour::Purple };
    assert!(table.events.contains(&Event::LaidAside { seat: S0, card: third }));
    let told = |who| {
        let told = table.told(who);
        told.into_iter().find(|event| matches!(event, EventView::LaidAside { .. })).unwrap()
    };
    assert_eq!(told(Viewer::Seat(S0)), EventView::LaidAside { seat: S0, card: Some(third) });
    for who in [Viewer::Seat(S1), Viewer::Seat(S2), Viewer::Spectator] {
        assert_eq!(told(who), EventView::LaidAside { seat: S0, card: None });
    }
    // Seat 1 drew the card and knows it was handed on by seat 2 (or kept); seat 2 handed it to seat
    // 0. The spectator knows nothing.
    let at = 2;
    let seen = |who| table.game.view(who).players[S1].cards[at];
    assert_eq!(seen(Viewer::Seat(S2)), Some(ActionCard::NotreDame));
    assert_eq!(seen(Viewer::Spectator), None);
    assert_eq!(seen(Viewer::Seat(S1)), None, "the owner cannot tell which of two went on");
    assert!(table.game.view(Viewer::Seat(S1)).players[S0].hand.is_empty());
    assert!(table.game.hand(S0).is_empty());
}

#[test]
fn the_helpers_open_the_person_they_are_asked_for() {
    for person in Person::ALL {
        let mut table = table(3);
        open(&mut table, person);
        assert!(table.game.open_persons().contains(&person), "{person}");
    }
    let mut table = table_with(3, Options { start: Start::Seat1, ..Options::default() });
    flow::run(&mut table.game, &mut NullSink);
    assert_eq!(table.game.start, S0);
}
