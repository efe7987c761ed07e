//! Rules that no test noticed when they were broken on purpose.

use std::collections::BTreeSet;

use signoria_engine::{NullSink, Options as _, Seed, Setup};

use super::*;
use crate::EventKind;

const CARDINAL: &str = "assassin thief magician king cardinal merchant architect warlord";
const OTHERS: [(u8, &str); 3] = [(1, "thief"), (2, "king"), (3, "warlord")];

/// Seat 0 is about to act as this character, without income.
fn turn(scene: Scene, character: &str) -> Table<Machiavelli> {
    let mut holders = vec![(0, character)];
    holders.extend(OTHERS.into_iter().filter(|(_, id)| who(id).rank() != who(character).rank()));
    let mut table = scene.hold(&holders);
    table.until(character);
    table
}

/// The same after income in gold: two more.
fn paid(scene: Scene, character: &str) -> Table<Machiavelli> {
    let mut table = turn(scene, character);
    table.play(0, "take gold");
    table
}

fn told(table: &Table<Machiavelli>, wanted: &EventKind) -> bool {
    table.events.iter().any(|event| event.told == *wanted)
}

/// §7 Thieves' Den, §6 Cardinal: cards first, then gold or a loan that the rest of the hand can pay.
#[test]
fn a_cardinal_pays_the_den_with_cards_and_a_loan() {
    // 6 to pay, 1 gold in hand, 2 at the lender: three cards at least.
    let mut table = paid(
        scene(4, CARDINAL, "thieves_den").hand(0, "thieves_den temple church manor tavern docks"),
        "cardinal",
    );
    table.game.player_mut(seat(0)).gold = 1;
    table.game.player_mut(seat(1)).gold = 2;
    for other in [2, 3] {
        table.game.player_mut(seat(other)).gold = 0;
    }
    table.play(0, "build thieves_den with cards");
    let rest = |table: &Table<Machiavelli>| table.may(0, "");
    assert_eq!(rest(&table), ["discard temple", "discard church", "discard manor"]);
    table.play(0, "discard temple");
    assert_eq!(rest(&table), ["discard church", "discard manor", "discard tavern"]);
    table.play(0, "discard church");
    assert_eq!(rest(&table), ["discard manor", "discard tavern", "discard docks"]);
    let mut all = table.clone();
    table.play(0, "discard docks");
    assert_eq!(rest(&table), ["loan 1"], "2 missing, 2 cards left");
    table.play(0, "loan 1");
    table.play_all(0, &["give manor", "give tavern"]);
    assert_eq!((table.city(0), table.gold(0)), (vec!["thieves_den".to_owned()], 0));

    all.play(0, "discard manor");
    assert_eq!(rest(&all), ["discard tavern", "discard docks", "loan 1"]);
    all.play(0, "discard tavern");
    assert_eq!(rest(&all), ["discard docks", "loan 1"]);
    all.play(0, "discard docks");
    assert_eq!(rest(&all), ["done"], "the last gold is the own one");
}

/// Every way to pay the den from here: the cards in order, and how the rest is paid.
fn ways_to_pay(
    table: &Table<Machiavelli>,
    paid: &mut Vec<String>,
    ways: &mut BTreeSet<(Vec<String>, String)>,
) {
    let choices = table.legal_texts(0);
    assert!(!choices.is_empty(), "a dead end after {paid:?}");
    for choice in choices {
        match choice.strip_prefix("discard ") {
            Some(card) => {
                paid.push(card.to_owned());
                let mut next = table.clone();
                next.play(0, &choice);
                ways_to_pay(&next, paid, ways);
                paid.pop();
            }
            None => assert!(ways.insert((paid.clone(), choice)), "each way once: {paid:?}"),
        }
    }
}

