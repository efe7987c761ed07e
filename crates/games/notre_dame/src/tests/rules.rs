//! Rule sentences beyond the vectors, and the reasons a player reads when something is refused.

use signoria_engine::{Game, NullSink};

use super::{
    S0, S1, arm, bribing, cubes, give, go, me, plague, prestige, ready, table, table_with,
};
use crate::{
    Options,
    cards::{ActionCard, Colour, Person, Sector, Tile},
    event::{Cause, Event},
    frame::Frame,
    state::Source,
};

#[test]
fn cards_are_laid_in_turn_order_and_twice() {
    let mut table = table(3);
    table.game.start = S1;
    go(&mut table, Frame::Play { pass: 1, turn: 0 });
    let mut order = Vec::new();
    loop {
        let top = table.game.stack.top();
        let seat = table.to_act().first().unwrap();
        let choice = match top {
            Some(Frame::Play { pass, .. }) => {
                order.push((pass, seat.number()));
                table.legal_texts(seat).remove(0)
            }
            Some(Frame::Place { .. } | Frame::Friend { .. }) => "decline".to_owned(),
            _ => break,
        };
        table.play(seat, &choice);
    }
    assert_eq!(order, [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0)]);
    assert!(matches!(table.game.stack.top(), Some(Frame::Bribe { .. })));
    assert_eq!(table.asked(), [1], "the start player bribes first");
    assert!(table.game.players.iter().all(|(seat, _)| table.game.hand(seat).is_empty()));
}

#[test]
fn a_card_may_always_be_laid_without_effect() {
    //
    let mut table = ready(3, ActionCard::Residence);
    table.play_all(0, &["play residence red", "decline"]);
    assert_eq!((prestige(&table, S0), me(&mut table).own), (0, 4));
    arm(&mut table, ActionCard::TrustedFriend);
    table.play_all(0, &["play trusted_friend red", "decline"]);
    assert_eq!(me(&mut table).friend, None);
}

#[test]
fn the_bank_the_residence_and_the_hospital_do_their_work() {
    let mut table = ready(3, ActionCard::Bank);
    cubes(&mut table, Sector::Bank, 1);
    table.play_all(0, &["play bank red", "supply"]);
    assert_eq!((me(&mut table).coins, table.game.supply), (5, 14));
    arm(&mut table, ActionCard::Residence);
    table.play_all(0, &["play residence red", "supply"]);
    assert_eq!(prestige(&table, S0), 1);
    arm(&mut table, ActionCard::Hospital);
    table.play_all(0, &["play hospital red", "supply"]);
    assert_eq!((me(&mut table).rat, me(&mut table).own), (0, 1), "nothing at 0");
}

#[test]
fn with_an_empty_supply_any_other_own_cube_may_serve() {
    let mut table = ready(3, ActionCard::Bank);
    for sector in [Sector::Bank, Sector::Park, Sector::Hotel] {
        cubes(&mut table, sector, 1);
    }
    (me(&mut table).own, me(&mut table).cathedral) = (0, 1);
    table.play(0, "play bank red");
    assert_eq!(
        table.legal_texts(0),
        ["decline", "move hotel", "move park", "move notre_dame"],
        "not from the bank itself"
    );
    table.play(0, "move notre_dame");
    assert_eq!((me(&mut table).cathedral, me(&mut table).coins), (0, 5));
}

#[test]
fn a_cube_on_notre_dame_cannot_serve_notre_dame() {
    //
    let mut table = ready(3, ActionCard::NotreDame);
    (me(&mut table).own, me(&mut table).cathedral) = (0, 1);
    table.play(0, "play notre_dame red");
    assert_eq!(me(&mut table).cathedral, 1);
    assert!(table.events.contains(&Event::NoEffect { seat: S0, cause: Cause::NoCube }));
}

