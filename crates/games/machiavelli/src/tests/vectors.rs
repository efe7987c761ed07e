//! The vectors of §11, by their numbers.

use signoria_engine::{Game, SeatSet, Seed, Viewer};
use signoria_testkit::scenario::Table;

use super::*;

/// Thief, Warlord and two harmless neighbours.
const FOUR: [(u8, &str); 4] = [(0, "warlord"), (1, "thief"), (2, "bishop"), (3, "merchant")];

#[test]
fn v01_no_second_tavern_without_quarry() {
    let mut table = scene(4, CLASSIC, "quarry")
        .city(0, "tavern")
        .hand(0, "tavern market")
        .gold(0, 5)
        .hold(&[(0, "merchant"), (1, "thief"), (2, "king"), (3, "warlord")]);
    assert_eq!(table.until("merchant"), 0);
    table.play(0, "take gold");
    let reason = table.why(0, "build tavern");
    assert_eq!((reason.rule, reason.message.key), ("5.7", "why-has_district"));
    assert!(table.allows(0, "build market"));
    table.sound();
}

#[test]
fn v02_a_robbed_warlord_plays_the_turn() {
    let mut table = scene(4, CLASSIC, "school_of_magic")
        .gold(0, 4)
        .city(0, "prison school_of_magic")
        .hand(0, "barracks")
        .city(3, "market")
        .hold(&FOUR);
    table.until("thief");
    table.play_all(1, &["rob warlord", "take gold", "end"]);
    assert_eq!(table.until("warlord"), 0);
    assert_eq!((table.gold(0), table.gold(1)), (0, 6));
    table.play_all(0, &["take gold", "destroy 3 market"]);
    assert_eq!((table.gold(0), table.bottom(1)), (1, vec!["market"]));
    table.play(0, "collect");
    assert_eq!(table.gold(0), 3);
    table.refuses(0, "collect");
    table.play(0, "build barracks");
    assert_eq!(table.gold(0), 0);
    table.play(0, "end");
    assert!(matches!(table.game.stack.top(), Some(Frame::Pick { .. })));
    table.sound();
}

#[test]
fn v03_the_warlord_pays_one_less_than_the_cost() {
    let scene =
        scene(4, CLASSIC, "dragon_gate").city(1, "tavern prison barracks dragon_gate market+");
    let price = |text: &str| scene.game.destroy_price(seat(1), text.parse().unwrap());
    let prices = ["tavern", "prison", "barracks", "dragon_gate", "market+"].map(price);
    assert_eq!(prices, [0, 1, 2, 5, 2]);
}

#[test]
fn v04_the_first_complete_city_of_the_example() {
    let city = "castle tavern church barracks palace harbor market";
    assert_eq!(worth(city, "", |scene| scene), 25);
}

#[test]
fn v05_the_haunted_quarter_becomes_military() {
    let city = "manor castle church tavern docks dragon_gate haunted_quarter";
    let arrange = |scene: Scene| {
        // Another player was first.
        let mut scene = scene;
        scene.game.player_mut(seat(0)).first = false;
        scene
    };
    assert_eq!(worth(city, "dragon_gate haunted_quarter", arrange), 28);
    let scene = arrange(scene(4, CLASSIC, "dragon_gate haunted_quarter").city(0, city));
    let as_unique: i32 =
        scene.game.sheet(seat(0), crate::Kind::Unique).iter().map(|(_, points)| points).sum();
    assert_eq!(as_unique, 25);
}

#[test]
fn v06_the_architects_limit_does_not_serve_the_warlord() {
    let mut table = scene(2, CLASSIC, "").hand(0, "palace tavern market").gold(0, 20).hold(&[
        (0, "architect"),
        (0, "warlord"),
        (1, "thief"),
        (1, "king"),
    ]);
    assert_eq!(table.until("architect"), 0);
    table.play_all(0, &["take gold", "end"]);
    assert_eq!(table.until("warlord"), 0);
    table.play_all(0, &["take gold", "build palace"]);
    assert_eq!(table.may(0, "build"), [""; 0]);
    assert_eq!(table.why(0, "build tavern").message.key, "why-limit");
}

const SPIES: &str = "assassin spy magician king bishop merchant architect warlord";

#[test]
fn v07_the_spy_takes_gold_as_far_as_there_is_any() {
    let mut table = scene(4, SPIES, "").hand(1, "tavern market docks temple").gold(1, 2).hold(&[
        (0, "spy"),
        (1, "king"),
        (2, "bishop"),
        (3, "warlord"),
    ]);
    table.until("spy");
    table.play(0, "spy 1 trade");
    assert_eq!((table.gold(0), table.gold(1), table.hand(0).len()), (2, 0, 3));
    table.refuses(0, "spy 1 trade");
    table.sound();
}

const BLACKMAIL: &str = "assassin blackmailer magician king bishop merchant architect warlord";

#[test]
fn v08_half_of_one_gold_is_none() {
    let threatened = |gold: u16| {
        let mut table = scene(4, BLACKMAIL, "").gold(1, gold).hold(&[
            (0, "blackmailer"),
            (1, "king"),
            (2, "bishop"),
            (3, "warlord"),
        ]);
        table.until("blackmailer");
        table.play_all(0, &["threats", "sign king", "blank bishop", "take gold", "end"]);
        table
    };
    let mut table = threatened(1);
    assert_eq!(table.may(1, ""), ["take gold", "take cards"]);
    table.play(1, "take cards");
    let card = table.may(1, "keep")[0].clone();
    table.play(1, &card);
    assert_eq!(table.may(1, ""), ["bribe", "refuse"]);
    table.play(1, "bribe");
    assert_eq!((table.gold(1), table.gold(0)), (1, 2));
    assert!(!table.game.marks.threats.has(4) && !table.game.marks.rose_shown);
    let mut table = threatened(5);
    table.play_all(1, &["take gold", "bribe"]);
    assert_eq!((table.gold(1), table.gold(0)), (4, 5));
}

const TAXED: &str = "witch spy magician king bishop alchemist architect warlord tax_collector";

#[test]
fn v09_the_alchemist_gets_back_the_building_costs() {
    let mut table = scene(4, TAXED, "smithy")
        .city(0, "smithy")
        .hand(0, "palace")
        .gold(0, 7)
        .hold(&[(0, "alchemist"), (1, "spy"), (2, "bishop"), (3, "warlord")]);
    table.until("alchemist");
    table.play(0, "take gold");
    assert_eq!(table.gold(0), 9);
    table.play_all(0, &["smithy", "build palace"]);
    assert_eq!((table.gold(0), table.game.tax), (1, 1));
    table.play(0, "end");
    assert_eq!(table.gold(0), 6);
    table.sound();
}

#[test]
fn v10_the_poor_house_comes_before_the_refund() {
    let cast = "witch spy magician king bishop alchemist architect warlord";
    let mut table = scene(4, cast, "poor_house")
        .city(0, "poor_house")
        .hand(0, "castle")
        .gold(0, 2)
        .hold(&[(0, "alchemist"), (1, "spy"), (2, "bishop"), (3, "warlord")]);
    table.until("alchemist");
    table.play_all(0, &["take gold", "build castle"]);
    assert_eq!(table.gold(0), 0);
    table.play(0, "end");
    assert_eq!(table.gold(0), 5);
}

const WITCH: &str = "witch thief magician king bishop merchant navigator warlord";

