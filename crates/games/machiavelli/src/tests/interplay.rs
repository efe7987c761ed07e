//! Pairs that meet: characters, districts and cards that change each other's effect.

use super::*;
use crate::EventKind;

#[test]
fn a_king_saved_by_rasputin_leaves_no_legacy() {
    let mut table = circus(4, CLASSIC, "").crown(2).hand(1, "rasputin").hold(&[
        (0, "assassin"),
        (1, "king"),
        (2, "bishop"),
        (3, "warlord"),
    ]);
    table.play_all(0, &["take gold", "murder king", "end"]);
    assert_eq!(table.may(1, ""), ["pass", "rasputin"]);
    table.play_all(1, &["rasputin", "take gold", "end"]);
    assert_eq!(table.game.crown, seat(1), "taken in their own turn");
    // The Acrobat's window never opened and nothing happens at the end of the round.
    table.game.crown = seat(3);
    table.to_round_end();
    assert_eq!(table.game.crown, seat(3));
}

#[test]
fn the_confiscator_decides_about_the_bell() {
    let cast = "magistrate thief wizard patrician bishop trader architect marshal";
    let mut table = scene(4, cast, "bell_tower").hand(1, "bell_tower").gold(1, 5).hold(&[
        (0, "magistrate"),
        (1, "architect"),
        (2, "bishop"),
        (3, "patrician"),
    ]);
    table.play_all(
        0,
        &["warrants", "sign architect", "blank thief", "blank marshal", "take gold", "end"],
    );
    table.until("architect");
    table.play_all(1, &["take gold", "build bell_tower"]);
    table.play(0, "confiscate");
    assert_eq!(table.may(0, ""), ["pass", "announce"]);
    table.play(0, "announce");
    assert_eq!((table.game.threshold(), table.city(0).len()), (6, 1));
    table.sound();
}

#[test]
fn an_exchanged_bell_tower_keeps_ringing() {
    let cast = "witch spy seer king bishop merchant scholar diplomat";
    let mut table = scene(4, cast, "bell_tower")
        .city(1, "bell_tower")
        .city(0, "market")
        .gold(0, 9)
        .hold(&[(0, "diplomat"), (1, "spy"), (2, "king"), (3, "merchant")]);
    table.game.bell = true;
    table.until("diplomat");
    table.play(0, "trade market 1 bell_tower");
    assert!(table.game.bell);
}

#[test]
fn a_seized_district_completes_a_city() {
    let cast = "witch spy seer king bishop merchant scholar marshal";
    let mut table = scene(4, cast, "")
        .city(0, "tavern temple church manor castle palace")
        .city(1, "market")
        .gold(0, 9)
        .hold(&[(0, "marshal"), (1, "spy"), (2, "king"), (3, "merchant")]);
    table.until("marshal");
    assert!(!table.game.ending);
    table.play(0, "seize 1 market");
    assert!(table.game.ending && table.game.player(seat(0)).first);
}

#[test]
fn a_confiscated_building_is_not_refunded_twice_to_the_alchemist() {
    let cast = "magistrate thief wizard patrician bishop alchemist architect marshal";
    let mut table = scene(4, cast, "").hand(1, "castle").gold(1, 4).hold(&[
        (0, "magistrate"),
        (1, "alchemist"),
        (2, "bishop"),
        (3, "patrician"),
    ]);
    table.play_all(
        0,
        &["warrants", "sign alchemist", "blank thief", "blank marshal", "take gold", "end"],
    );
    table.until("alchemist");
    table.play_all(1, &["take gold", "build castle"]);
    table.play(0, "confiscate");
    table.play(1, "end");
    assert_eq!(table.gold(1), 6);
}

#[test]
fn the_witch_resumes_as_cardinal_with_her_own_hand() {
    let cast = "witch thief magician king cardinal merchant architect warlord";
    let mut table = scene(4, cast, "").hand(0, "palace tavern temple market").gold(1, 3).hold(&[
        (0, "witch"),
        (1, "cardinal"),
        (2, "merchant"),
        (3, "warlord"),
    ]);
    table.play_all(0, &["take gold", "bewitch cardinal"]);
    assert_eq!(table.until("cardinal"), 0);
    assert_eq!(table.may(0, "build palace"), ["build palace loan 1"]);
    table.play_all(0, &["build palace loan 1", "give temple", "give tavern", "give market"]);
    assert_eq!((table.gold(0), table.gold(1), table.hand(1).len()), (0, 2, 3));
}

