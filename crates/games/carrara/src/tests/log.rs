//! What the log says: setup, a wheel that is not refilled, scorings, final scorings, rounds.

use signoria_engine::{
    Arg, Game as _, GameText as _, NullSink, RngExt as _, Seat, Seed, SeedableRng as _, Setup,
    Viewer,
};
use signoria_testkit::{TestRng, scenario::Table};

use super::scene::{Look as _, base, building, expansion};
use crate::{
    Action, Carrara, EventView, Options, Question,
    cards::ExtraCard,
    frame::Frame,
    material::{City, OBJECT_PRICE, Object},
};

fn told(table: &Table<Carrara>) -> Vec<EventView> {
    table.events.iter().filter_map(|event| Carrara::event_view(event, Viewer::Spectator)).collect()
}

/// §4: the display and the starting goods of all players can be read before the first turn.
#[test]
fn the_set_up_is_told() {
    let table = Table::<Carrara>::deal(3, 7);
    let events = told(&table);
    assert_eq!(events.last(), Some(&EventView::RoundBegan { round: 1 }));
    let display: Vec<_> = table.game.display.iter().flatten().copied().collect();
    assert!(events.contains(&EventView::DisplayLaid { buildings: display }));
    let dealt: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            EventView::Dealt { seat, screen } => Some((*seat, *screen)),
            _ => None,
        })
        .collect();
    // The start player first: black, blue, green.
    let texts: Vec<String> = dealt.iter().map(|(_, screen)| screen.bricks.to_string()).collect();
    assert_eq!((dealt[0].0, texts), (table.game.start, vec!["k".into(), "b".into(), "g".into()]));
    assert!(dealt.iter().all(|(seat, screen)| screen.coins == table.game.players[*seat].coins));
}

/// R12: a wheel that is turned but not refilled is told with the reason.
#[test]
fn why_nothing_is_drawn_is_told() {
    let refills = |table: &Table<Carrara>| -> Vec<EventView> {
        told(table)
            .into_iter()
            .filter(|it| matches!(it, EventView::Drawn { .. } | EventView::NotRefilled { .. }))
            .collect()
    };
    let mut full = base(2).wheel(["wwyy", "rrgg", "bbk", "-", "-", "-"]).table();
    full.events.clear();
    full.play(0, "buy");
    assert_eq!(refills(&full), [EventView::NotRefilled { full: true }]);
    let mut empty = base(2).wheel(["wwyy", "-", "-", "-", "-", "-"]).bag_to(1, "-").table();
    empty.events.clear();
    empty.play(0, "buy");
    assert_eq!(refills(&empty), [EventView::NotRefilled { full: false }]);
}

/// §6.4: a scoring names the buildings it counts, and where they stand.
#[test]
fn a_scoring_names_its_buildings() {
    let mut table = base(2)
        .stands(0, "library_3", "pisa")
        .stands(0, "library_2", "massa")
        .stands(0, "villa_1", "pisa")
        .table();
    table.events.clear();
    table.play(0, "score_type library");
    let Some(EventView::Scored { buildings, .. }) = told(&table).into_iter().next() else {
        panic!("{:?}", table.events)
    };
    let expected = [(building("library_2"), City::Massa), (building("library_3"), City::Pisa)];
    assert_eq!(buildings, expected);
}

/// R21: a scoring says which objects the supply no longer had.
#[test]
fn a_scoring_names_the_objects_it_lacks() {
    let told_of = |supply: u8| {
        let mut table = base(2)
            .stands(0, "library_3", "pisa")
            .stands(0, "library_2", "massa")
            .with(|game| {
                let book = Object::Book.index();
                game.players[Seat::new(1)].objects[book] = game.supply[book] - supply;
                game.supply[book] = supply;
            })
            .table();
        table.events.clear();
        table.play(0, "score_type library");
        let message = Carrara::message(&told(&table)[0]);
        let found = message.args.iter().find(|(name, _)| *name == "lacking");
        found.expect("a list").1.clone()
    };
    assert_eq!(told_of(2), Arg::List(vec![]));
    assert_eq!(told_of(1), Arg::List(vec![Arg::Term("book_1")]));
    assert_eq!(told_of(0), Arg::List(vec![Arg::Term("book_2")]));
}

