//! What a seat is told about taking back is what happens when it tries.

use signoria_engine::{Message, Seat, Seed, Viewer};
use signoria_registry::{Detail, GAMES, RawSetup, Seen, Teller, ToldChoice, ToldView};

/// What was told of the choices.
#[derive(Default)]
struct Heard {
    views: usize,
    questions: usize,
    choices: Vec<(String, bool)>,
}

impl Teller for Heard {
    fn before(&self) -> Option<&Seen> {
        None
    }

    fn keep(&mut self, _: Seen) {}

    fn view(&mut self, view: ToldView<'_>) {
        assert!(matches!(view, ToldView::Whole(json) if json.starts_with(b"{")));
        self.views += 1;
    }

    fn question(&mut self, _: Seat, _: &Message) {
        self.questions += 1;
    }

    fn choice(&mut self, choice: &ToldChoice<'_>) {
        self.choices.push((choice.text.to_owned(), choice.commits));
    }
}

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
                let mut heard = Heard::default();
                table.tell(Viewer::Seat(seat), Detail::Commitments, &mut heard);
                assert_eq!((heard.views, heard.questions), (1, table.to_act().len()));
                let texts: Vec<String> =
                    table.choices(seat).into_iter().map(|choice| choice.text).collect();
                assert!(heard.choices.iter().map(|(text, _)| text).eq(&texts));
                let (text, commits) = &heard.choices[(turn * 5 + usize::from(seed)) % texts.len()];
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
fn whoever_does_not_want_to_know_is_not_told() {
    let game = signoria_registry::game("carrara").expect("it is there");
    let table = game.start(&RawSetup::new(2, Seed([1; 32]))).expect("it is dealt");
    let seat = table.to_act().first().expect("somebody begins");
    let told = |viewer, detail| {
        let mut heard = Heard::default();
        table.tell(viewer, detail, &mut heard);
        heard.choices
    };
    assert!(told(Viewer::Seat(seat), Detail::Sight).is_empty());
    assert!(told(Viewer::Spectator, Detail::Commitments).is_empty());
    let choices = told(Viewer::Seat(seat), Detail::Choices);
    assert!(!choices.is_empty() && choices.iter().all(|(_, commits)| !commits));
}