#[test]
fn a_sacrificed_museum_loses_its_cards() {
    let mut table = scene(4, CLASSIC, "museum necropolis")
        .city(0, "museum")
        .hand(0, "necropolis tavern")
        .hold(&[(0, "merchant"), (1, "thief"), (2, "king"), (3, "warlord")]);
    table.until("merchant");
    table.play_all(0, &["take gold", "museum tavern", "build necropolis over museum"]);
    assert_eq!(table.bottom(2), ["tavern", "museum"]);
    assert_eq!(
        table.view(0).deck.known[0].1.card,
        Some(Card::Tavern),
        "the player knows what lay there"
    );
    assert_eq!(table.view(1).deck.known[0].1.card, None);
    assert_eq!(table.view(1).deck.known[1].1.card, Some(Card::Museum), "seen by all");
    table.sound();
}

#[test]
fn the_library_serves_a_truncated_turn_and_the_gold_mine_the_witch() {
    let cast = "witch thief magician king bishop merchant architect warlord";
    let mut table = scene(4, cast, "gold_mine library")
        .city(0, "gold_mine")
        .city(1, "library")
        .hold(&[(0, "witch"), (1, "merchant"), (2, "king"), (3, "warlord")]);
    table.play_all(0, &["take gold", "bewitch merchant"]);
    assert_eq!(table.gold(0), 3);
    while table.asked() != [1] {
        plainly(&mut table);
    }
    table.play(1, "take cards");
    assert_eq!((table.hand(1).len(), table.asked()), (2, vec![0]));
}

#[test]
fn a_queen_beside_a_king_in_hospital_is_paid_once() {
    let mut table = scene(5, ROYAL, "hospital").city(1, "hospital").hold(&[
        (0, "queen"),
        (1, "king"),
        (2, "assassin"),
        (3, "bishop"),
        (4, "warlord"),
    ]);
    table.play_all(2, &["take gold", "murder king", "end"]);
    while table.asked() != [1] {
        plainly(&mut table);
    }
    table.play_all(1, &["hospital", "take gold"]);
    table.until("queen");
    table.play_all(0, &["royal gold", "take gold", "end"]);
    assert_eq!(table.gold(0), 5, "the murdered King was turned over; not again at the end (§5.10)");
}

#[test]
fn a_thief_who_named_their_second_character_robs_no_one() {
    let mut table = scene(2, CLASSIC, "").gold(0, 3).hold(&[
        (0, "thief"),
        (0, "merchant"),
        (1, "king"),
        (1, "bishop"),
    ]);
    table.play_all(0, &["take gold", "rob merchant", "end"]);
    table.until("merchant");
    assert_eq!(table.gold(0), 5);
    let robbed = |told: &EventKind| matches!(told, EventKind::Robbed { .. });
    assert!(!table.events.iter().any(|event| robbed(&event.told)), "R11");
}

/// §6 Theater: with two characters each, either of the partner's can come.
#[test]
fn the_lot_gives_either_character_of_the_partner() {
    let mut got = std::collections::BTreeSet::new();
    for number in 0..20 {
        let mut scene = scene(2, CLASSIC, "theater").city(0, "theater");
        scene.game.rng = signoria_engine::GameRng::new(signoria_engine::Seed::from_number(number));
        let holders = [(0, "thief"), (0, "king"), (1, "bishop"), (1, "warlord")];
        let mut table = scene.hold_before(&holders, Frame::Theater);
        table.play(0, "exchange 1 thief");
        let mine = table.view(0).players[0].characters.clone();
        got.extend(mine.into_iter().filter(|character| *character != Character::King));
    }
    assert_eq!(got.into_iter().collect::<Vec<_>>(), [Character::Bishop, Character::Warlord]);
}

/// §6 Alchemist: gold that was spent comes back; without any there is nothing to tell.
#[test]
fn an_alchemist_who_built_nothing_is_told_no_gold() {
    let cast = "assassin thief magician king bishop alchemist architect warlord";
    let holders = [(0, "alchemist"), (1, "king"), (2, "bishop"), (3, "warlord")];
    let mut table = scene(4, cast, "").hold(&holders);
    table.until("alchemist");
    table.play(0, "take gold");
    table.events.clear();
    table.play(0, "end");
    let gained = |event: &crate::Event| matches!(event.told, EventKind::Gained { .. });
    assert!(!table.events.iter().any(gained));
    assert_eq!(table.gold(0), 2);
}

