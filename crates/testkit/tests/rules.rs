//! Every version of the rules stays playable, replayable and verifiable: shown with the toy, which has two.

use std::{fs, path::PathBuf};

use signoria_engine::{
    Game as _, Record, ReplayError, RulesVersion, Seat, Seed, Session, Setup, stable_hash,
};
use signoria_testkit::{
    Plan, golden,
    toy::{Answer, NoOptions, Toy},
};

fn setup(rules: u16) -> Setup<NoOptions> {
    let rules = RulesVersion::known(rules, Toy::RULES).expect("the toy knows it");
    Setup { rules, ..Toy::setup(2, Seed::from_number(1)) }
}

/// The first stays, the second leaves.
fn played(rules: u16) -> Session<Toy> {
    let mut session = Session::<Toy>::new(setup(rules), Vec::new()).expect("it can be dealt");
    session.play(Seat::new(0), Answer::Stay).expect("it is legal");
    session.play(Seat::new(1), Answer::Leave).expect("it is legal");
    session
}

#[test]
fn a_record_is_replayed_by_the_rules_it_was_played_by() {
    for (rules, alone) in [(1, 3), (2, 4)] {
        let record = played(rules).record();
        assert_eq!((record.rules, &record.result), (rules, &Some(vec![alone, 1])));
        let read = Record::parse(&record.to_text()).expect("it is a record");
        assert_eq!(Session::<Toy>::replay(&read).expect("it holds").record(), record);
    }
}

#[test]
fn a_record_under_the_wrong_number_does_not_hold() {
    let record = Record { rules: 2, ..played(1).record() };
    assert!(matches!(Session::<Toy>::replay(&record), Err(ReplayError::Checkpoint { at: 2 })));
    let record = Record { marks: Vec::new(), ..record };
    assert!(matches!(Session::<Toy>::replay(&record), Err(ReplayError::Result { .. })));
}

#[test]
fn only_unknown_rules_are_refused() {
    for unknown in [0, 3, u16::MAX] {
        let record = Record { rules: unknown, ..played(2).record() };
        let refused = Session::<Toy>::replay(&record).map(drop);
        let Err(ReplayError::Rules { found, supported: 2, .. }) = refused else {
            panic!("rules {unknown}: {refused:?}")
        };
        assert_eq!(found, unknown);
    }
}

#[test]
fn new_games_take_the_newest_rules() {
    assert_eq!(Toy::setup(2, Seed::from_number(1)).rules, Toy::RULES);
}

/// Records of rules 1 were made before the state had this field, and their marks stay true.
#[test]
fn the_first_version_adds_nothing_to_a_fingerprint() {
    let Toy { cards, answers, rng, rules: _ } = played(1).game().clone();
    assert_eq!(stable_hash(played(1).game()), stable_hash(&(cards, answers, rng)));
    assert_ne!(stable_hash(played(1).game()), stable_hash(played(2).game()));
}

#[test]
fn a_plan_plays_every_version_of_the_rules() {
    let variants = Plan::<Toy>::new(1, 1).variants;
    let rules: Vec<u16> = variants.iter().map(|variant| variant.rules.number()).collect();
    assert_eq!(rules, [2, 1, 2, 1]);
}

struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn golden_records_of_every_version_are_needed() {
    let name = format!("signoria-golden-rules-{}", std::process::id());
    let folder = Folder(std::env::temp_dir().join(name));
    golden::write_records::<Toy>(&folder.0, &Plan::<Toy>::new(1, 1).variants, 1);
    assert!(folder.0.join("default-3.rules2.json").is_file());
    let missing = golden::verify_records::<Toy>(&folder.0).expect_err("rules 1 have none");
    assert!(missing.contains("no records of rules 1"), "{missing}");
    fs::write(folder.0.join("default-2.json"), played(1).record().to_text()).expect("writable");
    assert_eq!(golden::verify_records::<Toy>(&folder.0), Ok(()));
}