/// §7 Thieves' Den, §6 Cardinal: all ways to pay that the rules allow are offered, and no others; no pick is a dead end.
#[test]
fn the_ways_to_pay_the_den_are_those_of_the_rules() {
    const PRICE: usize = 6;
    let hands = [
        "temple",
        "temple temple",
        "temple temple church",
        "temple church church manor",
        "temple temple church manor manor",
        "temple temple church church manor tavern docks",
    ];
    for (cast, character) in [(CARDINAL, "cardinal"), (CLASSIC, "merchant")] {
        for hand in hands {
            for (gold, lender) in (0..=6).flat_map(|gold| (0..=4).map(move |lender| (gold, lender)))
            {
                let full = format!("thieves_den {hand}");
                let mut table = paid(scene(4, cast, "thieves_den").hand(0, &full), character);
                for (number, gold) in [(0, gold), (1, lender), (2, 0), (3, 0)] {
                    table.game.player_mut(seat(number)).gold = gold;
                }
                let mut cards: Vec<Card> = named(hand);
                cards.sort_unstable();
                let mut wanted = BTreeSet::new();
                for picked in 1..1_usize << cards.len() {
                    let chosen: Vec<String> = (0..cards.len())
                        .filter(|at| picked & (1 << at) != 0)
                        .map(|at| cards[at].to_string())
                        .collect();
                    let Some(rest) = PRICE.checked_sub(chosen.len()) else { continue };
                    let missing = rest.saturating_sub(usize::from(gold));
                    let left = cards.len() - chosen.len();
                    if missing == 0 {
                        wanted.insert((chosen, "done".to_owned()));
                    } else if character == "cardinal"
                        && usize::from(lender) >= missing
                        && left >= missing
                    {
                        wanted.insert((chosen, "loan 1".to_owned()));
                    }
                }
                let case = format!("{character}, {hand}, {gold} gold, {lender} to lend");
                let offered = table.allows(0, "build thieves_den with cards");
                assert_eq!(offered, !wanted.is_empty(), "{case}");
                let mut ways = BTreeSet::new();
                if offered {
                    table.play(0, "build thieves_den with cards");
                    ways_to_pay(&table, &mut Vec::new(), &mut ways);
                }
                assert_eq!(ways, wanted, "{case}");
            }
        }
    }
}

/// Views with ranks that do not exist are refused.
#[test]
fn ranks_go_from_one_to_nine() {
    for (text, fits) in [("[1,9]", true), ("[]", true), ("[0]", false), ("[10]", false)] {
        assert_eq!(serde_json::from_str::<Ranks>(text).is_ok(), fits, "{text}");
    }
}

/// §7 Thieves' Den: a Cardinal whose lenders have too little cannot begin.
#[test]
fn an_unaffordable_den_is_not_offered() {
    let offered = |lender: u16| {
        let scene = scene(4, CARDINAL, "thieves_den").hand(0, "thieves_den temple church manor");
        let mut table = paid(scene, "cardinal");
        table.game.player_mut(seat(0)).gold = 3;
        for other in 1..4 {
            table.game.player_mut(seat(other)).gold = 0;
        }
        table.game.player_mut(seat(1)).gold = lender;
        table.allows(0, "build thieves_den with cards")
    };
    assert!(offered(0), "three cards and three gold");
    let short = |gold: u16, lender: u16| {
        let scene = scene(4, CARDINAL, "thieves_den").hand(0, "thieves_den temple church manor");
        let mut table = paid(scene, "cardinal");
        for other in 1..4 {
            table.game.player_mut(seat(other)).gold = 0;
        }
        table.game.player_mut(seat(0)).gold = gold;
        table.game.player_mut(seat(1)).gold = lender;
        table.allows(0, "build thieves_den with cards")
    };
    // 2 gold: one card, 3 missing, two cards left; two cards, 2 missing, one left; three cards, 1 missing, none.
    assert!(!short(2, 9));
    assert!(short(3, 9));
}

/// §8.5: the Living Cannonball with the Thieves' Den, for which neither it nor the cannonball pays.
#[test]
fn a_launched_den_is_paid_with_other_cards() {
    let offered = |old: &str, hand: &str, gold: u16| {
        let hand = format!("living_cannonball thieves_den {hand}");
        let mut table =
            paid(circus(4, CLASSIC, "thieves_den").city(0, old).hand(0, &hand), "merchant");
        table.game.player_mut(seat(0)).gold = gold;
        table.may(0, "launch")
    };
    assert_eq!(offered("castle", "temple", 1), ["launch castle thieves_den with cards"]);
    assert_eq!(offered("castle", "", 1), [""; 0], "two short and no card to pay with");
    assert_eq!(offered("palace", "temple", 0), ["launch palace thieves_den with cards"]);
    assert_eq!(
        offered("palace", "temple", 1),
        ["launch palace thieves_den", "launch palace thieves_den with cards"]
    );
    let scene = circus(4, CLASSIC, "thieves_den")
        .city(0, "palace")
        .hand(0, "living_cannonball thieves_den temple");
    let mut table = paid(scene, "merchant");
    table.play(0, "launch palace thieves_den with cards");
    assert!(told(
        &table,
        &EventKind::Declared { seat: seat(0), card: Card::ThievesDen, from: seat(0) }
    ));
}