#[test]
fn v11_a_void_witch_turn_has_no_end() {
    let poor = |victim: &str, holder: u8| {
        let mut table = scene(4, WITCH, "poor_house").city(0, "poor_house").hold(&[
            (0, "witch"),
            (1, if holder == 1 { victim } else { "thief" }),
            (2, "bishop"),
            (3, "warlord"),
        ]);
        table.play(0, "take cards");
        let card = table.may(0, "keep")[0].clone();
        table.play_all(0, &[&card, &format!("bewitch {victim}")]);
        table
    };
    let mut table = poor("merchant", 0);
    table.to_round_end();
    assert_eq!(table.gold(0), 0);
    let mut table = poor("merchant", 1);
    assert_eq!(table.until("merchant"), 0);
    table.play(0, "end");
    assert_eq!(table.gold(0), 1);

    let park = |holder: bool| {
        let mut table = scene(4, WITCH, "park").city(0, "park").hold(&[
            (0, "witch"),
            (1, if holder { "merchant" } else { "thief" }),
            (2, "bishop"),
            (3, "warlord"),
        ]);
        table.play_all(0, &["take gold", "bewitch merchant"]);
        table.to_round_end();
        table.hand(0).len()
    };
    assert_eq!((park(false), park(true)), (0, 2));
}

#[test]
fn v12_the_witch_resumes_as_merchant() {
    let mut table = scene(4, WITCH, "")
        .gold(1, 1)
        .city(0, "tavern docks")
        .city(1, "market")
        .hand(0, "harbor palace")
        .gold(0, 20)
        .hold(&[(0, "witch"), (1, "merchant"), (2, "bishop"), (3, "warlord")]);
    assert_eq!(table.may(0, ""), ["take gold", "take cards"]);
    table.play(0, "take gold");
    assert_eq!(table.may(0, "").len(), 7);
    table.refuses(0, "bewitch witch");
    table.play(0, "bewitch merchant");
    while table.asked() != [1] {
        plainly(&mut table);
    }
    assert_eq!(table.may(1, ""), ["take gold", "take cards"]);
    table.play(1, "take gold");
    assert_eq!(table.gold(1), 3);
    assert_eq!(table.asked(), [0]);
    let gold = table.gold(0);
    table.refuses(0, "take gold");
    table.play_all(0, &["extra gold", "collect"]);
    assert_eq!(table.gold(0), gold + 3);
    table.play(0, "build palace");
    table.refuses(0, "build harbor");
}

#[test]
fn v13_a_bewitched_bishop_protects_the_witch() {
    let mut table = scene(4, WITCH, "").city(0, "tavern").city(1, "tavern").gold(3, 5).hold(&[
        (0, "witch"),
        (1, "bishop"),
        (2, "merchant"),
        (3, "warlord"),
    ]);
    table.play_all(0, &["take gold", "bewitch bishop"]);
    table.until("warlord");
    assert_eq!(table.may(3, "destroy"), ["destroy 1 tavern"]);
    assert_eq!(table.why(3, "destroy 0 tavern").message.key, "why-bishop");
}

#[test]
fn v14_a_bewitched_navigator_may_not_build() {
    let mut table = scene(4, WITCH, "stables").hand(0, "stables").gold(0, 5).hold(&[
        (0, "witch"),
        (1, "navigator"),
        (2, "merchant"),
        (3, "warlord"),
    ]);
    table.play_all(0, &["take gold", "bewitch navigator"]);
    assert_eq!(table.until("navigator"), 0);
    assert_eq!(table.why(0, "build stables").message.key, "why-navigator");
    table.play(0, "four gold");
    assert_eq!(table.gold(0), 11);
    table.refuses(0, "four cards");
}

#[test]
fn v15_the_witch_blackmails() {
    let cast = "witch blackmailer magician king bishop merchant architect warlord";
    let arrange = || {
        let mut table = scene(4, cast, "").gold(2, 2).hold(&[
            (0, "witch"),
            (1, "blackmailer"),
            (2, "king"),
            (3, "bishop"),
        ]);
        table.play_all(0, &["take gold", "bewitch blackmailer"]);
        assert_eq!(table.until("blackmailer"), 0);
        table.play(0, "threats");
        assert!(!table.allows(0, "sign blackmailer"));
        table.play_all(0, &["sign king", "blank merchant", "end"]);
        table.play(2, "take gold");
        table
    };
    let mut table = arrange();
    table.play(2, "bribe");
    assert_eq!((table.gold(0), table.gold(1), table.gold(2)), (4, 2, 2));
    let mut table = arrange();
    table.play(2, "refuse");
    assert_eq!(table.asked(), [0]);
    table.play(0, "expose");
    assert_eq!((table.gold(0), table.gold(2)), (6, 0));
}

#[test]
fn v16_a_bewitched_king_keeps_the_crown_and_an_emperor_loses_it() {
    let mut table = scene(4, WITCH, "").crown(2).city(0, "manor castle").hold(&[
        (0, "witch"),
        (1, "king"),
        (2, "bishop"),
        (3, "warlord"),
    ]);
    table.play_all(0, &["take gold", "bewitch king"]);
    assert_eq!(table.until("king"), 0);
    assert_eq!(table.game.crown, seat(1));
    table.refuses(0, "crown");
    table.play(0, "collect");
    assert_eq!(table.gold(0), 4);

    let cast = "witch thief magician emperor bishop merchant navigator warlord";
    let mut table = scene(4, cast, "").crown(2).gold(3, 1).hold(&[
        (0, "witch"),
        (1, "emperor"),
        (2, "bishop"),
        (3, "warlord"),
    ]);
    table.play_all(0, &["take gold", "bewitch emperor"]);
    assert_eq!(table.until("emperor"), 0);
    assert_eq!(table.may(0, "crown"), ["crown 1 gold", "crown 3 gold"]);
    assert_eq!(table.why(0, "end").message.key, "why-give_crown_first");
    table.play(0, "crown 3 gold");
    assert_eq!((table.gold(0), table.gold(3), table.game.crown), (3, 0, seat(3)));
    table.play(0, "end");
}

/// §5.6: what is true of a bewitched King (V16) is true of the Patrician.
#[test]
fn a_bewitched_patrician_keeps_the_crown() {
    let cast = "witch thief wizard patrician bishop trader architect marshal";
    let mut table = scene(4, cast, "").crown(2).hold(&[
        (0, "witch"),
        (1, "patrician"),
        (2, "bishop"),
        (3, "marshal"),
    ]);
    table.play_all(0, &["take gold", "bewitch patrician"]);
    assert_eq!(table.until("patrician"), 0);
    assert_eq!(table.game.crown, seat(1));
}

#[test]
fn v17_a_murdered_king_inherits_at_the_end() {
    let mut table = scene(4, CLASSIC, "").crown(3).hold(&[
        (0, "assassin"),
        (1, "king"),
        (2, "bishop"),
        (3, "warlord"),
    ]);
    table.play_all(0, &["take gold", "murder king", "end"]);
    table.until("bishop");
    assert!(!table.game.shown.has(4) && table.game.crown == seat(3));
    assert!(table.view(2).players[1].characters.is_empty());
    table.to_round_end();
    assert_eq!(table.game.crown, seat(1));
    assert_eq!(table.asked(), [1]);
}

