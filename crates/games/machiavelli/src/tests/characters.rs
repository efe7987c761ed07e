//! §6: one test per sentence that the vectors do not cover, positive and negative.

use super::*;

/// Seat 0 acts as this character of the classic cast, the others are harmless.
fn acting(character: &str, arrange: impl FnOnce(Scene) -> Scene) -> Table<Machiavelli> {
    let mut cast: Vec<&str> = CLASSIC.split_whitespace().collect();
    let rank = usize::from(who(character).rank());
    if rank == 9 {
        cast.push(character);
    } else {
        cast[rank - 1] = character;
    }
    let mut holders = vec![(0, character)];
    for (number, id) in (1..).zip(
        ["thief", "bishop", "merchant", "architect"]
            .into_iter()
            .filter(|id| who(id).rank() != who(character).rank() && cast.contains(id)),
    ) {
        if number < 4 {
            holders.push((number, id));
        }
    }
    let mut table = arrange(scene(4, &cast.join(" "), "")).hold(&holders);
    while !(table.asked() == [0]
        && table.game.turn.seat == seat(0)
        && table.game.turn.who == who(character)
        && matches!(table.game.stack.top(), Some(Frame::Main | Frame::Income)))
    {
        plainly(&mut table);
    }
    table
}

#[test]
fn the_assassin_names_rank_2_or_more_once() {
    let mut table = acting("assassin", |scene| scene);
    assert_eq!(table.may(0, "murder").len(), 7);
    assert_eq!(table.why(0, "murder assassin").message.key, "why-rank_too_low");
    table.play(0, "murder king");
    assert_eq!(table.why(0, "murder bishop").message.key, "why-ability_used");
    assert_eq!(table.why(0, "rob bishop").message.key, "why-not_this_character");
}

#[test]
fn a_murdered_character_loses_the_turn_and_stays_hidden() {
    let mut table = scene(4, CLASSIC, "").gold(1, 3).hold(&[
        (0, "assassin"),
        (1, "thief"),
        (2, "king"),
        (3, "warlord"),
    ]);
    table.play_all(0, &["murder thief", "take gold", "end"]);
    assert_eq!(table.game.turn.who, Character::King);
    assert_eq!(table.gold(1), 3);
    table.to_round_end();
    assert!(!table.game.shown.has(2));
}

#[test]
fn the_thief_names_rank_3_or_more_and_not_the_murdered() {
    let mut table =
        scene(4, CLASSIC, "").hold(&[(0, "assassin"), (1, "thief"), (2, "king"), (3, "warlord")]);
    table.play_all(0, &["murder king", "take gold", "end"]);
    assert_eq!(table.may(1, "rob").len(), 5);
    for bad in ["rob king", "rob thief", "rob assassin"] {
        assert_eq!(table.why(1, bad).message.key, "why-not_robbable");
    }
}

#[test]
fn the_witch_takes_income_and_must_name_a_character() {
    let mut table = acting("witch", |scene| scene.gold(0, 9).hand(0, "tavern"));
    assert_eq!(table.why(0, "build tavern").message.key, "why-income_only");
    table.play(0, "take gold");
    assert_eq!(table.why(0, "end").message.key, "why-income_only");
    table.play(0, "bewitch architect");
    assert_ne!(table.asked(), [0]);
}

#[test]
fn the_witch_may_bewitch_her_own_second_character() {
    let cast = "witch thief magician king bishop merchant architect warlord";
    let mut table =
        scene(2, cast, "").hold(&[(0, "witch"), (0, "architect"), (1, "king"), (1, "warlord")]);
    table.play_all(0, &["take gold", "bewitch architect"]);
    while table.asked() != [0] {
        plainly(&mut table);
    }
    assert_eq!(table.may(0, ""), ["take gold", "take cards"]);
    table.play(0, "take gold");
    table.play_all(0, &["draw two", "end"]);
    assert_eq!((table.gold(0), table.hand(0).len()), (4, 2));
}

#[test]
fn warrants_lie_on_three_different_characters_of_rank_2_or_more() {
    let mut table = acting("magistrate", |scene| scene);
    table.play(0, "warrants");
    assert_eq!(table.may(0, "").len(), 7);
    table.play(0, "sign king");
    assert!(!table.allows(0, "blank king") && !table.allows(0, "blank warlord"));
    table.play(0, "blank merchant");
    assert_eq!(table.may(0, ""), ["blank architect", "blank warlord"]);
    assert_eq!(table.game.marks.warrants.len(), 0, "nothing is seen before the third");
    table.play(0, "blank warlord");
    assert_eq!(table.game.marks.warrants, [4, 6, 8].into_iter().collect());
    assert_eq!(table.view(0).marks.signed, Some(Character::King));
    assert_eq!(table.view(1).marks.signed, None);
    assert_eq!(table.why(0, "warrants").message.key, "why-ability_used");
}