/// §8.5, §6 Cardinal: what the Living Cannonball costs can be borrowed.
#[test]
fn a_cardinal_borrows_for_a_launched_district() {
    let scene =
        circus(4, CARDINAL, "").city(0, "market").hand(0, "living_cannonball palace temple");
    let mut table = paid(scene, "cardinal");
    table.game.player_mut(seat(0)).gold = 2;
    table.game.player_mut(seat(1)).gold = 1;
    for other in [2, 3] {
        table.game.player_mut(seat(other)).gold = 0;
    }
    assert_eq!(table.may(0, "launch"), ["launch market palace loan 1"]);
    table.events.clear();
    table.play(0, "launch market palace loan 1");
    assert!(told(
        &table,
        &EventKind::Declared { seat: seat(0), card: Card::Palace, from: seat(0) }
    ));
    table.play(0, "give temple");
    assert_eq!((table.city(0), table.gold(0), table.gold(1)), (vec!["palace".into()], 0, 0));
}

/// §8.5: no action card, no Secret Vault; the Factory makes other uniques cheaper.
#[test]
fn the_cannonball_launches_districts_only_and_knows_the_factory() {
    let launches = |city: &str, hand: &str, gold: u16| {
        let hand = format!("living_cannonball {hand}");
        let mut table = paid(
            circus(4, CLASSIC, "factory library secret_vault").city(0, city).hand(0, &hand),
            "merchant",
        );
        table.game.player_mut(seat(0)).gold = gold;
        table.may(0, "launch")
    };
    assert_eq!(launches("tavern", "secret_vault director", 9), [""; 0]);
    assert_eq!(
        launches("castle factory", "library", 1),
        ["launch castle library", "launch factory library"]
    );
    assert_eq!(launches("castle", "library", 1), [""; 0], "one short without the Factory");
    assert_eq!(launches("castle factory", "palace", 0), [""; 0], "no unique");
    assert_eq!(launches("castle", "factory", 0), [""; 0], "the Factory does not help itself");
}

/// §7 Factory: a unique district costs one gold less, with exactly that much in hand too.
#[test]
fn the_factory_makes_a_unique_affordable() {
    let builds = |city: &str| {
        let scene =
            scene(4, CLASSIC, "factory library").city(0, city).hand(0, "library").gold(0, 3);
        paid(scene, "merchant").allows(0, "build library")
    };
    assert!(builds("factory"));
    assert!(!builds("tavern"));
}

/// §6 Cardinal: no other character borrows, and the Cardinal does so once.
#[test]
fn only_the_cardinal_borrows_and_only_once() {
    let lends = |character: &str, done: bool| {
        let mut table = paid(scene(4, CARDINAL, "").gold(1, 9), character);
        if done {
            table.game.turn.done.set(crate::state::Done::LOAN);
        }
        table.game.can_lend(seat(1), 4, 4)
    };
    assert!(lends("cardinal", false));
    assert!(!lends("cardinal", true) && !lends("merchant", false));
}

/// §6 Wizard: what is built at once does not count against the limit.
#[test]
fn the_wizard_builds_from_a_hand_beyond_the_limit() {
    let cast = "assassin thief wizard king bishop merchant architect warlord";
    let mut table =
        paid(scene(4, cast, "").hand(0, "tavern").hand(1, "market").gold(0, 4), "wizard");
    table.play_all(0, &["build tavern", "peek 1"]);
    assert_eq!(table.may(0, ""), ["choose market", "build market"]);
}