#[test]
fn v18_a_murdered_emperor_leaves_the_crown_to_another() {
    let cast = "assassin thief magician emperor bishop merchant architect warlord";
    let mut table = scene(4, cast, "").crown(2).hold(&[
        (0, "assassin"),
        (1, "emperor"),
        (2, "bishop"),
        (3, "warlord"),
    ]);
    table.play_all(0, &["take gold", "murder emperor", "end"]);
    table.until("warlord");
    table.play_all(3, &["take gold", "end"]);
    assert_eq!(table.may(1, ""), ["bequeath 0", "bequeath 3"]);
    let gold = [0, 1, 2, 3].map(|number| table.gold(number));
    table.play(1, "bequeath 3");
    assert_eq!(table.game.crown, seat(3));
    assert_eq!([0, 1, 2, 3].map(|number| table.gold(number)), gold);
}

#[test]
fn v19_the_queen_sits_beside_the_king() {
    let murdered = |king: u8| {
        let mut holders = vec![(0, "queen"), (king, "king"), (5, "assassin")];
        for (number, id) in
            [1, 2, 3, 4].iter().filter(|n| **n != king).zip(["thief", "magician", "bishop"])
        {
            holders.push((*number, id));
        }
        let mut table = scene(6, ROYAL, "").hold(&holders);
        table.play_all(5, &["take gold", "murder king", "end"]);
        table.until("queen");
        table.refuses(0, "royal gold");
        let gold = table.gold(0);
        table.play_all(0, &["take gold", "end"]);
        table.gold(0) - gold - 2
    };
    assert_eq!((murdered(1), murdered(3)), (3, 0));

    let cast = "witch thief magician king bishop merchant architect warlord queen";
    let mut table = scene(6, cast, "").hold(&[
        (5, "witch"),
        (3, "king"),
        (0, "queen"),
        (1, "thief"),
        (2, "magician"),
        (4, "bishop"),
    ]);
    table.play_all(5, &["take gold", "bewitch king"]);
    table.until("queen");
    assert_eq!(table.why(0, "royal gold").message.key, "why-not_beside_rank_4");
    table.play_all(0, &["take gold", "end"]);
    assert_eq!(table.gold(0), 2);
}

const COURT: &str = "magistrate thief wizard patrician bishop trader architect marshal";

/// The Magistrate at seat 0 has signed the Architect at seat 1.
fn before_the_court(scene: Scene) -> Table<Machiavelli> {
    let mut table =
        scene.hold(&[(0, "magistrate"), (1, "architect"), (2, "bishop"), (3, "patrician")]);
    table.play_all(
        0,
        &["warrants", "sign architect", "blank thief", "blank marshal", "take gold", "end"],
    );
    assert_eq!(table.until("architect"), 1);
    table.play(1, "take gold");
    table
}

#[test]
fn v20_only_the_gold_comes_back() {
    let mut table = before_the_court(
        scene(4, COURT, "thieves_den").hand(1, "thieves_den tavern tavern market docks").gold(1, 1),
    );
    table.play(1, "build thieves_den with cards");
    table.play_all(1, &["discard tavern", "discard tavern", "discard market", "discard docks"]);
    assert_eq!(table.may(1, ""), ["done"]);
    table.play(1, "done");
    assert_eq!((table.gold(1), table.asked()), (1, vec![0]));
    table.play(0, "confiscate");
    assert_eq!((table.gold(1), table.hand(1).len(), table.game.turn.builds), (3, 0, 1));
    assert_eq!(table.city(0), ["thieves_den"]);
    assert_eq!(table.bottom(4), ["docks", "market", "tavern", "tavern"]);
    table.sound();
}

#[test]
fn v21_confiscated_stables_leave_the_build() {
    let mut table = before_the_court(
        scene(4, COURT, "stables").hand(1, "stables tavern market docks temple").gold(1, 3),
    );
    table.play(1, "build stables");
    table.play(0, "confiscate");
    assert_eq!((table.gold(1), table.game.turn.builds), (5, 0));
    table.play(1, "build tavern");
    assert_eq!((table.asked(), table.city(1)), (vec![1], vec!["tavern".to_owned()]));
}

#[test]
fn v22_a_free_building_is_not_the_first_paid_one() {
    let mut table = before_the_court(
        scene(4, COURT, "necropolis")
            .city(1, "tavern")
            .hand(1, "necropolis castle temple market")
            .gold(1, 4),
    );
    table.play(1, "build necropolis over tavern");
    assert_eq!(table.asked(), [1]);
    table.play(1, "build castle");
    assert_eq!(table.asked(), [0]);
    table.play(0, "confiscate");
    assert_eq!((table.gold(1), table.game.turn.builds), (6, 2));
    table.play(1, "build temple");
    table.refuses(1, "build market");
    assert_eq!(
        (table.city(0), table.city(1)),
        (named_texts("castle"), named_texts("temple necropolis"))
    );
}

fn named_texts(list: &str) -> Vec<String> {
    list.split_whitespace().map(ToString::to_string).collect()
}

#[test]
fn v23_the_magistrate_pays_the_tax() {
    let cast = "magistrate thief wizard patrician bishop trader architect marshal tax_collector";
    let mut table = scene(4, cast, "").hand(1, "castle").gold(1, 4).hold(&[
        (0, "magistrate"),
        (1, "architect"),
        (2, "bishop"),
        (3, "patrician"),
    ]);
    table.play_all(0, &["warrants", "sign architect", "blank thief", "blank marshal"]);
    table.game.player_mut(seat(0)).gold = 1;
    table.play_all(0, &["take cards"]);
    let card = table.may(0, "keep")[0].clone();
    table.play_all(0, &[&card, "end"]);
    table.until("architect");
    table.play_all(1, &["take gold", "build castle"]);
    table.play(0, "confiscate");
    assert_eq!((table.gold(0), table.gold(1), table.game.tax), (0, 6, 1));
}

#[test]
fn v24_no_second_market_even_with_a_quarry() {
    let mut table = before_the_court(
        scene(4, COURT, "quarry").city(0, "quarry market").hand(1, "market castle").gold(1, 10),
    );
    table.play(1, "build market");
    assert_eq!(table.may(0, ""), ["pass"]);
    assert_eq!(table.why(0, "confiscate").message.key, "why-has_district");
    table.play(0, "pass");
    table.play(1, "build castle");
    assert_eq!(table.asked(), [1]);
    assert_eq!(table.city(1), ["castle", "market"]);
}

const DIPLOMACY: &str = "witch spy seer king bishop merchant scholar diplomat";

#[test]
fn v25_the_great_wall_and_the_diplomat() {
    let table = |mine: &str, theirs: &str| {
        let mut table = scene(4, DIPLOMACY, "great_wall")
            .city(0, mine)
            .city(1, theirs)
            .gold(0, 10)
            .hold(&[(0, "diplomat"), (1, "spy"), (2, "king"), (3, "merchant")]);
        table.until("diplomat");
        table
    };
    let mut own = table("great_wall", "palace");
    own.play(0, "trade great_wall 1 palace");
    assert_eq!((own.gold(0), own.city(0)), (10, named_texts("palace")));
    let mut wall = table("market", "castle great_wall");
    wall.play(0, "trade market 1 castle");
    assert_eq!((wall.gold(0), wall.gold(1)), (7, 5));
    let mut wall = table("market", "castle great_wall");
    wall.play(0, "trade market 1 great_wall");
    assert_eq!((wall.gold(0), wall.gold(1)), (6, 6));
}