/// §7 Monument: not in a city with five districts, whatever way it comes there.
#[test]
fn a_monument_is_launched_only_into_a_city_of_four_others() {
    let launch = |city: &str| {
        let holders = [(0, "architect"), (1, "king"), (2, "bishop"), (3, "warlord")];
        let mut table = circus(4, CLASSIC, "monument")
            .city(0, city)
            .hand(0, "living_cannonball monument")
            .gold(0, 9)
            .hold(&holders);
        table.until("architect");
        table.play(0, "take gold");
        table.may(0, "launch tavern monument").len()
    };
    assert_eq!(launch("tavern market temple church prison"), 1, "four others stay");
    assert_eq!(launch("tavern market temple church prison castle"), 0, "five others stay");
}

/// §7 Monument, §6 Magistrate: nor can it be confiscated into such a city.
#[test]
fn a_monument_is_not_confiscated_into_a_city_of_five() {
    let cast = "magistrate thief wizard patrician bishop trader architect marshal";
    let may = |city: &str| {
        let mut table = scene(4, cast, "monument")
            .city(0, city)
            .hand(1, "monument")
            .gold(1, 9)
            .hold(&[(0, "magistrate"), (1, "architect"), (2, "bishop"), (3, "patrician")]);
        let warrants = ["warrants", "sign architect", "blank thief", "blank marshal"];
        table.play_all(0, &warrants).play_all(0, &["take gold", "end"]);
        table.until("architect");
        table.play_all(1, &["take gold", "build monument"]);
        table.may(0, "")
    };
    assert_eq!(may("tavern market temple church"), ["pass", "confiscate"]);
    assert_eq!(may("tavern market temple church prison"), ["pass"]);
}

/// §6 Tax Collector: who gets the building pays, also if the Tax Collector built it.
#[test]
fn the_magistrate_pays_the_tax_for_what_the_tax_collector_built() {
    let cast = "magistrate thief wizard patrician bishop trader architect marshal tax_collector";
    let holders = [(0, "magistrate"), (1, "tax_collector"), (2, "bishop"), (3, "patrician")];
    let mut table = scene(4, cast, "").hand(1, "castle").gold(1, 9).hold(&holders);
    let warrants = ["warrants", "sign tax_collector", "blank thief", "blank marshal"];
    table.play_all(0, &warrants).play_all(0, &["take gold", "end"]);
    table.until("tax_collector");
    table.play_all(1, &["take gold", "build castle"]);
    let (gold, tax) = (table.gold(0), table.game.tax);
    table.play(0, "confiscate");
    assert_eq!((table.gold(0), table.game.tax), (gold - 1, tax + 1));
}

/// §5.8: a dug-up district was seen by all, and all remember where it is.
#[test]
fn everyone_knows_the_district_that_was_dug_up() {
    let mut table = scene(4, CLASSIC, "graveyard")
        .city(2, "graveyard")
        .city(1, "palace")
        .gold(0, 9)
        .gold(2, 2)
        .hold(&[(0, "warlord"), (1, "king"), (2, "bishop"), (3, "thief")]);
    table.until("warlord");
    table.play(0, "destroy 1 palace");
    table.play(2, "dig up");
    for number in [0, 1, 3] {
        assert_eq!(table.view(number).players[2].remembered, named("palace"), "seat {number}");
    }
}

/// R26: an exchange can complete a city, because a Monument counts twice.
#[test]
fn an_exchanged_monument_completes_a_city() {
    let cast = "witch spy seer king bishop merchant scholar diplomat";
    let mut table = scene(4, cast, "monument")
        .city(0, "tavern market temple church prison castle")
        .city(1, "monument")
        .gold(0, 9)
        .hold(&[(0, "diplomat"), (1, "king"), (2, "bishop"), (3, "merchant")]);
    table.until("diplomat");
    assert!(!table.game.ending);
    table.play(0, "trade tavern 1 monument");
    assert!(table.game.ending && table.game.player(seat(0)).first);
}

