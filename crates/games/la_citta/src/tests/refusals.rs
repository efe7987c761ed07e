//! `why_not` against the lists of legal actions, and the notation.

use signoria_engine::{Game, GameText, RngExt, SeedableRng, Viewer};
use signoria_testkit::{TestRng, walk};

use super::*;
use crate::{
    Action,
    action::{Citizens, Positions, Tokens},
    options::TableSetup,
};

/// Every action there is, legal or not.
fn every_action() -> Vec<Action> {
    let mut all = vec![Action::Gold, Action::Pass];
    let ids = || (0..40).map(CityId);
    for cell in Cell::all() {
        all.push(Action::Castle { cell });
        all.push(Action::Harvest { cell });
        for building in Building::ALL {
            all.push(Action::Build { building, cell });
            all.push(Action::Architect { building, cell });
            if building.card().is_some() {
                all.push(Action::Card { building, cell });
            }
        }
        for counts in [[1, 0, 0], [0, 1, 0], [0, 0, 1], [2, 0, 0], [0, 1, 1], [0, 1, 2], [3, 0, 0]]
        {
            all.push(Action::Games { cell, tokens: Tokens::new(counts) });
        }
        all.extend(ids().map(|from| Action::Found { from, cell }));
        all.extend(ids().map(|city| Action::Demolish { city, cell }));
    }
    for city in ids() {
        all.extend(Citizens::ALL.map(|citizens| Action::GoldenTimes { city, citizens }));
        all.extend(Voice::ALL.map(|voice| Action::Migrate { city, voice }));
        all.push(Action::Starve { city });
    }
    all.extend(Positions::PAIRS.map(|positions| Action::Referendum { positions }));
    all.push(Action::Referendum { positions: Positions::THREE });
    all
}

#[test]
fn an_action_is_refused_exactly_if_it_is_not_listed() {
    let all = every_action();
    let mut rng = TestRng::seed_from_u64(3);
    let mut questions = std::collections::BTreeMap::<&str, u32>::new();
    for setup in [TableSetup::Standard, TableSetup::Advanced] {
        for players in 2..=5 {
            walk::<LaCitta>(
                players,
                &Options { setup, ..Options::default() },
                0..12,
                |_, _, _, game, _| {
                    let Some(seat) = game.to_act().first() else { return };
                    let kind = match game.stack.top() {
                        Some(Frame::Turn { .. }) => "turn",
                        Some(Frame::Place { .. }) => "place",
                        Some(Frame::Migrate { .. }) => "migrate",
                        Some(Frame::Demolish { .. }) => "demolish",
                        Some(Frame::Starve { .. }) => "starve",
                        other => panic!("{other:?} asks"),
                    };
                    // Turns are many and alike.
                    if kind == "turn" && rng.below(12) > 0 {
                        return;
                    }
                    *questions.entry(kind).or_default() += 1;
                    let mut listed = Vec::new();
                    game.legal(seat, &mut listed);
                    for &action in &all {
                        let refusal = game.refuse(seat, action);
                        assert_eq!(
                            refusal.is_none(),
                            listed.binary_search(&action).is_ok(),
                            "`{action}` {refusal:?}"
                        );
                    }
                    assert!(listed.iter().all(|&action| game.refuse(seat, action).is_none()));
                },
            );
        }
    }
    assert!(questions.len() == 5, "{questions:?}");
}

/// The text of a refusal names the rule.
#[test]
fn refusals_name_a_paragraph() {
    let table = bare(2)
        .with_city(RED, 4, &[(49, Castle)])
        .with_city(BLUE, 4, &[(106, Castle)])
        .with_display(DEAR)
        .turn();
    for (text, rule) in [
        ("castle 48", "7"),
        ("card referendum 1 2", "8.2"),
        ("card cathedral 50", "8.2"),
        ("found 50 from 0", "8.3"),
        ("found 33 from 1", "8"),
        ("build farm 49", "8.4"),
        ("build fountain 50", "8.4"),
        ("build castle 50", "8.3"),
    ] {
        assert_eq!(table.why(RED, text).rule, rule, "{text}");
    }
    let view = table.game.view(Viewer::Seat(BLUE));
    let early = LaCitta::why_not(&view, Action::Gold);
    assert_eq!(early.message.key, "why-not_now");
    let watching = LaCitta::why_not(&table.game.view(Viewer::Spectator), Action::Gold);
    assert_eq!(watching.message.key, "why-not_a_choice");
}

#[test]
fn the_notation_round_trips_and_refuses_nonsense() {
    for action in every_action() {
        let text = action.to_string();
        assert_eq!(text.parse(), Ok(action), "{text}");
    }
    for bad in [
        "",
        "gold ",
        "Gold",
        "castle",
        "castle 156",
        "castle 007",
        "castle -1",
        "castle +1",
        "card farm 3",
        "card castle 3",
        "card golden_times 1 0",
        "card golden_times 1 4",
        "card bread_and_games 3",
        "card bread_and_games 3 culture culture culture culture",
        "card referendum",
        "card referendum 2",
        "card referendum 1 2 3 4",
        "found 3 to 1",
        "migrate 1 wealth",
        "starve 256",
        "build  farm 3",
    ] {
        assert!(bad.parse::<Action>().is_err(), "{bad}");
    }
    assert_eq!(
        "card bread_and_games 50 health education".parse::<Action>().map(|it| it.to_string()),
        Ok("card bread_and_games 50 education health".to_owned())
    );
}