#[test]
fn v26_the_ivory_tower_wants_to_be_alone() {
    let city = "ivory_tower haunted_quarter manor temple tavern";
    assert_eq!(worth(city, "ivory_tower haunted_quarter", |scene| scene), 20);
}

#[test]
fn v27_the_bell_tower_lowers_the_goal() {
    let cast = "assassin thief magician king bishop merchant architect warlord";
    let mut table = scene(5, cast, "bell_tower")
        .hand(0, "bell_tower")
        .gold(0, 5)
        .gold(4, 9)
        .city(1, "tavern temple market church manor")
        .hand(1, "docks")
        .gold(1, 9)
        .hold(&[(0, "king"), (1, "merchant"), (2, "bishop"), (3, "architect"), (4, "warlord")]);
    table.until("king");
    table.play_all(0, &["take gold", "build bell_tower"]);
    assert_eq!(table.may(0, ""), ["pass", "announce"]);
    table.play(0, "announce");
    assert_eq!(table.game.threshold(), 6);
    let mut fallen = table.clone();
    table.until("merchant");
    table.play_all(1, &["take gold", "build docks"]);
    assert!(table.game.ending && table.game.complete(seat(1)));
    fallen.until("warlord");
    let gold = fallen.gold(4);
    fallen.play(4, "destroy 0 bell_tower");
    assert_eq!((fallen.gold(4), fallen.game.threshold(), fallen.game.ending), (gold - 4, 7, false));

    let three = "assassin thief magician king bishop merchant architect warlord artist";
    let mut table = scene(3, three, "bell_tower").hand(0, "bell_tower").gold(0, 5).hold(&[
        (0, "king"),
        (0, "thief"),
        (1, "merchant"),
        (1, "bishop"),
        (2, "architect"),
        (2, "warlord"),
    ]);
    assert_eq!(table.game.threshold(), 8);
    table.until("king");
    table.play_all(0, &["take gold", "build bell_tower", "announce"]);
    assert_eq!(table.game.threshold(), 7);
}

#[test]
fn v28_the_museum_travels_with_its_cards() {
    let museum = |character: &str| {
        let cast = "witch spy seer king bishop merchant scholar ".to_owned() + character;
        let mut table = scene(4, &cast, "museum")
            .city(0, "museum")
            .city(1, "market")
            .gold(1, 9)
            .hold(&[(0, "king"), (1, character), (2, "bishop"), (3, "merchant")]);
        for card in named("tavern temple prison") {
            let place =
                table.game.piles.deck().iter().position(|lying| lying.card == card).unwrap();
            let mut lying = table.game.piles.take(place);
            lying.known = SeatSet::one(seat(0));
            table.game.piles.tuck(lying);
        }
        table.until(character);
        table
    };
    let mut table = museum("diplomat");
    table.play(1, "trade market 0 museum");
    assert_eq!(table.points(1), 4 + 3);
    assert!(table.view(1).museum.iter().all(|lying| lying.card.is_some()));
    assert!(table.view(2).museum.iter().all(|lying| lying.card.is_none()));
    let mut table = museum("warlord");
    table.play(1, "destroy 0 museum");
    assert_eq!(table.bottom(4), ["prison", "temple", "tavern", "museum"]);
    table.sound();
}

#[test]
fn v29_the_capitol_counts_once() {
    assert_eq!(
        worth("capitol keep smithy manor castle palace", "capitol keep smithy", |it| it),
        28
    );
}

#[test]
fn v30_the_vault_scores_in_hand_only() {
    let arrange = |scene: Scene| scene.hand(0, "secret_vault tavern rasputin");
    assert_eq!(worth("map_room", "map_room secret_vault", arrange), 12);
    let mut table =
        scene(4, CLASSIC, "secret_vault").hand(0, "secret_vault").gold(0, 9).hold(&FOUR);
    table.until("warlord");
    table.play(0, "take gold");
    assert_eq!(table.why(0, "build secret_vault").message.key, "why-secret_vault");
}

#[test]
fn v31_two_players_exchange_a_chosen_for_a_drawn_character() {
    let mut table = scene(2, CLASSIC, "theater")
        .city(0, "theater")
        .hold_before(&[(0, "thief"), (0, "king"), (1, "bishop"), (1, "warlord")], Frame::Theater);
    assert_eq!(table.may(0, ""), ["pass", "exchange 1 thief", "exchange 1 king"]);
    table.play(0, "exchange 1 thief");
    let mine = table.view(0).players[0].characters.clone();
    assert!(mine.contains(&Character::King) && !mine.contains(&Character::Thief));
    assert!(table.view(1).players[1].characters.contains(&Character::Thief));
    assert!(table.view(1).players[0].characters.is_empty(), "nothing is revealed");
    let told = |who| format!("{:?}", table.told(who));
    assert!(told(Viewer::Seat(seat(1))).contains("gave: Some(Thief)"));
    assert!(told(Viewer::Spectator).contains("gave: None"));
}

#[test]
fn v32_the_tax_collectors_other_character_pays() {
    let three = "assassin thief magician king bishop merchant architect warlord tax_collector";
    let mut table = scene(3, three, "").hand(0, "tavern market").gold(0, 9).hold(&[
        (0, "architect"),
        (0, "tax_collector"),
        (1, "merchant"),
        (1, "bishop"),
        (2, "king"),
        (2, "warlord"),
    ]);
    table.until("architect");
    table.play_all(0, &["take gold", "build tavern"]);
    assert_eq!((table.gold(0), table.game.tax), (9, 1));
    table.play(0, "end");
    table.until("tax_collector");
    table.play_all(0, &["take gold", "build market"]);
    assert_eq!((table.gold(0), table.game.tax), (9, 1));
    table.play(0, "collect tax");
    assert_eq!((table.gold(0), table.game.tax), (10, 0));
}

/// Packets seen during a selection, as `(seat, size, is a lay-aside)`.
fn packets(seats: u8, ninth: crate::Ninth) -> Vec<(u8, usize)> {
    let options = Options { ninth, ..Options::default() };
    let mut table = Table::<Machiavelli>::deal_with(seats, 5, options);
    let mut sizes = Vec::new();
    while let Some(Frame::Pick { .. }) = table.game.stack.top() {
        let number = table.asked()[0];
        let list = table.legal_texts(number);
        sizes.push((number, list.len()));
        table.play(number, &list[0]);
    }
    sizes
}

#[test]
fn v33_the_last_player_also_sees_the_first_card() {
    for (seats, ninth) in [(7, crate::Ninth::None), (8, crate::Ninth::Queen)] {
        let sizes: Vec<usize> = packets(seats, ninth).iter().map(|(_, size)| *size).collect();
        let mut expected: Vec<usize> = (2..=usize::from(seats)).rev().collect();
        expected.push(2);
        assert_eq!(sizes, expected);
    }
    let options = Options { ninth: crate::Ninth::None, ..Options::default() };
    let mut table = Table::<Machiavelli>::deal_with(7, 5, options);
    let first = table.game.slots[0].unwrap();
    for _ in 0..6 {
        let number = table.asked()[0];
        let choice = table.legal_texts(number)[0].clone();
        table.play(number, &choice);
    }
    let last = table.asked()[0];
    assert!(table.allows(last, &format!("pick {first}")));
    table.play(last, &format!("pick {first}"));
    assert_eq!(table.game.holder(first), Some(seat(last)));
    let left = table.game.slots[7].unwrap();
    assert_eq!(table.game.holder(left), None);
}

