//! Notation: one text per action, and nothing else is read.

use signoria_engine::{Arg, Game, GameText as _, Seat};

use super::table;
use crate::{
    Action, EventView, NotreDame,
    cards::{ActionCard, Card, Colour, Gain, Person, Place, Sector},
    frame::Piece,
    streets::Market,
};

fn every_action() -> Vec<Action> {
    let mut all = vec![Action::Decline, Action::Supply, Action::Stay, Action::Pass];
    for kind in ActionCard::ALL {
        for colour in Colour::ALL {
            let card = Card { kind, colour };
            all.extend([Action::Keep(card), Action::Play(card)]);
        }
    }
    for place in Place::all() {
        all.extend([Action::Move(place), Action::Lift(Piece::Cube(place))]);
    }
    all.push(Action::Lift(Piece::Friend));
    for sector in Sector::ALL {
        all.extend([
            Action::Friend(sector),
            Action::From(sector),
            Action::To(sector),
            Action::Remove(sector),
        ]);
    }
    all.extend((1..=3).map(Action::Donate));
    for index in 0..25 {
        let to = Market::at(index);
        all.extend([Action::Drive { to, take: false }, Action::Drive { to, take: true }]);
    }
    for first in Gain::ALL {
        all.push(Action::Pick(first));
        all.extend(Gain::ALL.map(|second| Action::PickTwo(first, second)));
    }
    all.extend(Person::ALL.map(Action::Bribe));
    for cubes in 0..=3 {
        all.extend([false, true].map(|friend| Action::Carry { cubes, friend }));
    }
    all
}

#[test]
fn every_action_survives_notation_and_json() {
    let mut texts = Vec::new();
    for action in every_action() {
        let text = action.to_string();
        assert_eq!(text.parse(), Ok(action), "{text}");
        let json = serde_json::to_string(&action).unwrap();
        assert_eq!(serde_json::from_str::<Action>(&json).unwrap(), action, "{json}");
        texts.push(text);
    }
    let number = texts.len();
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), number, "no two actions share a text");
    assert!(size_of::<Action>() <= 8);
    assert!(size_of::<NotreDame>() <= 1024, "{}", size_of::<NotreDame>());
}

#[test]
fn other_texts_are_not_read() {
    for text in [
        "",
        " ",
        "keep",
        "keep bank",
        "keep bank red red",
        "keep bank  red",
        "Keep bank red",
        "play harbour red",
        "move harbour",
        "friend notre_dame",
        "donate",
        "donate 10",
        "donate -1",
        "drive b5_center",
        "drive b0_centre",
        "drive b0_center leave",
        "drive b00_center",
        "pick coin coin coin",
        "bribe butcher",
        "carry",
        "carry 1 friends",
        "to notre_dame",
        "remove notre_dame",
        "stay here",
        "pass pass pass pass pass",
    ] {
        assert!(text.parse::<Action>().is_err(), "`{text}`");
    }
}

#[test]
fn a_refused_action_changes_nothing() {
    let table = table(5);
    for action in every_action() {
        for seat in signoria_engine::Seat::all(5) {
            if !table.legal(seat).contains(&action) {
                let mut game = table.game.clone();
                let mut events = Vec::new();
                assert!(game.play(seat, action, &mut events).is_err());
                assert!(game == table.game && events.is_empty());
            }
        }
    }
}

/// §10: the log says what a person gives prestige for when the number depends on the position.
#[test]
fn a_bribe_says_what_the_prestige_is_for() {
    let seat = Seat::new(0);
    let (mut counted, mut plain) = (0, 0);
    for person in Person::ALL {
        let message = NotreDame::message(&EventView::Bribed { seat, person, coins: 1 });
        let favour = message.args.iter().find(|(name, _)| *name == "favour");
        match favour {
            Some((_, favour)) => {
                let term = format!("favour-{}", person.id());
                assert!(matches!(favour, Arg::Term(it) if *it == term), "{favour:?}");
                assert_eq!(message.key, "log-bribed_for");
                counted += 1;
            }
            None => plain += 1,
        }
    }
    assert_eq!((counted, plain), (8, 7));
}

/// §7.9, §9: the sentences for a cube that comes to the cathedral from the board, and for a rat that
/// does not move, are their own.
#[test]
fn notre_dame_and_a_rat_that_stays_have_their_own_sentences() {
    let seat = Seat::new(0);
    let placed = |from| EventView::Placed { seat, from, to: Place::NotreDame, count: 1 };
    let moved = placed(Some(Place::Sector(Sector::Bank)));
    assert_eq!(NotreDame::message(&placed(None)).key, "log-placed_notre_dame");
    assert_eq!(NotreDame::message(&moved).key, "log-moved_notre_dame");
    for (doctor, from, key) in [
        (false, 7, "log-plague"),
        (false, 9, "log-plague_stays"),
        (true, 7, "log-plague_doctor"),
        (true, 9, "log-plague_doctor_stays"),
    ] {
        let plague = EventView::Plague { seat, plague: 2, doctor, hospital: 0, from, to: 9 };
        assert_eq!(NotreDame::message(&plague).key, key);
    }
}
