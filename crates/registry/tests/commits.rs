//! The flag of irreversible choices agrees with what undo really allows.

use signoria_engine::{Seed, Viewer};
use signoria_registry::{Choice, Detail, GAMES, RawSetup};

#[test]
fn a_choice_that_does_not_commit_can_be_undone() {
    let mut undoable = 0;
    for game in GAMES {
        let (mut free, mut final_, mut cautious) = (0, 0, 0);
        let seats = 3.clamp(game.meta().seats.min, game.meta().seats.max);
        for seed in 0..3 {
            let setup = RawSetup::new(seats, Seed([seed; 32]));
            let mut table = game.start(&setup).expect("it is dealt");
            for turn in 0..150_usize {
                let Some(seat) = table.to_act().iter().nth(turn % table.to_act().len().max(1))
                else {
                    break;
                };
                let position = table.position(Viewer::Seat(seat), Detail::Commitments, None);
                assert_eq!(position.questions.len(), table.to_act().len());
                let texts: Vec<String> =
                    table.choices(seat).into_iter().map(|choice| choice.text).collect();
                assert!(position.choices.iter().map(|choice| &choice.text).eq(&texts));
                let Choice { text, commits, .. } =
                    &position.choices[(turn * 5 + usize::from(seed)) % texts.len()];
                table.play(seat, text).expect("it is a choice");
                match (commits, table.can_undo(seat).is_ok()) {
                    (false, true) => free += 1,
                    (true, false) => final_ += 1,
                    (true, true) => cautious += 1,
                    (false, false) => panic!("{}: {text} after {turn} actions", game.meta().id),
                }
            }
        }
        // Hidden cards may make a choice irreversible in a sample but not at the real table; that is rare.
        let id = game.meta().id;
        assert!(final_ > 0 && cautious * 20 < final_, "{id}: {final_} {cautious}");
        // Some choice is marked as reversible where undo is possible; a game may have none.
        assert!(free > 0 || cautious == 0, "{id}: {free} {cautious}");
        undoable += usize::from(free > 0);
    }
    assert!(undoable > 0, "no choice could be undone");
}

#[test]
fn choices_and_commitments_are_computed_only_when_asked_for() {
    let game = signoria_registry::game("carrara").expect("it is there");
    let table = game.start(&RawSetup::new(2, Seed([1; 32]))).expect("it is dealt");
    let seat = table.to_act().first().expect("a seat begins");
    let choices = |viewer, detail| table.position(viewer, detail, None).choices;
    assert!(choices(Viewer::Seat(seat), Detail::View).is_empty());
    assert!(choices(Viewer::Spectator, Detail::Commitments).is_empty());
    let choices = choices(Viewer::Seat(seat), Detail::Choices);
    assert!(!choices.is_empty() && choices.iter().all(|choice| !choice.commits));
}

/// Only what draws or shows something reveals: ending a turn in Carrara does not, building there turns over a tile.
#[test]
fn what_reveals_is_told_apart_from_what_hands_the_question_on() {
    let game = signoria_registry::game("carrara").expect("it is there");
    let (mut handed_on, mut revealing) = (0, 0);
    for seed in 0..4 {
        let mut table = game.start(&RawSetup::new(2, Seed([seed; 32]))).expect("it is dealt");
        for turn in 0..60_usize {
            let Some(seat) = table.to_act().first() else { break };
            let choices = table.position(Viewer::Seat(seat), Detail::Commitments, None).choices;
            for Choice { text, commits, reveals, .. } in &choices {
                assert!(*commits || !reveals, "{text}: what reveals cannot be taken back");
                handed_on += usize::from(*commits && !reveals);
                revealing += usize::from(*reveals);
            }
            let text = &choices[(turn * 7 + usize::from(seed)) % choices.len()].text;
            table.play(seat, text).expect("it is a choice");
        }
    }
    assert!(handed_on > 10 && revealing > 10, "{handed_on} {revealing}");
}

/// What a choice shows is told before it, with the players who see it; ending a turn never is such a choice.
#[test]
fn a_choice_tells_what_it_shows_and_nothing_is_told_of_ends_of_turns() {
    let shown = |game: &str| {
        let game = signoria_registry::game(game).expect("it is there");
        let mut found = std::collections::BTreeSet::new();
        for seed in 0..4 {
            let mut table = game.start(&RawSetup::new(3, Seed([seed; 32]))).expect("it is dealt");
            for turn in 0..120_usize {
                let Some(seat) = table.to_act().first() else { break };
                let choices = table.position(Viewer::Seat(seat), Detail::Commitments, None).choices;
                for Choice { text, reveals, shows, .. } in &choices {
                    assert!(*reveals || shows.is_empty(), "{text} shows something hidden");
                    let kind = text.split(' ').next().unwrap_or_default().to_owned();
                    found.extend(shows.iter().map(|shown| (kind.clone(), shown.key)));
                }
                let text = &choices[(turn * 7 + usize::from(seed)) % choices.len()].text;
                table.play(seat, text).expect("it is a choice");
            }
        }
        found
    };
    let carrara = shown("carrara");
    assert!(carrara.iter().any(|(_, key)| *key == "shows-revealed"), "{carrara:?}");
    assert!(carrara.iter().any(|(_, key)| *key == "shows-drawn"), "{carrara:?}");
    let machiavelli = shown("machiavelli");
    assert!(machiavelli.contains(&("take".to_owned(), "shows-cards")), "{machiavelli:?}");
    assert!(
        !machiavelli.iter().any(|(kind, _)| kind == "end" || kind == "build"),
        "{machiavelli:?}"
    );
    let la_citta = shown("la_citta");
    assert!(la_citta.iter().any(|(_, key)| *key == "shows-card_opened"), "{la_citta:?}");
    assert_eq!(shown("notre_dame"), std::collections::BTreeSet::new());
    assert_eq!(shown("habemus_papam"), std::collections::BTreeSet::new());
}

/// A turn of Machiavelli that ends with gold or cards for nothing left says so; one that has used them does not.
#[test]
fn ending_a_turn_tells_what_is_left_unused() {
    let game = signoria_registry::game("machiavelli").expect("it is there");
    let (mut left, mut used) = (0, 0);
    for seed in 0..6 {
        let mut table = game.start(&RawSetup::new(4, Seed([seed; 32]))).expect("it is dealt");
        for turn in 0..200_usize {
            let Some(seat) = table.to_act().first() else { break };
            let choices = table.choices(seat);
            let free =
                choices.iter().any(|it| matches!(it.text.as_str(), "draw two" | "extra gold"));
            for Choice { text, wastes, .. } in &choices {
                if text != "end" {
                    assert_eq!(*wastes, None, "{text}");
                } else if free {
                    assert_eq!(wastes.as_ref().expect("something is left").key, "wastes-end");
                    left += 1;
                } else if !choices
                    .iter()
                    .any(|it| it.text.contains("collect") || it.text.contains("gold"))
                {
                    assert_eq!(*wastes, None);
                    used += 1;
                }
            }
            let text = &choices[(turn * 5 + usize::from(seed)) % choices.len()].text;
            table.play(seat, text).expect("it is a choice");
        }
    }
    assert!(left > 0 && used > 0, "{left} {used}");
}
