//! Rules that only a golden record noticed, or nothing at all, when they were broken on purpose.

use signoria_engine::{Game, GameText};

use super::*;
use crate::{
    Action, Feeding, Passing,
    action::Tokens,
    cards::YEARS,
    options::{Readings, TableSetup},
};

/// This number of one card, and cards that cost gold.
fn cards(card: PoliticalCard, number: usize) -> [PoliticalCard; 7] {
    let mut display = DEAR;
    display[..number].fill(card);
    display
}

fn two_towns() -> LaCitta {
    bare(2).with_city(RED, 4, &[(49, Castle)]).with_city(BLUE, 3, &[(106, Castle)])
}

/// §8.3: founding needs a castle in reserve, no founding this year, and two citizens in the supply.
#[test]
fn founding_needs_castle_year_and_supply() {
    let founds = |change: fn(&mut LaCitta)| {
        let mut game = two_towns();
        change(&mut game);
        game.list(RED).iter().any(|text| text.starts_with("found "))
    };
    assert!(founds(|_| {}));
    assert!(founds(|game| game.supply = 2));
    assert!(!founds(|game| game.supply = 1));
    assert!(!founds(|game| game.players[RED].castles = 0));
    assert!(!founds(|game| game.players[RED].founded = true));
}

/// R39: a neighbour with as many citizens as cities that call on it is not contested.
#[test]
fn a_neighbour_with_a_citizen_for_each_call_is_not_contested() {
    let calls = |citizens: u8| {
        let game = bare(5)
            .with_city(RED, 3, &[(49, Castle), (50, Statue), (51, Farm)])
            .with_city(RED, 2, &[(55, Castle), (54, Statue)])
            .with_city(BLUE, citizens, &[(52, Castle)])
            .with_voices([Voice::Culture; 4])
            .in_year(1);
        let mut game = game;
        game.voices.spoken = true;
        game.relations = game.find_relations();
        game.migrations(RED, 0).len()
    };
    assert_eq!(calls(2), 1, "in order of their numbers");
    assert_eq!(calls(1), 2, "the owner chooses the order");
}

/// §8.3: a refusal names the rule that forbids, the first of several.
#[test]
fn an_occupied_cell_is_called_occupied() {
    let table = two_towns().turn();
    let why = |text: &str| LaCitta::why_not(&table.view(RED), text.parse().unwrap()).message.key;
    assert_eq!(why("found 49 from 0"), "why-occupied");
    assert_eq!(why("found 44 from 0"), "why-outside_zone");
    assert_eq!(why("found 50 from 0"), "why-too_near");
}

/// R10: golden times with room but too few citizens in the supply.
#[test]
fn golden_times_say_how_many_citizens_are_missing() {
    let mut game = two_towns().with_gold(RED, 9).with_display(cards(PoliticalCard::GoldenTimes, 1));
    let id = game.cities[0].id;
    game.cities[0].citizens = 2;
    game.supply = 1;
    let refusal = |citizens: u8| {
        let text = format!("card golden_times {id} {citizens}");
        let action: Action = text.parse().unwrap();
        game.clone().in_year(1).turn_refusal(RED, action)
    };
    assert_eq!(refusal(1), None);
    assert_eq!(refusal(2).as_deref(), Some("SupplyTooSmall { needed: 2 }"));
}

impl LaCitta {
    fn turn_refusal(mut self, seat: Seat, action: Action) -> Option<String> {
        self.stack = Stack::new(Frame::Turn { round: 0, turn: 0 });
        let mut events: Vec<Event> = Vec::new();
        flow::run(&mut self, &mut events);
        self.refuse(seat, action).map(|refusal| format!("{refusal:?}"))
    }
}