#[test]
fn a_blank_warrant_asks_too_until_the_signed_one_lies_open() {
    let cast = "magistrate thief wizard patrician bishop trader architect marshal";
    let mut table = scene(4, cast, "")
        .hand(1, "tavern")
        .hand(2, "market")
        .hand(3, "docks")
        .gold(3, 3)
        .hold(&[(0, "magistrate"), (1, "thief"), (2, "bishop"), (3, "marshal")]);
    table.play_all(
        0,
        &["warrants", "sign bishop", "blank thief", "blank marshal", "take gold", "end"],
    );
    table.play_all(1, &["take gold", "build tavern"]);
    assert_eq!(table.may(0, ""), ["pass"]);
    assert_eq!(table.why(0, "confiscate").message.key, "why-warrant_is_blank");
    table.play(0, "pass");
    table.play(1, "end");
    table.play_all(2, &["take gold", "build market"]);
    assert_eq!(table.may(0, ""), ["pass", "confiscate"]);
    table.play(0, "confiscate");
    table.play(2, "end");
    table.play_all(3, &["take gold", "build docks"]);
    assert_eq!(table.asked(), [3], "the other warrants are known to be blank");
}

#[test]
fn a_magistrate_does_not_confiscate_from_themselves() {
    let cast = "magistrate thief wizard patrician bishop trader architect marshal";
    let mut table = scene(2, cast, "").hand(0, "tavern").hold(&[
        (0, "magistrate"),
        (0, "architect"),
        (1, "bishop"),
        (1, "marshal"),
    ]);
    table.play_all(
        0,
        &["warrants", "sign architect", "blank thief", "blank marshal", "take gold", "end"],
    );
    table.until("architect");
    table.play_all(0, &["take gold", "build tavern"]);
    assert_eq!(table.asked(), [0]);
    assert_eq!(table.city(0), ["tavern"]);
}

#[test]
fn the_blackmailer_may_leave_or_turn_a_threat() {
    let cast = "assassin blackmailer magician king bishop merchant architect warlord";
    let arrange = || {
        let mut table = scene(4, cast, "").gold(1, 6).gold(2, 6).hold(&[
            (0, "blackmailer"),
            (1, "king"),
            (2, "bishop"),
            (3, "warlord"),
        ]);
        table.until("blackmailer");
        table.play_all(0, &["threats", "sign king", "blank bishop", "take gold", "end"]);
        table.play_all(1, &["take gold", "refuse"]);
        table
    };
    let mut left = arrange();
    left.play(0, "pass");
    assert_eq!((left.gold(1), left.asked()), (8, vec![1]));
    let mut turned = arrange();
    turned.play(0, "expose");
    assert_eq!((turned.gold(0), turned.gold(1)), (10, 0));
    assert_eq!(turned.view(2).marks.rose, Some(Character::King));
    turned.play_all(1, &["crown", "end"]);
    turned.play_all(2, &["take gold", "refuse"]);
    turned.play(0, "expose");
    assert_eq!(turned.gold(2), 8, "a blank threat takes nothing");
}

#[test]
fn a_threat_on_the_blackmailers_own_character_does_nothing() {
    let cast = "assassin blackmailer magician king bishop merchant architect warlord";
    let mut table =
        scene(2, cast, "").hold(&[(0, "blackmailer"), (0, "king"), (1, "bishop"), (1, "warlord")]);
    table.until("blackmailer");
    table.play_all(0, &["threats", "sign king", "blank bishop", "take gold", "end"]);
    assert_eq!(table.until("king"), 0);
    assert!(table.allows(0, "crown"));
}

#[test]
fn the_spy_cannot_target_their_own_hand_and_learns_the_other() {
    let mut table = acting("spy", |scene| scene.hand(1, "tavern temple"));
    assert!(table.may(0, "spy 0").is_empty());
    assert_eq!(table.may(0, "spy").len(), 15);
    table.play(0, "spy 1 noble");
    assert_eq!(table.hand(0).len(), 0);
    assert_eq!(table.view(0).players[1].remembered, named("temple tavern"));
    assert!(table.view(2).players[1].remembered.is_empty());
}