/// §6: Blackmailer, Emperor and Seer act once, the Seer and the Architect only if there is something to take.
#[test]
fn abilities_are_used_once_and_need_their_object() {
    let cast = "assassin blackmailer seer emperor bishop merchant architect warlord";
    let others = [(1, "bishop"), (2, "merchant"), (3, "warlord")];
    let act = |character: &str, arrange: fn(Scene) -> Scene| {
        let mut holders = vec![(0, character)];
        holders.extend(others);
        let mut table = arrange(scene(4, cast, "").crown(3)).hold(&holders);
        table.until(character);
        table
    };
    let mut table = act("blackmailer", |scene| scene);
    assert!(table.allows(0, "threats"));
    table.play_all(0, &["threats", "sign bishop", "blank merchant"]);
    assert!(!table.allows(0, "threats"));

    let mut table = act("emperor", |scene| scene.gold(1, 1).gold(2, 1));
    table.play_all(0, &["crown 1 gold", "take gold"]);
    assert_eq!(table.may(0, "crown"), [""; 0]);

    assert!(!act("seer", |scene| scene).allows(0, "gather"));
    assert!(act("seer", |scene| scene.hand(1, "tavern")).allows(0, "gather"));
    assert!(!act("architect", |scene| scene.deck("")).allows(0, "draw two"));
}

/// §6 Marshal: nothing is seized from a complete city; R25: the Great Wall costs one more.
#[test]
fn the_marshal_respects_complete_cities_and_the_wall() {
    let cast = "assassin thief magician king bishop merchant architect marshal";
    let seizes = |city: &str, gold: u16| {
        let mut table = paid(scene(4, cast, "great_wall").city(1, city), "marshal");
        table.game.player_mut(seat(0)).gold = gold;
        table.may(0, "seize")
    };
    assert_eq!(seizes("tavern market temple church prison docks", 1).len(), 2);
    assert_eq!(seizes("tavern market temple church prison docks harbor", 9), [""; 0]);
    assert_eq!(seizes("market great_wall", 2), [""; 0]);
    assert_eq!(seizes("market great_wall", 3), ["seize 1 market"]);
}

/// §6 Marshal: what is seized is told with its price.
#[test]
fn a_seizure_is_told() {
    let cast = "assassin thief magician king bishop merchant architect marshal";
    let mut table = paid(scene(4, cast, "").city(1, "market"), "marshal");
    table.play(0, "seize 1 market");
    let district = "market".parse().unwrap();
    let seized = EventKind::Seized { seat: seat(0), from: seat(1), district, gold: 2 };
    assert!(told(&table, &seized));
}

/// §7 Lighthouse: its owner has seen the whole deck before choosing.
#[test]
fn the_lighthouse_shows_the_deck() {
    let scene = scene(4, CLASSIC, "lighthouse")
        .hand(0, "lighthouse")
        .gold(0, 3)
        .deck("tavern temple palace");
    let mut table = paid(scene, "merchant");
    table.play(0, "build lighthouse");
    assert_eq!(table.view(0).deck.remembered.len(), 3);
    assert!(table.view(1).deck.remembered.is_empty());
    let shown = table.events.iter().find_map(|event| match &event.told {
        EventKind::Saw { seat: it, cards, .. } if *it == seat(0) => cards.clone(),
        _ => None,
    });
    assert_eq!(shown.map(|cards| cards.len()), Some(3));
}

/// §6 Architect: the number of drawn cards is told.
#[test]
fn drawn_cards_are_counted() {
    let mut table = turn(scene(4, CLASSIC, ""), "architect");
    table.play(0, "draw two");
    let drew = |event: &crate::Event| matches!(event.told, EventKind::Drew { number: 2, .. });
    assert!(table.events.iter().any(drew));
}

/// §6 Magician: how many cards may be action cards goes with the hand. §8: all four of an opening hand may be.
#[test]
fn possible_action_cards_follow_the_hand() {
    let options =
        Options { action_cards: true, action_cards_in_opening_hands: true, ..Options::default() };
    let table = Table::<Machiavelli>::deal_with(4, 1, options);
    assert!(table.view(0).players.iter().all(|player| player.maybe_actions == 4));

    let mut table = turn(circus(4, CLASSIC, "").hand(0, "tavern"), "magician");
    table.game.player_mut(seat(0)).maybe_actions = 1;
    table.game.player_mut(seat(1)).maybe_actions = 0;
    table.play(0, "swap 1");
    let maybe = [0, 1].map(|number| table.game.player(seat(number)).maybe_actions);
    assert_eq!(maybe, [0, 1]);
}

