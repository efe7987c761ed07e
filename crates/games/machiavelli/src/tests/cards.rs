//! §7 and §8: unique districts and action cards that the vectors do not cover, and their interplay.

use super::*;

fn turn_of(
    character: &str,
    uniques: &str,
    arrange: impl FnOnce(Scene) -> Scene,
) -> Table<Machiavelli> {
    let scene = arrange(circus(4, CLASSIC, uniques));
    let mut holders = vec![(0, character)];
    let others = ["thief", "king", "bishop", "merchant"].into_iter().filter(|id| *id != character);
    holders.extend((1..4).zip(others));
    let mut table = scene.hold(&holders);
    table.until(character);
    table
}

#[test]
fn the_factory_makes_other_uniques_cheaper() {
    let mut table = turn_of("architect", "factory library", |scene| {
        scene.city(0, "factory").hand(0, "library palace").gold(0, 8)
    });
    table.play_all(0, &["take gold", "build library"]);
    assert_eq!(table.gold(0), 5);
    table.play(0, "build palace");
    assert_eq!(table.gold(0), 0);
    // Not for itself, and not for the Warlord's price.
    let scene = scene(4, CLASSIC, "factory").city(0, "tavern").hand(0, "factory");
    assert_eq!(scene.game.price(Card::Factory), 5);
}

#[test]
fn the_framework_is_given_up_for_a_building() {
    let mut table = turn_of("merchant", "framework", |scene| {
        scene.city(0, "framework").hand(0, "palace market")
    });
    table.play(0, "take gold");
    assert_eq!(
        table.may(0, "build"),
        ["build market", "build palace with framework", "build market with framework"]
    );
    table.play(0, "build palace with framework");
    assert_eq!(
        (table.city(0), table.gold(0), table.bottom(1)),
        (vec!["palace".to_owned()], 2, vec!["framework"])
    );
    assert_eq!(table.why(0, "build market with framework").message.key, "why-limit");
}

#[test]
fn the_gold_mine_improves_gold_and_the_observatory_cards() {
    let mut table = turn_of("merchant", "gold_mine observatory", |scene| {
        scene.city(0, "gold_mine observatory")
    });
    let mut gold = table.clone();
    gold.play(0, "take gold");
    assert_eq!(gold.gold(0), 3);
    table.play(0, "take cards");
    assert_eq!(table.game.turn.drawn.len(), 3);
    let card = table.may(0, "keep")[0].clone();
    table.play(0, &card);
    assert_eq!(table.hand(0).len(), 1);
}

#[test]
fn the_library_keeps_all_with_the_observatory_three() {
    let mut table =
        turn_of("merchant", "library observatory", |scene| scene.city(0, "library observatory"));
    table.play(0, "take cards");
    assert_eq!((table.hand(0).len(), table.game.stack.top()), (3, Some(Frame::Main)));
}

#[test]
fn the_school_counts_for_every_income() {
    let mut table =
        turn_of("merchant", "school_of_magic", |scene| scene.city(0, "school_of_magic tavern"));
    table.play(0, "collect");
    assert_eq!(table.gold(0), 2);
    let mut alone =
        turn_of("merchant", "school_of_magic", |scene| scene.city(0, "school_of_magic"));
    alone.play(0, "collect");
    assert_eq!(alone.gold(0), 1);
    let none = turn_of("merchant", "", |scene| scene.city(0, "temple"));
    none.refuses(0, "collect");
}

#[test]
fn smithy_laboratory_and_museum_work_once_a_turn() {
    let mut table = turn_of("merchant", "smithy laboratory museum", |scene| {
        scene.city(0, "smithy laboratory museum").hand(0, "tavern temple market").gold(0, 4)
    });
    table.play_all(0, &["smithy", "laboratory tavern", "museum temple"]);
    assert_eq!((table.gold(0), table.hand(0).len()), (4, 4));
    for again in ["smithy", "laboratory market", "museum market"] {
        assert_eq!(table.why(0, again).message.key, "why-district_used", "{again}");
    }
    assert_eq!(table.view(0).museum[0].card, Some(Card::Temple));
    assert_eq!(table.view(1).museum[0].card, None);
    let poor = turn_of("merchant", "smithy", |scene| scene.city(0, "smithy").gold(0, 1));
    assert_eq!(poor.why(0, "smithy").message.key, "why-smithy_gold");
    let without = turn_of("merchant", "smithy", |scene| scene.gold(0, 9));
    assert_eq!(without.why(0, "smithy").message.key, "why-not_in_city");
    table.sound();
}