#[test]
fn donations_of_one_two_and_three_coins_give_one_three_and_six() {
    for (coins, points) in [(1, 1), (2, 3), (3, 6)] {
        let mut table = ready(3, ActionCard::NotreDame);
        table.play_all(0, &["play notre_dame red", "supply"]);
        assert_eq!(table.legal_texts(0), ["donate 1", "donate 2", "donate 3"]);
        table.play(0, &format!("donate {coins}"));
        assert_eq!((prestige(&table, S0), me(&mut table).coins), (points, 3 - coins));
        assert_eq!(table.game.supply, 16 + coins);
    }
    let mut table = ready(3, ActionCard::NotreDame);
    me(&mut table).coins = 1;
    table.play_all(0, &["play notre_dame red", "supply"]);
    assert_eq!(
        (prestige(&table, S0), me(&mut table).coins),
        (1, 0),
        "R-40: no choice, no question"
    );
}

#[test]
fn the_friend_must_change_sector() {
    let mut table = ready(3, ActionCard::TrustedFriend);
    me(&mut table).friend = Some(Sector::Hotel);
    table.play(0, "play trusted_friend red");
    let reason = table.why(0, "friend hotel");
    assert_eq!((reason.rule, reason.message.key), ("7.10", "why-friend_stands_there"));
    assert_eq!(table.legal(0).len(), 7, "six sectors and decline");
}

#[test]
fn a_drive_may_stop_early_stay_or_come_back_and_taking_is_free() {
    let mut table = table(3);
    go(&mut table, Frame::Drive { seat: S0, range: 2 });
    for choice in ["stay", "drive b0_center", "drive b1_inner_ccw", "drive b1_inner_ccw take"] {
        assert!(table.allows(0, choice), "{choice}");
    }
    table.play(0, "drive b1_inner_ccw");
    assert_eq!((prestige(&table, S0), me(&mut table).messages.len()), (0, 0), "R-08");
    go(&mut table, Frame::Drive { seat: S0, range: 2 });
    table.play(0, "drive b1_inner_ccw take");
    assert_eq!(prestige(&table, S0), 1, "R-06: out and back is a drive");
    go(&mut table, Frame::Drive { seat: S0, range: 1 });
    assert_eq!(table.why(0, "drive b1_inner_ccw").message.key, "why-no_way_back");
    let before = prestige(&table, S0);
    table.play(0, "stay");
    assert_eq!(prestige(&table, S0), before);
}

#[test]
fn each_kind_of_message_brings_its_extra() {
    for (tile, points, coins, own, rat) in [
        (Tile::Coin, 1, 4, 4, 5),
        (Tile::Cube, 2, 3, 5, 5),
        (Tile::Rat, 3, 3, 4, 4),
        (Tile::Plain, 4, 3, 4, 5),
    ] {
        let mut table = table(3);
        me(&mut table).rat = 5;
        table.game.take_message(S0, 1, tile, &mut NullSink);
        let player = me(&mut table);
        assert_eq!((player.coins, player.own, player.rat), (coins, own, rat), "{tile}");
        assert_eq!(prestige(&table, S0), points);
        assert!(!table.game.board.contains(1, tile), "it leaves the board for good");
    }
}

#[test]
fn the_brown_persons_give_what_they_promise() {
    let mut table = bribing(3, Person::Moneylender);
    table.play(0, "bribe moneylender");
    assert_eq!((me(&mut table).coins, prestige(&table, S0)), (4, 1));
    let mut table = bribing(3, Person::Monk);
    table.play(0, "bribe monk");
    assert_eq!((me(&mut table).own, me(&mut table).general, prestige(&table, S0)), (6, 8, 1));
    let mut table = bribing(3, Person::Barmaid);
    table.play_all(0, &["bribe barmaid", "pick cube"]);
    assert_eq!((me(&mut table).own, prestige(&table, S0)), (5, 3));
}

#[test]
fn guild_master_mayor_and_carpenter_count_sectors() {
    for (person, points) in [(Person::GuildMaster, 4), (Person::Mayor, 3), (Person::Carpenter, 3)] {
        let mut table = bribing(3, person);
        cubes(&mut table, Sector::Bank, 3);
        cubes(&mut table, Sector::Hotel, 1);
        cubes(&mut table, Sector::Park, 1);
        me(&mut table).friend = Some(Sector::Hotel);
        table.play(0, &format!("bribe {person}"));
        assert_eq!(prestige(&table, S0), points, "{person}");
    }
    // the friend alone makes a sector count.
    let mut table = bribing(3, Person::Carpenter);
    me(&mut table).friend = Some(Sector::Bank);
    table.play(0, "bribe carpenter");
    assert_eq!(prestige(&table, S0), 1);
}