#[test]
fn the_magician_chooses_one_of_two_powers() {
    let mut table = acting("magician", |scene| scene.hand(0, "tavern temple").hand(1, "market"));
    table.play_all(0, &["redraw", "discard tavern"]);
    assert_eq!(table.may(0, ""), ["done"], "later picks are later in the order");
    table.play(0, "done");
    assert_eq!(table.why(0, "swap 1").message.key, "why-ability_used");
    let mut table = acting("magician", |scene| scene.hand(0, "tavern temple").hand(1, "market"));
    table.play(0, "swap 1");
    assert_eq!((table.hand(0), table.hand(1)), (vec!["market"], vec!["temple", "tavern"]));
    table.refuses(0, "redraw");
}

#[test]
fn the_wizard_needs_a_hand_to_look_at() {
    let mut table = acting("wizard", |scene| scene.hand(1, "palace tavern").gold(0, 1));
    assert_eq!(table.may(0, "peek"), ["peek 1"]);
    assert_eq!(table.why(0, "peek 2").message.key, "why-hand_empty");
    table.play(0, "peek 1");
    assert_eq!(
        table.may(0, ""),
        ["choose palace", "choose tavern", "build tavern"],
        "before income, paying with what they have"
    );
    assert_eq!(table.why(0, "build palace").message.key, "why-cannot_pay");
    table.play(0, "build tavern");
    table.play(0, "take gold");
    assert_eq!((table.city(0), table.game.turn.builds), (vec!["tavern".to_owned()], 0));
}

#[test]
fn the_king_must_take_the_crown_at_last() {
    let mut table = acting("king", |scene| scene.crown(2).city(0, "manor palace"));
    table.play_all(0, &["take gold", "collect"]);
    assert_eq!(table.gold(0), 4);
    table.play(0, "end");
    assert_eq!(table.game.crown, seat(0));
}

#[test]
fn the_patrician_draws_for_noble_districts() {
    let mut table = acting("patrician", |scene| scene.crown(2).city(0, "manor palace"));
    table.play_all(0, &["take gold", "collect", "crown"]);
    assert_eq!((table.gold(0), table.hand(0).len(), table.game.crown), (2, 2, seat(0)));
    assert_eq!(table.why(0, "crown").message.key, "why-crown_not_yours");
}

#[test]
fn the_emperor_levies_a_card_or_gold_but_not_from_the_holder() {
    let mut table = acting("emperor", |scene| scene.crown(3).hand(1, "tavern"));
    // Seats 1 and 2 may get it; both have taken gold before that or not at all.
    assert!(table.may(0, "crown 3").is_empty() && table.may(0, "crown 0").is_empty());
    assert_eq!(table.why(0, "crown 3 gold").message.key, "why-crown_elsewhere");
    assert!(table.allows(0, "crown 1 card"));
    assert_eq!(table.why(0, "crown 1 nothing").message.key, "why-levy");
    table.play_all(0, &["crown 1 card", "take gold"]);
    assert_eq!((table.hand(0), table.game.crown), (vec!["tavern"], seat(1)));
    table.refuses(0, "crown 2 gold");
    table.play(0, "end");
}

#[test]
fn an_emperor_takes_nothing_from_a_beggar() {
    let table = acting("emperor", |scene| scene.crown(3));
    // Seat 2 has not had a turn yet and owns nothing.
    assert_eq!(table.game.player(seat(2)).gold, 0);
    assert_eq!(table.may(0, "crown 2"), ["crown 2 nothing"]);
}

#[test]
fn the_bishop_collects_and_protects_the_whole_city() {
    let mut table = scene(4, CLASSIC, "").city(1, "temple church").gold(0, 9).hold(&[
        (0, "warlord"),
        (1, "bishop"),
        (2, "merchant"),
        (3, "king"),
    ]);
    table.until("bishop");
    table.play_all(1, &["take gold", "collect", "end"]);
    assert_eq!(table.gold(1), 4);
    table.until("warlord");
    assert!(table.may(0, "destroy").is_empty());
}

#[test]
fn the_bishop_binds_the_owners_warlord() {
    let mut table = scene(2, CLASSIC, "").city(0, "temple").gold(0, 9).hold(&[
        (0, "bishop"),
        (0, "warlord"),
        (1, "king"),
        (1, "merchant"),
    ]);
    table.until("warlord");
    assert_eq!(table.why(0, "destroy 0 temple").message.key, "why-bishop");
}