#[test]
fn park_and_poor_house_help_at_the_end_of_the_turn() {
    let mut table = turn_of("merchant", "park poor_house", |scene| {
        scene.city(0, "park poor_house").hand(0, "market")
    });
    table.play_all(0, &["take gold", "build market", "end"]);
    assert_eq!((table.gold(0), table.hand(0).len()), (1, 2));
    let mut rich = turn_of("merchant", "park poor_house", |scene| {
        scene.city(0, "park poor_house").hand(0, "market")
    });
    rich.play_all(0, &["take gold", "end"]);
    assert_eq!((rich.gold(0), rich.hand(0).len()), (2, 1));
}

#[test]
fn the_quarry_allows_duplicates_and_losing_it_keeps_them() {
    let mut table = turn_of("architect", "quarry", |scene| {
        scene.city(0, "quarry tavern").hand(0, "tavern tavern").gold(0, 5)
    });
    table.play_all(0, &["take gold", "build tavern", "build tavern"]);
    assert_eq!(table.city(0), ["tavern", "tavern", "tavern", "quarry"]);
}

#[test]
fn the_stables_are_outside_the_limit() {
    let mut table =
        turn_of("merchant", "stables", |scene| scene.hand(0, "stables market tavern").gold(0, 9));
    table.play_all(0, &["take gold", "build market", "build stables"]);
    table.refuses(0, "build tavern");
}

#[test]
fn the_necropolis_may_be_paid_or_take_a_place() {
    let table = turn_of("merchant", "necropolis", |scene| {
        scene.city(0, "tavern circus_tent").hand(0, "necropolis").gold(0, 5)
    });
    let mut table = table;
    table.play(0, "take gold");
    assert_eq!(table.may(0, "build"), ["build necropolis", "build necropolis over tavern"]);
}

#[test]
fn the_lighthouse_may_find_nothing() {
    let mut table =
        turn_of("merchant", "lighthouse", |scene| scene.hand(0, "lighthouse").gold(0, 3));
    table.play_all(0, &["take gold", "build lighthouse"]);
    let deck = table.game.deck_size();
    table.play(0, "pass");
    assert_eq!((table.game.deck_size(), table.hand(0).len()), (deck, 0));
    assert_eq!(table.view(0).deck.remembered.len(), deck, "the player has seen it all");
    assert!(table.view(1).deck.remembered.is_empty());
}

#[test]
fn the_bell_may_stay_silent_and_counts_for_all_when_it_rings() {
    let mut table = turn_of("merchant", "bell_tower", |scene| {
        scene
            .hand(0, "bell_tower")
            .gold(0, 5)
            .city(0, "tavern market temple church manor")
            .city(1, "docks harbor town_hall watchtower prison barracks")
    });
    table.play_all(0, &["take gold", "build bell_tower"]);
    let mut silent = table.clone();
    silent.play(0, "pass");
    assert!(!silent.game.ending && silent.game.threshold() == 7);
    table.play(0, "announce");
    let first = [0, 1, 2].map(|number| table.game.player(seat(number)).first);
    assert_eq!(first, [true, true, false]);
    assert!(table.game.ending);
}

#[test]
fn a_triggered_end_stands_when_the_bell_tower_falls() {
    let mut table = scene(4, CLASSIC, "bell_tower")
        .hand(0, "bell_tower")
        .gold(0, 5)
        .gold(3, 9)
        .city(1, "docks harbor town_hall watchtower prison barracks")
        .hold(&[(0, "merchant"), (1, "king"), (2, "bishop"), (3, "warlord")]);
    table.until("merchant");
    table.play_all(0, &["take gold", "build bell_tower", "announce", "end"]);
    table.until("warlord");
    assert!(table.may(3, "destroy 1").is_empty(), "complete at the lower size");
    table.play(3, "destroy 0 bell_tower");
    assert!(table.game.ending && table.game.threshold() == 7);
    assert!(table.game.complete(seat(1)), "it still has the size that completed it (R26)");
}