/// §5.2: a character laid aside is known to the player who did so, and to no other.
#[test]
fn a_character_laid_aside_is_known_to_one_player() {
    let mut table = Table::<Machiavelli>::deal_with(2, 1, Options::default());
    let mut by = None;
    while by.is_none() {
        let number = table.asked()[0];
        let choice = table.legal_texts(number)[0].clone();
        if choice.starts_with("aside") {
            by = Some(number);
        }
        table.play(number, &choice);
    }
    let by = by.unwrap();
    let place = usize::from(match table.game.stack.top() {
        Some(Frame::Pick { slot }) => slot - 1,
        other => panic!("{other:?}"),
    });
    assert!(table.view(by).selection.slots[place].is_some());
    assert!(table.view(1 - by).selection.slots[place].is_none());
}

/// R6: abilities of districts before income only if the table allows it.
#[test]
fn districts_work_after_income_at_every_table() {
    for before in [false, true] {
        let scene = scene(4, CLASSIC, "smithy").city(0, "smithy").gold(0, 2);
        let mut table = turn(scene.rulings(|it| it.abilities_before_income = before), "merchant");
        assert_eq!(table.allows(0, "smithy"), before);
        table.play(0, "take gold");
        assert!(table.allows(0, "smithy"));
    }
}

/// §3.3: a random set without a ninth character has eight.
#[test]
fn a_random_set_without_a_ninth_character_has_eight() {
    for number in 0..20 {
        let options =
            Options { set: Set::Random, ninth: crate::options::Ninth::None, ..Options::default() };
        let setup = Setup { options, ..Machiavelli::setup(5, Seed::from_number(number)) };
        assert_eq!(Machiavelli::new(&setup, &mut NullSink).unwrap().cast.len(), 8);
    }
}

/// §8.4, §8.5: the cannonball after income and as the only action card; a booth while the deck has a card.
#[test]
fn cannonballs_and_booths_have_their_time() {
    let scene = circus(4, CLASSIC, "")
        .city(0, "tavern")
        .hand(0, "living_cannonball director market")
        .deck("temple")
        .gold(0, 1);
    let mut table = turn(scene, "merchant");
    table.game.booths.push(crate::state::Booth { owner: seat(1), gold: 0, used: false });
    assert_eq!(table.may(0, "visit").len(), 1, "one card is enough");
    assert!(table.may(0, "launch").is_empty(), "before income");
    table.play(0, "take gold");
    assert!(!table.may(0, "launch").is_empty());
    table.play(0, "director");
    assert!(table.may(0, "launch").is_empty(), "the second one");
}

/// §7 Smithy: needs a card in the deck, and one is enough.
#[test]
fn the_smithy_needs_a_deck() {
    let forges = |deck: &str| {
        let scene = scene(4, CLASSIC, "smithy").city(0, "smithy").gold(0, 2).deck(deck);
        turn(scene, "merchant").allows(0, "smithy")
    };
    assert!(forges("tavern") && !forges(""));
}

/// §8: a tent after income, one action card per turn; a hand of one card is enough to look at.
#[test]
fn action_cards_have_their_time() {
    let scene =
        circus(4, CLASSIC, "").hand(0, "circus_tent director fortune_teller").hand(1, "tavern");
    let mut table = turn(scene, "merchant");
    assert!(table.allows(0, "fortune 1"));
    assert!(!table.allows(0, "tent"), "before income");
    table.play(0, "take gold");
    assert!(table.allows(0, "tent"));
    table.play(0, "director");
    assert!(!table.allows(0, "tent"), "the second one");
}

/// §7 Lighthouse: an empty deck is not searched, one card is.
#[test]
fn the_lighthouse_searches_what_there_is() {
    let asked = |deck: &str| {
        let scene = scene(4, CLASSIC, "lighthouse").hand(0, "lighthouse").gold(0, 3).deck(deck);
        let mut table = paid(scene, "merchant");
        table.play(0, "build lighthouse");
        table.game.stack.top()
    };
    assert_eq!(asked(""), Some(Frame::Main));
    assert_eq!(asked("tavern"), Some(Frame::Lighthouse));
}