/// R39: a voice that makes no difference and a city whose turn it is not are refused with different
/// reasons.
#[test]
fn migration_refusals_tell_the_voice_from_the_city() {
    let game = bare(5)
        .with_city(RED, 3, &[(50, Castle), (51, Statue), (49, Hospital)])
        .with_city(BLUE, 1, &[(52, Castle)])
        .with_city(RED, 2, &[(55, Castle), (54, Statue)])
        .with_voices([Voice::Culture, Voice::Culture, Voice::Health, Voice::Health])
        .in_year(1);
    let mut game = game;
    game.voices.spoken = true;
    game.relations = game.find_relations();
    let table = game.run_from(Frame::Migrate { turn: 0, done: 0 });
    assert_eq!(table.asked(), [0], "contested: {:?}", table.game.relations);
    assert_eq!(table.why(RED, "migrate 0 health").message.key, "why-same_neighbours");
    let table_of_one = bare(5)
        .with_city(RED, 3, &[(50, Castle), (51, Statue), (49, Statue)])
        .with_city(BLUE, 3, &[(52, Castle), (53, Fountain)])
        .with_city(RED, 3, &[(106, Castle), (105, Statue)])
        .with_voices([Voice::Culture, Voice::Culture, Voice::Health, Voice::Health])
        .in_year(1)
        .run_from(Frame::Voices);
    assert_eq!(table_of_one.asked(), [0]);
    assert_eq!(table_of_one.why(RED, "migrate 2 culture").message.key, "why-not_this_city");
}

/// §10: equal points are told apart by gold and by nothing else.
#[test]
fn gold_alone_breaks_a_tie() {
    let game = bare(2)
        .with_city(RED, 3, &[(49, Castle)])
        .with_city(BLUE, 3, &[(106, Castle)])
        .with_gold(RED, 5)
        .with_gold(BLUE, 6);
    let outcome = game.score();
    assert_eq!(outcome.of(RED).tie_break, [5, 0, 0]);
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [BLUE]);
    let shared = game.with_gold(RED, 6).score();
    assert_eq!(shared.winners().count(), 2);
}

/// Phase 3 (8.1): the quarries pay in turn order, the start player first.
#[test]
fn quarries_pay_in_turn_order() {
    let mut game = bare(3)
        .with_city(RED, 3, &[(49, Castle), (48, Farm), (62, Quarry)])
        .with_city(BLUE, 3, &[(115, Castle), (114, Farm), (113, Quarry)])
        .with_city(GREEN, 3, &[(93, Castle)]);
    game.start = RED;
    game.year = 0;
    game.voices.row.clear();
    let paid = |game: LaCitta| -> Vec<(Seat, u16)> {
        open(&game.run_from(Frame::Year).events)
            .iter()
            .filter_map(|event| match *event {
                EventView::QuarriesPaid { seat, gold } => Some((seat, gold)),
                _ => None,
            })
            .collect()
    };
    assert_eq!(paid(game.clone()), [(RED, 1), (BLUE, 1)]);
    game.start = BLUE;
    assert_eq!(paid(game), [(BLUE, 1), (RED, 1)]);
}

/// §9.3: hunger costs a turn in years 1 to 5 and points in year 6, never both.
#[test]
fn hunger_has_one_consequence() {
    let hungry = |year: u8| {
        let mut game =
            bare(2).with_city(RED, 5, &[(49, Castle)]).with_city(BLUE, 3, &[(106, Castle)]);
        game.year = year;
        game.hunger(RED, &mut NullSink);
        (game.players[RED].penalty, game.players[RED].hungry_at_the_end)
    };
    assert_eq!(hungry(YEARS - 1), (true, false));
    assert_eq!(hungry(YEARS), (false, true));
}

/// R43: what was laid open is counted from the last shuffle on.
#[test]
fn open_cards_are_counted_since_the_last_shuffle() {
    let mut table =
        two_towns().with_gold(RED, 9).with_display(cards(PoliticalCard::Referendum, 3)).turn();
    table.game.politics.shown_since = [0; 10];
    table.play(RED, "card referendum 1 2");
    let opened = |table: &Table<LaCitta>| table.game.politics.shown_since.iter().sum::<u8>();
    assert_eq!(opened(&table), 1);
    // An empty deck: the discard is shuffled, and the count starts again with the card drawn then.
    let politics = &mut table.game.politics;
    for card in politics.deck.drain(..) {
        politics.discard[card.index()] += 1;
    }
    table.play(BLUE, "pass").play(RED, "card referendum 1 2");
    assert_eq!(opened(&table), 1);
    assert!(table.game.outcome().is_none());
}