#[test]
fn scoring_cards_score() {
    let same = |scene: Scene| scene;
    assert_eq!(worth("basilica tavern manor market", "basilica", same), 4 + 1 + 3 + 2 + 2);
    assert_eq!(worth("basilica tavern+ market+", "basilica", same), 4 + 2 + 3 + 1);
    assert_eq!(worth("basilica tavern tavern+", "basilica", same), 4 + 1 + 2 + 1);
    assert_eq!(worth("basilica market market+", "basilica", same), 4 + 2 + 3 + 1);
    assert_eq!(worth("dragon_gate university", "dragon_gate university", same), 16);
    assert_eq!(worth("imperial_treasury", "imperial_treasury", |it| it.gold(0, 7)), 12);
    assert_eq!(worth("ivory_tower keep", "ivory_tower keep", same), 8);
    assert_eq!(worth("ivory_tower tavern", "ivory_tower", same), 11);
    assert_eq!(worth("statue", "statue", same), 3);
    assert_eq!(worth("statue", "statue", |it| it.crown(0)), 8);
    assert_eq!(worth("capitol tavern market", "capitol", same), 8);
    assert_eq!(worth("temple tavern manor prison keep", "keep", same), 1 + 1 + 3 + 2 + 3 + 3);
    assert_eq!(worth("", "", |it| it.hand(0, "rasputin acrobat tavern")), 2);
    assert_eq!(worth("circus_tent", "", same), 0);
}

#[test]
fn a_city_that_shrinks_loses_its_bonus() {
    let city = "tavern market temple church manor castle palace";
    let mut scene = scene(4, CLASSIC, "").city(0, city);
    let with = Table::of(scene.game.clone()).points(0);
    let district: District = "tavern".parse().unwrap();
    scene.game.player_mut(seat(0)).remove_district(district);
    assert_eq!(Table::of(scene.game).points(0), with - 1 - 4);
}

#[test]
fn the_theater_may_pass() {
    let mut table = scene(4, CLASSIC, "theater")
        .city(2, "theater")
        .hold_before(&[(0, "thief"), (1, "king"), (2, "bishop"), (3, "warlord")], Frame::Theater);
    assert_eq!(
        table.may(2, ""),
        ["pass", "exchange 0 bishop", "exchange 1 bishop", "exchange 3 bishop"]
    );
    let mut passed = table.clone();
    passed.play(2, "pass");
    assert_eq!(passed.game.holder(Character::Bishop), Some(seat(2)));
    table.play(2, "exchange 0 bishop");
    assert_eq!(table.game.holder(Character::Bishop), Some(seat(0)));
    assert_eq!(table.game.holder(Character::Thief), Some(seat(2)));
    assert_eq!(table.asked(), [2], "the Thief is called first");
}

#[test]
fn only_one_action_card_a_turn() {
    let mut table = turn_of("merchant", "", |scene| {
        scene.hand(0, "director ticket_booth circus_tent fortune_teller market").hand(1, "tavern")
    });
    assert_eq!(table.why(0, "tent").message.key, "why-income_first");
    table.play_all(0, &["take gold", "fortune 1"]);
    assert_eq!(table.may(0, ""), ["pass", "choose tavern"]);
    table.play(0, "choose tavern");
    for text in ["director", "booth", "tent"] {
        assert_eq!(table.why(0, text).message.key, "why-one_action_card", "{text}");
    }
    assert_eq!(table.bottom(1), ["fortune_teller"]);
    assert_eq!(table.hand(0).len(), 5);
}

#[test]
fn no_fortune_from_an_empty_hand() {
    let mut table = turn_of("merchant", "", |scene| scene.hand(0, "fortune_teller"));
    table.play(0, "take gold");
    assert_eq!(table.why(0, "fortune 1").message.key, "why-hand_empty");
}