/// §6 Magistrate: a confiscated building is told without a price.
#[test]
fn a_confiscated_building_cost_its_new_owner_nothing() {
    let cast = "magistrate thief wizard patrician bishop trader architect marshal";
    let mut table = scene(4, cast, "").hand(1, "tavern").hold(&[
        (0, "magistrate"),
        (1, "thief"),
        (2, "bishop"),
        (3, "marshal"),
    ]);
    table.play_all(
        0,
        &["warrants", "sign thief", "blank bishop", "blank marshal", "take gold", "end"],
    );
    table.play_all(1, &["take gold", "build tavern"]);
    table.play(0, "confiscate");
    let free = |event: &crate::Event| matches!(event.told, EventKind::Built { gold: 0, .. });
    assert!(table.events.iter().any(free));
}

/// §7 Bell Tower: only its own fall silences it, and only if it rang.
#[test]
fn the_bell_is_silenced_by_the_fall_of_its_tower_only() {
    let fall = |rung: bool, card: &str| {
        let mut scene =
            scene(4, CLASSIC, "bell_tower armory").city(0, "armory").city(1, "bell_tower market");
        scene.game.bell = rung;
        let mut table = turn(scene, "merchant");
        table.play(0, &format!("armory 1 {card}"));
        let silenced = |event: &crate::Event| matches!(event.told, EventKind::BellSilenced { .. });
        (table.game.bell, table.events.iter().any(silenced))
    };
    assert_eq!(fall(true, "market"), (true, false));
    assert_eq!(fall(true, "bell_tower"), (false, true));
    assert_eq!(fall(false, "bell_tower"), (false, false));
}

/// R27: a city of the full size stays complete; who was first by the bell is so no longer; what goes on is told.
#[test]
fn r27_what_the_bell_ended_is_taken_back_for_smaller_cities_only() {
    let fall = |stands: bool, city: &str| {
        let mut scene = scene(4, CLASSIC, "bell_tower").gold(0, 9);
        scene.game.rulings.end_stands_without_bell_tower = stands;
        scene.game.bell = true;
        let mut table = scene.city(1, city).city(3, "bell_tower").hold(&[
            (0, "warlord"),
            (1, "king"),
            (2, "bishop"),
            (3, "thief"),
        ]);
        table.until("warlord");
        table.play(0, "destroy 3 bell_tower");
        let goes_on = table.events.iter().find_map(|event| match event.told {
            EventKind::BellSilenced { goes_on, .. } => Some(goes_on),
            _ => None,
        });
        let player = table.game.player(seat(1));
        (player.completed, player.first, table.game.ending, goes_on)
    };
    let six = "tavern market temple church prison castle";
    let seven = "tavern market temple church prison castle manor";
    assert_eq!(fall(false, six), (0, false, false, Some(true)));
    assert_eq!(fall(false, seven), (6, true, true, Some(false)));
    assert_eq!(fall(true, six), (6, true, true, Some(false)));
    assert_eq!(fall(false, "tavern"), (0, false, false, Some(false)), "nothing had ended");
}

/// §5.8: an empty Museum loses no cards; one that is dug up does.
#[test]
fn only_cards_under_a_museum_are_lost_with_it() {
    let destroy = |tucked: bool, dig: &str| {
        let mut scene = scene(4, CLASSIC, "museum graveyard")
            .city(1, "museum")
            .city(2, "graveyard")
            .gold(0, 9)
            .gold(2, 1);
        if tucked {
            scene.fetch(Card::Tavern);
            scene
                .game
                .piles
                .tuck(FaceDownCard { card: Card::Tavern, known: SeatSet::one(seat(1)) });
        }
        let mut table =
            scene.hold(&[(0, "warlord"), (1, "thief"), (2, "architect"), (3, "merchant")]);
        table.until("warlord");
        table.game.player_mut(seat(2)).gold = 1;
        table.play(0, "destroy 1 museum");
        assert_eq!(table.asked(), [2], "one gold is enough");
        table.play(2, dig);
        assert!(table.game.piles.museum().is_empty());
        table.events.iter().any(|event| matches!(event.told, EventKind::MuseumEmptied { .. }))
    };
    for dig in ["dig up", "pass"] {
        assert!(destroy(true, dig), "{dig}");
        assert!(!destroy(false, dig), "{dig}");
    }
}

