//! What a seat is told about taking back is what happens when it tries.

use signoria_engine::{Seed, Viewer};
use signoria_registry::{Choice, Detail, GAMES, RawSetup};

#[test]
fn a_choice_that_does_not_commit_can_be_taken_back() {
    for game in GAMES {
        let (mut free, mut final_, mut cautious) = (0, 0, 0);
        for seed in 0..3 {
            let setup = RawSetup::new(game.meta().seats.min.max(3), Seed([seed; 32]));
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
        // Hidden cards may make a sample commit where the real table does not; that is rare.
        assert!(final_ > 20 && cautious * 20 < final_, "{}: {final_} {cautious}", game.meta().id);
        assert!(free > 0 || game.meta().id == "habemus_papam", "{}: {free}", game.meta().id);
    }
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
