//! The tools in addition to the laws: shrinking, golden files, scenarios, walks.

#[path = "common/auction.rs"]
#[allow(dead_code)] // shared by several test binaries
mod auction;

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use signoria_engine::{Game as _, IllegalAction, Record, RngExt, Seat, Seed, Session, Viewer};
use signoria_testkit::{
    Choice, Failure, Law, Plan, Variant, check, check_laws, golden, scenario::Table, walk,
};

use self::auction::{Auction, Choices, EventView, Flaw, LISTED, switch};

fn failure(flaw: Flaw, plan: &Plan<Auction>) -> Failure {
    switch(Some(flaw));
    *check(plan).expect_err("a flawed game breaks a law")
}

#[test]
fn an_action_that_was_checked_is_not_looked_up_again() {
    switch(None);
    let setup = <Auction>::setup(3, Seed::from_number(5));
    let mut session = Session::<Auction>::new(setup, Vec::new()).expect("it can be dealt");
    let seat = session.game().to_act().first().expect("a seat is to act");
    let mut legal = Vec::new();
    session.game().legal(seat, &mut legal);
    let before = LISTED.get();
    session.game().check(seat, legal[0]).expect("it is listed");
    session.play_checked(seat, legal[0]);
    assert_eq!(LISTED.get() - before, 1, "once for the check");
    let before = LISTED.get();
    assert_eq!(session.rewound(1).history(), session.history());
    assert_eq!(LISTED.get(), before, "what was played once is not looked up when it is replayed");
}

#[test]
fn a_failure_is_shrunk_to_few_seats_a_short_line_and_a_record_that_replays() {
    let three = |variant: &Variant<Choices>| variant.seats == 3;
    let found = failure(Flaw::BreaksInvariant, &Plan::new(40, 60).only(three));
    assert_eq!((found.seats, found.found.0), (3, 3), "only what the plan plays: {found}");

    let mut plan = Plan::new(40, 60);
    plan.variants.reverse();
    let found = failure(Flaw::BreaksInvariant, &plan);
    assert_eq!((found.seats, found.found.0), (2, 3), "{found}");
    // Two bids and the share that empties a hand.
    assert_eq!(found.line.len(), 3, "{found}");
    assert!(found.line[2].ends_with(" share"), "{found}");

    let record: Record = found.record.clone().expect("it was dealt");
    let session = Session::<Auction>::replay(&record).expect("the record replays");
    let played: Vec<String> =
        session.history().iter().map(|(by, it)| format!("{by} {it}")).collect();
    assert_eq!(played, found.line);
    let report = found.to_string();
    for words in ["law 10 (Conserve) is broken by auction", "2 seats", "\"rich\"", " share\n"] {
        assert!(report.contains(words), "{report}");
    }
}

/// What the flaws add to the catalogue is never said without them; all else is.
#[test]
fn a_run_tells_what_was_never_reached() {
    switch(None);
    let report = check(&Plan::<Auction>::new(20, 60)).expect("no flaw");
    assert_eq!(report.unreached, ["ask-best", "ask-whom", "log-named", "log-peeked"]);
    assert!(
        report
            .to_string()
            .ends_with("never reached in these games: ask-best, ask-whom, log-named, log-peeked")
    );
}

#[test]
fn the_same_plan_fails_the_same_way_twice() {
    let plan = Plan::new(40, 60);
    let reports = [(); 2].map(|()| failure(Flaw::AsksByHand, &plan).to_string());
    assert_eq!(reports[0], reports[1]);
}

#[test]
fn a_plan_plays_every_number_of_seats_with_every_preset_and_what_is_added() {
    switch(None);
    let plan = Plan::<Auction>::new(3, 60).with("mine", 2, Choices { rich: true }).with_made(
        "random",
        2..=3,
        |_, rng| Choices { rich: rng.below(2) == 0 },
    );
    let report = check(&plan).expect("no flaw");
    let names: Vec<_> = report.lines.iter().map(|line| (&*line.variant, line.seats)).collect();
    let expected = [
        ("default", 2),
        ("rich", 2),
        ("default", 3),
        ("rich", 3),
        ("mine", 2),
        ("random", 2),
        ("random", 3),
    ];
    assert_eq!(names, expected);
    assert!(report.lines.iter().all(|line| line.games == 3 && line.decisions >= 3 * 4));
    let random = &plan.variants[5];
    assert!(matches!(random.options, Choice::Made(_)));
    let made: BTreeSet<bool> = (0..20).map(|seed| random.setup(seed).options.rich).collect();
    assert_eq!(made.len(), 2, "options differ from game to game");
    assert_eq!(random.setup(5), random.setup(5));
}

#[test]
fn only_the_laws_asked_for_are_checked() {
    switch(Some(Flaw::SameLabel));
    assert!(check_laws::<Auction>(&Plan::new(5, 60), &[Law::Finish, Law::Lockstep]).is_ok());
}