#[test]
fn the_bishop_takes_from_the_general_supply_into_an_empty_sector() {
    let mut table = bribing(3, Person::Bishop);
    cubes(&mut table, Sector::Bank, 1);
    me(&mut table).friend = Some(Sector::Park);
    table.play(0, "bribe bishop");
    let expected = ["cloister_school", "residence", "carriage_house", "hotel", "hospital"];
    assert_eq!(table.legal_texts(0), expected.map(|sector| format!("to {sector}")));
    assert_eq!(table.why(0, "to park").message.key, "why-not_empty");
    let (own, general) = (me(&mut table).own, me(&mut table).general);
    table.play(0, "to residence");
    assert_eq!((me(&mut table).own, me(&mut table).general), (own, general - 1));
    assert_eq!(prestige(&table, S0), 1);

    // without a cube in the general supply nothing happens, and the coin is lost.
    let mut table = bribing(3, Person::Bishop);
    me(&mut table).general = 0;
    table.play(0, "bribe bishop");
    assert!(table.events.contains(&Event::EmptyFavour { seat: S0, person: Person::Bishop }));
    assert_eq!(me(&mut table).coins, 2);
}

#[test]
fn magician_and_minstrel_do_nothing_without_pieces() {
    for person in [Person::Magician, Person::Minstrel] {
        let mut table = bribing(3, person);
        table.play(0, &format!("bribe {person}"));
        assert!(table.events.contains(&Event::EmptyFavour { seat: S0, person }));
        assert_eq!(table.asked(), [1]);
    }
}

#[test]
fn the_minstrel_offers_one_to_three_pieces() {
    let mut table = bribing(3, Person::Minstrel);
    cubes(&mut table, Sector::Bank, 5);
    me(&mut table).friend = Some(Sector::Bank);
    me(&mut table).cathedral = 1;
    table.play(0, "bribe minstrel");
    // only the bank has pieces, Notre Dame is no source; so the source is not asked.
    let loads =
        ["carry 0 friend", "carry 1", "carry 1 friend", "carry 2", "carry 2 friend", "carry 3"];
    assert_eq!(table.legal_texts(0), loads);
    assert_eq!(table.why(0, "carry 3 friend").message.key, "why-carry_range");
    table.play(0, "carry 0 friend");
    assert_eq!(table.why(0, "to bank").message.key, "why-same_sector");
    table.play(0, "to residence");
    assert_eq!((me(&mut table).friend, prestige(&table, S0)), (Some(Sector::Residence), 0));
}

#[test]
fn several_players_may_bribe_the_same_person_once_each() {
    let mut table = bribing(3, Person::Monk);
    for seat in [0, 1, 2] {
        assert_eq!(table.asked(), [seat]);
        table.play(seat, "bribe monk");
    }
    assert!(table.game.players.values().all(|player| player.prestige() == 1));
    assert!(matches!(table.game.stack.top(), Some(Frame::KeepFirst { .. })), "the round is over");
}

#[test]
fn without_a_coin_no_person_is_bribed_and_no_seat_asked() {
    let mut table = table(3);
    me(&mut table).coins = 0;
    go(&mut table, Frame::Bribe { turn: 0 });
    assert_eq!(table.asked(), [1]);
    assert!(table.events.contains(&Event::NoBribe { seat: S0, broke: true }));
}

#[test]
fn tied_fullest_sectors_leave_the_choice_to_the_player() {
    let mut table = table(3);
    for sector in [Sector::Bank, Sector::Park] {
        cubes(&mut table, sector, 2);
    }
    cubes(&mut table, Sector::Hotel, 1);
    me(&mut table).rat = 9;
    plague(&mut table, 4);
    assert_eq!(table.legal_texts(0), ["remove bank", "remove park"]);
    assert_eq!(table.why(0, "remove hotel").message.key, "why-not_fullest");
    table.play(0, "remove park");
    assert_eq!((me(&mut table).count(Sector::Park), me(&mut table).count(Sector::Bank)), (1, 2));
}

