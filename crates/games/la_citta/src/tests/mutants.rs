//! Rules that only a golden record noticed, or nothing at all, when they were broken on purpose.

use signoria_engine::{Game, Speech};

use super::*;
use crate::{Action, cards::YEARS};

/// So many of one card, and cards that cost gold.
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
        game.hunger(RED, &mut Quiet);
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
    // An empty deck: the discard is shuffled, and the count begins anew with the card drawn then.
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