#[test]
fn the_cardinal_draws_for_religious_districts_and_borrows_once() {
    let mut table = acting("cardinal", |scene| {
        scene
            .city(0, "temple church")
            .hand(0, "manor tavern temple market castle")
            .gold(1, 9)
            .gold(0, 1)
    });
    table.play_all(0, &["take gold", "collect"]);
    assert_eq!(table.hand(0).len(), 7);
    assert!(table.allows(0, "build manor") && table.may(0, "build manor loan").is_empty());
    assert_eq!(table.why(0, "build castle").message.key, "why-cannot_pay");
    table.play_all(0, &["build castle loan 1", "give tavern"]);
    assert_eq!((table.gold(0), table.city(0).len()), (0, 3));
    table.refuses(0, "build market loan 1");
}

#[test]
fn the_merchant_gets_an_extra_gold_once() {
    let mut table = acting("merchant", |scene| scene.city(0, "tavern harbor"));
    table.play_all(0, &["extra gold", "collect", "take gold"]);
    assert_eq!(table.gold(0), 5);
    assert_eq!(table.why(0, "extra gold").message.key, "why-ability_used");
}

#[test]
fn the_architect_draws_two_and_builds_three() {
    let mut table =
        acting("architect", |scene| scene.hand(0, "tavern market temple church").gold(0, 9));
    table.play_all(0, &["take gold", "draw two", "build tavern", "build market", "build temple"]);
    assert_eq!(table.why(0, "build church").message.key, "why-limit");
}

#[test]
fn the_scholar_keeps_one_of_seven_and_builds_two() {
    let mut table = acting("scholar", |scene| {
        scene
            .hand(0, "tavern market docks")
            .gold(0, 9)
            .on_top("temple palace castle manor prison harbor church")
    });
    let deck = table.game.deck_size();
    table.play_all(0, &["take gold", "draw seven"]);
    assert_eq!(table.may(0, "keep").len(), 7);
    table.play(0, "keep palace");
    assert_eq!((table.hand(0).len(), table.game.deck_size()), (4, deck - 1));
    assert_eq!(table.view(0).deck.remembered.len(), 6, "the player knows what went back");
    table.play_all(0, &["build tavern", "build market"]);
    table.refuses(0, "build docks");
    table.sound();
}

#[test]
fn the_warlord_cannot_touch_the_keep_and_pays_the_wall() {
    let mut table = scene(4, CLASSIC, "keep great_wall")
        .city(1, "keep great_wall tavern")
        .gold(0, 0)
        .hold(&[(0, "warlord"), (1, "thief"), (2, "king"), (3, "bishop")]);
    table.until("warlord");
    assert_eq!(table.why(0, "destroy 1 keep").message.key, "why-keep");
    assert_eq!(table.why(0, "destroy 1 tavern").message.key, "why-too_expensive");
    assert_eq!(table.why(0, "destroy 1 palace").message.key, "why-no_such_district");
    table.play_all(0, &["take gold", "destroy 1 tavern"]);
    assert_eq!(table.gold(0), 1);
    assert_eq!(table.game.wall(seat(1), Card::GreatWall), 0);
    table.game.rulings.great_wall_protects_itself = true;
    assert_eq!(table.game.wall(seat(1), Card::GreatWall), 1);
}

#[test]
fn the_diplomat_makes_no_duplicates() {
    let mut table = acting("diplomat", |scene| {
        scene.city(0, "market tavern").city(1, "tavern castle").gold(0, 9)
    });
    assert_eq!(table.why(0, "trade market 1 tavern").message.key, "why-duplicate");
    assert!(
        table.allows(0, "trade tavern 1 tavern"),
        "the same name on both sides is no duplicate"
    );
    assert_eq!(table.why(0, "trade tavern 1 castle").message.key, "why-duplicate");
    table.play(0, "trade market 1 castle");
    assert_eq!((table.gold(0), table.city(1)), (7, vec!["tavern".to_owned(), "market".to_owned()]));
}

#[test]
fn the_marshal_seizes_what_costs_three_or_less() {
    let mut table = acting("marshal", |scene| {
        scene.city(0, "tavern").city(1, "tavern manor castle manor+").gold(0, 9)
    });
    assert_eq!(table.why(0, "seize 1 castle").message.key, "why-costs_more_than_3");
    assert_eq!(table.why(0, "seize 1 manor+").message.key, "why-costs_more_than_3");
    assert_eq!(table.why(0, "seize 1 tavern").message.key, "why-has_district");
    let gold = table.gold(1);
    table.play(0, "seize 1 manor");
    assert_eq!((table.gold(0), table.gold(1)), (6, gold + 3));
    assert_eq!(table.city(0), ["manor", "tavern"]);
    table.refuses(0, "seize 1 tavern");
}