#[test]
fn a_sector_with_the_friend_alone_is_no_candidate_of_a_tie() {
    //
    let mut table = table(3);
    cubes(&mut table, Sector::Bank, 1);
    (me(&mut table).friend, me(&mut table).rat) = (Some(Sector::Hotel), 9);
    plague(&mut table, 4);
    assert!(table.events.contains(&Event::CubeLost { seat: S0, sector: Sector::Bank }));
}

#[test]
fn plague_is_the_same_for_all_bribed_or_not() {
    let mut table = table(4);
    table.game.players[S1].bribed = Some(table.game.open_persons()[0]);
    if table.game.players[S1].bribed == Some(Person::Doctor) {
        table.game.players[S1].bribed = None;
    }
    plague(&mut table, 5);
    assert!(table.game.players.values().all(|player| player.rat == 5));
}

#[test]
fn a_pick_with_one_result_is_taken_and_one_with_none_lapses() {
    //
    let mut table = ready(2, ActionCard::Hotel);
    (me(&mut table).general, table.game.supply, table.game.players[S1].coins) = (0, 0, 0);
    me(&mut table).rat = 3;
    table.play_all(0, &["play hotel red", "supply"]);
    assert_eq!(me(&mut table).rat, 2);
    arm(&mut table, ActionCard::Hotel);
    me(&mut table).rat = 0;
    table.play_all(0, &["play hotel red", "supply"]);
    assert!(table.events.contains(&Event::NothingToPick { seat: S0 }));
}

#[test]
fn two_picks_shrink_to_what_there_is() {
    let mut table = ready(2, ActionCard::Hotel);
    cubes(&mut table, Sector::Hotel, 3);
    (me(&mut table).general, table.game.supply, table.game.players[S1].coins) = (0, 0, 1);
    table.play_all(0, &["play hotel red", "supply"]);
    assert!(table.events.contains(&Event::CoinFrom { seat: S0, from: S1 }));
    assert_ne!(table.asked(), [0]);
}

#[test]
fn the_points_are_told_by_source() {
    let mut table = ready(3, ActionCard::Residence);
    cubes(&mut table, Sector::Park, 2);
    table.play_all(0, &["play residence red", "supply"]);
    let points = me(&mut table).points;
    assert_eq!((points[Source::Residence as usize], points[Source::Park as usize]), (1, 1));
    let parts = table.game.result().of(S0).parts.clone();
    assert_eq!(parts.iter().map(|part| part.source).collect::<Vec<_>>().len(), 7);
    assert_eq!(table.game.outcome(), None, "the game is not over");
}