/// Phase 1: the start player changes from the second year on, to the left.
#[test]
fn the_start_player_changes_from_the_second_year_on() {
    let start = |year: u8| {
        let mut game = bare(3).with_city(RED, 3, &[(49, Castle)]);
        game.start = BLUE;
        game.year = year;
        game.voices.row.clear();
        game.run_from(Frame::Year).game.start
    };
    assert_eq!(start(0), BLUE);
    assert_eq!(start(1), GREEN);
}

/// §6: what lies on the table and who begins is told.
#[test]
fn set_up_tells_the_display_and_who_begins() {
    let mut events = Vec::new();
    let game = LaCitta::set_table(&LaCitta::setup(3, Seed::from_number(1)), &mut events);
    let told = open(&events);
    let cards = game.politics.display.to_vec();
    assert!(told.contains(&EventView::DisplayLaid { cards }));
    assert!(told.contains(&EventView::StartPlayer { seat: game.start }));
}

/// §6: when the castles are placed, the left neighbour of the first player begins, and that is told.
#[test]
fn the_start_player_after_placing_is_told() {
    let options = Options { setup: TableSetup::Advanced, ..Options::default() };
    let setup = Setup { options, ..LaCitta::setup(2, Seed::from_number(2)) };
    let mut table = Table::of(LaCitta::new(&setup, &mut NullSink).unwrap());
    let first = table.to_act().first().unwrap();
    while table.game.year == 0 {
        let seat = table.to_act().first().unwrap();
        let castle = table.legal_texts(seat)[0].clone();
        table.play(seat, &castle);
    }
    let seat = first.left(2);
    assert!(open(&table.events).contains(&EventView::StartPlayer { seat }));
}

/// §6: chance draws the start player and the decks, and the terrain of advanced players.
#[test]
fn chance_is_counted() {
    let drawn = |setup| {
        let options = Options { setup, ..Options::default() };
        let setup = Setup { options, ..LaCitta::setup(2, Seed::from_number(2)) };
        LaCitta::set_table(&setup, &mut NullSink).chance_events()
    };
    assert_eq!(drawn(TableSetup::Advanced), drawn(TableSetup::Standard) + 1);
}

/// Each reading changes the fingerprint in its own way.
#[test]
fn readings_have_fingerprints_of_their_own() {
    let mut seen = Vec::new();
    for passing in [Passing::Free, Passing::Forced] {
        for feeding in [Feeding::Once, Feeding::UntilFed] {
            let mut game = bare(2);
            game.readings = Readings { passing, feeding };
            seen.push(signoria_engine::stable_hash(&game));
        }
    }
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 4);
}

/// §8.5: one to three coloured citizens.
#[test]
fn bread_and_games_takes_no_more_than_three_citizens() {
    assert!(Tokens::try_from([0, 2, 1]).is_ok());
    assert!(Tokens::try_from([0, 2, 2]).is_err() && Tokens::try_from([0; 3]).is_err());
}

/// §8.4: the last tile of the back side can be turned.
#[test]
fn a_kind_is_in_stock_while_its_back_has_one_tile() {
    let mut game = bare(2);
    (game.stock[Farm.index()], game.stock[Quarry.index()]) = (0, 1);
    assert!(game.in_stock(Farm) && game.in_stock(Quarry));
    game.stock[Quarry.index()] = 0;
    assert!(!game.in_stock(Farm) && !game.in_stock(Quarry));
}

/// §9.1: a city that is stronger than the first city of all in every voice still calls.
#[test]
fn a_neighbour_weaker_in_all_voices_is_called() {
    let mut game = bare(5)
        .with_city(BLUE, 3, &[(52, Castle)])
        .with_city(RED, 5, &[(49, Castle), (50, Statue), (51, Cloister), (48, Fountain)])
        .with_voices([Voice::Culture; 4])
        .in_year(1);
    game.voices.spoken = true;
    game.relations = game.find_relations();
    assert_eq!(game.relations[1].weaker.0, [1, 1, 1], "the first city, in all three voices");
    assert_eq!(game.migrations(RED, 0).len(), 1);
}

/// R39: a city that is not called upon contests nothing, however few citizens it has.
#[test]
fn a_city_that_is_not_called_is_not_contested() {
    let mut game = bare(5)
        .with_city(GREEN, 1, &[(106, Castle)])
        .with_city(RED, 3, &[(49, Castle), (50, Statue), (51, Farm)])
        .with_city(RED, 2, &[(55, Castle), (54, Statue)])
        .with_city(BLUE, 2, &[(52, Castle)])
        .with_voices([Voice::Culture; 4])
        .in_year(1);
    game.voices.spoken = true;
    game.relations = game.find_relations();
    assert_eq!(game.migrations(RED, 0).len(), 1, "in order of their numbers");
}