#[test]
fn the_cannonball_replaces_a_district_by_a_dearer_one() {
    let mut table = turn_of("merchant", "keep", |scene| {
        scene
            .city(0, "market+ castle")
            .hand(0, "living_cannonball palace tavern keep castle manor")
            .gold(0, 3)
    });
    table.play(0, "take gold");
    assert_eq!(
        table.may(0, "launch"),
        ["launch castle palace", "launch market+ palace"],
        "dearer than 3 with its gold; no second Castle"
    );
    assert_eq!(table.why(0, "launch castle tavern").message.key, "why-cannonball");
    table.play(0, "launch market+ palace");
    assert_eq!((table.gold(0), table.city(0)), (3, vec!["castle".to_owned(), "palace".to_owned()]));
    assert_eq!(table.bottom(2), ["market", "living_cannonball"]);
    table.play(0, "build manor");
    table.sound();
}

#[test]
fn a_launched_district_can_be_confiscated() {
    let cast = "magistrate thief wizard patrician bishop trader architect marshal";
    let mut table = circus(4, cast, "")
        .city(1, "tavern")
        .hand(1, "living_cannonball palace")
        .gold(1, 5)
        .hold(&[(0, "magistrate"), (1, "architect"), (2, "bishop"), (3, "patrician")]);
    table.play_all(
        0,
        &["warrants", "sign architect", "blank thief", "blank marshal", "take gold", "end"],
    );
    while table.game.turn.who != Character::Architect {
        plainly(&mut table);
    }
    table.play_all(1, &["take gold", "launch tavern palace"]);
    assert_eq!(table.asked(), [0]);
    table.play(0, "confiscate");
    assert_eq!((table.gold(1), table.city(1).len(), table.city(0).len()), (7, 0, 1));
}

#[test]
fn rasputin_may_be_kept_and_every_possible_holder_is_asked() {
    let mut table = circus(4, CLASSIC, "").hand(1, "rasputin").hand(2, "tavern").hold(&[
        (0, "assassin"),
        (1, "architect"),
        (2, "king"),
        (3, "warlord"),
    ]);
    table.play_all(0, &["take gold", "murder architect", "end"]);
    while table.game.called != 7 {
        plainly(&mut table);
    }
    // Seat 2 has been turned over as King; seats 0 and 3 have no card at all.
    assert_eq!(table.asked(), [1]);
    table.play(1, "pass");
    assert_eq!(table.game.turn.who, Character::Warlord);
    table.sound();

    let mut table = circus(4, CLASSIC, "").hand(1, "rasputin").hand(3, "tavern").hold(&[
        (0, "assassin"),
        (1, "architect"),
        (2, "king"),
        (3, "warlord"),
    ]);
    table.play_all(0, &["take gold", "murder architect", "end"]);
    while table.game.called != 7 {
        plainly(&mut table);
    }
    assert_eq!(table.asked(), [1, 3]);
    assert_eq!(table.may(3, ""), ["pass"]);
    assert_eq!(table.why(3, "rasputin").message.key, "why-no_rasputin");
    table.play(1, "rasputin");
    assert!(table.view(1).reaction && !table.view(3).reaction, "secret until all have answered");
    table.play(3, "pass");
    assert_eq!(table.game.turn.seat, seat(1));
}

#[test]
fn the_acrobat_waits_for_a_silent_rank_4() {
    let mut table = circus(4, CLASSIC, "").hand(1, "acrobat").hand(2, "tavern").hold(&[
        (0, "assassin"),
        (1, "architect"),
        (2, "merchant"),
        (3, "warlord"),
    ]);
    table.play_all(0, &["take gold", "end"]);
    assert_eq!(table.asked(), [1, 2]);
    assert_eq!(table.why(2, "acrobat").message.key, "why-no_acrobat");
    table.play(2, "pass");
    table.play(1, "pass");
    assert_eq!(table.game.crown, seat(0));
    // With a King in play no seat is asked.
    let mut table = circus(4, CLASSIC, "").hand(1, "acrobat").hold(&[
        (0, "assassin"),
        (1, "architect"),
        (2, "king"),
        (3, "warlord"),
    ]);
    table.play_all(0, &["take gold", "end"]);
    assert_eq!(table.game.turn.who, Character::King);
}