#[test]
fn refusals_name_their_paragraph() {
    let mut table = ready(4, ActionCard::CarriageHouse);
    assert_eq!(table.why(1, "play bank purple").message.key, "why-not_your_turn");
    assert_eq!(table.why(0, "play bank yellow").message.key, "why-not_in_hand");
    assert_eq!(table.why(0, "pass").message.key, "why-no_bribe_now");
    assert_eq!(table.why(0, "keep bank red").message.key, "why-no_draft_now");
    assert_eq!(table.why(0, "supply").message.key, "why-no_place_now");
    assert_eq!(table.why(0, "drive b2_center").message.key, "why-no_drive_now");
    table.play(0, "play carriage_house red");
    assert_eq!(table.why(0, "move bank").message.key, "why-supply_first");
    table.play(0, "supply");
    for (choice, key, rule) in [
        ("drive b2_center", "why-too_far", "7.5"),
        ("drive b4_center", "why-no_such_market", "4.2"),
        ("drive b0_center", "why-no_way_back", "7.5"),
        ("decline", "why-no_decline_now", "7.1"),
    ] {
        let reason = table.why(0, choice);
        assert_eq!((reason.message.key, reason.rule), (key, rule), "{choice}");
    }
    give(&mut table, S1, 0, Tile::Coin);
    assert_eq!(table.why(0, "drive b0_inner_ccw take").message.key, "why-no_message");
    give(&mut table, S0, 0, Tile::Cube);
    assert_eq!(table.why(0, "drive b0_outer_cw take").message.key, "why-colour_rule");

    let table = bribing(3, Person::Monk);
    let closed = Person::ALL.into_iter().find(|it| !table.game.open_persons().contains(it));
    let reason = table.why(0, &format!("bribe {}", closed.unwrap()));
    assert_eq!((reason.message.key, reason.rule), ("why-not_open", "5.2"));

    let mut table = ready(3, ActionCard::NotreDame);
    me(&mut table).coins = 2;
    table.play(0, "play notre_dame red");
    assert_eq!(table.why(0, "donate 1").message.key, "why-cube_first");
    table.play(0, "supply");
    assert_eq!(table.why(0, "donate 3").message.key, "why-too_few_coins");
    assert_eq!(table.why(0, "donate 4").message.key, "why-donation_range");

    let mut table = ready(3, ActionCard::Bank);
    me(&mut table).own = 0;
    cubes(&mut table, Sector::Park, 1);
    table.play(0, "play bank red");
    for (choice, key) in [
        ("supply", "why-supply_empty"),
        ("move bank", "why-not_from_itself"),
        ("move hotel", "why-no_cube"),
    ] {
        assert_eq!(table.why(0, choice).message.key, key);
    }

    let mut table = bribing(3, Person::Magician);
    cubes(&mut table, Sector::Bank, 1);
    cubes(&mut table, Sector::Park, 1);
    table.play(0, "bribe magician");
    assert_eq!(table.why(0, "lift friend").message.key, "why-friend_off_board");
    assert_eq!(table.why(0, "lift hotel").message.key, "why-no_cube");
    table.play(0, "lift bank");
    assert_eq!(table.why(0, "to bank").message.key, "why-same_sector");

    let mut table = bribing(3, Person::Minstrel);
    cubes(&mut table, Sector::Bank, 1);
    cubes(&mut table, Sector::Park, 2);
    table.play(0, "bribe minstrel");
    assert_eq!(table.why(0, "from hotel").message.key, "why-no_piece");
    table.play(0, "from park");
    assert_eq!(table.why(0, "carry 3").message.key, "why-not_so_many");
    assert_eq!(table.why(0, "carry 1 friend").message.key, "why-friend_elsewhere");

    let mut table = ready(3, ActionCard::Hotel);
    cubes(&mut table, Sector::Hotel, 3);
    me(&mut table).rat = 3;
    table.play_all(0, &["play hotel red", "supply"]);
    assert_eq!(table.why(0, "pick coin").message.key, "why-number_of_picks");
    assert_eq!(table.why(0, "pick cube coin").message.key, "why-pick_order");

    let mut table = table_with(3, Options::default());
    let choice = table.legal_texts(1).remove(0);
    let other = Colour::ALL[2];
    assert_eq!(table.why(1, &format!("keep bank {other}")).message.key, "why-not_offered");
    table.play(1, &choice);
    assert_eq!(table.why(1, &choice).message.key, "why-already_kept");
}

/// "Anna has two cubes in her bank and plays the bank …"
#[test]
fn the_worked_example_of_the_rules_page_is_played() {
    let mut table = ready(3, ActionCard::Bank);
    cubes(&mut table, Sector::Bank, 2);
    let before = me(&mut table).coins;
    table.play_all(0, &["play bank red", "supply"]);
    let coins = u32::from(me(&mut table).coins - before);
    let mut table = ready(3, ActionCard::NotreDame);
    me(&mut table).coins = 3;
    let before = prestige(&table, S0);
    table.play_all(0, &["play notre_dame red", "supply", "donate 3"]);
    let points = u32::try_from(prestige(&table, S0) - before).unwrap();
    assert_eq!(signoria_testkit::samples::sample_numbers("notre_dame"), [coins, points]);
    assert_eq!(me(&mut table).coins, 0);
}