#[test]
fn v34_rank_4_never_lies_open() {
    let mut face_down = 0;
    for number in 0..300 {
        let setup = Machiavelli::setup(4, Seed::from_number(number));
        let game = Machiavelli::new(&setup, &mut signoria_engine::NullSink).unwrap();
        assert_eq!(game.face_up.len(), 2);
        assert!(!game.face_up.has(4));
        face_down += u32::from(game.slots[0].unwrap().rank() == 4);
    }
    // One in six, give or take five standard deviations.
    assert!((18..=83).contains(&face_down), "{face_down}");
}

#[test]
fn v35_three_players_see_8_7_6_4_3_2() {
    let sizes = packets(3, crate::Ninth::Artist);
    assert_eq!(sizes.iter().map(|(_, size)| *size).collect::<Vec<_>>(), [8, 7, 6, 4, 3, 2]);
}

#[test]
fn v36_two_players_see_7_6_5_4_3_2() {
    let sizes = packets(2, crate::Ninth::None);
    assert_eq!(sizes.iter().map(|(_, size)| *size).collect::<Vec<_>>(), [7, 6, 5, 4, 3, 2]);
    let (a, b) = (sizes[0].0, sizes[1].0);
    assert_eq!(sizes.iter().map(|(number, _)| *number).collect::<Vec<_>>(), [a, b, b, a, a, b]);
}

#[test]
fn v37_the_navigator_builds_nothing() {
    let cast = "assassin thief magician king bishop merchant navigator warlord";
    let mut table = circus(4, cast, "stables framework")
        .city(0, "framework tavern")
        .hand(0, "stables circus_tent living_cannonball market")
        .gold(0, 9)
        .hold(&[(0, "navigator"), (1, "thief"), (2, "king"), (3, "bishop")]);
    table.until("navigator");
    table.play(0, "take gold");
    for text in ["build stables", "tent", "launch tavern market", "build market with framework"] {
        assert_eq!(table.why(0, text).message.key, "why-navigator", "{text}");
    }
}

const CARDINAL: &str = "assassin thief magician king cardinal merchant architect warlord";

#[test]
fn v38_the_cardinal_borrows_from_one_player() {
    let arrange = |x: u16, y: u16| {
        let mut table = scene(4, CARDINAL, "")
            .hand(0, "palace tavern market docks temple")
            .gold(1, x)
            .gold(2, y)
            .hold(&[(0, "cardinal"), (1, "architect"), (2, "warlord"), (3, "merchant")]);
        table.until("cardinal");
        table.play(0, "take gold");
        table.game.player_mut(seat(0)).gold = 1;
        table
    };
    assert!(arrange(3, 3).may(0, "build palace").is_empty());
    let mut table = arrange(4, 0);
    assert_eq!(table.may(0, "build palace"), ["build palace loan 1"]);
    table.play(0, "build palace loan 1");
    table.play_all(0, &["give temple", "give tavern", "give market", "give docks"]);
    assert_eq!((table.gold(0), table.gold(1)), (0, 0));
    assert_eq!((table.hand(0).len(), table.hand(1).len()), (0, 4));
    assert_eq!((table.city(0), table.game.tax), (named_texts("palace"), 0));
}

const ABBOT: &str = "assassin thief magician king abbot merchant architect warlord";

#[test]
fn v39_the_abbot_taxes_the_richest() {
    let arrange = |mine: u16, x: u16, y: u16| {
        let mut table = scene(4, ABBOT, "")
            .city(0, "temple church monastery")
            .gold(0, mine)
            .gold(1, x)
            .gold(2, y)
            .hold(&[(0, "abbot"), (1, "architect"), (2, "warlord"), (3, "merchant")]);
        table.until("abbot");
        table
    };
    let mut table = arrange(2, 5, 5);
    assert_eq!(table.may(0, "tax"), ["tax 1", "tax 2"]);
    table.play(0, "tax 2");
    assert_eq!((table.gold(0), table.gold(2)), (3, 4));
    assert_eq!(table.may(0, "collect"), ["collect 0", "collect 1", "collect 2", "collect 3"]);
    table.play(0, "collect 1");
    assert_eq!((table.gold(0), table.hand(0).len()), (4, 2));
    let table = arrange(5, 5, 0);
    assert_eq!(table.why(0, "tax 1").message.key, "why-not_richer");
}

#[test]
fn v40_the_seer_gives_back_to_those_she_took_from() {
    let mut table = scene(4, DIPLOMACY, "")
        .hand(0, "palace")
        .hand(1, "tavern market")
        .hand(3, "temple")
        .hold(&[(0, "seer"), (1, "king"), (2, "bishop"), (3, "merchant")]);
    table.until("seer");
    table.play(0, "gather");
    assert_eq!(table.hand(0).len(), 3);
    table.play(0, "give palace");
    assert!(table.hand(1).contains(&"palace"));
    let card = table.may(0, "give")[0].clone();
    table.play(0, &card);
    assert_eq!([0, 1, 2, 3].map(|number| table.hand(number).len()), [1, 2, 0, 1]);
    assert_eq!(table.game.stack.top(), Some(Frame::Main));
    table.refuses(0, "gather");
    table.sound();
}

#[test]
fn v41_the_trader_builds_trade_outside_the_limit() {
    let cast = "assassin thief magician king bishop trader architect warlord";
    let mut table = scene(4, cast, "").hand(0, "tavern market castle manor").gold(0, 8).hold(&[
        (0, "trader"),
        (1, "architect"),
        (2, "warlord"),
        (3, "king"),
    ]);
    table.until("trader");
    table.play_all(0, &["take gold", "build tavern", "build market", "build castle"]);
    assert_eq!(table.gold(0), 3);
    assert_eq!(table.why(0, "build manor").message.key, "why-limit");
}

#[test]
fn v42_the_monument_counts_twice() {
    let mut table = scene(4, CLASSIC, "monument")
        .city(0, "tavern market temple church")
        .hand(0, "monument docks")
        .gold(0, 9)
        .hold(&[(0, "architect"), (1, "thief"), (2, "king"), (3, "warlord")]);
    table.until("architect");
    table.play_all(0, &["take gold", "build monument"]);
    let player = table.game.player(seat(0));
    assert_eq!((player.city_count, player.size()), (5, 6));
    assert!(!table.game.complete(seat(0)));
    table.play(0, "build docks");
    assert!(table.game.complete(seat(0)));
    assert_eq!(table.game.player(seat(0)).city_count, 6);

    let mut late = scene(4, CLASSIC, "monument")
        .city(0, "tavern market temple church manor")
        .hand(0, "monument")
        .gold(0, 9)
        .hold(&[(0, "architect"), (1, "thief"), (2, "king"), (3, "warlord")]);
    late.until("architect");
    late.play(0, "take gold");
    assert_eq!(late.why(0, "build monument").message.key, "why-monument_too_late");
}

#[test]
fn v45_the_wizard_builds_a_seen_card_and_then_an_own_one() {
    let mut table = scene(4, COURT, "")
        .city(0, "market")
        .hand(0, "castle")
        .hand(1, "market")
        .gold(0, 4)
        .hold(&[(0, "wizard"), (1, "architect"), (2, "bishop"), (3, "patrician")]);
    table.until("wizard");
    table.play_all(0, &["take gold", "peek 1"]);
    assert_eq!(table.may(0, ""), ["choose market", "build market"]);
    table.play_all(0, &["build market", "build castle"]);
    assert_eq!((table.gold(0), table.city(0)), (0, named_texts("castle market market")));
    table.sound();
}