/// A directory of its own for each test, removed at the end.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("signoria-{name}-{}", std::process::id()));
        Self(path)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn write_records(dir: &Path) -> usize {
    let variants = Plan::<Auction>::new(1, 60).variants;
    golden::write_records::<Auction>(dir, &variants, 1);
    variants.len()
}

#[test]
fn golden_records_verify_until_a_byte_or_the_behaviour_changes() {
    switch(None);
    let dir = Scratch::new("records");
    assert!(golden::verify_records::<Auction>(&dir.0).is_err(), "no records is a failure");
    let written = write_records(&dir.0);
    assert_eq!(fs::read_dir(&dir.0).expect("it was made").count(), written);
    assert_eq!(golden::verify_records::<Auction>(&dir.0), Ok(()));

    switch(Some(Flaw::OrderMatters));
    let problems = golden::verify_records::<Auction>(&dir.0).expect_err("other behaviour");
    assert_eq!(problems.lines().count(), written, "{problems}");
    switch(None);

    let path = dir.0.join("default-2.json");
    let text = fs::read_to_string(&path).expect("it was written");
    fs::write(&path, text.replacen("keep", "share", 1)).expect("it can be written");
    let problems = golden::verify_records::<Auction>(&dir.0).expect_err("a changed file");
    assert!(problems.contains("default-2.json: the digest"), "{problems}");
}

#[test]
fn perft_tables_count_every_variant_and_notice_changes() {
    switch(None);
    let table = golden::perft_table::<Auction>();
    assert!(table.contains("\n2 default 1 2 4\n"), "two bids of two cards: {table}");
    assert!(table.contains("\n3 rich 1 3 8\n"), "{table}");
    assert_eq!(golden::verify_perft::<Auction>(&table), Ok(()));
    assert!(golden::verify_perft::<Auction>("# empty\n").is_err());
    assert!(golden::verify_perft::<Auction>("2 default 1 2\n").is_err());
    let problem = golden::verify_perft::<Auction>("2 default 1 2 5\n").expect_err("one too many");
    assert_eq!(problem, "`2 default 1 2 5` should be `2 default 1 2 4`");
}

#[test]
fn a_scenario_plays_by_notation_from_any_state() {
    switch(None);
    let mut table = Table::<Auction>::deal(2, 1);
    table.game.hands[Seat::new(0)] = 0b0000_0110;
    table.game.hands[Seat::new(1)] = 1 << 5 | 1 << 6;
    table.game.prize = 3;
    let mut table = Table::of(table.game);
    assert_eq!(table.asked(), [0, 1]);
    assert_eq!(table.legal_texts(0), ["bid 1", "bid 2"]);
    assert!(matches!(table.refuses(0, "bid 6"), IllegalAction::NotLegal { .. }));
    assert_eq!(table.why(0, "bid 6").message.key, "why-not_held");
    assert_eq!(table.prompt(1).key, "ask-bid");

    table.play(0, "bid 2").play(Seat::new(1), "bid 6");
    assert_eq!(table.asked(), [1]);
    assert_eq!(table.told(Viewer::Spectator)[0], EventView::Bid(Seat::new(0), None));
    assert_eq!(table.take_events().len(), 4);
    table.play_all(1, &["share", "keep"]);
    assert_eq!(table.game.points.values().copied().collect::<Vec<_>>(), [1, 2]);
    assert_eq!(table.log(Viewer::Spectator)[0].key, "log-shared");
    assert!(table.allows(0, "bid 1") && !table.allows(0, "bid 2"));
}

#[test]
fn a_scenario_says_what_was_possible_when_a_script_is_wrong() {
    switch(None);
    let message = |script: fn(&mut Table<Auction>)| {
        let mut table = Table::<Auction>::deal(2, 1);
        let panic = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| script(&mut table)));
        *panic.expect_err("the script is wrong").downcast::<String>().expect("a text")
    };
    let refused = message(|table| drop(table.play(0, "share").take_events()));
    assert!(refused.contains("seat 0 may do `bid "), "{refused}");
    let unread = message(|table| drop(table.play(0, "buy").take_events()));
    assert!(unread.contains("`buy` is not an action of auction"), "{unread}");
    let accepted = message(|table| {
        let first = table.legal_texts(0)[0].clone();
        table.refuses(0, &first);
    });
    assert!(accepted.contains("was accepted"), "{accepted}");
}

#[test]
fn a_walk_sees_every_transition() {
    switch(None);
    let (mut transitions, mut games) = (0, 0);
    walk::<Auction>(3, &Choices::default(), 0..10, |before, seat, _, after, events| {
        assert!(before.to_act().contains(seat));
        assert_ne!(before, after);
        assert!(!events.is_empty());
        transitions += 1;
        games += u32::from(after.outcome().is_some());
    });
    assert_eq!(games, 10);
    assert!(transitions >= 10 * (3 + 1) * 2);
}
