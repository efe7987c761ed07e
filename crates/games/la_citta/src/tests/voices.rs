//! Who knows which voice card, and for how long (8.1, 8.5, 12).

use signoria_engine::{Game, Viewer};

use Voice::{Culture, Education, Health};

use super::*;

const REFERENDUMS: [PoliticalCard; 7] = [
    PoliticalCard::Cathedral,
    PoliticalCard::Referendum,
    PoliticalCard::Referendum,
    PoliticalCard::Referendum,
    PoliticalCard::University,
    PoliticalCard::Palazzo,
    PoliticalCard::Hospital,
];

/// Red may hold a referendum; four different cards cannot be, so two are alike.
fn referendum() -> Table<LaCitta> {
    bare(2)
        .with_city(RED, 3, &[(49, Castle)])
        .with_city(BLUE, 3, &[(106, Castle)])
        .with_gold(RED, 0)
        .with_display(REFERENDUMS)
        .with_voices([Culture, Education, Health, Health])
        .turn()
}

fn row(table: &Table<LaCitta>, seat: Seat) -> Vec<Option<Voice>> {
    table.view(seat).voices.row
}

/// §8.1: the first of the four cards lies open, and it is the one that is told.
#[test]
fn the_first_voice_card_is_public_and_no_other() {
    let mut game = laid(2);
    game.voices.deck.sort_unstable();
    // The last card is on top: health, and below it education.
    game.voices.deck.truncate(2 * 9);
    game.voices.deck.push(Health);
    let table = game.run_from(Frame::Year);
    assert_eq!(table.game.voices.row.to_vec(), [Health, Education, Education, Education]);
    for who in Viewer::all(2) {
        assert!(table.told(who).contains(&EventView::VoicesLaid { open: Health }));
        assert_eq!(table.game.view(who).voices.row, [Some(Health), None, None, None]);
    }
}

/// R31: a second referendum adds to what the first one showed.
#[test]
fn a_referendum_may_be_repeated_and_nothing_is_forgotten() {
    let mut table = referendum();
    table.play(RED, "card referendum 1 2").play(BLUE, "pass").play(RED, "card referendum 2 3");
    assert_eq!(row(&table, RED), [Some(Culture), Some(Education), Some(Health), Some(Health)]);
}

/// R31: what a referendum showed says nothing about the cards of the next year.
#[test]
fn what_a_referendum_showed_ends_with_the_year() {
    let mut table = referendum();
    table.play(RED, "card referendum 1 2").play(BLUE, "pass");
    // No player has more than five turns in a year.
    for _ in 0..2 * 5 {
        if table.game.year > 1 {
            break;
        }
        let seat = table.to_act().first().expect("the year goes on");
        table.play(seat, "pass");
    }
    assert_eq!(table.game.year, 2);
    let open = table.game.voices.row[0];
    assert_eq!(row(&table, RED), [Some(open), None, None, None]);
    assert_eq!(table.view(BLUE).players[RED].peeked, 0);
}

/// A player who has seen a hidden card, or the card that fills the display, cannot undo the move.
#[test]
fn what_was_seen_cannot_be_taken_back() {
    let mut table = referendum();
    table.take_events();
    table.play(RED, "card referendum 1 2");
    let (seen, filled) = (&table.events[0], &table.events[1]);
    assert!(matches!(seen, Event::Peeked { .. }) && LaCitta::reveals(seen));
    assert!(
        matches!(filled, Event::Open(EventView::CardOpened { .. })) && LaCitta::reveals(filled)
    );
    table.take_events();
    table.play(BLUE, "gold");
    assert!(!LaCitta::reveals(&table.events[0]), "gold shows nothing");
}