/// §8.3, §8.5: what is just enough is not refused.
#[test]
fn exactly_enough_is_not_refused() {
    let mut game = bare(2)
        .with_city(RED, 4, &[(49, Castle), (50, Statue)])
        .with_city(BLUE, 3, &[(106, Castle)])
        .with_gold(RED, 2)
        .with_display(cards(PoliticalCard::BreadAndGames, 1));
    (game.supply, game.players[RED].coloured) = (2, 2);
    let table = game.turn();
    let tokens = Tokens::new([2, 0, 0]);
    assert_eq!(table.game.refuse(RED, Action::Games { cell: at(50), tokens }), None);
    let found = table.legal(RED).into_iter().find(|action| matches!(action, Action::Found { .. }));
    assert_eq!(table.game.refuse(RED, found.expect("room for a city")), None);
}

/// §8.4, R16: the market needs one citizen in the supply, and the refusal says so.
#[test]
fn a_market_without_supply_is_refused_for_want_of_one_citizen() {
    let mut game = two_towns();
    game.supply = 0;
    let table = game.turn();
    let why = table.why(RED, "build market 50").message;
    assert_eq!(why.key, "why-supply_too_small");
    let told = signoria_engine::Message::new(why.key).with("needed", 1_u8).with("left", 0_u8);
    assert_eq!(why, told);
}

/// R40: with the last coloured citizen, or the last citizen of the supply, a card can still be used.
#[test]
fn the_last_citizen_saves_from_passing() {
    let mut game = bare(2)
        .with_city(RED, 4, &[(49, Castle), (50, Statue)])
        .with_city(BLUE, 3, &[(106, Castle)])
        .with_gold(RED, 0);
    game.players[RED].action_cards = 0;
    let must_pass = |game: &LaCitta, card, coloured, supply| {
        let mut game = game.clone().with_display(cards(card, 1));
        (game.players[RED].coloured, game.supply) = (coloured, supply);
        game.must_pass(RED)
    };
    assert!(!must_pass(&game, PoliticalCard::BreadAndGames, 1, 0));
    assert!(must_pass(&game, PoliticalCard::BreadAndGames, 0, 9));
    assert!(!must_pass(&game, PoliticalCard::GoldenTimes, 0, 1));
    assert!(must_pass(&game, PoliticalCard::GoldenTimes, 9, 0));
}

/// §8.5: the last coloured citizen can bring in a rich harvest.
#[test]
fn the_last_coloured_citizen_harvests() {
    let harvests = |coloured| {
        let mut game = bare(2)
            .with_city(RED, 4, &[(49, Castle), (48, Farm)])
            .with_city(BLUE, 3, &[(106, Castle)])
            .with_display(cards(PoliticalCard::RichHarvest, 1));
        game.players[RED].coloured = coloured;
        game.list(RED).contains(&"card rich_harvest 48".to_owned())
    };
    assert!(harvests(1) && !harvests(0));
}

/// §8.1: 5 citizens, 8 with a market, any number with water as well.
#[test]
fn the_view_shows_how_many_citizens_a_city_can_hold() {
    let limit = |tiles: &[(u8, Building)]| {
        let game = bare(5).with_city(RED, 4, tiles);
        game.view(signoria_engine::Viewer::Spectator).cities[0].limit
    };
    assert_eq!(limit(&[(1, Castle)]), Some(5));
    assert_eq!(limit(&[(1, Castle), (0, Market)]), Some(8));
    assert_eq!(limit(&[(1, Castle), (0, Fountain), (2, Market)]), None);
}

/// §7: the five rounds of a year are counted from one.
#[test]
fn the_question_of_a_turn_names_its_round() {
    for round in 0..5 {
        let table = two_towns().in_year(1).run_from(Frame::Turn { round, turn: 0 });
        let asked = table.game.open_question();
        assert_eq!(asked, Some(crate::question::Question::Turn { round: round + 1 }));
    }
}
