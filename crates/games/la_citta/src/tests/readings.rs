//! Readings of the rulebook a table can choose (R11, R27), and that the defaults are what records made
//! before there was a choice were played by.

use signoria_engine::{Game, Session};

use super::*;
use crate::{Feeding, Passing, Readings, event::BuiltBy};

/// R11: passing is always among the moves.
#[test]
fn r11_passing_is_allowed_in_any_turn() {
    let game = bare(2).with_city(RED, 3, &[(49, Castle)]).with_city(BLUE, 3, &[(106, Castle)]);
    assert!(game.turn().allows(RED, "pass"));
}

/// R11, strict: a player who has another move must take it, even if it only gives gold.
#[test]
fn r11_a_table_may_allow_forced_passes_only() {
    let strict = |action_cards: u8| {
        let mut game = bare(2)
            .with_city(RED, 1, &[(49, Castle)])
            .with_city(BLUE, 1, &[(106, Castle)])
            .with_gold(RED, 0)
            .with_display(DEAR);
        game.readings.passing = Passing::Forced;
        game.players[RED].action_cards = action_cards;
        game.turn()
    };
    let table = strict(1);
    assert_eq!(table.asked(), [0]);
    assert!(table.allows(RED, "gold") && !table.allows(RED, "pass"));
    assert_eq!(table.why(RED, "pass").message.key, "why-may_not_pass");
    let table = strict(0);
    assert_eq!(table.asked(), [1], "without another move it happens by itself");
    assert_eq!(table.game.players[RED].passes, 1);
}

/// R12: a political card has done its work before the display is refilled, and nothing is asked in between.
#[test]
fn r12_the_display_is_refilled_after_the_effect() {
    let mut taken = 0;
    signoria_testkit::walk::<LaCitta>(3, &Options::default(), 0..6, |_, _, _, _, events| {
        let told = open(events);
        let opened = told.iter().position(|it| matches!(it, EventView::CardOpened { .. }));
        let Some(opened) = opened else { return };
        let effect = told.iter().position(|it| match it {
            EventView::Built { by, .. } => *by != BuiltBy::ActionCard,
            EventView::GamesHeld { .. }
            | EventView::CitizensCame { .. }
            | EventView::HarvestDoubled { .. }
            | EventView::Peeked { .. } => true,
            _ => false,
        });
        assert!(effect.is_some_and(|effect| effect < opened), "{told:?}");
        taken += 1;
    });
    assert!(taken > 50, "{taken} cards taken");
}

/// R35: gold is no limited supply, though the box has 32 coins.
#[test]
fn r35_gold_never_runs_out() {
    let game = bare(2).with_city(RED, 3, &[(49, Castle)]).with_city(BLUE, 3, &[(106, Castle)]);
    let mut table = game.with_gold(RED, 31).with_gold(BLUE, 31).turn();
    table.play(RED, "gold").play(BLUE, "gold");
    assert_eq!((table.game.players[RED].gold, table.game.players[BLUE].gold), (33, 33));
}

/// R44: in the standard setup each seat has two towns of the list, in order.
#[test]
fn r44_towns_are_named_by_seat_and_order() {
    for players in 2..=5 {
        let table = Table::<LaCitta>::deal(players, 1);
        let owners: Vec<usize> = (0..2 * players)
            .map(|id| table.game.city(CityId(id)).expect("it stands").owner.index())
            .collect();
        let expected: Vec<usize> = (0..2 * usize::from(players)).map(|id| id / 2).collect();
        assert_eq!(owners, expected);
        assert!(table.game.cities.iter().all(|city| city.id.town().is_some()));
    }
}

/// Red's castle on 49 feeds 4, a farm on 48 another 4; nine citizens on nine tiles of which only farm and
/// statues on the outside can go.
fn hungry(feeding: Feeding) -> Table<LaCitta> {
    let mut game = bare(2)
        .with_city(
            RED,
            9,
            &[
                (49, Castle),
                (48, Farm),
                (50, Market),
                (51, Fountain),
                (38, Statue),
                (62, Statue),
                (39, Statue),
                (63, Statue),
                (30, Statue),
            ],
        )
        .with_city(BLUE, 3, &[(106, Castle)]);
    game.readings.feeding = feeding;
    game.in_year(1).run_from(Frame::Feed { turn: 0 })
}