#[test]
fn the_queen_takes_three_gold_beside_rank_4() {
    let mut table = scene(5, ROYAL, "").hold(&[
        (0, "queen"),
        (4, "king"),
        (1, "thief"),
        (2, "bishop"),
        (3, "warlord"),
    ]);
    table.until("queen");
    table.play_all(0, &["royal gold", "take gold"]);
    assert_eq!(table.gold(0), 5);
    table.refuses(0, "royal gold");
    table.play(0, "end");
    assert_eq!(table.gold(0), 5, "paid once");
}

#[test]
fn the_artist_beautifies_one_or_two() {
    let mut table = acting("artist", |scene| scene.city(0, "market temple+ castle").gold(0, 5));
    assert_eq!(table.may(0, "beautify"), ["beautify castle", "beautify market"]);
    assert_eq!(table.why(0, "beautify temple+").message.key, "why-not_beautifiable");
    table.play_all(0, &["beautify castle", "beautify market"]);
    assert_eq!(
        (table.gold(0), table.city(0)),
        (3, named_district_texts("temple+ castle+ market+"))
    );
    assert_eq!(table.points(0), 2 + 5 + 3);
    table.play(0, "take gold");
    table.refuses(0, "beautify market");
    let mut one = acting("artist", |scene| scene.city(0, "market castle").gold(0, 5));
    one.play_all(0, &["beautify castle", "done", "take gold"]);
    assert_eq!(one.gold(0), 6);
    one.sound();
}

/// R32: the two districts of one use in any order, since rules 2; tables of rules 1 go on as they began.
#[test]
fn the_artist_beautifies_two_districts_in_any_order() {
    let mut table = acting("artist", |scene| scene.city(0, "market castle palace").gold(0, 5));
    table.play(0, "beautify market");
    assert_eq!(table.may(0, "beautify"), ["beautify castle", "beautify palace"]);
    table.play(0, "beautify castle");
    assert_eq!(table.city(0), named_district_texts("castle+ palace market+"));
    table.sound();

    let mut old = acting("artist", |scene| scene.city(0, "market castle").gold(0, 5));
    old.game.rules = signoria_engine::RulesVersion::FIRST;
    let mut last = old.clone();
    last.play(0, "beautify market");
    assert!(last.may(0, "beautify").is_empty(), "after the last of the order nothing is offered");
    old.play(0, "beautify castle");
    assert_eq!(old.may(0, "beautify"), ["beautify market"]);
}

fn named_district_texts(list: &str) -> Vec<String> {
    list.split_whitespace().map(ToString::to_string).collect()
}

#[test]
fn the_tax_collector_needs_something_to_collect() {
    let mut table = acting("tax_collector", |scene| scene);
    table.game.tax = 0;
    assert_eq!(table.why(0, "collect tax").message.key, "why-no_tax");
}

#[test]
fn income_comes_before_abilities_if_the_table_says_so() {
    let mut table = acting("merchant", |scene| {
        scene.rulings(|rulings| rulings.abilities_before_income = false).city(0, "tavern")
    });
    assert_eq!(table.may(0, ""), ["take gold", "take cards"]);
    assert_eq!(table.why(0, "extra gold").message.key, "why-income_first");
    table.play_all(0, &["take gold", "extra gold", "collect"]);
}

#[test]
fn building_needs_income_first() {
    let mut table = acting("architect", |scene| scene.hand(0, "tavern").gold(0, 3));
    assert_eq!(table.why(0, "build tavern").message.key, "why-income_first");
    assert_eq!(table.why(0, "end").message.key, "why-income_first");
    table.play(0, "take gold");
    assert_eq!(table.why(0, "take cards").message.key, "why-income_taken");
    table.play(0, "build tavern");
}

#[test]
fn no_cards_from_an_empty_deck() {
    let table = acting("merchant", |scene| scene.deck(""));
    assert_eq!(table.why(0, "take cards").message.key, "why-deck_empty");
}

/// "Anna is the Merchant and has 3 gold …"
#[test]
fn the_worked_example_of_the_rules_page_is_played() {
    let mut table =
        acting("merchant", |scene| scene.city(0, "tavern").hand(0, "docks market").gold(0, 3));
    let mut told = vec![u32::from(table.gold(0))];
    table.play_all(0, &["take gold", "extra gold", "collect"]);
    told.push(table.gold(0).into());
    let before = table.gold(0);
    table.play(0, "build docks");
    told.extend([u32::from(before - table.gold(0)), table.gold(0).into()]);
    assert_eq!(table.why(0, "build market").message.key, "why-limit");
    assert_eq!(signoria_testkit::samples::sample_numbers("machiavelli"), told);
}