#[test]
fn v46_the_acrobat_beats_the_legacy() {
    let mut table = circus(5, ROYAL, "").crown(4).hand(2, "acrobat").hold(&[
        (0, "assassin"),
        (1, "king"),
        (2, "queen"),
        (3, "bishop"),
        (4, "thief"),
    ]);
    table.play_all(0, &["take gold", "murder king", "end"]);
    while !matches!(table.game.stack.top(), Some(Frame::Acrobat { .. })) {
        plainly(&mut table);
    }
    assert_eq!(table.may(2, ""), ["pass", "acrobat"]);
    table.play(2, "acrobat");
    assert_eq!((table.game.crown, table.bottom(1)), (seat(2), vec!["acrobat"]));
    table.until("queen");
    let gold = table.gold(2);
    table.play_all(2, &["take gold", "end"]);
    assert_eq!((table.gold(2), table.game.crown), (gold + 2 + 3, seat(2)));
}

#[test]
fn v47_rasputin_protects_for_one_turn() {
    // (a) murdered.
    let mut table = circus(4, CLASSIC, "").hand(1, "rasputin director market").gold(1, 3).hold(&[
        (0, "assassin"),
        (1, "architect"),
        (2, "king"),
        (3, "warlord"),
    ]);
    table.play_all(0, &["take gold", "murder architect", "end"]);
    while !matches!(table.game.stack.top(), Some(Frame::Shield { .. })) {
        plainly(&mut table);
    }
    table.play(1, "rasputin");
    assert_eq!(table.game.turn.who, Character::Architect);
    table.play_all(1, &["take gold", "draw two"]);
    assert_eq!(table.why(1, "director").message.key, "why-one_action_card");
    table.play_all(1, &["build market", "end"]);
    assert_eq!(table.bottom(1), ["rasputin"]);

    // (b) bewitched: the Witch does not resume.
    let cast = "witch thief magician king bishop merchant scholar warlord";
    let mut table = circus(4, cast, "").hand(1, "rasputin").hold(&[
        (0, "witch"),
        (1, "scholar"),
        (2, "king"),
        (3, "warlord"),
    ]);
    table.play_all(0, &["take gold", "bewitch scholar"]);
    while !matches!(table.game.stack.top(), Some(Frame::Shield { .. })) {
        plainly(&mut table);
    }
    table.play(1, "rasputin");
    assert_eq!(table.game.turn.seat, seat(1));
    table.play_all(1, &["take gold", "end"]);
    assert_eq!(table.game.turn.who, Character::Warlord);

    // (c) a signed warrant causes no question.
    let mut table = circus(4, COURT, "").hand(1, "rasputin market").hold(&[
        (0, "magistrate"),
        (1, "architect"),
        (2, "bishop"),
        (3, "patrician"),
    ]);
    table.play_all(
        0,
        &["warrants", "sign architect", "blank thief", "blank marshal", "take gold", "end"],
    );
    while !matches!(table.game.stack.top(), Some(Frame::Shield { .. })) {
        plainly(&mut table);
    }
    table.play_all(1, &["rasputin", "take gold", "build market"]);
    assert_eq!(table.asked(), [1]);

    // (d) robbed: keeps the gold; (e) threatened: the threat is removed unseen.
    let mut table = circus(4, CLASSIC, "").hand(0, "rasputin").gold(0, 4).hold(&FOUR);
    table.until("thief");
    table.play_all(1, &["rob warlord", "take gold", "end"]);
    while !matches!(table.game.stack.top(), Some(Frame::Shield { .. })) {
        plainly(&mut table);
    }
    table.play(0, "rasputin");
    assert_eq!(table.gold(0), 4);
    let mut table = circus(4, BLACKMAIL, "").hand(1, "rasputin").gold(1, 4).hold(&[
        (0, "blackmailer"),
        (1, "king"),
        (2, "bishop"),
        (3, "warlord"),
    ]);
    table.until("blackmailer");
    table.play_all(0, &["threats", "sign king", "blank bishop", "take gold", "end"]);
    table.play(1, "rasputin");
    assert!(table.allows(1, "crown") && !table.game.marks.threats.has(4));
    assert!(table.view(1).marks.rose.is_none(), "unseen");
}

#[test]
fn v48_a_tent_completes_the_city_and_cannot_be_touched() {
    let cast = "assassin thief magician king bishop merchant architect warlord tax_collector";
    let mut table = circus(4, cast, "armory")
        .city(0, "tavern market temple church manor castle")
        .hand(0, "circus_tent")
        .city(1, "armory")
        .gold(1, 9)
        .hold(&[(0, "king"), (1, "warlord"), (2, "bishop"), (3, "merchant")]);
    table.until("king");
    table.play_all(0, &["take gold", "tent"]);
    assert!(table.game.complete(seat(0)) && table.game.ending);
    assert_eq!((table.gold(0), table.game.tax), (1, 1));
    let worth: i32 = 1 + 2 + 1 + 2 + 3 + 4 + 4;
    assert_eq!(table.points(0), worth);

    // With tents alone nothing is a target.
    for (character, prefix) in [
        ("warlord", "destroy 1"),
        ("diplomat", "trade"),
        ("marshal", "seize"),
        ("artist", "beautify"),
    ] {
        let cast = match character {
            "artist" => {
                "assassin thief magician king bishop merchant architect warlord artist".into()
            }
            _ => format!("assassin thief magician king bishop merchant architect {character}"),
        };
        let (mine, theirs) = if character == "artist" {
            ("circus_tent", "temple")
        } else {
            ("market", "circus_tent")
        };
        let mut table = circus(4, &cast, "armory")
            .city(0, mine)
            .city(1, theirs)
            .gold(0, 9)
            .hold(&[(0, character), (1, "thief"), (2, "bishop"), (3, "merchant")]);
        table.until(character);
        assert!(table.may(0, prefix).is_empty(), "{character}");
    }
    let mut table =
        circus(4, CLASSIC, "armory").city(0, "armory").city(1, "circus_tent").hold(&FOUR);
    table.until("warlord");
    assert!(table.may(0, "armory").is_empty());
}

#[test]
fn v49_architect_and_director_build_five() {
    let mut table = circus(4, CLASSIC, "")
        .hand(0, "director tavern market temple church prison watchtower")
        .gold(0, 20)
        .hold(&[(0, "architect"), (1, "thief"), (2, "king"), (3, "warlord")]);
    table.until("architect");
    table.play_all(0, &["take gold", "director"]);
    for card in ["tavern", "market", "temple", "church", "prison"] {
        table.play(0, &format!("build {card}"));
    }
    table.refuses(0, "build watchtower");
}