/// Gives up buildings until the question is another; the farm as soon as it can go.
fn starve(table: &mut Table<LaCitta>) {
    for _ in 0..40 {
        let Some(Frame::Demolish { .. }) = table.game.stack.top() else { return };
        let legal = table.legal_texts(RED);
        let farm = legal.iter().find(|text| text.ends_with(" 48"));
        let choice = farm.unwrap_or(&legal[0]).clone();
        table.play(RED, &choice);
    }
}

fn counts(table: &Table<LaCitta>) -> Vec<(u16, u16)> {
    open(&table.events)
        .iter()
        .filter_map(|event| match *event {
            EventView::Hungry { seat: RED, citizens, food } => Some((citizens, food)),
            _ => None,
        })
        .collect()
}

/// R27: food is counted once; what falls to hunger is missed only next year.
#[test]
fn r27_food_is_counted_once() {
    let mut table = hungry(Feeding::Once);
    starve(&mut table);
    assert_eq!(counts(&table).len(), 1, "{:?}", counts(&table));
}

/// R27, the other reading: after each demolition it is counted again, until there is enough.
#[test]
fn r27_a_table_may_count_until_all_are_fed() {
    let mut fed = 0;
    for players in 2..=5 {
        let options = Options { feeding: Feeding::UntilFed, ..Options::default() };
        signoria_testkit::walk::<LaCitta>(
            players,
            &options,
            0..15,
            |before, _, _, after, events| {
                let ended = open(events).iter().any(|it| matches!(it, EventView::YearEnded { .. }));
                if !ended || before.year == 0 {
                    return;
                }
                // Bonus food is gone with the year: only those without it can be compared.
                for seat in Seat::all(players) {
                    if before.bonus_food(seat) == 0 && after.year == before.year {
                        assert!(after.citizens(seat) <= after.food(seat), "{seat}");
                        fed += 1;
                    }
                }
            },
        );
    }
    assert!(fed > 20, "{fed}");
    let (mut again, mut last) = (0, None);
    let options = Options { feeding: Feeding::UntilFed, ..Options::default() };
    signoria_testkit::walk::<LaCitta>(3, &options, 0..30, |before, _, _, _, events| {
        for event in open(events) {
            if let EventView::Hungry { seat, .. } = event {
                again += u32::from(last == Some((before.year, seat)));
                last = Some((before.year, seat));
            }
        }
    });
    assert!(again > 0, "a second count was needed in no game");
}

#[test]
fn a_default_reading_leaves_no_trace_in_a_record_and_another_one_does() {
    let record = |options| {
        let setup = Setup { options, ..LaCitta::setup(2, Seed::from_number(1)) };
        Session::<LaCitta>::new(setup, Vec::new()).unwrap().record()
    };
    let plain = record(Options::default());
    assert!(!plain.options.contains_key("passing") && !plain.options.contains_key("feeding"));
    let read = record(Options { feeding: Feeding::UntilFed, ..Options::default() });
    assert_eq!(read.options["feeding"], "until_fed");
    let session = Session::<LaCitta>::replay(&read).unwrap();
    assert_eq!(session.game().readings.feeding, Feeding::UntilFed);
    assert!(session.game().outcome().is_none());
}

/// Old marks stay valid: only a chosen reading is part of the fingerprint.
#[test]
fn a_default_reading_is_no_part_of_a_fingerprint() {
    use std::hash::{BuildHasher as _, RandomState};
    let hasher = RandomState::new();
    assert_eq!(hasher.hash_one((1, Readings::default())), hasher.hash_one((1,)));
    let chosen = Readings { feeding: Feeding::UntilFed, ..Readings::default() };
    assert_ne!(hasher.hash_one((1, chosen)), hasher.hash_one((1,)));
}