/// §9: the parts of a final line add up to its total, the track among them.
#[test]
fn final_lines_add_up() {
    let mut table = expansion(2)
        .vp(0, 11)
        .coins(0, 7)
        .stands(0, "villa_3", "livorno")
        .with(|game| game.announced_by = Some(signoria_engine::Seat::new(0)))
        .turn(1)
        .coins(1, 0)
        .table();
    table.play(1, "pass");
    for event in told(&table) {
        let EventView::FinalScoring { seat, card, total, .. } = event else { continue };
        assert_eq!(card.map(ExtraCard::id), Some("extra_2"), "also if it brings nothing");
        let message = Carrara::message(&event);
        let number = |name: &str| {
            let found = message.args.iter().find(|(key, _)| *key == name);
            match found {
                Some((_, signoria_engine::Arg::Number(number))) => *number,
                other => panic!("{name}: {other:?}"),
            }
        };
        let parts = ["track", "objects", "buildings", "extra", "coins"].map(number);
        assert_eq!(parts.iter().sum::<i64>(), i64::from(total));
        assert_eq!(number("track"), i64::from(table.game.players[seat].vp));
    }
}

/// §6: a new round is told when the start player is to move again.
#[test]
fn rounds_are_told() {
    let mut table = base(2).turn(1).coins(0, 0).coins(1, 0).at(Frame::EndTurn);
    assert!(told(&table).contains(&EventView::RoundBegan { round: 2 }));
    table.events.clear();
    table.game.frames = signoria_engine::Stack::new(Frame::EndTurn);
    signoria_engine::flow::run(&mut table.game, &mut table.events);
    assert!(!told(&table).iter().any(|it| matches!(it, EventView::RoundBegan { .. })));
}

/// R27: a declined purchase or announcement leaves no event, and for all but the active player the
/// question sounds the same whatever it offers.
#[test]
fn r27_declining_is_not_told() {
    let mut table = base(2).coins(0, 10).at(Frame::Finish { purchased: false });
    table.events.clear();
    let before = table.game.view(Viewer::Spectator);
    table.play(0, "done");
    assert!(told(&table).is_empty());
    let after = table.game.view(Viewer::Spectator);
    assert_eq!((before.players, before.field), (after.players, after.field));
    assert_eq!(table.who(0).coins, 10);
}

/// R27: that the question at the end of a turn was asked, and so the gap in the numbers of the log, tells nothing new. It
/// follows from what a spectator's view shows of the active player.
#[test]
fn r27_the_question_follows_from_what_all_see() {
    let (mut asked, mut skipped) = (0, 0);
    for seed in 0..20 {
        let options = Options { expansion: seed % 2 == 0, ..Options::default() };
        let setup = Setup { options, ..Carrara::setup(3, Seed::from_number(seed)) };
        let mut game = Carrara::new(&setup, &mut NullSink).unwrap();
        let mut rng = TestRng::seed_from_u64(seed);
        let mut legal = Vec::new();
        while let Some(seat) = game.to_act().first() {
            game.legal(seat, &mut legal);
            let action = legal[rng.below(legal.len())];
            game.play(seat, action, &mut NullSink).unwrap();
            if matches!(action, Action::Done | Action::Announce) {
                continue;
            }
            let view = game.view(Viewer::Spectator);
            let player = &view.players[seat];
            let may_buy = !matches!(action, Action::Purchase(_))
                && player.coins >= OBJECT_PRICE
                && !view.field.is_empty();
            let may_announce = view.announced_by.is_none()
                && view.exhausted_by.is_none_or(|by| by == seat)
                && player.conditions.iter().all(|condition| condition.met());
            let finishing = matches!(view.question, Some(Question::Finish { .. }));
            if finishing && view.active == seat {
                assert!(may_buy || may_announce, "seed {seed}: {action} and a question");
                asked += 1;
            } else if view.active != seat || view.over {
                assert!(!may_buy && !may_announce, "seed {seed}: {action} and no question");
                skipped += 1;
            }
        }
    }
    assert!(asked > 100 && skipped > 100, "{asked} asked, {skipped} skipped");
}