#[test]
fn v50_a_ticket_booth_serves_the_others() {
    let mut table = circus(4, CLASSIC, "").hand(0, "ticket_booth").gold(1, 1).hold(&[
        (0, "thief"),
        (1, "king"),
        (2, "bishop"),
        (3, "warlord"),
    ]);
    table.until("thief");
    table.play_all(0, &["take gold", "booth"]);
    table.refuses(0, "visit 0");
    table.play(0, "end");
    assert_eq!(table.until("king"), 1);
    let deck = table.game.deck_size();
    table.play(1, "visit 0");
    assert_eq!(table.gold(1), 0);
    let card = table.may(1, "keep")[0].clone();
    table.play(1, &card);
    assert_eq!((table.hand(1).len(), table.game.deck_size()), (1, deck - 1));
    table.play(1, "take gold");
    table.refuses(1, "visit 0");
    table.refuses(1, "cash 0");
    table.play(1, "end");
    table.game.called = 1;
    table.game.stack = Stack::new(Frame::Call { rank: 2 });
    flow::run(&mut table.game, &mut table.events);
    table.play(0, "cash 0");
    assert_eq!((table.gold(0), table.bottom(1)), (3, vec!["ticket_booth"]));
    assert!(table.game.booths.is_empty());
}

#[test]
fn v52_ties_go_to_the_highest_character_turned_over() {
    let mut game = scene(2, CLASSIC, "").game;
    for (rank, number) in [(3, 0), (6, 0), (2, 1), (7, 1)] {
        game.held[rank - 1] = Some(seat(number));
        game.shown.add(rank as u8);
    }
    let winners = |game: &Machiavelli| game.score().winners().collect::<Vec<_>>();
    assert_eq!(winners(&game), [seat(1)]);
    // Seat 1 holds rank 7 but it was murdered.
    game.shown.remove(7);
    assert_eq!(winners(&game), [seat(0)]);
    game.shown.remove(2);
    assert_eq!(game.score().of(seat(1)).tie_break[0], 0);
}

#[test]
fn v53_the_graveyard_digs_up_what_the_warlord_destroys() {
    let arrange = |digger: u8, target: &str| {
        let mut table = scene(4, CLASSIC, "graveyard armory")
            .city(digger, "graveyard")
            .city(1, target)
            .city(0, "armory")
            .gold(digger, 1)
            .gold(0, 9)
            .hold(&[(0, "warlord"), (1, "thief"), (2, "king"), (3, "bishop")]);
        // The Bishop's city is protected; take the protection away from the scene.
        table.until("warlord");
        table.game.marks.sanctuary = None;
        table
    };
    let mut table = arrange(2, "palace");
    let gold = table.gold(2);
    table.play(0, "destroy 1 palace");
    assert_eq!(table.may(2, ""), ["pass", "dig up"]);
    table.play(2, "dig up");
    assert_eq!((table.hand(2), table.gold(2)), (vec!["palace"], gold - 1));
    // The digger is the Warlord, the Armory did it, or the Graveyard itself fell: no question.
    let mut own = arrange(0, "palace");
    own.play(0, "destroy 1 palace");
    assert!(own.gold(0) > 0, "they could pay");
    assert!(own.may(0, "dig up").is_empty());
    let mut armory = arrange(2, "palace");
    armory.play(0, "armory 1 palace");
    assert_eq!((armory.asked(), armory.bottom(2)), (vec![0], vec!["palace", "armory"]));
    let mut fallen = arrange(2, "palace");
    fallen.play(0, "destroy 2 graveyard");
    assert_eq!(fallen.asked(), [0]);
}

#[test]
fn v54_the_hospital_saves_the_income() {
    let mut table = scene(4, CLASSIC, "hospital gold_mine").city(1, "hospital gold_mine").hold(&[
        (0, "assassin"),
        (1, "merchant"),
        (2, "thief"),
        (3, "warlord"),
    ]);
    table.play_all(0, &["take gold", "murder merchant", "end"]);
    table.until("thief");
    assert!(!table.allows(2, "rob merchant"));
    table.play_all(2, &["take gold", "end"]);
    assert_eq!(table.may(1, ""), ["pass", "hospital"]);
    let mut silent = table.clone();
    table.play(1, "hospital");
    assert_eq!(table.may(1, ""), ["take gold", "take cards"]);
    table.play(1, "take gold");
    assert_eq!(table.gold(1), 3);
    assert_eq!(table.asked(), [3], "nothing else: the Warlord is next");
    silent.play(1, "pass");
    assert!(silent.view(3).players[1].characters.is_empty());
}

#[test]
fn v55_the_throne_room_pays_for_every_change() {
    let cast = "assassin thief magician emperor bishop merchant architect warlord";
    let mut table = scene(4, cast, "throne_room").city(3, "throne_room").gold(2, 1).hold(&[
        (1, "emperor"),
        (0, "thief"),
        (2, "bishop"),
        (3, "warlord"),
    ]);
    table.until("emperor");
    let gold = table.gold(3);
    table.play(1, "crown 2 gold");
    assert_eq!(table.gold(3), gold + 1);

    let mut table = scene(4, CLASSIC, "throne_room").city(3, "throne_room").hold(&[
        (0, "king"),
        (1, "thief"),
        (2, "bishop"),
        (3, "warlord"),
    ]);
    table.until("king");
    let gold = table.gold(3);
    table.play(0, "crown");
    assert_eq!(table.gold(3), gold, "they already had it");

    let mut table = scene(4, CLASSIC, "throne_room").crown(2).city(3, "throne_room").hold(&[
        (0, "assassin"),
        (1, "king"),
        (2, "bishop"),
        (3, "warlord"),
    ]);
    table.play_all(0, &["take gold", "murder king", "end"]);
    table.until("warlord");
    table.play_all(3, &["take gold", "end"]);
    assert_eq!((table.gold(3), table.game.crown), (3, seat(1)));
}

#[test]
fn v56_the_magistrate_searches_with_the_confiscated_lighthouse() {
    let mut table =
        before_the_court(scene(4, COURT, "lighthouse").hand(1, "lighthouse").gold(1, 3));
    table.play(1, "build lighthouse");
    table.play(0, "confiscate");
    assert_eq!(table.asked(), [0]);
    table.play(0, "keep palace");
    assert!(table.hand(0).contains(&"palace"));
    assert_eq!(table.gold(1), 5);
    table.sound();
}

#[test]
fn v59_the_magician_draws_their_own_discards() {
    let mut table = scene(4, CLASSIC, "").hand(0, "tavern market docks").deck("palace").hold(&[
        (0, "magician"),
        (1, "thief"),
        (2, "king"),
        (3, "warlord"),
    ]);
    table.until("magician");
    table.play_all(0, &["redraw", "discard tavern", "discard market", "discard docks", "done"]);
    assert_eq!(table.hand(0), ["palace", "tavern", "market"]);
    assert_eq!(table.bottom(1), ["docks"]);
}

#[test]
fn v60_the_school_gives_the_abbot_both() {
    let arrange = |both: bool| {
        let mut table = scene(4, ABBOT, "school_of_magic")
            .rulings(|rulings| rulings.school_of_magic_abbot_gains_both = both)
            .city(0, "temple church school_of_magic")
            .hold(&[(0, "abbot"), (1, "architect"), (2, "warlord"), (3, "merchant")]);
        table.until("abbot");
        table
    };
    let mut table = arrange(true);
    assert_eq!(table.may(0, "collect"), ["collect 0", "collect 1", "collect 2"]);
    table.play(0, "collect 1");
    assert_eq!((table.gold(0), table.hand(0).len()), (2, 2));
    let mut table = arrange(false);
    assert_eq!(table.may(0, "collect"), ["collect 0", "collect 1", "collect 2", "collect 3"]);
    table.play(0, "collect 1");
    assert_eq!((table.gold(0), table.hand(0).len()), (1, 2));
}