#[test]
fn the_hospital_owner_is_asked_whether_murdered_or_not() {
    let mut table = scene(4, CLASSIC, "hospital").city(3, "hospital").hold(&[
        (0, "assassin"),
        (1, "merchant"),
        (2, "thief"),
        (3, "warlord"),
    ]);
    table.play_all(0, &["take gold", "murder merchant", "end"]);
    while table.game.called != 6 {
        plainly(&mut table);
    }
    assert_eq!(table.asked(), [3]);
    assert_eq!(table.may(3, ""), ["pass"]);
    assert_eq!(table.why(3, "hospital").message.key, "why-not_murdered");
}

#[test]
fn the_hospital_owner_is_asked_only_while_another_character_is_possible() {
    // One character each: the Thief's player has shown all characters.
    let mut table = scene(4, CLASSIC, "hospital").city(2, "hospital").hold(&[
        (0, "assassin"),
        (1, "merchant"),
        (2, "thief"),
        (3, "warlord"),
    ]);
    table.play_all(0, &["take gold", "murder merchant", "end"]);
    while table.game.called < 6 {
        plainly(&mut table);
    }
    assert_eq!((table.game.called, table.asked()), (8, vec![3]));

    // Two each: the second one may be the Merchant.
    let mut table = scene(2, CLASSIC, "hospital").city(1, "hospital").hold(&[
        (0, "assassin"),
        (0, "merchant"),
        (1, "thief"),
        (1, "warlord"),
    ]);
    table.play_all(0, &["take gold", "murder merchant", "end"]);
    while table.game.called < 6 {
        plainly(&mut table);
    }
    assert_eq!((table.game.called, table.asked()), (6, vec![1]));
    assert_eq!(table.may(1, ""), ["pass"]);
}

#[test]
fn a_murdered_king_in_hospital_still_inherits() {
    let mut table = scene(4, CLASSIC, "hospital").crown(2).city(1, "hospital").hold(&[
        (0, "assassin"),
        (1, "king"),
        (2, "thief"),
        (3, "warlord"),
    ]);
    table.play_all(0, &["take gold", "murder king", "end"]);
    while table.asked() != [1] {
        plainly(&mut table);
    }
    table.play_all(1, &["hospital", "take gold"]);
    assert_eq!(table.game.crown, seat(2), "no crown in hospital");
    table.to_round_end();
    assert_eq!(table.game.crown, seat(1));
}

#[test]
fn a_den_can_be_paid_with_cards_gold_and_a_loan() {
    let cast = "assassin thief magician king cardinal merchant architect warlord";
    let mut table = scene(4, cast, "thieves_den")
        .hand(0, "thieves_den tavern market docks temple")
        .gold(1, 9)
        .hold(&[(0, "cardinal"), (1, "architect"), (2, "warlord"), (3, "merchant")]);
    table.until("cardinal");
    table.play(0, "take gold");
    // 6: two cards, two own gold, two borrowed for the last two cards.
    assert_eq!(
        table.may(0, "build"),
        ["build temple", "build tavern", "build market", "build thieves_den with cards"]
            .into_iter()
            .chain(["build docks loan 1", "build thieves_den loan 1"])
            .map(ToString::to_string)
            .collect::<Vec<_>>()
    );
    table.play_all(0, &["build thieves_den with cards", "discard temple", "discard tavern"]);
    assert_eq!(table.may(0, "loan"), ["loan 1"]);
    table.play_all(0, &["loan 1", "give market", "give docks"]);
    assert_eq!(
        (table.gold(0), table.gold(1), table.hand(0).len(), table.hand(1).len()),
        (0, 7, 0, 2)
    );
    assert_eq!(table.city(0), ["thieves_den"]);
    table.sound();
}