/// §8.4: a Ticket Booth serves each player once in a turn, so that the next one can visit it too.
#[test]
fn a_ticket_booth_serves_the_next_player_too() {
    let holders = [(0, "thief"), (1, "king"), (2, "bishop"), (3, "warlord")];
    let hand = circus(4, CLASSIC, "").hand(0, "ticket_booth").gold(1, 1).gold(2, 1);
    let mut table = hand.hold(&holders);
    table.until("thief");
    table.play_all(0, &["take gold", "booth", "end"]);
    for (number, id) in [(1, "king"), (2, "bishop")] {
        table.until(id);
        table.play(number, "visit 0");
        let card = table.may(number, "keep")[0].clone();
        table.play(number, &card);
        table.refuses(number, "visit 0");
        table.play_all(number, &["take gold", "end"]);
    }
}

/// §6 Blackmailer: a threat that was turned over tells everyone which of the two has the rose.
#[test]
fn a_blank_threat_turned_over_tells_where_the_rose_is() {
    let cast = "assassin blackmailer magician king bishop merchant architect warlord";
    let holders = [(0, "blackmailer"), (1, "king"), (2, "bishop"), (3, "warlord")];
    let mut table = scene(4, cast, "").gold(1, 4).hold(&holders);
    table.until("blackmailer");
    table.play_all(0, &["threats", "sign bishop", "blank king", "take gold", "end"]);
    table.play_all(1, &["take gold", "refuse"]);
    assert_eq!(table.view(3).marks.rose, None);
    table.play(0, "expose");
    assert_eq!(table.view(3).marks.rose, Some(Character::Bishop));
    assert_eq!(table.gold(1), 6);
}

/// §5.10: only a murdered rank 4 pays the Queen at the end of the round; what she left lying next to a living one is gone.
#[test]
fn a_queen_who_leaves_her_gold_is_not_paid_at_the_end() {
    let cast = "assassin thief magician king bishop merchant architect warlord queen";
    let holders = [(0, "queen"), (4, "king"), (1, "thief"), (2, "bishop"), (3, "warlord")];
    let mut table = scene(5, cast, "").hold(&holders);
    table.until("queen");
    assert!(table.allows(0, "royal gold"));
    let gold = table.gold(0);
    table.play_all(0, &["take gold", "end"]);
    assert_eq!(table.gold(0), gold + 2);
}

/// R27: what the Bell Tower ended stays ended, or goes on by the option.
#[test]
fn r27_a_fallen_bell_tower_leaves_the_end_or_takes_it_back() {
    let fall = |stands: bool, more: &str| {
        let mut scene = scene(4, CLASSIC, "bell_tower").gold(0, 9).city(2, more);
        scene.game.rulings.end_stands_without_bell_tower = stands;
        scene.game.bell = true;
        let mut table = scene
            .city(1, "tavern market temple church prison castle")
            .city(3, "bell_tower")
            .hold(&[(0, "warlord"), (1, "king"), (2, "bishop"), (3, "thief")]);
        assert!(table.game.ending && table.game.player(seat(1)).completed == 6);
        table.until("warlord");
        table.events.clear();
        table.play(0, "destroy 3 bell_tower");
        let told =
            |event: &crate::Event| matches!(event.told, EventKind::BellSilenced { size: 7, .. });
        assert!(table.events.iter().any(told));
        table.sound();
        (table.game.ending, table.game.player(seat(1)).completed)
    };
    assert_eq!(fall(true, ""), (true, 6));
    assert_eq!(fall(false, ""), (false, 0));
    let seven = "tavern market docks harbor trading_post palace manor";
    assert_eq!(fall(false, seven), (true, 0), "another city is complete without it");
}

/// R73: the Fortune Teller may leave the hand as it is, where the table does not demand a card.
#[test]
fn r73_the_fortune_teller_may_take_nothing() {
    let look = |must: bool| {
        let mut scene = circus(4, CLASSIC, "").hand(0, "fortune_teller").hand(1, "tavern");
        scene.game.rulings.fortune_teller_must_take = must;
        let holders = [(0, "thief"), (1, "king"), (2, "bishop"), (3, "warlord")];
        let mut table = scene.hold(&holders);
        table.until("thief");
        table.play_all(0, &["take gold", "fortune 1"]);
        table
    };
    assert_eq!(look(true).may(0, ""), ["choose tavern"]);
    let mut table = look(false);
    assert_eq!(table.may(0, ""), ["pass", "choose tavern"]);
    table.play(0, "pass");
    assert_eq!((table.hand(0).len(), table.hand(1).len(), table.asked()), (0, 1, vec![0]));
    table.sound();
}