#[test]
fn v62_the_armory_beats_keep_and_bishop_but_no_complete_city() {
    let mut table = scene(4, CLASSIC, "armory keep")
        .city(0, "armory")
        .city(1, "keep")
        .city(2, "tavern")
        .city(3, "tavern market temple church manor castle palace")
        .hold(&[(0, "warlord"), (1, "thief"), (2, "bishop"), (3, "king")]);
    table.until("warlord");
    assert_eq!(table.may(0, "armory"), ["armory 1 keep", "armory 2 tavern"]);
    assert_eq!(table.why(0, "armory 3 tavern").message.key, "why-city_complete");
    table.play(0, "armory 1 keep");
    assert!(table.city(0).is_empty() && table.city(1).is_empty());
}

#[test]
fn v63_the_thief_may_name_their_own_second_character() {
    let mut table = scene(2, CLASSIC, "").gold(0, 3).hold(&[
        (0, "thief"),
        (0, "king"),
        (1, "bishop"),
        (1, "warlord"),
    ]);
    table.until("thief");
    table.play_all(0, &["rob king", "take gold", "end"]);
    table.until("king");
    assert_eq!(table.gold(0), 5);
}

#[test]
fn v64_the_vault_is_unique_for_the_spy() {
    let mut table = circus(4, SPIES, "keep secret_vault")
        .hand(1, "keep secret_vault rasputin")
        .gold(1, 1)
        .hold(&[(0, "spy"), (1, "king"), (2, "bishop"), (3, "warlord")]);
    table.until("spy");
    table.play(0, "spy 1 unique");
    assert_eq!((table.gold(0), table.gold(1), table.hand(0).len()), (1, 0, 2));
}

#[test]
fn v65_a_den_paid_with_cards_alone_is_not_paid() {
    let mut table = before_the_court(
        scene(4, COURT, "thieves_den")
            .hand(1, "thieves_den tavern tavern market docks temple church prison")
            .gold(1, 3),
    );
    table.play(1, "build thieves_den with cards");
    for card in ["temple", "church", "tavern", "tavern", "market", "docks"] {
        table.play(1, &format!("discard {card}"));
    }
    table.play(1, "done");
    assert_eq!(table.asked(), [1]);
    table.play(1, "build prison");
    assert_eq!(table.asked(), [0]);
}

#[test]
fn v67_the_wizard_cannot_build_an_action_card() {
    let mut table = circus(4, COURT, "").hand(1, "circus_tent").gold(0, 9).hold(&[
        (0, "wizard"),
        (1, "architect"),
        (2, "bishop"),
        (3, "patrician"),
    ]);
    table.until("wizard");
    table.play_all(0, &["take gold", "peek 1"]);
    assert_eq!(table.may(0, ""), ["choose circus_tent"]);
    table.play(0, "choose circus_tent");
    assert_eq!(table.hand(0), ["circus_tent"]);
}

#[test]
fn v68_the_warlord_and_their_own_city() {
    let own = |city: &str, allowed: bool| {
        let mut table = scene(4, CLASSIC, "")
            .rulings(|rulings| rulings.warlord_may_hit_own_completed_city = allowed)
            .city(0, city)
            .gold(0, 9)
            .hold(&FOUR);
        table.until("warlord");
        table
    };
    let complete = "tavern market temple church manor castle palace";
    let table = own(complete, false);
    assert!(table.may(0, "destroy 0").is_empty());
    assert_eq!(table.why(0, "destroy 0 tavern").message.key, "why-city_complete");
    assert_eq!(own(complete, true).may(0, "destroy 0").len(), 7);
    let mut table = own("castle", false);
    table.play(0, "destroy 0 castle");
    assert_eq!(table.gold(0), 6);
}

#[test]
fn v69_the_wishing_well_counts_itself() {
    let city = "wishing_well keep haunted_quarter";
    assert_eq!(worth(city, city, |scene| scene), 13);
}

#[test]
fn v71_a_murdered_bishop_protects_no_city() {
    let mut table = scene(4, CLASSIC, "").city(1, "tavern").hold(&[
        (0, "assassin"),
        (1, "bishop"),
        (2, "king"),
        (3, "warlord"),
    ]);
    table.play_all(0, &["take gold", "murder bishop", "end"]);
    table.until("warlord");
    assert_eq!(table.may(3, "destroy"), ["destroy 1 tavern"]);
    let mut table = scene(4, CLASSIC, "").city(1, "tavern").hold(&[
        (0, "assassin"),
        (1, "bishop"),
        (2, "king"),
        (3, "warlord"),
    ]);
    table.until("warlord");
    assert_eq!(table.why(3, "destroy 1 tavern").message.key, "why-bishop");
}

#[test]
fn v72_the_diplomats_own_city_may_be_complete() {
    let complete = "tavern market temple church manor castle palace";
    let trade = |mine: &str, theirs: &str| {
        let mut table = scene(4, DIPLOMACY, "").city(0, mine).city(1, theirs).gold(0, 9).hold(&[
            (0, "diplomat"),
            (1, "spy"),
            (2, "king"),
            (3, "merchant"),
        ]);
        table.until("diplomat");
        table
    };
    assert!(trade(complete, "docks").allows(0, "trade tavern 1 docks"));
    let table = trade("docks", complete);
    assert_eq!(table.why(0, "trade docks 1 tavern").message.key, "why-city_complete");
}

#[test]
fn v73_tax_is_due_without_the_tax_collector() {
    let cast = "assassin thief magician king bishop merchant architect warlord tax_collector";
    let mut table = scene(4, cast, "").hand(0, "tavern").hold(&[
        (0, "merchant"),
        (1, "thief"),
        (2, "bishop"),
        (3, "warlord"),
    ]);
    table.until("merchant");
    table.play_all(0, &["take gold", "build tavern"]);
    assert_eq!((table.gold(0), table.game.tax), (0, 1));
    table.to_round_end();
    assert_eq!(table.game.tax, 1);
}

#[test]
fn v74_the_magician_swaps_an_empty_hand() {
    let mut table = scene(4, CLASSIC, "").hand(1, "tavern market docks temple church").hold(&[
        (0, "magician"),
        (1, "thief"),
        (2, "king"),
        (3, "warlord"),
    ]);
    table.until("magician");
    table.refuses(0, "redraw");
    table.play(0, "swap 1");
    assert_eq!((table.hand(0).len(), table.hand(1).len()), (5, 0));
}

#[test]
fn v75_no_player_is_richer_than_a_poor_abbot() {
    let mut table = scene(4, ABBOT, "").hold(&[
        (0, "abbot"),
        (1, "architect"),
        (2, "warlord"),
        (3, "merchant"),
    ]);
    table.until("abbot");
    assert!(table.may(0, "tax").is_empty());
}

#[test]
fn v76_a_complete_city_may_grow() {
    let mut table = scene(4, CLASSIC, "")
        .city(0, "tavern market temple church manor castle palace")
        .hand(0, "docks harbor")
        .gold(0, 9)
        .hold(&[(0, "architect"), (1, "thief"), (2, "king"), (3, "warlord")]);
    let before = table.points(0);
    table.until("architect");
    table.play_all(0, &["take gold", "build docks", "build harbor", "end"]);
    table.to_round_end();
    assert!(table.game.stack.top().is_none(), "it was the last round");
    assert_eq!(table.points(0), before + 3 + 4);
}