/// R69: a Museum that is given away shows its cards to the new owner.
#[test]
fn a_museum_given_away_is_looked_under() {
    let cast = "witch spy seer king bishop merchant scholar diplomat";
    let mut scene = scene(4, cast, "museum").city(0, "museum").city(1, "palace").gold(0, 9);
    scene.fetch(Card::Tavern);
    scene.game.piles.tuck(FaceDownCard { card: Card::Tavern, known: SeatSet::one(seat(0)) });
    let mut table = scene.hold(&[(0, "diplomat"), (1, "king"), (2, "bishop"), (3, "merchant")]);
    table.until("diplomat");
    table.play(0, "trade museum 1 palace");
    let (seat, by, cards) = (seat(1), Card::Museum.id(), Some(vec![Card::Tavern]));
    assert!(told(&table, &EventKind::Saw { seat, by, cards }));
}

/// §5.2: with as many players as leave no open card, none is told.
#[test]
fn no_open_character_is_not_told() {
    for (seats, some) in [(4, true), (7, false), (8, false)] {
        let mut events: Vec<crate::Event> = Vec::new();
        let setup = Machiavelli::setup(seats, Seed::from_number(1));
        let game = Machiavelli::new(&setup, &mut events).unwrap();
        let told = events.iter().any(|event| matches!(event.told, EventKind::FaceUp { .. }));
        assert_eq!((told, !game.face_up.is_empty()), (some, some), "{seats} seats");
    }
}

/// Chance: the cast, the deck and each round.
#[test]
fn chance_is_counted() {
    let drawn = |set: Set| {
        let options = Options { set, ..Options::default() };
        let setup = Setup { options, ..Machiavelli::setup(4, Seed::from_number(1)) };
        Machiavelli::new(&setup, &mut NullSink).unwrap().chance_events()
    };
    assert!(drawn(Set::Random) > 2, "{}", drawn(Set::Random));
}

/// §9.2: the districts are always in the result, other sources only with points.
#[test]
fn a_result_lists_districts_and_what_gave_points() {
    let table = Table::of(scene(4, CLASSIC, "").city(0, "tavern").game);
    let parts = |number| {
        let outcome = table.game.score();
        outcome.of(seat(number)).parts.iter().map(|part| part.points).collect::<Vec<_>>()
    };
    assert_eq!(parts(0), [1]);
    assert_eq!(parts(1), [0]);
}

#[test]
fn uniques_and_characters_are_chosen_with_a_free_set_only() {
    let options = Options { uniques: named("library"), ..Options::default() };
    let keys: Vec<_> = options.problems(4).iter().map(|problem| problem.key).collect();
    assert!(keys.contains(&"problem-uniques_need_free_set"), "{keys:?}");
}

#[test]
fn sets_of_ranks_know_whether_they_are_empty() {
    assert!(Ranks::EMPTY.is_empty() && !Ranks::one(3).is_empty());
}

/// R27, R73: each reading has a fingerprint of its own.
#[test]
fn later_readings_have_fingerprints_of_their_own() {
    let mut seen = Vec::new();
    for number in 0..4 {
        let mut game = scene(4, CLASSIC, "").game;
        game.rulings.end_stands_without_bell_tower = number & 1 == 0;
        game.rulings.fortune_teller_must_take = number & 2 == 0;
        seen.push(signoria_engine::stable_hash(&game));
    }
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 4);
}

/// §3.3: a free cast is played by rank, in whatever order it was named.
#[test]
fn a_free_cast_is_sorted_by_rank() {
    let backwards: Vec<&str> = CLASSIC.split_whitespace().rev().collect();
    let scene = scene(4, &backwards.join(" "), "");
    let ranks: Vec<u8> = scene.game.cast.iter().map(|character| character.rank()).collect();
    assert_eq!(ranks, [1, 2, 3, 4, 5, 6, 7, 8]);
}