/// §5.8: what lay under a destroyed Museum is told as lost.
#[test]
fn cards_under_a_destroyed_museum_are_told_as_lost() {
    let mut scene = scene(4, CLASSIC, "museum").city(1, "museum").gold(0, 9);
    scene.fetch(Card::Tavern);
    scene.game.piles.tuck(FaceDownCard { card: Card::Tavern, known: SeatSet::one(seat(1)) });
    let mut table = scene.hold(&[(0, "warlord"), (1, "king"), (2, "bishop"), (3, "thief")]);
    table.until("warlord");
    table.events.clear();
    table.play(0, "destroy 1 museum");
    let told: Vec<&EventKind> = table.events.iter().map(|event| &event.told).collect();
    assert!(matches!(
        told[..],
        [EventKind::Destroyed { .. }, EventKind::MuseumEmptied { number: 1 }]
    ));
}

/// An option that came later is missing in older records and means what was played before.
#[test]
fn records_without_the_later_options_are_played_as_before() {
    let old: crate::Options = serde_json::from_str("{}").unwrap();
    assert!(old.end_stands_without_bell_tower && old.fortune_teller_must_take);
    assert!(!old.markers_on_own_character && !old.completion_points_stay);
    assert!(!crate::Options::default().fortune_teller_must_take);
}

/// R10: the own tile is free for a warrant or threat only by the option.
#[test]
fn r10_the_own_character_is_marked_by_the_option_only() {
    let cast = "magistrate blackmailer wizard patrician bishop trader architect marshal";
    let arrange = |own: bool| {
        let scene = scene(4, cast, "").rulings(|rulings| rulings.markers_on_own_character = own);
        scene.hand(0, "tavern").gold(0, 5).hold(&[
            (0, "magistrate"),
            (1, "blackmailer"),
            (2, "bishop"),
            (3, "trader"),
        ])
    };
    let mut table = arrange(false);
    table.until("magistrate");
    table.play(0, "warrants");
    table.refuses(0, "sign magistrate");
    let mut table = arrange(false);
    table.until("blackmailer");
    table.play(1, "threats");
    table.refuses(1, "sign blackmailer");

    let mut table = arrange(true);
    table.until("magistrate");
    table.play_all(0, &["warrants", "sign magistrate", "blank bishop", "blank trader"]);
    table.sound();
    // R11: nothing happens to the one who laid it.
    table.play_all(0, &["take gold", "build tavern"]);
    assert_eq!(table.city(0), ["tavern"]);
    table.until("blackmailer");
    table.play_all(1, &["threats", "sign blackmailer", "blank bishop"]);
    table.sound();
    table.play_all(1, &["take gold", "end"]);
    table.to_round_end();
}

/// R10: a Witch who acts as Blackmailer may not threaten the bewitched tile either way.
#[test]
fn r10_a_bewitched_blackmailer_is_no_own_character() {
    let cast = "witch blackmailer wizard patrician bishop trader architect marshal";
    let mut table = scene(4, cast, "")
        .rulings(|rulings| rulings.markers_on_own_character = true)
        .hold(&[(0, "witch"), (1, "blackmailer"), (2, "bishop"), (3, "trader")]);
    table.play_all(0, &["take gold", "bewitch blackmailer"]);
    table.play(1, "take gold");
    table.play(0, "threats");
    table.refuses(0, "sign blackmailer");
    assert!(table.may(0, "sign").contains(&"sign bishop".to_owned()));
}

/// R26: a city that shrank below its size counts as it is in the end, or by the option as it once was.
#[test]
fn r26_points_of_a_city_that_shrank() {
    let shrink = |stay: bool| {
        let mut table = scene(4, CLASSIC, "armory")
            .rulings(|rulings| rulings.completion_points_stay = stay)
            .city(1, "armory tavern market docks temple church prison")
            .city(2, "manor")
            .hold(&[(0, "thief"), (1, "king"), (2, "bishop"), (3, "merchant")]);
        assert!(table.game.player(seat(1)).first);
        table.until("king");
        table.play(1, "armory 2 manor");
        assert!(table.game.ending, "the last round stays the last");
        let score = table.game.score();
        let complete = score.of(seat(1)).parts.iter().find(|part| part.source == "complete");
        complete.map(|part| part.points)
    };
    assert_eq!(shrink(false), None);
    assert_eq!(shrink(true), Some(4));
}
